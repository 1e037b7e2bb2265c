/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Folders, buses and programs that are not where they should be. Each test is a process of its own,
 * whose environment is what it is about. */

#include "config.h"

#include "adc-deck-file.h"
#include "adc-paper-pdf.h"
#include "adc-piece.h"
#include "adc-window-private.h"
#include "decks-window.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <utime.h>

#define NOWHERE "/nowhere/at/all"

static const char * const home_variables[] = { "XDG_DATA_HOME", "XDG_CACHE_HOME",
                                               "XDG_CONFIG_HOME" };
static char *folder; /* of all tests */

static char *
build_path (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

/* Runs the rest of the test in another process, where the change holds from its start. */
static void
run_with (const char * const *variables, guint n, const char *value)
{
  g_auto(GStrv) before = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++) {
    before[i] = g_strdup (g_getenv (variables[i]) != NULL ? g_getenv (variables[i]) : "");
    g_setenv (variables[i], value, TRUE);
  }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  for (guint i = 0; i < n; i++)
    g_setenv (variables[i], before[i], TRUE);
  g_test_trap_assert_passed ();
}

static gboolean
window_says (gpointer words)
{
  return widget_says (adc_driver_get_window (decks_application), words);
}

static void
visit_some (void)
{
  static const char * const places[] = {
    "ares/rules",      "ares/battle",   "ares/decks",      "neuroshima-hex/battle",
    "starcraft/grid",  "ark/rooms",     "buck-rogers/map", "starcraft/economy",
    "buck-rogers/turn", "ark/bookmarks", "ares/factions",   "ares/setup",
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    adc_driver_open (decks_application, places[i]);
}

static void
start (void)
{
  decks_application = adc_driver_begin (0); /* as it is started: once for each bus */
  g_application_activate (G_APPLICATION (decks_application));
  adc_driver_wait_loaded (decks_application);
  adc_application_set_language (decks_application, "en");
  adc_driver_settle ();
}

static void
type_value (const char *text)
{
  AdcLibrary *library = adc_application_get_library (decks_application);
  AdcCompletions *completions = adc_application_get_completions (decks_application);
  AdcPiece *piece = ADC_PIECE (adc_library_find (library, "ares/unit/behemoth"));

  g_assert_true (adc_completions_set (completions, piece, "vs-armour", text, NULL));
}

/* Nothing can be kept: it is said, and all the rest works. */
static void
work_without_home (void)
{
  start ();
  visit_some ();
  type_value ("4");
  adc_driver_wait (window_says, (gpointer) "could not be saved yet");
  adc_driver_stop (decks_application);
}

static void
test_files_for_folders (void)
{
  g_autofree char *file = build_path ("a-file");

  if (g_test_subprocess ()) {
    work_without_home ();
    return;
  }

  g_assert_true (g_file_set_contents (file, "no folder", -1, NULL));
  run_with (home_variables, G_N_ELEMENTS (home_variables), file);
}

static void
test_no_folders (void)
{
  g_autofree char *file = build_path ("another-file");
  g_autofree char *below = g_build_filename (file, "below", NULL);

  if (g_test_subprocess ()) {
    work_without_home ();
    return;
  }

  g_assert_true (g_file_set_contents (file, "no folder", -1, NULL)); /* nobody can make one below */
  run_with (home_variables, G_N_ELEMENTS (home_variables), below);
}

static gboolean
has_index (gpointer user_data G_GNUC_UNUSED)
{
  return !adc_index_keeper_is_busy (adc_application_get_index_keeper (decks_application));
}

/* Where the index is kept, not there at first, and gone again later. */
static void
test_no_cache (void)
{
  g_autofree char *cache = build_path ("cache");
  g_autofree char *made = g_build_filename (cache, "aide-de-camp", NULL);

  if (g_test_subprocess ()) {
    start ();
    type_value ("3");
    adc_driver_wait (has_index, NULL);
    g_assert_true (g_file_test (g_getenv ("XDG_CACHE_HOME"), G_FILE_TEST_IS_DIR));
    decks_remove_folder (g_getenv ("XDG_CACHE_HOME"));
    adc_window_search (adc_driver_get_window (decks_application), "behemoth");
    adc_driver_wait (window_says, (gpointer) "Behemoth");
    type_value ("2");
    adc_driver_wait (has_index, NULL);
    adc_window_search (adc_driver_get_window (decks_application), "bouclier");
    adc_driver_wait (window_says, (gpointer) "Shield");
    adc_driver_stop (decks_application);
    return;
  }

  run_with ((const char *[]){ "XDG_CACHE_HOME" }, 1, cache);
  g_assert_true (g_file_test (made, G_FILE_TEST_IS_DIR));
}

static void
test_no_bus (void)
{
  if (g_test_subprocess ()) {
    start ();
    visit_some ();
    adc_driver_stop (decks_application);
    return;
  }

  run_with ((const char *[]){ "DBUS_SESSION_BUS_ADDRESS" }, 1, "unix:path=" NOWHERE);
}

static void
write_pdf (const char *path)
{
  g_autoptr(AdcPaper) paper = adc_view_dup_paper (ADC_VIEW (decks_get_view ()), ADC_SCOPE_PAGE);
  g_autoptr(GtkPageSetup) setup = adc_paper_create_page_setup ();
  g_autoptr(GError) error = NULL;

  adc_paper_pdf_write (paper, path, setup, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
test_no_temporary_folder (void)
{
  g_autofree char *pdf = build_path ("without-tmp.pdf");

  if (g_test_subprocess ()) {
    start ();
    visit_some ();
    decks_open_view ();
    decks_create ("Printed");
    write_pdf (g_getenv ("ADC_TEST_PDF"));
    adc_driver_stop (decks_application);
    return;
  }

  g_setenv ("ADC_TEST_PDF", pdf, TRUE);
  run_with ((const char *[]){ "TMPDIR" }, 1, NOWHERE);
  g_assert_true (g_file_test (pdf, G_FILE_TEST_EXISTS));
}

static gboolean
is_clean (gpointer user_data G_GNUC_UNUSED)
{
  return !adc_deck_work_is_modified (decks_get_work ());
}

static gboolean
has_session (gpointer user_data G_GNUC_UNUSED)
{
  return adc_battles_get_session (adc_application_get_battles (decks_application), "ark") != NULL;
}

/* The program is taken off the disk, or replaced, while it runs: what it has read it knows, and what somebody has typed
 * is saved. */
static void
test_program_gone (void)
{
  g_autofree char *copy = build_path ("data");
  const char *arguments[] = { "cp", "-r", g_getenv ("ADC_DATA_DIR"), copy, NULL };
  AdcCompletions *completions;
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autofree char *contents = NULL;

  if (!g_test_subprocess ()) {
    g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                                 NULL, NULL, NULL, NULL));
    run_with ((const char *[]){ "ADC_DATA_DIR" }, 1, copy);
    return;
  }

  start ();
  completions = adc_application_get_completions (decks_application);
  type_value ("1");
  adc_completions_flush (completions);
  decks_remove_folder (g_getenv ("ADC_DATA_DIR"));
  visit_some ();
  adc_driver_open (decks_application, "ark/battle");
  adc_driver_wait (has_session, NULL);
  decks_open_view ();
  decks_create ("Without a schema");
  decks_rename_to ("Saved without");
  decks_act ("decks.save");
  adc_driver_wait (is_clean, NULL);
  type_value ("5");
  adc_completions_flush (completions);
  g_assert_true (adc_completions_is_saved (completions));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, ">5<"));
  adc_driver_stop (decks_application);
}

static void
assert_terminal_finds (char **environment)
{
  g_autoptr(GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_autoptr(GSubprocess) process = NULL;
  g_autofree char *text = NULL;

  g_subprocess_launcher_set_environ (launcher, environment);
  process = g_subprocess_launcher_spawn (launcher, NULL, g_getenv ("ADC_TERMINAL"), "search",
                                         "bouclier", NULL);
  g_assert_nonnull (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &text, NULL, NULL));
  g_assert_true (g_subprocess_get_successful (process));
  g_assert_nonnull (strstr (text, "Bouclier"));
}

/* In a terminal: an empty environment, and a home that is not there. */
static void
test_terminal (void)
{
  static const char * const homes[] = { NULL, NOWHERE, "" };

  for (guint i = 0; i < G_N_ELEMENTS (homes); i++) {
    g_auto(GStrv) environment = NULL;

    environment = g_environ_setenv (NULL, "ADC_DATA_DIR", g_getenv ("ADC_DATA_DIR"), TRUE);
    environment = g_environ_setenv (environment, "G_DEBUG", "fatal-warnings", TRUE);
    if (homes[i] != NULL) {
      environment = g_environ_setenv (environment, "HOME", homes[i], TRUE);
      environment = g_environ_setenv (environment, "XDG_DATA_HOME", NOWHERE, TRUE);
    }
    assert_terminal_finds (environment);
  }
}

/* Files from the future, or from before the program: the index is made, kept and found again. */
static void
test_clock (void)
{
  static const time_t times[] = { 4102444800, 1 }; /* 2100, 1970 */
  g_autofree char *home = build_path ("clock");
  g_autofree char *values = g_build_filename (home, "aide-de-camp", "completions.xml", NULL);
  g_autofree char *index = g_build_filename (home, "aide-de-camp", "search.db", NULL);
  g_autofree char *parent = g_path_get_dirname (values);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (values, "<completions format='1'/>", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (times); i++) {
    struct utimbuf time = { times[i], times[i] };
    g_auto(GStrv) environment = g_get_environ ();

    g_assert_cmpint (g_utime (values, &time), ==, 0);
    environment = g_environ_setenv (environment, "XDG_DATA_HOME", home, TRUE);
    environment = g_environ_setenv (environment, "XDG_CACHE_HOME", home, TRUE);
    assert_terminal_finds (environment);
    g_assert_true (g_file_test (index, G_FILE_TEST_EXISTS));
    g_assert_cmpint (g_utime (index, &time), ==, 0);
    assert_terminal_finds (environment);
  }
}

static void
appeared_cb (GDBusConnection *bus G_GNUC_UNUSED, const char *name G_GNUC_UNUSED,
             const char *owner G_GNUC_UNUSED, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
}

static void
vanished_cb (GDBusConnection *bus G_GNUC_UNUSED, const char *name G_GNUC_UNUSED,
             gpointer user_data)
{
  *(gboolean *) user_data = FALSE;
}

static gboolean
is_true (gpointer flag)
{
  return *(gboolean *) flag;
}

static gboolean
is_false (gpointer flag)
{
  return !*(gboolean *) flag;
}

/* Started again, the program wakes the one that runs, and is done. */
static void
test_twice (void)
{
  gboolean is_there = FALSE;
  const guint watch = g_bus_watch_name (G_BUS_TYPE_SESSION, ADC_APPLICATION_ID, 0, appeared_cb,
                                        vanished_cb, &is_there, NULL);
  g_autoptr(GSubprocess) first = NULL;
  g_autoptr(GSubprocess) second = NULL;

  first = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, g_getenv ("ADC_PROGRAM"), NULL);
  g_assert_nonnull (first);
  adc_driver_wait (is_true, &is_there);
  second = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, g_getenv ("ADC_PROGRAM"), NULL);
  g_assert_true (g_subprocess_wait_check (second, NULL, NULL));
  g_assert_true (is_there); /* the first */
  g_subprocess_send_signal (first, SIGTERM);
  g_subprocess_wait (first, NULL, NULL);
  adc_driver_wait (is_false, &is_there);
  g_bus_unwatch_name (watch);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  if (!g_test_subprocess ()) {
    folder = g_dir_make_tmp ("adc-places-XXXXXX", NULL);
    g_setenv ("ADC_TEST_FOLDER", folder, TRUE);
  } else {
    folder = g_strdup (g_getenv ("ADC_TEST_FOLDER"));
  }
  g_test_add_func ("/places/files-for-folders", test_files_for_folders);
  g_test_add_func ("/places/no-folders", test_no_folders);
  g_test_add_func ("/places/no-cache", test_no_cache);
  g_test_add_func ("/places/no-bus", test_no_bus);
  g_test_add_func ("/places/no-temporary-folder", test_no_temporary_folder);
  g_test_add_func ("/places/program-gone", test_program_gone);
  g_test_add_func ("/places/terminal", test_terminal);
  g_test_add_func ("/places/clock", test_clock);
  g_test_add_func ("/places/twice", test_twice);
  status = g_test_run ();
  if (!g_test_subprocess ())
    decks_remove_folder (folder);
  g_free (folder);

  return status;
}
