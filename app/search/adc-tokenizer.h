/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Words, however they are written: "L’Élan" and "l'elan" are the same two words. */

/* Called for each word, folded; start and end are where it stands in the text, in bytes. Anything but 0 stops the
 * walk and is what the walk returns. */
typedef int (*AdcWordFunc) (const char *word, gsize start, gsize end, gpointer user_data);

int   adc_foreach_word (const char *text, gssize length, AdcWordFunc func, gpointer user_data);

/* The same, and after the second of two words that a hyphen joins also both in one: "contre", "attaque",
 * "contreattaque". It starts where the first one does. */
int   adc_foreach_term (const char *text, gssize length, AdcWordFunc func, gpointer user_data);

char *adc_fold         (const char *text); /* the folded words, one space between two */
GStrv adc_fold_words   (const char *text, guint max_words);
