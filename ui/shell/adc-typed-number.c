/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-typed-number.h"

void
adc_typed_number_take (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *spin = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  if (spin != NULL)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
}
