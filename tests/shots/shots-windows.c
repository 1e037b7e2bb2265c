/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "shots-windows.h"

#include "adc-driver.h"
#include "adc-language.h"
#include "widgets.h"

#define NARROW 400

void
shots_show_welcome (AdcApplication *application)
{
  GSettings *settings = adc_application_get_settings (application);

  g_settings_reset (settings, "welcomed");
  g_settings_reset (settings, "games-not-owned");
  g_settings_reset (settings, "game");
  g_settings_reset (settings, "location");
  adc_application_set_language (application, adc_language_get_current ());
}

/* The games of somebody who owns some of them, and a value he typed in. */
static void
prepare_preferences (AdcApplication *application)
{
  AdcEntry *trooper = adc_library_find (adc_application_get_library (application),
                                        "ares/unit/trooper");

  g_settings_set_strv (adc_application_get_settings (application), "games-not-owned",
                       (const char *[]){ "buck-rogers", NULL });
  g_assert_true (adc_completions_set (adc_application_get_completions (application),
                                      ADC_PIECE (trooper), "cost", "7", NULL));
}

static GtkWidget *
find_dialog (GtkWidget *main_window)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *dialog = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

    if (gtk_window_get_transient_for (GTK_WINDOW (window)) == GTK_WINDOW (main_window))
      dialog = window;
  }

  g_assert_nonnull (dialog);
  return dialog;
}

static void
show_page (GtkWidget *preferences, guint page)
{
  static const char * const inside[] = { "language_row", "game_row", "values_page" };
  GtkWidget *child = widget_get_child (preferences, inside[page]);

  adw_preferences_window_set_visible_page (
    ADW_PREFERENCES_WINDOW (preferences),
    ADW_PREFERENCES_PAGE (gtk_widget_get_ancestor (child, ADW_TYPE_PREFERENCES_PAGE)));
}

GtkWidget *
shots_open_dialog (AdcApplication *application, const char *action, guint page, int width,
                   int height)
{
  GtkWidget *main_window = GTK_WIDGET (adc_driver_get_window (application));
  GtkWidget *dialog;

  if (g_str_equal (action, "app.preferences"))
    prepare_preferences (application);
  if (g_str_has_prefix (action, "app."))
    g_action_group_activate_action (G_ACTION_GROUP (application), action + 4, NULL);
  else
    gtk_widget_activate_action (main_window, action, NULL);

  dialog = find_dialog (main_window);
  if (g_str_equal (action, "app.preferences"))
    show_page (dialog, page);
  if (width < NARROW)
    gtk_window_set_default_size (GTK_WINDOW (dialog), width, height);
  adc_driver_settle_window (dialog);

  return dialog;
}
