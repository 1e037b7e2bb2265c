/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-bill.h"

#include <glib/gi18n-lib.h>

/* Takes what stands after the name of the resource. */
static void
append_cost (GString *text, AdcTreasury *treasury, guint resource, char *amount)
{
  g_autofree char *taken = amount;
  g_autofree char *cost =
    /* Translators: a resource and how much of it: “Minerals 2” */
    g_strdup_printf (_("%s %s"), adc_treasury_get_resource_title (treasury, resource), taken);

  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", cost);
}

char *
adc_bill_dup_cost (AdcTreasury *treasury, const guint *costs)
{
  g_autoptr(GString) text = g_string_new (NULL);
  const guint n = adc_economy_get_resources (adc_treasury_get_economy (treasury))->len;

  for (guint r = 0; r < n; r++)
    if (costs[r] > 0)
      append_cost (text, treasury, r, g_strdup_printf ("%u", costs[r]));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (_("free"));
}

char *
adc_bill_dup_piece_cost (AdcTreasury *treasury, AdcPiece *piece)
{
  g_autoptr(GString) text = g_string_new (NULL);
  const guint n = adc_economy_get_resources (adc_treasury_get_economy (treasury))->len;

  for (guint r = 0; r < n; r++) {
    guint cost = 0;

    if (!adc_treasury_get_cost (treasury, piece, r, &cost))
      append_cost (text, treasury, r, g_strdup ("?"));
    else if (cost > 0)
      append_cost (text, treasury, r, g_strdup_printf ("%u", cost));
  }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (_("free"));
}

char *
adc_bill_dup_placement (const AdcPlacement *placement)
{
  const guint n = placement->n_placed;

  if (n == 0)
    return NULL;
  if (placement->is_removed && placement->n_forced > 1)
    return g_strdup_printf (ngettext ("%u worker, two beyond its capacity: the card leaves the "
                                      "game",
                                      "%u workers, two beyond its capacity: the card leaves the "
                                      "game",
                                      n),
                            n);
  if (placement->is_removed)
    return g_strdup_printf (ngettext ("%u worker, one beyond its capacity: the card leaves the "
                                      "game",
                                      "%u workers, one beyond its capacity: the card leaves the "
                                      "game",
                                      n),
                            n);
  if (placement->n_forced > 0)
    return g_strdup_printf (ngettext ("%u worker, one beyond its capacity: partially depleted",
                                      "%u workers, one beyond its capacity: partially depleted", n),
                            n);

  return g_strdup_printf (ngettext ("%u worker", "%u workers", n), n);
}

char *
adc_bill_dup_discount (const AdcBill *self, AdcTreasury *treasury)
{
  g_autofree char *off = NULL;
  const AdcBillLine *line;

  if (self->discount == NULL)
    return NULL;

  off = adc_bill_dup_cost (treasury, self->discount->off);
  line = self->lines->pdata[self->discount->item];
  /* Translators: what is bought, and what is taken off its price: “Gas 1” */
  return g_strdup_printf (_("Special order, taken off %s where it serves best: %s"),
                          adc_entry_get_title (ADC_ENTRY (line->piece)), off);
}
