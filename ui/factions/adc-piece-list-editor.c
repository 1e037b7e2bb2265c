/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-list-editor.h"

#include "adc-drop-down.h"
#include "adc-faction.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define ANY "any"

struct _AdcPieceListEditor {
  AdwBin          parent_instance;
  AdcGame        *game;
  GPtrArray      *ids;       /* of char *: what is in the list */
  GtkBox         *chips;
  GtkDropDown    *drop_down; /* what may be added */
  GtkCheckButton *any;       /* or NULL */
};

G_DEFINE_FINAL_TYPE (AdcPieceListEditor, adc_piece_list_editor, ADW_TYPE_BIN)

static void fill (AdcPieceListEditor *self);

static void
chip_clicked_cb (AdcPieceListEditor *self, GtkWidget *chip)
{
  const guint position = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "position"));

  g_ptr_array_remove_index (self->ids, position);
  gtk_widget_grab_focus (GTK_WIDGET (self->drop_down)); /* the chip goes */
  fill (self);
}

static GtkWidget *
create_chip (AdcPieceListEditor *self, guint position)
{
  AdcEntry *piece = adc_game_lookup (self->game, self->ids->pdata[position]);
  const char *title = piece != NULL ? adc_entry_get_title (piece) : self->ids->pdata[position];
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (title);
  /* Translators: a unit or card in a list */
  g_autofree char *name = g_strdup_printf (_("Take “%s” Out"), title);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_widget_set_tooltip_text (chip, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (chip), "position", GUINT_TO_POINTER (position));
  g_signal_connect_object (chip, "clicked", G_CALLBACK (chip_clicked_cb), self, G_CONNECT_SWAPPED);

  return chip;
}

static void
fill (AdcPieceListEditor *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->chips))) != NULL)
    gtk_box_remove (self->chips, child);
  for (guint i = 0; i < self->ids->len; i++)
    gtk_box_append (self->chips, create_chip (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->chips), self->ids->len > 0);
}

/* The first line is no piece: it says what the drop-down is for. */
static void
piece_selected_cb (AdcPieceListEditor *self)
{
  gpointer item = gtk_drop_down_get_selected_item (self->drop_down);

  if (!ADC_IS_PIECE (item))
    return;

  g_ptr_array_add (self->ids, g_strdup (adc_entry_get_id (item)));
  gtk_drop_down_set_selected (self->drop_down, 0);
  fill (self);
}

static void
append_pieces (GListStore *lines, AdcGame *game, AdcKind kind, AdcEntry *faction)
{
  GListModel *pieces = adc_game_get_entries (game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    if (!ADC_IS_FACTION (faction) || adc_faction_owns (ADC_FACTION (faction), piece))
      g_list_store_append (lines, piece);
  }
}

static char *
get_line_title (gpointer item, gpointer user_data G_GNUC_UNUSED)
{
  return g_strdup (ADC_IS_ENTRY (item) ? adc_entry_get_title (item)
                                       : gtk_string_object_get_string (item));
}

static GtkWidget *
create_drop_down (AdcPieceListEditor *self, const char *faction, const char *name,
                  AdcPickFlags flags)
{
  GListStore *lines = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr(GtkStringObject) add = gtk_string_object_new (_("Add…"));
  g_autoptr(GtkExpression) expression =
    gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (get_line_title), NULL,
                                 NULL);
  AdcEntry *owner = adc_game_lookup (self->game, faction);
  GtkWidget *drop_down;

  g_list_store_append (lines, add);
  append_pieces (lines, self->game, ADC_KIND_UNIT, owner);
  if (flags & ADC_PICK_CARDS)
    append_pieces (lines, self->game, ADC_KIND_CARD, owner);

  drop_down = gtk_drop_down_new (G_LIST_MODEL (lines), g_steal_pointer (&expression));
  self->drop_down = GTK_DROP_DOWN (drop_down);
  gtk_drop_down_set_enable_search (self->drop_down, TRUE);
  adc_drop_down_set_up (self->drop_down, name);
  gtk_widget_set_halign (drop_down, GTK_ALIGN_START);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (piece_selected_cb), self,
                           G_CONNECT_SWAPPED);

  return drop_down;
}

static gboolean
adc_piece_list_editor_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_PIECE_LIST_EDITOR (widget)->drop_down));
}

static void
adc_piece_list_editor_dispose (GObject *object)
{
  AdcPieceListEditor *self = ADC_PIECE_LIST_EDITOR (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->ids, g_ptr_array_unref);
  G_OBJECT_CLASS (adc_piece_list_editor_parent_class)->dispose (object);
}

static void
adc_piece_list_editor_class_init (AdcPieceListEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_piece_list_editor_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_piece_list_editor_grab_focus;
}

static void
adc_piece_list_editor_init (AdcPieceListEditor *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
}

GtkWidget *
adc_piece_list_editor_new (AdcGame *game, const char *faction, const char *name, AdcPickFlags flags)
{
  AdcPieceListEditor *self = g_object_new (ADC_TYPE_PIECE_LIST_EDITOR, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->game = g_object_ref (game);
  self->chips = GTK_BOX (chips);
  gtk_widget_set_layout_manager (box, adc_wrap_layout_new (6));
  gtk_widget_set_layout_manager (chips, adc_wrap_layout_new (6));
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), chips);
  gtk_box_append (GTK_BOX (box), create_drop_down (self, faction, name, flags));
  if (flags & ADC_PICK_ANY) {
    GtkWidget *any = gtk_check_button_new_with_label (C_("units", "Any"));

    self->any = GTK_CHECK_BUTTON (any);
    g_object_bind_property (any, "active", chips, "sensitive", G_BINDING_INVERT_BOOLEAN);
    g_object_bind_property (any, "active", self->drop_down, "sensitive", G_BINDING_INVERT_BOOLEAN);
    gtk_box_append (GTK_BOX (box), any);
  }
  fill (self);

  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

void
adc_piece_list_editor_set_text (AdcPieceListEditor *self, const char *text)
{
  g_auto(GStrv) words = NULL;
  gboolean is_any;

  g_return_if_fail (ADC_IS_PIECE_LIST_EDITOR (self));

  words = g_strsplit (text != NULL ? text : "", " ", -1);
  is_any = self->any != NULL && g_strcmp0 (text, ANY) == 0;
  if (self->any != NULL)
    gtk_check_button_set_active (self->any, is_any);
  g_ptr_array_set_size (self->ids, 0);
  for (guint i = 0; !is_any && words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_ptr_array_add (self->ids, g_strdup (words[i]));
  fill (self);
}

/* Empty: there are none, and we know it. */
char *
adc_piece_list_editor_dup_text (AdcPieceListEditor *self)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (ADC_IS_PIECE_LIST_EDITOR (self), NULL);

  if (self->any != NULL && gtk_check_button_get_active (self->any))
    return g_strdup (ANY);

  for (guint i = 0; i < self->ids->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) self->ids->pdata[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
