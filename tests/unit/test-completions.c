/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-completions.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-test-game.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  AdcTestGame    *files;
  AdcLibrary     *library;
  AdcPiece       *soldier;
  char           *path;
  AdcCompletions *completions;
  guint           changes; /* "value-changed" of the soldier */
} Fixture;

static void
count_change (Fixture *fixture)
{
  fixture->changes++;
}

static AdcCompletions *
open_completions (Fixture *fixture)
{
  AdcCompletions *completions = adc_completions_new (fixture->path);
  g_autoptr(GError) error = NULL;

  adc_completions_load (completions, &error);
  g_assert_no_error (error);
  adc_completions_attach (completions, fixture->library);

  return completions;
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *link = g_build_filename (games, "tiny", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (link);

  adc_language_set_current ("en");
  fixture->files = adc_test_game_new ();
  g_mkdir_with_parents (games, 0700);
  g_file_make_symbolic_link (file, fixture->files->folder, NULL, NULL);
  fixture->library = adc_library_load (NULL);
  g_file_delete (file, NULL, NULL);

  fixture->soldier = ADC_PIECE (adc_library_find (fixture->library, "tiny/unit/soldier"));
  fixture->path = g_build_filename (fixture->files->root, "home", "completions.xml", NULL);
  fixture->completions = open_completions (fixture);
  g_signal_connect_swapped (fixture->soldier, "value-changed", G_CALLBACK (count_change), fixture);
}

/* A thread that has just read or written may hold its task, and so its source, a moment longer. */
static void
finalize_soon (gpointer object)
{
  const gint64 deadline = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;

  g_object_add_weak_pointer (object, &object);
  g_object_unref (object);
  while (object != NULL && g_get_monotonic_time () < deadline)
    g_thread_yield ();
  g_assert_null (object);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_completions_flush (fixture->completions);
  g_signal_handlers_disconnect_by_data (fixture->soldier, fixture);
  finalize_soon (fixture->completions);
  g_assert_finalize_object (fixture->library);
  g_free (fixture->path);
  adc_test_game_free (fixture->files);
}

static const char *
value_of (Fixture *fixture, const char *stat)
{
  const AdcValue *value = adc_piece_get_value (fixture->soldier, stat);

  return value != NULL ? value->text : NULL;
}

static void
test_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (
      adc_completions_set (fixture->completions, fixture->soldier, "cost", " 7 ", &error));
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "7");
  g_assert_cmpint (adc_piece_get_value (fixture->soldier, "cost")->basis, ==, ADC_BASIS_USER);
  g_assert_cmpstr (adc_piece_get_shipped_value (fixture->soldier, "cost")->text, ==, "2");
  g_assert_cmpuint (fixture->changes, ==, 1);

  /* Another start of the program. */
  adc_completions_flush (fixture->completions);
  g_assert_finalize_object (fixture->completions);
  adc_piece_set_user_value (fixture->soldier, "cost", NULL);
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "2");
  fixture->completions = open_completions (fixture);
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "7");
}

static void
test_undone_one_by_one (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcCompletion) first = NULL;

  adc_completions_set (fixture->completions, fixture->soldier, "cost", "7", NULL);
  adc_completions_set (fixture->completions, fixture->soldier, "score", "3", NULL);
  adc_completions_set (fixture->completions, fixture->soldier, "cost", "8", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->completions)), ==, 2);

  first = g_list_model_get_item (G_LIST_MODEL (fixture->completions), 0);
  g_assert_cmpstr (adc_completion_get_text (first), ==, "8");
  adc_completions_remove (fixture->completions, first);
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "2");
  g_assert_cmpstr (value_of (fixture, "score"), ==, "3");

  g_assert_true (adc_completions_set (fixture->completions, fixture->soldier, "score", "", NULL));
  g_assert_cmpstr (value_of (fixture, "score"), ==, "X");
}

static void
test_no_ability_is_a_value (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (
      adc_completions_set (fixture->completions, fixture->soldier, "abilities", "", NULL));
  g_assert_cmpstr (value_of (fixture, "abilities"), ==, "");
  g_assert_true (
      adc_completions_set (fixture->completions, fixture->soldier, "abilities", NULL, NULL));
  g_assert_cmpstr (value_of (fixture, "abilities"), ==, "shield:2 tough");
}

static void
test_wrong_value (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GError) error = NULL;

  g_assert_false (
      adc_completions_set (fixture->completions, fixture->soldier, "cost", "ten", &error));
  g_assert_cmpstr (error->message, ==, "Coût: “ten” is not a whole number from 0 to 9");
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "2");
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

static void
assert_file_has (Fixture *fixture, const char *stat, const char *text)
{
  g_autofree char *contents = NULL;
  g_autofree char *value = g_strdup_printf ("stat=\"%s\">%s<", stat, text);

  g_assert_true (g_file_get_contents (fixture->path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, value));
}

static void
note_failure (char **message, const char *text)
{
  g_free (*message);
  *message = g_strdup (text);
}

/* What cannot be saved stays all the same, and is saved once the disk takes it. */
static void
test_cannot_save (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *home = g_path_get_dirname (fixture->path);
  g_autofree char *message = NULL;

  g_signal_connect_swapped (fixture->completions, "save-failed", G_CALLBACK (note_failure),
                            &message);
  g_assert_true (adc_completions_set (fixture->completions, fixture->soldier, "score", "3", NULL));
  adc_completions_flush (fixture->completions);
  g_assert_null (message);

  adc_test_remove_tree (home);
  g_assert_true (g_file_set_contents (home, "a file where the folder should be", -1, NULL));
  g_assert_true (adc_completions_set (fixture->completions, fixture->soldier, "cost", "7", NULL));
  g_assert_true (adc_completions_set (fixture->completions, fixture->soldier, "cost", "8", NULL));
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "8");
  adc_completions_flush (fixture->completions);

  g_assert_nonnull (message);
  g_assert_nonnull (strstr (message, "could not be saved yet"));
  g_assert_false (adc_completions_is_saved (fixture->completions));
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "8");
  g_assert_cmpstr (value_of (fixture, "score"), ==, "3");

  g_assert_cmpint (g_remove (home), ==, 0);
  adc_completions_flush (fixture->completions);
  g_assert_true (adc_completions_is_saved (fixture->completions));
  assert_file_has (fixture, "cost", "8");
  assert_file_has (fixture, "score", "3");
}

/* The folder is moved away while the program runs: what it has is not gone with it. */
static void
test_folder_gone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *home = g_path_get_dirname (fixture->path);

  adc_completions_set (fixture->completions, fixture->soldier, "cost", "7", NULL);
  adc_completions_flush (fixture->completions);
  adc_test_remove_tree (home);
  adc_completions_set (fixture->completions, fixture->soldier, "score", "3", NULL);
  adc_completions_flush (fixture->completions);
  assert_file_has (fixture, "cost", "7");
  assert_file_has (fixture, "score", "3");
}

/* Two programs have read the file, and both write to it: what one types in, the other neither wipes nor brings back. */
static void
test_two_programs (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcCompletions) other = adc_completions_new (fixture->path);
  g_autoptr(AdcCompletion) cost = NULL;

  adc_completions_set (fixture->completions, fixture->soldier, "cost", "7", NULL);
  adc_completions_flush (fixture->completions);
  g_assert_true (adc_completions_set (other, fixture->soldier, "score", "3", NULL));
  adc_completions_flush (other);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, 2);
  assert_file_has (fixture, "cost", "7");
  assert_file_has (fixture, "score", "3");

  /* Shown as soon as there is something to save here, too. */
  adc_completions_set (fixture->completions, fixture->soldier, "abilities", "", NULL);
  adc_completions_flush (fixture->completions);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->completions)), ==, 3);
  g_assert_cmpstr (value_of (fixture, "score"), ==, "3");

  cost = g_list_model_get_item (G_LIST_MODEL (fixture->completions), 0);
  g_assert_cmpstr (adc_completion_get_stat (cost), ==, "cost");
  adc_completions_remove (fixture->completions, cost);
  adc_completions_flush (fixture->completions);
  g_assert_true (adc_completions_set (other, fixture->soldier, "score", "4", NULL));
  adc_completions_flush (other);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, 2);
  assert_file_has (fixture, "score", "4");
  assert_file_has (fixture, "abilities", "");
  finalize_soon (g_steal_pointer (&other));
}

static void
test_unreadable_is_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcCompletions) completions = adc_completions_new (fixture->path);
  g_autofree char *home = g_path_get_dirname (fixture->path);
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) dir = NULL;
  const char *name;
  gboolean kept = FALSE;

  g_mkdir_with_parents (home, 0700);
  g_assert_true (g_file_set_contents (fixture->path, "<completions><oops", -1, NULL));
  g_assert_false (adc_completions_load (completions, &error));
  g_assert_true (g_str_has_prefix (error->message, fixture->path));

  adc_completions_attach (completions, fixture->library);
  g_assert_true (adc_completions_set (completions, fixture->soldier, "cost", "7", NULL));
  adc_completions_flush (completions);
  dir = g_dir_open (home, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (home, name, NULL);
    g_autofree char *contents = NULL;

    g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
    kept = kept || g_str_equal (contents, "<completions><oops");
  }
  g_assert_true (kept);
}

/* The program is taken off the disk, and another has written values meanwhile: they are not moved out of the way because
 * nobody can check them. */
static void
test_good_stays (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *data_folder = g_strdup (g_getenv ("ADC_DATA_DIR"));
  g_autofree char *home = g_path_get_dirname (fixture->path);
  g_autofree char *contents = NULL;
  g_autoptr(AdcCompletions) other = adc_completions_new (fixture->path);

  adc_completions_attach (other, fixture->library);
  g_assert_true (adc_completions_set (other, fixture->soldier, "cost", "7", NULL));
  adc_completions_flush (other);
  g_setenv ("ADC_DATA_DIR", home, TRUE);
  g_assert_true (adc_completions_set (fixture->completions, fixture->soldier, "score", "3", NULL));
  adc_completions_flush (fixture->completions);
  g_assert_false (adc_completions_is_saved (fixture->completions));
  g_assert_true (g_file_get_contents (fixture->path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, ">7<"));
  g_assert_null (strstr (contents, ">3<"));

  g_setenv ("ADC_DATA_DIR", data_folder, TRUE);
  adc_completions_flush (fixture->completions);
  assert_file_has (fixture, "cost", "7");
  assert_file_has (fixture, "score", "3");
  finalize_soon (g_steal_pointer (&other));
}

static void
keep_result (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static int
import (Fixture *fixture, const char *path, GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  adc_completions_import_async (fixture->completions, path, keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return adc_completions_import_finish (fixture->completions, result, error);
}

static gboolean
export (Fixture *fixture, const char *path, GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  adc_completions_export_async (fixture->completions, path, keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return adc_completions_export_finish (fixture->completions, result, error);
}

static void
test_export_and_import (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_build_filename (fixture->files->root, "copy.xml", NULL);
  g_autoptr(GError) error = NULL;

  adc_completions_set (fixture->completions, fixture->soldier, "cost", "7", NULL);
  g_assert_true (export (fixture, copy, NULL));
  adc_completions_set (fixture->completions, fixture->soldier, "cost", "8", NULL);
  adc_completions_set (fixture->completions, fixture->soldier, "score", "1", NULL);

  g_assert_cmpint (import (fixture, copy, NULL), ==, 1);
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "7");
  g_assert_cmpstr (value_of (fixture, "score"), ==, "1");

  g_assert_true (g_file_set_contents (
    copy, "<completions format='1'><value game='tiny'/></completions>", -1, NULL));
  g_assert_cmpint (import (fixture, copy, &error), ==, -1);
  g_assert_nonnull (error);
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "7");
  g_clear_error (&error);

  /* A file is no folder. */
  g_free (copy);
  copy = g_build_filename (fixture->files->folder, "game.xml", "copy.xml", NULL);
  g_assert_false (export (fixture, copy, &error));
  g_assert_nonnull (error);
}

/* A value for an entry that is gone stays in the file; one that no longer fits its stat is kept and
 * not shown. */
/* As many as a file may have, and one of them twice. */
static void
test_large_file (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const guint n_values = 50000;
  g_autoptr(GString) text =
    g_string_new ("<completions format='1'>"
                  "<value game='tiny' entry='soldier' stat='cost'>1</value>");
  g_autoptr(AdcCompletions) large = NULL;
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  for (guint i = 1; i < n_values; i++)
    g_string_append_printf (text, "<value game='g' entry='e%u' stat='s'>1</value>", i);
  g_string_append (text, "<value game='tiny' entry='soldier' stat='cost'>3</value></completions>");
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (fixture->path, text->str, text->len, NULL));

  large = open_completions (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (large)), ==, n_values);
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "3");
}

static void
test_survives_updates (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *home = g_path_get_dirname (fixture->path);
  g_autofree char *contents = NULL;

  g_mkdir_with_parents (home, 0700);
  g_assert_true (g_file_set_contents (fixture->path,
                                      "<completions format='1'>"
                                      "<value game='gone' entry='nobody' stat='cost'>3</value>"
                                      "<value game='tiny' entry='soldier' stat='cost'>99</value>"
                                      "</completions>", -1, NULL));
  g_assert_finalize_object (fixture->completions);
  fixture->completions = open_completions (fixture);
  g_assert_cmpstr (value_of (fixture, "cost"), ==, "2");

  adc_completions_set (fixture->completions, fixture->soldier, "score", "1", NULL);
  adc_completions_flush (fixture->completions);
  g_assert_true (g_file_get_contents (fixture->path, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "\"gone\""));
  g_assert_nonnull (strstr (contents, ">99<"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/completions/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("kept", test_kept);
  ADD ("undone-one-by-one", test_undone_one_by_one);
  ADD ("no-ability-is-a-value", test_no_ability_is_a_value);
  ADD ("wrong-value", test_wrong_value);
  ADD ("cannot-save", test_cannot_save);
  ADD ("folder-gone", test_folder_gone);
  ADD ("two-programs", test_two_programs);
  ADD ("unreadable-is-kept", test_unreadable_is_kept);
  ADD ("good-stays", test_good_stays);
  ADD ("export-and-import", test_export_and_import);
  ADD ("large-file", test_large_file);
  ADD ("survives-updates", test_survives_updates);
#undef ADD

  return g_test_run ();
}
