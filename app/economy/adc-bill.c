/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-bill-private.h"

static void
free_line (gpointer data)
{
  AdcBillLine *line = data;

  g_free (line->costs);
  g_free (line);
}

static void
free_fault (gpointer data)
{
  AdcBillFault *fault = data;

  g_free (fault->message);
  g_free (fault->rule);
  g_free (fault);
}

static void
add_line (AdcBill *self, AdcTreasury *treasury, AdcPiece *piece)
{
  AdcBillLine *line = g_new0 (AdcBillLine, 1);

  line->piece = piece;
  line->purchase = adc_treasury_find_purchase (treasury, piece);
  line->count = adc_treasury_get_count (treasury, adc_entry_get_id (ADC_ENTRY (piece)));
  line->costs = g_new0 (guint, MAX (1, self->n_resources));
  line->is_known = TRUE;
  for (guint r = 0; r < self->n_resources; r++) {
    line->is_known &= adc_treasury_get_cost (treasury, piece, r, &line->costs[r]);
    self->totals[r] += line->count * line->costs[r];
  }
  g_ptr_array_add (self->lines, line);
}

static GArray *
list_sources (AdcTreasury *treasury)
{
  GArray *sources = g_array_new (FALSE, FALSE, sizeof (AdcSource));

  for (guint i = 0; i < adc_treasury_get_n_holdings (treasury); i++)
    g_array_append_val (sources, adc_treasury_get_holding (treasury, i)->source);

  return sources;
}

static void
take_discount (AdcBill *self, AdcTreasury *treasury, GArray *sources)
{
  const guint amount = adc_treasury_get_order (treasury)->discount;
  g_autofree const guint **items = g_new0 (const guint *, MAX (1, self->lines->len));
  g_autofree guint *nothing = g_new0 (guint, MAX (1, self->n_resources));

  if (!adc_treasury_is_special (treasury) || amount == 0)
    return;

  for (guint i = 0; i < self->lines->len; i++) {
    const AdcBillLine *line = self->lines->pdata[i];

    items[i] = line->purchase->is_full_price ? nothing : line->costs;
  }
  self->discount =
    adc_discount_find ((const AdcSource *) sources->data, sources->len, self->totals,
                       self->n_resources, (const guint * const *) items, self->lines->len, amount);
  for (guint r = 0; self->discount != NULL && r < self->n_resources; r++)
    self->totals[r] -= self->discount->off[r];
}

static void
count_afterwards (AdcBill *self, AdcTreasury *treasury, GArray *sources)
{
  const guint n_workers = adc_treasury_get_workers (treasury);

  for (guint r = 0; r < self->n_resources; r++)
    self->n_needed += self->totals[r];
  self->n_workers = n_workers > self->n_needed ? n_workers - self->n_needed : 0;
  self->n_unavailable = adc_treasury_get_unavailable (treasury);
  for (guint i = 0; i < self->lines->len; i++) {
    const AdcBillLine *line = self->lines->pdata[i];

    self->n_unavailable += line->purchase->is_workers ? line->count : 0;
  }
  for (guint i = 0; i < sources->len; i++) {
    const AdcSource *source = &g_array_index (sources, AdcSource, i);
    const AdcPlacement *placement = &self->payment->placements[i];

    if (placement->is_removed)
      self->n_unavailable += source->n_on + placement->n_placed;
    else
      self->left[source->resource] +=
        adc_source_get_free (source) - (placement->n_placed - placement->n_forced);
  }
}

AdcBill *
adc_bill_new (AdcTreasury *treasury)
{
  g_autoptr(AdcBill) self = g_new0 (AdcBill, 1);
  g_autoptr(GPtrArray) bought = NULL;
  g_autoptr(GArray) sources = NULL;

  g_return_val_if_fail (ADC_IS_TREASURY (treasury), NULL);

  self->lines = g_ptr_array_new_with_free_func (free_line);
  self->faults = g_ptr_array_new_with_free_func (free_fault);
  self->n_resources = adc_economy_get_resources (adc_treasury_get_economy (treasury))->len;
  self->totals = g_new0 (guint, MAX (1, self->n_resources));
  self->left = g_new0 (guint, MAX (1, self->n_resources));

  bought = adc_treasury_list_bought (treasury);
  for (guint i = 0; i < bought->len; i++)
    add_line (self, treasury, bought->pdata[i]);
  sources = list_sources (treasury);
  take_discount (self, treasury, sources);
  self->payment = adc_payment_find ((const AdcSource *) sources->data, sources->len, self->totals,
                                    self->n_resources);
  count_afterwards (self, treasury, sources);
  adc_bill_check (self, treasury);
  for (guint i = 0; i < self->faults->len; i++)
    self->is_refused |= adc_bill_fault_is_refusal (self->faults->pdata[i]);

  return g_steal_pointer (&self);
}

void
adc_bill_free (AdcBill *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  adc_discount_free (self->discount);
  adc_payment_free (self->payment);
  g_free (self->totals);
  g_free (self->left);
  g_free (self);
}

gboolean
adc_bill_fault_is_refusal (const AdcBillFault *fault)
{
  return fault->kind < ADC_BILL_REQUIRES;
}

GPtrArray *
adc_bill_list_more (AdcTreasury *treasury)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autoptr(GPtrArray) offers = NULL;
  g_autoptr(AdcTreasury) trial = NULL;
  g_autoptr(GVariant) state = NULL;

  g_return_val_if_fail (ADC_IS_TREASURY (treasury), found);

  trial = adc_treasury_new (adc_treasury_get_game (treasury));
  state = g_variant_ref_sink (adc_treasury_to_variant (treasury));
  adc_treasury_restore (trial, state);
  offers = adc_treasury_list_offers (trial);
  for (guint i = 0; i < offers->len; i++) {
    const char *id = adc_entry_get_id (offers->pdata[i]);
    const guint count = adc_treasury_get_count (trial, id);

    if (adc_treasury_set_count (trial, id, count + 1)) {
      g_autoptr(AdcBill) bill = adc_bill_new (trial);

      if (!bill->is_refused)
        g_ptr_array_add (found, offers->pdata[i]);
      adc_treasury_set_count (trial, id, count);
    }
  }

  return found;
}
