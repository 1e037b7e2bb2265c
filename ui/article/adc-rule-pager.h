/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-rule.h"

/* The rules before and after a rule, as one reads them from the first to the last. */

#define ADC_TYPE_RULE_PAGER (adc_rule_pager_get_type ())
G_DECLARE_FINAL_TYPE (AdcRulePager, adc_rule_pager, ADC, RULE_PAGER, AdwBin)

void     adc_rule_pager_set_rule     (AdcRulePager *self, AdcRule *rule); /* NULL hides it */
AdcRule *adc_rule_pager_get_previous (AdcRulePager *self); /* or NULL */
AdcRule *adc_rule_pager_get_next     (AdcRulePager *self); /* or NULL */
