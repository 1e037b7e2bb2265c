/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The window: a sidebar with the game and its views, the view at hand, the search over it. */

#define ADC_TYPE_WINDOW (adc_window_get_type ())
G_DECLARE_FINAL_TYPE (AdcWindow, adc_window, ADC, WINDOW, AdwApplicationWindow)

/* A window that takes over from another shows what that one showed. */
AdcWindow  *adc_window_new          (AdcApplication *application, AdcWindow *takes_over);
void        adc_window_show_library (AdcWindow *self); /* once it is loaded */
void        adc_window_show_failure (AdcWindow *self, const char *message);
void        adc_window_update_problems (AdcWindow *self); /* fewer of them may be left */
void        adc_window_open         (AdcWindow *self, const char *location);
void        adc_window_open_file    (AdcWindow *self, GFile *file); /* a deck */
void        adc_window_search       (AdcWindow *self, const char *words);
const char *adc_window_get_location (AdcWindow *self); /* or NULL */
