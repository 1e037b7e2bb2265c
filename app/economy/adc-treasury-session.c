/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-treasury-session.h"

#include "adc-steps.h"

struct _AdcTreasurySession {
  GObject      parent_instance;
  AdcTreasury *treasury;
  AdcSteps    *steps;
};

G_DEFINE_FINAL_TYPE (AdcTreasurySession, adc_treasury_session, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GVariant *
take_state (AdcTreasurySession *self)
{
  return adc_treasury_to_variant (self->treasury);
}

static void
adc_treasury_session_finalize (GObject *object)
{
  AdcTreasurySession *self = ADC_TREASURY_SESSION (object);

  g_clear_object (&self->treasury);
  g_clear_pointer (&self->steps, adc_steps_free);
  G_OBJECT_CLASS (adc_treasury_session_parent_class)->finalize (object);
}

static void
adc_treasury_session_class_init (AdcTreasurySessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_treasury_session_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_TREASURY_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_treasury_session_init (AdcTreasurySession *self G_GNUC_UNUSED)
{
}

AdcTreasurySession *
adc_treasury_session_new (AdcGame *game)
{
  AdcTreasurySession *self;

  g_return_val_if_fail (adc_treasury_session_is_for (game), NULL);

  self = g_object_new (ADC_TYPE_TREASURY_SESSION, NULL);
  self->treasury = adc_treasury_new (game);
  self->steps = adc_steps_new (take_state (self));

  return self;
}

AdcTreasury *
adc_treasury_session_get_treasury (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), NULL);

  return self->treasury;
}

gboolean
adc_treasury_session_commit (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);

  if (!adc_steps_add (self->steps, take_state (self)))
    return FALSE;

  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
show_step (AdcTreasurySession *self)
{
  adc_treasury_restore (self->treasury, adc_steps_get_state (self->steps));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_treasury_session_undo (AdcTreasurySession *self)
{
  g_return_if_fail (ADC_IS_TREASURY_SESSION (self));

  if (adc_steps_undo (self->steps))
    show_step (self);
}

void
adc_treasury_session_redo (AdcTreasurySession *self)
{
  g_return_if_fail (ADC_IS_TREASURY_SESSION (self));

  if (adc_steps_redo (self->steps))
    show_step (self);
}

gboolean
adc_treasury_session_can_undo (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);

  return adc_steps_can_undo (self->steps);
}

gboolean
adc_treasury_session_can_redo (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);

  return adc_steps_can_redo (self->steps);
}

GVariant *
adc_treasury_session_get_state (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), NULL);

  return adc_steps_get_state (self->steps);
}

gboolean
adc_treasury_session_restore (AdcTreasurySession *self, GVariant *state)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_TREASURY_VARIANT)))
    return FALSE;

  adc_treasury_restore (self->treasury, state);
  adc_steps_restart (self->steps, take_state (self));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
adc_treasury_session_refresh (AdcTreasurySession *self)
{
  g_return_if_fail (ADC_IS_TREASURY_SESSION (self));

  show_step (self);
}

gboolean
adc_treasury_session_is_for (AdcGame *game)
{
  AdcEconomy *economy;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  economy = adc_game_get_economy (game);
  return economy != NULL && adc_economy_get_orders (economy)->len > 0 &&
         adc_economy_get_resources (economy)->len > 0;
}
