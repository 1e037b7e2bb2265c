/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-treasury-private.h"

#include <glib/gi18n-lib.h>

static guint
get_n_resources (AdcTreasury *self)
{
  return adc_economy_get_resources (self->economy)->len;
}

static AdcHolding *
get_holding (AdcTreasury *self, guint position)
{
  return position < self->holdings->len ? &g_array_index (self->holdings, AdcHolding, position)
                                        : NULL;
}

guint
adc_treasury_get_n_holdings (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), 0);

  return self->holdings->len;
}

const AdcHolding *
adc_treasury_get_holding (AdcTreasury *self, guint position)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);

  return get_holding (self, position);
}

char *
adc_treasury_dup_holding_title (AdcTreasury *self, guint position)
{
  const AdcHolding *holding;
  const char *resource;

  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);
  holding = get_holding (self, position);
  g_return_val_if_fail (holding != NULL, NULL);

  if (holding->card != NULL)
    return g_strdup (adc_entry_get_title (ADC_ENTRY (holding->card)));

  resource = adc_treasury_get_resource_title (self, holding->source.resource);
  if (holding->source.is_permanent)
    /* Translators: a resource that is always there: “Minerals, permanent” */
    return g_strdup_printf (_("%s, permanent"), resource);

  /* Translators: a resource and the number of a card that gives it: “Gas, card 2” */
  return g_strdup_printf (_("%s, card %u"), resource, holding->number);
}

/* The resource a card of the game gives, and how many workers there is room for. */
static gboolean
read_place (AdcTreasury *self, AdcPiece *card, guint *resource, guint *capacity)
{
  const AdcPlaces *places = adc_economy_get_places (self->economy);
  GPtrArray *resources = adc_economy_get_resources (self->economy);
  const AdcValue *value;

  if (places == NULL || adc_entry_get_kind (ADC_ENTRY (card)) != ADC_KIND_CARD ||
      g_strcmp0 (adc_treasury_get_deck (self, card), places->deck) != 0)
    return FALSE;

  value = adc_piece_get_value (card, places->resource);
  if (value == NULL || !adc_treasury_get_number (card, places->amount, capacity))
    return FALSE;

  for (guint r = 0; r < resources->len; r++)
    if (g_str_equal (((const AdcResource *) resources->pdata[r])->stat, value->text)) {
      *resource = r;
      return TRUE;
    }

  return FALSE;
}

static gboolean
is_held (AdcTreasury *self, AdcPiece *card)
{
  for (guint i = 0; i < self->holdings->len; i++)
    if (get_holding (self, i)->card == card)
      return TRUE;

  return FALSE;
}

GPtrArray *
adc_treasury_list_places (AdcTreasury *self)
{
  GPtrArray *found = g_ptr_array_new ();
  GListModel *cards;
  guint resource, capacity;

  g_return_val_if_fail (ADC_IS_TREASURY (self), found);

  cards = adc_game_get_entries (self->game, ADC_KIND_CARD);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);

    if (read_place (self, card, &resource, &capacity) && adc_treasury_is_in_play (self, card) &&
        !is_held (self, card))
      g_ptr_array_add (found, card); /* the game keeps it alive */
  }

  return found;
}

gboolean
adc_treasury_add_card (AdcTreasury *self, const char *card)
{
  AdcHolding holding = { .source.pinned = -1 };

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  holding.card = adc_treasury_find_piece (self, card);
  if (holding.card == NULL || self->holdings->len >= ADC_TREASURY_MAX_HOLDINGS ||
      is_held (self, holding.card) ||
      !read_place (self, holding.card, &holding.source.resource, &holding.source.capacity))
    return FALSE;

  g_array_append_val (self->holdings, holding);
  return TRUE;
}

gboolean
adc_treasury_add_other (AdcTreasury *self, guint resource, guint capacity)
{
  AdcHolding holding = { .source = { resource, capacity, .pinned = -1 }, .number = 1 };

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  if (resource >= get_n_resources (self) || capacity > ADC_TREASURY_MAX_COUNT ||
      self->holdings->len >= ADC_TREASURY_MAX_HOLDINGS)
    return FALSE;

  for (guint i = 0; i < self->holdings->len; i++)
    if (get_holding (self, i)->source.resource == resource)
      holding.number = MAX (holding.number, get_holding (self, i)->number + 1);
  g_array_append_val (self->holdings, holding);
  return TRUE;
}

/* What the player has put down, or NULL: what is permanent stays as it is. */
static AdcHolding *
get_own (AdcTreasury *self, guint position)
{
  AdcHolding *holding = get_holding (self, position);

  return holding != NULL && !holding->source.is_permanent ? holding : NULL;
}

gboolean
adc_treasury_remove_holding (AdcTreasury *self, guint position)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  if (get_own (self, position) == NULL)
    return FALSE;

  g_array_remove_index (self->holdings, position);
  return TRUE;
}

/* The most that can stand on it already: one beyond its capacity is what has strained it. */
static guint
get_most_on (const AdcHolding *holding)
{
  return holding->source.capacity + (holding->source.is_strained ? 1 : 0);
}

gboolean
adc_treasury_set_capacity (AdcTreasury *self, guint position, guint capacity)
{
  AdcHolding *holding;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  holding = get_own (self, position);
  if (holding == NULL || holding->card != NULL || capacity > ADC_TREASURY_MAX_COUNT)
    return FALSE;

  holding->source.capacity = capacity;
  holding->source.n_on = MIN (holding->source.n_on, get_most_on (holding));
  return TRUE;
}

gboolean
adc_treasury_set_strained (AdcTreasury *self, guint position, gboolean is_strained)
{
  AdcHolding *holding;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  holding = get_own (self, position);
  if (holding == NULL)
    return FALSE;

  holding->source.is_strained = is_strained;
  holding->source.n_on = MIN (holding->source.n_on, get_most_on (holding));
  return TRUE;
}

gboolean
adc_treasury_set_on (AdcTreasury *self, guint position, guint n_workers)
{
  AdcHolding *holding;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  holding = get_holding (self, position);
  if (holding == NULL || n_workers > get_most_on (holding))
    return FALSE;

  holding->source.n_on = n_workers;
  return TRUE;
}

gboolean
adc_treasury_set_pinned (AdcTreasury *self, guint position, int n_workers)
{
  AdcHolding *holding;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  holding = get_holding (self, position);
  if (holding == NULL || n_workers < -1 || n_workers > ADC_TREASURY_MAX_COUNT)
    return FALSE;

  holding->source.pinned = n_workers;
  return TRUE;
}
