/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battles.h"
#include "adc-scenario-file.h"
#include "adc-test-engine.h"
#include "adc-test-game.h"

#include <glib/gstdio.h>
#include <unistd.h>

typedef struct {
  char       *root;
  char       *folder;   /* root/battles: where they are kept */
  char       *path;     /* of the one of the game “tiny” */
  char       *examples; /* root/tiny/scenarios */
  AdcGame    *game;
  AdcBattles *battles;
  GPtrArray  *complaints;
} Fixture;

static void
note_complaint (Fixture *fixture, const char *text)
{
  g_ptr_array_add (fixture->complaints, g_strdup (text));
}

/* The program is started. */
static void
start (Fixture *fixture)
{
  fixture->battles = adc_battles_new (fixture->folder);
  g_signal_connect_swapped (fixture->battles, "failed", G_CALLBACK (note_complaint), fixture);
}

/* And ended, when what is being written is written. */
static void
stop (Fixture *fixture)
{
  adc_test_engine_let_go (g_steal_pointer (&fixture->battles));
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Tiny game");
  g_autofree char *game_folder = NULL;

  fixture->root = g_dir_make_tmp ("adc-test-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->root, "battles", NULL);
  fixture->path = g_build_filename (fixture->folder, "tiny.xml", NULL);
  game_folder = g_build_filename (fixture->root, "tiny", NULL);
  fixture->examples = g_build_filename (game_folder, "scenarios", NULL);
  fixture->game = adc_game_new ("tiny", "en", title);
  adc_game_set_folder (fixture->game, game_folder, FALSE);
  fixture->complaints = g_ptr_array_new_with_free_func (g_free);
  start (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  stop (fixture);
  adc_test_engine_let_go (fixture->game);
  adc_test_remove_tree (fixture->root);
  g_ptr_array_unref (fixture->complaints);
  g_free (fixture->root);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->examples);
}

static gboolean
is_set (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static gboolean
file_exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(AdcBattleSession **) user_data = adc_battles_open_finish (ADC_BATTLES (source), result);
}

static AdcBattleSession *
open_battle (Fixture *fixture)
{
  AdcBattleSession *session = NULL;

  adc_battles_open_async (fixture->battles, fixture->game, opened_cb, &session);
  adc_test_engine_wait (is_set, &session);

  return session;
}

static void
edit (AdcBattleSession *session, guint n_units)
{
  g_autoptr(AdcScenario) scenario = adc_test_engine_create_scenario (n_units);

  adc_battle_session_edit (session, scenario);
}

static guint
count_units (AdcBattleSession *session)
{
  return adc_test_engine_count_units (adc_battle_session_get_scenario (session));
}

static void
write_example (Fixture *fixture, const char *name, guint n_units)
{
  g_autoptr(AdcScenario) scenario = adc_test_engine_create_scenario (n_units);
  g_autofree char *path = g_build_filename (fixture->examples, name, NULL);
  g_autoptr(GError) error = NULL;

  adc_scenario_save (scenario, path, &error);
  g_assert_no_error (error);
}

static void
write_kept (Fixture *fixture, const char *contents)
{
  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, contents, -1, NULL));
}

static void
test_empty (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattleSession) session = open_battle (fixture);
  AdcScenario *scenario = adc_battle_session_get_scenario (session);

  g_assert_nonnull (adc_scenario_get_title (scenario));
  g_assert_nonnull (adc_scenario_find_side (scenario, "attacker"));
  g_assert_nonnull (adc_scenario_find_side (scenario, "defender"));
  g_assert_cmpuint (adc_battles_get_examples (fixture->battles, "tiny")->len, ==, 0);
  g_assert_true (adc_battles_get_session (fixture->battles, "tiny") == session);
  g_assert_null (adc_battles_get_session (fixture->battles, "other"));

  /* Nothing was done to it: there is nothing to keep. */
  adc_battles_flush (fixture->battles);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* The first thing anybody sees answers everything. */
static void
test_first (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattleSession) session = NULL;

  write_example (fixture, "a-nobody.xml", 0);
  write_example (fixture, "b-missing.xml", 9);
  write_example (fixture, "c-complete.xml", 4);
  write_example (fixture, "d-complete.xml", 5);
  session = open_battle (fixture);
  g_assert_cmpuint (count_units (session), ==, 4);
  g_assert_cmpuint (adc_battles_get_examples (fixture->battles, "tiny")->len, ==, 4);
  /* It is no file of the player's. */
  g_assert_null (adc_scenario_get_file (adc_battle_session_get_scenario (session)));
}

/* The one the engine names comes before all others, and stays among the examples as it was. */
static void
test_met_first (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattleSession) session = NULL;
  GPtrArray *examples;

  write_example (fixture, "a-complete.xml", 4);
  write_example (fixture, "met-first.xml", 6);
  session = open_battle (fixture);
  g_assert_cmpuint (count_units (session), ==, 6);

  edit (session, 3);
  adc_battle_session_set_saved (session, "elsewhere.xml");
  examples = adc_battles_get_examples (fixture->battles, "tiny");
  g_assert_cmpuint (examples->len, ==, 2);
  g_assert_cmpstr (adc_scenario_get_id (examples->pdata[1]), ==, "met-first");
}

static void
test_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcBattleSession *session = open_battle (fixture);

  edit (session, 3);
  edit (session, 6);
  g_object_unref (session);
  stop (fixture);

  write_example (fixture, "complete.xml", 4);
  start (fixture);
  session = open_battle (fixture);
  g_assert_cmpuint (count_units (session), ==, 6);
  g_assert_null (adc_scenario_get_file (adc_battle_session_get_scenario (session)));
  g_assert_false (adc_battle_session_is_modified (session));
  g_assert_cmpuint (fixture->complaints->len, ==, 0);
  g_object_unref (session);
}

/* By itself, a moment later. */
static void
test_by_itself (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattleSession) session = open_battle (fixture);

  edit (session, 3);
  adc_test_engine_wait (file_exists, fixture->path);
}

static void
test_twice (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattleSession) first = open_battle (fixture);
  g_autoptr(AdcBattleSession) second = NULL;

  edit (first, 3);
  second = open_battle (fixture);
  g_assert_true (first == second);
  g_assert_cmpuint (count_units (second), ==, 3);
}

static guint
count_set_aside (Fixture *fixture, const char *contents)
{
  g_autoptr(GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
    g_autofree char *found = NULL;

    if (g_str_equal (name, "tiny.xml"))
      continue;
    g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
    n += g_str_equal (found, contents);
  }

  return n;
}

/* A file that cannot be read is complained about with its line, and kept under another name. */
static void
test_broken (Fixture *fixture, gconstpointer data)
{
  const char *contents = data;
  g_autoptr(AdcBattleSession) session = NULL;

  write_kept (fixture, contents);
  session = open_battle (fixture);
  g_assert_cmpuint (fixture->complaints->len, ==, 1);
  g_assert_nonnull (strstr (fixture->complaints->pdata[0], "tiny.xml"));
  g_assert_cmpuint (count_set_aside (fixture, contents), ==, 1);

  edit (session, 2);
  adc_battles_flush (fixture->battles);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_set_aside (fixture, contents), ==, 1);
  g_assert_cmpuint (fixture->complaints->len, ==, 1);
}

/* A good file that cannot be read for a reason of its own: it stays where it is, and as it is. */
static void
check_left_alone (Fixture *fixture)
{
  g_autoptr(AdcBattleSession) session = open_battle (fixture);
  g_autoptr(GDir) dir = NULL;
  const char *name;

  g_assert_cmpuint (fixture->complaints->len, ==, 1);
  g_assert_true (g_str_has_prefix (fixture->complaints->pdata[0],
                                   "Your last battle cannot be read: "));
  edit (session, 2);
  adc_battles_flush (fixture->battles);
  dir = g_dir_open (fixture->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_true (*name == '.' || g_str_equal (name, "tiny.xml")); /* nothing is set aside */
}

static void
test_no_schema (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *data_folder = g_strdup (g_getenv ("ADC_DATA_DIR"));
  g_autoptr(AdcBattleSession) first = open_battle (fixture);
  g_autoptr(AdcBattleSession) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  edit (first, 3);
  adc_battles_flush (fixture->battles);
  g_assert_true (g_file_get_contents (fixture->path, &before, NULL, NULL));
  g_clear_object (&first);
  stop (fixture);

  start (fixture);
  g_setenv ("ADC_DATA_DIR", fixture->root, TRUE);
  check_left_alone (fixture);
  g_setenv ("ADC_DATA_DIR", data_folder, TRUE);
  g_assert_true (g_file_get_contents (fixture->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  stop (fixture);

  start (fixture); /* the program is whole again */
  again = open_battle (fixture);
  g_assert_cmpuint (count_units (again), ==, 3);
}

/* Whatever the disk says: this file can be opened by everybody, and read by nobody. */
static void
test_read_error (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *target = NULL;

  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("/proc/self/mem", fixture->path), ==, 0);
  check_left_alone (fixture);
  target = g_file_read_link (fixture->path, NULL);
  g_assert_cmpstr (target, ==, "/proc/self/mem");
}

/* Where nothing can be written, it says so once, and goes on. */
static void
test_unwritable (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattleSession) session = open_battle (fixture);

  /* A file where the folder should be stops even root. */
  g_assert_true (g_file_set_contents (fixture->folder, "", -1, NULL));
  edit (session, 2);
  adc_battles_flush (fixture->battles);
  edit (session, 3);
  adc_battles_flush (fixture->battles);
  g_assert_cmpuint (fixture->complaints->len, ==, 1);

  /* As soon as it can be written again, what failed last is. */
  g_assert_cmpint (g_remove (fixture->folder), ==, 0);
  adc_battles_flush (fixture->battles);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

static void
count_change (guint *n_changes)
{
  (*n_changes)++;
}

static gboolean
has_changed (gpointer n_changes)
{
  return *(guint *) n_changes > 0;
}

static void
test_completions (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcBattleSession) session = open_battle (fixture);
  g_autofree char *path = g_build_filename (fixture->root, "completions.xml", NULL);
  g_autoptr(AdcCompletions) completions = adc_completions_new (path);
  guint n_changes = 0;

  adc_battles_watch (fixture->battles, completions);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (count_change), &n_changes);
  g_list_model_items_changed (G_LIST_MODEL (completions), 0, 0, 0);
  g_list_model_items_changed (G_LIST_MODEL (completions), 0, 0, 0);
  g_assert_cmpuint (n_changes, ==, 0);
  adc_test_engine_wait (has_changed, &n_changes);
  g_assert_cmpuint (n_changes, ==, 1);
}

int
main (int argc, char *argv[])
{
  static const char not_xml[] = "no battle at all";
  static const char not_ours[] =
    "<?xml version=\"1.0\"?>\n<scenario format=\"1\" game=\"tiny\"/>\n";
  static const char other_game[] =
    "<?xml version=\"1.0\"?>\n"
    "<scenario format=\"1\" game=\"other\"><title>Elsewhere</title><side id=\"a\"/></scenario>\n";

  g_test_init (&argc, &argv, NULL);

  g_test_add ("/battles/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/battles/first", Fixture, NULL, set_up, test_first, tear_down);
  g_test_add ("/battles/met-first", Fixture, NULL, set_up, test_met_first, tear_down);
  g_test_add ("/battles/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/battles/by-itself", Fixture, NULL, set_up, test_by_itself, tear_down);
  g_test_add ("/battles/twice", Fixture, NULL, set_up, test_twice, tear_down);
  g_test_add ("/battles/broken/not-xml", Fixture, not_xml, set_up, test_broken, tear_down);
  g_test_add ("/battles/broken/not-ours", Fixture, not_ours, set_up, test_broken, tear_down);
  g_test_add ("/battles/broken/other-game", Fixture, other_game, set_up, test_broken, tear_down);
  g_test_add ("/battles/no-schema", Fixture, NULL, set_up, test_no_schema, tear_down);
  g_test_add ("/battles/read-error", Fixture, NULL, set_up, test_read_error, tear_down);
  g_test_add ("/battles/unwritable", Fixture, NULL, set_up, test_unwritable, tear_down);
  g_test_add ("/battles/completions", Fixture, NULL, set_up, test_completions, tear_down);

  return g_test_run ();
}
