/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-file.h"
#include "adc-deck-folder.h"
#include "shelf-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

/* Files are called like their decks, as far as that is safe, and each has its own. */
static void
test_names (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *long_title = g_strnfill (200, 'x');
  g_autofree char *long_name = g_strnfill (60, 'x');
  g_autofree char *long_file = g_strconcat (long_name, ".adcdeck", NULL);
  const char *cases[][2] = {
    { "L’Été à 2 œufs", "l-ete-a-2-oeufs.adcdeck" },
    { "L’Été à 2 œufs", "l-ete-a-2-oeufs-2.adcdeck" },
    { "l ete A 2 oeufs!", "l-ete-a-2-oeufs-3.adcdeck" },
    { "../../.bashrc", "bashrc.adcdeck" },
    { "/etc/passwd", "etc-passwd.adcdeck" },
    { "", "deck.adcdeck" },
    { "…", "deck-2.adcdeck" },
    { long_title, long_file },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, cases[i][0]);
    g_autofree char *expected = shelf_dup_path (fixture, cases[i][1]);

    g_assert_cmpstr (adc_deck_work_get_path (work), ==, expected);
    g_assert_true (shelf_is_there (expected));
    g_assert_false (adc_deck_work_is_modified (work));
  }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->shelf)), ==,
                    G_N_ELEMENTS (cases));
}

static void
test_list (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const titles[] = { "Old", "Older", "New" };
  static const guint64 dates[] = { 2000, 1000, 3000 };
  g_autofree char *broken = shelf_dup_path (fixture, "broken.adcdeck");
  g_autofree char *hidden = shelf_dup_path (fixture, ".hidden.adcdeck");
  g_autofree char *other = shelf_dup_path (fixture, "notes.txt");
  g_autofree char *folder = shelf_dup_path (fixture, "folder.adcdeck");
  g_autoptr(AdcDeckItem) item = NULL;

  shelf_load (fixture); /* there is not even a folder */
  shelf_assert_titles (fixture, "");
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++) {
    g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, titles[i]);

    shelf_set_modified (adc_deck_work_get_path (work), dates[i]);
  }
  shelf_write_file (broken, "<deck>\n<title>");
  shelf_set_modified (broken, 1500);
  shelf_write_file (hidden, "");
  shelf_write_file (other, "");
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);

  shelf_load (fixture);
  shelf_assert_titles (fixture, "New, Old, broken, Older");
  item = g_list_model_get_item (G_LIST_MODEL (fixture->shelf), 0);
  g_assert_cmpstr (adc_deck_item_get_game (item), ==, "tiny");
  g_assert_cmpstr (adc_deck_item_get_kind (item), ==, "army");
  g_assert_null (adc_deck_item_get_faction (item));
  g_assert_cmpuint (adc_deck_item_get_n_cards (item), ==, 3);
  g_assert_cmpint (adc_deck_item_get_modified (item), ==, 3000);
  g_assert_null (adc_deck_item_get_problem (item));
  g_clear_object (&item);

  item = g_list_model_get_item (G_LIST_MODEL (fixture->shelf), 2);
  g_assert_cmpstr (adc_deck_item_get_problem (item), ==,
                   "broken.adcdeck:2: <title> is never closed");
  g_assert_cmpstr (adc_deck_item_get_game (item), ==, "");
}

/* What the list says has changed is what has, and no more. */
static void
test_changes (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) first = shelf_add_deck (fixture, "First");
  g_autoptr(AdcDeckWork) second = NULL;
  g_autofree char *elsewhere = g_build_filename (fixture->root, "elsewhere.adcdeck", NULL);

  shelf_set_modified (adc_deck_work_get_path (first), 1000);
  shelf_load (fixture);
  shelf_assert_changed (fixture, 1, 2);
  second = shelf_add_deck (fixture, "Second");
  shelf_assert_titles (fixture, "Second, First");
  shelf_assert_changed (fixture, 0, 1);

  adc_deck_set_title (adc_deck_work_get_deck (second), "Second once more");
  adc_deck_work_commit (second);
  shelf_save (fixture, second, NULL);
  shelf_assert_titles (fixture, "Second once more, First");
  shelf_assert_changed (fixture, 1, 1);

  shelf_edit (first, "changed");
  shelf_save (fixture, first, NULL);
  shelf_assert_titles (fixture, "First, Second once more");
  shelf_assert_changed (fixture, 1, 1);

  shelf_save (fixture, first, elsewhere); /* a copy that is not on the shelf */
  shelf_assert_titles (fixture, "First, Second once more");
  shelf_assert_changed (fixture, 0, 0);
}

/* A deck that is added while the folder is read is not forgotten when that is done. */
static void
test_added_meanwhile (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = NULL;
  g_autoptr(GAsyncResult) result = NULL;

  adc_deck_shelf_load_async (fixture->shelf, NULL, shelf_done_cb, &result);
  work = shelf_add_deck (fixture, "Meanwhile");
  shelf_wait_until (shelf_is_set, &result);
  shelf_assert_titles (fixture, "Meanwhile");
}

static void
test_cancelled (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  adc_deck_shelf_load_async (fixture->shelf, cancellable, shelf_done_cb, &result);
  g_cancellable_cancel (cancellable);
  shelf_wait_until (shelf_is_set, &result);
  g_assert_false (adc_deck_shelf_load_finish (fixture->shelf, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_same (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcDeckWork *work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *detour = g_build_filename (fixture->folder, "..", "decks", "mine.adcdeck", NULL);
  g_autoptr(AdcDeckWork) again = shelf_open_deck (fixture, detour, FALSE);
  g_autoptr(GAsyncResult) first = NULL;
  g_autoptr(GAsyncResult) second = NULL;
  AdcDeckWork *one, *other;

  g_assert_true (work == again);
  g_clear_object (&again);
  g_assert_finalize_object (work); /* the shelf does not hold it */

  adc_deck_shelf_open_async (fixture->shelf, fixture->library, path, shelf_done_cb, &first);
  adc_deck_shelf_open_async (fixture->shelf, fixture->library, path, shelf_done_cb, &second);
  shelf_wait_until (shelf_is_set, &first);
  shelf_wait_until (shelf_is_set, &second);
  one = adc_deck_shelf_open_finish (fixture->shelf, first, NULL, NULL);
  other = adc_deck_shelf_open_finish (fixture->shelf, second, NULL, NULL);
  g_assert_true (one == other);
  g_object_unref (one);
  g_clear_object (&first);
  g_clear_object (&second);
  g_assert_finalize_object (other);
}

static void
test_refused (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char unknown_game[] =
    "<deck format=\"1\" game=\"gone\" kind=\"army\"><title>t</title></deck>";
  g_autofree char *path = shelf_dup_path (fixture, "deck.adcdeck");
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_null (shelf_try_open (fixture, path, NULL, &error));
  g_assert_nonnull (strstr (error->message, "deck.adcdeck"));
  g_clear_error (&error);

  shelf_write_file (path, "<deck format=\"1\" game=\"tiny\" kind=\"army\">\n<title>t</title>\n"
                          "<x/></deck>");
  g_assert_null (shelf_try_open (fixture, path, NULL, &error));
  g_assert_cmpstr (error->message, ==, "deck.adcdeck:3: <x> is not expected here");
  g_clear_error (&error);

  shelf_write_file (path, unknown_game);
  g_assert_null (shelf_try_open (fixture, path, NULL, &error));
  g_assert_cmpstr (error->message, ==, "This is a deck of “gone”, a game that is not here");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, unknown_game);
}

/* What is changed while it is written is written too. */
static void
test_changed_meanwhile (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autoptr(GAsyncResult) first = NULL;
  g_autofree char *notes = NULL;

  shelf_edit (work, "one");
  adc_deck_shelf_save_async (fixture->shelf, work, NULL, shelf_done_cb, &first);
  shelf_edit (work, "two");
  shelf_wait_until (shelf_is_set, &first);
  g_assert_false (adc_deck_work_is_modified (work));
  notes = shelf_dup_saved_notes (adc_deck_work_get_path (work));
  g_assert_cmpstr (notes, ==, "two");
}

/* One save after the other, whoever asks and however fast. */
static void
test_saved_twice (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *copy = g_build_filename (fixture->root, "copy.adcdeck", NULL);
  g_autoptr(GAsyncResult) first = NULL;
  g_autoptr(GAsyncResult) second = NULL;

  shelf_edit (work, "one");
  adc_deck_shelf_save_async (fixture->shelf, work, copy, shelf_done_cb, &first);
  adc_deck_shelf_save_async (fixture->shelf, work, NULL, shelf_done_cb, &second);
  shelf_wait_until (shelf_is_set, &second);
  g_assert_true (shelf_is_set (&first));
  g_assert_true (adc_deck_shelf_save_finish (fixture->shelf, first, NULL));
  g_assert_true (adc_deck_shelf_save_finish (fixture->shelf, second, NULL));
  g_assert_cmpstr (adc_deck_work_get_path (work), ==, copy);
}

static void
test_save_as (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autoptr(AdcDeckWork) other = shelf_add_deck (fixture, "Other");
  g_autofree char *before = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (fixture->folder, before);
  g_autofree char *path = g_build_filename (fixture->root, "new", "copy.adcdeck", NULL);
  g_autofree char *notes = NULL;
  g_autoptr(AdcDeckWork) first = NULL;
  g_autoptr(AdcDeckWork) second = NULL;
  g_autoptr(GError) error = NULL;

  shelf_edit (work, "new");
  adc_deck_shelf_flush (fixture->shelf);
  g_assert_true (shelf_is_there (unsaved));
  shelf_save (fixture, work, path);
  g_assert_cmpstr (adc_deck_work_get_path (work), ==, path);
  g_assert_false (shelf_is_there (unsaved));
  notes = shelf_dup_saved_notes (before);
  g_assert_cmpstr (notes, ==, "");
  first = shelf_open_deck (fixture, path, FALSE);
  g_assert_true (first == work);
  second = shelf_open_deck (fixture, before, FALSE);
  g_assert_false (second == work);

  /* Not over a deck that is open. */
  shelf_edit (work, "newer");
  g_assert_false (shelf_try_save (fixture, work, adc_deck_work_get_path (other), &error));
  g_assert_true (g_str_has_suffix (error->message, "other.adcdeck” is open: choose another file"));
  g_assert_cmpstr (adc_deck_work_get_path (work), ==, path);
  g_assert_true (adc_deck_work_is_modified (work));
}

/* A deck that has no file yet gets one. */
static void
test_save_new (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work =
    adc_deck_work_new (fixture->game, shelf_create_deck ("From nowhere", 2), NULL);
  g_autoptr(AdcDeckWork) again = NULL;
  g_autofree char *expected = shelf_dup_path (fixture, "from-nowhere.adcdeck");

  shelf_save (fixture, work, NULL);
  g_assert_cmpstr (adc_deck_work_get_path (work), ==, expected);
  shelf_assert_titles (fixture, "From nowhere");
  again = shelf_open_deck (fixture, expected, FALSE);
  g_assert_true (again == work);
}

/* Where nothing can be written it says so, once, and nothing is lost. A file where the folder
 * should be stops even root. */
static void
test_unwritable (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *outside = g_build_filename (fixture->root, "outside.adcdeck", NULL);
  g_autofree char *expected = g_strdup_printf ("The folder “%s” cannot be made", fixture->folder);
  g_autoptr(AdcDeck) deck = shelf_create_deck ("Outside", 1);
  g_autoptr(AdcDeckWork) work = NULL;
  g_autofree char *below = shelf_dup_path (fixture, "below.adcdeck");
  g_autofree char *unsaved = NULL;
  g_autoptr(GError) error = NULL;

  shelf_write_file (fixture->folder, "");
  g_assert_null (adc_deck_shelf_add (fixture->shelf, fixture->game, shelf_create_deck ("New", 1),
                                     &error));
  g_assert_cmpstr (error->message, ==, expected);
  g_clear_error (&error);
  shelf_load (fixture);
  shelf_assert_titles (fixture, "");

  g_assert_true (adc_deck_save (deck, outside, NULL));
  work = shelf_open_deck (fixture, outside, FALSE);
  shelf_edit (work, "one");
  adc_deck_shelf_flush (fixture->shelf);
  shelf_edit (work, "two");
  adc_deck_shelf_flush (fixture->shelf);
  g_assert_cmpuint (fixture->complaints->len, ==, 1);
  g_assert_false (shelf_try_save (fixture, work, below, &error));
  g_assert_cmpstr (error->message, ==, expected);
  g_assert_true (adc_deck_work_is_modified (work));
  g_assert_cmpstr (adc_deck_work_get_path (work), ==, outside);

  /* As soon as it can be written again, what failed last is. */
  unsaved = adc_deck_folder_dup_unsaved (fixture->folder, outside);
  g_assert_cmpint (g_remove (fixture->folder), ==, 0);
  adc_deck_shelf_flush (fixture->shelf);
  g_assert_true (shelf_is_there (unsaved));
}

/* A link is read like what it leads to, and never written through. */
static void
test_link (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *outside = g_build_filename (fixture->root, "outside.adcdeck", NULL);
  g_autofree char *link = shelf_dup_path (fixture, "link.adcdeck");
  g_autoptr(GFile) file = g_file_new_for_path (link);
  g_autoptr(AdcDeck) deck = shelf_create_deck ("Outside", 1);
  g_autoptr(AdcDeckWork) work = NULL;
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;

  g_assert_true (adc_deck_save (deck, outside, NULL));
  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  g_assert_true (g_file_make_symbolic_link (file, outside, NULL, NULL));
  shelf_load (fixture);
  shelf_assert_titles (fixture, "Outside");
  work = shelf_open_deck (fixture, link, FALSE);
  shelf_edit (work, "new");
  shelf_save (fixture, work, NULL);
  there = shelf_dup_saved_notes (outside);
  here = shelf_dup_saved_notes (link);
  g_assert_cmpstr (there, ==, "");
  g_assert_cmpstr (here, ==, "new");
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
  add ("/deck-shelf/names", NULL, test_names);
  add ("/deck-shelf/list", NULL, test_list);
  add ("/deck-shelf/changes", NULL, test_changes);
  add ("/deck-shelf/added-meanwhile", NULL, test_added_meanwhile);
  add ("/deck-shelf/cancelled", NULL, test_cancelled);
  add ("/deck-shelf/same", NULL, test_same);
  add ("/deck-shelf/refused", NULL, test_refused);
  add ("/deck-shelf/changed-meanwhile", NULL, test_changed_meanwhile);
  add ("/deck-shelf/saved-twice", NULL, test_saved_twice);
  add ("/deck-shelf/save-as", NULL, test_save_as);
  add ("/deck-shelf/save-new", NULL, test_save_new);
  add ("/deck-shelf/unwritable", NULL, test_unwritable);
  add ("/deck-shelf/link", NULL, test_link);

  return g_test_run ();
}
