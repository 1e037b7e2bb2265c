/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "adc-paper.h"

/* The parts of a report that a battle without chance has instead of shots and forecast: what lies on the table; and how the
 * battle goes, with what was decided in it and what is left. */

void adc_report_add_table      (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcResolution *resolution);
void adc_report_add_resolution (AdcPaper *out, AdcGame *game, AdcScenario *scenario, AdcResolution *resolution);
