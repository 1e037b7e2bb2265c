/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle-session.h"

#include "adc-battle-state.h"
#include "adc-forecast-run.h"

#define MAX_UNDO 200

struct _AdcBattleSession {
  GObject         parent_instance;
  AdcGame        *game;
  AdcBattleState *state;
  GQueue          done;   /* of AdcBattleState, the last first */
  GQueue          undone; /* likewise */
  AdcBattle      *battle;
  GPtrArray      *faults;
  AdcForecast    *forecast;
  double          progress;
  AdcForecastRun *run; /* NULL when nothing is being computed */
  AdcScenario    *pinned_scenario;
  AdcForecast    *pinned;
  AdcForecastRun *pinned_run;
};

G_DEFINE_FINAL_TYPE (AdcBattleSession, adc_battle_session, G_TYPE_OBJECT)

enum {
  PROP_BATTLE = 1,
  PROP_FORECAST,
  PROP_PROGRESS,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_IS_MODIFIED,
  PROP_PINNED,
  N_PROPS
};
static GParamSpec *properties[N_PROPS];

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
set_progress (AdcBattleSession *self, double progress)
{
  if (self->progress == progress)
    return;

  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static void
set_forecast (AdcBattleSession *self, AdcForecast *forecast)
{
  if (self->forecast == forecast)
    return;

  g_clear_pointer (&self->forecast, adc_forecast_unref);
  self->forecast = forecast != NULL ? adc_forecast_ref (forecast) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FORECAST]);
}

static void
set_pinned (AdcBattleSession *self, AdcForecast *forecast)
{
  if (self->pinned == forecast)
    return;

  g_clear_pointer (&self->pinned, adc_forecast_unref);
  self->pinned = forecast != NULL ? adc_forecast_ref (forecast) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PINNED]);
}

static void
forecast_progressed (gpointer owner, double part)
{
  set_progress (owner, part);
}

static void
forecast_done (gpointer owner, AdcForecast *forecast)
{
  g_autoptr(AdcBattleSession) self = g_object_ref (owner); /* a handler may drop the last one */

  g_clear_pointer (&self->run, adc_forecast_run_abandon);
  g_object_freeze_notify (owner);
  set_forecast (self, forecast);
  set_progress (self, -1);
  g_object_thaw_notify (owner);
}

static void
pinned_progressed (gpointer owner G_GNUC_UNUSED, double part G_GNUC_UNUSED)
{
}

static void
pinned_done (gpointer owner, AdcForecast *forecast)
{
  g_autoptr(AdcBattleSession) self = g_object_ref (owner);

  g_clear_pointer (&self->pinned_run, adc_forecast_run_abandon);
  set_pinned (self, forecast);
}

static const AdcForecastRunOwner forecast_functions = { forecast_progressed, forecast_done };
static const AdcForecastRunOwner pinned_functions = { pinned_progressed, pinned_done };

static void
forecast_pinned (AdcBattleSession *self)
{
  g_autoptr(GPtrArray) faults =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (self->game, self->pinned_scenario, faults);

  g_clear_pointer (&self->pinned_run, adc_forecast_run_abandon);
  if (battle != NULL && adc_battle_has_chance (battle))
    self->pinned_run = adc_forecast_run_start (battle, &pinned_functions, self);
  else
    set_pinned (self, NULL);
}

/* Everything but the forecast, which is begun if there is anything to foresee. */
static void
work_out (AdcBattleSession *self)
{
  g_autoptr(AdcBattle) old = g_steal_pointer (&self->battle);

  g_clear_pointer (&self->run, adc_forecast_run_abandon);
  set_forecast (self, NULL);
  g_ptr_array_set_size (self->faults, 0);
  self->battle = adc_battle_new (self->game, self->state->scenario, self->faults);
  if (self->battle != NULL && adc_battle_has_chance (self->battle))
    self->run = adc_forecast_run_start (self->battle, &forecast_functions, self);
  set_progress (self, self->run != NULL ? 0 : -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BATTLE]);
}

static void
announce (AdcBattleSession *self)
{
  g_autoptr(AdcBattleSession) keep = g_object_ref (self);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_MODIFIED]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Shows another state and keeps the present one on the stack; takes the new one. */
static void
move_to (AdcBattleSession *self, AdcBattleState *state, GQueue *stack)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_queue_push_head (stack, g_steal_pointer (&self->state));
  while (g_queue_get_length (stack) > MAX_UNDO)
    adc_battle_state_free (g_queue_pop_tail (stack));
  self->state = state;
  adc_scenario_set_file (state->scenario, state->document->path);
  work_out (self);
  announce (self);
}

static void
adc_battle_session_get_property (GObject *object, guint property_id, GValue *value,
                                 GParamSpec *pspec)
{
  AdcBattleSession *self = ADC_BATTLE_SESSION (object);

  switch (property_id) {
  case PROP_BATTLE:
    g_value_set_object (value, self->battle);
    break;
  case PROP_FORECAST:
    g_value_set_boxed (value, self->forecast);
    break;
  case PROP_PROGRESS:
    g_value_set_double (value, self->progress);
    break;
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, adc_battle_session_can_undo (self));
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, adc_battle_session_can_redo (self));
    break;
  case PROP_IS_MODIFIED:
    g_value_set_boolean (value, adc_battle_session_is_modified (self));
    break;
  case PROP_PINNED:
    g_value_set_boxed (value, self->pinned);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_battle_session_dispose (GObject *object)
{
  AdcBattleSession *self = ADC_BATTLE_SESSION (object);

  g_clear_pointer (&self->run, adc_forecast_run_abandon);
  g_clear_pointer (&self->pinned_run, adc_forecast_run_abandon);
  g_clear_object (&self->battle);
  g_clear_object (&self->pinned_scenario);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_battle_session_parent_class)->dispose (object);
}

static void
adc_battle_session_finalize (GObject *object)
{
  AdcBattleSession *self = ADC_BATTLE_SESSION (object);

  g_clear_pointer (&self->state, adc_battle_state_free);
  g_queue_clear_full (&self->done, adc_battle_state_free);
  g_queue_clear_full (&self->undone, adc_battle_state_free);
  g_clear_pointer (&self->forecast, adc_forecast_unref);
  g_clear_pointer (&self->pinned, adc_forecast_unref);
  g_ptr_array_unref (self->faults);
  G_OBJECT_CLASS (adc_battle_session_parent_class)->finalize (object);
}

static void
adc_battle_session_class_init (AdcBattleSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GType forecast_type =
    g_boxed_type_register_static ("AdcForecast", (GBoxedCopyFunc) adc_forecast_ref,
                                  (GBoxedFreeFunc) adc_forecast_unref);

  object_class->get_property = adc_battle_session_get_property;
  object_class->dispose = adc_battle_session_dispose;
  object_class->finalize = adc_battle_session_finalize;
  properties[PROP_BATTLE] = g_param_spec_object ("battle", NULL, NULL, ADC_TYPE_BATTLE, flags);
  properties[PROP_FORECAST] = g_param_spec_boxed ("forecast", NULL, NULL, forecast_type, flags);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, -1, 1, -1, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_IS_MODIFIED] = g_param_spec_boolean ("is-modified", NULL, NULL, FALSE, flags);
  properties[PROP_PINNED] = g_param_spec_boxed ("pinned", NULL, NULL, forecast_type, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_BATTLE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_battle_session_init (AdcBattleSession *self)
{
  g_queue_init (&self->done);
  g_queue_init (&self->undone);
  self->faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  self->progress = -1;
}

AdcBattleSession *
adc_battle_session_new (AdcGame *game, AdcScenario *scenario)
{
  AdcBattleSession *self;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (ADC_IS_SCENARIO (scenario), NULL);

  self = g_object_new (ADC_TYPE_BATTLE_SESSION, NULL);
  self->game = g_object_ref (game);
  self->state = adc_battle_state_new (scenario, adc_battle_document_new (scenario));
  work_out (self);

  return self;
}

AdcGame *
adc_battle_session_get_game (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), NULL);

  return self->game;
}

AdcScenario *
adc_battle_session_get_scenario (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), NULL);

  return self->state->scenario;
}

AdcBattle *
adc_battle_session_get_battle (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), NULL);

  return self->battle;
}

GPtrArray *
adc_battle_session_get_faults (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), NULL);

  return self->faults;
}

AdcForecast *
adc_battle_session_get_forecast (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), NULL);

  return self->forecast;
}

double
adc_battle_session_get_progress (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), -1);

  return self->progress;
}

void
adc_battle_session_edit (AdcBattleSession *self, AdcScenario *scenario)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));
  g_return_if_fail (ADC_IS_SCENARIO (scenario));

  if (adc_scenario_equal (scenario, self->state->scenario))
    return;

  g_queue_clear_full (&self->undone, adc_battle_state_free);
  move_to (self,
           adc_battle_state_new (scenario, adc_battle_document_ref (self->state->document)),
           &self->done);
}

void
adc_battle_session_undo (AdcBattleSession *self)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));

  if (adc_battle_session_can_undo (self))
    move_to (self, g_queue_pop_head (&self->done), &self->undone);
}

void
adc_battle_session_redo (AdcBattleSession *self)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));

  if (adc_battle_session_can_redo (self))
    move_to (self, g_queue_pop_head (&self->undone), &self->done);
}

gboolean
adc_battle_session_can_undo (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), FALSE);

  return !g_queue_is_empty (&self->done);
}

gboolean
adc_battle_session_can_redo (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), FALSE);

  return !g_queue_is_empty (&self->undone);
}

void
adc_battle_session_reset (AdcBattleSession *self)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));

  adc_battle_session_edit (self, self->state->document->opened);
}

/* Dice that were rolled before it was opened can be taken back one shot at a time. */
void
adc_battle_session_open (AdcBattleSession *self, AdcScenario *scenario)
{
  GPtrArray *log;
  AdcBattleDocument *document;

  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));
  g_return_if_fail (ADC_IS_SCENARIO (scenario));

  log = adc_scenario_get_log (scenario);
  document = adc_battle_document_new (scenario);
  g_queue_clear_full (&self->undone, adc_battle_state_free);
  for (guint i = log->len - MIN (log->len, MAX_UNDO / 2); i < log->len; i++) {
    g_autoptr(AdcScenario) earlier = adc_scenario_copy (scenario);

    g_ptr_array_set_size (adc_scenario_get_log (earlier), i);
    g_queue_push_head (&self->done, g_steal_pointer (&self->state));
    self->state = adc_battle_state_new (earlier, adc_battle_document_ref (document));
  }
  move_to (self, adc_battle_state_new (scenario, document), &self->done);
}

/* The file belongs to the document: what is undone afterwards is saved there too. */
void
adc_battle_session_set_saved (AdcBattleSession *self, const char *path)
{
  AdcBattleDocument *document;

  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));
  g_return_if_fail (path != NULL);

  document = self->state->document;
  g_free (document->path);
  document->path = g_strdup (path);
  g_set_object (&document->saved, self->state->scenario);
  adc_scenario_set_file (self->state->scenario, path);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_MODIFIED]);
}

gboolean
adc_battle_session_is_modified (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), FALSE);

  return !adc_scenario_equal (self->state->scenario, self->state->document->saved);
}

void
adc_battle_session_refresh (AdcBattleSession *self)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));

  g_object_freeze_notify (G_OBJECT (self));
  work_out (self);
  if (self->pinned_scenario != NULL)
    forecast_pinned (self);
  announce (self);
}

void
adc_battle_session_cancel (AdcBattleSession *self)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));

  g_clear_pointer (&self->run, adc_forecast_run_abandon);
  set_progress (self, -1);
}

void
adc_battle_session_pin (AdcBattleSession *self)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));

  g_clear_pointer (&self->pinned_run, adc_forecast_run_abandon);
  g_set_object (&self->pinned_scenario, self->state->scenario);
  set_pinned (self, self->forecast);
  if (self->forecast == NULL)
    forecast_pinned (self);
}

void
adc_battle_session_unpin (AdcBattleSession *self)
{
  g_return_if_fail (ADC_IS_BATTLE_SESSION (self));

  g_clear_pointer (&self->pinned_run, adc_forecast_run_abandon);
  g_clear_object (&self->pinned_scenario);
  set_pinned (self, NULL);
}

AdcForecast *
adc_battle_session_get_pinned (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), NULL);

  return self->pinned;
}

AdcScenario *
adc_battle_session_get_pinned_scenario (AdcBattleSession *self)
{
  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (self), NULL);

  return self->pinned_scenario;
}
