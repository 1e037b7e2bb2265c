/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-stemmer.h"
#include "adc-tokenizer.h"

/* Names as they are looked up: by their stems, in each language, with and without the words that do not matter. */

/* The keys of folded words, each once. */
GPtrArray *adc_names_list_keys      (AdcStemmer *stemmer, const char * const *words);

/* The same without the ignored ones, which are a set; empty when that makes no difference. */
GPtrArray *adc_names_list_bare_keys (AdcStemmer *stemmer, const char * const *words, GHashTable *ignored);

/* What a key is looked up by: as good as the key itself, and shorter. */
gint64     adc_names_hash           (const char *key);

/* A title up to its bracket, as in "Shield (ability)"; NULL: it has none. */
char      *adc_names_dup_headword   (const char *title);
