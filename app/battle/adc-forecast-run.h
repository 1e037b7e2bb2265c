/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* One forecast being computed in a thread for somebody in the main thread, who may lose interest at any time. */

typedef struct _AdcForecastRun AdcForecastRun;

typedef struct {
  void (*progressed) (gpointer owner, double part);
  void (*done)       (gpointer owner, AdcForecast *forecast); /* NULL: a value is missing */
} AdcForecastRunOwner;

/* Both functions are called in the main thread, never before this returns, and done last of all. */
AdcForecastRun *adc_forecast_run_start   (AdcBattle *battle, const AdcForecastRunOwner *functions, gpointer owner);

/* Gives up what is not finished, and frees; from now on nothing is called. */
void            adc_forecast_run_abandon (AdcForecastRun *self);
