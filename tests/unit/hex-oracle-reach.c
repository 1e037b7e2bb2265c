/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-private.h"

#include <string.h>

/* Everything decisions can lead to, phase by phase: from each state in which a phase can begin, all
 * states in which it can end. */

static guint
hash_integers (gconstpointer data, gsize size)
{
  const int *integers = data;
  guint hash = 5381;

  for (gsize i = 0; i < size / sizeof *integers; i++)
    hash = hash * 33 + (guint) integers[i];
  return hash;
}

static guint
hash_outcome (gconstpointer outcome)
{
  return hash_integers (outcome, sizeof (HexOracleOutcome));
}

static gboolean
equal_outcomes (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (HexOracleOutcome)) == 0;
}

static guint
hash_state (gconstpointer state)
{
  return hash_integers (state, sizeof (HexOracleState));
}

static gboolean
equal_states (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (HexOracleState)) == 0;
}

static GHashTable *
new_states (void)
{
  return g_hash_table_new_full (hash_state, equal_states, g_free, NULL);
}

void
hex_oracle_set_init (HexOracleSet *self, guint n_phases, guint n_outcomes)
{
  self->outcomes = g_hash_table_new_full (hash_outcome, equal_outcomes, g_free, NULL);
  self->n_phases_left = n_phases;
  self->n_outcomes_left = n_outcomes;
}

void
hex_oracle_set_clear (HexOracleSet *self)
{
  g_clear_pointer (&self->outcomes, g_hash_table_unref);
}

gboolean
hex_oracle_set_has (const HexOracleSet *self, const HexOracleOutcome *outcome)
{
  return g_hash_table_contains (self->outcomes, outcome);
}

/* FALSE: there are too many. */
static gboolean
add_outcome (HexOracleSet *self, const AdcHexPosition *position, const HexOracleState *state)
{
  HexOracleOutcome outcome;

  hex_oracle_finish (position, state, &outcome);
  if (hex_oracle_set_has (self, &outcome))
    return TRUE;
  if (self->n_outcomes_left == 0)
    return FALSE;

  self->n_outcomes_left--;
  g_hash_table_add (self->outcomes, g_memdup2 (&outcome, sizeof outcome));
  return TRUE;
}

/* The answers after these: the last one that can be raised is, and those after it are forgotten.
 * FALSE: that were all. */
static gboolean
advance (HexOracleScript *script, guint *answers)
{
  for (guint i = script->n_questions; i > 0; i--) {
    const HexOracleQuestion *question = &script->questions[i - 1];

    if (question->taken + 1 < question->n_options) {
      for (guint j = 0; j + 1 < i; j++)
        answers[j] = script->questions[j].taken;
      answers[i - 1] = question->taken + 1;
      script->n_answers = i;
      return TRUE;
    }
  }
  return FALSE;
}

static gboolean
branch (const AdcHexPosition *position, int initiative, const HexOracleState *state,
        HexOracleSet *set, GHashTable *next)
{
  g_autofree HexOracleQuestion *questions = g_new (HexOracleQuestion, HEX_ORACLE_QUESTIONS);
  guint answers[HEX_ORACLE_QUESTIONS];
  HexOracleScript script = { .answers = answers, .questions = questions, .asks_all = TRUE };

  do {
    HexOracleState after = *state;

    if (set->n_phases_left-- == 0)
      return FALSE;
    script.n_questions = 0;
    hex_oracle_fight_phase (position, initiative, &after, &script, NULL);
    if (script.n_questions > HEX_ORACLE_QUESTIONS)
      return FALSE;
    if (!g_hash_table_contains (next, &after))
      g_hash_table_add (next, g_memdup2 (&after, sizeof after));
  } while (advance (&script, answers));
  return TRUE;
}

static gboolean
finish_all (const AdcHexPosition *position, GHashTable *states, HexOracleSet *set)
{
  GHashTableIter iter;
  gpointer state;

  g_hash_table_iter_init (&iter, states);
  while (g_hash_table_iter_next (&iter, &state, NULL))
    if (!add_outcome (set, position, state))
      return FALSE;
  return TRUE;
}

gboolean
hex_oracle_reach (const AdcHexPosition *position, HexOracleSet *set)
{
  g_autoptr(GHashTable) states = new_states ();
  HexOracleState start;

  hex_oracle_begin (position, &start);
  g_hash_table_add (states, g_memdup2 (&start, sizeof start));

  for (int i = hex_oracle_get_first (position, &start); i >= 0; i--) {
    g_autoptr(GHashTable) next = new_states ();
    GHashTableIter iter;
    gpointer state;

    g_hash_table_iter_init (&iter, states);
    while (g_hash_table_iter_next (&iter, &state, NULL))
      if (!branch (position, i, state, set, next))
        return FALSE;
    g_hash_table_unref (states);
    states = g_steal_pointer (&next);
  }
  return finish_all (position, states, set);
}

gboolean
hex_oracle_strike (const AdcHexPosition *position, const int *wounds, HexOracleSet *set)
{
  g_autofree HexOracleQuestion *questions = g_new (HexOracleQuestion, HEX_ORACLE_QUESTIONS);
  guint answers[HEX_ORACLE_QUESTIONS];
  HexOracleScript script = { .answers = answers, .questions = questions };

  do {
    HexOracleState state;
    HexOracleSurvey survey;
    HexOracleHurt hurt;

    if (set->n_phases_left-- == 0)
      return FALSE;

    script.n_questions = 0;
    memset (&hurt, 0, sizeof hurt);
    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
      hurt.wounds[cell][HEX_ORACLE_OUTSIDE] = wounds[cell];

    hex_oracle_begin (position, &state);
    hex_oracle_survey_state (position, &state, &survey);
    hex_oracle_heal (position, &state, &survey, &script, &hurt);
    hex_oracle_bury (position, &hurt, &state);
    if (script.n_questions > HEX_ORACLE_QUESTIONS || !add_outcome (set, position, &state))
      return FALSE;
  } while (advance (&script, answers));
  return TRUE;
}
