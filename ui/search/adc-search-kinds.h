/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-kind.h"

/* Of which kind results may be: everything, or one of those that there are. Signal "changed": another was chosen. */

#define ADC_TYPE_SEARCH_KINDS (adc_search_kinds_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchKinds, adc_search_kinds, ADC, SEARCH_KINDS, AdwBin)

void  adc_search_kinds_offer      (AdcSearchKinds *self, guint kinds); /* ADC_KIND_BIT()s */
void  adc_search_kinds_choose     (AdcSearchKinds *self, guint kinds); /* one of those, or 0 for everything */
void  adc_search_kinds_choose_nth (AdcSearchKinds *self, guint n);     /* of those on show; 0 for everything */
guint adc_search_kinds_get_chosen (AdcSearchKinds *self);
