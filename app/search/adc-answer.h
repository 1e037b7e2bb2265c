/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-search-result.h"

/* How far an entry is called what was asked for. */
typedef enum {
  ADC_NAMED_OTHERWISE,
  ADC_NAMED_LOOSELY, /* but for words that do not matter, or that are still missing */
  ADC_NAMED_SO,      /* but for its ending */
  ADC_NAMED_EXACTLY, /* letter by letter */
} AdcNamed;

/* What a search came to. It never changes. */

typedef struct {
  GPtrArray *results;      /* of AdcSearchResult, the best first */
  guint      n_found;      /* entries, before the limit */
  char      *corrected;    /* what was searched instead, because words had to be mended; or NULL */
  gboolean   is_elsewhere; /* the game asked for has nothing: these come from the others */
  GStrv      nearest;      /* names that resemble the query, when nothing was found; else empty */
  double     covered;      /* how much of the question some entry holds, from 0 to 1 */
  AdcNamed   named;        /* what the first result is */
} AdcAnswer;

AdcAnswer *adc_answer_new  (void); /* of nothing at all */
void       adc_answer_free (AdcAnswer *self);

/* Puts what the guide answered to the same question among it, so that it does not stand in the way of who looks for a
 * rule; limit: 0 for none. */
void       adc_answer_add_guide (AdcAnswer *self, const AdcAnswer *guide, guint limit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcAnswer, adc_answer_free)
