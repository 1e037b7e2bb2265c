/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tab-stop.h"

struct _AdcTabStop {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcTabStop, adc_tab_stop, ADW_TYPE_BIN)

static gboolean
adc_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* What had the focus last stays the child of the focus when that is elsewhere. */
  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) && focus != NULL &&
      gtk_widget_is_ancestor (focus, widget)) {
    GtkWidget *row = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);

    return row != NULL && gtk_widget_child_focus (row, direction);
  }

  return GTK_WIDGET_CLASS (adc_tab_stop_parent_class)->focus (widget, direction);
}

static void
adc_tab_stop_class_init (AdcTabStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = adc_tab_stop_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_tab_stop_init (AdcTabStop *self G_GNUC_UNUSED)
{
}
