/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What is left of a folded word without its endings, by the rules of each language: "endommagees" and "endommager" have
 * one stem. Any text may hold words of any language, so every word has a stem in each. One thread at a time. */

#define ADC_N_STEMS 2 /* languages there are rules for */

typedef struct _AdcStemmer AdcStemmer;

/* They belong to the stemmer and are good until the next word or adc_stemmer_forget (). */
typedef struct {
  const char *in[ADC_N_STEMS]; /* one for each language */
  guint       n_different;     /* 1 when they are the same */
} AdcStems;

AdcStemmer *adc_stemmer_new    (void);
void        adc_stemmer_free   (AdcStemmer *self);
AdcStems    adc_stemmer_stem   (AdcStemmer *self, const char *word);
void        adc_stemmer_forget (AdcStemmer *self); /* it remembers what it stemmed, which may be a lot */

/* The folded words of a text as their stems in that language, one space between two. */
char       *adc_stemmer_stem_words (AdcStemmer *self, const char * const *words, guint language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcStemmer, adc_stemmer_free)
