/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-star-traits.h"

#include "adc-edition.h"
#include "adc-star-spot.h"

#include <string.h>

AdcPiece *
adc_star_force_get_piece (AdcGame *game, const AdcScenarioForce *force)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (game, force->unit) : NULL;

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

gboolean
adc_star_force_is_unit (AdcGame *game, const AdcScenarioForce *force)
{
  AdcPiece *piece = adc_star_force_get_piece (game, force);
  const AdcStarSpot spot = adc_star_spot_parse (force->place);

  if (piece != NULL)
    return adc_entry_get_kind (ADC_ENTRY (piece)) == ADC_KIND_UNIT;

  return spot.kind == ADC_STAR_SPOT_FRONT || spot.kind == ADC_STAR_SPOT_SUPPORT ||
         spot.kind == ADC_STAR_SPOT_RESERVE || spot.kind == ADC_STAR_SPOT_STRANGE;
}

static const char *
get_value (AdcGame *game, const AdcScenarioForce *force, const char *stat)
{
  AdcPiece *piece = adc_star_force_get_piece (game, force);
  const AdcValue *value = piece != NULL ? adc_piece_get_value (piece, stat) : NULL;

  return adc_settings_get (force->values, stat, value != NULL ? value->text : NULL);
}

gboolean
adc_star_force_has (AdcGame *game, const AdcScenarioForce *force, const char *ability)
{
  const char *text = get_value (game, force, "abilities");
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  return g_strv_contains ((const char * const *) words, ability);
}

int
adc_star_force_get_cost (AdcGame *game, const AdcScenarioForce *force)
{
  const char *text = get_value (game, force, "cost");

  return text != NULL ? (int) CLAMP (g_ascii_strtoll (text, NULL, 10), 0, G_MAXINT16) : 0;
}

static gboolean
flies (AdcGame *game, const AdcScenarioForce *force)
{
  return g_strcmp0 (get_value (game, force, "type"), "type-flying") == 0;
}

gboolean
adc_star_force_can_hit (AdcGame *game, const AdcScenarioForce *force, const AdcScenarioForce *other)
{
  const char *hits = get_value (game, force, "hits");

  if (hits == NULL || g_str_equal (hits, "both"))
    return TRUE;

  return g_str_equal (hits, flies (game, other) ? "flying" : "ground");
}

gboolean
adc_star_piece_is_reinforcement (AdcPiece *card)
{
  const AdcValue *kind = adc_piece_get_value (card, "kind");

  return kind != NULL && g_str_equal (kind->text, "reinforcement");
}

AdcFaction *
adc_star_side_get_faction (AdcGame *game, const AdcScenarioSide *side)
{
  AdcEntry *entry = side != NULL && side->faction != NULL ? adc_game_lookup (game, side->faction)
                                                          : NULL;

  return ADC_IS_FACTION (entry) ? ADC_FACTION (entry) : NULL;
}

AdcFaction *
adc_star_find_faction (AdcGame *game, AdcPiece *piece)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);

  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcFaction) faction = g_list_model_get_item (factions, i);

    /* A race is nobody's side: one of its factions is. */
    if (adc_faction_get_parent (faction) != NULL && adc_faction_owns (faction, piece))
      return faction; /* the game has it */
  }

  return NULL;
}

static gboolean
is_in_box (AdcGame *game, AdcScenario *scenario, AdcPiece *piece)
{
  const char *edition = adc_settings_get (adc_scenario_get_settings (scenario), "edition", NULL);
  AdcStat *stat = adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)), "edition");
  const AdcValue *value = adc_piece_get_value (piece, "edition");

  return stat == NULL || value == NULL || adc_edition_includes (stat, edition, value->text);
}

/* What lies in the deck of a side, or may come to lie there. */
static gboolean
is_combat_card (AdcPiece *piece)
{
  const AdcValue *deck = adc_piece_get_value (piece, "deck");
  const AdcValue *kind = adc_piece_get_value (piece, "kind");

  if (deck == NULL)
    return FALSE;
  if (g_str_equal (deck->text, "combat"))
    return TRUE;

  return g_str_equal (deck->text, "technology") &&
         (kind == NULL || !g_str_equal (kind->text, "play-area"));
}

static GPtrArray *
list_pieces (AdcGame *game, AdcScenario *scenario, const char *side, AdcKind kind)
{
  AdcFaction *faction = adc_star_side_get_faction (game, adc_scenario_find_side (scenario, side));
  GListModel *all = adc_game_get_entries (game, kind);
  GPtrArray *pieces = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (all, i);

    if ((faction == NULL || adc_faction_owns (faction, piece)) &&
        is_in_box (game, scenario, piece) && (kind == ADC_KIND_UNIT || is_combat_card (piece)))
      g_ptr_array_add (pieces, g_steal_pointer (&piece));
  }

  return pieces;
}

GPtrArray *
adc_star_list_units (AdcGame *game, AdcScenario *scenario, const char *side)
{
  return list_pieces (game, scenario, side, ADC_KIND_UNIT);
}

GPtrArray *
adc_star_list_cards (AdcGame *game, AdcScenario *scenario, const char *side)
{
  return list_pieces (game, scenario, side, ADC_KIND_CARD);
}
