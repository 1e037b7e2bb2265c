/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Every word the games use, to tell a slip of the fingers from a word and to mend it. */

typedef struct _AdcVocabulary AdcVocabulary;

AdcVocabulary *adc_vocabulary_new        (void);
void           adc_vocabulary_free       (AdcVocabulary *self);
void           adc_vocabulary_add_text   (AdcVocabulary *self, const char *game, const char *text,
                                          const char *language);

/* A game is an id, or NULL for all of them; the prefix is folded. */
gboolean       adc_vocabulary_has_prefix (AdcVocabulary *self, const char *game, const char *prefix);

/* The query with the nearest word of the game for each word that begins none of its own, spelled as in that language;
 * NULL when there is nothing to mend, or no word near enough. */
char          *adc_vocabulary_correct    (AdcVocabulary *self, const char *game, const char *query,
                                          const char *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcVocabulary, adc_vocabulary_free)
