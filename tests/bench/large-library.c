/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "large-library.h"

#include "adc-document.h"
#include "adc-tokenizer.h"

#include <string.h>

#define MIN_CHANGED 5     /* letters of a word that another game may have instead of ours */
#define CHANGED_PERCENT 12

typedef struct {
  const char *text;
  guint       copy;
  GString    *out;
  gsize       copied;
} Rewriting;

/* Some words, always the same in one copy, get an ending that only this copy has. */
static int
rewrite_word (const char *word, gsize start, gsize end, gpointer user_data)
{
  Rewriting *self = user_data;

  if (strlen (word) < MIN_CHANGED ||
      (g_str_hash (word) + self->copy * 2654435761u) / 7 % 100 >= CHANGED_PERCENT)
    return 0;

  g_string_append_len (self->out, self->text + self->copied, end - self->copied);
  g_string_append_printf (self->out, "%c%c", 'a' + self->copy % 26, 'a' + self->copy / 26 % 26);
  self->copied = end;
  (void) start;
  return 0;
}

static char *
rewrite (const char *text, guint copy)
{
  Rewriting rewriting = { text, copy, g_string_new (NULL), 0 };

  if (copy > 0)
    adc_foreach_word (text, -1, rewrite_word, &rewriting);
  g_string_append (rewriting.out, text + rewriting.copied);
  return g_string_free (rewriting.out, FALSE);
}

static AdcText *
rewrite_texts (const AdcDocument *document, gboolean is_title, guint copy)
{
  AdcText *out = NULL;

  for (guint i = 0; i < document->texts->len; i++) {
    const AdcDocumentText *text = &g_array_index (document->texts, AdcDocumentText, i);
    g_autofree char *rewritten = rewrite (is_title ? text->title : text->body, copy);

    if (out == NULL)
      out = adc_text_new (text->language, rewritten);
    else
      adc_text_add (out, text->language, rewritten);
  }

  return out;
}

static AdcEntry *
copy_entry (AdcEntry *entry, guint copy)
{
  AdcEntry *out = g_object_new (G_OBJECT_TYPE (entry), NULL);
  g_autoptr(AdcDocument) document = adc_document_new (entry, NULL);
  AdcBlock *block = adc_block_new (ADC_BLOCK_PARAGRAPH);

  adc_entry_set_id (out, adc_entry_get_id (entry));
  adc_entry_take_title (out, rewrite_texts (document, TRUE, copy));
  block->text = rewrite_texts (document, FALSE, copy);
  adc_entry_take_block (out, block);
  for (guint i = 0; i < document->synonyms->len; i++) {
    g_autofree char *rewritten = rewrite (document->synonyms->pdata[i], copy);
    g_autoptr(AdcText) synonym = adc_text_new ("fr", rewritten);

    adc_entry_add_synonym (out, synonym);
  }
  for (guint i = 0; i < document->context->len; i++) {
    g_autofree char *rewritten = rewrite (document->context->pdata[i], copy);
    g_autoptr(AdcText) asked = adc_text_new ("fr", rewritten);

    adc_entry_add_asked (out, asked);
  }

  return out;
}

static AdcGame *
copy_game (AdcGame *game, guint copy)
{
  g_autofree char *id = g_strdup_printf ("%s-%u", adc_game_get_id (game), copy);
  AdcGame *out = adc_game_new (id, adc_game_get_language (game), adc_game_get_title_text (game));
  GPtrArray *alike = adc_game_get_alike (game);

  for (guint kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);
      g_autoptr(AdcEntry) copied = copy_entry (entry, copy);

      adc_game_add_entry (out, copied);
    }
  }
  for (guint i = 0; i < alike->len; i++)
    adc_game_add_alike (out, alike->pdata[i]);

  return out;
}

AdcLibrary *
large_library_new (AdcLibrary *library, guint n_copies)
{
  AdcLibrary *out = adc_library_new ();

  for (guint copy = 0; copy < n_copies; copy++)
    for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
      g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autoptr(AdcGame) copied = copy_game (game, copy);

      adc_library_add (out, copied);
    }

  return out;
}
