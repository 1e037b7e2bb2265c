/* SPDX-License-Identifier: GPL-3.0-or-later */

/* walk-views: opens every view of every game, the search, the preferences and what else has a
 * window of its own, in both languages, then closes the window and ends. For valgrind, which looks
 * at what is left: see ./dev valgrind. */

#include "adc-driver.h"
#include "adc-window-private.h"

static void
open_view (AdcApplication *application, AdcGame *game, const AdcViewInfo *view)
{
  g_autofree char *location = g_strdup_printf ("%s/%s", adc_game_get_id (game), view->name);

  adc_driver_open (application, location);
  g_print ("%s\n", location);
}

/* One entry of each kind, which some view of the game shows. */
static void
open_entries (AdcApplication *application, AdcGame *game)
{
  for (AdcKind kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);
    g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, 0);

    if (entry != NULL) {
      g_autofree char *location = adc_entry_dup_location (entry);

      adc_driver_open (application, location);
    }
  }
}

static guint
walk_game (AdcApplication *application, AdcGame *game)
{
  AdcWindow *window = adc_driver_get_window (application);
  GtkListBoxRow *row;
  guint n_views = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (window->views, i)) != NULL; i++) {
    const AdcViewInfo *view = adc_window_get_view_of_row (row);

    if (adc_window_offers (view, game)) {
      open_view (application, game, view);
      n_views++;
    }
  }
  open_entries (application, game);
  adc_window_search (window, "attaque");
  adc_driver_settle ();
  return n_views;
}

/* What opens a window over the first one is closed again. */
static void
open_and_close (AdcApplication *application, const char *action)
{
  GtkWindow *window = GTK_WINDOW (adc_driver_get_window (application));
  g_autoptr(GList) windows = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  adc_driver_settle ();
  windows = gtk_window_list_toplevels ();
  for (GList *item = windows; item != NULL; item = item->next)
    if (item->data != window && gtk_window_get_transient_for (item->data) == window)
      gtk_window_destroy (item->data);
  adc_driver_settle ();
}

int
main (void)
{
  static const char * const actions[] = { "win.help", "app.preferences", "app.about",
                                          "win.show-help-overlay" };
  AdcApplication *application = adc_driver_start ();
  AdcLibrary *library = adc_application_get_library (application);
  guint n_views = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    n_views += walk_game (application, game);
    g_action_group_activate_action (G_ACTION_GROUP (application), "swap-language", NULL);
    adc_driver_settle ();
  }
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    open_and_close (application, actions[i]);
  g_assert_cmpuint (n_views, >, 0);
  g_print ("%u views opened\n", n_views);

  adc_driver_stop (application);
  return 0;
}
