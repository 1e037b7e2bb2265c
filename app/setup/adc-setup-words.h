/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-count.h"
#include "adc-setup-groups.h"

/* How quantities and what leads to them are said; for the caller to free. */

char *adc_setup_words_quantity (const AdcSetupQuantity *quantity); /* “16”, “~4”, “4–6”, “?”, “all” */
char *adc_setup_words_when     (AdcSetupPlan *plan, const AdcSetupAmount *amount);
char *adc_setup_words_times    (const AdcSetupAmount *amount, const char *what);
char *adc_setup_words_players  (const AdcSetupAmount *amount, guint n_players);
char *adc_setup_words_groups   (const AdcSetupAmount *amount, guint n_groups);
char *adc_setup_words_deck     (AdcSetupPlan *plan, const AdcSetupAmount *amount, guint n_cards);
char *adc_setup_words_layout   (AdcSetupPlan *plan);
char *adc_setup_words_kinds    (AdcSetupPlan *plan, AdcGroupMask mask); /* “2 × blue, 1 × purple” */
