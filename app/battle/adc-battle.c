/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle.h"

G_DEFINE_INTERFACE (AdcBattle, adc_battle, G_TYPE_OBJECT)

/* What the thread that computes is given. */
typedef struct {
  AdcProgress progress;
  gpointer    data;
} Order;

static void
adc_battle_default_init (AdcBattleInterface *iface G_GNUC_UNUSED)
{
}

AdcFault *
adc_fault_new (AdcFaultKind kind, int line, const char *force, const char *rule,
               const char *message)
{
  AdcFault *self = g_new0 (AdcFault, 1);

  self->kind = kind;
  self->line = line;
  self->force = g_strdup (force);
  self->rule = g_strdup (rule);
  self->message = g_strdup (message);

  return self;
}

void
adc_fault_free (AdcFault *self)
{
  g_free (self->force);
  g_free (self->stat);
  g_free (self->setting);
  g_free (self->side);
  g_free (self->rule);
  g_free (self->message);
  g_free (self);
}

void
adc_faults_append (GPtrArray *faults, AdcFaultKind kind, int line, const char *force,
                   const char *rule, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (faults, adc_fault_new (kind, line, force, rule, message));
}

gboolean
adc_faults_forbid (GPtrArray *faults, guint first)
{
  g_return_val_if_fail (faults != NULL, FALSE);

  for (guint i = first; i < faults->len; i++)
    if (((const AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE)
      return TRUE;

  return FALSE;
}

AdcBattle *
adc_battle_new (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  const AdcEngine *engine;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (ADC_IS_SCENARIO (scenario), NULL);
  g_return_val_if_fail (faults != NULL, NULL);

  engine = adc_engine_find (adc_game_get_id (game));
  return engine != NULL ? engine->prepare (game, scenario, faults) : NULL;
}

gboolean
adc_battle_is_offered (const char *game_id)
{
  return adc_engine_find (game_id) != NULL;
}

GPtrArray *
adc_battle_list_shots (AdcBattle *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE (self), NULL);

  if (ADC_BATTLE_GET_IFACE (self)->list_shots == NULL)
    return g_ptr_array_new ();

  return ADC_BATTLE_GET_IFACE (self)->list_shots (self);
}

GPtrArray *
adc_battle_list_notes (AdcBattle *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE (self), NULL);

  return ADC_BATTLE_GET_IFACE (self)->list_notes (self);
}

gboolean
adc_battle_has_chance (AdcBattle *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE (self), TRUE);

  return ADC_BATTLE_GET_IFACE (self)->forecast != NULL;
}

AdcResolution *
adc_battle_resolve (AdcBattle *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE (self), NULL);

  if (ADC_BATTLE_GET_IFACE (self)->resolve == NULL)
    return NULL;

  return ADC_BATTLE_GET_IFACE (self)->resolve (self);
}

AdcForecast *
adc_battle_forecast (AdcBattle *self, AdcProgress progress, gpointer data,
                     GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (ADC_IS_BATTLE (self) && adc_battle_has_chance (self), NULL);

  return ADC_BATTLE_GET_IFACE (self)->forecast (self, progress, data, cancellable, error);
}

static void
forecast_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;
  GError *error = NULL;
  AdcForecast *forecast = adc_battle_forecast (source, order->progress, order->data, cancellable,
                                               &error);

  if (forecast != NULL)
    g_task_return_pointer (task, forecast, (GDestroyNotify) adc_forecast_unref);
  else
    g_task_return_error (task, error);
}

void
adc_battle_forecast_async (AdcBattle *self, AdcProgress progress, gpointer data,
                           GCancellable *cancellable, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr(GTask) task = NULL;
  Order *order;

  g_return_if_fail (ADC_IS_BATTLE (self));

  order = g_new0 (Order, 1);
  order->progress = progress;
  order->data = data;
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, adc_battle_forecast_async);
  g_task_set_task_data (task, order, g_free);
  g_task_run_in_thread (task, forecast_in_thread);
}

AdcForecast *
adc_battle_forecast_finish (AdcBattle *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
