/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A sorted list of folded words with how much each is used: what exists, what a beginning may become, what a slip of
 * the fingers was meant to be. It never changes, and is one block of bytes, to be kept in a file and read back. */

typedef struct _AdcLexicon AdcLexicon;

typedef struct {
  guint32 offset;    /* of the text, from where texts begin */
  guint32 documents; /* that have it */
  guint32 names;     /* that is, titles and synonyms, that have it */
  guint32 games;     /* that use it, a bit each */
} AdcLexeme;

#define ADC_ALL_GAMES G_MAXUINT32

AdcLexicon      *adc_lexicon_new        (GBytes *bytes); /* NULL: damaged */
void             adc_lexicon_free       (AdcLexicon *self);
guint            adc_lexicon_get_n      (const AdcLexicon *self);
const AdcLexeme *adc_lexicon_get        (const AdcLexicon *self, guint position);
const char      *adc_lexicon_get_text   (const AdcLexicon *self, const AdcLexeme *lexeme);
const AdcLexeme *adc_lexicon_find       (const AdcLexicon *self, const char *word); /* or NULL */

/* Those that begin so are [*first, *end). */
void             adc_lexicon_find_range (const AdcLexicon *self, const char *beginning, guint *first, guint *end);

/* The words used by one of these games with the fewest mistakes, and no more than so many, the likeliest first. */
GPtrArray       *adc_lexicon_list_near  (const AdcLexicon *self, const char *word, guint max_mistakes, guint32 games);
const AdcLexeme *adc_lexicon_find_near  (const AdcLexicon *self, const char *word, guint max_mistakes,
                                         guint32 games); /* the first of these, or NULL */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcLexicon, adc_lexicon_free)

/* How lexica come about. Words are counted document by document, with their stems. */

typedef struct _AdcLexiconBuilder AdcLexiconBuilder;

AdcLexiconBuilder *adc_lexicon_builder_new       (void);
void               adc_lexicon_builder_free      (AdcLexiconBuilder *self);
void               adc_lexicon_builder_begin     (AdcLexiconBuilder *self, guint32 games); /* a document of these */
void               adc_lexicon_builder_add       (AdcLexiconBuilder *self, const char *word,
                                                  const char * const *stems, guint n_stems);
/* One that no document has, but that players of these games use. */
void               adc_lexicon_builder_add_known (AdcLexiconBuilder *self, guint32 games, const char *word,
                                                  const char * const *stems, guint n_stems);
void               adc_lexicon_builder_add_name  (AdcLexiconBuilder *self, const char *word); /* a name has it */
GBytes            *adc_lexicon_builder_end_words (AdcLexiconBuilder *self);
GBytes            *adc_lexicon_builder_end_stems (AdcLexiconBuilder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcLexiconBuilder, adc_lexicon_builder_free)
