/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What a folded word may be the plural of, in French or in English. Wrong guesses cost nothing: the word itself is
 * always looked for too. */

GStrv adc_stems     (const char *word); /* possibly none */
char *adc_stem_text (const char *text); /* its folded words, each as its first stem or else itself */
