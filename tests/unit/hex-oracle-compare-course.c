/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-compare.h"

#include <string.h>

static void
append_cells (GString *text, const char *name, const gboolean *cells)
{
  g_string_append_printf (text, "%s:", name);
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if (cells[cell])
      g_string_append_printf (text, " %s", adc_hex_cell_name (cell));
  g_string_append_c (text, '\n');
}

/* The survey before the battle. */
char *
hex_compare_survey (const AdcHexPosition *position, gboolean *is_skipped G_GNUC_UNUSED)
{
  HexOracleSurvey expected;
  AdcHexSurvey survey;

  hex_oracle_survey (position, &expected);
  adc_hex_survey (position, &survey);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    const gboolean is_there = position->cells[cell].tile != NULL;
    const char *name = adc_hex_cell_name (cell);

    if (is_there != !!(survey.occupied & adc_hex_bit (cell)))
      return g_strdup_printf ("%s is said to be %s\n", name, is_there ? "empty" : "occupied");
    if (!is_there)
      continue;

    if (expected.is_netted[cell] != !!(survey.netted & adc_hex_bit (cell)))
      return g_strdup_printf ("%s: netted is %d\n", name, expected.is_netted[cell]);
    if (expected.is_hacked[cell] != !!(survey.hacked & adc_hex_bit (cell)))
      return g_strdup_printf ("%s: hacked is %d\n", name, expected.is_hacked[cell]);
    if (expected.works_for[cell] != survey.servants[cell])
      return g_strdup_printf ("%s works for %u\n", name, expected.works_for[cell]);
    if (expected.melee_bonus[cell] != survey.melee_bonus[cell]
        || expected.ranged_bonus[cell] != survey.ranged_bonus[cell]
        || expected.initiative_bonus[cell] != survey.initiative_bonus[cell])
      return g_strdup_printf ("%s has the bonuses %d %d %d, not %d %d %d\n", name,
                              expected.melee_bonus[cell], expected.ranged_bonus[cell],
                              expected.initiative_bonus[cell], survey.melee_bonus[cell],
                              survey.ranged_bonus[cell], survey.initiative_bonus[cell]);
    if (expected.n_actions[cell] != survey.n_actions[cell])
      return g_strdup_printf ("%s has %u actions, not %u\n", name, expected.n_actions[cell],
                              survey.n_actions[cell]);
    for (guint i = 0; i < expected.n_actions[cell]; i++)
      if (expected.actions[cell][i] != survey.actions[cell][i])
        return g_strdup_printf ("%s has action %u in phase %d, not %d\n", name, i,
                                expected.actions[cell][i], survey.actions[cell][i]);

    for (guint holder = 0; holder < ADC_HEX_CELLS; holder++) {
      const guint32 holders = adc_hex_survey_get_holders (position, &survey, cell);

      if (expected.holds[holder][cell] != !!(holders & adc_hex_bit (holder)))
        return g_strdup_printf ("%s is held by %s: %d\n", name, adc_hex_cell_name (holder),
                                expected.holds[holder][cell]);
    }
  }
  return NULL;
}

static gboolean
equal_questions (const AdcHexQuestion *asked, const HexOracleQuestion *expected)
{
  if (asked->ask != expected->ask || asked->side != expected->side
      || asked->n_options != expected->n_options)
    return FALSE;
  if (asked->ask != ADC_HEX_ASK_HEAL && asked->cell != expected->cell)
    return FALSE;

  for (guint i = 0; i < asked->n_options; i++) {
    const AdcHexOption *a = &asked->options[i];
    const AdcHexOption *b = &expected->options[i];

    if (asked->ask == ADC_HEX_ASK_CONVERT && i > 0
        && (a->medic != b->medic || a->direction != b->direction || a->to_ranged != b->to_ranged))
      return FALSE;
    if (asked->ask == ADC_HEX_ASK_HEAL
        && (a->medic != b->medic || a->patient != b->patient || a->attacker != b->attacker))
      return FALSE;
    if (asked->ask == ADC_HEX_ASK_RELAY && a->medic != b->medic)
      return FALSE;
  }
  return TRUE;
}

/* What leaves in a phase according to what is written down. */
static guint32
list_deaths (const AdcHexPhase *phase)
{
  guint32 deaths = 0;

  for (guint i = 0; i < phase->n_events; i++)
    if (phase->events[i].kind == ADC_HEX_EVENT_DEATH)
      deaths |= adc_hex_bit (phase->events[i].cell);
  return deaths;
}

static char *
compare_phases (const AdcHexRecord *record, const HexOracleEnd *expected)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (record->phases->len != expected->n_phases)
    return g_strdup_printf ("%u phases, not %u\n", expected->n_phases, record->phases->len);

  for (guint i = 0; i < expected->n_phases; i++) {
    const AdcHexPhase *phase = g_ptr_array_index (record->phases, i);
    const HexOraclePhase *plain = &expected->phases[i];
    const guint32 deaths = list_deaths (phase);

    if (phase->initiative != plain->initiative)
      return g_strdup_printf ("a phase %d, not %u\n", plain->initiative, phase->initiative);

    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
      const guint32 bit = adc_hex_bit (cell);

      if (plain->is_netted[cell] != !!(phase->survey.netted & bit)
          || plain->has_acted[cell] != !!(phase->acting & bit)
          || plain->has_died[cell] != !!(deaths & bit)) {
        g_string_append_printf (text, "phase %d differs in %s; ", plain->initiative,
                                adc_hex_cell_name (cell));
        append_cells (text, "netted", plain->is_netted);
        append_cells (text, "acting", plain->has_acted);
        append_cells (text, "dying", plain->has_died);
        return g_string_free (g_steal_pointer (&text), FALSE);
      }
    }
  }
  return NULL;
}

/* Answers at random, but the same on every call. */
static void
answer_questions (const AdcHexPosition *position, guint32 seed, AdcHexAnswers *answers,
                  AdcHexResult *result)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (seed);

  answers->n = 0;
  adc_hex_resolve (position, answers, result, NULL);
  while (answers->n < result->n_questions) {
    const guint n_options = result->questions[answers->n].n_options;

    answers->options[answers->n++] = g_rand_int_range (random, 0, n_options);
    adc_hex_resolve (position, answers, result, NULL);
  }
}

/* The whole course of a battle: what is asked, who acts, who dies. */
char *
hex_compare_course (const AdcHexPosition *position, gboolean *is_skipped)
{
  g_autofree HexOracleEnd *expected = g_new (HexOracleEnd, 1);

  for (guint32 seed = 0; seed < 2; seed++) {
    AdcHexRecord *record = adc_hex_record_new ();
    g_autofree char *wrong = NULL;
    AdcHexAnswers answers;
    AdcHexResult result;
    HexOracleOutcome end;

    answer_questions (position, seed, &answers, &result);
    adc_hex_resolve (position, &answers, &result, record);
    if (hex_compare_is_full (&result)) {
      adc_hex_record_free (record);
      *is_skipped = TRUE;
      return NULL;
    }

    hex_oracle_resolve (position, &answers, expected);
    hex_compare_read (position, &result.end, &end);
    if (result.n_questions != expected->n_questions)
      wrong = g_strdup_printf ("%u questions, not %u\n", expected->n_questions, result.n_questions);
    for (guint i = 0; i < result.n_questions && wrong == NULL; i++)
      if (!equal_questions (&result.questions[i], &expected->questions[i]))
        wrong = g_strdup_printf ("question %u, of kind %d, is of kind %d or has other options\n", i,
                                 result.questions[i].ask, expected->questions[i].ask);
    if (wrong == NULL)
      wrong = compare_phases (record, expected);
    if (wrong == NULL && memcmp (&end, &expected->outcome, sizeof end) != 0)
      wrong = g_strdup ("the battle ends in another way\n");

    adc_hex_record_free (record);
    if (wrong != NULL)
      return g_steal_pointer (&wrong);
  }
  return NULL;
}

static int
get_sign (int number)
{
  return number > 0 ? 1 : number < 0 ? -1 : 0;
}

/* Any two ends, one after the other, are as good for each side as the oracle says. */
static char *
check_rating (const AdcHexPosition *position)
{
  AdcHexAnswers answers = { .n = 0 };
  AdcHexResult result;
  AdcHexState before;
  guint n = 0;

  adc_hex_resolve (position, &answers, &result, NULL);
  before = result.end;
  while (hex_compare_advance (&result, &answers) && n++ < 50) {
    adc_hex_resolve (position, &answers, &result, NULL);
    for (guint side = 0; side < position->n_sides; side++) {
      HexOracleOutcome a;
      HexOracleOutcome b;

      hex_compare_read (position, &before, &a);
      hex_compare_read (position, &result.end, &b);
      if (get_sign (adc_hex_state_rate (position, &before, side)
                    - adc_hex_state_rate (position, &result.end, side))
          != get_sign (hex_oracle_compare (position, side, &a, &b))) {
        g_autoptr(GString) text = g_string_new (NULL);

        g_string_append_printf (text, "for side %u these compare %d:\n", side,
                                hex_oracle_compare (position, side, &a, &b));
        hex_compare_append (text, position, &a);
        hex_compare_append (text, position, &b);
        return g_string_free (g_steal_pointer (&text), FALSE);
      }
    }
    before = result.end;
  }
  return NULL;
}

/* What everybody decides for the best. */
char *
hex_compare_choice (const AdcHexPosition *position, gboolean *is_skipped)
{
  g_autofree HexOracleEnd *expected = g_new (HexOracleEnd, 1);
  const AdcHexAnswers none = { .n = 0 };
  g_autoptr(GString) text = NULL;
  AdcHexAnswers best;
  AdcHexResult result;
  HexOracleOutcome end;

  if (!hex_oracle_choose (position, 300, expected)) {
    *is_skipped = TRUE;
    return NULL;
  }

  if (!adc_hex_choose (position, &none, HEX_COMPARE_BATTLES, &best, &result))
    return g_strdup ("the engine has given up\n");
  hex_compare_read (position, &result.end, &end);
  if (memcmp (&end, &expected->outcome, sizeof end) != 0) {
    text = g_string_new ("the engine chooses:");
    hex_compare_append (text, position, &end);
    g_string_append (text, "the oracle chooses:");
    hex_compare_append (text, position, &expected->outcome);
    return g_string_free (g_steal_pointer (&text), FALSE);
  }
  return check_rating (position);
}
