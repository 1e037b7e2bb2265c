/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets.h"

#include "adc-driver.h"
#include "adc-option-field.h"
#include "adc-stepper.h"

#include <string.h>

GtkWidget *
widget_find_if (GtkWidget *widget, WidgetMatch match, gconstpointer data)
{
  GtkWidget *found = NULL;

  if (match (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = widget_find_if (child, match, data);

  return found;
}

static gboolean
is_of_type (GtkWidget *widget, gconstpointer type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, GPOINTER_TO_SIZE (type));
}

GtkWidget *
widget_find (GtkWidget *widget, GType type)
{
  return widget_find_if (widget, is_of_type, GSIZE_TO_POINTER (type));
}

typedef struct {
  GType       type;
  const char *text;
} Saying;

static gboolean
is_saying (GtkWidget *widget, gconstpointer data)
{
  const Saying *saying = data;

  return G_TYPE_CHECK_INSTANCE_TYPE (widget, saying->type) && widget_says (widget, saying->text);
}

GtkWidget *
widget_find_saying (GtkWidget *widget, GType type, const char *text)
{
  const Saying saying = { type, text };

  return widget_find_if (widget, is_saying, &saying);
}

static gboolean
is_button (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

GtkWidget *
widget_find_button (GtkWidget *widget, const char *label)
{
  return widget_find_if (widget, is_button, label);
}

static gboolean
is_shown_button (GtkWidget *widget, gconstpointer label)
{
  return gtk_widget_get_mapped (widget) && is_button (widget, label);
}

GtkWidget *
widget_find_shown_button (GtkWidget *widget, const char *label)
{
  return widget_find_if (widget, is_shown_button, label);
}

static gboolean
is_icon_button (GtkWidget *widget, gconstpointer icon)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), icon) == 0;
}

GtkWidget *
widget_find_icon_button (GtkWidget *widget, const char *icon)
{
  return widget_find_if (widget, is_icon_button, icon);
}

GtkWidget *
widget_find_nth_usable (GtkWidget *widget, GType type, guint n)
{
  g_autoptr(GPtrArray) shown = widget_find_all (widget, type);

  for (guint i = 0; i < shown->len; i++)
    if (gtk_widget_is_sensitive (shown->pdata[i]) && n-- == 0)
      return shown->pdata[i];

  return NULL;
}

static void
collect (GtkWidget *widget, WidgetMatch match, gconstpointer data, GPtrArray *found)
{
  if (match (widget, data))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, match, data, found);
}

GPtrArray *
widget_find_all_if (GtkWidget *widget, WidgetMatch match, gconstpointer data)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (widget, match, data, found);
  return found;
}

static gboolean
is_shown_of_type (GtkWidget *widget, gconstpointer type)
{
  return gtk_widget_get_mapped (widget) && is_of_type (widget, type);
}

GPtrArray *
widget_find_all (GtkWidget *widget, GType type)
{
  return widget_find_all_if (widget, is_shown_of_type, GSIZE_TO_POINTER (type));
}

static gboolean
is_offered_of_type (GtkWidget *widget, gconstpointer type)
{
  return is_of_type (widget, type) && gtk_widget_get_visible (widget) &&
         gtk_widget_get_sensitive (widget);
}

GPtrArray *
widget_find_all_offered (GtkWidget *widget, GType type)
{
  return widget_find_all_if (widget, is_offered_of_type, GSIZE_TO_POINTER (type));
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

guint
widget_count_children (GtkWidget *widget)
{
  guint n_children = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_children++;

  return n_children;
}

GtkSpinButton *
widget_find_spin (GtkWidget *widget, const char *caption)
{
  GtkWidget *stepper = widget_find_saying (widget, ADC_TYPE_STEPPER, caption);

  g_assert_nonnull (stepper);
  return GTK_SPIN_BUTTON (widget_find (stepper, GTK_TYPE_SPIN_BUTTON));
}

typedef struct {
  const char *side;
  const char *setting;
} Option;

static gboolean
is_option (GtkWidget *widget, gconstpointer data)
{
  const Option *option = data;

  return ADC_IS_OPTION_FIELD (widget) &&
         g_strcmp0 (adc_option_field_get_side (ADC_OPTION_FIELD (widget)), option->side) == 0 &&
         g_str_equal (adc_option_field_get_setting (ADC_OPTION_FIELD (widget)), option->setting);
}

GtkWidget *
widget_find_option (GtkWidget *widget, const char *side, const char *setting)
{
  const Option option = { side, setting };

  return widget_find_if (widget, is_option, &option);
}

void
widget_click (gpointer button)
{
  g_assert_true (GTK_IS_BUTTON (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

void
widget_enter (gpointer entry, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

void
widget_choose_option (GtkWidget *inside, const char *side, const char *setting, guint line)
{
  GtkWidget *field = widget_find_option (inside, side, setting);

  g_assert_nonnull (field);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (field, GTK_TYPE_DROP_DOWN)), line);
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

gboolean
widget_says (gpointer widget, const char *words)
{
  g_autofree char *text = adc_driver_dup_text (widget);

  return strstr (text, words) != NULL;
}

void
widget_assert_says (gpointer widget, const char *words)
{
  g_autofree char *text = adc_driver_dup_text (widget);

  if (strstr (text, words) == NULL)
    g_error ("“%s” is not in “%s”", words, text);
}

void
widget_assert_silent (gpointer widget, const char *words)
{
  g_autofree char *text = adc_driver_dup_text (widget);

  if (strstr (text, words) != NULL)
    g_error ("“%s” is in “%s”", words, text);
}

void
widget_assert_named (gpointer widget, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}
