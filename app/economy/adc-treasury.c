/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-treasury-private.h"

#include "adc-edition.h"

G_DEFINE_FINAL_TYPE (AdcTreasury, adc_treasury, G_TYPE_OBJECT)

static void
free_line (gpointer data)
{
  AdcTreasuryLine *line = data;

  g_free (line->piece);
  g_free (line);
}

AdcPiece *
adc_treasury_find_piece (AdcTreasury *self, const char *id)
{
  AdcEntry *entry = id != NULL ? adc_game_lookup (self->game, id) : NULL;

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

gboolean
adc_treasury_get_number (AdcPiece *piece, const char *stat, guint *number)
{
  const AdcValue *value = adc_piece_get_value (piece, stat);
  int integer;

  if (value == NULL || !adc_value_get_integer (value, &integer) || integer < 0)
    return FALSE;

  *number = MIN ((guint) integer, ADC_TREASURY_MAX_COUNT);
  return TRUE;
}

static const char *
get_text (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = stat != NULL ? adc_piece_get_value (piece, adc_stat_get_id (stat)) : NULL;

  return value != NULL ? value->text : NULL;
}

const char *
adc_treasury_get_deck (AdcTreasury *self, AdcPiece *piece)
{
  return get_text (piece, adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_DECK));
}

static AdcStat *
get_edition_stat (AdcTreasury *self, AdcKind kind)
{
  return adc_game_find_stat_by_role (self->game, kind, ADC_ROLE_EDITION);
}

static void
adc_treasury_finalize (GObject *object)
{
  AdcTreasury *self = ADC_TREASURY (object);

  g_free (self->faction);
  g_free (self->edition);
  g_array_unref (self->holdings);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->owned);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_treasury_parent_class)->finalize (object);
}

static void
adc_treasury_class_init (AdcTreasuryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_treasury_finalize;
}

static void
adc_treasury_init (AdcTreasury *self)
{
  self->holdings = g_array_new (FALSE, TRUE, sizeof (AdcHolding));
  self->lines = g_ptr_array_new_with_free_func (free_line);
  self->owned = g_ptr_array_new_with_free_func (g_free);
}

AdcTreasury *
adc_treasury_new (AdcGame *game)
{
  AdcTreasury *self;
  AdcEconomy *economy;
  GPtrArray *resources;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  economy = adc_game_get_economy (game);
  g_return_val_if_fail (economy != NULL && adc_economy_get_orders (economy)->len > 0, NULL);

  self = g_object_new (ADC_TYPE_TREASURY, NULL);
  self->game = g_object_ref (game);
  self->economy = economy;
  self->order = adc_economy_get_orders (economy)->pdata[0];
  self->limit = adc_economy_get_limit (economy);
  resources = adc_economy_get_resources (economy);
  for (guint r = 0; r < resources->len; r++) {
    const AdcResource *resource = resources->pdata[r];
    const AdcHolding holding = {
      .source = { r, resource->n_permanent, .is_permanent = TRUE, .pinned = -1 },
    };

    g_array_append_val (self->holdings, holding);
  }

  return self;
}

AdcGame *
adc_treasury_get_game (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);

  return self->game;
}

AdcEconomy *
adc_treasury_get_economy (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);

  return self->economy;
}

AdcFaction *
adc_treasury_get_faction (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);

  return self->faction != NULL ? ADC_FACTION (adc_game_lookup (self->game, self->faction)) : NULL;
}

gboolean
adc_treasury_set_faction (AdcTreasury *self, const char *faction)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  if (faction != NULL && !ADC_IS_FACTION (adc_game_lookup (self->game, faction)))
    return FALSE;

  g_free (self->faction);
  self->faction = g_strdup (faction);
  return TRUE;
}

const char *
adc_treasury_get_edition (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);

  return self->edition;
}

gboolean
adc_treasury_set_edition (AdcTreasury *self, const char *edition)
{
  AdcStat *stat;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  stat = get_edition_stat (self, ADC_KIND_CARD);
  if (edition != NULL && (stat == NULL || !adc_edition_is_box (stat, edition)))
    return FALSE;

  g_free (self->edition);
  self->edition = g_strdup (edition);
  return TRUE;
}

guint
adc_treasury_get_workers (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), 0);

  return self->n_workers;
}

void
adc_treasury_set_workers (AdcTreasury *self, guint n_workers)
{
  g_return_if_fail (ADC_IS_TREASURY (self));

  self->n_workers = MIN (n_workers, ADC_TREASURY_MAX_COUNT);
}

guint
adc_treasury_get_unavailable (AdcTreasury *self)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), 0);

  return self->n_unavailable;
}

void
adc_treasury_set_unavailable (AdcTreasury *self, guint n_workers)
{
  g_return_if_fail (ADC_IS_TREASURY (self));

  self->n_unavailable = MIN (n_workers, ADC_TREASURY_MAX_COUNT);
}

const char *
adc_treasury_get_resource_title (AdcTreasury *self, guint resource)
{
  GPtrArray *resources;
  const char *id;

  g_return_val_if_fail (ADC_IS_TREASURY (self), NULL);
  resources = adc_economy_get_resources (self->economy);
  g_return_val_if_fail (resource < resources->len, NULL);

  id = ((const AdcResource *) resources->pdata[resource])->stat;
  return adc_stat_get_title (adc_game_get_stat (self->game, ADC_KIND_UNIT, id));
}

gboolean
adc_treasury_is_in_play (AdcTreasury *self, AdcPiece *piece)
{
  AdcFaction *faction;
  AdcStat *stat;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);
  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);

  faction = adc_treasury_get_faction (self);
  stat = get_edition_stat (self, adc_entry_get_kind (ADC_ENTRY (piece)));
  return (faction == NULL || adc_faction_owns (faction, piece)) &&
         adc_edition_includes (stat, self->edition, get_text (piece, stat));
}

gboolean
adc_treasury_is_owned (AdcTreasury *self, const char *piece)
{
  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  return piece != NULL &&
         g_ptr_array_find_with_equal_func (self->owned, piece, g_str_equal, NULL);
}

gboolean
adc_treasury_set_owned (AdcTreasury *self, const char *piece, gboolean is_owned)
{
  guint position;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);

  if (adc_treasury_find_piece (self, piece) == NULL)
    return FALSE;

  if (g_ptr_array_find_with_equal_func (self->owned, piece, g_str_equal, &position)) {
    if (!is_owned)
      g_ptr_array_remove_index (self->owned, position);
    return TRUE;
  }
  if (is_owned)
    g_ptr_array_add (self->owned, g_strdup (piece));

  return TRUE;
}

GPtrArray *
adc_treasury_list_owned (AdcTreasury *self)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (ADC_IS_TREASURY (self), found);

  for (guint i = 0; i < self->owned->len; i++) {
    AdcPiece *piece = adc_treasury_find_piece (self, self->owned->pdata[i]);

    if (adc_treasury_is_in_play (self, piece))
      g_ptr_array_add (found, piece);
  }

  return found;
}

gboolean
adc_treasury_get_cost (AdcTreasury *self, AdcPiece *piece, guint resource, guint *cost)
{
  GPtrArray *resources;
  const AdcResource *of;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);
  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);
  resources = adc_economy_get_resources (self->economy);
  g_return_val_if_fail (resource < resources->len, FALSE);

  of = resources->pdata[resource];
  return adc_treasury_get_number (piece, of->stat, cost);
}

gboolean
adc_treasury_is_free (AdcTreasury *self, AdcPiece *piece)
{
  guint n, cost;

  g_return_val_if_fail (ADC_IS_TREASURY (self), FALSE);
  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);

  n = adc_economy_get_resources (self->economy)->len;
  for (guint r = 0; r < n; r++)
    if (!adc_treasury_get_cost (self, piece, r, &cost) || cost > 0)
      return FALSE;

  return TRUE;
}
