/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-completions.h"

#include "adc-completions-file.h"
#include "adc-own-folder.h"

#include <glib/gi18n-lib.h>

struct _AdcCompletions {
  GObject     parent_instance;
  char       *path;
  GPtrArray  *items; /* of AdcCompletion */
  AdcLibrary *library;
  GPtrArray  *saved;     /* what the file held when it was last read or written */
  gboolean    is_saving;
  gboolean    is_dirty;  /* changed since the save that is under way, or the last one, began; or it was refused */
};

enum { SAVE_FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What a thread needs to save or export. */
typedef struct {
  char      *path;
  GPtrArray *base; /* NULL: whatever the file held goes */
  GPtrArray *items;
} Save;

static void
free_save (gpointer data)
{
  Save *save = data;

  g_free (save->path);
  g_clear_pointer (&save->base, g_ptr_array_unref);
  g_ptr_array_unref (save->items);
  g_free (save);
}

static GType
adc_completions_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_COMPLETION;
}

static guint
adc_completions_get_n_items (GListModel *model)
{
  return ADC_COMPLETIONS (model)->items->len;
}

static gpointer
adc_completions_get_item (GListModel *model, guint position)
{
  GPtrArray *items = ADC_COMPLETIONS (model)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_completions_get_item_type;
  iface->get_n_items = adc_completions_get_n_items;
  iface->get_item = adc_completions_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcCompletions, adc_completions, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
adc_completions_dispose (GObject *object)
{
  g_clear_object (&ADC_COMPLETIONS (object)->library);
  G_OBJECT_CLASS (adc_completions_parent_class)->dispose (object);
}

static void
adc_completions_finalize (GObject *object)
{
  AdcCompletions *self = ADC_COMPLETIONS (object);

  g_free (self->path);
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->saved);
  G_OBJECT_CLASS (adc_completions_parent_class)->finalize (object);
}

static void
adc_completions_class_init (AdcCompletionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_completions_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_completions_finalize;
  signals[SAVE_FAILED] = g_signal_new ("save-failed", ADC_TYPE_COMPLETIONS, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_completions_init (AdcCompletions *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->saved = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcCompletions *
adc_completions_new (const char *path)
{
  AdcCompletions *self = g_object_new (ADC_TYPE_COMPLETIONS, NULL);

  self->path = g_strdup (path);
  return self;
}

char *
adc_completions_dup_default_path (void)
{
  g_autofree char *folder = adc_own_folder_dup ();

  return g_build_filename (folder, "completions.xml", NULL);
}

static AdcPiece *
find_piece (AdcCompletions *self, AdcCompletion *completion)
{
  AdcGame *game = self->library != NULL
                    ? adc_library_get_game (self->library, adc_completion_get_game (completion))
                    : NULL;
  AdcEntry *entry = game != NULL ? adc_game_lookup (game, adc_completion_get_entry (completion))
                                 : NULL;

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

/* The value as the game wants it today, or NULL when the game has changed under it: then it stays
 * in the file, unused. */
static char *
dup_valid_text (AdcPiece *piece, AdcCompletion *completion)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  AdcStat *stat = adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)),
                                     adc_completion_get_stat (completion));

  return stat != NULL ? adc_stat_normalise (stat, game, adc_completion_get_text (completion), NULL)
                      : NULL;
}

static void
show (AdcCompletions *self, AdcCompletion *completion, gboolean present)
{
  AdcPiece *piece = find_piece (self, completion);
  g_autofree char *text = NULL;

  if (piece == NULL)
    return;

  if (present)
    text = dup_valid_text (piece, completion);
  adc_piece_set_user_value (piece, adc_completion_get_stat (completion), text);
}

static guint
position_of (AdcCompletions *self, const char *game, const char *entry, const char *stat)
{
  for (guint i = 0; i < self->items->len; i++)
    if (adc_completion_is_for (self->items->pdata[i], game, entry, stat))
      return i;

  return self->items->len;
}

/* At the end, or instead of the one that is there. */
static void
put_at (AdcCompletions *self, guint position, AdcCompletion *completion)
{
  const gboolean replaces = position < self->items->len;

  if (replaces)
    g_ptr_array_remove_index (self->items, position);
  g_ptr_array_insert (self->items, position, g_object_ref (completion));
  g_list_model_items_changed (G_LIST_MODEL (self), position, replaces ? 1 : 0, 1);
  show (self, completion, TRUE);
}

static void
put (AdcCompletions *self, AdcCompletion *completion)
{
  put_at (self,
          position_of (self, adc_completion_get_game (completion),
                       adc_completion_get_entry (completion),
                       adc_completion_get_stat (completion)),
          completion);
}

/* Each looked for among all others, those of a large file would keep the window waiting for a
 * minute. */
static void
put_all (AdcCompletions *self, GPtrArray *items)
{
  g_autoptr(GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->items->len; i++)
    g_hash_table_insert (places, adc_completion_dup_key (self->items->pdata[i]), GUINT_TO_POINTER (i + 1));

  for (guint i = 0; i < items->len; i++) {
    g_autofree char *key = adc_completion_dup_key (items->pdata[i]);
    const guint place = GPOINTER_TO_UINT (g_hash_table_lookup (places, key));

    put_at (self, place > 0 ? place - 1 : self->items->len, items->pdata[i]);
    if (place == 0)
      g_hash_table_insert (places, g_steal_pointer (&key), GUINT_TO_POINTER (self->items->len));
  }
}

static void
take_out (AdcCompletions *self, guint position)
{
  g_autoptr(AdcCompletion) completion = g_object_ref (self->items->pdata[position]);

  g_ptr_array_remove_index (self->items, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
  show (self, completion, FALSE);
}

static GPtrArray *
copy_items (GPtrArray *items)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < items->len; i++)
    g_ptr_array_add (copy, g_object_ref (items->pdata[i]));

  return copy;
}

/* Nobody is told of what stays. */
static void
take_over (AdcCompletions *self, GPtrArray *items)
{
  g_autoptr(GHashTable) wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GHashTable) here = g_hash_table_new (NULL, NULL);
  g_autoptr(GPtrArray) others = g_ptr_array_new ();

  for (guint i = 0; i < items->len; i++)
    g_hash_table_add (wanted, adc_completion_dup_key (items->pdata[i]));
  for (guint i = self->items->len; i > 0; i--) {
    g_autofree char *key = adc_completion_dup_key (self->items->pdata[i - 1]);

    if (g_hash_table_contains (wanted, key))
      g_hash_table_add (here, self->items->pdata[i - 1]);
    else
      take_out (self, i - 1);
  }
  for (guint i = 0; i < items->len; i++)
    if (!g_hash_table_contains (here, items->pdata[i]))
      g_ptr_array_add (others, items->pdata[i]);
  put_all (self, others);
}

static Save *
create_save (AdcCompletions *self, const char *path, GPtrArray *base)
{
  Save *save = g_new0 (Save, 1);

  save->path = g_strdup (path);
  save->base = base != NULL ? g_ptr_array_ref (base) : NULL;
  save->items = copy_items (self->items);

  return save;
}

static void
save_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  const Save *save = data;
  GError *error = NULL;
  GPtrArray *written = adc_completions_file_update (save->path, save->base, save->items, &error);

  if (written != NULL)
    g_task_return_pointer (task, written, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static void start_save (AdcCompletions *self);

/* What another program has typed in meanwhile is shown here too. */
static void
saved_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcCompletions) self = user_data;
  const Save *save = g_task_get_task_data (G_TASK (result));
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) written = g_task_propagate_pointer (G_TASK (result), &error);

  self->is_saving = FALSE;
  if (written != NULL) {
    g_autoptr(GPtrArray) merged = adc_completions_file_merge (save->items, self->items, written);

    g_ptr_array_unref (self->saved);
    self->saved = g_ptr_array_ref (written);
    take_over (self, merged);
    if (self->is_dirty)
      start_save (self);
  } else {
    g_autofree char *text =
      /* Translators: why follows */
      g_strdup_printf (_("What you typed in stays here, but could not be saved yet: %s"),
                       error->message);

    self->is_dirty = TRUE; /* it is tried again with the next value, and at the end */
    g_signal_emit (self, signals[SAVE_FAILED], 0, text);
  }
}

static void
start_save (AdcCompletions *self)
{
  /* Not the task's source, which a thread may hold for a moment after it was done. */
  g_autoptr(GTask) task = g_task_new (NULL, NULL, saved_cb, g_object_ref (self));

  self->is_saving = TRUE;
  self->is_dirty = FALSE;
  g_task_set_source_tag (task, start_save);
  g_task_set_task_data (task, create_save (self, self->path, self->saved), free_save);
  g_task_run_in_thread (task, save_in_thread);
}

/* One save at a time: two threads must not race for the last word. */
static void
save_soon (AdcCompletions *self)
{
  self->is_dirty = TRUE;
  if (!self->is_saving)
    start_save (self);
}

gboolean
adc_completions_load (AdcCompletions *self, GError **error)
{
  g_autoptr(GPtrArray) items = NULL;

  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), FALSE);

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return TRUE;

  items = adc_completions_file_read (self->path, error);
  if (items == NULL)
    return FALSE;

  take_over (self, items);
  g_ptr_array_unref (self->saved);
  self->saved = copy_items (self->items);
  return TRUE;
}

void
adc_completions_attach (AdcCompletions *self, AdcLibrary *library)
{
  g_return_if_fail (ADC_IS_COMPLETIONS (self));

  g_set_object (&self->library, library);
  for (guint i = 0; i < self->items->len; i++)
    show (self, self->items->pdata[i], TRUE);
}

gboolean
adc_completions_set (AdcCompletions *self, AdcPiece *piece, const char *stat, const char *text,
                     GError **error)
{
  g_autoptr(AdcGame) game = NULL;
  g_autoptr(AdcCompletion) completion = NULL;
  g_autofree char *normalised = NULL;
  const char *entry;
  AdcStat *found;
  guint position;

  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), FALSE);
  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);

  game = adc_entry_dup_game (ADC_ENTRY (piece));
  entry = adc_entry_get_id (ADC_ENTRY (piece));
  found = adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)), stat);
  g_return_val_if_fail (found != NULL, FALSE);

  /* An empty list is a value, "none"; an empty anything else means "unknown again". */
  if (text == NULL || (*text == '\0' && !adc_stat_is_list (found))) {
    position = position_of (self, adc_game_get_id (game), entry, stat);
    if (position < self->items->len)
      adc_completions_remove (self, self->items->pdata[position]);
    return TRUE;
  }

  normalised = adc_stat_normalise (found, game, text, error);
  if (normalised == NULL)
    return FALSE;

  completion = adc_completion_new (adc_game_get_id (game), entry, stat, normalised);
  put (self, completion);
  save_soon (self);
  return TRUE;
}

void
adc_completions_remove (AdcCompletions *self, AdcCompletion *completion)
{
  guint position;

  g_return_if_fail (ADC_IS_COMPLETIONS (self));

  if (!g_ptr_array_find (self->items, completion, &position))
    return;

  take_out (self, position);
  save_soon (self);
}

void
adc_completions_put_back (AdcCompletions *self, AdcCompletion *completion)
{
  g_return_if_fail (ADC_IS_COMPLETIONS (self));
  g_return_if_fail (ADC_IS_COMPLETION (completion));

  put (self, completion);
  save_soon (self);
}

GPtrArray *
adc_completions_list (AdcCompletions *self)
{
  GPtrArray *items;

  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), NULL);

  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < self->items->len; i++)
    g_ptr_array_add (items, g_object_ref (self->items->pdata[i]));

  return items;
}

void
adc_completions_flush (AdcCompletions *self)
{
  g_return_if_fail (ADC_IS_COMPLETIONS (self));

  if (self->is_dirty && !self->is_saving)
    start_save (self);
  while (self->is_saving)
    g_main_context_iteration (NULL, TRUE);
}

gboolean
adc_completions_is_saved (AdcCompletions *self)
{
  g_return_val_if_fail (ADC_IS_COMPLETIONS (self), FALSE);

  return !self->is_saving && !self->is_dirty;
}

static void
export_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  const Save *save = data;
  g_autofree char *contents = adc_completions_file_format (save->items);
  GError *error = NULL;

  if (adc_completions_file_write (save->path, contents, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
adc_completions_export_async (AdcCompletions *self, const char *path, GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr(GTask) task = g_task_new (self, NULL, callback, user_data);

  g_return_if_fail (ADC_IS_COMPLETIONS (self));

  g_task_set_source_tag (task, adc_completions_export_async);
  g_task_set_task_data (task, create_save (self, path, NULL), free_save);
  g_task_run_in_thread (task, export_in_thread);
}

gboolean
adc_completions_export_finish (AdcCompletions *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
read_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  GPtrArray *items = adc_completions_file_read (data, &error);

  if (items != NULL)
    g_task_return_pointer (task, items, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
adc_completions_import_async (AdcCompletions *self, const char *path, GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr(GTask) task = g_task_new (self, NULL, callback, user_data);

  g_return_if_fail (ADC_IS_COMPLETIONS (self));

  g_task_set_source_tag (task, adc_completions_import_async);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, read_in_thread);
}

int
adc_completions_import_finish (AdcCompletions *self, GAsyncResult *result, GError **error)
{
  g_autoptr(GPtrArray) items = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  items = g_task_propagate_pointer (G_TASK (result), error);
  if (items == NULL)
    return -1;

  put_all (self, items);
  save_soon (self);

  return items->len;
}
