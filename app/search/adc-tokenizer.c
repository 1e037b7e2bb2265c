/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tokenizer.h"

#include <string.h>

/* Letters of European languages, from À to ſ, are folded once and looked up from then on. */
#define FIRST_KNOWN 0x00c0
#define N_KNOWN (0x0180 - FIRST_KNOWN)

typedef struct {
  GStrvBuilder *builder;
  guint         n_words;
  guint         max_words;
} Words;

/* A walk that joins what a hyphen separates. */
typedef struct {
  const char *text;
  AdcWordFunc func;
  gpointer    user_data;
  GString    *before; /* the last word, its hyphen apart */
  gsize       start;
  gsize       end;
} Joiner;

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

static gpointer
fold_known_letters (gpointer data G_GNUC_UNUSED)
{
  char **known = g_new0 (char *, N_KNOWN); /* for as long as the program runs */

  for (gunichar i = 0; i < N_KNOWN; i++) {
    char letter[6];
    const int length = g_unichar_to_utf8 (FIRST_KNOWN + i, letter);
    GString *folded = g_string_new (NULL);

    append_folded (folded, letter, length);
    known[i] = g_string_free (folded, FALSE);
  }

  return known;
}

static void
fold_word (GString *out, const char *word, gsize length)
{
  static GOnce once = G_ONCE_INIT;
  char * const *known = g_once (&once, fold_known_letters, NULL);
  const char *end = word + length;

  g_string_truncate (out, 0);
  for (const char *next, *c = word; c < end; c = next) {
    gunichar letter;

    next = g_utf8_next_char (c);
    if ((guchar) *c < 0x80) {
      g_string_append_c (out, g_ascii_tolower (*c));
      continue;
    }

    letter = g_utf8_get_char (c);
    if (letter >= FIRST_KNOWN && letter < FIRST_KNOWN + N_KNOWN)
      g_string_append (out, known[letter - FIRST_KNOWN]);
    else if (!g_unichar_ismark (letter))
      append_folded (out, c, next - c);
  }
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
  g_autoptr(GString) word = g_string_sized_new (32);
  gsize end = 0;
  gsize size;

  g_return_val_if_fail (text != NULL || length == 0, 0);
  g_return_val_if_fail (func != NULL, 0);

  size = length < 0 ? strlen (text) : (gsize) length;
  while (end < size) {
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

    fold_word (word, text + start, end - start);
    result = word->len > 0 ? func (word->str, start, end, user_data) : 0;
    if (result != 0)
      return result;
  }

  return 0;
}

/* The plain hyphen, and the two that Unicode has for when that one is not clear enough. */
static gboolean
is_hyphen (const char *text, gsize length)
{
  return (length == 1 && *text == '-') ||
         (length == 3 && (strncmp (text, "‐", 3) == 0 || strncmp (text, "‑", 3) == 0));
}

static int
join_word (const char *word, gsize start, gsize end, gpointer user_data)
{
  Joiner *joiner = user_data;
  const gboolean joined = joiner->before->len > 0 &&
                          is_hyphen (joiner->text + joiner->end, start - joiner->end);
  int result = joiner->func (word, start, end, joiner->user_data);

  if (joined && result == 0) {
    g_string_append (joiner->before, word);
    result = joiner->func (joiner->before->str, joiner->start, end, joiner->user_data);
  }

  g_string_assign (joiner->before, word);
  joiner->start = start;
  joiner->end = end;
  return result;
}

int
adc_foreach_term (const char *text, gssize length, AdcWordFunc func, gpointer user_data)
{
  g_autoptr(GString) before = g_string_sized_new (32);
  Joiner joiner = { text, func, user_data, before, 0, 0 };

  return adc_foreach_word (text, length, join_word, &joiner);
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
