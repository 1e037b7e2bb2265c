/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tokenizer.h"

#include "adc-stem.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <sqlite3.h>
#include <string.h>

/* What FTS5 asked for, while a text is walked. */
typedef struct {
  void *context;
  int   flags;
  int (*emit) (void *context, int flags, const char *token, int length, int start, int end);
} Request;

typedef struct {
  GStrvBuilder *builder;
  guint         n_words;
  guint         max_words;
} Words;

static void
append_letters (GString *out, const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_len (out, c, g_utf8_next_char (c) - c);
}

/* É is "e", œ is "oe"; a letter of an alphabet that has no such equivalent only loses its case and
 * its accents. */
static void
append_folded (GString *out, const char *letter, gsize length)
{
  g_autofree char *text = g_strndup (letter, length);
  g_autofree char *ascii = g_str_to_ascii (text, "C");
  g_autofree char *folded = g_utf8_casefold (strchr (ascii, '?') == NULL ? ascii : text, -1);
  g_autofree char *decomposed = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);

  append_letters (out, decomposed);
}

static char *
fold_word (const char *word, gsize length)
{
  GString *out = g_string_sized_new (length + 1);
  const char *end = word + length;

  for (const char *next, *c = word; c < end; c = next) {
    next = g_utf8_next_char (c);
    if ((guchar) *c < 0x80)
      g_string_append_c (out, g_ascii_tolower (*c));
    else if (!g_unichar_ismark (g_utf8_get_char (c)))
      append_folded (out, c, next - c);
  }

  return g_string_free (out, FALSE);
}

/* How many bytes the character takes. A broken one separates words, a byte at a time. */
static gsize
measure_character (const char *text, gsize length, gboolean *in_word)
{
  gunichar letter;

  if ((guchar) *text < 0x80) {
    *in_word = g_ascii_isalnum (*text);
    return 1;
  }

  letter = g_utf8_get_char_validated (text, length);
  if (letter == (gunichar) -1 || letter == (gunichar) -2) {
    *in_word = FALSE;
    return 1;
  }

  *in_word = g_unichar_isalnum (letter) ||
             g_unichar_ismark (letter); /* an accent may come apart from its letter */
  return g_utf8_next_char (text) - text;
}

int
adc_foreach_word (const char *text, gssize length, AdcWordFunc func, gpointer user_data)
{
  gsize end = 0;
  gsize size;

  g_return_val_if_fail (text != NULL || length == 0, 0);
  g_return_val_if_fail (func != NULL, 0);

  size = length < 0 ? strlen (text) : (gsize) length;
  while (end < size) {
    g_autofree char *word = NULL;
    gboolean in_word = TRUE;
    gsize start = end;
    int result;

    while (end < size) {
      gsize step = measure_character (text + end, size - end, &in_word);

      if (!in_word)
        break;
      end += step;
    }

    if (end == start) { /* a separator */
      end += measure_character (text + end, size - end, &in_word);
      continue;
    }

    word = fold_word (text + start, end - start);
    result = *word != '\0' ? func (word, start, end, user_data) : 0;
    if (result != 0)
      return result;
  }

  return 0;
}

static int
append_word (const char *word, gsize start G_GNUC_UNUSED, gsize end G_GNUC_UNUSED,
             gpointer user_data)
{
  GString *out = user_data;

  if (out->len > 0)
    g_string_append_c (out, ' ');
  g_string_append (out, word);

  return 0;
}

char *
adc_fold (const char *text)
{
  GString *out = g_string_new (NULL);

  adc_foreach_word (text, -1, append_word, out);
  return g_string_free (out, FALSE);
}

static int
add_word (const char *word, gsize start G_GNUC_UNUSED, gsize end G_GNUC_UNUSED, gpointer user_data)
{
  Words *words = user_data;

  g_strv_builder_add (words->builder, word);
  return ++words->n_words == words->max_words;
}

GStrv
adc_fold_words (const char *text, guint max_words)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  Words words = { builder, 0, max_words };

  g_return_val_if_fail (max_words > 0, NULL);

  adc_foreach_word (text, -1, add_word, &words);
  return g_strv_builder_end (builder);
}

static int
emit_word (const char *word, gsize start, gsize end, gpointer user_data)
{
  const Request *request = user_data;
  g_auto(GStrv) stems = NULL;
  int result = request->emit (request->context, 0, word, strlen (word), start, end);

  if (request->flags & FTS5_TOKENIZE_AUX)
    return result;

  stems = adc_stems (word);
  for (guint i = 0; result == SQLITE_OK && stems[i] != NULL; i++)
    /* Every term of a query is a prefix, so a text needs no stem that its word begins with. */
    if ((request->flags & FTS5_TOKENIZE_QUERY) || !g_str_has_prefix (word, stems[i]))
      result = request->emit (request->context, FTS5_TOKEN_COLOCATED, stems[i], strlen (stems[i]),
                              start, end);

  return result;
}

static int
create_tokenizer (void *context G_GNUC_UNUSED, const char **arguments G_GNUC_UNUSED,
                  int n_arguments G_GNUC_UNUSED, Fts5Tokenizer **out)
{
  static char stateless; /* FTS5 wants an address and never looks at it */

  *out = (Fts5Tokenizer *) &stateless;
  return SQLITE_OK;
}

static void
delete_tokenizer (Fts5Tokenizer *tokenizer G_GNUC_UNUSED)
{
}

static int
tokenize (Fts5Tokenizer *tokenizer G_GNUC_UNUSED, void *context, int flags, const char *text,
          int length, int (*emit) (void *, int, const char *, int, int, int))
{
  Request request = { context, flags, emit };

  return adc_foreach_word (text, length, emit_word, &request);
}

gboolean
adc_tokenizer_register (sqlite3 *database, GError **error)
{
  static fts5_tokenizer methods = { create_tokenizer, delete_tokenizer, tokenize };
  sqlite3_stmt *statement = NULL;
  fts5_api *api = NULL;

  g_return_val_if_fail (database != NULL, FALSE);

  if (sqlite3_prepare_v2 (database, "SELECT fts5(?1)", -1, &statement, NULL) == SQLITE_OK) {
    sqlite3_bind_pointer (statement, 1, &api, "fts5_api_ptr", NULL);
    sqlite3_step (statement);
  }
  sqlite3_finalize (statement);

  if (api == NULL || api->xCreateTokenizer (api, "adc", NULL, &methods, NULL) != SQLITE_OK) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _("This system’s SQLite has no full-text search (FTS5)"));
    return FALSE;
  }

  return TRUE;
}
