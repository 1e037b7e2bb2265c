/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of the user's own come and go: the folder, the list and the library always agree. */

#include "adc-error.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-pack-folder.h"
#include "adc-pack-template.h"
#include "adc-packs.h"
#include "adc-test-game.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  AdcTestGame    *files;
  AdcLibrary     *library;
  AdcCompletions *completions;
  AdcPacks       *packs;
  GAsyncResult   *result;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = adc_completions_dup_default_path ();

  adc_language_set_current ("en");
  fixture->files = adc_test_game_new ();
  fixture->library = adc_library_new ();
  fixture->completions = adc_completions_new (path);
  adc_completions_attach (fixture->completions, fixture->library);
  fixture->packs = adc_packs_new (fixture->library, fixture->completions);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "aide-de-camp", NULL);

  g_object_unref (fixture->packs);
  g_object_unref (fixture->completions);
  g_object_unref (fixture->library);
  adc_test_game_free (fixture->files);
  adc_test_remove_tree (own);
}

static void
done_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  ((Fixture *) user_data)->result = g_object_ref (result);
}

static GAsyncResult *
wait (Fixture *fixture)
{
  while (fixture->result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return g_steal_pointer (&fixture->result);
}

static gboolean
install (Fixture *fixture, const char *folder, gboolean may_replace, GPtrArray **problems,
         GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) found = NULL;
  g_autofree char *name = NULL;
  gboolean is_done;

  adc_packs_install_async (fixture->packs, folder, may_replace, NULL, done_cb, fixture);
  result = wait (fixture);
  is_done = adc_packs_install_finish (fixture->packs, result, &name, &found, error);
  if (problems != NULL)
    *problems = g_steal_pointer (&found);
  return is_done;
}

static gboolean
change (Fixture *fixture, const char *name, gboolean is_back, GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  if (is_back)
    adc_packs_restore_async (fixture->packs, name, done_cb, fixture);
  else
    adc_packs_remove_async (fixture->packs, name, done_cb, fixture);
  result = wait (fixture);
  return adc_packs_change_finish (fixture->packs, result, error);
}

static void
load (Fixture *fixture, gboolean is_again)
{
  g_autoptr(GAsyncResult) result = NULL;

  adc_packs_load_async (fixture->packs, is_again, NULL, done_cb, fixture);
  result = wait (fixture);
  g_assert_true (adc_packs_load_finish (fixture->packs, result, NULL));
}

static guint
count (gpointer list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* The title of the game, in the library and on disk. */
static void
assert_title (Fixture *fixture, const char *title)
{
  AdcGame *game = adc_library_get_game (fixture->library, "tiny");
  g_autoptr(AdcPack) pack = adc_pack_load ("tiny");

  g_assert_cmpstr (adc_game_get_title (game), ==, title);
  g_assert_true (adc_game_is_users_own (game));
  g_assert_cmpstr (adc_game_get_title (adc_pack_get_game (pack)), ==, title);
  g_assert_true (adc_pack_get_game (adc_packs_find (fixture->packs, "tiny")) == game);
}

static void
retitle (Fixture *fixture, const char *title)
{
  g_autofree char *path = g_build_filename (fixture->files->folder, "game.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr(GString) edited = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  edited = g_string_new (text);
  g_assert_cmpuint (g_string_replace (edited, "Tiny game", title, 0), ==, 1);
  adc_test_game_write (fixture->files, "game.xml", edited->str);
}

static void
test_install (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *other = g_build_filename (fixture->files->root, "downloaded game", NULL);
  g_autofree char *hidden = g_build_filename (fixture->files->folder, ".git", NULL);
  g_autofree char *place = adc_pack_folder_dup_path ("tiny");
  g_autofree char *left = g_build_filename (place, ".git", NULL);
  g_autoptr(GError) error = NULL;

  /* The folder may be called anything, and what is hidden in it stays there. */
  g_assert_cmpint (g_mkdir (hidden, 0700), ==, 0);
  g_assert_cmpint (g_rename (fixture->files->folder, other), ==, 0);
  g_assert_true (install (fixture, other, FALSE, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count (fixture->packs), ==, 1);
  g_assert_cmpuint (count (fixture->library), ==, 1);
  assert_title (fixture, "Tiny game");
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));

  /* It is its own from now on. */
  adc_test_remove_tree (other);
  load (fixture, TRUE);
  assert_title (fixture, "Tiny game");

  g_assert_false (install (fixture, place, TRUE, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
}

static void
test_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *file = g_build_filename (fixture->files->folder, "extra.xml", NULL);
  const AdcProblem *problem;

  adc_test_game_write_entries (fixture->files, "extra.xml",
                               "<term id='a' page='1'><title>A</title><blink/></term>");
  g_assert_false (install (fixture, fixture->files->folder, FALSE, &problems, &error));
  g_assert_error (error, ADC_ERROR, ADC_ERROR_INVALID);
  g_assert_cmpuint (problems->len, ==, 1);
  problem = problems->pdata[0];
  g_assert_cmpstr (problem->file, ==, file); /* where it came from, not where it was tried */
  g_assert_cmpint (problem->line, ==, 3);
  g_assert_cmpstr (problem->message, ==, "<blink> is not expected here");
  g_assert_cmpuint (count (fixture->packs), ==, 0);
  g_assert_cmpuint (count (fixture->library), ==, 0);
}

/* A scenario is checked with its game; one that goes wrong later does not take the game along. */
static void
test_scenario (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (fixture->files->folder, "scenarios", NULL);
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *place = NULL;
  g_autofree char *path = NULL;
  AdcPack *pack;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  adc_test_game_write (fixture->files, "scenarios/broken.xml", "<scenario");
  g_assert_false (install (fixture, fixture->files->folder, FALSE, &problems, &error));
  g_assert_true (g_str_has_suffix (((AdcProblem *) problems->pdata[0])->file,
                                   "tiny/scenarios/broken.xml"));

  adc_test_remove_tree (folder);
  g_assert_true (install (fixture, fixture->files->folder, FALSE, NULL, NULL));
  place = adc_pack_folder_dup_path ("tiny/scenarios");
  path = g_build_filename (place, "broken.xml", NULL);
  g_assert_cmpint (g_mkdir (place, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "<scenario", -1, NULL));
  load (fixture, TRUE);
  pack = adc_packs_find (fixture->packs, "tiny");
  g_assert_nonnull (adc_pack_get_game (pack));
  g_assert_cmpuint (adc_pack_get_problems (pack)->len, >, 0);
}

static void
test_replace (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (install (fixture, fixture->files->folder, FALSE, NULL, NULL));
  retitle (fixture, "Second edition");
  g_assert_false (install (fixture, fixture->files->folder, FALSE, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_title (fixture, "Tiny game");

  g_assert_true (install (fixture, fixture->files->folder, TRUE, NULL, NULL));
  assert_title (fixture, "Second edition");
  g_assert_cmpuint (count (fixture->library), ==, 1);

  /* Back and forth. */
  g_assert_true (change (fixture, "tiny", TRUE, NULL));
  assert_title (fixture, "Tiny game");
  g_assert_true (change (fixture, "tiny", TRUE, NULL));
  assert_title (fixture, "Second edition");
  g_assert_cmpuint (count (fixture->packs), ==, 1);
}

static void
test_remove (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *place = adc_pack_folder_dup_path ("tiny");
  g_autofree char *kept = adc_pack_folder_dup_kept_path ("tiny");
  g_autoptr(GError) error = NULL;
  AdcEntry *soldier;

  g_assert_true (install (fixture, fixture->files->folder, FALSE, NULL, NULL));
  soldier = adc_game_lookup (adc_library_get_game (fixture->library, "tiny"), "soldier");
  g_assert_true (adc_completions_set (fixture->completions, ADC_PIECE (soldier), "cost", "7",
                                      NULL));

  g_assert_true (change (fixture, "tiny", FALSE, NULL));
  g_assert_cmpuint (count (fixture->packs), ==, 0);
  g_assert_cmpuint (count (fixture->library), ==, 0);
  g_assert_false (g_file_test (place, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (kept, G_FILE_TEST_IS_DIR));
  g_assert_cmpuint (count (fixture->completions), ==, 1); /* what was typed in stays */

  g_assert_true (change (fixture, "tiny", TRUE, NULL));
  assert_title (fixture, "Tiny game");
  soldier = adc_game_lookup (adc_library_get_game (fixture->library, "tiny"), "soldier");
  g_assert_cmpstr (adc_piece_get_value (ADC_PIECE (soldier), "cost")->text, ==, "7");
  g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));

  g_assert_false (change (fixture, "nothing", FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_false (change (fixture, "../games/tiny", FALSE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_title (fixture, "Tiny game");
  adc_completions_flush (fixture->completions);
}

/* What somebody does by hand is seen when the folders are read again, and not before. */
static void
test_by_hand (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *place = adc_pack_folder_dup_path ("tiny");
  g_autofree char *path = g_build_filename (place, "game.xml", NULL);
  g_autofree char *from = g_build_filename (fixture->files->folder, "game.xml", NULL);
  g_autofree char *text = NULL;
  AdcGame *before;

  g_assert_true (install (fixture, fixture->files->folder, FALSE, NULL, NULL));
  before = adc_library_get_game (fixture->library, "tiny");
  retitle (fixture, "By hand");
  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  load (fixture, FALSE);
  g_assert_true (adc_library_get_game (fixture->library, "tiny") == before);
  load (fixture, TRUE);
  assert_title (fixture, "By hand");

  /* Broken: it is listed with its problem, and stays as it was read. */
  g_assert_true (g_file_set_contents (path, "<game", -1, NULL));
  load (fixture, TRUE);
  g_assert_null (adc_pack_get_game (adc_packs_find (fixture->packs, "tiny")));
  g_assert_cmpuint (adc_pack_get_problems (adc_packs_find (fixture->packs, "tiny"))->len, >, 0);
  g_assert_nonnull (adc_library_get_game (fixture->library, "tiny"));

  adc_test_remove_tree (place);
  load (fixture, TRUE);
  g_assert_cmpuint (count (fixture->packs), ==, 0);
  g_assert_cmpuint (count (fixture->library), ==, 0);
}

static void
test_cancelled (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(AdcWatch) watch = adc_watch_new (cancellable);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GPtrArray) names = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *name = NULL;

  g_cancellable_cancel (cancellable);
  adc_packs_install_async (fixture->packs, fixture->files->folder, FALSE, watch, done_cb, fixture);
  result = wait (fixture);
  g_assert_false (adc_packs_install_finish (fixture->packs, result, &name, &problems, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  names = adc_pack_folder_list ();
  g_assert_cmpuint (names->len, ==, 0);
}

/* What was read last is told: the last of the files, by its number. */
static void
test_watched (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcWatch) watch = adc_watch_new (NULL);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *notes = g_build_filename (fixture->files->folder, "zzz.txt", NULL);
  guint number, total;

  g_assert_true (g_file_set_contents (notes, "copied last, and not read", -1, NULL));
  before = adc_watch_dup_name (watch, &number, &total);
  g_assert_null (before);
  adc_packs_install_async (fixture->packs, fixture->files->folder, FALSE, watch, done_cb, fixture);
  result = wait (fixture);
  adc_packs_install_finish (fixture->packs, result, &name, &problems, &error);
  g_assert_no_error (error);
  after = adc_watch_dup_name (watch, &number, &total);
  g_assert_true (g_str_has_suffix (after, ".xml"));
  g_assert_cmpuint (total, >, 1);
  g_assert_cmpuint (number, ==, total);
}

/* The template is sound as it ships, and so is whatever is made of it. */
static void
test_template (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *shipped = adc_dup_data_path ("template", NULL);
  g_autofree char *folder = g_build_filename (fixture->files->root, "Mon jeu", NULL);
  g_autoptr(GPtrArray) problems = adc_validate_path (shipped);
  g_autoptr(GError) error = NULL;
  g_autofree char *id = NULL;
  AdcGame *game;

  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_error ("%s", line);
  }

  g_assert_true (adc_pack_template_write (folder, NULL, "Ogres & <Co>", &id, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (id, ==, "ogres-co");
  g_assert_true (install (fixture, folder, FALSE, NULL, &error));
  g_assert_no_error (error);
  game = adc_library_get_game (fixture->library, "ogres-co");
  g_assert_cmpstr (adc_game_get_title (game), ==, "Ogres & <Co>");
  adc_language_set_current ("fr");
  g_assert_cmpstr (adc_game_get_title (game), ==, "Ogres & <Co>");

  /* It shows a bit of everything, in both languages. */
  for (guint kind = 0; kind < ADC_N_KINDS; kind++)
    if (kind != ADC_KIND_ZONE)
      g_assert_cmpuint (count (adc_game_get_entries (game, kind)), >, 0);
  g_assert_nonnull (adc_game_find_deck_kind (game, "signal-pile"));
  g_assert_cmpuint (adc_game_get_alike (game)->len, >, 0);
  g_assert_cmpuint (adc_text_get_n (adc_game_get_title_text (game)), ==, 2);

  /* Nothing is ever written over. */
  g_assert_false (adc_pack_template_write (folder, "other", NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
}

static void
test_template_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *id;
    const char *name;
  } cases[] = {
    { "Two Words", NULL }, { "../up", NULL },   { "", NULL },
    { "a--b", NULL },      { "fine", "\342\200\256" }, { "fine", "  " },
    { NULL, "…" },
  };
  g_autofree char *folder = g_build_filename (fixture->files->root, "new", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(GError) error = NULL;

    g_assert_false (adc_pack_template_write (folder, cases[i].id, cases[i].name, NULL, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
    g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, test) g_test_add ("/packs/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("install", test_install);
  ADD ("refused", test_refused);
  ADD ("scenario", test_scenario);
  ADD ("replace", test_replace);
  ADD ("remove", test_remove);
  ADD ("by-hand", test_by_hand);
  ADD ("cancelled", test_cancelled);
  ADD ("watched", test_watched);
  ADD ("template", test_template);
  ADD ("template-refused", test_template_refused);

  return g_test_run ();
}
