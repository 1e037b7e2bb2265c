/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle-keeper.h"

#include "adc-scenario-file.h"

#define PAUSE 1 /* seconds between a change and its file */

/* The file. Counted atomically: the threads that write it hold it too. */
typedef struct {
  GMutex  mutex;
  char   *path;
  guint   written; /* number of the last version on disk */
} Page;

typedef struct {
  Page        *page;
  AdcScenario *scenario;
  guint        number;
} Save;

struct _AdcBattleKeeper {
  GObject           parent_instance;
  AdcBattleSession *session;
  Page             *page;
  AdcScenario      *kept;   /* on disk or on its way there */
  guint             number; /* of that version */
  guint             timer;
  gboolean          has_failed;
};

G_DEFINE_FINAL_TYPE (AdcBattleKeeper, adc_battle_keeper, G_TYPE_OBJECT)

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
  g_object_unref (save->scenario);
  g_free (save);
}

/* In any thread. Threads may overtake one another, so an older version never replaces a newer. */
static gboolean
write_save (Save *save, GError **error)
{
  Page *page = save->page;
  gboolean is_good = TRUE;

  g_mutex_lock (&page->mutex);
  if (save->number > page->written) {
    is_good = adc_scenario_save (save->scenario, page->path, error);
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
is_written (AdcBattleKeeper *self)
{
  guint written;

  g_mutex_lock (&self->page->mutex);
  written = self->page->written;
  g_mutex_unlock (&self->page->mutex);

  return written == self->number;
}

/* What there is to write, or NULL when the present scenario is on disk or, unless somebody waits
 * for it, on its way. */
static Save *
create_save (AdcBattleKeeper *self, gboolean waits)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (self->session);
  Save *save;

  g_clear_handle_id (&self->timer, g_source_remove);
  if (scenario == self->kept && (!waits || is_written (self)))
    return NULL;

  g_set_object (&self->kept, scenario);
  save = g_new0 (Save, 1);
  save->page = g_atomic_rc_box_acquire (self->page);
  save->scenario = adc_scenario_copy (scenario);
  save->number = ++self->number;

  return save;
}

/* A full disk is complained about once, not every second. */
static void
note_result (AdcBattleKeeper *self, const GError *error)
{
  const gboolean is_news = error != NULL && !self->has_failed;

  self->has_failed = error != NULL;
  if (is_news)
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
saved_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr(AdcBattleKeeper) self = user_data;
  g_autoptr(GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  note_result (self, error);
}

static gboolean
pause_is_over (gpointer user_data)
{
  AdcBattleKeeper *self = user_data;
  Save *save;
  g_autoptr(GTask) task = NULL;

  self->timer = 0;
  save = create_save (self, FALSE);
  if (save == NULL)
    return G_SOURCE_REMOVE;

  /* Not the task's source, which a thread may hold for a moment after it was done. */
  task = g_task_new (NULL, NULL, saved_cb, g_object_ref (self));
  g_task_set_source_tag (task, pause_is_over);
  g_task_set_task_data (task, save, free_save);
  g_task_run_in_thread (task, save_in_thread);

  return G_SOURCE_REMOVE;
}

static void
session_changed_cb (AdcBattleKeeper *self)
{
  if (self->timer == 0)
    self->timer = g_timeout_add_seconds (PAUSE, pause_is_over, self);
}

static void
adc_battle_keeper_dispose (GObject *object)
{
  AdcBattleKeeper *self = ADC_BATTLE_KEEPER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->session);
  g_clear_object (&self->kept);
  G_OBJECT_CLASS (adc_battle_keeper_parent_class)->dispose (object);
}

static void
adc_battle_keeper_finalize (GObject *object)
{
  g_atomic_rc_box_release_full (ADC_BATTLE_KEEPER (object)->page, clear_page);
  G_OBJECT_CLASS (adc_battle_keeper_parent_class)->finalize (object);
}

static void
adc_battle_keeper_class_init (AdcBattleKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = adc_battle_keeper_dispose;
  object_class->finalize = adc_battle_keeper_finalize;
  signals[FAILED] = g_signal_new ("failed", ADC_TYPE_BATTLE_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_battle_keeper_init (AdcBattleKeeper *self)
{
  self->page = g_atomic_rc_box_new0 (Page);
  g_mutex_init (&self->page->mutex);
}

AdcBattleKeeper *
adc_battle_keeper_new (AdcBattleSession *session, const char *path)
{
  AdcBattleKeeper *self = g_object_new (ADC_TYPE_BATTLE_KEEPER, NULL);

  self->session = g_object_ref (session);
  self->page->path = g_strdup (path);
  self->kept = g_object_ref (adc_battle_session_get_scenario (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
adc_battle_keeper_flush (AdcBattleKeeper *self)
{
  Save *save;
  g_autoptr(GError) error = NULL;

  g_return_if_fail (ADC_IS_BATTLE_KEEPER (self));

  save = create_save (self, TRUE);
  if (save == NULL)
    return;

  write_save (save, &error);
  free_save (save);
  note_result (self, error);
}
