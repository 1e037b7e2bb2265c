/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-private.h"

#include <string.h>

/* What modules and HQs do to their neighbours, and who acts when because of it. */

static gboolean
is_active (const HexOracleState *state, const HexOracleSurvey *survey, guint cell)
{
  return state->is_alive[cell] && !survey->is_netted[cell];
}

/* An enemy's module in the grip of a hacker works for the hacker. */
static void
hack (const AdcHexPosition *position, const HexOracleState *state, HexOracleSurvey *survey)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    survey->works_for[cell] = position->cells[cell].side;

  for (guint hacker = 0; hacker < ADC_HEX_CELLS; hacker++) {
    const AdcHexPiece *piece = &position->cells[hacker];

    if (!is_active (state, survey, hacker) || !(piece->tile->powers & ADC_HEX_HACKER))
      continue;

    for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
      guint cell = hex_oracle_step (hacker, direction);

      if (cell == ADC_HEX_NOWHERE || !state->is_alive[cell]
          || !hex_oracle_has_link (piece, direction)
          || position->cells[cell].tile->kind != ADC_HEX_MODULE
          || hex_oracle_are_friends (position, piece->side, position->cells[cell].side))
        continue;

      survey->is_hacked[cell] = TRUE;
      survey->works_for[cell] = piece->side;
    }
  }
}

/* Gives one neighbour what it gets; the number of actions is that of the additional ones. */
static void
support (const AdcHexPosition *position, HexOracleSurvey *survey, guint giver, guint cell)
{
  const AdcHexTile *tile = position->cells[giver].tile;

  if (hex_oracle_are_friends (position, survey->works_for[giver], position->cells[cell].side)) {
    survey->melee_bonus[cell] += tile->gives_melee;
    survey->ranged_bonus[cell] += tile->gives_ranged;
    survey->initiative_bonus[cell] += tile->gives_initiative;
    survey->n_actions[cell] += tile->gives_actions;
  } else {
    survey->initiative_bonus[cell] -= tile->takes_initiative;
  }
}

static void
support_neighbours (const AdcHexPosition *position, const HexOracleState *state,
                    HexOracleSurvey *survey)
{
  for (guint giver = 0; giver < ADC_HEX_CELLS; giver++) {
    if (!is_active (state, survey, giver)
        || position->cells[giver].tile->kind == ADC_HEX_SOLDIER)
      continue;

    for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
      guint cell = hex_oracle_step (giver, direction);

      if (cell != ADC_HEX_NOWHERE && state->is_alive[cell]
          && hex_oracle_has_link (&position->cells[giver], direction))
        support (position, survey, giver, cell);
    }
  }
}

static void
plan_actions (const AdcHexPosition *position, HexOracleSurvey *survey, guint cell)
{
  const AdcHexTile *tile = position->cells[cell].tile;
  const guint n_more = survey->n_actions[cell];
  guint n = 0;

  if (tile->n_initiatives == 0) { /* X */
    survey->n_actions[cell] = 0;
    return;
  }

  for (guint i = 0; i < tile->n_initiatives; i++)
    survey->actions[cell][n++] = MAX (0, tile->initiatives[i] + survey->initiative_bonus[cell]);

  for (guint i = 0; i < n_more && n < HEX_ORACLE_ACTIONS; i++) {
    survey->actions[cell][n] = MAX (-1, survey->actions[cell][n - 1] - 1);
    n++;
  }
  survey->n_actions[cell] = n;
}

void
hex_oracle_survey_state (const AdcHexPosition *position, const HexOracleState *state,
                         HexOracleSurvey *survey)
{
  memset (survey, 0, sizeof *survey);
  hex_oracle_find_netted (position, state, survey);
  hack (position, state, survey);
  support_neighbours (position, state, survey);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    if (!state->is_alive[cell])
      continue;
    if (position->is_hill)
      survey->initiative_bonus[cell] += hex_oracle_get_hill (cell);
    plan_actions (position, survey, cell);
  }
}

void
hex_oracle_survey (const AdcHexPosition *position, HexOracleSurvey *survey)
{
  HexOracleState state;

  hex_oracle_begin (position, &state);
  hex_oracle_survey_state (position, &state, survey);
}
