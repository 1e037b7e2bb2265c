/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two programs with the same decks, where no bus has them meet: neither undoes what the other has done. */

#include "adc-deck-file.h"
#include "adc-deck-folder.h"
#include "shelf-fixture.h"

#include <string.h>
#include <unistd.h>

static void
write_as_another (const char *path)
{
  g_autoptr(AdcDeck) deck = shelf_create_deck ("Mine", 5);

  adc_deck_set_notes (deck, "the other's");
  g_assert_true (adc_deck_save (deck, path, NULL));
}

static void
test_saved_by_another (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *elsewhere = shelf_dup_path (fixture, "elsewhere.adcdeck");
  g_autofree char *others = NULL;
  g_autofree char *own = NULL;
  g_autoptr(GError) error = NULL;

  shelf_edit (work, "mine");
  shelf_save (fixture, work, NULL);
  shelf_edit (work, "mine again");
  write_as_another (path);
  g_assert_false (shelf_try_save (fixture, work, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, path));
  others = shelf_dup_saved_notes (path);
  g_assert_cmpstr (others, ==, "the other's");
  g_assert_true (adc_deck_work_is_modified (work));
  g_assert_cmpstr (shelf_get_notes (work), ==, "mine again");

  shelf_save (fixture, work, elsewhere);
  own = shelf_dup_saved_notes (elsewhere);
  g_assert_cmpstr (own, ==, "mine again");
  shelf_edit (work, "and again");
  shelf_save (fixture, work, NULL); /* nobody else has this one */
}

/* Whoever names the file has been asked whether to replace it. */
static void
test_replaced (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckWork) work = shelf_add_deck (fixture, "Mine");
  g_autofree char *path = g_strdup (adc_deck_work_get_path (work));
  g_autofree char *notes = NULL;

  shelf_edit (work, "mine");
  write_as_another (path);
  shelf_save (fixture, work, path);
  notes = shelf_dup_saved_notes (path);
  g_assert_cmpstr (notes, ==, "mine");
}

/* In another process: has what the first has not saved, and cannot keep anything instead of it. */
static void
edit_as_second (ShelfFixture *fixture, const char *path)
{
  g_autoptr(AdcDeckWork) work = shelf_open_deck (fixture, path, TRUE);

  g_assert_cmpstr (shelf_get_notes (work), ==, "the first's");
  shelf_edit (work, "the second's");
  adc_deck_shelf_flush (fixture->shelf);
  g_assert_cmpuint (fixture->complaints->len, ==, 1);
  g_assert_nonnull (strstr (fixture->complaints->pdata[0], "runs a second time"));
  _exit (0); /* what is left is for the first */
}

static void
test_unsaved_in_both (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = shelf_dup_path (fixture, "mine.adcdeck");
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (fixture->folder, path);
  g_autofree char *notes = NULL;
  g_autoptr(AdcDeckWork) work = NULL;

  if (g_test_subprocess ()) {
    edit_as_second (fixture, path);
    return;
  }

  work = shelf_add_deck (fixture, "Mine");
  shelf_edit (work, "the first's");
  adc_deck_shelf_flush (fixture->shelf);
  g_setenv (SHELF_ROOT, fixture->root, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_unsetenv (SHELF_ROOT);
  g_test_trap_assert_passed ();
  notes = shelf_dup_saved_notes (unsaved);
  g_assert_cmpstr (notes, ==, "the first's");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/deck-two-programs/" name, ShelfFixture, NULL, shelf_set_up, function, \
              shelf_tear_down)
  ADD ("saved-by-another", test_saved_by_another);
  ADD ("replaced", test_replaced);
  ADD ("unsaved-in-both", test_unsaved_in_both);
#undef ADD

  return g_test_run ();
}
