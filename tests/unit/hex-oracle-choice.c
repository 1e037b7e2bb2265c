/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle.h"

/* What is best for whom, and what everybody would decide: all is tried, nothing remembered. */

typedef struct {
  int hqs;
  int points;
  int tiles;
} Worth;

static gboolean
is_own (const AdcHexPosition *position, guint side, guint other)
{
  return position->teams[side] == position->teams[other];
}

static Worth
weigh (const AdcHexPosition *position, guint side, const HexOracleOutcome *outcome)
{
  Worth worth = { 0, 0, 0 };

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const AdcHexPiece *piece = &position->cells[cell];
    const int sign = piece->tile != NULL && is_own (position, side, piece->side) ? 1 : -1;

    if (piece->tile == NULL)
      continue;
    if (outcome->is_alive[cell])
      worth.tiles += sign;
    else if (piece->tile->kind == ADC_HEX_HQ)
      worth.hqs -= sign;
  }

  for (guint other = 0; other < position->n_sides; other++) {
    const int sign = is_own (position, side, other) ? 1 : -1;

    if (position->is_scored)
      worth.points += sign * outcome->scored[other];
    else
      worth.points -= sign * (position->points[other] - outcome->points[other]);
  }
  return worth;
}

int
hex_oracle_compare (const AdcHexPosition *position, guint side, const HexOracleOutcome *a,
                    const HexOracleOutcome *b)
{
  const Worth of_a = weigh (position, side, a);
  const Worth of_b = weigh (position, side, b);

  if (of_a.hqs != of_b.hqs)
    return of_a.hqs - of_b.hqs;
  if (of_a.points != of_b.points)
    return of_a.points - of_b.points;
  return of_a.tiles - of_b.tiles;
}

/* From the question after the answers on. */
static gboolean
choose (const AdcHexPosition *position, const AdcHexAnswers *answers, guint *n_battles,
        HexOracleEnd *best)
{
  g_autofree HexOracleEnd *end = g_new (HexOracleEnd, 1);
  AdcHexAnswers next = *answers;
  guint n_options;
  guint side;

  if ((*n_battles)-- == 0)
    return FALSE;

  hex_oracle_resolve (position, answers, end);
  if (end->n_questions == answers->n) {
    *best = *end;
    return TRUE;
  }
  if (answers->n == ADC_HEX_QUESTIONS)
    return FALSE;

  n_options = end->questions[answers->n].n_options;
  side = end->questions[answers->n].side;
  next.n = answers->n + 1;
  for (guint i = 0; i < n_options; i++) {
    next.options[answers->n] = i;
    if (!choose (position, &next, n_battles, end))
      return FALSE;
    if (i == 0 || hex_oracle_compare (position, side, &end->outcome, &best->outcome) > 0)
      *best = *end;
  }
  return TRUE;
}

gboolean
hex_oracle_choose (const AdcHexPosition *position, guint n_battles, HexOracleEnd *end)
{
  const AdcHexAnswers none = { .n = 0 };

  return choose (position, &none, &n_battles, end);
}
