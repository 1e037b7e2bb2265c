/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked of the application from outside, as the desktop's search does: before there is
 * anything to show, and afterwards. */

#include "adc-driver.h"
#include "widgets.h"

#define PROVIDER_NAME "io.github.aidedecamp.AideDeCamp.SearchProvider"
#define PROVIDER_PATH "/io/github/aidedecamp/AideDeCamp/SearchProvider"

static AdcApplication *application;

static void
ask (const char *action, const char *parameter)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), action,
                                  g_variant_new_string (parameter));
}

static AdcWindow *
get_window (void)
{
  return adc_driver_get_window (application);
}

static void
begin (void)
{
  application = adc_driver_begin (G_APPLICATION_NON_UNIQUE);
  g_assert_null (adc_application_get_library (application));
  g_assert_null (get_window ());
}

static void
stop (void)
{
  adc_driver_stop (application);
}

static const char *
get_words (void)
{
  return gtk_editable_get_text (widget_get_child (get_window (), "search_entry"));
}

static gboolean
results_are_shown (gpointer words)
{
  GtkStack *pages = widget_get_child (get_window (), "pages");

  return g_str_equal (gtk_stack_get_visible_child_name (pages), "search") &&
         widget_says (get_window (), words);
}

/* The window is there at once, and goes to the place as soon as it can. */
static void
test_open_while_loading (void)
{
  begin ();
  ask ("open", "ares/unit/trooper");
  ask ("open", "ares/term/bouclier");
  g_assert_nonnull (get_window ());
  g_assert_null (adc_application_get_library (application));

  adc_driver_wait_loaded (application);
  g_assert_cmpstr (adc_window_get_location (get_window ()), ==, "ares/term/bouclier");
  widget_assert_says (get_window (), "Bouclier");
  stop ();
}

static void
test_search_while_loading (void)
{
  begin ();
  ask ("open", "ares/term/bouclier");
  ask ("search", "deep strike");
  g_assert_null (adc_application_get_library (application));

  adc_driver_wait_loaded (application);
  g_assert_cmpstr (get_words (), ==, "deep strike");
  adc_driver_wait (results_are_shown, (gpointer) "Attaque en Profondeur");
  stop ();
}

static gboolean
is_said (gpointer words)
{
  return widget_says (get_window (), words);
}

static void
test_nowhere_while_loading (void)
{
  begin ();
  ask ("open", "no-such-game/term/no-such-thing");

  adc_driver_wait_loaded (application);
  adc_driver_wait (is_said, (gpointer) "Cette entrée n’existe plus.");
  g_assert_nonnull (adc_window_get_location (get_window ()));
  stop ();
}

/* A search that is open gives way to a place, and the other way round. */
static void
test_loaded (void)
{
  AdcWindow *window;

  application = adc_driver_start ();
  window = get_window ();
  ask ("search", "deep strike");
  adc_driver_wait (results_are_shown, (gpointer) "Attaque en Profondeur");

  ask ("open", "buck-rogers/zone/bach");
  adc_driver_settle ();
  g_assert_true (get_window () == window);
  g_assert_cmpstr (adc_window_get_location (window), ==, "buck-rogers/zone/bach");
  g_assert_cmpstr (get_words (), ==, "");

  ask ("open", "ares/term/bouclier");
  ask ("open", "");
  adc_driver_settle ();
  g_assert_cmpstr (adc_window_get_location (window), ==, "ares/term/bouclier");
  widget_assert_says (window, "Cette entrée n’existe plus.");

  ask ("search", "");
  adc_driver_settle ();
  g_assert_cmpstr (get_words (), ==, "");
  stop ();
}

/* The window was closed, and the application is still there. */
static void
test_another_window (void)
{
  application = adc_driver_start ();
  g_application_hold (G_APPLICATION (application));
  gtk_window_destroy (GTK_WINDOW (get_window ()));
  g_assert_null (get_window ());

  ask ("open", "ares/term/bouclier");
  adc_driver_settle ();
  g_assert_cmpstr (adc_window_get_location (get_window ()), ==, "ares/term/bouclier");
  g_application_release (G_APPLICATION (application));
  stop ();
}

static void
appeared_cb (GDBusConnection *connection G_GNUC_UNUSED, const char *name G_GNUC_UNUSED,
             const char *owner G_GNUC_UNUSED, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_true (gpointer user_data)
{
  return *(gboolean *) user_data;
}

static GSubprocess *
start_provider (GDBusConnection *connection)
{
  g_autoptr(GError) error = NULL;
  gboolean is_there = FALSE;
  GSubprocess *provider = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error,
                                            g_getenv ("ADC_PROVIDER"), NULL);
  guint watch;

  g_assert_no_error (error);
  watch = g_bus_watch_name_on_connection (connection, PROVIDER_NAME, G_BUS_NAME_WATCHER_FLAGS_NONE,
                                          appeared_cb, NULL, &is_there, NULL);
  adc_driver_wait (is_true, &is_there);
  g_bus_unwatch_name (watch);
  return provider;
}

static void
call_provider (GDBusConnection *connection, const char *method, GVariant *parameters)
{
  g_dbus_connection_call (connection, PROVIDER_NAME, PROVIDER_PATH,
                          "org.gnome.Shell.SearchProvider2", method, parameters, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
}

static gboolean
is_at (gpointer location)
{
  return get_window () != NULL &&
         g_strcmp0 (adc_window_get_location (get_window ()), location) == 0;
}

/* From the desktop's overview to the window, by way of the real provider on a real bus. */
static void
test_provider (void)
{
  static const char * const terms[] = { "deep", "strike", NULL };
  GDBusConnection *connection;
  g_autoptr(GSubprocess) provider = NULL;

  application = adc_driver_begin (G_APPLICATION_DEFAULT_FLAGS);
  connection = g_application_get_dbus_connection (G_APPLICATION (application));
  provider = start_provider (connection);
  call_provider (connection, "ActivateResult",
                 g_variant_new ("(s^asu)", "ares/term/attaque-profondeur", terms, 1));
  adc_driver_wait (is_at, (gpointer) "ares/term/attaque-profondeur");

  call_provider (connection, "LaunchSearch", g_variant_new ("(^asu)", terms, 1));
  adc_driver_wait (results_are_shown, (gpointer) "Attaque en Profondeur");
  g_assert_cmpstr (get_words (), ==, "deep strike");
  g_subprocess_force_exit (provider);
  g_subprocess_wait (provider, NULL, NULL);
  stop ();
}

/* An application registers once in a process. */
static void
run_alone (gconstpointer test)
{
  void (*const *run) (void) = test;

  if (g_test_subprocess ()) {
    (*run) ();
    return;
  }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

int
main (int argc, char *argv[])
{
  static const struct {
    void (*run) (void);
    const char *path;
  } tests[] = {
    { test_open_while_loading, "/outside/open-while-loading" },
    { test_search_while_loading, "/outside/search-while-loading" },
    { test_nowhere_while_loading, "/outside/nowhere-while-loading" },
    { test_loaded, "/outside/loaded" },
    { test_another_window, "/outside/another-window" },
    { test_provider, "/outside/provider" },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i].run, run_alone);

  return g_test_run ();
}
