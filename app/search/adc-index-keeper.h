/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-completions.h"
#include "adc-index.h"

/* Has an index made again, in a thread, whenever the user types a value in, or adds or removes a game. Emits
 * "changed" when there is another. */

#define ADC_TYPE_INDEX_KEEPER (adc_index_keeper_get_type ())
G_DECLARE_FINAL_TYPE (AdcIndexKeeper, adc_index_keeper, ADC, INDEX_KEEPER, GObject)

/* The index as it is now; is_kept says whether those that follow it are to be kept in the cache folder. */
AdcIndexKeeper *adc_index_keeper_new       (AdcIndex *index, AdcLibrary *library, AdcCompletions *completions,
                                            gboolean is_kept);
AdcIndex       *adc_index_keeper_get_index (AdcIndexKeeper *self);
void            adc_index_keeper_set_kept  (AdcIndexKeeper *self, gboolean is_kept);
gboolean        adc_index_keeper_is_busy   (AdcIndexKeeper *self); /* another one is on its way */
