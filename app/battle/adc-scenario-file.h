/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-scenario.h"

/* Scenarios as XML files, format 1 of data/schemas/scenario.rng. */

#define ADC_SCENARIO_MIME_TYPE "application/xml"

/* NULL when something is wrong: then at least one AdcProblem was appended. It runs in any thread. */
AdcScenario *adc_scenario_load         (const char *path, GPtrArray *problems);

/* Writes the whole file or leaves the old one as it was. */
gboolean     adc_scenario_save         (AdcScenario *self, const char *path, GError **error);

/* The scenarios that ship with a game (in its folder “scenarios”), ordered by file name; problems may be NULL. */
GPtrArray   *adc_scenario_load_shipped (const char *game_folder, GPtrArray *problems);
