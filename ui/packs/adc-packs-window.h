/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The user's own games: adds them from folders, removes them, and says what is wrong with those that cannot be used. */

#define ADC_TYPE_PACKS_WINDOW (adc_packs_window_get_type ())
G_DECLARE_FINAL_TYPE (AdcPacksWindow, adc_packs_window, ADC, PACKS_WINDOW, AdwPreferencesWindow)

GtkWidget *adc_packs_window_new            (AdcApplication *application);

/* What its buttons do once a folder is chosen. */
void       adc_packs_window_add            (AdcPacksWindow *self, const char *folder);
void       adc_packs_window_write_template (AdcPacksWindow *self, const char *folder);
