/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Nothing was found: what it may have been, and where else to look. */

typedef struct {
  const char * const *nearest;       /* names that resemble what was typed */
  const char         *game;          /* id of the one that was searched */
  gboolean            is_everywhere; /* as were the others */
  gboolean            is_filtered;   /* for one kind of entries only */
} AdcMiss;

#define ADC_TYPE_SEARCH_NOTHING (adc_search_nothing_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchNothing, adc_search_nothing, ADC, SEARCH_NOTHING, AdwBin)

void adc_search_nothing_show_miss (AdcSearchNothing *self, const AdcMiss *miss);
