/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-rule.h"

/* The rules right below a rule, as rows that open them. */

#define ADC_TYPE_RULE_LIST (adc_rule_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcRuleList, adc_rule_list, ADC, RULE_LIST, AdwBin)

void adc_rule_list_set_rule (AdcRuleList *self, AdcRule *rule); /* NULL, or one without: hidden */
