/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-treasury-private.h"

/* Of what a card of the game says itself only its id is kept; of one typed in, "" and what was typed. */
static GVariant *
write_holdings (AdcTreasury *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(suuubi)"));
  for (guint i = 0; i < self->holdings->len; i++) {
    const AdcHolding *holding = adc_treasury_get_holding (self, i);
    const AdcSource *source = &holding->source;

    if (!source->is_permanent)
      g_variant_builder_add (&builder, "(suuubi)",
                             holding->card != NULL ? adc_entry_get_id (ADC_ENTRY (holding->card))
                                                   : "",
                             source->resource, source->capacity, source->n_on, source->is_strained,
                             source->pinned);
  }

  return g_variant_builder_end (&builder);
}

GVariant *
adc_treasury_to_variant (AdcTreasury *self)
{
  GVariantBuilder permanent, lines, owned;

  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);

  g_variant_builder_init (&permanent, G_VARIANT_TYPE ("au"));
  for (guint r = 0; r < adc_economy_get_resources (self->economy)->len; r++) {
    const AdcSource *source = &adc_treasury_get_holding (self, r)->source;

    g_variant_builder_add (&permanent, "u", source->n_on);
    g_variant_builder_add (&permanent, "u", (guint) (source->pinned + 1));
  }
  g_variant_builder_init (&lines, G_VARIANT_TYPE ("a(su)"));
  for (guint i = 0; i < self->lines->len; i++) {
    const AdcTreasuryLine *line = self->lines->pdata[i];

    g_variant_builder_add (&lines, "(su)", line->piece, line->count);
  }
  g_variant_builder_init (&owned, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < self->owned->len; i++)
    g_variant_builder_add (&owned, "s", self->owned->pdata[i]);

  return g_variant_new ("(ssuuusbau@a(suuubi)a(su)as)", self->faction != NULL ? self->faction : "",
                        self->edition != NULL ? self->edition : "", self->n_workers,
                        self->n_unavailable, self->limit, self->order->id, self->is_special,
                        &permanent, write_holdings (self), &lines, &owned);
}

/* Of each resource: workers on it already, then one more than those pinned. */
static void
read_permanent (AdcTreasury *self, GVariantIter *permanent)
{
  const guint n = adc_economy_get_resources (self->economy)->len;
  guint n_on, pinned;

  for (guint r = 0; r < n; r++) {
    adc_treasury_set_on (self, r, 0);
    adc_treasury_set_pinned (self, r, -1);
  }
  for (guint r = 0; r < n && g_variant_iter_next (permanent, "u", &n_on) &&
                    g_variant_iter_next (permanent, "u", &pinned);
       r++) {
    adc_treasury_set_on (self, r, n_on);
    if (pinned <= ADC_TREASURY_MAX_COUNT + 1)
      adc_treasury_set_pinned (self, r, (int) pinned - 1);
  }
}

static void
read_holdings (AdcTreasury *self, GVariantIter *holdings)
{
  const char *card;
  guint resource, capacity, n_on;
  gboolean is_strained;
  int pinned;

  g_array_set_size (self->holdings, adc_economy_get_resources (self->economy)->len);
  while (g_variant_iter_next (holdings, "(&suuubi)", &card, &resource, &capacity, &n_on,
                              &is_strained, &pinned)) {
    const guint position = self->holdings->len;

    if (*card != '\0' ? !adc_treasury_add_card (self, card)
                      : !adc_treasury_add_other (self, resource, capacity))
      continue;
    adc_treasury_set_strained (self, position, is_strained);
    adc_treasury_set_on (self, position, n_on);
    adc_treasury_set_pinned (self, position, pinned);
  }
}

void
adc_treasury_restore (AdcTreasury *self, GVariant *variant)
{
  g_autoptr(GVariantIter) permanent = NULL;
  g_autoptr(GVariantIter) holdings = NULL;
  g_autoptr(GVariantIter) lines = NULL;
  g_autoptr(GVariantIter) owned = NULL;
  const char *faction, *edition, *order, *piece;
  guint n_workers, n_unavailable, limit, count;
  gboolean is_special;

  g_return_if_fail (ADC_IS_TREASURY (self));
  g_return_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE (ADC_TREASURY_VARIANT)));

  g_variant_get (variant, "(&s&suuu&sbaua(suuubi)a(su)as)", &faction, &edition, &n_workers,
                 &n_unavailable, &limit, &order, &is_special, &permanent, &holdings, &lines,
                 &owned);
  if (*faction == '\0' || !adc_treasury_set_faction (self, faction))
    adc_treasury_set_faction (self, NULL);
  if (*edition == '\0' || !adc_treasury_set_edition (self, edition))
    adc_treasury_set_edition (self, NULL);
  adc_treasury_set_workers (self, n_workers);
  adc_treasury_set_unavailable (self, n_unavailable);
  adc_treasury_set_limit (self, limit);
  adc_treasury_set_order (self, order);
  adc_treasury_set_special (self, is_special);
  read_permanent (self, permanent);
  read_holdings (self, holdings);
  g_ptr_array_set_size (self->lines, 0);
  while (g_variant_iter_next (lines, "(&su)", &piece, &count))
    adc_treasury_set_count (self, piece, count);
  g_ptr_array_set_size (self->owned, 0);
  while (g_variant_iter_next (owned, "&s", &piece))
    adc_treasury_set_owned (self, piece, TRUE);
}
