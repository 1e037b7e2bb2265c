/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-search-result.h"

/* What a search came to. It never changes. */

typedef struct {
  GPtrArray *results;      /* of AdcSearchResult, the best first */
  guint      n_found;      /* entries, before the limit */
  char      *corrected;    /* what was searched instead, because words had to be mended; or NULL */
  gboolean   is_elsewhere; /* the game asked for has nothing: these come from the others */
  GStrv      nearest;      /* names that resemble the query, when nothing was found; else empty */
} AdcAnswer;

AdcAnswer *adc_answer_new  (void); /* of nothing at all */
void       adc_answer_free (AdcAnswer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcAnswer, adc_answer_free)
