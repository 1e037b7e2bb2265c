/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-entry.h"

#include "adc-piece-match.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_OFFERED 12

struct _AdcPieceEntry {
  AdwBin          parent_instance;
  GtkEntry       *entry;
  GtkBox         *offered; /* buttons */
  GtkLabel       *nothing;
  AdcGame        *game;
  AdcPieceLister  lister;
  gpointer        lister_data;
};

G_DEFINE_FINAL_TYPE (AdcPieceEntry, adc_piece_entry, ADW_TYPE_BIN)

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The pieces that what is typed means. */
static GPtrArray *
list_pieces (AdcPieceEntry *self)
{
  g_autoptr(GPtrArray) all = NULL;

  if (self->game == NULL || gtk_entry_get_text_length (self->entry) == 0)
    return g_ptr_array_new ();

  all = self->lister (self->lister_data);
  return adc_piece_match (self->game, all, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
pick (AdcPieceEntry *self, const char *id)
{
  g_autofree char *piece = g_strdup (id); /* the button that has it goes away */

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  g_signal_emit (self, signals[PICKED], 0, piece);
}

static void
button_clicked_cb (AdcPieceEntry *self, GtkWidget *button)
{
  pick (self, gtk_widget_get_name (button));
}

static void
changed_cb (AdcPieceEntry *self)
{
  g_autoptr(GPtrArray) pieces = list_pieces (self);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->offered))) != NULL)
    gtk_box_remove (self->offered, child);

  for (guint i = 0; i < MIN (pieces->len, MAX_OFFERED); i++) {
    AdcEntry *piece = pieces->pdata[i];
    GtkWidget *words = gtk_label_new (adc_entry_get_title (piece));
    GtkWidget *button = gtk_button_new ();
    /* Translators: the name of a unit or a card */
    g_autofree char *label = g_strdup_printf (_("Add %s"), adc_entry_get_title (piece));

    gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
    gtk_button_set_child (GTK_BUTTON (button), words);
    gtk_widget_set_halign (button, GTK_ALIGN_START);
    gtk_widget_set_name (button, adc_entry_get_id (piece));
    gtk_widget_add_css_class (button, "pill-choice");
    gtk_widget_set_tooltip_text (button, adc_entry_get_title (piece));
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
    g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->offered, button);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->offered), pieces->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing),
                          pieces->len == 0 && gtk_entry_get_text_length (self->entry) > 0);
}

static void
activate_cb (AdcPieceEntry *self)
{
  g_autoptr(GPtrArray) pieces = list_pieces (self);

  if (pieces->len > 0)
    pick (self, adc_entry_get_id (pieces->pdata[0]));
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
  G_OBJECT_CLASS (klass)->dispose = adc_piece_entry_dispose;
  signals[PICKED] = g_signal_new ("picked", ADC_TYPE_PIECE_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_piece_entry_init (AdcPieceEntry *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 12);
  gtk_entry_set_max_length (self->entry, 100);
  self->offered = g_object_new (GTK_TYPE_BOX, "layout-manager", adc_wrap_layout_new (6), "visible",
                                FALSE, NULL);
  self->nothing = GTK_LABEL (gtk_label_new (_("Nothing of that name can be added.")));
  gtk_label_set_xalign (self->nothing, 0);
  gtk_label_set_wrap (self->nothing, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->nothing), "dim-label");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->offered));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->nothing));
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
adc_piece_entry_new (const char *label, AdcPieceLister lister, gpointer user_data)
{
  AdcPieceEntry *self = g_object_new (ADC_TYPE_PIECE_ENTRY, NULL);

  self->lister = lister;
  self->lister_data = user_data;
  gtk_entry_set_placeholder_text (self->entry, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);

  return GTK_WIDGET (self);
}

void
adc_piece_entry_set_game (AdcPieceEntry *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_PIECE_ENTRY (self));

  g_set_object (&self->game, game);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

void
adc_piece_entry_focus (AdcPieceEntry *self)
{
  g_return_if_fail (ADC_IS_PIECE_ENTRY (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
