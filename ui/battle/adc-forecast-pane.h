/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle-session.h"

/* How the whole battle will probably end: who wins, when, what is left, what to shoot at, and what
 * all this assumes. While it is being computed the last answer stays, faded if that takes a while.
 * Where there can be no answer it says what is missing or wrong. */

#define ADC_TYPE_FORECAST_PANE (adc_forecast_pane_get_type ())
G_DECLARE_FINAL_TYPE (AdcForecastPane, adc_forecast_pane, ADC, FORECAST_PANE, AdwBin)

GtkWidget *adc_forecast_pane_new         (void);
void       adc_forecast_pane_set_session (AdcForecastPane *self, AdcBattleSession *session);
