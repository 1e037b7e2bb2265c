/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-bin-focus.h"

gboolean
adc_bin_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child != NULL && gtk_widget_child_focus (child, direction);
}
