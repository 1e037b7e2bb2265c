/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Every word the games use, to tell a slip of the fingers from a word and to mend it. */

typedef struct _AdcVocabulary AdcVocabulary;

AdcVocabulary *adc_vocabulary_new        (void);
void           adc_vocabulary_free       (AdcVocabulary *self);
void           adc_vocabulary_add_text   (AdcVocabulary *self, const char *text, const char *language);
gboolean       adc_vocabulary_has_prefix (AdcVocabulary *self, const char *prefix); /* folded */

/* The query with the nearest word for each word that begins none of ours, spelled as in that language; NULL when
 * there is nothing to mend, or no word near enough. */
char          *adc_vocabulary_correct    (AdcVocabulary *self, const char *query, const char *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcVocabulary, adc_vocabulary_free)
