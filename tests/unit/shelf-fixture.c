/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "shelf-fixture.h"

#include "adc-deck-file.h"
#include "adc-language.h"
#include "adc-test-game.h"

#define MAX_SECONDS 20

static void
note_complaint (ShelfFixture *fixture, const char *text)
{
  g_ptr_array_add (fixture->complaints, g_strdup (text));
}

static void
items_changed_cb (GListModel *model, guint position, guint removed, guint added,
                  ShelfFixture *fixture)
{
  fixture->n_removed += removed;
  fixture->n_added += added;
  if (removed > 0)
    g_ptr_array_remove_range (fixture->shadow, position, removed);
  for (guint i = position; i < position + added; i++) {
    g_autoptr(AdcDeckItem) item = g_list_model_get_item (model, i);

    g_ptr_array_insert (fixture->shadow, i, g_strdup (adc_deck_item_get_title (item)));
  }
}

void
shelf_start (ShelfFixture *fixture)
{
  fixture->shelf = adc_deck_shelf_new (fixture->folder);
  fixture->shadow = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect_swapped (fixture->shelf, "failed", G_CALLBACK (note_complaint), fixture);
  g_signal_connect (fixture->shelf, "items-changed", G_CALLBACK (items_changed_cb), fixture);
}

void
shelf_stop (ShelfFixture *fixture)
{
  g_assert_finalize_object (fixture->shelf);
  g_ptr_array_unref (fixture->shadow);
}

void
shelf_set_up (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Tiny game");
  const char *given = g_getenv (SHELF_ROOT);

  adc_language_set_current ("en");
  fixture->root = given != NULL ? g_strdup (given) : g_dir_make_tmp ("adc-shelf-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->root, "decks", NULL);
  fixture->game = adc_game_new ("tiny", "en", title);
  fixture->library = adc_library_new ();
  adc_library_add (fixture->library, fixture->game);
  fixture->complaints = g_ptr_array_new_with_free_func (g_free);
  shelf_start (fixture);
}

void
shelf_tear_down (ShelfFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  shelf_stop (fixture);
  g_object_unref (fixture->library);
  g_object_unref (fixture->game);
  adc_test_remove_tree (fixture->root);
  g_ptr_array_unref (fixture->complaints);
  g_free (fixture->root);
  g_free (fixture->folder);
}

static gboolean
time_is_up (gpointer is_up)
{
  *(gboolean *) is_up = TRUE;
  return G_SOURCE_CONTINUE;
}

static gboolean
look_again (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

void
shelf_wait_until (gboolean (*condition) (gconstpointer), gconstpointer data)
{
  gboolean is_up = FALSE;
  const guint timer = g_timeout_add_seconds (MAX_SECONDS, time_is_up, &is_up);
  const guint ticker = g_timeout_add (20, look_again, NULL);

  while (!condition (data)) {
    g_assert_false (is_up);
    g_main_context_iteration (NULL, TRUE);
  }
  g_source_remove (timer);
  g_source_remove (ticker);
}

gboolean
shelf_is_there (gconstpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

gboolean
shelf_is_gone (gconstpointer path)
{
  return !shelf_is_there (path);
}

gboolean
shelf_is_set (gconstpointer result)
{
  return *(GAsyncResult * const *) result != NULL;
}

void
shelf_done_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

char *
shelf_dup_path (ShelfFixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

AdcDeck *
shelf_create_deck (const char *title, guint n_cards)
{
  AdcDeck *deck = adc_deck_new ("tiny", "army");

  adc_deck_set_title (deck, title);
  adc_deck_add (deck, "deck", "soldier", "Soldier", NULL, n_cards);
  return deck;
}

AdcDeckWork *
shelf_add_deck (ShelfFixture *fixture, const char *title)
{
  g_autoptr(GError) error = NULL;
  AdcDeckWork *work =
    adc_deck_shelf_add (fixture->shelf, fixture->game, shelf_create_deck (title, 3), &error);

  g_assert_no_error (error);
  return work;
}

void
shelf_edit (AdcDeckWork *work, const char *notes)
{
  adc_deck_set_notes (adc_deck_work_get_deck (work), notes);
  g_assert_true (adc_deck_work_commit (work));
}

const char *
shelf_get_notes (AdcDeckWork *work)
{
  return adc_deck_get_notes (adc_deck_work_get_deck (work));
}

char *
shelf_dup_saved_notes (const char *path)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcDeck) deck = adc_deck_load (path, problems);

  g_assert_nonnull (deck);
  return g_strdup (adc_deck_get_notes (deck));
}

AdcDeckWork *
shelf_try_open (ShelfFixture *fixture, const char *path, gboolean *was_recovered, GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  adc_deck_shelf_open_async (fixture->shelf, fixture->library, path, shelf_done_cb, &result);
  shelf_wait_until (shelf_is_set, &result);
  return adc_deck_shelf_open_finish (fixture->shelf, result, was_recovered, error);
}

AdcDeckWork *
shelf_open_deck (ShelfFixture *fixture, const char *path, gboolean is_recovered)
{
  g_autoptr(GError) error = NULL;
  gboolean was_recovered;
  AdcDeckWork *work = shelf_try_open (fixture, path, &was_recovered, &error);

  g_assert_no_error (error);
  g_assert_true (was_recovered == is_recovered);
  g_assert_true (adc_deck_work_is_modified (work) == is_recovered);
  return work;
}

gboolean
shelf_try_save (ShelfFixture *fixture, AdcDeckWork *work, const char *path, GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  adc_deck_shelf_save_async (fixture->shelf, work, path, shelf_done_cb, &result);
  shelf_wait_until (shelf_is_set, &result);
  return adc_deck_shelf_save_finish (fixture->shelf, result, error);
}

void
shelf_save (ShelfFixture *fixture, AdcDeckWork *work, const char *path)
{
  g_autoptr(GError) error = NULL;

  shelf_try_save (fixture, work, path, &error);
  g_assert_no_error (error);
  g_assert_false (adc_deck_work_is_modified (work));
}

void
shelf_load (ShelfFixture *fixture)
{
  g_autoptr(GAsyncResult) result = NULL;

  adc_deck_shelf_load_async (fixture->shelf, NULL, shelf_done_cb, &result);
  shelf_wait_until (shelf_is_set, &result);
  g_assert_true (adc_deck_shelf_load_finish (fixture->shelf, result, NULL));
}

void
shelf_assert_titles (ShelfFixture *fixture, const char *expected)
{
  g_autoptr(GString) found = g_string_new (NULL);
  g_autoptr(GString) announced = g_string_new (NULL);
  GListModel *model = G_LIST_MODEL (fixture->shelf);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr(AdcDeckItem) item = g_list_model_get_item (model, i);

    g_string_append_printf (found, "%s%s", i > 0 ? ", " : "", adc_deck_item_get_title (item));
  }
  for (guint i = 0; i < fixture->shadow->len; i++)
    g_string_append_printf (announced, "%s%s", i > 0 ? ", " : "",
                            (char *) fixture->shadow->pdata[i]);
  g_assert_cmpstr (found->str, ==, expected);
  g_assert_cmpstr (announced->str, ==, expected);
}

void
shelf_assert_changed (ShelfFixture *fixture, guint n_removed, guint n_added)
{
  g_assert_cmpuint (fixture->n_removed, ==, n_removed);
  g_assert_cmpuint (fixture->n_added, ==, n_added);
  fixture->n_removed = fixture->n_added = 0;
}

void
shelf_write_file (const char *path, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
shelf_set_modified (const char *path, guint64 seconds)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, seconds,
                                              G_FILE_QUERY_INFO_NONE, NULL, NULL));
}
