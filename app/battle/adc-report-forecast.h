/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "adc-paper.h"

/* The part of a report that looks ahead: who wins, when, what is left, what was assumed. */

void adc_report_add_forecast (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcForecast *forecast);
