/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-star-popup.h"

/* The part of a stretch that is between 0 and the end, or the nearest point to it. */
static void
clamp (double from, double length, int end, int *place, int *size)
{
  const double first = CLAMP (from, 0, MAX (end - 1, 0));
  const double last = CLAMP (from + length, first + 1, MAX (end, first + 1));

  *place = first;
  *size = last - first;
}

gboolean
adc_star_popup_at (GtkPopover *popover, GtkWidget *at)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (at));
  graphene_rect_t bounds;
  graphene_point_t corner;
  GdkRectangle place;

  g_return_val_if_fail (GTK_IS_POPOVER (popover), FALSE);

  if (root == NULL || !gtk_widget_get_mapped (at) ||
      !gtk_widget_compute_bounds (at, root, &bounds))
    return FALSE;

  clamp (bounds.origin.x, bounds.size.width, gtk_widget_get_width (root), &place.x, &place.width);
  clamp (bounds.origin.y, bounds.size.height, gtk_widget_get_height (root), &place.y,
         &place.height);
  if (!gtk_widget_compute_point (root, parent, &GRAPHENE_POINT_INIT (place.x, place.y), &corner))
    return FALSE;

  place.x = corner.x;
  place.y = corner.y;
  gtk_popover_set_pointing_to (popover, &place);
  gtk_popover_popup (popover);
  return TRUE;
}
