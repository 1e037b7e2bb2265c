/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* Language and looks, what is asked, which games, where the user’s own files are, and the values he typed in. */

#define ADC_TYPE_PREFERENCES (adc_preferences_get_type ())
G_DECLARE_FINAL_TYPE (AdcPreferences, adc_preferences, ADC, PREFERENCES, AdwPreferencesWindow)

GtkWidget *adc_preferences_new (AdcApplication *application);
