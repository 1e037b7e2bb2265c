/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* Language, looks, and the values the user typed in. */

#define ADC_TYPE_PREFERENCES (adc_preferences_get_type ())
G_DECLARE_FINAL_TYPE (AdcPreferences, adc_preferences, ADC, PREFERENCES, AdwPreferencesWindow)

GtkWidget *adc_preferences_new (AdcApplication *application);
