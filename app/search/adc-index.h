/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-library.h"
#include "adc-search-result.h"

/* Everything that can be looked up, in every language, ready to be searched. It may be built in any thread and used
 * from any thread afterwards. What the user types in later (completions) is not in it. */

#define ADC_TYPE_INDEX (adc_index_get_type ())
G_DECLARE_FINAL_TYPE (AdcIndex, adc_index, ADC, INDEX, GObject)

#define ADC_KIND_BIT(kind) (1u << (kind))

typedef struct {
  const char *game;     /* id, or NULL for all */
  const char *language; /* of titles and, where it matched, of snippets; NULL for the current one */
  guint       kinds;    /* ADC_KIND_BIT()s, or 0 for all */
  guint       limit;    /* 0 for none */
} AdcQuery;

AdcIndex  *adc_index_new    (AdcLibrary *library, GError **error);

/* Anything a player may type is a query. An array of AdcSearchResult, the best first; of those that hold every word
 * or, if there are none, of those that hold any. If words had to be mended, corrected is set to what was searched. */
GPtrArray *adc_index_search (AdcIndex *self, const char *query, const AdcQuery *options, char **corrected,
                             GError **error);
