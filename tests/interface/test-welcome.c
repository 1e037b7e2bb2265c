/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The very first start: which games the player owns, and what that changes. */

#include "adc-driver.h"
#include "adc-language.h"
#include "adc-welcome-page.h"
#include "widgets.h"

#include <string.h>

static const char * const keys[] = { "welcomed", "games-not-owned", "show-all-games",
                                     "default-game", "game", "location" };

typedef struct {
  AdcApplication *application;
  GSettings      *settings;
} Fixture;

static AdcApplication *the_application; /* there can be one in a process */

/* As nobody has ever started it. */
static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->application = the_application;
  fixture->settings = adc_application_get_settings (fixture->application);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->settings, keys[i]);
  g_settings_set_string (fixture->settings, "language", "en");
  adc_language_set_current ("en");
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (adc_driver_get_window (fixture->application)));
}

static void
start (Fixture *fixture)
{
  g_application_activate (G_APPLICATION (fixture->application));
  adc_driver_wait_loaded (fixture->application);
}

static GtkWidget *
get_window (Fixture *fixture)
{
  return GTK_WIDGET (adc_driver_get_window (fixture->application));
}

static GtkWidget *
find_welcome (Fixture *fixture)
{
  return widget_find (get_window (fixture), ADC_TYPE_WELCOME_PAGE);
}

static GtkCheckButton *
get_tick (Fixture *fixture, guint position)
{
  GtkListBox *games = widget_get_child (find_welcome (fixture), "games");

  return GTK_CHECK_BUTTON (widget_find (
    GTK_WIDGET (gtk_list_box_get_row_at_index (games, (int) position)), GTK_TYPE_CHECK_BUTTON));
}

/* Wherever the focus is on the page. FALSE: nothing came of it. */
static gboolean
try_enter (Fixture *fixture)
{
  GtkWidget *page = find_welcome (fixture);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (page);
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) &&
                      gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE &&
                      k < g_list_model_get_n_items (G_LIST_MODEL (controller));
         k++) {
      g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
      g_autofree char *text = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (strstr (text, "Return") != NULL)
        is_taken = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, page, NULL);
    }
  }

  adc_driver_settle ();
  return is_taken;
}

static void
press_enter (Fixture *fixture)
{
  g_assert_true (try_enter (fixture));
}

static GListModel *
get_offered (Fixture *fixture)
{
  return gtk_drop_down_get_model (widget_get_child (get_window (fixture), "games"));
}

static char *
dup_offered (Fixture *fixture)
{
  GListModel *offered = get_offered (fixture);
  g_autoptr(GString) ids = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (offered); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (offered, i);

    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", adc_game_get_id (game));
  }

  return g_string_free (g_steal_pointer (&ids), FALSE);
}

static void
assert_offered (Fixture *fixture, const char *expected)
{
  g_autofree char *offered = dup_offered (fixture);

  g_assert_cmpstr (offered, ==, expected);
}

/* Who presses Enter at once owns everything, and never sees the page again. */
static void
test_enter (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcLibrary *library;

  start (fixture);
  library = adc_application_get_library (fixture->application);
  g_assert_nonnull (find_welcome (fixture));
  widget_assert_says (get_window (fixture), "Welcome");
  g_assert_true (gtk_widget_is_focus (widget_get_child (find_welcome (fixture), "start")));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    g_assert_true (gtk_check_button_get_active (get_tick (fixture, i)));

  press_enter (fixture);
  g_assert_null (find_welcome (fixture));
  g_assert_true (gtk_widget_is_ancestor (
    gtk_window_get_focus (GTK_WINDOW (get_window (fixture))),
    widget_get_child (get_window (fixture), "pages")));
  g_assert_true (g_settings_get_boolean (fixture->settings, "welcomed"));
  g_assert_cmpuint (g_list_model_get_n_items (get_offered (fixture)), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (library)));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (fixture->application)), ==,
                   "ares/rules");
}

/* One game of five: the picker has that one, and it is opened. */
static void
test_choose (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  start (fixture);
  for (guint i = 0; i < 4; i++)
    gtk_check_button_set_active (get_tick (fixture, i), FALSE);
  press_enter (fixture);
  assert_offered (fixture, "starcraft");
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (fixture->application)), ==,
                   "starcraft/rules");

  /* What is not owned can be opened all the same, and is named as long as it is open. */
  adc_driver_open (fixture->application, "ark/rules");
  assert_offered (fixture, "ark starcraft");
  adc_driver_open (fixture->application, "starcraft/rules");
  assert_offered (fixture, "starcraft");

  gtk_widget_activate_action (get_window (fixture), "win.show-all-games", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (get_offered (fixture)), ==, 5);
  gtk_widget_activate_action (get_window (fixture), "win.show-all-games", NULL);
  assert_offered (fixture, "starcraft");
}

/* Without any game there is nothing to start. */
static void
test_none (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  start (fixture);
  for (guint i = 0; i < 5; i++)
    gtk_check_button_set_active (get_tick (fixture, i), FALSE);
  adc_driver_settle ();
  widget_assert_says (get_window (fixture), "Tick at least one game.");
  g_assert_false (try_enter (fixture));
  g_assert_nonnull (find_welcome (fixture));

  gtk_check_button_set_active (get_tick (fixture, 1), TRUE);
  adc_driver_settle ();
  widget_assert_silent (get_window (fixture), "Tick at least one game.");
  press_enter (fixture);
  assert_offered (fixture, "ark");
}

/* The other language keeps what was ticked. */
static void
test_language (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  start (fixture);
  gtk_check_button_set_active (get_tick (fixture, 0), FALSE);
  gtk_check_button_set_active (widget_get_child (find_welcome (fixture), "french"), TRUE);
  adc_driver_settle ();

  g_assert_nonnull (find_welcome (fixture));
  g_assert_cmpstr (adc_language_get_current (), ==, "fr");
  widget_assert_says (get_window (fixture), "Le Projet Arès");
  g_assert_false (gtk_check_button_get_active (get_tick (fixture, 0)));
  g_assert_true (gtk_check_button_get_active (get_tick (fixture, 1)));
  press_enter (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (get_offered (fixture)), ==, 4);
}

/* Whoever has been somewhere is not asked. */
static void
test_earlier_state (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_settings_set_string (fixture->settings, "game", "ark");
  start (fixture);
  g_assert_null (find_welcome (fixture));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (fixture->application)), ==,
                   "ark/rules");
}

/* What the desktop’s search found is shown, not this page. */
static void
test_wanted (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "open",
                                  g_variant_new_string ("ares/term/bouclier"));
  adc_driver_wait_loaded (fixture->application);
  g_assert_null (find_welcome (fixture));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (fixture->application)), ==,
                   "ares/term/bouclier");
}

/* Keys that mean something elsewhere do no harm here. */
static void
test_keys (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const actions[] = { "win.search", "win.next-view", "win.back",
                                          "win.bookmark-current", "win.zoom-in", "win.zoom-reset",
                                          "win.show-sidebar" };

  start (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_activate_action (get_window (fixture), actions[i], NULL);
  adc_driver_settle ();
  g_assert_nonnull (find_welcome (fixture));
  press_enter (fixture);
  g_assert_null (find_welcome (fixture));
}

/* Settings of a game that went away, and one that nobody ever had. */
static void
test_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const char * const others[] = { "no-such-game", "", "ares", "ares", NULL };

  g_settings_set_boolean (fixture->settings, "welcomed", TRUE);
  g_settings_set_strv (fixture->settings, "games-not-owned", others);
  g_settings_set_string (fixture->settings, "default-game", "no-such-game");
  g_settings_set_string (fixture->settings, "game", "no-such-game");
  g_settings_set_string (fixture->settings, "location", "no-such-game/rules");
  start (fixture);
  g_assert_null (find_welcome (fixture));
  assert_offered (fixture, "ark buck-rogers neuroshima-hex starcraft");
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (fixture->application)), ==,
                   "ark/rules");
}

/* The default game is opened though another one was open last; its own last place is kept. */
static void
test_default_game (Fixture *fixture, gconstpointer location)
{
  g_settings_set_boolean (fixture->settings, "welcomed", TRUE);
  g_settings_set_string (fixture->settings, "default-game", "ares");
  g_settings_set_string (fixture->settings, "game", "ark");
  g_settings_set_string (fixture->settings, "location", location);
  start (fixture);
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (fixture->application)), ==,
                   g_str_has_prefix (location, "ares/") ? location : "ares/rules");
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  the_application = adc_driver_begin (G_APPLICATION_NON_UNIQUE);
  g_test_add ("/welcome/enter", Fixture, NULL, set_up, test_enter, tear_down);
  g_test_add ("/welcome/choose", Fixture, NULL, set_up, test_choose, tear_down);
  g_test_add ("/welcome/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/welcome/language", Fixture, NULL, set_up, test_language, tear_down);
  g_test_add ("/welcome/earlier-state", Fixture, NULL, set_up, test_earlier_state, tear_down);
  g_test_add ("/welcome/wanted", Fixture, NULL, set_up, test_wanted, tear_down);
  g_test_add ("/welcome/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/welcome/unknown", Fixture, NULL, set_up, test_unknown, tear_down);
  g_test_add ("/welcome/default-game/other", Fixture, "ark/glossary", set_up, test_default_game,
              tear_down);
  g_test_add ("/welcome/default-game/same", Fixture, "ares/term/bouclier", set_up,
              test_default_game, tear_down);

  status = g_test_run ();
  g_application_activate (G_APPLICATION (the_application));
  adc_driver_stop (the_application);

  return status;
}
