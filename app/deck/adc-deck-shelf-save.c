/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-file.h"
#include "adc-deck-folder.h"
#include "adc-deck-shelf-private.h"

#include <glib/gi18n-lib.h>

/* Somebody wants a deck saved. One at a time: two of the same file would race. */
typedef struct {
  AdcDeckWork *work;
  char        *path;   /* NULL: the one it has, or one made of its title */
  gboolean     is_own; /* nobody said which */
} Request;

/* What is written in a thread. */
typedef struct {
  AdcDeck *deck; /* a copy: the other may change meanwhile */
  char    *path;
  char    *expected; /* checksum of what is to be replaced; NULL: whatever is there */
  char    *seen;     /* of what was written */
} Writing;

static void start_writing (AdcDeckShelf *self);

static void
free_request (gpointer data)
{
  Request *request = data;

  g_object_unref (request->work);
  g_free (request->path);
  g_free (request);
}

static void
free_writing (gpointer data)
{
  Writing *writing = data;

  g_object_unref (writing->deck);
  g_free (writing->path);
  g_free (writing->expected);
  g_free (writing->seen);
  g_free (writing);
}

/* Another program has written to it since we read it. A file that is gone is merely written again. */
static gboolean
is_others (const Writing *writing)
{
  g_autofree char *present = adc_deck_folder_dup_mark (writing->path);

  return writing->expected != NULL && present != NULL &&
         !g_str_equal (present, writing->expected);
}

static void
write_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                 GCancellable *cancellable G_GNUC_UNUSED)
{
  Writing *writing = data;
  GError *error = NULL;

  if (is_others (writing)) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_BUSY,
                             /* Translators: a file */
                             _("Another program has changed “%s” since it was opened: save this "
                               "deck under another name"),
                             writing->path);
  } else if (adc_deck_save (writing->deck, writing->path, &error)) {
    writing->seen = adc_deck_folder_dup_mark (writing->path);
    g_task_return_boolean (task, TRUE);
  } else {
    g_task_return_error (task, error);
  }
}

/* The first of those who wait has his answer. */
static void
finish (AdcDeckShelf *self, GError *error)
{
  g_autoptr(AdcDeckShelf) held = g_object_ref (self);
  g_autoptr(GTask) task = g_queue_pop_head (&self->saves);

  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  if (!g_queue_is_empty (&self->saves))
    start_writing (self);
}

static void
note_seen (AdcDeckSlot *slot, Writing *writing)
{
  g_free (slot->seen);
  slot->seen = g_steal_pointer (&writing->seen);
}

/* Its file is another now, perhaps; and what was not saved is. */
static void
note_saved (AdcDeckShelf *self, AdcDeckWork *work, Writing *writing)
{
  const char *path = writing->path;
  AdcDeckSlot *slot = adc_deck_shelf_find_slot (self, work);
  g_autoptr(AdcDeckItem) item = adc_deck_folder_read_item (path, writing->deck);

  adc_deck_work_set_saved (work, path);
  if (slot != NULL && !g_str_equal (slot->path, path)) {
    if (slot->keeper != NULL)
      adc_file_keeper_flush (ADC_FILE_KEEPER (slot->keeper));
    g_hash_table_remove (self->slots, slot->path);
    slot = NULL;
  }
  if (slot == NULL)
    slot = adc_deck_shelf_add_slot (self, work, path);
  note_seen (slot, writing);
  if (slot->keeper == NULL)
    adc_deck_slot_keep (slot);
  adc_file_keeper_touch (ADC_FILE_KEEPER (slot->keeper));
  adc_file_keeper_flush (ADC_FILE_KEEPER (slot->keeper));
  adc_deck_shelf_show (self, path, item);
}

static void
written_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  AdcDeckShelf *self = user_data;
  Request *request = g_task_get_task_data (g_queue_peek_head (&self->saves));
  Writing *writing = g_task_get_task_data (G_TASK (result));
  AdcDeckSlot *slot = adc_deck_shelf_find_slot (self, request->work);
  GError *error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error)) {
    finish (self, error);
  } else if (!adc_deck_equal (writing->deck, adc_deck_work_get_deck (request->work))) {
    if (slot != NULL && g_str_equal (slot->path, writing->path))
      note_seen (slot, writing);
    start_writing (self); /* it was changed meanwhile: what is there now is what he wants saved */
  } else {
    note_saved (self, request->work, writing);
    finish (self, NULL);
  }
}

static void
start_writing (AdcDeckShelf *self)
{
  Request *request = g_task_get_task_data (g_queue_peek_head (&self->saves));
  AdcDeck *deck = adc_deck_work_get_deck (request->work);
  AdcDeckSlot *slot = adc_deck_shelf_find_slot (self, request->work);
  const char *present = adc_deck_work_get_path (request->work);
  g_autoptr(GTask) task = NULL;
  AdcDeckSlot *other;
  Writing *writing;

  if (request->path == NULL)
    request->path = present != NULL ? g_canonicalize_filename (present, NULL)
                                    : adc_deck_folder_dup_unused (self->folder,
                                                                  adc_deck_get_title (deck),
                                                                  self->slots);
  other = g_hash_table_lookup (self->slots, request->path);
  if (other != NULL && other != slot) {
    finish (self, g_error_new (G_IO_ERROR, G_IO_ERROR_BUSY,
                               /* Translators: a file */
                               _("The deck of “%s” is open: choose another file"),
                               request->path));
    return;
  }

  /* An older state kept for the next time must not be taken for a later one, should we not get as
   * far as removing it. */
  if (slot != NULL && slot->keeper != NULL &&
      g_file_test (adc_file_keeper_get_path (ADC_FILE_KEEPER (slot->keeper)), G_FILE_TEST_EXISTS))
    adc_file_keeper_flush (ADC_FILE_KEEPER (slot->keeper));

  writing = g_new0 (Writing, 1);
  writing->deck = adc_deck_copy (deck);
  writing->path = g_strdup (request->path);
  if (request->is_own && slot != NULL && g_str_equal (slot->path, request->path))
    writing->expected = g_strdup (slot->seen);
  /* A task of its own, which the shelf's outlives: it holds the shelf. */
  task = g_task_new (NULL, NULL, written_cb, self);
  g_task_set_source_tag (task, write_in_thread);
  g_task_set_task_data (task, writing, free_writing);
  g_task_run_in_thread (task, write_in_thread);
}

void
adc_deck_shelf_save_async (AdcDeckShelf *self, AdcDeckWork *work, const char *path,
                           GAsyncReadyCallback callback, gpointer user_data)
{
  Request *request;
  GTask *task;

  g_return_if_fail (ADC_IS_DECK_SHELF (self) && ADC_IS_DECK_WORK (work));

  request = g_new0 (Request, 1);
  request->work = g_object_ref (work);
  request->path = path != NULL ? g_canonicalize_filename (path, NULL) : NULL;
  request->is_own = path == NULL;
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, adc_deck_shelf_save_async);
  g_task_set_task_data (task, request, free_request);
  g_queue_push_tail (&self->saves, task);
  if (g_queue_get_length (&self->saves) == 1)
    start_writing (self);
}

gboolean
adc_deck_shelf_save_finish (AdcDeckShelf *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
