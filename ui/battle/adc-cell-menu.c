/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cell-menu.h"

#include <glib/gi18n-lib.h>

GtkWidget *
adc_cell_menu_new (GtkWidget *parent, const AdcCellMenuItem *items, guint n_items)
{
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) section = NULL;
  GtkWidget *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);

  for (guint i = 0; i < n_items; i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new (_(items[i].label), items[i].action);

    if (i == 0 || items[i].section != items[i - 1].section) {
      g_clear_object (&section);
      section = g_menu_new ();
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }
    g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
    g_menu_append_item (section, item);
  }
  self = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (self, parent);

  return self;
}

void
adc_cell_menu_popup (GtkWidget *self, GtkWidget *cell)
{
  graphene_rect_t bounds;

  g_return_if_fail (GTK_IS_POPOVER (self));
  g_return_if_fail (GTK_IS_WIDGET (cell));

  if (!gtk_widget_compute_bounds (cell, gtk_widget_get_parent (self), &bounds))
    return;

  gtk_popover_set_pointing_to (GTK_POPOVER (self),
                               &(GdkRectangle){ bounds.origin.x, bounds.origin.y,
                                                bounds.size.width, bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self));
}
