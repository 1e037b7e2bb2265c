/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-private.h"

#include <string.h>

/* Everything that one tile's action needs to know. */
typedef struct {
  const AdcHexPosition  *position;
  const HexOracleState  *state;
  const HexOracleSurvey *survey;
  guint                  cell;
} Attacker;

static gboolean
is_hq (const Attacker *self, guint cell)
{
  return self->position->cells[cell].tile->kind == ADC_HEX_HQ;
}

static gboolean
can_wound (const Attacker *self, guint target)
{
  return self->state->is_alive[target]
         && hex_oracle_can_wound (self->position, self->position->cells[self->cell].side,
                                  self->position->cells[target].side);
}

/* Armour looks towards where the shot comes from. */
static int
get_armour (const Attacker *self, guint target, guint direction)
{
  return hex_oracle_has_armour (&self->position->cells[target], (direction + 3) % 6) ? 1 : 0;
}

static void
strike (const Attacker *self, guint direction, int strength, int *wounds)
{
  guint target = hex_oracle_step (self->cell, direction);

  if (target == ADC_HEX_NOWHERE || !can_wound (self, target))
    return;
  if (is_hq (self, self->cell) && is_hq (self, target))
    return;
  wounds[target] += strength;
}

static void
shoot (const Attacker *self, guint direction, int strength, int *wounds)
{
  guint target = hex_oracle_step (self->cell, direction);

  while (target != ADC_HEX_NOWHERE && !can_wound (self, target))
    target = hex_oracle_step (target, direction);
  if (target == ADC_HEX_NOWHERE)
    return;

  /* Only the converted blow of an HQ can be a shot of an HQ. */
  if (is_hq (self, self->cell) && is_hq (self, target))
    return;
  wounds[target] += MAX (0, strength - get_armour (self, target, direction));
}

static void
beam (const Attacker *self, guint direction, int *wounds)
{
  for (guint target = hex_oracle_step (self->cell, direction); target != ADC_HEX_NOWHERE;
       target = hex_oracle_step (target, direction))
    if (can_wound (self, target))
      wounds[target] += 1 - get_armour (self, target, direction);
}

/* What all the attacks of the tile do, each target by itself. */
static void
attack (const Attacker *self, const HexOracleConversion *conversion, int *wounds)
{
  const AdcHexPiece *piece = &self->position->cells[self->cell];
  const int melee_bonus = self->survey->melee_bonus[self->cell];
  const int ranged_bonus = self->survey->ranged_bonus[self->cell];

  memset (wounds, 0, ADC_HEX_CELLS * sizeof *wounds);
  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
    const int melee = hex_oracle_get_melee (piece, direction);
    const int ranged = hex_oracle_get_ranged (piece, direction);
    const gboolean is_here = conversion->is_made && conversion->direction == direction;

    if (melee > 0 && is_here && conversion->to_ranged)
      shoot (self, direction, melee + melee_bonus + ranged_bonus, wounds);
    else if (melee > 0)
      strike (self, direction, melee + melee_bonus, wounds);

    if (ranged > 0 && is_here && !conversion->to_ranged)
      strike (self, direction, ranged + melee_bonus + ranged_bonus, wounds);
    else if (ranged > 0)
      shoot (self, direction, ranged + ranged_bonus, wounds);

    if (hex_oracle_has_beam (piece, direction) && is_here && !conversion->to_ranged)
      strike (self, direction, 1, wounds);
    else if (hex_oracle_has_beam (piece, direction))
      beam (self, direction, wounds);
  }
}

/* Friend and foe alike, but no HQ; armour is no help. */
static void
explode (const Attacker *self, int *wounds)
{
  memset (wounds, 0, ADC_HEX_CELLS * sizeof *wounds);
  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
    guint target = hex_oracle_step (self->cell, direction);

    if (target != ADC_HEX_NOWHERE && self->state->is_alive[target] && !is_hq (self, target))
      wounds[target] = 1;
  }
}

static gboolean
can_convert (const Attacker *self, const HexOracleConversion *conversion)
{
  const AdcHexPiece *piece = &self->position->cells[self->cell];

  if (conversion->to_ranged)
    return hex_oracle_get_melee (piece, conversion->direction) > 0;
  return hex_oracle_get_ranged (piece, conversion->direction) > 0
         || hex_oracle_has_beam (piece, conversion->direction);
}

static gboolean
changes_something (const Attacker *self, const HexOracleConversion *conversion)
{
  const HexOracleConversion none = { FALSE, 0, FALSE };
  int before[ADC_HEX_CELLS];
  int after[ADC_HEX_CELLS];

  attack (self, &none, before);
  attack (self, conversion, after);
  return memcmp (before, after, sizeof before) != 0;
}

/* A quartermaster asks which attack of a tile it serves is to be converted, if any. */
static void
ask_conversion (const Attacker *self, guint quartermaster, HexOracleScript *script,
                HexOracleConversion *conversion)
{
  HexOracleConversion conversions[1 + 2 * ADC_HEX_DIRECTIONS] = { { FALSE, 0, FALSE } };
  HexOracleQuestion question = {
    .ask = ADC_HEX_ASK_CONVERT,
    .side = self->survey->works_for[quartermaster],
    .cell = self->cell,
    .n_options = 1,
  };

  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
    for (guint i = 0; i < 2; i++) {
      HexOracleConversion candidate = { TRUE, direction, i == 0 };

      if (can_convert (self, &candidate)
          && (script->asks_all || changes_something (self, &candidate))) {
        question.options[question.n_options].medic = quartermaster;
        question.options[question.n_options].direction = direction;
        question.options[question.n_options].to_ranged = candidate.to_ranged;
        conversions[question.n_options++] = candidate;
      }
    }
  }

  if (question.n_options > 1)
    *conversion = conversions[hex_oracle_ask (script, &question)];
}

static void
ask_conversions (const AdcHexPosition *position, HexOracleState *state,
                 const HexOracleSurvey *survey, const gboolean *acts, HexOracleScript *script,
                 const HexOracleHurt *hurt, HexOracleConversion *conversions)
{
  for (guint quartermaster = 0; quartermaster < ADC_HEX_CELLS; quartermaster++) {
    const AdcHexPiece *piece = &position->cells[quartermaster];

    if (!state->is_alive[quartermaster] || survey->is_netted[quartermaster]
        || !(piece->tile->powers & ADC_HEX_QUARTERMASTER))
      continue;

    for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
      guint cell = hex_oracle_step (quartermaster, direction);
      Attacker attacker = { position, state, survey, cell };

      if (cell == ADC_HEX_NOWHERE || !hex_oracle_has_link (piece, direction)
          || !acts[cell] || hurt->explodes[cell] || state->is_converted[cell]
          || !hex_oracle_are_friends (position, survey->works_for[quartermaster],
                                      position->cells[cell].side))
        continue;

      ask_conversion (&attacker, quartermaster, script, &conversions[cell]);
      state->is_converted[cell] = conversions[cell].is_made;
    }
  }
}

/* All that the tiles that act do, after their owners' decisions. */
void
hex_oracle_attack (const AdcHexPosition *position, HexOracleState *state,
                   const HexOracleSurvey *survey, const gboolean *acts, HexOracleScript *script,
                   HexOracleHurt *hurt)
{
  HexOracleConversion conversions[ADC_HEX_CELLS];

  memset (conversions, 0, sizeof conversions);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    if (acts[cell] && (position->cells[cell].tile->powers & ADC_HEX_EXPLODES)) {
      HexOracleQuestion question = {
        .ask = ADC_HEX_ASK_EXPLODE,
        .side = position->cells[cell].side,
        .cell = cell,
        .n_options = 2,
      };

      hurt->explodes[cell] = hex_oracle_ask (script, &question) == 1;
    }
  }

  ask_conversions (position, state, survey, acts, script, hurt, conversions);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    Attacker attacker = { position, state, survey, cell };
    int wounds[ADC_HEX_CELLS];

    if (!acts[cell])
      continue;
    if (hurt->explodes[cell])
      explode (&attacker, wounds);
    else
      attack (&attacker, &conversions[cell], wounds);
    for (guint target = 0; target < ADC_HEX_CELLS; target++)
      hurt->wounds[target][cell] = wounds[target];
  }
}
