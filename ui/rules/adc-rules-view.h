/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* The rules: their outline beside the article. Clarifications and deck rules are read here too. */

#define ADC_TYPE_RULES_VIEW (adc_rules_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcRulesView, adc_rules_view, ADC, RULES_VIEW, AdwBin)

GtkWidget *adc_rules_view_new (void);
