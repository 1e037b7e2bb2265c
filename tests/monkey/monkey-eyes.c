/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "monkey-eyes.h"

#include "adc-window-private.h"

AdcWindow *
eyes_get_window (AdcApplication *application)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (GList *l = windows; l != NULL; l = l->next)
    if (ADC_IS_WINDOW (l->data))
      return l->data;

  return NULL;
}

GtkWindow *
eyes_get_top (AdcApplication *application)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (toplevels); i > 0; i--) {
    g_autoptr(GtkWindow) window = g_list_model_get_item (toplevels, i - 1);

    if (!ADC_IS_WINDOW (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
      return window;
  }

  return GTK_WINDOW (eyes_get_window (application));
}

static void
gather_popups (GtkWidget *widget, GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (!gtk_widget_get_mapped (child))
      continue;
    if (GTK_IS_POPOVER (child))
      g_ptr_array_add (found, child);
    gather_popups (child, found);
  }
}

GPtrArray *
eyes_list_popups (GtkWidget *widget)
{
  GPtrArray *found = g_ptr_array_new ();

  gather_popups (widget, found);
  return found;
}

static gboolean
answers (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  const guint n = g_list_model_get_n_items (controllers);

  for (guint i = 0; i < n; i++) {
    g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (controller) || GTK_IS_GESTURE_DRAG (controller) ||
        GTK_IS_DRAG_SOURCE (controller))
      return TRUE;
  }

  return FALSE;
}

/* The button of the title bar is met often enough by chance. */
static gboolean
ends_window (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL;
}

static void
gather_things (GtkWidget *widget, GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (!gtk_widget_get_child_visible (child) || !gtk_widget_get_mapped (child) ||
        GTK_IS_NATIVE (child))
      continue;
    if (gtk_widget_is_sensitive (child) && answers (child) && !ends_window (child))
      g_ptr_array_add (found, child);
    gather_things (child, found);
  }
}

GPtrArray *
eyes_list_things (GtkWidget *widget)
{
  GPtrArray *found = g_ptr_array_new ();

  gather_things (widget, found);
  return found;
}

gboolean
eyes_is_chooser (GtkWindow *window)
{
  return GTK_IS_FILE_CHOOSER (window) ||
         g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "GtkPrint") ||
         (gtk_window_get_transient_for (window) != NULL &&
          eyes_is_chooser (gtk_window_get_transient_for (window)));
}

static void
add_keys (GArray *keys, guint keyval, GdkModifierType modifiers)
{
  const EyesKeys found = { keyval, modifiers };

  g_array_append_val (keys, found);
}

static void
add_trigger (GArray *keys, GtkShortcutTrigger *trigger)
{
  if (GTK_IS_KEYVAL_TRIGGER (trigger)) {
    GtkKeyvalTrigger *key = GTK_KEYVAL_TRIGGER (trigger);

    add_keys (keys, gtk_keyval_trigger_get_keyval (key), gtk_keyval_trigger_get_modifiers (key));
  } else if (GTK_IS_MNEMONIC_TRIGGER (trigger)) {
    add_keys (keys, gtk_mnemonic_trigger_get_keyval (GTK_MNEMONIC_TRIGGER (trigger)),
              GDK_ALT_MASK);
  } else if (GTK_IS_ALTERNATIVE_TRIGGER (trigger)) {
    GtkAlternativeTrigger *both = GTK_ALTERNATIVE_TRIGGER (trigger);

    add_trigger (keys, gtk_alternative_trigger_get_first (both));
    add_trigger (keys, gtk_alternative_trigger_get_second (both));
  }
}

static gboolean
ends_program (const char *action)
{
  return g_str_equal (action, "app.quit") || g_str_equal (action, "window.close");
}

static void
add_shortcuts (GArray *keys, GListModel *shortcuts)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++) {
    g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
    GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);

    if (!GTK_IS_NAMED_ACTION (action) ||
        !ends_program (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action))))
      add_trigger (keys, gtk_shortcut_get_trigger (shortcut));
  }
}

static void
gather_keys (GtkWidget *widget, GArray *keys)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_SHORTCUT_CONTROLLER (controller))
      add_shortcuts (keys, G_LIST_MODEL (controller));
  }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      gather_keys (child, keys);
}

GArray *
eyes_list_keys (AdcApplication *application, GtkWidget *widget)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (EyesKeys));
  g_auto(GStrv) actions =
    gtk_application_list_action_descriptions (GTK_APPLICATION (application));

  for (guint i = 0; actions[i] != NULL; i++) {
    g_auto(GStrv) accels =
      gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);

    for (guint j = 0; !ends_program (actions[i]) && accels[j] != NULL; j++) {
      guint keyval;
      GdkModifierType modifiers;

      if (gtk_accelerator_parse (accels[j], &keyval, &modifiers))
        add_keys (keys, keyval, modifiers);
    }
  }
  gather_keys (widget, keys);

  return keys;
}

GPtrArray *
eyes_list_places (AdcApplication *application)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (g_free);
  AdcWindow *window = eyes_get_window (application);
  GListModel *games = G_LIST_MODEL (adc_application_get_library (application));

  for (guint i = 0; i < g_list_model_get_n_items (games); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (games, i);

    for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (window->views)); row != NULL;
         row = gtk_widget_get_next_sibling (row)) {
      const AdcViewInfo *view = adc_window_get_view_of_row (GTK_LIST_BOX_ROW (row));

      if (view != NULL && adc_window_offers (view, game))
        g_ptr_array_add (places, g_strconcat (adc_game_get_id (game), "/", view->name, NULL));
    }
  }

  return places;
}
