/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-lexicon.h"

#include <string.h>

#define MAX_STEMS 2

typedef struct _Usage Usage;

struct _Usage {
  const char *text; /* the key in its table */
  guint       documents;
  guint       names;
  guint32     games;
  guint       last; /* document that was counted, so that none is counted twice */
  guint       n_stems;
  Usage      *stems[MAX_STEMS];
};

struct _AdcLexiconBuilder {
  GHashTable *words;
  GHashTable *stems;
  guint       document;
  guint32     games;
};

static void
free_usage (gpointer data)
{
  Usage *usage = data;

  g_free ((char *) usage->text);
  g_free (usage);
}

AdcLexiconBuilder *
adc_lexicon_builder_new (void)
{
  AdcLexiconBuilder *self = g_new0 (AdcLexiconBuilder, 1);

  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_usage);
  self->stems = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_usage);
  return self;
}

void
adc_lexicon_builder_free (AdcLexiconBuilder *self)
{
  g_hash_table_unref (self->words);
  g_hash_table_unref (self->stems);
  g_free (self);
}

void
adc_lexicon_builder_begin (AdcLexiconBuilder *self, guint32 games)
{
  self->document++;
  self->games = games;
}

static Usage *
get_usage (GHashTable *table, const char *text)
{
  Usage *usage = g_hash_table_lookup (table, text);

  if (usage == NULL) {
    usage = g_new0 (Usage, 1);
    usage->text = g_strdup (text);
    g_hash_table_insert (table, (gpointer) usage->text, usage);
  }

  return usage;
}

static gboolean
count (AdcLexiconBuilder *self, Usage *usage)
{
  if (usage->last == self->document)
    return FALSE;

  usage->last = self->document;
  usage->documents++;
  usage->games |= self->games;
  return TRUE;
}

static Usage *
get_word (AdcLexiconBuilder *self, const char *word, const char * const *stems, guint n_stems)
{
  Usage *usage = get_usage (self->words, word);

  if (usage->n_stems == 0) {
    usage->n_stems = MIN (n_stems, MAX_STEMS);
    for (guint i = 0; i < usage->n_stems; i++)
      usage->stems[i] = get_usage (self->stems, stems[i]);
  }

  return usage;
}

void
adc_lexicon_builder_add_known (AdcLexiconBuilder *self, guint32 games, const char *word,
                               const char * const *stems, guint n_stems)
{
  Usage *usage = get_word (self, word, stems, n_stems);

  usage->games |= games;
  for (guint i = 0; i < usage->n_stems; i++)
    usage->stems[i]->games |= games;
}

void
adc_lexicon_builder_add (AdcLexiconBuilder *self, const char *word, const char * const *stems,
                         guint n_stems)
{
  Usage *usage = get_word (self, word, stems, n_stems);

  if (!count (self, usage))
    return;
  for (guint i = 0; i < usage->n_stems; i++)
    count (self, usage->stems[i]);
}

void
adc_lexicon_builder_add_name (AdcLexiconBuilder *self, const char *word)
{
  Usage *usage = g_hash_table_lookup (self->words, word);

  if (usage != NULL)
    usage->names++;
}

static int
compare_usages (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(const Usage * const *) a)->text, (*(const Usage * const *) b)->text);
}

static GPtrArray *
sort_usages (GHashTable *table)
{
  GPtrArray *usages = g_ptr_array_sized_new (g_hash_table_size (table));
  GHashTableIter iter;
  gpointer usage;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &usage))
    g_ptr_array_add (usages, usage);
  g_ptr_array_sort (usages, compare_usages);

  return usages;
}

/* How many there are, the lexemes in order, the texts. */
static GBytes *
write_table (GHashTable *table)
{
  g_autoptr(GPtrArray) usages = sort_usages (table);
  g_autoptr(GByteArray) texts = g_byte_array_new ();
  GByteArray *out = g_byte_array_new ();
  const guint32 n = usages->len;

  g_byte_array_append (out, (const guint8 *) &n, sizeof n);
  for (guint i = 0; i < n; i++) {
    const Usage *usage = usages->pdata[i];
    const AdcLexeme lexeme = { texts->len, usage->documents, usage->names, usage->games };

    g_byte_array_append (out, (const guint8 *) &lexeme, sizeof lexeme);
    g_byte_array_append (texts, (const guint8 *) usage->text, strlen (usage->text) + 1);
  }
  g_byte_array_append (out, texts->data, texts->len);

  return g_byte_array_free_to_bytes (out);
}

GBytes *
adc_lexicon_builder_end_words (AdcLexiconBuilder *self)
{
  return write_table (self->words);
}

GBytes *
adc_lexicon_builder_end_stems (AdcLexiconBuilder *self)
{
  return write_table (self->stems);
}
