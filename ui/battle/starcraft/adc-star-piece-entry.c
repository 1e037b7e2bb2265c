/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-piece-entry.h"

#include "adc-piece-filter.h"

#include <glib/gi18n-lib.h>

struct _AdcStarPieceEntry {
  AdcNameEntry     parent_instance;
  AdcPieceFilter  *filter;
  GPtrArray       *pieces;
  AdcStarDescribe  describe;
};

G_DEFINE_FINAL_TYPE (AdcStarPieceEntry, adc_star_piece_entry, ADC_TYPE_NAME_ENTRY)

/* Those whose very name begins like that come first: “Scout” before “Scourge, scouts”. */
static GPtrArray *
adc_star_piece_entry_match (AdcNameEntry *entry, const char *text)
{
  AdcStarPieceEntry *self = ADC_STAR_PIECE_ENTRY (entry);
  GPtrArray *matches = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  guint n_first = 0;

  adc_piece_filter_set_text (self->filter, text);
  for (guint i = 0; self->pieces != NULL && i < self->pieces->len; i++) {
    AdcPiece *piece = self->pieces->pdata[i];
    g_autofree char *title = g_utf8_casefold (adc_entry_get_title (ADC_ENTRY (piece)), -1);

    if (g_str_has_prefix (title, folded))
      g_ptr_array_insert (matches, n_first++, g_object_ref (piece));
    else if (gtk_filter_match (GTK_FILTER (self->filter), piece))
      g_ptr_array_add (matches, g_object_ref (piece));
  }

  return matches;
}

static char *
adc_star_piece_entry_describe (AdcNameEntry *entry, AdcEntry *piece)
{
  AdcStarPieceEntry *self = ADC_STAR_PIECE_ENTRY (entry);

  return self->describe != NULL ? self->describe (ADC_PIECE (piece)) : NULL;
}

static void
adc_star_piece_entry_finalize (GObject *object)
{
  AdcStarPieceEntry *self = ADC_STAR_PIECE_ENTRY (object);

  g_clear_pointer (&self->pieces, g_ptr_array_unref);
  g_object_unref (self->filter);
  G_OBJECT_CLASS (adc_star_piece_entry_parent_class)->finalize (object);
}

static void
adc_star_piece_entry_class_init (AdcStarPieceEntryClass *klass)
{
  AdcNameEntryClass *entry_class = ADC_NAME_ENTRY_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_star_piece_entry_finalize;
  entry_class->match = adc_star_piece_entry_match;
  entry_class->describe = adc_star_piece_entry_describe;
}

static void
adc_star_piece_entry_init (AdcStarPieceEntry *self)
{
  self->filter = adc_piece_filter_new ();
  adc_name_entry_set_nothing (ADC_NAME_ENTRY (self), _("Nothing here has that name."));
}

GtkWidget *
adc_star_piece_entry_new (void)
{
  return g_object_new (ADC_TYPE_STAR_PIECE_ENTRY, NULL);
}

void
adc_star_piece_entry_set_describe (AdcStarPieceEntry *self, AdcStarDescribe describe)
{
  g_return_if_fail (ADC_IS_STAR_PIECE_ENTRY (self));

  self->describe = describe;
}

void
adc_star_piece_entry_set_pieces (AdcStarPieceEntry *self, GPtrArray *pieces)
{
  g_return_if_fail (ADC_IS_STAR_PIECE_ENTRY (self));

  g_ptr_array_ref (pieces);
  g_clear_pointer (&self->pieces, g_ptr_array_unref);
  self->pieces = pieces;
}
