/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-palette.h"

#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcGridPalette {
  GtkBox          parent_instance;
  GtkCheckButton *linking;
  AdcGridDesk    *desk;
  AdcGame        *game; /* whose tiles are there; not owned, only compared */
  gboolean        is_updating;
};

G_DEFINE_FINAL_TYPE (AdcGridPalette, adc_grid_palette, GTK_TYPE_BOX)

static const AdcGridTile *
get_tile (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "tile");
}

static void
toggled_cb (AdcGridPalette *self, GtkToggleButton *button)
{
  if (!self->is_updating && gtk_toggle_button_get_active (button))
    adc_grid_desk_set_tool (self->desk, get_tile (GTK_WIDGET (button)));
}

static GtkToggleButton *
add_button (AdcGridPalette *self, const char *label, const AdcGridTile *tile,
            GtkToggleButton *group)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "tile", (gpointer) tile);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), button);
  return GTK_TOGGLE_BUTTON (button);
}

static void
take_game (AdcGridPalette *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);
  GPtrArray *tiles = adc_grid_get_tiles (adc_grid_map_get_grid (map));
  GtkToggleButton *look;
  GtkWidget *child;

  self->game = adc_grid_map_get_game (map);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != GTK_WIDGET (self->linking))
    gtk_box_remove (GTK_BOX (self), child);
  look = add_button (self, _("Look"), NULL, NULL);
  for (guint i = 0; i < tiles->len; i++) {
    const AdcGridTile *tile = tiles->pdata[i];

    add_button (self, adc_text_get (tile->title), tile, look);
  }
  gtk_box_reorder_child_after (GTK_BOX (self), GTK_WIDGET (self->linking),
                               gtk_widget_get_last_child (GTK_WIDGET (self)));
}

static void
desk_changed_cb (AdcGridPalette *self)
{
  AdcGridMap *map = adc_grid_desk_get_map (self->desk);
  const AdcGridTile *asked = adc_grid_desk_get_asked (self->desk);

  self->is_updating = TRUE;
  if (self->game != adc_grid_map_get_game (map))
    take_game (self);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_TOGGLE_BUTTON (child) && get_tile (child) == adc_grid_desk_get_tool (self->desk))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
  gtk_check_button_set_active (self->linking, adc_grid_desk_is_linking (self->desk));
  gtk_widget_set_visible (GTK_WIDGET (self->linking),
                          asked != NULL && asked->kind == ADC_GRID_JUMP &&
                            adc_grid_get_rules (adc_grid_map_get_grid (map))->linking != NULL);
  self->is_updating = FALSE;
}

static void
linking_toggled_cb (AdcGridPalette *self)
{
  if (!self->is_updating)
    adc_grid_desk_set_linking (self->desk, gtk_check_button_get_active (self->linking));
}

static void
adc_grid_palette_dispose (GObject *object)
{
  g_clear_object (&ADC_GRID_PALETTE (object)->desk);
  G_OBJECT_CLASS (adc_grid_palette_parent_class)->dispose (object);
}

static void
adc_grid_palette_class_init (AdcGridPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_grid_palette_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_grid_palette_init (AdcGridPalette *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "grid-palette");
  gtk_widget_set_layout_manager (GTK_WIDGET (self), adc_wrap_layout_new (6));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What a click lays"), -1);
  self->linking = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_("Link what is cut off")));
  g_signal_connect_object (self->linking, "toggled", G_CALLBACK (linking_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->linking));
}

void
adc_grid_palette_set_desk (AdcGridPalette *self, AdcGridDesk *desk)
{
  g_return_if_fail (ADC_IS_GRID_PALETTE (self));
  g_return_if_fail (ADC_IS_GRID_DESK (desk));
  g_return_if_fail (self->desk == NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self, G_CONNECT_SWAPPED);
}
