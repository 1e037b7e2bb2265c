/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-forecast-run.h"

#define STEPS 10000

/* Counted atomically: the thread's reports hold it too. */
struct _AdcForecastRun {
  GCancellable              *cancellable;
  const AdcForecastRunOwner *functions;
  gpointer                   owner;        /* NULL when he has lost interest: for the main thread */
  int                        step;         /* of STEPS, atomic */
  int                        is_reporting; /* atomic: a report is on its way */
};

static void
free_run (gpointer data)
{
  AdcForecastRun *self = data;

  g_object_unref (self->cancellable);
}

static void
release (gpointer data)
{
  g_atomic_rc_box_release_full (data, free_run);
}

static gboolean
report (gpointer data)
{
  AdcForecastRun *self = data;

  g_atomic_int_set (&self->is_reporting, FALSE);
  if (self->owner != NULL)
    self->functions->progressed (self->owner,
                                 (double) g_atomic_int_get (&self->step) / STEPS);

  return G_SOURCE_REMOVE;
}

/* In the thread. However often the engine speaks, one report at a time is under way. */
static void
progress (double part, gpointer data)
{
  AdcForecastRun *self = data;

  g_atomic_int_set (&self->step, (int) (CLAMP (part, 0, 1) * STEPS));
  if (g_atomic_int_compare_and_exchange (&self->is_reporting, FALSE, TRUE))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, report, g_atomic_rc_box_acquire (self), release);
}

static void
forecast_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  AdcForecastRun *self = user_data;
  gpointer owner = g_steal_pointer (&self->owner);
  g_autoptr(AdcForecast) forecast = adc_battle_forecast_finish (ADC_BATTLE (source), result, NULL);

  if (owner != NULL)
    self->functions->done (owner, forecast);
  release (self);
}

AdcForecastRun *
adc_forecast_run_start (AdcBattle *battle, const AdcForecastRunOwner *functions, gpointer owner)
{
  AdcForecastRun *self = g_atomic_rc_box_new0 (AdcForecastRun);

  g_assert (owner != NULL);

  self->cancellable = g_cancellable_new ();
  self->functions = functions;
  self->owner = owner;
  adc_battle_forecast_async (battle, progress, self, self->cancellable, forecast_cb,
                             g_atomic_rc_box_acquire (self));

  return self;
}

void
adc_forecast_run_abandon (AdcForecastRun *self)
{
  self->owner = NULL;
  g_cancellable_cancel (self->cancellable);
  release (self);
}
