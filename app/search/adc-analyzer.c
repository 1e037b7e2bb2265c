/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-analyzer.h"

#include "adc-fts5.h"
#include "adc-tokenizer.h"

#include <string.h>

/* What FTS5 asked for, while a text is walked. */
typedef struct {
  AdcAnalyzer *analyzer;
  void        *context;
  gboolean     is_document;
  gsize        last_end; /* of the word before */
  int (*emit) (void *context, int flags, const char *token, int length, int start, int end);
} Request;

static int
emit_word (const char *word, gsize start, gsize end, gpointer user_data)
{
  Request *request = user_data;
  const AdcStems stems = adc_stemmer_stem (request->analyzer->stemmer, word);
  /* Two words in one stand where the second one does. */
  int flags = start < request->last_end ? FTS5_TOKEN_COLOCATED : 0;
  int result = SQLITE_OK;

  if (request->is_document && request->analyzer->builder != NULL)
    adc_lexicon_builder_add (request->analyzer->builder, word, stems.in, stems.n_different);

  for (guint i = 0; i < stems.n_different && result == SQLITE_OK; i++) {
    result = request->emit (request->context, flags, stems.in[i], strlen (stems.in[i]), start, end);
    flags = FTS5_TOKEN_COLOCATED;
  }
  request->last_end = end;

  return result;
}

static int
create_tokenizer (void *context, const char **arguments G_GNUC_UNUSED,
                  int n_arguments G_GNUC_UNUSED, Fts5Tokenizer **out)
{
  *out = context; /* one analyzer serves every table of the connection */
  return SQLITE_OK;
}

static void
delete_tokenizer (Fts5Tokenizer *tokenizer G_GNUC_UNUSED)
{
}

static int
tokenize (Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int length,
          int (*emit) (void *, int, const char *, int, int, int))
{
  Request request = {
    .analyzer = (AdcAnalyzer *) tokenizer,
    .context = context,
    .is_document = (flags & FTS5_TOKENIZE_DOCUMENT) != 0,
    .emit = emit,
  };

  if (flags & FTS5_TOKENIZE_QUERY)
    return adc_foreach_word (text, length, emit_word, &request);

  return adc_foreach_term (text, length, emit_word, &request);
}

gboolean
adc_analyzer_register (AdcAnalyzer *self, sqlite3 *database, GError **error)
{
  static fts5_tokenizer methods = { create_tokenizer, delete_tokenizer, tokenize };
  fts5_api *api;

  g_return_val_if_fail (self != NULL && database != NULL, FALSE);

  api = adc_fts5_get_api (database, error);
  if (api == NULL)
    return FALSE;
  if (api->xCreateTokenizer (api, "adc", self, &methods, NULL) == SQLITE_OK)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, sqlite3_errmsg (database));
  return FALSE;
}
