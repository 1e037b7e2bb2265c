/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-bin-focus.h"

gboolean
adc_bin_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  return child != NULL && gtk_widget_child_focus (child, direction);
}
