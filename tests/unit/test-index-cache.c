/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-index-cache.h"

#include "adc-completions.h"
#include "adc-index-keeper.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-unit.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#include <utime.h>

static const char game_xml[] =
  "<game format='1' id='mini' xml:lang='fr'><title>Mini</title><players min='2' max='2'/>"
  "<source id='livret'><title>Livret</title></source>"
  "<stat id='motto' on='unit' kind='text'><title>Devise</title></stat></game>";
static const char entries_xml[] =
  "<entries format='1' game='mini' xml:lang='fr'>"
  "<alike>rempart, palissade</alike>"
  "<term id='rempart' section='Murs'><title>Rempart</title><asked>qui bloque une charge</asked>"
  "<p>Il arrête tout.</p></term>"
  "<unit id='archer' section='Troupes'><title>Archer</title></unit></entries>";

typedef struct {
  char *games; /* the user's own */
} Fixture;

static void
write_file (const char *folder, const char *name, const char *contents)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, contents, -1, &error);
  g_assert_no_error (error);
}

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

/* The folders are those of the process, which GLib asks for once: they are emptied between
 * tests. */
static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "aide-de-camp", NULL);
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "aide-de-camp", NULL);

  remove_tree (cache);
  remove_tree (own);
  fixture->games = g_build_filename (own, "games", "mini", NULL);
  g_assert_cmpint (g_mkdir_with_parents (fixture->games, 0700), ==, 0);
  write_file (fixture->games, "game.xml", game_xml);
  write_file (fixture->games, "entries.xml", entries_xml);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_free (fixture->games);
}

static gboolean
finds (AdcIndex *index, const char *query)
{
  const AdcQuery options = { .game = "mini", .language = "fr" };
  g_autoptr(AdcAnswer) answer = adc_index_search (index, query, &options, NULL);

  return answer != NULL && answer->n_found > 0;
}

static AdcIndex *
obtain (void)
{
  g_autofree char *fingerprint = adc_index_cache_dup_fingerprint ();
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GError) error = NULL;
  AdcIndex *index = adc_index_cache_obtain (fingerprint, &problems, &error);

  g_assert_no_error (error);
  g_assert_nonnull (index);
  return index;
}

static AdcIndex *
open_kept (void)
{
  g_autofree char *fingerprint = adc_index_cache_dup_fingerprint ();

  return adc_index_cache_open (fingerprint);
}

static void
test_kept (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcIndex) none = open_kept ();
  g_autoptr(AdcIndex) made = obtain ();
  g_autoptr(AdcIndex) kept = open_kept ();

  g_assert_null (none);
  g_assert_true (finds (made, "remparts"));
  g_assert_nonnull (kept);
  g_assert_true (finds (kept, "remparts"));
  g_assert_true (finds (kept, "palissade")); /* as the game's own words have it */
  g_assert_true (finds (kept, "bloquer les charges"));
  g_assert_true (adc_index_has_game (kept, "mini"));
}

/* What an index was made of has changed: it is out of date, and made again. */
static void
test_rebuilt_when_data_changes (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcIndex) before = obtain ();
  g_autoptr(AdcIndex) outdated = NULL;
  g_autoptr(AdcIndex) after = NULL;

  write_file (fixture->games, "more.xml",
              "<entries format='1' game='mini' xml:lang='fr'><term id='douve' section='Murs'>"
              "<title>Douve</title></term></entries>");
  outdated = open_kept ();
  after = obtain ();
  g_assert_null (outdated);
  g_assert_false (finds (before, "douve"));
  g_assert_true (finds (after, "douve"));
}

static void
test_rebuilt_when_a_value_changes (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr(AdcIndex) before = obtain ();
  g_autoptr(AdcIndex) outdated = NULL;
  g_autoptr(AdcIndex) after = NULL;

  write_file (folder, name,
              "<completions format='1'><value game='mini' entry='archer' stat='motto'>Zénith"
              "</value></completions>");
  outdated = open_kept ();
  after = obtain ();
  g_assert_null (outdated);
  g_assert_false (finds (before, "zenith"));
  g_assert_true (finds (after, "zenith"));
  g_remove (path);
}

/* A damaged file is never the end: it is recognised, or fails once and is gone. */
static void
test_damaged (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_index_cache_dup_path ();
  g_autofree char *whole = NULL;
  gsize size;

  g_object_unref (obtain ());
  g_assert_true (g_file_get_contents (path, &whole, &size, NULL));
  for (guint i = 0; i < 12; i++) {
    g_autofree char *damaged = g_memdup2 (whole, size);
    const gsize length = i < 4 ? size * i / 4 : size;
    g_autoptr(AdcIndex) index = NULL;
    g_autoptr(AdcIndex) again = NULL;

    if (i >= 4)
      memset (damaged + size * (i - 4) / 8, 'x', size / 8);
    g_assert_true (g_file_set_contents (path, damaged, length, NULL));
    index = open_kept ();
    if (index != NULL && !finds (index, "rempart")) {
      g_autoptr(AdcIndex) gone = open_kept ();

      g_assert_null (gone);
    }
    g_unlink (path);
    again = obtain ();
    g_assert_true (finds (again, "rempart"));
  }
}

/* Where the folder should be, there is a file. */
static void
test_no_folder (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_index_cache_dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(AdcIndex) index = NULL;

  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  index = obtain ();
  g_assert_true (finds (index, "rempart"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The disk takes only a little of the file: it is searched in memory, and nothing is left
 * behind. */
static void
test_full_disk (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_index_cache_dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(AdcIndex) index = NULL;
  g_autoptr(GDir) dir = NULL;
  struct rlimit before, limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = 20000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  index = obtain ();
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_true (finds (index, "rempart"));
  dir = g_dir_open (folder, 0, NULL);
  g_assert_null (g_dir_read_name (dir));
}

/* What a killed program left is swept away, what another one is writing is not. */
static void
test_abandoned (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_index_cache_dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *abandoned = g_strconcat (path, ".aaaaaa", NULL);
  g_autofree char *written = g_strconcat (path, ".bbbbbb", NULL);
  struct utimbuf long_ago = { 1000, 1000 };

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_file (folder, "search.db.aaaaaa", "half");
  write_file (folder, "search.db.bbbbbb", "half");
  g_assert_cmpint (g_utime (abandoned, &long_ago), ==, 0);
  g_object_unref (obtain ());
  g_assert_false (g_file_test (abandoned, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (written, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Who searches must be told every time that a game cannot be read. */
static void
test_problems_are_told_again (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  write_file (fixture->games, "broken.xml", "<entries");
  for (guint i = 0; i < 2; i++) {
    g_autofree char *fingerprint = adc_index_cache_dup_fingerprint ();
    g_autoptr(GPtrArray) problems = NULL;
    g_autoptr(AdcIndex) index = adc_index_cache_obtain (fingerprint, &problems, NULL);

    g_assert_nonnull (index);
    g_assert_nonnull (problems);
    g_assert_cmpuint (problems->len, ==, 1);
  }
}

/* The index that ships is for whoever has nothing of his own, and only while it is the youngest. */
static void
test_shipped (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_dup_data_path ("index", "search.db", NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "aide-de-camp", NULL);
  struct utimbuf long_ago = { 1000, 1000 };
  g_autoptr(AdcIndex) shipped = NULL;
  g_autoptr(AdcIndex) too_old = NULL;
  g_autoptr(AdcIndex) for_owner = NULL;
  g_autoptr(GError) error = NULL;

  remove_tree (own);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (adc_index_cache_write_shipped (path, &error));
  g_assert_no_error (error);
  shipped = open_kept ();
  g_assert_nonnull (shipped);
  g_assert_true (adc_index_is_empty (shipped)); /* as the program of this test is */

  g_assert_cmpint (g_mkdir_with_parents (fixture->games, 0700), ==, 0);
  for_owner = open_kept ();
  g_assert_null (for_owner);

  remove_tree (own);
  g_assert_cmpint (g_utime (path, &long_ago), ==, 0);
  too_old = open_kept ();
  g_assert_null (too_old);
  remove_tree (folder);
}

static void
set_flag_cb (gboolean *flag)
{
  *flag = TRUE;
}

/* A value is typed in: soon there is an index that has it, and it is the one that is kept. */
static void
test_keeper (Fixture *fixture G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autoptr(AdcCompletions) completions = adc_completions_new (path);
  g_autoptr(AdcIndex) first = obtain ();
  AdcIndexKeeper *keeper = adc_index_keeper_new (first, library, completions, TRUE);
  AdcPiece *archer = ADC_PIECE (adc_library_find (library, "mini/unit/archer"));
  g_autoptr(AdcIndex) kept = NULL;
  gboolean has_changed = FALSE;

  adc_completions_attach (completions, library);
  g_signal_connect_swapped (keeper, "changed", G_CALLBACK (set_flag_cb), &has_changed);
  g_assert_true (adc_index_keeper_get_index (keeper) == first);
  g_assert_true (adc_completions_set (completions, archer, "motto", "Zénith", NULL));
  g_assert_true (adc_index_keeper_is_busy (keeper));
  while (!has_changed)
    g_main_context_iteration (NULL, TRUE);
  adc_completions_flush (completions);

  g_assert_false (adc_index_keeper_is_busy (keeper));
  g_assert_false (finds (first, "zenith"));
  g_assert_true (finds (adc_index_keeper_get_index (keeper), "zenith"));
  kept = open_kept ();
  g_assert_nonnull (kept);
  g_assert_true (finds (kept, "zenith"));
  g_assert_finalize_object (keeper);
}

/* The program's data without its games, which would only make this slow. */
static void
leave_games_out (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "program", NULL);
  static const char * const names[] = { "schemas", "words.xml" };

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *target = adc_dup_data_path (names[i], NULL);
    g_autofree char *link = g_build_filename (folder, names[i], NULL);

    g_unlink (link);
    g_assert_cmpint (symlink (target, link), ==, 0);
  }
  g_setenv ("ADC_DATA_DIR", folder, TRUE);
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/index-cache/kept", test_kept },
    { "/index-cache/data-changes", test_rebuilt_when_data_changes },
    { "/index-cache/value-changes", test_rebuilt_when_a_value_changes },
    { "/index-cache/damaged", test_damaged },
    { "/index-cache/no-folder", test_no_folder },
    { "/index-cache/full-disk", test_full_disk },
    { "/index-cache/abandoned", test_abandoned },
    { "/index-cache/problems", test_problems_are_told_again },
    { "/index-cache/shipped", test_shipped },
    { "/index-cache/keeper", test_keeper },
  };

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("fr");
  leave_games_out ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
