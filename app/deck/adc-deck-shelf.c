/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-shelf-private.h"

#include "adc-deck-file.h"
#include "adc-deck-folder.h"

#include <glib/gi18n-lib.h>

/* What is read in a thread. */
typedef struct {
  char         *folder;
  GCancellable *cancellable;
  GPtrArray    *items;
  guint         change; /* when it began */
} Listing;

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GType
adc_deck_shelf_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_DECK_ITEM;
}

static guint
adc_deck_shelf_get_n_items (GListModel *model)
{
  return ADC_DECK_SHELF (model)->items->len;
}

static gpointer
adc_deck_shelf_get_item (GListModel *model, guint position)
{
  GPtrArray *items = ADC_DECK_SHELF (model)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_deck_shelf_get_item_type;
  iface->get_n_items = adc_deck_shelf_get_n_items;
  iface->get_item = adc_deck_shelf_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcDeckShelf, adc_deck_shelf, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
free_listing (gpointer data)
{
  Listing *listing = data;

  g_free (listing->folder);
  g_clear_object (&listing->cancellable);
  g_clear_pointer (&listing->items, g_ptr_array_unref);
  g_free (listing);
}

/* Nobody has the deck any more: what was not saved is for the next time. */
static void
work_gone_cb (gpointer data, GObject *where G_GNUC_UNUSED)
{
  AdcDeckSlot *slot = data;

  slot->work = NULL;
  if (slot->keeper != NULL)
    adc_file_keeper_flush (ADC_FILE_KEEPER (slot->keeper));
  g_hash_table_remove (slot->shelf->slots, slot->path);
}

static void
free_slot (gpointer data)
{
  AdcDeckSlot *slot = data;

  if (slot->work != NULL)
    g_object_weak_unref (G_OBJECT (slot->work), work_gone_cb, slot);
  g_clear_object (&slot->keeper);
  g_free (slot->seen);
  g_free (slot->path);
  g_free (slot);
}

static void
keeper_failed_cb (AdcDeckShelf *self, const char *reason)
{
  /* Translators: why follows */
  g_autofree char *text =
    g_strdup_printf (_("What was done to this deck could not be kept for the next time: %s"),
                     reason);

  adc_deck_shelf_complain (self, text);
}

static void
adc_deck_shelf_dispose (GObject *object)
{
  AdcDeckShelf *self = ADC_DECK_SHELF (object);

  adc_deck_shelf_flush (self);
  g_hash_table_remove_all (self->slots);
  G_OBJECT_CLASS (adc_deck_shelf_parent_class)->dispose (object);
}

static void
adc_deck_shelf_finalize (GObject *object)
{
  AdcDeckShelf *self = ADC_DECK_SHELF (object);

  g_assert (g_queue_is_empty (&self->saves)); /* each of them holds us */
  g_hash_table_unref (self->slots);
  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->remains, adc_deck_remains_free);
  g_free (self->folder);
  G_OBJECT_CLASS (adc_deck_shelf_parent_class)->finalize (object);
}

static void
adc_deck_shelf_class_init (AdcDeckShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_deck_shelf_dispose;
  object_class->finalize = adc_deck_shelf_finalize;
  signals[FAILED] = g_signal_new ("failed", ADC_TYPE_DECK_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_deck_shelf_init (AdcDeckShelf *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->slots = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_slot);
  g_queue_init (&self->saves);
}

void
adc_deck_shelf_complain (AdcDeckShelf *self, const char *text)
{
  g_signal_emit (self, signals[FAILED], 0, text);
}

AdcDeckSlot *
adc_deck_shelf_find_slot (AdcDeckShelf *self, AdcDeckWork *work)
{
  GHashTableIter iter;
  gpointer slot;

  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, NULL, &slot))
    if (((AdcDeckSlot *) slot)->work == work)
      return slot;

  return NULL;
}

void
adc_deck_slot_keep (AdcDeckSlot *self)
{
  g_autofree char *unsaved = adc_deck_folder_dup_unsaved (self->shelf->folder, self->path);

  g_clear_object (&self->keeper);
  self->keeper = adc_deck_keeper_new (self->work, unsaved);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (keeper_failed_cb), self->shelf,
                           G_CONNECT_SWAPPED);
}

AdcDeckSlot *
adc_deck_shelf_add_slot (AdcDeckShelf *self, AdcDeckWork *work, const char *path)
{
  AdcDeckSlot *slot = g_new0 (AdcDeckSlot, 1);

  slot->shelf = self;
  slot->path = g_strdup (path);
  slot->work = work;
  g_object_weak_ref (G_OBJECT (work), work_gone_cb, slot);
  g_hash_table_insert (self->slots, slot->path, slot);

  return slot;
}

static guint
find_item (AdcDeckShelf *self, const char *path)
{
  guint i = 0;

  while (i < self->items->len &&
         !g_str_equal (adc_deck_item_get_path (self->items->pdata[i]), path))
    i++;

  return i;
}

static guint
find_place (AdcDeckShelf *self, AdcDeckItem *item)
{
  guint i = 0;

  while (i < self->items->len && adc_deck_item_compare (self->items->pdata[i], item) < 0)
    i++;

  return i;
}

static gboolean
is_ours (AdcDeckShelf *self, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);

  return g_str_equal (folder, self->folder) && *name != '.' &&
         g_str_has_suffix (name, ADC_DECK_SUFFIX);
}

void
adc_deck_shelf_show (AdcDeckShelf *self, const char *path, AdcDeckItem *item)
{
  const guint before = find_item (self, path);
  const gboolean was_there = before < self->items->len;
  guint place;

  self->change++;
  if (was_there)
    g_ptr_array_remove_index (self->items, before);
  if (item == NULL || !is_ours (self, path)) {
    if (was_there)
      g_list_model_items_changed (G_LIST_MODEL (self), before, 1, 0);
    return;
  }

  place = find_place (self, item);
  if (was_there && place != before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 1, 0);
  g_ptr_array_insert (self->items, place, g_object_ref (item));
  g_list_model_items_changed (G_LIST_MODEL (self), place, was_there && place == before ? 1 : 0, 1);
}

AdcDeckShelf *
adc_deck_shelf_new (const char *folder)
{
  AdcDeckShelf *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (ADC_TYPE_DECK_SHELF, NULL);
  self->folder = g_canonicalize_filename (folder, NULL);
  return self;
}

char *
adc_deck_shelf_dup_default_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "aide-de-camp", "decks", NULL);
}

static void
list_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Listing *listing = data;

  listing->items = adc_deck_folder_list (listing->folder, listing->cancellable);
  g_task_return_boolean (task, TRUE);
}

static void listed_cb (GObject *source, GAsyncResult *result, gpointer user_data);

/* A task of its own: the thread may hold it for a moment after it was done, and must then be the
 * last to hold nothing of ours. */
static void
start_listing (AdcDeckShelf *self, GTask *task)
{
  g_autoptr(GTask) reading = g_task_new (NULL, NULL, listed_cb, task);
  GCancellable *cancellable = g_task_get_cancellable (task);
  Listing *listing = g_new0 (Listing, 1);

  listing->folder = g_strdup (self->folder);
  listing->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  listing->change = self->change;
  g_task_set_source_tag (reading, list_in_thread);
  g_task_set_task_data (reading, listing, free_listing);
  g_task_run_in_thread (reading, list_in_thread);
}

static void
listed_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(GTask) task = user_data;
  AdcDeckShelf *self = g_task_get_source_object (task);
  Listing *listing = g_task_get_task_data (G_TASK (result));
  guint n_before;

  if (g_task_return_error_if_cancelled (task))
    return;
  if (listing->change != self->change) {
    start_listing (self, g_steal_pointer (&task));
    return;
  }

  n_before = self->items->len;
  g_ptr_array_unref (self->items);
  self->items = g_ptr_array_ref (listing->items);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->items->len);
  g_task_return_boolean (task, TRUE);
}

void
adc_deck_shelf_load_async (AdcDeckShelf *self, GCancellable *cancellable,
                           GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;

  g_return_if_fail (ADC_IS_DECK_SHELF (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, adc_deck_shelf_load_async);
  start_listing (self, task);
}

gboolean
adc_deck_shelf_load_finish (AdcDeckShelf *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

AdcDeckWork *
adc_deck_shelf_add (AdcDeckShelf *self, AdcGame *game, AdcDeck *deck, GError **error)
{
  g_autoptr(AdcDeck) taken = deck;
  g_autoptr(AdcDeckItem) item = NULL;
  g_autofree char *path = NULL;
  AdcDeckWork *work;
  AdcDeckSlot *slot;

  g_return_val_if_fail (ADC_IS_DECK_SHELF (self) && ADC_IS_GAME (game) && ADC_IS_DECK (deck), NULL);

  path = adc_deck_folder_dup_unused (self->folder, adc_deck_get_title (deck), self->slots);
  if (!adc_deck_save (deck, path, error))
    return NULL;

  item = adc_deck_folder_read_item (path, deck);
  work = adc_deck_work_new (game, g_steal_pointer (&taken), path);
  slot = adc_deck_shelf_add_slot (self, work, path);
  slot->seen = adc_deck_folder_dup_mark (path);
  adc_deck_slot_keep (slot);
  adc_deck_shelf_show (self, path, item);

  return work;
}

void
adc_deck_shelf_flush (AdcDeckShelf *self)
{
  GHashTableIter iter;
  gpointer slot;

  g_return_if_fail (ADC_IS_DECK_SHELF (self));

  g_hash_table_iter_init (&iter, self->slots);
  while (g_hash_table_iter_next (&iter, NULL, &slot))
    if (((AdcDeckSlot *) slot)->keeper != NULL)
      adc_file_keeper_flush (ADC_FILE_KEEPER (((AdcDeckSlot *) slot)->keeper));
}
