/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-entry.h"

#include "adc-piece-match.h"

#include <glib/gi18n-lib.h>

struct _AdcPieceEntry {
  AdcNamePicker   parent_instance;
  AdcGame        *game;
  AdcPieceLister  lister;
  gpointer        lister_data;
};

G_DEFINE_FINAL_TYPE (AdcPieceEntry, adc_piece_entry, ADC_TYPE_NAME_PICKER)

static GPtrArray *
adc_piece_entry_match (AdcNamePicker *picker, const char *text)
{
  AdcPieceEntry *self = ADC_PIECE_ENTRY (picker);
  g_autoptr(GPtrArray) all = NULL;

  if (self->game == NULL)
    return g_ptr_array_new ();

  all = self->lister (self->lister_data);
  return adc_piece_match (self->game, all, text);
}

static char *
adc_piece_entry_dup_label (AdcNamePicker *picker G_GNUC_UNUSED, AdcEntry *piece)
{
  /* Translators: the name of a unit or a card */
  return g_strdup_printf (_("Add %s"), adc_entry_get_title (piece));
}

static void
adc_piece_entry_dispose (GObject *object)
{
  g_clear_object (&ADC_PIECE_ENTRY (object)->game);
  G_OBJECT_CLASS (adc_piece_entry_parent_class)->dispose (object);
}

static void
adc_piece_entry_class_init (AdcPieceEntryClass *klass)
{
  AdcNamePickerClass *picker_class = ADC_NAME_PICKER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_piece_entry_dispose;
  picker_class->match = adc_piece_entry_match;
  picker_class->dup_label = adc_piece_entry_dup_label;
}

static void
adc_piece_entry_init (AdcPieceEntry *self G_GNUC_UNUSED)
{
}

GtkWidget *
adc_piece_entry_new (const char *label, AdcPieceLister lister, gpointer user_data)
{
  AdcPieceEntry *self = g_object_new (ADC_TYPE_PIECE_ENTRY, NULL);

  self->lister = lister;
  self->lister_data = user_data;
  adc_name_picker_set_words (ADC_NAME_PICKER (self), label,
                             _("Nothing of that name can be added."));

  return GTK_WIDGET (self);
}

void
adc_piece_entry_set_game (AdcPieceEntry *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_PIECE_ENTRY (self));

  g_set_object (&self->game, game);
  adc_name_picker_clear (ADC_NAME_PICKER (self));
}
