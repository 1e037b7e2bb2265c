/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* The part of a report that looks ahead: who wins, when, what is left, what was assumed. */

void adc_report_add_forecast (GString *out, AdcGame *game, AdcScenario *scenario, AdcForecast *forecast);
