/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include "adc-error.h"

#include <glib/gi18n-lib.h>

#define N_PLANS 5

/* What is left of a plan's work when it is found is the smaller part. */
#define PLAN_PART 0.8

typedef struct {
  AdcProgress progress;
  gpointer    data;
  double      from;
  double      part;
} Relay;

static void
relay (double part, gpointer data)
{
  const Relay *self = data;

  self->progress (self->from + self->part * part, self->data);
}

/* The cards of a plan, where it lays them. */
static void
lay_plan (AdcStarBattle *battle, guint side, const AdcStarPlan *plan)
{
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    AdcStarSlot *slot = &battle->slots[i][side];

    if (slot->card != ADC_STAR_UNKNOWN)
      continue;

    slot->card = plan->cards[i];
    if (slot->reinforcement == ADC_STAR_NONE)
      slot->reinforcement = plan->reinforcements[i];
  }
  battle->sides[side].hand = 0;
}

static void
add_step (AdcStarClash *self, AdcPlan *plan, guint side, guint skirmish, int card, const char *what)
{
  g_autofree char *place = g_strdup_printf ("%u:%s", skirmish + 1, what);

  adc_plan_add_step (plan, card >= 0 ? adc_star_face (self, side, card)->id : NULL, place);
}

static void
add_plan (AdcStarClash *self, AdcForecast *forecast, guint side, const AdcStarPlan *from)
{
  AdcPlan *plan = adc_forecast_add_plan (forecast, self->parties[side].id);

  plan->worth = from->value;
  plan->chance = from->hold;
  for (guint i = 0; i < self->battle.n_skirmishes; i++) {
    const AdcStarSlot *slot = &self->battle.slots[i][side];

    if (slot->card != ADC_STAR_UNKNOWN)
      continue;

    add_step (self, plan, side, i, from->cards[i], "card");
    if (slot->reinforcement == ADC_STAR_NONE && from->reinforcements[i] >= 0)
      add_step (self, plan, side, i, from->reinforcements[i], "reinforcement");
  }
}

static void
state_plan (AdcStarClash *self, AdcForecast *forecast, const AdcStarAdvice *advice)
{
  const AdcStarParty *party = &self->parties[self->advised];

  adc_star_say (forecast->assumptions, RULE_CARDS,
                party->aim == ADC_STAR_AIM_HOLD
                    /* Translators: the name of a side */
                    ? _("The hand of %s is laid for the best chance to have the area at the end")
                    : _("The hand of %s is laid for the most value destroyed minus value lost"),
                party->name);
  if (!advice->is_exact)
    adc_star_say (forecast->assumptions, RULE_CARDS,
                  /* Translators: a number of plans */
                  _("There are too many ways to lay this hand to weigh them all: the plan is the "
                    "best of %u that were weighed"),
                  (guint) MIN (advice->n_weighed, G_MAXUINT));
}

/* The best way to lay the hand is what is foreseen. */
static gboolean
advise (AdcStarClash *self, AdcStarBattle *battle, AdcForecast *forecast, AdcProgress progress,
        gpointer data, GCancellable *cancellable, GError **error)
{
  const guint side = self->advised;
  AdcStarAdvice advice = { 0 };

  if (!adc_star_advise (battle, side, self->parties[side].aim, N_PLANS, &advice, progress, data,
                        cancellable, error))
    return FALSE;

  for (guint i = 0; i < advice.plans->len; i++)
    add_plan (self, forecast, side, &g_array_index (advice.plans, AdcStarPlan, i));
  if (advice.plans->len > 0)
    lay_plan (battle, side, &g_array_index (advice.plans, AdcStarPlan, 0));
  state_plan (self, forecast, &advice);
  adc_star_advice_clear (&advice);
  return TRUE;
}

static void
add_outcomes (AdcStarClash *self, AdcForecast *forecast, const AdcStarOdds *odds)
{
  /* Translators: the name of a side */
  g_autofree char *taken = g_strdup_printf (_("%s takes the area"), self->parties[0].name);
  /* Translators: the name of a side */
  g_autofree char *held = g_strdup_printf (_("%s holds the area"), self->parties[1].name);

  adc_forecast_add_outcome (forecast, "attacker", taken)->chance =
    odds->ends[ADC_STAR_END_ATTACKER] + odds->ends[ADC_STAR_END_DEFENDER_RETREATS];
  adc_forecast_add_outcome (forecast, "defender", held)->chance =
    odds->ends[ADC_STAR_END_DEFENDER] + odds->ends[ADC_STAR_END_ATTACKER_RETREATS];
  adc_forecast_add_outcome (forecast, "nobody", _("Nobody is left"))->chance =
    odds->ends[ADC_STAR_END_NOBODY];
}

static void
add_contests (AdcStarClash *self, AdcForecast *forecast, const AdcStarOdds *odds)
{
  static const char * const ids[ADC_STAR_N_LOSSES] = { "nobody", "defender", "attacker", "both" };

  for (guint i = 0; i < self->battle.n_skirmishes; i++) {
    g_autofree char *label = adc_star_format_skirmish (self, i);
    g_autofree char *number = g_strdup_printf ("%u", i + 1);
    AdcContest *contest = adc_forecast_add_contest (forecast, number, label);

    for (guint j = 0; j < ADC_STAR_N_LOSSES; j++) {
      g_autofree char *text =
        j == ADC_STAR_NOBODY_LOSES ? g_strdup (_("Nobody loses a unit"))
        : j == ADC_STAR_BOTH_LOSE  ? g_strdup (_("Both lose a unit"))
                                   /* Translators: the name of a side */
                                   : g_strdup_printf (_("%s loses a unit"),
                                                      self->parties[j == ADC_STAR_DEFENDER_LOSES
                                                                        ? ADC_STAR_DEFENDER
                                                                        : ADC_STAR_ATTACKER].name);

      adc_contest_add_outcome (contest, ids[j], text)->chance = odds->skirmishes[i][j];
    }
  }
}

static AdcDistribution *
create_single (double chance)
{
  const double chances[] = { 1 - CLAMP (chance, 0, 1), CLAMP (chance, 0, 1) };

  return adc_distribution_new (chances, G_N_ELEMENTS (chances));
}

static void
add_extra (AdcForecast *forecast, const char *id, AdcDistribution *units)
{
  AdcSurvivors *extra = g_new0 (AdcSurvivors, 1);

  extra->force = g_strdup (id);
  extra->units = units;
  g_ptr_array_add (forecast->extras, extra);
}

static void
add_survivors (AdcStarClash *self, AdcForecast *forecast, const AdcStarOdds *odds)
{
  static const char * const ids[] = { "attacker-units", "defender-units" };

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    for (guint i = 0; i < self->battle.sides[side].n_units; i++)
      adc_forecast_add_survivors (forecast, adc_star_figure (self, side, i)->id,
                                  create_single (odds->lives[side][i]));
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    add_extra (forecast, ids[side],
               adc_distribution_new (odds->n_living[side], self->battle.sides[side].n_units + 1));
  if (odds->ends[ADC_STAR_END_ATTACKER_RETREATS] > 0)
    add_extra (forecast, "attacker-retreats",
               create_single (odds->ends[ADC_STAR_END_ATTACKER_RETREATS]));
  if (odds->ends[ADC_STAR_END_DEFENDER_RETREATS] > 0)
    add_extra (forecast, "defender-retreats",
               create_single (odds->ends[ADC_STAR_END_DEFENDER_RETREATS]));
}

AdcForecast *
adc_star_clash_forecast (AdcStarClash *self, AdcProgress progress, gpointer data,
                         GCancellable *cancellable, GError **error)
{
  g_autoptr(AdcForecast) forecast = adc_forecast_new ();
  g_autofree AdcStarBattle *battle = g_memdup2 (&self->battle, sizeof self->battle);
  g_autofree AdcStarOdds *odds = g_new0 (AdcStarOdds, 1);
  Relay first = { progress, data, 0, PLAN_PART };
  Relay second = { progress, data, self->advised >= 0 ? PLAN_PART : 0,
                   self->advised >= 0 ? 1 - PLAN_PART : 1 };

  if (self->is_missing || !self->is_laid_out) {
    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID,
                         self->is_laid_out ? _("values are missing that this battle depends on")
                                           : self->obstacle);
    return NULL;
  }

  g_ptr_array_unref (forecast->assumptions);
  forecast->assumptions = adc_reason_copy_list (self->assumptions);
  if (self->advised >= 0 && !advise (self, battle, forecast, progress != NULL ? relay : NULL,
                                     &first, cancellable, error))
    return NULL;
  if (!adc_star_odds_compute (battle, odds, progress != NULL ? relay : NULL, &second, cancellable,
                              error))
    return NULL;

  forecast->exact = odds->is_exact;
  forecast->error = odds->is_exact ? 0 : odds->error;
  forecast->n_trials = odds->n_trials;
  forecast->first_round = 1;
  forecast->n_rounds = 1;
  add_outcomes (self, forecast, odds);
  add_contests (self, forecast, odds);
  add_survivors (self, forecast, odds);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    if (adc_star_clash_knows_values (self, side))
      adc_forecast_add_stake (forecast, self->parties[side].id, odds->lost[side]);

  return g_steal_pointer (&forecast);
}
