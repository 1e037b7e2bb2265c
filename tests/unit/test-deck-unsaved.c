/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-file.h"
#include "adc-deck-folder.h"
#include "shelf-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

/* Should the program be killed between saving a deck and removing what was kept of it, that must
 * not be an older state which is then taken for a later one. */
static void
test_kept_before_saving (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *unsaved =
    adc_deck_folder_dup_unsaved (fixture->folder, adc_deck_work_get_path (work));
  g_autoptr(GAsyncResult) result = NULL;
  g_autofree char *notes = NULL;

  shelf_edit (work, "one");
  adc_deck_shelf_flush (fixture->shelf);
  shelf_edit (work, "two");
  adc_deck_shelf_save_async (fixture->shelf, work, NULL, shelf_done_cb, &result);
  notes = shelf_dup_saved_notes (unsaved);
  g_assert_cmpstr (notes, ==, "two");
  shelf_wait_until (shelf_is_set, &result);
  g_assert_false (shelf_is_there (unsaved));
}

/* By itself, a moment later; and gone by itself when there is nothing to keep any more. */
static void
test_by_itself (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *unsaved =
    adc_deck_folder_dup_unsaved (fixture->folder, adc_deck_work_get_path (work));

  shelf_edit (work, "one");
  shelf_wait_until (shelf_is_there, unsaved);
  adc_deck_work_undo (work);
  shelf_wait_until (shelf_is_gone, unsaved);

  adc_deck_work_redo (work);
  adc_deck_shelf_flush (fixture->shelf);
  g_assert_true (shelf_is_there (unsaved));
  shelf_save (fixture, work, NULL);
  g_assert_false (shelf_is_there (unsaved));
}

static void
test_recovered (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeckWork *work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (fixture->folder, path);

  shelf_edit (work, "not saved");
  g_object_unref (work); /* closed */
  shelf_stop (fixture);

  shelf_start (fixture);
  work = shelf_open_deck (fixture, path, TRUE);
  g_assert_cmpstr (shelf_get_notes (work), ==, "not saved");
  adc_deck_work_undo (work);
  g_assert_cmpstr (shelf_get_notes (work), ==, "");
  adc_deck_work_redo (work);
  adc_deck_work_revert (work); /* he does not want it */
  adc_deck_shelf_flush (fixture->shelf);
  g_assert_false (shelf_is_there (unsaved));
  g_object_unref (work);

  work = shelf_open_deck (fixture, path, FALSE);
  g_object_unref (work);
  g_assert_cmpuint (fixture->complaints->len, ==, 0);
}

/* The program was killed after the deck was saved, and before what was kept of it was removed. */
static void
test_saved_since (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (fixture->folder, path);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_clear_object (&work);
  shelf_write_file (unsaved, text);
  work = shelf_open_deck (fixture, path, FALSE);
  shelf_wait_until (shelf_is_gone, unsaved);
}

static guint
count_set_aside (ShelfFixture *fixture, const char *contents)
{
  g_autofree char *folder = shelf_dup_path (fixture, "unsaved");
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *found = NULL;

    g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
    n += *name != '.' && !g_str_has_suffix (name, ADC_DECK_SUFFIX) && g_str_equal (found, contents);
  }

  return n;
}

/* What was not saved and cannot be read stops nobody from opening the deck, and is not written
 * over. */
static void
test_broken_unsaved (ShelfFixture *fixture, gconstpointer data)
{
  const char *contents = data;
  AdcDeckWork *work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (fixture->folder, path);

  g_object_unref (work);
  shelf_write_file (unsaved, contents);
  work = shelf_open_deck (fixture, path, FALSE);
  g_assert_cmpuint (fixture->complaints->len, ==, 1);
  g_assert_true (g_str_has_prefix (fixture->complaints->pdata[0],
                                   "What was not saved of this deck cannot be read and was set "
                                   "aside: "));
  g_assert_cmpuint (count_set_aside (fixture, contents), ==, 1);

  shelf_edit (work, "one");
  adc_deck_shelf_flush (fixture->shelf);
  g_assert_true (shelf_is_there (unsaved));
  g_assert_cmpuint (count_set_aside (fixture, contents), ==, 1);
  g_object_unref (work);
}

/* What was not saved cannot be read because of the disk: it stays where it is. */
static void
test_read_error (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeckWork *work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (fixture->folder, path);
  g_autofree char *folder = g_path_get_dirname (unsaved);
  g_autofree char *target = NULL;

  g_object_unref (work);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("/proc/self/mem", unsaved), ==, 0); /* opened by all, read by nobody */
  work = shelf_open_deck (fixture, path, FALSE);
  g_assert_cmpuint (fixture->complaints->len, ==, 1);
  g_assert_true (g_str_has_prefix (fixture->complaints->pdata[0],
                                   "What was not saved of this deck cannot be read: "));
  shelf_edit (work, "one");
  adc_deck_shelf_flush (fixture->shelf);
  target = g_file_read_link (unsaved, NULL);
  g_assert_cmpstr (target, ==, "/proc/self/mem");
  g_object_unref (work);
}

/* Runs in a process of its own, and ends it. */
static void
edit_and_die (ShelfFixture *fixture)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *unsaved =
    adc_deck_folder_dup_unsaved (fixture->folder, adc_deck_work_get_path (work));

  shelf_edit (work, "saved");
  shelf_save (fixture, work, NULL);
  shelf_edit (work, "not saved");
  shelf_wait_until (shelf_is_there, unsaved);
  raise (SIGKILL);
}

static void
test_killed (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = NULL;
  g_autofree char *path = shelf_dup_path (fixture, "mine.adcdeck");
  g_autofree char *notes = NULL;

  if (g_test_subprocess ()) {
    edit_and_die (fixture);
    return;
  }

  g_setenv (SHELF_ROOT, fixture->root, TRUE);
  g_test_trap_subprocess (NULL, 0, 0);
  g_unsetenv (SHELF_ROOT);
  g_test_trap_assert_failed ();
  notes = shelf_dup_saved_notes (path);
  g_assert_cmpstr (notes, ==, "saved");
  work = shelf_open_deck (fixture, path, TRUE);
  g_assert_cmpstr (shelf_get_notes (work), ==, "not saved");
}

/* Its name is not another deck's as long as somebody has it. */
static void
test_removed (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char text[] = "<deck format=\"1\" game=\"tiny\" kind=\"army\"><title>By hand</title>"
                             "</deck>";
  g_autoptr(AdcDeckWork) later = NULL;
  g_autoptr(AdcDeckWork) work = NULL;
  g_autoptr(AdcDeckWork) new = NULL;
  g_autofree char *path = shelf_dup_path (fixture, "by-hand.adcdeck");
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (fixture->folder, path);
  g_autoptr(GError) error = NULL;

  g_assert_false (adc_deck_shelf_restore (fixture->shelf, &error));
  g_assert_cmpstr (error->message, ==, "There is nothing to put back");
  g_clear_error (&error);

  later = shelf_add_deck (fixture, "Later");
  shelf_write_file (path, text);
  shelf_set_modified (path, 1000);
  shelf_load (fixture);
  shelf_assert_titles (fixture, "Later, By hand");
  work = shelf_open_deck (fixture, path, FALSE);
  shelf_edit (work, "not saved");
  fixture->n_removed = fixture->n_added = 0;

  g_assert_true (adc_deck_shelf_remove (fixture->shelf, path, &error));
  g_assert_no_error (error);
  g_assert_false (shelf_is_there (path));
  g_assert_false (shelf_is_there (unsaved));
  shelf_assert_titles (fixture, "Later");
  shelf_assert_changed (fixture, 1, 0);
  new = shelf_add_deck (fixture, "By hand"); /* which is another deck */
  g_assert_cmpstr (adc_deck_work_get_path (new), !=, path);
  g_assert_true (adc_deck_shelf_remove (fixture->shelf, adc_deck_work_get_path (new), NULL));
  g_assert_false (adc_deck_shelf_remove (fixture->shelf, adc_deck_work_get_path (new), &error));
  g_assert_nonnull (error);
}

/* Byte for byte, and where it was in the list. */
static void
test_restored (ShelfFixture *fixture, gconstpointer data)
{
  const char *text = data;
  g_autofree char *path = shelf_dup_path (fixture, "by-hand.adcdeck");
  g_autofree char *found = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeckItem) item = NULL;

  shelf_write_file (path, text);
  shelf_set_modified (path, 1000);
  shelf_load (fixture);
  g_assert_true (adc_deck_shelf_remove (fixture->shelf, path, &error));
  g_assert_no_error (error);
  shelf_assert_titles (fixture, "");
  g_assert_true (adc_deck_shelf_restore (fixture->shelf, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
  item = g_list_model_get_item (G_LIST_MODEL (fixture->shelf), 0);
  g_assert_cmpint (adc_deck_item_get_modified (item), ==, 1000);
  g_assert_false (adc_deck_shelf_restore (fixture->shelf, NULL));
}

/* Without a trash it is gone, and comes back all the same. */
static void
test_no_trash (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const char *path;

  if (!g_test_subprocess ()) {
    g_autofree char *home = g_strdup (g_getenv ("XDG_DATA_HOME"));

    g_setenv ("XDG_DATA_HOME", "/dev/null/home", TRUE);
    g_test_trap_subprocess (NULL, 0, 0);
    if (home != NULL)
      g_setenv ("XDG_DATA_HOME", home, TRUE);
    else
      g_unsetenv ("XDG_DATA_HOME");
    g_test_trap_assert_passed ();
    return;
  }

  work = shelf_add_deck (fixture, "Mine");
  path = adc_deck_work_get_path (work);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_true (adc_deck_shelf_remove (fixture->shelf, path, NULL));
  g_assert_false (shelf_is_there (path));
  g_assert_true (adc_deck_shelf_restore (fixture->shelf, NULL));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

/* What was being done to it comes back too, whether it is still open or not. */
static void
test_restored_unsaved (ShelfFixture *fixture, gconstpointer data)
{
  const gboolean stays_open = GPOINTER_TO_INT (data);
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autoptr(GError) error = NULL;

  shelf_edit (work, "one");
  if (!stays_open)
    g_clear_object (&work);
  g_assert_true (adc_deck_shelf_remove (fixture->shelf, path, NULL));
  if (stays_open)
    shelf_edit (work, "two");
  g_assert_true (adc_deck_shelf_restore (fixture->shelf, &error));
  g_assert_no_error (error);
  g_clear_object (&work);

  work = shelf_open_deck (fixture, path, TRUE);
  g_assert_cmpstr (shelf_get_notes (work), ==, stays_open ? "two" : "one");
}

/* Nothing that came there meanwhile is written over. */
static void
test_not_restored (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  const char *path = adc_deck_work_get_path (work);
  g_autofree char *found = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (adc_deck_shelf_remove (fixture->shelf, path, NULL));
  shelf_write_file (path, "another");
  g_assert_false (adc_deck_shelf_restore (fixture->shelf, &error));
  g_assert_true (g_str_has_suffix (error->message, "mine.adcdeck” is there already"));
  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, "another");

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_true (adc_deck_shelf_restore (fixture->shelf, NULL));
}

static void
add (const char *path, gconstpointer data, void (*test) (ShelfFixture *, gconstpointer))
{
  g_test_add (path, ShelfFixture, data, shelf_set_up, test, shelf_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/deck-unsaved/kept-before-saving", NULL, test_kept_before_saving);
  add ("/deck-unsaved/by-itself", NULL, test_by_itself);
  add ("/deck-unsaved/recovered", NULL, test_recovered);
  add ("/deck-unsaved/saved-since", NULL, test_saved_since);
  add ("/deck-unsaved/read-error", NULL, test_read_error);
  add ("/deck-unsaved/broken-unsaved/not-xml", "no deck at all", test_broken_unsaved);
  add ("/deck-unsaved/broken-unsaved/empty", "", test_broken_unsaved);
  add ("/deck-unsaved/broken-unsaved/other-kind",
       "<deck format=\"1\" game=\"tiny\" kind=\"navy\"><title>t</title></deck>",
       test_broken_unsaved);
  add ("/deck-unsaved/killed", NULL, test_killed);
  add ("/deck-unsaved/removed", NULL, test_removed);
  add ("/deck-unsaved/restored/by-hand",
       "<deck format='1' game=\"tiny\"\n kind=\"army\"><title>By hand</title><!-- mine --></deck>",
       test_restored);
  add ("/deck-unsaved/restored/broken", "no deck\r\n at all", test_restored);
  add ("/deck-unsaved/restored/empty", "", test_restored);
  add ("/deck-unsaved/restored/closed", GINT_TO_POINTER (FALSE), test_restored_unsaved);
  add ("/deck-unsaved/restored/open", GINT_TO_POINTER (TRUE), test_restored_unsaved);
  add ("/deck-unsaved/no-trash", NULL, test_no_trash);
  add ("/deck-unsaved/not-restored", NULL, test_not_restored);

  return g_test_run ();
}
