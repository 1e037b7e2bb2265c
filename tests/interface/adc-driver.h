/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"
#include "adc-window.h"

/* Runs the real application inside a test: starts it, waits for conditions, goes to places. Waiting is bounded: what
 * never comes fails the test instead of hanging it. */

typedef gboolean (*AdcCondition) (gpointer user_data);

AdcApplication *adc_driver_begin        (GApplicationFlags flags); /* without a window, and still loading */
AdcApplication *adc_driver_start        (void); /* with its window shown and its library loaded */
void            adc_driver_wait_loaded  (AdcApplication *application);
void            adc_driver_stop         (AdcApplication *application);
AdcWindow      *adc_driver_get_window   (AdcApplication *application);
GtkWidget      *adc_driver_get_page     (AdcApplication *application, const char *name); /* made if need be */
void            adc_driver_wait         (AdcCondition condition, gpointer user_data);
void            adc_driver_settle       (void); /* until layout and idle work are done */
void            adc_driver_settle_window (GtkWidget *window); /* of no application: until everything has its place */
void            adc_driver_open         (AdcApplication *application, const char *location);
void            adc_driver_resize       (AdcApplication *application, int width, int height);

/* Presses a button and settles: that one, or the one that shows these words. */
void            adc_driver_click        (gpointer button);
void            adc_driver_click_in     (GtkWidget *inside, const char *text);

/* What is shown below a widget, as a screen reader would gather it: the text of its visible labels. */
char           *adc_driver_dup_text     (GtkWidget *widget);

/* A battle that ships with the game. */
AdcScenario    *adc_driver_load_battle  (AdcGame *game, const char *id);
