/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-index-private.h"

/* What somebody typed, understood: which words matter, what may stand for each of them, what was misspelt. */

typedef struct {
  GPtrArray  *keys;       /* it may be a name: these are its keys */
  GPtrArray  *bare_keys;  /* or one with words added that do not matter; likewise */
  char       *spelling;   /* or the beginning of one: folded */
  guint       n_words;    /* as they were typed, but for articles */
  guint       n_counting; /* of them, those that matter */
  guint       n_used;     /* of these, those that something searched may have */
  char       *expression; /* for FTS5; NULL when no word of it is known */
  AdcRanker   ranker;     /* for the same */
  GHashTable *marks;      /* stem -> slot it stands for, plus one */
  GHashTable *typed;      /* the same without what is only alike */
  char       *corrected;  /* with misspelt words mended; NULL when there are none */
} AdcQuestion;

/* Scope: the bits of the games that are searched. NULL: the database failed. */
AdcQuestion *adc_question_new  (AdcIndex *index, const char *query, const AdcQuery *options, guint32 scope,
                                GError **error);
void         adc_question_free (AdcQuestion *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcQuestion, adc_question_free)
