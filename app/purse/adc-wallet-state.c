/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-wallet-private.h"

/* Kinds are kept by their ids: a game may be given another one. */
static GVariant *
write_kinds (AdcWallet *self, guint kinds)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  for (guint t = 0; t < adc_purse_get_tokens (self->purse)->len; t++)
    if ((kinds >> t & 1) != 0)
      g_variant_builder_add (&builder, "s", adc_purse_get_token (self->purse, t)->id);

  return g_variant_builder_end (&builder);
}

static guint
read_kinds (AdcWallet *self, GVariantIter *iter)
{
  const char *id;
  guint kinds = 0;

  while (g_variant_iter_next (iter, "&s", &id)) {
    const int token = adc_purse_find_token (self->purse, id);

    if (token >= 0)
      kinds |= 1u << token;
  }

  return kinds;
}

/* In the order of the prices: what a hash table says first changes from one time to the next. */
static GVariant *
write_typed (AdcWallet *self)
{
  GPtrArray *prices = adc_purse_get_prices (self->purse);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{s(uas)}"));
  for (guint i = 0; i < prices->len; i++) {
    const AdcPursePrice *price = prices->pdata[i];
    const AdcPayCost *cost = g_hash_table_lookup (self->typed, price->id);

    if (cost != NULL)
      g_variant_builder_add (&builder, "{s(u@as)}", price->id, cost->count,
                             write_kinds (self, cost->kinds));
  }

  return g_variant_builder_end (&builder);
}

GVariant *
adc_wallet_write (AdcWallet *self)
{
  GPtrArray *conversions = adc_purse_get_conversions (self->purse);
  GVariantBuilder have, has, lines;

  g_variant_builder_init (&have, G_VARIANT_TYPE ("a{su}"));
  for (guint t = 0; t < adc_purse_get_tokens (self->purse)->len; t++)
    g_variant_builder_add (&have, "{su}", adc_purse_get_token (self->purse, t)->id, self->have[t]);
  g_variant_builder_init (&has, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < conversions->len; i++)
    if (adc_wallet_has_conversion (self, i))
      g_variant_builder_add (&has, "s", ((const AdcConversion *) conversions->pdata[i])->id);
  g_variant_builder_init (&lines, G_VARIANT_TYPE ("a(suuas)"));
  for (guint i = 0; i < self->lines->len; i++) {
    const AdcWalletLine *line = adc_wallet_get_line (self, i);

    g_variant_builder_add (&lines, "(suu@as)", line->price != NULL ? line->price->id : "",
                           line->times, line->count, write_kinds (self, line->kinds));
  }

  return g_variant_new ("(a{su}uasa(suuas)@a{s(uas)})", &have, self->keep, &has, &lines,
                        write_typed (self));
}

static void
read_typed (AdcWallet *self, GVariantIter *iter)
{
  const char *id;
  guint count;
  GVariantIter *kinds;

  g_hash_table_remove_all (self->typed);
  while (g_variant_iter_loop (iter, "{&s(uas)}", &id, &count, &kinds)) {
    const AdcPursePrice *price = adc_purse_find_price (self->purse, id);
    const AdcPayCost cost = { MIN (count, ADC_PURSE_MAX_COUNT), read_kinds (self, kinds) };

    if (price != NULL && !price->is_known)
      g_hash_table_insert (self->typed, g_strdup (id), g_memdup2 (&cost, sizeof cost));
  }
}

/* What the game does not have any more is left out. */
static void
read_lines (AdcWallet *self, GVariantIter *iter)
{
  const char *id;
  guint times, count;
  GVariantIter *kinds;

  while (g_variant_iter_loop (iter, "(&suuas)", &id, &times, &count, &kinds)) {
    const guint position = self->lines->len;
    const guint read = read_kinds (self, kinds);

    if (*id != '\0' ? !adc_wallet_add_price (self, id) : !adc_wallet_add_cost (self, count, read))
      continue;
    adc_wallet_set_cost (self, position, count, read);
    adc_wallet_set_times (self, position, CLAMP (times, 1, ADC_WALLET_MAX_TIMES));
  }
}

void
adc_wallet_read (AdcWallet *self, GVariant *state)
{
  g_autoptr(GVariantIter) have = NULL;
  g_autoptr(GVariantIter) has = NULL;
  g_autoptr(GVariantIter) lines = NULL;
  g_autoptr(GVariantIter) typed = NULL;
  const char *id;
  guint keep, count, position;

  g_variant_get (state, ADC_WALLET_VARIANT, &have, &keep, &has, &lines, &typed);
  for (guint t = 0; t < ADC_PURSE_MAX_TOKENS; t++)
    self->have[t] = 0;
  while (g_variant_iter_next (have, "{&su}", &id, &count))
    if (adc_purse_find_token (self->purse, id) >= 0)
      adc_wallet_set_have (self, (guint) adc_purse_find_token (self->purse, id), count);
  adc_wallet_clear (self);
  read_typed (self, typed);
  read_lines (self, lines);
  adc_wallet_set_keep (self, keep);
  self->conversions = 0; /* whatever the lines ask for */
  while (g_variant_iter_next (has, "&s", &id))
    if (adc_purse_find_conversion (self->purse, id, &position) != NULL)
      adc_wallet_set_conversion (self, position, TRUE);
}
