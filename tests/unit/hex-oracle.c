/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-private.h"

#include <string.h>

guint
hex_oracle_ask (HexOracleScript *script, const HexOracleQuestion *question)
{
  const guint number = script->n_questions++;
  guint taken = number < script->n_answers ? script->answers[number] : 0;

  g_assert_cmpuint (taken, <, question->n_options);
  if (number < HEX_ORACLE_QUESTIONS) {
    script->questions[number] = *question;
    script->questions[number].taken = taken;
  }
  return taken;
}

void
hex_oracle_begin (const AdcHexPosition *position, HexOracleState *state)
{
  memset (state, 0, sizeof *state);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    state->is_alive[cell] = position->cells[cell].tile != NULL;
    if (state->is_alive[cell])
      state->wounds[cell] = position->cells[cell].wounds;
  }
  for (guint side = 0; side < position->n_sides; side++)
    state->points[side] = position->points[side];
}

/* The phase in which the battle begins; -1: nobody would ever act. */
int
hex_oracle_get_first (const AdcHexPosition *position, const HexOracleState *state)
{
  HexOracleSurvey survey;
  int first = -1;

  hex_oracle_survey_state (position, state, &survey);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    for (guint i = 0; i < survey.n_actions[cell]; i++)
      first = MAX (first, survey.actions[cell][i]);
  return first;
}

/* One action in a phase; if another falls on the same one, it is lost. */
static gboolean
begin_action (const HexOracleSurvey *survey, guint cell, int initiative, HexOracleState *state)
{
  gboolean acts = FALSE;

  if (!state->is_alive[cell] || survey->is_netted[cell])
    return FALSE;

  for (guint i = 0; i < survey->n_actions[cell]; i++) {
    if (survey->actions[cell][i] == initiative && !state->is_done[cell][i]) {
      state->is_done[cell][i] = TRUE;
      acts = TRUE;
    }
  }
  return acts;
}

static int
count_wounds (const HexOracleHurt *hurt, guint cell)
{
  int n = 0;

  for (guint attacker = 0; attacker <= HEX_ORACLE_OUTSIDE; attacker++)
    n += hurt->wounds[cell][attacker];
  return n;
}

static void
hurt_hq (const AdcHexPosition *position, const HexOracleHurt *hurt, guint cell,
         HexOracleState *state)
{
  const guint owner = position->cells[cell].side;

  for (guint attacker = 0; attacker < ADC_HEX_CELLS; attacker++) {
    if (hurt->wounds[cell][attacker] > 0) {
      guint side = position->cells[attacker].side;

      if (!hex_oracle_are_friends (position, side, owner))
        state->scored[side] += hurt->wounds[cell][attacker];
    }
  }

  if (position->is_scored)
    return;

  state->points[owner] = MAX (0, state->points[owner] - count_wounds (hurt, cell));
  if (state->points[owner] == 0)
    state->is_alive[cell] = FALSE;
}

/* The end of a phase: wounds are added up, and the dead leave. */
void
hex_oracle_bury (const AdcHexPosition *position, const HexOracleHurt *hurt, HexOracleState *state)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    if (!state->is_alive[cell])
      continue;

    if (position->cells[cell].tile->kind == ADC_HEX_HQ) {
      if (count_wounds (hurt, cell) > 0)
        hurt_hq (position, hurt, cell, state);
      continue;
    }

    state->wounds[cell] += count_wounds (hurt, cell);
    if (state->wounds[cell] > position->cells[cell].tile->toughness || hurt->explodes[cell]
        || hurt->is_spent[cell])
      state->is_alive[cell] = FALSE;
  }

  /* What the dead have done does not matter any more. */
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    if (!state->is_alive[cell]) {
      state->wounds[cell] = 0;
      state->is_converted[cell] = FALSE;
      memset (state->is_done[cell], 0, sizeof state->is_done[cell]);
    }
  }
}

void
hex_oracle_fight_phase (const AdcHexPosition *position, int initiative, HexOracleState *state,
                        HexOracleScript *script, HexOraclePhase *log)
{
  const HexOracleState before = *state;
  HexOracleSurvey survey;
  HexOracleHurt hurt;
  gboolean acts[ADC_HEX_CELLS];

  memset (&hurt, 0, sizeof hurt);
  hex_oracle_survey_state (position, state, &survey);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    acts[cell] = begin_action (&survey, cell, initiative, state);

  hex_oracle_attack (position, state, &survey, acts, script, &hurt);
  hex_oracle_heal (position, state, &survey, script, &hurt);
  hex_oracle_bury (position, &hurt, state);

  if (log != NULL) {
    log->initiative = initiative;
    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
      log->is_netted[cell] = survey.is_netted[cell];
      log->has_acted[cell] = acts[cell];
      log->has_died[cell] = before.is_alive[cell] && !state->is_alive[cell];
    }
  }
}

static gboolean
has_lost_hq (const AdcHexPosition *position, const HexOracleState *state, guint side)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (position->cells[cell].tile != NULL && position->cells[cell].tile->kind == ADC_HEX_HQ
        && position->cells[cell].side == side && !state->is_alive[cell])
      return TRUE;
  return FALSE;
}

/* After the battle of three or four, the tiles of whoever lost the HQ leave as well. */
void
hex_oracle_finish (const AdcHexPosition *position, const HexOracleState *state,
                   HexOracleOutcome *outcome)
{
  memset (outcome, 0, sizeof *outcome);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const AdcHexPiece *piece = &position->cells[cell];

    if (!state->is_alive[cell]
        || (position->n_sides > 2 && has_lost_hq (position, state, piece->side)))
      continue;

    outcome->is_alive[cell] = TRUE;
    if (piece->tile->kind != ADC_HEX_HQ)
      outcome->wounds[cell] = state->wounds[cell];
  }
  for (guint side = 0; side < position->n_sides; side++) {
    outcome->points[side] = state->points[side];
    outcome->scored[side] = state->scored[side];
  }
}

static gboolean
has_anybody_acted (const HexOraclePhase *phase)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (phase->has_acted[cell])
      return TRUE;
  return FALSE;
}

void
hex_oracle_resolve (const AdcHexPosition *position, const AdcHexAnswers *answers, HexOracleEnd *end)
{
  guint given[ADC_HEX_QUESTIONS];
  HexOracleScript script = { .answers = given, .questions = end->questions };
  HexOracleState state;

  for (guint i = 0; answers != NULL && i < answers->n; i++)
    given[script.n_answers++] = answers->options[i];

  end->n_phases = 0;
  hex_oracle_begin (position, &state);
  for (int i = hex_oracle_get_first (position, &state); i >= 0; i--) {
    hex_oracle_fight_phase (position, i, &state, &script, &end->phases[end->n_phases]);
    if (has_anybody_acted (&end->phases[end->n_phases]))
      end->n_phases++;
  }
  end->n_questions = script.n_questions;
  hex_oracle_finish (position, &state, &end->outcome);
}
