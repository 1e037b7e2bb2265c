/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE /* F_OFD_SETLK */

#include "config.h"

#include "adc-file-keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define PAUSE 1 /* seconds between a change and its file */
#define LOCKS ".locks" /* beside the files */

/* The file. Counted atomically: the threads that write it hold it too. */
typedef struct {
  GMutex  mutex;
  char   *path;
  guint   written; /* number of the last version on disk */
} Page;

typedef struct {
  Page               *page;
  AdcFileKeeperClass *klass;
  GObject            *document; /* NULL: the file is to go */
  guint               number;
} Save;

typedef struct {
  Page     *page;
  guint     number;     /* of the last version that was taken */
  gboolean  is_changed; /* since */
  guint     timer;
  gboolean  has_failed;
} AdcFileKeeperPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcFileKeeper, adc_file_keeper, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
clear_page (gpointer data)
{
  Page *page = data;

  g_mutex_clear (&page->mutex);
  g_free (page->path);
}

static void
free_save (gpointer data)
{
  Save *save = data;

  g_atomic_rc_box_release_full (save->page, clear_page);
  g_type_class_unref (save->klass);
  g_clear_object (&save->document);
  g_free (save);
}

static gboolean
remove_file (const char *path, GError **error)
{
  int code;

  if (g_remove (path) == 0 || errno == ENOENT || errno == ENOTDIR)
    return TRUE;

  code = errno;
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* Whoever first keeps a file keeps it until he ends: a second program that runs at the same time, where no bus has the
 * two meet, must not write over what the first has. Each file is a byte of one beside it that nobody else may lock.
 * What cannot be locked at all is ours. */
static gboolean
is_ours (const char *path)
{
#ifdef F_OFD_SETLK
  static GMutex mutex;
  static GHashTable *files; /* folder → its file, open as long as we run */
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *locks = g_build_filename (folder, LOCKS, NULL);
  struct flock lock = { .l_type = F_WRLCK, .l_start = g_str_hash (name), .l_len = 1 };
  gpointer file;

  if (files == NULL)
    files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_lookup_extended (files, folder, NULL, &file)) {
    g_mkdir_with_parents (folder, 0700);
    file = GINT_TO_POINTER (g_open (locks, O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (GPOINTER_TO_INT (file) < 0)
      return TRUE;
    g_hash_table_insert (files, g_steal_pointer (&folder), file);
  }

  return fcntl (GPOINTER_TO_INT (file), F_OFD_SETLK, &lock) == 0 ||
         (errno != EAGAIN && errno != EACCES);
#else
  return path != NULL;
#endif
}

static gboolean
write_file (Save *save, GError **error)
{
  const char *path = save->page->path;

  if (save->document == NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  if (!is_ours (path)) {
    if (save->document == NULL)
      return TRUE; /* what is there is not ours to remove */
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         _("Aide-de-camp runs a second time, and the other one keeps it"));
    return FALSE;
  }

  return save->document != NULL ? save->klass->write (save->document, path, error)
                                : remove_file (path, error);
}

/* In any thread. Threads may overtake one another, so an older version never replaces a newer. */
static gboolean
write_save (Save *save, GError **error)
{
  Page *page = save->page;
  gboolean is_good = TRUE;

  g_mutex_lock (&page->mutex);
  if (save->number > page->written) {
    is_good = write_file (save, error);
    if (is_good)
      page->written = save->number;
  }
  g_mutex_unlock (&page->mutex);

  return is_good;
}

static void
save_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;

  if (write_save (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean
is_written (AdcFileKeeperPrivate *priv)
{
  guint written;

  g_mutex_lock (&priv->page->mutex);
  written = priv->page->written;
  g_mutex_unlock (&priv->page->mutex);

  return written == priv->number;
}

static Save *
create_save (AdcFileKeeper *self)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);
  Save *save = g_new0 (Save, 1);

  priv->is_changed = FALSE;
  save->page = g_atomic_rc_box_acquire (priv->page);
  save->klass = g_type_class_ref (G_OBJECT_TYPE (self));
  save->document = save->klass->take (self);
  save->number = ++priv->number;

  return save;
}

/* A full disk is complained about once, not every second. */
static void
note_result (AdcFileKeeper *self, const GError *error)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);
  const gboolean is_news = error != NULL && !priv->has_failed;

  priv->has_failed = error != NULL;
  if (is_news)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
saved_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcFileKeeper) self = user_data;
  g_autoptr(GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  note_result (self, error);
}

static gboolean
pause_is_over (gpointer user_data)
{
  AdcFileKeeper *self = user_data;
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);
  g_autoptr(GTask) task = NULL;

  priv->timer = 0;
  /* Not the task's source, which a thread may hold for a moment after it was done. */
  task = g_task_new (NULL, NULL, saved_cb, g_object_ref (self));
  g_task_set_source_tag (task, pause_is_over);
  g_task_set_task_data (task, create_save (self), free_save);
  g_task_run_in_thread (task, save_in_thread);

  return G_SOURCE_REMOVE;
}

static void
adc_file_keeper_dispose (GObject *object)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (ADC_FILE_KEEPER (object));

  g_clear_handle_id (&priv->timer, g_source_remove);
  G_OBJECT_CLASS (adc_file_keeper_parent_class)->dispose (object);
}

static void
adc_file_keeper_finalize (GObject *object)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (ADC_FILE_KEEPER (object));

  g_atomic_rc_box_release_full (priv->page, clear_page);
  G_OBJECT_CLASS (adc_file_keeper_parent_class)->finalize (object);
}

static void
adc_file_keeper_class_init (AdcFileKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_file_keeper_dispose;
  object_class->finalize = adc_file_keeper_finalize;
  signals[FAILED] = g_signal_new ("failed", ADC_TYPE_FILE_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_file_keeper_init (AdcFileKeeper *self)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);

  priv->page = g_atomic_rc_box_new0 (Page);
  g_mutex_init (&priv->page->mutex);
}

void
adc_file_keeper_set_path (AdcFileKeeper *self, const char *path)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);

  g_return_if_fail (ADC_IS_FILE_KEEPER (self) && path != NULL && priv->page->path == NULL);

  priv->page->path = g_strdup (path);
}

const char *
adc_file_keeper_get_path (AdcFileKeeper *self)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);

  g_return_val_if_fail (ADC_IS_FILE_KEEPER (self), NULL);

  return priv->page->path;
}

void
adc_file_keeper_touch (AdcFileKeeper *self)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);

  g_return_if_fail (ADC_IS_FILE_KEEPER (self));

  priv->is_changed = TRUE;
  if (priv->timer == 0)
    priv->timer = g_timeout_add_seconds (PAUSE, pause_is_over, self);
}

void
adc_file_keeper_flush (AdcFileKeeper *self)
{
  AdcFileKeeperPrivate *priv = adc_file_keeper_get_instance_private (self);
  g_autoptr(GError) error = NULL;
  Save *save;

  g_return_if_fail (ADC_IS_FILE_KEEPER (self));

  g_clear_handle_id (&priv->timer, g_source_remove);
  if (!priv->is_changed && is_written (priv))
    return;

  save = create_save (self);
  write_save (save, &error);
  free_save (save);
  note_result (self, error);
}
