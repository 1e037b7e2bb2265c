/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What search knows of ordinary words, from the file words.xml beside the games. */

typedef struct {
  GPtrArray *ignored; /* words that questions are made of, folded */
  GPtrArray *alike;   /* texts: words and phrases used for one another, with commas between them */
} AdcWordList;

/* A missing or damaged file is an error; search works without it, only less well. */
AdcWordList *adc_word_list_load (GError **error);
AdcWordList *adc_word_list_new  (void); /* an empty one */
void         adc_word_list_free (AdcWordList *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcWordList, adc_word_list_free)
