/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks-window.h"

#include "adc-new-deck-dialog.h"
#include "widgets.h"

#include <glib/gstdio.h>

AdcApplication *decks_application;

AdcDecksView *
decks_get_view (void)
{
  return ADC_DECKS_VIEW (adc_driver_get_page (decks_application, "decks"));
}

AdcDeckWork *
decks_get_work (void)
{
  return adc_decks_view_get_work (decks_get_view ());
}

AdcDeck *
decks_get_deck (void)
{
  return adc_deck_work_get_deck (decks_get_work ());
}

gpointer
decks_get_part (GType type)
{
  return widget_find (GTK_WIDGET (decks_get_view ()), type);
}

void
decks_act (const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (decks_get_view ()), action, NULL));
  adc_driver_settle ();
}

/* Whatever key does it: the one that the shortcut names. */
gboolean
decks_press_in (GtkWidget *widget, const char *keys_pressed)
{
  g_autoptr(GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (keys_pressed);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_found = FALSE;
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GObject) keys = g_list_model_get_item (controllers, i);

    for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (keys) &&
                      j < g_list_model_get_n_items (G_LIST_MODEL (keys)); j++) {
      g_autoptr(GtkShortcut) key = g_list_model_get_item (G_LIST_MODEL (keys), j);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (key), trigger)) {
        is_found = TRUE;
        is_taken = gtk_shortcut_action_activate (gtk_shortcut_get_action (key), 0, widget, NULL);
      }
    }
  }

  g_assert_true (is_found);
  adc_driver_settle ();
  return is_taken;
}

void
decks_press (const char *keys_pressed)
{
  decks_press_in (GTK_WIDGET (decks_get_view ()), keys_pressed);
}

gboolean
decks_has_title (gpointer title)
{
  return decks_get_work () != NULL && g_str_equal (adc_deck_get_title (decks_get_deck ()), title);
}

gboolean
decks_says (gpointer words)
{
  return widget_says (decks_get_view (), words);
}

static gboolean
has_window (gpointer type)
{
  return widget_find_window (GPOINTER_TO_SIZE (type)) != NULL;
}

gpointer
decks_wait_window (GType type)
{
  adc_driver_wait (has_window, GSIZE_TO_POINTER (type));
  adc_driver_settle ();
  return widget_find_window (type);
}

static gboolean
is_gone (gpointer user_data)
{
  return *(gpointer *) user_data == NULL;
}

/* Enter presses the button that it stands for, which takes a moment. */
void
decks_finish_dialog (gpointer dialog)
{
  g_object_add_weak_pointer (dialog, &dialog);
  g_signal_emit_by_name (dialog, "activate-default");
  adc_driver_wait (is_gone, &dialog);
  adc_driver_settle ();
}

void
decks_open_view (void)
{
  adc_driver_open (decks_application, "ares/decks");
}

/* A deck by the standard list of the game's first kind and faction. */
void
decks_create (const char *title)
{
  GtkWidget *dialog;

  decks_press ("<Control>n");
  dialog = decks_wait_window (ADC_TYPE_NEW_DECK_DIALOG);
  gtk_editable_set_text (widget_get_child (dialog, "title_row"), title);
  decks_finish_dialog (dialog);
  g_assert_true (decks_has_title ((gpointer) title));
}

void
decks_rename_to (const char *title)
{
  GtkWidget *dialog;

  decks_press ("<Control>r");
  dialog = decks_wait_window (ADW_TYPE_MESSAGE_DIALOG);
  gtk_editable_set_text (
    GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog))), title);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "rename");
  gtk_window_destroy (GTK_WINDOW (dialog));
  adc_driver_settle ();
}

void
decks_remove_folder (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    if (g_file_test (child, G_FILE_TEST_IS_DIR))
      decks_remove_folder (child);
    else
      g_remove (child);
  }
  g_rmdir (path);
}

const char *
decks_get_location (void)
{
  return adc_window_get_location (adc_driver_get_window (decks_application));
}

void
decks_start (void)
{
  g_autofree char *shelf = adc_deck_shelf_dup_default_folder ();

  decks_remove_folder (shelf); /* of the time before */
  decks_application = adc_driver_start ();
  adc_application_set_language (decks_application, "en");
  adc_driver_settle ();
  adc_driver_resize (decks_application, 1120, 760);
}

void
decks_stop (void)
{
  adc_driver_stop (decks_application);
}
