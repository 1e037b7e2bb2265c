/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-search-row.h"

/* What a search found, the best first, one of them selected. It can be gone through while the focus is elsewhere, in a
 * field where somebody types. Signals: "selected", another row is; "activated" with a result, which is to be opened. */

typedef enum {
  ADC_STEP_UP,
  ADC_STEP_DOWN,
  ADC_STEP_PAGE_UP,
  ADC_STEP_PAGE_DOWN,
} AdcListStep;

#define ADC_TYPE_RESULT_LIST (adc_result_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcResultList, adc_result_list, ADC, RESULT_LIST, AdwBin)

/* Selects the first. The game of a result is shown when it is not the one named; NULL: it is always shown. */
void             adc_result_list_set_results  (AdcResultList *self, GPtrArray *results, const char *game);
guint            adc_result_list_get_n        (AdcResultList *self);
AdcSearchRow    *adc_result_list_get_selected (AdcResultList *self); /* or NULL */
guint            adc_result_list_get_position (AdcResultList *self); /* of that, from 0 */
AdcSearchRow    *adc_result_list_get_row      (AdcResultList *self, guint position); /* or NULL */
void             adc_result_list_step         (AdcResultList *self, AdcListStep step);
