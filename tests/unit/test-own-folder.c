/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a player's values and games are: the folder he chose, or the usual one, and what moving them keeps. */

#include "adc-completions.h"
#include "adc-index-cache.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-own-folder.h"

#include <glib/gstdio.h>
#include <string.h>

#define VALUES "<completions format=\"1\"/>\n"

typedef struct {
  char *usual;
  char *other; /* a folder that is there */
  char *choice; /* the file that says which one was chosen */
} Fixture;

static void
remove_tree (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    remove_tree (child);
  }
  g_remove (path);
}

static void
write_file (const char *folder, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
}

static void
assert_file (const char *folder, const char *name, const char *expected)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, NULL);
  g_assert_cmpstr (contents, ==, expected);
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_language_set_current ("en");
  fixture->usual = adc_own_folder_dup_default ();
  remove_tree (fixture->usual);
  fixture->other = g_dir_make_tmp ("adc-own-XXXXXX", NULL);
  fixture->choice = g_build_filename (g_get_user_config_dir (), "aide-de-camp", "folders.ini",
                                      NULL);
  write_file (fixture->usual, "completions.xml", VALUES);
  write_file (fixture->usual, "games/tiny/game.xml", "<game/>");
  write_file (fixture->usual, "decks/one.xml", "<deck/>");
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_unlink (fixture->choice);
  remove_tree (fixture->usual);
  remove_tree (fixture->other);
  g_free (fixture->usual);
  g_free (fixture->other);
  g_free (fixture->choice);
}

/* All who look for values or games look there. */
static void
assert_used (const char *folder)
{
  g_autofree char *used = adc_own_folder_dup ();
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *values = adc_completions_dup_default_path ();
  g_autofree char *expected_games = g_build_filename (folder, "games", NULL);
  g_autofree char *expected_values = g_build_filename (folder, "completions.xml", NULL);

  g_assert_cmpstr (used, ==, folder);
  g_assert_cmpstr (games, ==, expected_games);
  g_assert_cmpstr (values, ==, expected_values);
}

static void
test_choose (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *before = adc_index_cache_dup_fingerprint ();
  g_autofree char *after = NULL;

  assert_used (fixture->usual);
  g_assert_true (adc_own_folder_choose (fixture->other, &error));
  g_assert_no_error (error);
  assert_used (fixture->other);
  after = adc_index_cache_dup_fingerprint ();
  g_assert_cmpstr (after, !=, before); /* what was searched before is not what is there now */
  assert_file (fixture->usual, "completions.xml", VALUES);

  g_assert_true (adc_own_folder_choose (NULL, &error));
  assert_used (fixture->usual);
}

static void
test_refuse (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *absent = g_build_filename (fixture->other, "absent", NULL);
  g_autofree char *file = g_build_filename (fixture->usual, "completions.xml", NULL);
  const char * const folders[] = { absent, file, "relative" };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autoptr(GError) error = NULL;

    g_assert_false (adc_own_folder_choose (folders[i], &error));
    g_assert_nonnull (strstr (error->message, folders[i]));
    assert_used (fixture->usual);
  }
}

/* A folder that went away is told of, and comes back by itself. */
static void
test_gone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (fixture->other, "stick", NULL);
  g_autofree char *problem = NULL;
  g_autofree char *none = NULL;
  g_autofree char *chosen = NULL;
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(AdcLibrary) library = NULL;
  guint n_told = 0;

  g_mkdir (folder, 0700);
  g_assert_true (adc_own_folder_choose (folder, NULL));
  g_rmdir (folder);
  remove_tree (fixture->usual);

  assert_used (fixture->usual);
  problem = adc_own_folder_dup_problem ();
  chosen = adc_own_folder_dup_chosen ();
  g_assert_nonnull (strstr (problem, fixture->usual));
  g_assert_cmpstr (chosen, ==, folder);
  library = adc_library_load (&problems);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    n_told += g_str_has_prefix (line, folder);
  }
  g_assert_cmpuint (n_told, ==, 1);

  g_mkdir (folder, 0700);
  assert_used (folder);
  none = adc_own_folder_dup_problem ();
  g_assert_null (none);
}

/* Nonsense in the file chooses nothing. */
static void
test_nonsense (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const contents[] = {
    "", "no key file", "[folders]\n", "[folders]\nown=\n", "[folders]\nown=relative/path\n",
    "[folders]\nown=http://example.org/\n", "[folders]\nown=file:///%00\n", "\xff\xfe",
  };

  g_assert_true (adc_own_folder_choose (fixture->other, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (contents); i++) {
    g_assert_true (g_file_set_contents (fixture->choice, contents[i], -1, NULL));
    assert_used (fixture->usual);
  }
}

static void
test_move (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (adc_own_folder_move (fixture->other, &error));
  g_assert_no_error (error);
  assert_used (fixture->other);
  assert_file (fixture->other, "completions.xml", VALUES);
  assert_file (fixture->other, "games/tiny/game.xml", "<game/>");
  g_assert_false (adc_own_folder_is_used (fixture->usual));
  assert_file (fixture->usual, "decks/one.xml", "<deck/>"); /* not what was asked for */

  g_assert_true (adc_own_folder_move (NULL, &error));
  g_assert_no_error (error);
  assert_used (fixture->usual);
  assert_file (fixture->usual, "completions.xml", VALUES);
  assert_file (fixture->usual, "games/tiny/game.xml", "<game/>");
  g_assert_false (adc_own_folder_is_used (fixture->other));
}

/* Whatever is in the way: all is where it was. */
static void
test_move_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *inside = g_build_filename (fixture->usual, "games", "tiny", NULL);
  g_autoptr(GError) taken = NULL;
  g_autoptr(GError) within = NULL;

  write_file (fixture->other, "completions.xml", "<other/>");
  g_assert_false (adc_own_folder_move (fixture->other, &taken));
  g_assert_error (taken, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_file (fixture->other, "completions.xml", "<other/>");
  g_assert_false (adc_own_folder_move (inside, &within));
  g_assert_error (within, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);

  assert_used (fixture->usual);
  assert_file (fixture->usual, "completions.xml", VALUES);
  assert_file (fixture->usual, "games/tiny/game.xml", "<game/>");
}

/* It fails in the middle, when the values are copied already. */
static void
test_move_fails (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GString) deep = g_string_new ("games/tiny");
  g_autoptr(GError) error = NULL;

  for (guint i = 0; i < 20; i++)
    g_string_append (deep, "/in");
  g_string_append (deep, "/side.xml");
  write_file (fixture->usual, deep->str, "<deep/>");

  g_assert_false (adc_own_folder_move (fixture->other, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WOULD_RECURSE);
  assert_used (fixture->usual);
  assert_file (fixture->usual, "completions.xml", VALUES);
  assert_file (fixture->usual, deep->str, "<deep/>");
  g_assert_false (adc_own_folder_is_used (fixture->other));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add ("/own-folder/choose", Fixture, NULL, set_up, test_choose, tear_down);
  g_test_add ("/own-folder/refuse", Fixture, NULL, set_up, test_refuse, tear_down);
  g_test_add ("/own-folder/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/own-folder/nonsense", Fixture, NULL, set_up, test_nonsense, tear_down);
  g_test_add ("/own-folder/move", Fixture, NULL, set_up, test_move, tear_down);
  g_test_add ("/own-folder/move-refused", Fixture, NULL, set_up, test_move_refused, tear_down);
  g_test_add ("/own-folder/move-fails", Fixture, NULL, set_up, test_move_fails, tear_down);

  return g_test_run ();
}
