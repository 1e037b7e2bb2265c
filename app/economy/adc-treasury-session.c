/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-treasury-session.h"

#define MAX_STEPS 200

struct _AdcTreasurySession {
  GObject      parent_instance;
  AdcTreasury *treasury;
  GVariant    *state; /* as of the last step */
  GPtrArray   *done;  /* states to go back to, the latest last */
  GPtrArray   *undone;
};

G_DEFINE_FINAL_TYPE (AdcTreasurySession, adc_treasury_session, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GVariant *
take_state (AdcTreasurySession *self)
{
  return g_variant_ref_sink (adc_treasury_to_variant (self->treasury));
}

static void
adc_treasury_session_finalize (GObject *object)
{
  AdcTreasurySession *self = ADC_TREASURY_SESSION (object);

  g_clear_object (&self->treasury);
  g_clear_pointer (&self->state, g_variant_unref);
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
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
adc_treasury_session_init (AdcTreasurySession *self)
{
  self->done = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
}

AdcTreasurySession *
adc_treasury_session_new (AdcGame *game)
{
  AdcTreasurySession *self;

  g_return_val_if_fail (adc_treasury_session_is_for (game), NULL);

  self = g_object_new (ADC_TYPE_TREASURY_SESSION, NULL);
  self->treasury = adc_treasury_new (game);
  self->state = take_state (self);

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
  g_autoptr(GVariant) state = NULL;

  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);

  state = take_state (self);
  if (g_variant_equal (state, self->state))
    return FALSE;

  g_ptr_array_set_size (self->undone, 0);
  g_ptr_array_add (self->done, self->state);
  self->state = g_steal_pointer (&state);
  if (self->done->len > MAX_STEPS)
    g_ptr_array_remove_index (self->done, 0);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
step (AdcTreasurySession *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return;

  g_ptr_array_add (to, self->state);
  self->state = g_ptr_array_steal_index (from, from->len - 1);
  adc_treasury_restore (self->treasury, self->state);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_treasury_session_undo (AdcTreasurySession *self)
{
  g_return_if_fail (ADC_IS_TREASURY_SESSION (self));

  step (self, self->done, self->undone);
}

void
adc_treasury_session_redo (AdcTreasurySession *self)
{
  g_return_if_fail (ADC_IS_TREASURY_SESSION (self));

  step (self, self->undone, self->done);
}

gboolean
adc_treasury_session_can_undo (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);

  return self->done->len > 0;
}

gboolean
adc_treasury_session_can_redo (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);

  return self->undone->len > 0;
}

GVariant *
adc_treasury_session_get_state (AdcTreasurySession *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), NULL);

  return self->state;
}

gboolean
adc_treasury_session_restore (AdcTreasurySession *self, GVariant *state)
{
  g_return_val_if_fail (ADC_IS_TREASURY_SESSION (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_TREASURY_VARIANT)))
    return FALSE;

  adc_treasury_restore (self->treasury, state);
  g_ptr_array_set_size (self->done, 0);
  g_ptr_array_set_size (self->undone, 0);
  g_variant_unref (self->state);
  self->state = take_state (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
adc_treasury_session_refresh (AdcTreasurySession *self)
{
  g_return_if_fail (ADC_IS_TREASURY_SESSION (self));

  adc_treasury_restore (self->treasury, self->state);
  g_signal_emit (self, signals[CHANGED], 0);
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
