/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-treasury-private.h"

#include "adc-unit.h"

/* What is bought, and with which order. */

const AdcOrder *
adc_treasury_get_order (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);

  return self->order;
}

gboolean
adc_treasury_set_order (AdcTreasury *self, const char *order)
{
  GPtrArray *orders;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  orders = adc_economy_get_orders (self->economy);
  for (guint i = 0; i < orders->len; i++)
    if (g_strcmp0 (((const AdcOrder *) orders->pdata[i])->id, order) == 0) {
      self->order = orders->pdata[i];
      return TRUE;
    }

  return FALSE;
}

gboolean
adc_treasury_is_special (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  return self->is_special && (self->order->discount > 0 || self->order->extra > 0);
}

void
adc_treasury_set_special (AdcTreasury *self, gboolean is_special)
{
  g_return_if_fail (ADC_IS_TREASURY (self));

  self->is_special = is_special;
}

guint
adc_treasury_get_limit (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), 0);

  return self->limit;
}

void
adc_treasury_set_limit (AdcTreasury *self, guint limit)
{
  g_return_if_fail (ADC_IS_TREASURY (self));

  self->limit = MIN (limit, ADC_TREASURY_MAX_COUNT);
}

const AdcPurchase *
adc_treasury_find_purchase (AdcTreasury *self, AdcPiece *piece)
{
  const char *deck;

  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);
  g_return_val_if_fail (ADC_IS_PIECE (piece), NULL);

  deck = ADC_IS_UNIT (piece) ? NULL : adc_treasury_get_deck (self, piece);
  for (guint i = 0; i < self->order->purchases->len; i++) {
    const AdcPurchase *purchase = self->order->purchases->pdata[i];

    if (purchase->is_units ? ADC_IS_UNIT (piece)
                           : deck != NULL && g_str_equal (deck, purchase->deck))
      return purchase;
  }

  return NULL;
}

/* A card that costs nothing is not bought: it is there. A unit may be paid with others. */
static gboolean
is_offered (AdcTreasury *self, AdcPiece *piece)
{
  return adc_treasury_is_in_play (self, piece) &&
         adc_treasury_find_purchase (self, piece) != NULL &&
         (ADC_IS_UNIT (piece) || !adc_treasury_is_free (self, piece));
}

static void
add_offers (AdcTreasury *self, AdcKind kind, GPtrArray *found)
{
  GListModel *pieces = adc_game_get_entries (self->game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    if (is_offered (self, piece))
      g_ptr_array_add (found, piece); /* the game keeps it alive */
  }
}

GPtrArray *
adc_treasury_list_offers (AdcTreasury *self)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (ADC_IS_TREASURY (self), found);

  add_offers (self, ADC_KIND_UNIT, found);
  add_offers (self, ADC_KIND_CARD, found);
  return found;
}

GPtrArray *
adc_treasury_list_bought (AdcTreasury *self)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (ADC_IS_TREASURY (self), found);

  for (guint i = 0; i < self->lines->len; i++) {
    const AdcTreasuryLine *line = self->lines->pdata[i];
    AdcPiece *piece = adc_treasury_find_piece (self, line->piece);

    if (is_offered (self, piece))
      g_ptr_array_add (found, piece);
  }

  return found;
}

static guint
find_line (AdcTreasury *self, const char *piece)
{
  for (guint i = 0; i < self->lines->len; i++)
    if (g_strcmp0 (((const AdcTreasuryLine *) self->lines->pdata[i])->piece, piece) == 0)
      return i;

  return self->lines->len;
}

guint
adc_treasury_get_count (AdcTreasury *self, const char *piece)
{
  guint line;

  g_return_val_if_fail (ADC_IS_TREASURY (self), 0);

  line = find_line (self, piece);
  return line < self->lines->len ? ((const AdcTreasuryLine *) self->lines->pdata[line])->count : 0;
}

gboolean
adc_treasury_set_count (AdcTreasury *self, const char *piece, guint count)
{
  guint position;
  AdcTreasuryLine *line;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  position = find_line (self, piece);
  if (adc_treasury_find_piece (self, piece) == NULL || count > ADC_TREASURY_MAX_COUNT ||
      (position == self->lines->len && position >= ADC_TREASURY_MAX_LINES))
    return FALSE;

  if (position == self->lines->len) {
    if (count == 0)
      return TRUE;
    line = g_new0 (AdcTreasuryLine, 1);
    line->piece = g_strdup (piece);
    g_ptr_array_add (self->lines, line);
  }
  line = self->lines->pdata[position];
  line->count = count;
  if (count == 0)
    g_ptr_array_remove_index (self->lines, position);

  return TRUE;
}

void
adc_treasury_clear (AdcTreasury *self)
{
  g_autoptr(GPtrArray) bought = NULL;

  g_return_if_fail (ADC_IS_TREASURY (self));

  bought = adc_treasury_list_bought (self);
  for (guint i = 0; i < bought->len; i++)
    adc_treasury_set_count (self, adc_entry_get_id (bought->pdata[i]), 0);
}
