/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-muster-session.h"

#include "adc-steps.h"

#define STATE "(" ADC_DEPLOYMENT_VARIANT ADC_WORKS_VARIANT ")"

struct _AdcMusterSession {
  GObject        parent_instance;
  AdcGame       *game;
  AdcDeployment *deployment;
  AdcWorks      *works;
  AdcSteps       *steps;
};

G_DEFINE_FINAL_TYPE (AdcMusterSession, adc_muster_session, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GVariant *
take_state (AdcMusterSession *self)
{
  return g_variant_new ("(@" ADC_DEPLOYMENT_VARIANT "@" ADC_WORKS_VARIANT ")",
                        adc_deployment_to_variant (self->deployment),
                        adc_works_to_variant (self->works));
}

static void
show_state (AdcMusterSession *self, GVariant *state)
{
  g_autoptr(GVariant) deployment = g_variant_get_child_value (state, 0);
  g_autoptr(GVariant) works = g_variant_get_child_value (state, 1);

  adc_deployment_restore (self->deployment, deployment);
  adc_works_set_n_players (self->works, adc_deployment_get_n_players (self->deployment));
  adc_works_restore (self->works, works);
}

static void
adc_muster_session_finalize (GObject *object)
{
  AdcMusterSession *self = ADC_MUSTER_SESSION (object);

  g_clear_object (&self->deployment);
  g_clear_object (&self->works);
  g_clear_object (&self->game);
  g_clear_pointer (&self->steps, adc_steps_free);
  G_OBJECT_CLASS (adc_muster_session_parent_class)->finalize (object);
}

static void
adc_muster_session_class_init (AdcMusterSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_muster_session_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_MUSTER_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_muster_session_init (AdcMusterSession *self G_GNUC_UNUSED)
{
}

AdcMusterSession *
adc_muster_session_new (AdcGame *game)
{
  AdcMusterSession *self;

  g_return_val_if_fail (adc_muster_session_is_for (game), NULL);

  self = g_object_new (ADC_TYPE_MUSTER_SESSION, NULL);
  self->game = g_object_ref (game);
  self->deployment = adc_deployment_new (game);
  self->works = adc_works_new (game);
  self->steps = adc_steps_new (take_state (self));

  return self;
}

AdcGame *
adc_muster_session_get_game (AdcMusterSession *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), NULL);

  return self->game;
}

AdcDeployment *
adc_muster_session_get_deployment (AdcMusterSession *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), NULL);

  return self->deployment;
}

AdcWorks *
adc_muster_session_get_works (AdcMusterSession *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), NULL);

  return self->works;
}

gboolean
adc_muster_session_set_n_players (AdcMusterSession *self, guint n_players)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), FALSE);

  if (!adc_deployment_set_n_players (self->deployment, n_players))
    return FALSE;

  adc_works_set_n_players (self->works, n_players);
  adc_muster_session_commit (self);
  return TRUE;
}

gboolean
adc_muster_session_commit (AdcMusterSession *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), FALSE);

  if (!adc_steps_add (self->steps, take_state (self)))
    return FALSE;

  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
show_step (AdcMusterSession *self)
{
  show_state (self, adc_steps_get_state (self->steps));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_muster_session_undo (AdcMusterSession *self)
{
  g_return_if_fail (ADC_IS_MUSTER_SESSION (self));

  if (adc_steps_undo (self->steps))
    show_step (self);
}

void
adc_muster_session_redo (AdcMusterSession *self)
{
  g_return_if_fail (ADC_IS_MUSTER_SESSION (self));

  if (adc_steps_redo (self->steps))
    show_step (self);
}

gboolean
adc_muster_session_can_undo (AdcMusterSession *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), FALSE);

  return adc_steps_can_undo (self->steps);
}

gboolean
adc_muster_session_can_redo (AdcMusterSession *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), FALSE);

  return adc_steps_can_redo (self->steps);
}

GVariant *
adc_muster_session_get_state (AdcMusterSession *self)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), NULL);

  return adc_steps_get_state (self->steps);
}

gboolean
adc_muster_session_restore (AdcMusterSession *self, GVariant *state)
{
  g_return_val_if_fail (ADC_IS_MUSTER_SESSION (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (STATE)))
    return FALSE;

  show_state (self, state);
  adc_steps_restart (self->steps, take_state (self));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
adc_muster_session_is_for (AdcGame *game)
{
  AdcMuster *muster;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  muster = adc_game_get_muster (game);
  return muster != NULL && adc_game_get_map (game) != NULL &&
         adc_muster_get_tables (muster)->len > 0;
}
