/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-lexicon.h"
#include "adc-stemmer.h"

typedef struct sqlite3 sqlite3;

/* What FTS5 makes of a text: the stems of its words, in all languages at the same place. */

typedef struct {
  AdcStemmer        *stemmer;
  AdcLexiconBuilder *builder; /* counts the words of documents as they are indexed; or NULL */
} AdcAnalyzer;

/* Makes the tokenizer "adc" known to FTS5 on that connection. The analyzer must outlive it. */
gboolean adc_analyzer_register (AdcAnalyzer *self, sqlite3 *database, GError **error);
