/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* A rule and the rules below it: the outline of a rulebook is a tree of these. */

#define ADC_TYPE_RULE (adc_rule_get_type ())
G_DECLARE_FINAL_TYPE (AdcRule, adc_rule, ADC, RULE, AdcEntry)

GListModel *adc_rule_get_children (AdcRule *self);
const char *adc_rule_get_parent   (AdcRule *self); /* id, or NULL at the top */
void        adc_rule_add_child    (AdcRule *self, AdcRule *child);
