/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-preview.h"

#include "adc-game.h"
#include "adc-language.h"
#include "adc-piece.h"
#include "adc-plain.h"
#include "adc-prose.h"
#include "adc-rule.h"
#include "adc-sequence.h"

#include <glib/gi18n-lib.h>

/* Blocks are added while the text stays below this many letters. */
#define GLANCE 420

/* "Cost: 2 · Initiative: 3": what is known, and only that. */
static char *
dup_values (AdcPiece *piece)
{
  GListModel *stats = adc_piece_get_stats (piece);
  g_autoptr(GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    g_autofree char *value = NULL;

    if (adc_piece_get_value (piece, adc_stat_get_id (stat)) == NULL)
      continue;

    value = adc_piece_format_value (piece, stat);
    /* Translators: the name of a value and the value, as in “Cost: 2” */
    g_ptr_array_add (values, g_strdup_printf (_("%s: %s"), adc_stat_get_title (stat), value));
  }

  if (values->len == 0)
    return NULL;

  g_ptr_array_add (values, NULL);
  return g_strjoinv (" · ", (GStrv) values->pdata);
}

static gsize
measure_block (AdcBlock *block, AdcGame *game)
{
  g_autoptr(GPtrArray) blocks = g_ptr_array_new ();
  g_autofree char *plain = NULL;

  g_ptr_array_add (blocks, block);
  plain = adc_plain_from_blocks (blocks, game, adc_language_get_current ());
  return g_utf8_strlen (plain, -1);
}

/* The first block, and those after it that still fit. */
static GPtrArray *
choose_blocks (AdcEntry *entry, AdcGame *game)
{
  GPtrArray *blocks = adc_entry_get_blocks (entry);
  GPtrArray *chosen = g_ptr_array_new ();
  gsize length = 0;

  for (guint i = 0; i < blocks->len; i++) {
    length += measure_block (blocks->pdata[i], game);
    if (i > 0 && length > GLANCE)
      break;
    g_ptr_array_add (chosen, blocks->pdata[i]);
  }

  return chosen;
}

/* What an entry without a text of its own is made of. */
static GPtrArray *
list_parts (AdcEntry *entry)
{
  GPtrArray *titles = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_block_free);
  AdcBlock *list = NULL;
  GListModel *parts = NULL;

  if (ADC_IS_RULE (entry))
    parts = adc_rule_get_children (ADC_RULE (entry));
  else if (ADC_IS_SEQUENCE (entry))
    parts = adc_sequence_get_steps (ADC_SEQUENCE (entry));

  for (guint i = 0; parts != NULL && i < g_list_model_get_n_items (parts); i++) {
    g_autoptr(GObject) part = g_list_model_get_item (parts, i);
    AdcBlock *item = adc_block_new (ADC_BLOCK_ITEM);

    if (list == NULL) {
      list = adc_block_new (ADC_IS_RULE (entry) ? ADC_BLOCK_LIST : ADC_BLOCK_STEPS);
      g_ptr_array_add (titles, list);
    }
    item->text = adc_text_ref (ADC_IS_STEP (part) ? adc_step_get_title_text (ADC_STEP (part))
                                                  : adc_entry_get_title_text (ADC_ENTRY (part)));
    g_ptr_array_add (list->children, item);
  }

  return titles;
}

GtkWidget *
adc_preview_new (AdcEntry *entry)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);
  g_autoptr(GPtrArray) blocks = choose_blocks (entry, game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  if (ADC_IS_PIECE (entry)) {
    g_autofree char *values = dup_values (ADC_PIECE (entry));
    GtkWidget *label = gtk_label_new (values);

    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_widget_set_visible (label, values != NULL);
    gtk_box_append (GTK_BOX (box), label);
  }

  if (blocks->len == 0) {
    g_ptr_array_unref (blocks);
    blocks = list_parts (entry);
  }
  gtk_box_append (GTK_BOX (box), adc_prose_new_blocks (blocks, game));

  return box;
}
