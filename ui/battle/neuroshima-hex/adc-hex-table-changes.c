/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-table-private.h"

#include "adc-piece.h"

#define HAND "hand"
#define DISCARD "discard"
#define MAX_WOUNDS 99 /* more than any tile survives: what is too much is for the rules to say */
#define MAX_SCORE 999

/* Whatever is moved, the questions of the battle are others: the old answers go. */
static AdcScenario *
begin (AdcHexTable *self)
{
  AdcScenario *copy;

  if (self->session == NULL)
    return NULL;

  copy = adc_scenario_copy (self->scenario);
  adc_scenario_set (copy, "decisions", NULL);
  return copy;
}

/* The same for what lies in a hex, for one of the sides, for what lies in one of its piles. NULL:
 * it is not there. */
static AdcScenario *
begin_at (AdcHexTable *self, guint cell, AdcScenarioForce **force)
{
  g_autoptr(AdcScenario) copy = begin (self);

  *force = copy != NULL ? adc_hex_edit_find_at (copy, cell, NULL) : NULL;
  return *force != NULL ? g_steal_pointer (&copy) : NULL;
}

static AdcScenario *
begin_for (AdcHexTable *self, const char *side, AdcScenarioSide **owner)
{
  g_autoptr(AdcScenario) copy = begin (self);

  *owner = copy != NULL ? adc_scenario_find_side (copy, side) : NULL;
  return *owner != NULL ? g_steal_pointer (&copy) : NULL;
}

static AdcScenario *
begin_in (AdcHexTable *self, const char *side, const char *piece, const char *pile,
          AdcScenarioForce **force)
{
  AdcScenarioSide *owner;
  g_autoptr(AdcScenario) copy = begin_for (self, side, &owner);

  *force = copy != NULL ? adc_hex_edit_find_in (owner, piece, pile) : NULL;
  return *force != NULL ? g_steal_pointer (&copy) : NULL;
}

/* One of a side's, laid on the board from the hand or from what is left. */
static gboolean
lay (AdcScenario *copy, const char *side, const char *unit, guint cell, guint rotation)
{
  AdcScenarioSide *owner = adc_scenario_find_side (copy, side);
  AdcScenarioForce *force = owner != NULL ? adc_hex_edit_find_in (owner, unit, HAND) : NULL;

  if (owner == NULL)
    return FALSE;
  if (force == NULL)
    force = adc_hex_edit_add (copy, owner, unit);

  adc_hex_edit_lay (force, cell, rotation);
  return TRUE;
}

gboolean
adc_hex_table_place (AdcHexTable *self, const char *side, const char *unit, guint cell,
                     guint rotation)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL && unit != NULL, FALSE);
  g_return_val_if_fail (cell < ADC_HEX_CELLS && rotation < ADC_HEX_DIRECTIONS, FALSE);

  copy = begin (self);
  return copy != NULL && lay (copy, side, unit, cell, rotation) && adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_place_all (AdcHexTable *self, const char *side, const AdcHexPlacement *placements,
                         guint n)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL && (n == 0 || placements != NULL), FALSE);

  copy = begin (self);
  for (guint i = 0; copy != NULL && i < n; i++)
    if (!lay (copy, side, placements[i].tile->unit, placements[i].cell, placements[i].rotation))
      return FALSE;

  return copy != NULL && adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_move (AdcHexTable *self, guint from, guint to)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (from < ADC_HEX_CELLS && to < ADC_HEX_CELLS, FALSE);

  copy = begin_at (self, from, &force);
  if (copy == NULL)
    return FALSE;

  g_free (force->place);
  force->place = g_strdup (adc_hex_cell_name (to));
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_rotate (AdcHexTable *self, guint cell, int sixths)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;
  int rotation;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (cell < ADC_HEX_CELLS, FALSE);

  copy = begin_at (self, cell, &force);
  if (copy == NULL)
    return FALSE;

  rotation = adc_hex_edit_get_number (force->settings, "rotation", ADC_HEX_DIRECTIONS - 1, 0);
  rotation += sixths % ADC_HEX_DIRECTIONS + ADC_HEX_DIRECTIONS;
  adc_hex_edit_set_number (force->settings, "rotation", rotation % ADC_HEX_DIRECTIONS, 0);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_remove (AdcHexTable *self, guint cell, const char *pile)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (cell < ADC_HEX_CELLS, FALSE);

  copy = begin_at (self, cell, &force);
  if (copy == NULL)
    return FALSE;

  if (pile != NULL)
    adc_hex_edit_put (force, pile);
  else
    adc_scenario_remove_force (copy, force->id);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_set_wounds (AdcHexTable *self, guint cell, guint wounds)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (cell < ADC_HEX_CELLS, FALSE);

  copy = begin_at (self, cell, &force);
  if (copy == NULL)
    return FALSE;

  adc_hex_edit_set_number (force->settings, "wounds", MIN (wounds, MAX_WOUNDS), 0);
  return adc_hex_table_try (self, copy);
}

static gboolean
is_hq (AdcGame *game, const AdcScenarioForce *force)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (game, force->unit) : NULL;
  const AdcValue *type =
    ADC_IS_PIECE (entry) ? adc_piece_get_value (ADC_PIECE (entry), "type") : NULL;

  return type != NULL && g_str_equal (type->text, "hq");
}

gboolean
adc_hex_table_set_points (AdcHexTable *self, const char *side, guint points)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioSide *owner;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL, FALSE);

  copy = begin_for (self, side, &owner);
  for (guint i = 0; copy != NULL && i < owner->forces->len; i++) {
    AdcScenarioForce *force = owner->forces->pdata[i];

    if (force->place == NULL || !is_hq (adc_hex_table_get_game (self), force))
      continue;
    adc_hex_edit_set_number (force->settings, "points", points, ADC_HEX_HQ_POINTS);
    return adc_hex_table_try (self, copy);
  }

  return FALSE;
}

gboolean
adc_hex_table_set_score (AdcHexTable *self, const char *side, guint score)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioSide *owner;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL, FALSE);

  copy = begin_for (self, side, &owner);
  if (copy == NULL)
    return FALSE;

  adc_hex_edit_set_number (owner->settings, "score", MIN (score, MAX_SCORE), 0);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_put (AdcHexTable *self, const char *side, const char *piece, const char *pile)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioSide *owner;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL && piece != NULL && pile != NULL, FALSE);

  copy = begin_for (self, side, &owner);
  if (copy == NULL)
    return FALSE;

  adc_hex_edit_put (adc_hex_edit_add (copy, owner, piece), pile);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_take (AdcHexTable *self, const char *side, const char *piece, const char *pile)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL && piece != NULL && pile != NULL, FALSE);

  copy = begin_in (self, side, piece, pile, &force);
  if (copy == NULL)
    return FALSE;

  adc_scenario_remove_force (copy, force->id);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_shift (AdcHexTable *self, const char *side, const char *piece, const char *from,
                     const char *to)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL && piece != NULL && from != NULL && to != NULL, FALSE);

  copy = begin_in (self, side, piece, from, &force);
  if (copy == NULL)
    return FALSE;

  adc_hex_edit_put (force, to);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_set_armies (AdcHexTable *self, const char * const *factions, gboolean alliance)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (factions != NULL, FALSE);

  copy = begin (self);
  if (copy == NULL)
    return FALSE;

  adc_hex_edit_set_armies (copy, factions, alliance);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_set_option (AdcHexTable *self, const char *setting, const char *value)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (setting != NULL, FALSE);

  copy = begin (self);
  if (copy == NULL)
    return FALSE;

  adc_scenario_set (copy, setting, value);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_decide (AdcHexTable *self, guint question, int option)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);

  if (self->battle == NULL ||
      question >= adc_hex_battle_get_result (self->battle)->n_questions)
    return FALSE;

  copy = adc_hex_battle_decide (self->battle, self->scenario, question, option);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_conclude (AdcHexTable *self)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);

  if (self->battle == NULL)
    return FALSE;

  copy = adc_hex_battle_conclude (self->battle, self->scenario);
  return adc_hex_table_try (self, copy);
}

/* The card that was played to do something is spent in the same step. */
static gboolean
spend (AdcScenario *copy, const char *side, const char *card)
{
  AdcScenarioSide *owner = adc_scenario_find_side (copy, side);

  if (owner == NULL)
    return FALSE;
  if (card != NULL)
    adc_hex_edit_spend (copy, owner, card);

  return TRUE;
}

gboolean
adc_hex_table_order (AdcHexTable *self, const char *side, const char *card, guint from, guint to,
                     guint rotation)
{
  g_autoptr(AdcScenario) copy = NULL;
  AdcScenarioForce *force;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL, FALSE);
  g_return_val_if_fail (from < ADC_HEX_CELLS && to < ADC_HEX_CELLS, FALSE);
  g_return_val_if_fail (rotation < ADC_HEX_DIRECTIONS, FALSE);

  copy = begin_at (self, from, &force);
  if (copy == NULL || !spend (copy, side, card))
    return FALSE;

  adc_hex_edit_lay (force, to, rotation);
  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_strike (AdcHexTable *self, const char *side, const char *card,
                      const AdcHexState *end)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL && end != NULL, FALSE);

  copy = begin (self);
  if (copy == NULL || !spend (copy, side, card))
    return FALSE;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    AdcScenarioForce *force = adc_hex_edit_find_at (copy, cell, NULL);

    if (force == NULL)
      continue;
    if ((end->alive & adc_hex_bit (cell)) == 0)
      adc_hex_edit_put (force, DISCARD);
    else if (!is_hq (adc_hex_table_get_game (self), force))
      adc_hex_edit_set_number (force->settings, "wounds", end->wounds[cell], 0);
  }

  return adc_hex_table_try (self, copy);
}

gboolean
adc_hex_table_spend (AdcHexTable *self, const char *side, const char *card)
{
  g_autoptr(AdcScenario) copy = NULL;

  g_return_val_if_fail (ADC_IS_HEX_TABLE (self), FALSE);
  g_return_val_if_fail (side != NULL && card != NULL, FALSE);

  copy = begin (self);
  return copy != NULL && spend (copy, side, card) && adc_hex_table_try (self, copy);
}
