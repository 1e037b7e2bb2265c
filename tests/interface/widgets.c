/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets.h"

#include "adc-option-field.h"

GtkWidget *
widget_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = widget_find (child, type);

  return found;
}

/* The first in a list that somebody else keeps. */
static gpointer
find_in (GListModel *list, GType type)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr(GObject) item = g_list_model_get_item (list, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (item, type))
      return item;
  }

  return NULL;
}

gpointer
widget_find_controller (gpointer widget, GType type)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gpointer found = find_in (controllers, type);

  g_assert_nonnull (found);
  return found;
}

gpointer
widget_find_window (GType type)
{
  return find_in (gtk_window_get_toplevels (), type);
}

gpointer
widget_get_child (gpointer widget, const char *name)
{
  return gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), name);
}

gboolean
widget_press_key (gpointer widget, guint key, GdkModifierType state)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  g_assert_nonnull (find_in (controllers, GTK_TYPE_EVENT_CONTROLLER_KEY));
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", key, 0, state, &handled);
  }

  return handled;
}

static GtkWidget *
find_option (GtkWidget *widget, const char *side, const char *setting)
{
  GtkWidget *found = NULL;

  if (ADC_IS_OPTION_FIELD (widget) &&
      g_strcmp0 (adc_option_field_get_side (ADC_OPTION_FIELD (widget)), side) == 0 &&
      g_str_equal (adc_option_field_get_setting (ADC_OPTION_FIELD (widget)), setting))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_option (child, side, setting);

  return found;
}

void
widget_choose_option (GtkWidget *inside, const char *side, const char *setting, guint line)
{
  GtkWidget *field = find_option (inside, side, setting);

  g_assert_nonnull (field);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (field, GTK_TYPE_DROP_DOWN)), line);
}

void
widget_assert_named (gpointer widget, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}
