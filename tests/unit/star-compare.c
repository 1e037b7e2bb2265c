/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-compare.h"
#include "star-battles.h"

#include <math.h>

#define EXACTLY      1e-12
#define BEST_EXACTLY 1e-10
#define N_PLANS      5

gboolean
star_compare_close (double found, double expected, double tolerance, const AdcStarBattle *battle,
                    const char *format, ...)
{
  g_autofree char *description = NULL;
  g_autofree char *what = NULL;
  va_list arguments;

  if (fabs (found - expected) <= tolerance)
    return TRUE;

  description = star_battles_describe (battle);
  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s: found %.15g, expected %.15g in: %s", what, found, expected, description);
  g_test_fail ();

  return FALSE;
}

/* ------ Skirmishes ------ */

static guint
collect_choices (const AdcStarOutcome *outcome)
{
  guint choices = 0;

  for (guint i = 0; i < outcome->n_choices; i++)
    choices |= 1u << outcome->choices[i];

  return choices;
}

static AdcStarFate
get_fate (const StarOracleSide *side)
{
  if (side->loss == ADC_STAR_NONE)
    return ADC_STAR_FATE_LIVES;
  return side->loss_escapes ? ADC_STAR_FATE_ESCAPES : ADC_STAR_FATE_DIES;
}

/* The steps lead to the values that they explain. */
static gboolean
compare_steps (const AdcStarBattle *battle, const AdcStarOutcome *outcome, GArray *steps,
               guint skirmish, guint side)
{
  int sums[2] = { 0 };

  for (guint i = 0; i < steps->len; i++) {
    const AdcStarStep *step = &g_array_index (steps, AdcStarStep, i);

    sums[step->is_health ? 1 : 0] += step->value;
  }

  return star_compare_close (MAX (sums[0], 0), outcome->attack, 0, battle,
                             "steps to the attack of %u in %u", side, skirmish)
         && star_compare_close (MAX (sums[1], 0), outcome->health, 0, battle,
                                "steps to the health of %u in %u", side, skirmish);
}

static gboolean
compare_side (const AdcStarBattle *battle, const StarOracleSkirmish *expected,
              const AdcStarResult *result, guint skirmish, guint side)
{
  const StarOracleSide *right = &expected->sides[side];
  const StarOracleSide *enemy = &expected->sides[!side];
  const AdcStarOutcome *outcome = &result->sides[side];
  const gboolean has_choice = (right->reachable & (right->reachable - 1)) != 0;
  const struct {
    const char *name;
    int         found;
    int         expected;
  } fields[] = {
    { "known", outcome->is_known, TRUE },
    { "cancelled", outcome->card_is_cancelled, FALSE },
    { "reinforcement", outcome->reinforcement_counts, right->reinforcement_counts },
    { "attack", outcome->attack, right->attack },
    { "health", outcome->health, right->health },
    { "sufficient", outcome->is_sufficient, right->is_sufficient },
    { "target", outcome->target, enemy->loss },
    { "choices", collect_choices (outcome), has_choice ? right->reachable : 0 },
    { "loss", outcome->loss, right->loss },
    { "fate", outcome->fate, get_fate (right) },
    { "sacrificed", outcome->is_sacrificed, right->is_sacrificed },
    { "taken", outcome->is_taken, right->is_taken },
    { "detector", outcome->has_detector, right->has_detector },
    { "cloaked", outcome->front_is_cloaked, right->front_is_cloaked },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (!star_compare_close (fields[i].found, fields[i].expected, 0, battle, "%s of %u in %u",
                             fields[i].name, side, skirmish))
      return FALSE;
  for (guint i = 0; i < ADC_STAR_N_EFFECT_KINDS; i++)
    if (!star_compare_close (outcome->splash[i], right->splash[i], 0, battle,
                             "splash %u of %u in %u", i, side, skirmish))
      return FALSE;

  return TRUE;
}

/* FALSE: they differ. If a card must be drawn anew, nothing more is to be held against another. */
static gboolean
compare_skirmish (const AdcStarBattle *battle, guint skirmish, StarOracleSkirmish *expected,
                  AdcStarResult *result, gboolean *is_open)
{
  g_autoptr(GArray) attacker = g_array_new (FALSE, FALSE, sizeof (AdcStarStep));
  g_autoptr(GArray) defender = g_array_new (FALSE, FALSE, sizeof (AdcStarStep));
  GArray *steps[ADC_STAR_N_SIDES] = { attacker, defender };
  StarOracleTable table = { 0 };

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    table.cards[side] = battle->slots[skirmish][side].card;
    table.reinforcements[side] = battle->slots[skirmish][side].reinforcement;
  }
  adc_star_skirmish_resolve (battle, skirmish, table.cards, table.reinforcements, result, steps);
  star_oracle_cancel (battle, skirmish, &table);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const gboolean is_cancelled = table.discards[side] == STAR_ORACLE_LOSES_STANDARD;

    *is_open |= is_cancelled;
    if (!star_compare_close (result->sides[side].card_is_cancelled, is_cancelled, 0, battle,
                             "cancelled card of %u in %u", side, skirmish))
      return FALSE;
  }
  if (*is_open)
    return TRUE;

  star_oracle_resolve (battle, skirmish, &table, expected);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if (!compare_side (battle, expected, result, skirmish, side)
        || !compare_steps (battle, &result->sides[side], steps[side], skirmish, side))
      return FALSE;

  return TRUE;
}

gboolean
star_compare_battle (const AdcStarBattle *battle)
{
  StarOracleSkirmish expected[ADC_STAR_MAX_SKIRMISHES];
  AdcStarResult results[ADC_STAR_MAX_SKIRMISHES];
  gboolean is_open = FALSE;
  AdcStarEnd end;
  AdcStarEnd right;

  for (guint i = 0; i < battle->n_skirmishes; i++)
    if (!compare_skirmish (battle, i, &expected[i], &results[i], &is_open))
      return FALSE;
  if (is_open)
    return TRUE;

  adc_star_battle_finish (battle, results, &end);
  star_oracle_finish (battle, expected, &right);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    for (guint i = 0; i < battle->sides[side].n_units; i++)
      if (!star_compare_close (end.units[side][i], right.units[side][i], 0, battle,
                               "end of unit %u of %u", i, side))
        return FALSE;
    if (!star_compare_close (end.lost[side], right.lost[side], 0, battle, "lost by %u", side))
      return FALSE;
  }

  return star_compare_close (end.kind, right.kind, 0, battle, "end");
}

/* ------ Odds ------ */

static gboolean
compare_all (const double *found, const double *expected, guint n, const AdcStarBattle *battle,
             const char *what, guint i)
{
  for (guint j = 0; j < n; j++)
    if (!star_compare_close (found[j], expected[j], EXACTLY, battle, "%s %u, %u", what, i, j))
      return FALSE;

  return TRUE;
}

static gboolean
compare_sum (const double *chances, guint n, double sum, const AdcStarBattle *battle,
             const char *what, guint i)
{
  double found = 0;

  for (guint j = 0; j < n; j++)
    found += chances[j];

  return star_compare_close (found, sum, EXACTLY, battle, "sum of %s %u", what, i);
}

gboolean
star_compare_sums (const AdcStarBattle *battle, const AdcStarOdds *odds)
{
  if (!compare_sum (odds->ends, ADC_STAR_N_ENDS, 1, battle, "ends", 0))
    return FALSE;
  for (guint i = 0; i < battle->n_skirmishes; i++)
    if (!compare_sum (odds->skirmishes[i], ADC_STAR_N_LOSSES, 1, battle, "skirmish", i))
      return FALSE;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const guint n = battle->sides[side].n_units;
    double n_living = 0;

    for (guint i = 0; i <= n; i++)
      n_living += i * odds->n_living[side][i];
    if (!compare_sum (odds->n_living[side], ADC_STAR_MAX_UNITS + 1, 1, battle, "living", side)
        || !compare_sum (odds->lives[side], n, n_living, battle, "lives", side))
      return FALSE;
  }

  return TRUE;
}

gboolean
star_compare_odds (const AdcStarBattle *battle)
{
  g_autofree AdcStarOdds *odds = g_new0 (AdcStarOdds, 1);
  g_autofree AdcStarOdds *right = g_new0 (AdcStarOdds, 1);
  g_autoptr(GError) error = NULL;

  if (!adc_star_odds_compute (battle, odds, NULL, NULL, NULL, &error)) {
    star_compare_close (0, 1, 0, battle, "%s", error->message);
    return FALSE;
  }
  star_oracle_enumerate (battle, right);
  if (!star_compare_close (odds->is_exact, TRUE, 0, battle, "exact")
      || !star_compare_close (odds->error, 0, 0, battle, "error")
      || !compare_all (odds->ends, right->ends, ADC_STAR_N_ENDS, battle, "ends", 0)
      || !star_compare_sums (battle, odds))
    return FALSE;
  for (guint i = 0; i < battle->n_skirmishes; i++)
    if (!compare_all (odds->skirmishes[i], right->skirmishes[i], ADC_STAR_N_LOSSES, battle,
                      "skirmish", i)
        || !compare_all (odds->sufficient[i], right->sufficient[i], ADC_STAR_N_SIDES, battle,
                         "sufficient", i))
      return FALSE;
  for (guint i = 0; i < ADC_STAR_N_SIDES; i++) {
    const guint n = battle->sides[i].n_units;

    if (!compare_all (odds->stands[i], right->stands[i], n, battle, "stands", i)
        || !compare_all (odds->lives[i], right->lives[i], n, battle, "lives", i)
        || !compare_all (odds->n_living[i], right->n_living[i], ADC_STAR_MAX_UNITS + 1, battle,
                         "living", i))
      return FALSE;
  }

  return compare_all (odds->lost, right->lost, ADC_STAR_N_SIDES, battle, "lost", 0);
}

/* ------ Hands ------ */

/* Cards of the hand, none twice, where there was none, and no second one beside a hidden one. */
static gboolean
plan_is_legal (const AdcStarBattle *battle, guint side, const AdcStarPlan *plan)
{
  const AdcStarSide *army = &battle->sides[side];
  guint64 hand = army->hand;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const AdcStarSlot *slot = &battle->slots[i][side];
    const int cards[] = { plan->cards[i], plan->reinforcements[i] };

    if (slot->card != ADC_STAR_UNKNOWN) {
      if (cards[0] != slot->card || cards[1] != slot->reinforcement)
        return FALSE;
      continue;
    }
    if (cards[0] == ADC_STAR_UNKNOWN) {
      if (cards[1] != ADC_STAR_NONE)
        return FALSE;
      continue;
    }
    for (guint j = 0; j < G_N_ELEMENTS (cards); j++) {
      if (j == 1 && cards[j] == ADC_STAR_NONE)
        continue;
      if (cards[j] < 0 || cards[j] >= (int) army->n_cards
          || (hand & (G_GUINT64_CONSTANT (1) << cards[j])) == 0
          || army->cards[cards[j]].is_reinforcement != (j == 1))
        return FALSE;
      hand &= ~(G_GUINT64_CONSTANT (1) << cards[j]);
    }
  }

  return TRUE;
}

static double
get_aim (const AdcStarPlan *plan, AdcStarAim aim)
{
  return aim == ADC_STAR_AIM_VALUE ? plan->value : plan->hold;
}

static gboolean
compare_plans (const AdcStarBattle *battle, guint side, AdcStarAim aim, const AdcStarAdvice *advice)
{
  AdcStarPlan best;

  star_oracle_try_all (battle, side, aim, &best);
  for (guint i = 0; i < advice->plans->len; i++) {
    const AdcStarPlan *plan = &g_array_index (advice->plans, AdcStarPlan, i);
    AdcStarPlan weighed = *plan;

    if (!star_compare_close (plan_is_legal (battle, side, plan), TRUE, 0, battle, "plan %u", i))
      return FALSE;
    star_oracle_weigh (battle, side, &weighed);
    if (!star_compare_close (plan->value, weighed.value, BEST_EXACTLY, battle, "value of %u", i)
        || !star_compare_close (plan->hold, weighed.hold, BEST_EXACTLY, battle, "hold of %u", i))
      return FALSE;
    if (i > 0 && get_aim (plan, aim) > get_aim (plan - 1, aim) + BEST_EXACTLY)
      return star_compare_close (get_aim (plan, aim), get_aim (plan - 1, aim), BEST_EXACTLY, battle,
                                 "order of %u", i);
    if (i == 0
        && (!star_compare_close (plan->value, best.value, BEST_EXACTLY, battle, "best value")
            || !star_compare_close (plan->hold, best.hold, BEST_EXACTLY, battle, "best hold")))
      return FALSE;
  }

  return TRUE;
}

gboolean
star_compare_advice (const AdcStarBattle *battle, guint side, AdcStarAim aim)
{
  AdcStarAdvice advice = { 0 };
  g_autoptr(GError) error = NULL;
  gboolean is_same;

  if (!adc_star_advise (battle, side, aim, N_PLANS, &advice, NULL, NULL, NULL, &error)) {
    star_compare_close (0, 1, 0, battle, "%s", error->message);
    return FALSE;
  }
  is_same = star_compare_close (advice.is_exact, TRUE, 0, battle, "exact advice")
            && star_compare_close (advice.plans->len > 0 && advice.plans->len <= N_PLANS, TRUE, 0,
                                   battle, "plans")
            && compare_plans (battle, side, aim, &advice);
  adc_star_advice_clear (&advice);

  return is_same;
}
