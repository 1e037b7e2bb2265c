/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-orders.h"
#include "hex-oracle-compare.h"
#include "hex-oracle-private.h"

#include <string.h>

void
hex_compare_read (const AdcHexPosition *position, const AdcHexState *state,
                  HexOracleOutcome *outcome)
{
  memset (outcome, 0, sizeof *outcome);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    if (!(state->alive & adc_hex_bit (cell)))
      continue;
    outcome->is_alive[cell] = TRUE;
    if (position->cells[cell].tile != NULL && position->cells[cell].tile->kind != ADC_HEX_HQ)
      outcome->wounds[cell] = state->wounds[cell];
  }
  for (guint side = 0; side < position->n_sides; side++) {
    outcome->points[side] = state->points[side];
    outcome->scored[side] = state->scored[side];
  }
}

void
hex_compare_append (GString *text, const AdcHexPosition *position, const HexOracleOutcome *outcome)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (outcome->is_alive[cell])
      g_string_append_printf (text, " %s/%d", adc_hex_cell_name (cell), outcome->wounds[cell]);
  for (guint side = 0; side < position->n_sides; side++)
    g_string_append_printf (text, "; %u: %d points, %d scored", side, outcome->points[side],
                            outcome->scored[side]);
  g_string_append_c (text, '\n');
}

gboolean
hex_compare_advance (const AdcHexResult *result, AdcHexAnswers *answers)
{
  for (guint i = result->n_questions; i > 0; i--) {
    const AdcHexQuestion *question = &result->questions[i - 1];

    if (question->taken + 1 < question->n_options) {
      for (guint j = 0; j + 1 < i; j++)
        answers->options[j] = result->questions[j].taken;
      answers->options[i - 1] = question->taken + 1;
      answers->n = i;
      return TRUE;
    }
  }
  return FALSE;
}

gboolean
hex_compare_is_full (const AdcHexResult *result)
{
  if (result->n_questions == ADC_HEX_QUESTIONS)
    return TRUE;
  for (guint i = 0; i < result->n_questions; i++)
    if (result->questions[i].n_options == ADC_HEX_OPTIONS)
      return TRUE;
  return FALSE;
}

/* What happens on a board. */
typedef struct {
  gboolean      is_battle; /* else an instant is played */
  AdcHexInstant instant;
  guint         cell;
} Plot;

static void
resolve (const AdcHexPosition *position, const Plot *plot, const AdcHexAnswers *answers,
         AdcHexResult *result)
{
  if (plot->is_battle)
    adc_hex_resolve (position, answers, result, NULL);
  else
    adc_hex_orders_strike (position, plot->instant, plot->cell, answers, result, NULL);
}

/* All that answers lead to is in the set, and all the set. */
static char *
compare_ends (const AdcHexPosition *position, const Plot *plot, const HexOracleSet *expected,
              gboolean *is_skipped)
{
  g_autoptr(GHashTable) reached = g_hash_table_new (NULL, NULL);
  AdcHexAnswers answers = { .n = 0 };
  AdcHexResult result;
  GHashTableIter iter;
  gpointer outcome;
  guint n = 0;

  do {
    g_autoptr(GString) text = g_string_new ("only the engine reaches:");
    HexOracleOutcome end;
    gpointer known;

    if (n++ == HEX_COMPARE_BATTLES) {
      *is_skipped = TRUE;
      return NULL;
    }
    resolve (position, plot, &answers, &result);
    if (hex_compare_is_full (&result)) {
      *is_skipped = TRUE;
      return NULL;
    }
    hex_compare_read (position, &result.end, &end);
    if (!g_hash_table_lookup_extended (expected->outcomes, &end, &known, NULL)) {
      hex_compare_append (text, position, &end);
      g_hash_table_iter_init (&iter, expected->outcomes);
      while (g_hash_table_size (expected->outcomes) <= 8
             && g_hash_table_iter_next (&iter, &outcome, NULL)) {
        g_string_append (text, "the oracle reaches:");
        hex_compare_append (text, position, outcome);
      }
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
    g_hash_table_add (reached, known);
  } while (hex_compare_advance (&result, &answers));

  g_hash_table_iter_init (&iter, expected->outcomes);
  while (g_hash_table_iter_next (&iter, &outcome, NULL)) {
    if (!g_hash_table_contains (reached, outcome)) {
      GString *text = g_string_new ("only the oracle reaches:");

      hex_compare_append (text, position, outcome);
      return g_string_free (text, FALSE);
    }
  }
  return NULL;
}

char *
hex_compare_ends (const AdcHexPosition *position, gboolean *is_skipped)
{
  const Plot plot = { .is_battle = TRUE };
  HexOracleSet set;
  char *wrong = NULL;

  hex_oracle_set_init (&set, HEX_COMPARE_BATTLES, HEX_COMPARE_OUTCOMES);
  if (hex_oracle_reach (position, &set))
    wrong = compare_ends (position, &plot, &set, is_skipped);
  else
    *is_skipped = TRUE;
  hex_oracle_set_clear (&set);
  return wrong;
}

static gboolean
is_target (const AdcHexPosition *position, guint side, guint cell)
{
  const AdcHexPiece *piece = &position->cells[cell];

  return piece->tile != NULL && piece->tile->kind != ADC_HEX_HQ
         && position->teams[piece->side] != position->teams[side];
}

static gboolean
is_beside (guint a, guint b)
{
  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++)
    if (hex_oracle_step (a, direction) == b)
      return TRUE;
  return FALSE;
}

static gboolean
is_beside_hq (const AdcHexPosition *position, guint side, guint cell)
{
  for (guint other = 0; other < ADC_HEX_CELLS; other++)
    if (position->cells[other].tile != NULL && position->cells[other].tile->kind == ADC_HEX_HQ
        && position->cells[other].side == side && is_beside (cell, other))
      return TRUE;
  return FALSE;
}

static gboolean
is_inside (guint cell)
{
  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++)
    if (hex_oracle_step (cell, direction) == ADC_HEX_NOWHERE)
      return FALSE;
  return TRUE;
}

static char *
compare_strikes (const AdcHexPosition *position, const Plot *plot, const int *wounds,
                 gboolean *is_skipped)
{
  HexOracleSet set;
  char *wrong = NULL;

  hex_oracle_set_init (&set, HEX_COMPARE_BATTLES, HEX_COMPARE_OUTCOMES);
  if (hex_oracle_strike (position, wounds, &set))
    wrong = compare_ends (position, plot, &set, is_skipped);
  else
    *is_skipped = TRUE;
  hex_oracle_set_clear (&set);
  return wrong;
}

/* A bomb on each hex where it may fall. */
static char *
check_bombs (const AdcHexPosition *position, gboolean *is_skipped)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const Plot plot = { .instant = ADC_HEX_BOMB, .cell = cell };
    int wounds[ADC_HEX_CELLS] = { 0 };
    char *wrong;

    if (is_inside (cell) != !!(adc_hex_orders_bomb () & adc_hex_bit (cell)))
      return g_strdup_printf ("the bomb and %s\n", adc_hex_cell_name (cell));
    if (!is_inside (cell))
      continue;

    for (guint target = 0; target < ADC_HEX_CELLS; target++)
      wounds[target] = (target == cell || is_beside (cell, target))
                       && position->cells[target].tile != NULL
                       && position->cells[target].tile->kind != ADC_HEX_HQ;
    wrong = compare_strikes (position, &plot, wounds, is_skipped);
    if (wrong != NULL)
      return wrong;
  }
  return NULL;
}

/* The sniper and the grenade of each side, at each of their targets; and bombs. */
char *
hex_compare_instants (const AdcHexPosition *position, gboolean *is_skipped)
{
  for (guint side = 0; side < position->n_sides; side++) {
    const guint32 sniped = adc_hex_orders_sniper (position, side);
    const guint32 thrown = adc_hex_orders_grenade (position, side);

    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
      const gboolean can_snipe = is_target (position, side, cell);
      const gboolean can_throw = can_snipe && is_beside_hq (position, side, cell);
      Plot plot = { .instant = ADC_HEX_SNIPER, .cell = cell };
      int wounds[ADC_HEX_CELLS] = { 0 };
      char *wrong;

      if (can_snipe != !!(sniped & adc_hex_bit (cell)))
        return g_strdup_printf ("the sniper of %u at %s\n", side, adc_hex_cell_name (cell));
      if (can_throw != !!(thrown & adc_hex_bit (cell)))
        return g_strdup_printf ("the grenade of %u at %s\n", side, adc_hex_cell_name (cell));
      if (!can_snipe)
        continue;

      wounds[cell] = 1;
      wrong = compare_strikes (position, &plot, wounds, is_skipped);
      if (wrong != NULL)
        return wrong;

      plot.instant = ADC_HEX_GRENADE;
      wounds[cell] = position->cells[cell].tile->toughness + 1;
      wrong = can_throw ? compare_strikes (position, &plot, wounds, is_skipped) : NULL;
      if (wrong != NULL)
        return wrong;
    }
  }
  return check_bombs (position, is_skipped);
}
