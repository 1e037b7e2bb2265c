/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-packs.h"

#include "adc-pack-folder.h"

#include <string.h>

struct _AdcPacks {
  GObject         parent_instance;
  AdcLibrary     *library;
  AdcCompletions *completions;
  GPtrArray      *items; /* of AdcPack */
};

/* What a thread is asked to do, and what comes of it. */
typedef enum { LOAD, INSTALL, REMOVE, RESTORE } Work;

typedef struct {
  Work       work;
  char      *folder;   /* to install from */
  char      *name;     /* of the folder among the user's own; NULL until it is known */
  gboolean   is_bold;  /* may replace */
  GPtrArray *problems; /* of AdcProblem, that kept it from being installed */
  AdcWatch  *watch;    /* or NULL */
  GPtrArray *packs;    /* of AdcPack: all there are, or the one in question if it is still there */
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->folder);
  g_free (job->name);
  g_clear_pointer (&job->watch, adc_watch_unref);
  g_ptr_array_unref (job->problems);
  g_ptr_array_unref (job->packs);
  g_free (job);
}

static GType
adc_packs_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_PACK;
}

static guint
adc_packs_get_n_items (GListModel *model)
{
  return ADC_PACKS (model)->items->len;
}

static gpointer
adc_packs_get_item (GListModel *model, guint position)
{
  GPtrArray *items = ADC_PACKS (model)->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_packs_get_item_type;
  iface->get_n_items = adc_packs_get_n_items;
  iface->get_item = adc_packs_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcPacks, adc_packs, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
adc_packs_dispose (GObject *object)
{
  AdcPacks *self = ADC_PACKS (object);

  g_clear_object (&self->library);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_packs_parent_class)->dispose (object);
}

static void
adc_packs_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_PACKS (object)->items);
  G_OBJECT_CLASS (adc_packs_parent_class)->finalize (object);
}

static void
adc_packs_class_init (AdcPacksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_packs_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_packs_finalize;
}

static void
adc_packs_init (AdcPacks *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

AdcPacks *
adc_packs_new (AdcLibrary *library, AdcCompletions *completions)
{
  AdcPacks *self;

  g_return_val_if_fail (ADC_IS_LIBRARY (library) && ADC_IS_COMPLETIONS (completions), NULL);

  self = g_object_new (ADC_TYPE_PACKS, NULL);
  self->library = g_object_ref (library);
  self->completions = g_object_ref (completions);

  return self;
}

static guint
find_position (AdcPacks *self, const char *name, gboolean *is_there)
{
  guint position = 0;

  while (position < self->items->len &&
         strcmp (adc_pack_get_name (self->items->pdata[position]), name) < 0)
    position++;

  *is_there = position < self->items->len &&
              g_str_equal (adc_pack_get_name (self->items->pdata[position]), name);
  return position;
}

/* The game of the library that comes from that folder. */
static AdcGame *
find_loaded (AdcPacks *self, const char *name)
{
  g_autofree char *path = adc_pack_folder_dup_path (name);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (self->library), i);

    if (adc_game_is_users_own (game) && g_strcmp0 (adc_game_get_folder (game), path) == 0)
      return game; /* the library has it */
  }

  return NULL;
}

/* A game whose files are broken by now stays as it was read. */
static void
show_in_library (AdcPacks *self, AdcPack *pack, gboolean may_replace)
{
  AdcGame *game = adc_pack_get_game (pack);
  AdcGame *loaded = find_loaded (self, adc_pack_get_name (pack));

  if (game == NULL)
    return;

  if (loaded == NULL)
    adc_library_add (self->library, game);
  else if (may_replace)
    adc_library_replace (self->library, loaded, game);
  else
    return;

  adc_completions_attach (self->completions, self->library);
}

static void
hide_from_library (AdcPacks *self, const char *name)
{
  AdcGame *loaded = find_loaded (self, name);

  if (loaded != NULL)
    adc_library_remove (self->library, loaded);
}

static void
show_pack (AdcPacks *self, AdcPack *pack)
{
  gboolean is_there;
  const guint position = find_position (self, adc_pack_get_name (pack), &is_there);

  if (is_there)
    g_ptr_array_remove_index (self->items, position);
  g_ptr_array_insert (self->items, (int) position, g_object_ref (pack));
  g_list_model_items_changed (G_LIST_MODEL (self), position, is_there ? 1 : 0, 1);
}

static void
hide_pack (AdcPacks *self, const char *name)
{
  gboolean is_there;
  const guint position = find_position (self, name, &is_there);

  if (!is_there)
    return;

  g_ptr_array_remove_index (self->items, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
}

static gboolean
is_listed (GPtrArray *packs, AdcGame *game)
{
  g_autofree char *name = g_path_get_basename (adc_game_get_folder (game));

  for (guint i = 0; i < packs->len; i++)
    if (g_str_equal (adc_pack_get_name (packs->pdata[i]), name))
      return TRUE;

  return FALSE;
}

static void
show_all (AdcPacks *self, GPtrArray *packs, gboolean may_replace)
{
  const guint n_before = self->items->len;

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->library)); i > 0; i--) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (self->library), i - 1);

    if (adc_game_is_users_own (game) && !is_listed (packs, game))
      adc_library_remove (self->library, game);
  }
  for (guint i = 0; i < packs->len; i++)
    show_in_library (self, packs->pdata[i], may_replace);

  g_ptr_array_set_size (self->items, 0);
  for (guint i = 0; i < packs->len; i++)
    g_ptr_array_add (self->items, g_object_ref (packs->pdata[i]));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->items->len);
}

/* In the main thread, once a job is done. */
static void
apply (AdcPacks *self, const Job *job)
{
  if (job->work == LOAD) {
    show_all (self, job->packs, job->is_bold);
  } else if (job->packs->len == 0) {
    hide_from_library (self, job->name);
    hide_pack (self, job->name);
  } else {
    AdcPack *pack = job->packs->pdata[0];

    /* What came back may be broken, and then the one it takes the place of is gone all the same. */
    if (adc_pack_get_game (pack) == NULL)
      hide_from_library (self, job->name);
    show_in_library (self, pack, TRUE);
    show_pack (self, pack);
  }
}

static gboolean
load_all (Job *job, GError **error)
{
  g_autoptr(GPtrArray) names = adc_pack_folder_list ();

  for (guint i = 0; i < names->len && adc_watch_note (job->watch, names->pdata[i], i + 1, names->len);
       i++)
    g_ptr_array_add (job->packs, adc_pack_load (names->pdata[i]));

  return !adc_watch_set_error (job->watch, error);
}

static gboolean
install (Job *job, GError **error)
{
  g_autoptr(AdcGame) game = adc_pack_folder_install (job->folder, job->is_bold, job->watch,
                                                     job->problems, &job->name, error);

  if (game == NULL)
    return FALSE;

  g_ptr_array_add (job->packs,
                   adc_pack_new (job->name, game,
                                 g_ptr_array_new_with_free_func (
                                   (GDestroyNotify) adc_problem_free)));
  return TRUE;
}

static gboolean
restore (Job *job, GError **error)
{
  if (!adc_pack_folder_restore (job->name, error))
    return FALSE;

  g_ptr_array_add (job->packs, adc_pack_load (job->name));
  return TRUE;
}

static void
work_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Job *job = data;
  GError *error = NULL;
  gboolean is_done = FALSE;

  switch (job->work) {
  case LOAD:
    is_done = load_all (job, &error);
    break;
  case INSTALL:
    is_done = install (job, &error);
    break;
  case REMOVE:
    is_done = adc_pack_folder_remove (job->name, &error);
    break;
  case RESTORE:
    is_done = restore (job, &error);
    break;
  default:
    g_assert_not_reached ();
  }

  if (is_done)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static Job *
create_job (Work work, const char *name)
{
  Job *job = g_new0 (Job, 1);

  job->work = work;
  job->name = g_strdup (name);
  job->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  job->packs = g_ptr_array_new_with_free_func (g_object_unref);

  return job;
}

static void
start (AdcPacks *self, Job *job, AdcWatch *watch, GAsyncReadyCallback callback, gpointer user_data)
{
  /* It asks the watch itself: a game that is in its place by then is to be shown, whoever changed his mind meanwhile. */
  g_autoptr(GTask) task = g_task_new (self, NULL, callback, user_data);

  job->watch = watch != NULL ? adc_watch_ref (watch) : NULL;
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, work_in_thread);
}

static gboolean
finish (AdcPacks *self, GAsyncResult *result, GError **error)
{
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  apply (self, g_task_get_task_data (G_TASK (result)));
  return TRUE;
}

void
adc_packs_load_async (AdcPacks *self, gboolean is_again, AdcWatch *watch,
                      GAsyncReadyCallback callback, gpointer user_data)
{
  Job *job;

  g_return_if_fail (ADC_IS_PACKS (self));

  job = create_job (LOAD, NULL);
  job->is_bold = is_again;
  start (self, job, watch, callback, user_data);
}

gboolean
adc_packs_load_finish (AdcPacks *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (ADC_IS_PACKS (self) && g_task_is_valid (result, self), FALSE);

  return finish (self, result, error);
}

void
adc_packs_install_async (AdcPacks *self, const char *folder, gboolean may_replace,
                         AdcWatch *watch, GAsyncReadyCallback callback, gpointer user_data)
{
  Job *job;

  g_return_if_fail (ADC_IS_PACKS (self) && folder != NULL);

  job = create_job (INSTALL, NULL);
  job->folder = g_strdup (folder);
  job->is_bold = may_replace;
  start (self, job, watch, callback, user_data);
}

gboolean
adc_packs_install_finish (AdcPacks *self, GAsyncResult *result, char **name, GPtrArray **problems,
                          GError **error)
{
  const Job *job;

  g_return_val_if_fail (ADC_IS_PACKS (self) && g_task_is_valid (result, self), FALSE);

  job = g_task_get_task_data (G_TASK (result));
  *name = g_strdup (job->name);
  *problems = g_ptr_array_ref (job->problems);
  return finish (self, result, error);
}

void
adc_packs_remove_async (AdcPacks *self, const char *name, GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_return_if_fail (ADC_IS_PACKS (self) && name != NULL);

  start (self, create_job (REMOVE, name), NULL, callback, user_data);
}

void
adc_packs_restore_async (AdcPacks *self, const char *name, GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_return_if_fail (ADC_IS_PACKS (self) && name != NULL);

  start (self, create_job (RESTORE, name), NULL, callback, user_data);
}

gboolean
adc_packs_change_finish (AdcPacks *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (ADC_IS_PACKS (self) && g_task_is_valid (result, self), FALSE);

  return finish (self, result, error);
}

AdcPack *
adc_packs_find (AdcPacks *self, const char *name)
{
  gboolean is_there;
  guint position;

  g_return_val_if_fail (ADC_IS_PACKS (self), NULL);

  position = find_position (self, name, &is_there);
  return is_there ? self->items->pdata[position] : NULL;
}
