/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-completions-file.h"
#include "adc-deck-file.h"
#include "adc-deck-folder.h"
#include "adc-deck-shelf-private.h"
#include "adc-error.h"

#include <glib/gi18n-lib.h>

/* What is read in a thread. */
typedef struct {
  char     *path;
  char     *unsaved_path;
  char     *seen;          /* the file, as a checksum */
  AdcDeck  *deck;          /* NULL: it cannot be read */
  char     *reason;        /* why */
  AdcDeck  *unsaved;       /* or NULL */
  char     *complaint;     /* about what was not saved; or NULL */
  gboolean  is_in_the_way; /* an unreadable file is still there */
} Opening;

/* Who waits for it. */
typedef struct {
  AdcLibrary *library;
  gboolean    was_recovered;
} Request;

static void
free_opening (gpointer data)
{
  Opening *opening = data;

  g_free (opening->path);
  g_free (opening->unsaved_path);
  g_free (opening->seen);
  g_clear_object (&opening->deck);
  g_free (opening->reason);
  g_clear_object (&opening->unsaved);
  g_free (opening->complaint);
  g_free (opening);
}

static void
free_request (gpointer data)
{
  Request *request = data;

  g_object_unref (request->library);
  g_free (request);
}

static gboolean
is_same_sort (AdcDeck *a, AdcDeck *b)
{
  return g_str_equal (adc_deck_get_game (a), adc_deck_get_game (b)) &&
         g_str_equal (adc_deck_get_kind (a), adc_deck_get_kind (b));
}

static void
read_unsaved (Opening *opening)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *reason = NULL;

  if (!g_file_test (opening->unsaved_path, G_FILE_TEST_EXISTS))
    return;

  opening->unsaved = adc_deck_load (opening->unsaved_path, problems);
  if (opening->unsaved != NULL && !is_same_sort (opening->unsaved, opening->deck)) {
    g_clear_object (&opening->unsaved);
    g_ptr_array_add (problems, adc_problem_new (opening->unsaved_path, 0,
                                                _("this is a deck of another game or kind")));
  }
  if (opening->unsaved != NULL)
    return;

  reason = adc_problem_format (problems->pdata[0]);
  opening->is_in_the_way = !adc_problems_are_in_file (problems) ||
                           !adc_completions_file_set_aside (opening->unsaved_path, NULL);
  opening->complaint =
    g_strdup_printf (opening->is_in_the_way
                       /* Translators: file, line and reason follow */
                       ? _("What was not saved of this deck cannot be read: %s")
                       /* Translators: file, line and reason follow */
                       : _("What was not saved of this deck cannot be read and was set aside: %s"),
                     reason);
}

static void
open_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Opening *opening = data;
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);

  opening->seen = adc_deck_folder_dup_mark (opening->path);
  opening->deck = adc_deck_load (opening->path, problems);
  if (opening->deck != NULL)
    read_unsaved (opening);
  else
    opening->reason = adc_deck_folder_dup_sentence (problems);
  g_task_return_boolean (task, TRUE);
}

static AdcDeckWork *
create_work (AdcDeckShelf *self, AdcGame *game, Opening *opening, gboolean *was_recovered)
{
  AdcDeckWork *work = adc_deck_work_new (game, g_steal_pointer (&opening->deck), opening->path);
  AdcDeckSlot *slot = adc_deck_shelf_add_slot (self, work, opening->path);

  slot->seen = g_steal_pointer (&opening->seen);
  if (opening->unsaved != NULL)
    adc_deck_work_recover (work, opening->unsaved);
  *was_recovered = adc_deck_work_is_modified (work);
  if (!opening->is_in_the_way)
    adc_deck_slot_keep (slot);
  if (opening->unsaved != NULL && !*was_recovered)
    adc_file_keeper_touch (ADC_FILE_KEEPER (slot->keeper)); /* what is there has been saved since */

  return work;
}

static void
read_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(GTask) task = user_data;
  AdcDeckShelf *self = g_task_get_source_object (task);
  Request *request = g_task_get_task_data (task);
  Opening *opening = g_task_get_task_data (G_TASK (result));
  AdcDeckSlot *slot = g_hash_table_lookup (self->slots, opening->path);
  AdcGame *game = NULL;

  if (slot != NULL) { /* somebody was quicker */
    g_task_return_pointer (task, g_object_ref (slot->work), g_object_unref);
    return;
  }

  if (opening->deck != NULL)
    game = adc_library_get_game (request->library, adc_deck_get_game (opening->deck));
  if (opening->deck == NULL)
    g_task_return_new_error (task, ADC_ERROR, ADC_ERROR_INVALID, "%s", opening->reason);
  else if (game == NULL)
    g_task_return_new_error (task, ADC_ERROR, ADC_ERROR_NOT_FOUND,
                             /* Translators: the id of a game */
                             _("This is a deck of “%s”, a game that is not here"),
                             adc_deck_get_game (opening->deck));
  else
    g_task_return_pointer (task, create_work (self, game, opening, &request->was_recovered),
                           g_object_unref);
  if (opening->complaint != NULL)
    adc_deck_shelf_complain (self, opening->complaint);
}

void
adc_deck_shelf_open_async (AdcDeckShelf *self, AdcLibrary *library, const char *path,
                           GAsyncReadyCallback callback, gpointer user_data)
{
  g_autofree char *canonical = NULL;
  g_autoptr(GTask) task = NULL;
  g_autoptr(GTask) reading = NULL;
  AdcDeckSlot *slot;
  Request *request;
  Opening *opening;

  g_return_if_fail (ADC_IS_DECK_SHELF (self) && ADC_IS_LIBRARY (library) && path != NULL);

  canonical = g_canonicalize_filename (path, NULL);
  request = g_new0 (Request, 1);
  request->library = g_object_ref (library);
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, adc_deck_shelf_open_async);
  g_task_set_task_data (task, request, free_request);
  slot = g_hash_table_lookup (self->slots, canonical);
  if (slot != NULL) {
    g_task_return_pointer (task, g_object_ref (slot->work), g_object_unref);
    return;
  }

  opening = g_new0 (Opening, 1);
  opening->path = g_strdup (canonical);
  opening->unsaved_path = adc_deck_folder_dup_unsaved (self->folder, canonical);
  /* A task of its own: the thread may hold it for a moment after it was done, and must then be the
   * last to hold nothing of ours. */
  reading = g_task_new (NULL, NULL, read_cb, g_steal_pointer (&task));
  g_task_set_source_tag (reading, open_in_thread);
  g_task_set_task_data (reading, opening, free_opening);
  g_task_run_in_thread (reading, open_in_thread);
}

AdcDeckWork *
adc_deck_shelf_open_finish (AdcDeckShelf *self, GAsyncResult *result, gboolean *was_recovered,
                            GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (was_recovered != NULL)
    *was_recovered = ((Request *) g_task_get_task_data (G_TASK (result)))->was_recovered;
  return g_task_propagate_pointer (G_TASK (result), error);
}
