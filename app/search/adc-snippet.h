/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-stemmer.h"

/* The part of a text that has most of the words looked for, and those words marked in it. */

/* Marks: stem -> anything but NULL, the same for stems that mean the same. */
char *adc_snippet_new         (const char *text, GHashTable *marks, AdcStemmer *stemmer);

/* How many different ones of those words a text has. */
guint adc_snippet_count_marks (const char *text, GHashTable *marks, AdcStemmer *stemmer);
