/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-pile-item.h"

#include "adc-tile-view.h"
#include "adc-tile.h"

#include <glib/gi18n-lib.h>

#define SIZE 56 /* of a picture */

struct _AdcHexPileItem {
  GtkFlowBoxChild parent_instance;
  AdcPiece       *piece;
  GtkLabel       *number;
  guint           count;
};

G_DEFINE_FINAL_TYPE (AdcHexPileItem, adc_hex_pile_item, GTK_TYPE_FLOW_BOX_CHILD)

static void
adc_hex_pile_item_dispose (GObject *object)
{
  g_clear_object (&ADC_HEX_PILE_ITEM (object)->piece);
  G_OBJECT_CLASS (adc_hex_pile_item_parent_class)->dispose (object);
}

static void
adc_hex_pile_item_class_init (AdcHexPileItemClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_hex_pile_item_dispose;
}

static void
adc_hex_pile_item_init (AdcHexPileItem *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "pile-item");
}

/* A tile is its picture; an action tile, which has no sides, is its name. */
static GtkWidget *
create_picture (AdcPiece *piece)
{
  GtkWidget *picture;

  if (adc_entry_get_kind (ADC_ENTRY (piece)) == ADC_KIND_UNIT) {
    picture = adc_tile_view_new ();
    adc_tile_view_set_size (ADC_TILE_VIEW (picture), SIZE);
    adc_tile_view_set_piece (ADC_TILE_VIEW (picture), piece);
  } else {
    picture = gtk_label_new (adc_entry_get_title (ADC_ENTRY (piece)));
    gtk_widget_add_css_class (picture, "pile-card");
  }

  return picture;
}

GtkWidget *
adc_hex_pile_item_new (AdcPiece *piece)
{
  AdcHexPileItem *self = g_object_new (ADC_TYPE_HEX_PILE_ITEM, NULL);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *number = gtk_label_new (NULL);
  const gboolean is_unit = adc_entry_get_kind (ADC_ENTRY (piece)) == ADC_KIND_UNIT;
  g_autofree char *face = is_unit ? adc_tile_describe (piece, 0) : NULL;

  self->piece = g_object_ref (piece);
  self->number = GTK_LABEL (number);
  gtk_widget_add_css_class (number, "pile-count");
  gtk_widget_set_valign (number, GTK_ALIGN_END);
  gtk_widget_set_halign (number, GTK_ALIGN_END);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (number, FALSE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), create_picture (piece));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), number);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), overlay);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               face != NULL ? face : adc_entry_get_title (ADC_ENTRY (piece)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  face != NULL ? face : "", -1);

  return GTK_WIDGET (self);
}

AdcPiece *
adc_hex_pile_item_get_piece (AdcHexPileItem *self)
{
  g_return_val_if_fail (ADC_IS_HEX_PILE_ITEM (self), NULL);

  return self->piece;
}

guint
adc_hex_pile_item_get_count (AdcHexPileItem *self)
{
  g_return_val_if_fail (ADC_IS_HEX_PILE_ITEM (self), 0);

  return self->count;
}

void
adc_hex_pile_item_set_count (AdcHexPileItem *self, guint count, const char *words)
{
  g_autofree char *number = g_strdup_printf ("×%u", count);
  g_autofree char *label = NULL;

  g_return_if_fail (ADC_IS_HEX_PILE_ITEM (self));

  /* Translators: a tile, and how many there are of it, as in “Runner, 2 left” */
  label = g_strdup_printf (_("%s, %s"), adc_entry_get_title (ADC_ENTRY (self->piece)), words);
  self->count = count;
  gtk_label_set_label (self->number, number);
  gtk_widget_set_sensitive (GTK_WIDGET (self), count > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
adc_hex_pile_item_set_held (AdcHexPileItem *self, gboolean is_held)
{
  g_return_if_fail (ADC_IS_HEX_PILE_ITEM (self));

  if (is_held)
    gtk_widget_add_css_class (GTK_WIDGET (self), "held");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "held");
}
