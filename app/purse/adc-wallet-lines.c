/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-wallet-private.h"

guint
adc_wallet_get_n_lines (AdcWallet *self)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), 0);

  return self->lines->len;
}

const AdcWalletLine *
adc_wallet_get_line (AdcWallet *self, guint position)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), NULL);
  g_return_val_if_fail (position < self->lines->len, NULL);

  return &g_array_index (self->lines, AdcWalletLine, position);
}

static gboolean
add_line (AdcWallet *self, const AdcWalletLine *line)
{
  if (self->lines->len >= ADC_WALLET_MAX_LINES)
    return FALSE;

  g_array_append_vals (self->lines, line, 1);
  return TRUE;
}

/* Who wants what a conversion does has that conversion. */
static void
have_conversion_of (AdcWallet *self, const AdcPursePrice *price)
{
  guint position;

  if (price->conversion != NULL &&
      adc_purse_find_conversion (self->purse, price->conversion->id, &position) != NULL)
    adc_wallet_set_conversion (self, position, TRUE);
}

gboolean
adc_wallet_add_price (AdcWallet *self, const char *id)
{
  const AdcPursePrice *price;
  const AdcPayCost *typed;
  AdcWalletLine line = { .times = 1 };

  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  price = adc_purse_find_price (self->purse, id);
  if (price == NULL)
    return FALSE;

  for (guint i = 0; i < self->lines->len; i++)
    if (adc_wallet_get_line (self, i)->price == price) {
      have_conversion_of (self, price);
      return adc_wallet_set_times (self, i, adc_wallet_get_line (self, i)->times + 1);
    }
  typed = g_hash_table_lookup (self->typed, id);
  line.price = price;
  line.count = price->is_known ? price->count : typed != NULL ? typed->count : 0;
  line.kinds = price->is_known ? price->kinds : typed != NULL ? typed->kinds : 0;
  if (!add_line (self, &line))
    return FALSE;
  have_conversion_of (self, price);
  return TRUE;
}

static gboolean
is_cost (AdcWallet *self, guint count, guint kinds)
{
  return count > 0 && count <= ADC_PURSE_MAX_COUNT && kinds != 0 &&
         (kinds & ~adc_purse_get_all_kinds (self->purse)) == 0;
}

gboolean
adc_wallet_add_cost (AdcWallet *self, guint count, guint kinds)
{
  const AdcWalletLine line = { .count = count, .kinds = kinds, .times = 1 };

  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  return is_cost (self, count, kinds) && add_line (self, &line);
}

gboolean
adc_wallet_set_times (AdcWallet *self, guint position, guint times)
{
  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  if (position >= self->lines->len || times > ADC_WALLET_MAX_TIMES)
    return FALSE;

  if (times == 0)
    g_array_remove_index (self->lines, position);
  else
    g_array_index (self->lines, AdcWalletLine, position).times = times;

  return TRUE;
}

gboolean
adc_wallet_set_cost (AdcWallet *self, guint position, guint count, guint kinds)
{
  AdcWalletLine *line;

  g_return_val_if_fail (ADC_IS_WALLET (self), FALSE);

  if (position >= self->lines->len || count > ADC_PURSE_MAX_COUNT ||
      (kinds & ~adc_purse_get_all_kinds (self->purse)) != 0)
    return FALSE;
  line = &g_array_index (self->lines, AdcWalletLine, position);
  if (line->price == NULL ? !is_cost (self, count, kinds) : line->price->is_known)
    return FALSE;

  line->count = count;
  line->kinds = kinds;
  if (line->price != NULL)
    g_hash_table_insert (self->typed, g_strdup (line->price->id),
                         g_memdup2 (&(AdcPayCost){ count, kinds }, sizeof (AdcPayCost)));
  return TRUE;
}

void
adc_wallet_clear (AdcWallet *self)
{
  g_return_if_fail (ADC_IS_WALLET (self));

  g_array_set_size (self->lines, 0);
  self->keep = 0;
}

gboolean
adc_wallet_line_is_known (const AdcWalletLine *line)
{
  if (line->price != NULL && line->price->is_known)
    return TRUE;

  return line->count > 0 && line->kinds != 0;
}
