/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-advice-run.h"

#include "adc-hex-advice-count.h"

#define N_ADVICE 5
#define MAX_HAND 8       /* the rules stop at three */
#define MAX_BATTLES 3000 /* for the board as it lies: as many as its forecast takes */
#define STEPS 10000

/* Counted atomically: the thread and its reports hold it too. */
struct _AdcHexAdviceRun {
  GCancellable            *cancellable;
  AdcHexBattle            *battle;
  guint                    side;
  const AdcHexTile        *hand[MAX_HAND];
  guint                    n_hand;
  const AdcHexAdviceOwner *functions;
  gpointer                 owner;        /* NULL when he has lost interest: for the main thread */
  int                      step;         /* of STEPS, atomic */
  int                      is_reporting; /* atomic: a report is on its way */
};

void
adc_hex_counsel_free (AdcHexCounsel *self)
{
  g_object_unref (self->battle);
  g_ptr_array_unref (self->advice);
  g_free (self);
}

static void
free_run (gpointer data)
{
  AdcHexAdviceRun *self = data;

  g_object_unref (self->cancellable);
  g_object_unref (self->battle);
}

static void
release (gpointer data)
{
  g_atomic_rc_box_release_full (data, free_run);
}

static gboolean
report (gpointer data)
{
  AdcHexAdviceRun *self = data;

  g_atomic_int_set (&self->is_reporting, FALSE);
  if (self->owner != NULL)
    self->functions->progressed (self->owner, (double) g_atomic_int_get (&self->step) / STEPS);

  return G_SOURCE_REMOVE;
}

/* In the thread. However often the adviser speaks, one report at a time is under way. */
static void
progress (double part, gpointer data)
{
  AdcHexAdviceRun *self = data;

  g_atomic_int_set (&self->step, (int) (CLAMP (part, 0, 1) * STEPS));
  if (g_atomic_int_compare_and_exchange (&self->is_reporting, FALSE, TRUE))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, report, g_atomic_rc_box_acquire (self), release);
}

static void
advise (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  AdcHexAdviceRun *self = data;
  const AdcHexPosition *position = adc_hex_battle_get_position (self->battle);
  GError *error = NULL;
  GPtrArray *advice = adc_hex_advise (position, self->side, self->hand, self->n_hand, N_ADVICE,
                                      progress, self, cancellable, &error);
  AdcHexCounsel *counsel;
  AdcHexAnswers answers;
  AdcHexResult result;

  if (advice == NULL) {
    g_task_return_error (task, error);
    return;
  }

  adc_hex_choose (position, NULL, MAX_BATTLES, &answers, &result);
  counsel = g_new0 (AdcHexCounsel, 1);
  counsel->battle = g_object_ref (self->battle);
  counsel->side = self->side;
  counsel->lies = result.end;
  counsel->advice = advice;
  counsel->n_weighed = adc_hex_advice_count (position, self->hand, self->n_hand);
  g_task_return_pointer (task, counsel, (GDestroyNotify) adc_hex_counsel_free);
}

static void
advised_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  AdcHexAdviceRun *self = user_data;
  gpointer owner = g_steal_pointer (&self->owner);
  g_autoptr(AdcHexCounsel) counsel = g_task_propagate_pointer (G_TASK (result), NULL);

  if (owner != NULL && counsel != NULL)
    self->functions->done (owner, g_steal_pointer (&counsel));
  release (self);
}

AdcHexAdviceRun *
adc_hex_advice_run_start (AdcHexBattle *battle, guint side, const AdcHexTile * const *hand,
                          guint n_hand, const AdcHexAdviceOwner *functions, gpointer owner)
{
  AdcHexAdviceRun *self = g_atomic_rc_box_new0 (AdcHexAdviceRun);
  g_autoptr(GTask) task = NULL;

  g_assert (owner != NULL);

  self->cancellable = g_cancellable_new ();
  self->battle = g_object_ref (battle);
  self->side = side;
  self->n_hand = MIN (n_hand, MAX_HAND);
  for (guint i = 0; i < self->n_hand; i++)
    self->hand[i] = hand[i];
  self->functions = functions;
  self->owner = owner;

  task = g_task_new (NULL, self->cancellable, advised_cb, g_atomic_rc_box_acquire (self));
  g_task_set_source_tag (task, adc_hex_advice_run_start);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self), release);
  g_task_run_in_thread (task, advise);

  return self;
}

void
adc_hex_advice_run_abandon (AdcHexAdviceRun *self)
{
  self->owner = NULL;
  g_cancellable_cancel (self->cancellable);
  release (self);
}
