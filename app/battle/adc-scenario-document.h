/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-scenario.h"
#include "adc-xml.h"

/* Between a scenario and the XML it is kept in. */

/* adc-scenario-file.c: for whoever reads many. NULL: what is wrong was appended. */
AdcSchema   *adc_scenario_load_schema    (GPtrArray *problems);
AdcScenario *adc_scenario_load_with      (const char *path, AdcSchema *schema, GPtrArray *problems);

/* The document must follow the schema. NULL when something else is wrong: then at least one AdcProblem was appended. */
AdcScenario *adc_scenario_read_document  (xmlDoc *doc, const char *path, GPtrArray *problems);

/* A scenario must have a title in its file: the fallback is written when it has none. The same scenario gives the same
 * document, byte for byte. */
xmlDoc      *adc_scenario_write_document (AdcScenario *self, const char *fallback_title);
