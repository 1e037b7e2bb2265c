/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-wallet-private.h"

#include "adc-steps.h"

G_DEFINE_FINAL_TYPE (AdcWallet, adc_wallet, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_wallet_finalize (GObject *object)
{
  AdcWallet *self = ADC_WALLET (object);

  g_clear_pointer (&self->steps, adc_steps_free);
  g_hash_table_unref (self->typed);
  g_array_unref (self->lines);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_wallet_parent_class)->finalize (object);
}

static void
adc_wallet_class_init (AdcWalletClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_wallet_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_WALLET, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_wallet_init (AdcWallet *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (AdcWalletLine));
  self->typed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

AdcWallet *
adc_wallet_new (AdcGame *game)
{
  AdcWallet *self;

  g_return_val_if_fail (ADC_IS_GAME (game) && adc_game_get_purse (game) != NULL, NULL);

  self = g_object_new (ADC_TYPE_WALLET, NULL);
  self->game = g_object_ref (game);
  self->purse = adc_game_get_purse (game);
  for (guint t = 0; t < adc_purse_get_tokens (self->purse)->len; t++)
    self->have[t] = adc_purse_get_token (self->purse, t)->n_start;
  self->steps = adc_steps_new (adc_wallet_write (self));

  return self;
}

AdcGame *
adc_wallet_get_game (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), NULL);

  return self->game;
}

AdcPurse *
adc_wallet_get_purse (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), NULL);

  return self->purse;
}

guint
adc_wallet_get_have (AdcWallet *self, guint token)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), 0);
  g_return_val_if_fail (token < adc_purse_get_tokens (self->purse)->len, 0);

  return self->have[token];
}

void
adc_wallet_set_have (AdcWallet *self, guint token, guint count)
{
  g_return_if_fail (ADC_IS_WALLET (self));
  g_return_if_fail (token < adc_purse_get_tokens (self->purse)->len);

  self->have[token] = MIN (count, ADC_PURSE_MAX_COUNT);
}

guint
adc_wallet_get_keep (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), 0);

  return self->keep;
}

void
adc_wallet_set_keep (AdcWallet *self, guint count)
{
  g_return_if_fail (ADC_IS_WALLET (self));

  if (adc_purse_get_wild (self->purse) >= 0)
    self->keep = MIN (count, ADC_PURSE_MAX_COUNT);
}

gboolean
adc_wallet_has_conversion (AdcWallet *self, guint conversion)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  return (self->conversions >> conversion & 1) != 0;
}

void
adc_wallet_set_conversion (AdcWallet *self, guint conversion, gboolean has)
{
  g_return_if_fail (ADC_IS_WALLET (self));
  g_return_if_fail (conversion < adc_purse_get_conversions (self->purse)->len);

  if (has)
    self->conversions |= 1u << conversion;
  else
    self->conversions &= ~(1u << conversion);
}

gboolean
adc_wallet_can_exchange (AdcWallet *self, guint token, guint *n_plain, guint *n_wild)
{
  const AdcConversion *exchange;
  guint position;
  int wild;

  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);
  g_return_val_if_fail (token < adc_purse_get_tokens (self->purse)->len, FALSE);

  exchange = adc_purse_get_exchange (self->purse, &position);
  wild = adc_purse_get_wild (self->purse);
  if (exchange == NULL || !adc_wallet_has_conversion (self, position) || (int) token == wild ||
      (exchange->kinds >> token & 1) == 0)
    return FALSE;

  *n_plain = MIN (exchange->give, self->have[token]);
  *n_wild = exchange->give - *n_plain;
  return *n_plain > 0 && *n_wild <= self->have[wild] &&
         self->have[wild] - *n_wild + exchange->get <= ADC_PURSE_MAX_COUNT;
}

gboolean
adc_wallet_exchange (AdcWallet *self, guint token)
{
  guint n_plain, n_wild;
  int wild;

  if (!adc_wallet_can_exchange (self, token, &n_plain, &n_wild))
    return FALSE;

  wild = adc_purse_get_wild (self->purse);
  self->have[token] -= n_plain;
  self->have[wild] += adc_purse_get_exchange (self->purse, NULL)->get - n_wild;
  return TRUE;
}

gboolean
adc_wallet_open_case (AdcWallet *self, const char *id)
{
  const AdcPurseCase *example;

  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  example = adc_purse_find_case (self->purse, id);
  if (example == NULL)
    return FALSE;

  adc_wallet_clear (self);
  for (guint t = 0; t < ADC_PURSE_MAX_TOKENS; t++)
    self->have[t] = example->have[t];
  self->conversions = example->conversions;
  for (guint i = 0; i < example->wants->len; i++) {
    const AdcPurseWant *want = &g_array_index (example->wants, AdcPurseWant, i);

    if (want->price != NULL ? adc_wallet_add_price (self, want->price->id)
                            : adc_wallet_add_cost (self, want->count, want->kinds))
      adc_wallet_set_times (self, self->lines->len - 1, want->times);
  }
  self->keep = example->keep;
  return TRUE;
}

void
adc_wallet_pay (AdcWallet *self, const AdcPayWay *way)
{
  g_return_if_fail (ADC_IS_WALLET (self));
  g_return_if_fail (way != NULL);

  for (guint t = 0; t < adc_purse_get_tokens (self->purse)->len; t++)
    adc_wallet_set_have (self, t, way->left[t]);
  adc_wallet_clear (self);
}

gboolean
adc_wallet_commit (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  if (!adc_steps_add (self->steps, adc_wallet_write (self)))
    return FALSE;

  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static void
show_step (AdcWallet *self)
{
  adc_wallet_read (self, adc_steps_get_state (self->steps));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adc_wallet_undo (AdcWallet *self)
{
  g_return_if_fail (ADC_IS_WALLET (self));

  if (adc_steps_undo (self->steps))
    show_step (self);
}

void
adc_wallet_redo (AdcWallet *self)
{
  g_return_if_fail (ADC_IS_WALLET (self));

  if (adc_steps_redo (self->steps))
    show_step (self);
}

gboolean
adc_wallet_can_undo (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  return adc_steps_can_undo (self->steps);
}

gboolean
adc_wallet_can_redo (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  return adc_steps_can_redo (self->steps);
}

GVariant *
adc_wallet_get_state (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), NULL);

  return adc_steps_get_state (self->steps);
}

gboolean
adc_wallet_restore (AdcWallet *self, GVariant *state)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  if (!g_variant_is_of_type (state, G_VARIANT_TYPE (ADC_WALLET_VARIANT)))
    return FALSE;

  adc_wallet_read (self, state);
  adc_steps_restart (self->steps, adc_wallet_write (self));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}
