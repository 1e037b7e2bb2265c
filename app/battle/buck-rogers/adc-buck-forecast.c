/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-battle-private.h"

#include "adc-buck-cargo.h"
#include "adc-buck-odds.h"
#include "adc-error.h"

#include <glib/gi18n-lib.h>

#define NEGLIGIBLE 1e-12 /* rounds later than any that is likelier are told with the last */

static char *
dup_label (AdcBuckBattle *self, guint end)
{
  const AdcBuckFight *fight = &self->fight;
  const gboolean is_territory = fight->zone == ADC_BUCK_TERRITORY;

  if (end == ADC_BUCK_END_SEVERAL)
    return g_strdup (_("They stop, several are left"));
  if (end == ADC_BUCK_END_NOBODY && is_territory && fight->owner >= 0)
    /* Translators: the name of a side */
    return g_strdup_printf (_("Nobody is left, %s keeps the zone"),
                            self->side_names[fight->owner]);
  if (end == ADC_BUCK_END_NOBODY)
    return g_strdup (_("Nobody is left"));

  /* Translators: the name of a side */
  return g_strdup_printf (is_territory ? _("%s holds the zone") : _("%s is left alone"),
                          self->side_names[end]);
}

static const char *
get_end_id (AdcBuckBattle *self, guint end)
{
  return end == ADC_BUCK_END_NOBODY    ? "nobody"
         : end == ADC_BUCK_END_SEVERAL ? "several"
                                       : self->side_ids[end];
}

/* Whether an end is worth telling of: whoever was never here cannot hold the zone. */
static gboolean
is_told (AdcBuckBattle *self, const AdcBuckOdds *odds, guint end)
{
  if (odds->ends[end] > 0)
    return TRUE;
  if (end >= ADC_BUCK_MAX_SIDES)
    return end == ADC_BUCK_END_NOBODY && !self->is_over;

  return end < self->fight.n_sides && (adc_buck_side_count (&self->start.sides[end]) > 0 ||
                                       self->start.sides[end].n_leaders > 0);
}

static guint
find_last_round (const AdcBuckOdds *odds, guint first)
{
  guint last = first;

  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++)
    for (guint round = first; round <= ADC_BUCK_ODDS_ROUNDS; round++)
      if (odds->ends_by_round[end][round] > NEGLIGIBLE)
        last = MAX (last, round);

  return last;
}

/* The round being fought, or that in which it ended; 0 is the opening. */
static guint
get_first_round (AdcBuckBattle *self)
{
  const guint round = adc_buck_battle_get_round (self);

  return MIN (self->is_over && round > 0 ? round - 1 : round, ADC_BUCK_ODDS_ROUNDS);
}

static void
fill_outcomes (AdcBuckBattle *self, AdcForecast *forecast, const AdcBuckOdds *odds)
{
  const guint first = get_first_round (self);
  const guint last = find_last_round (odds, first);

  forecast->first_round = first;
  forecast->n_rounds = self->fight.last_round > 0 ? self->fight.last_round : last;
  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++) {
    g_autofree char *label = NULL;
    AdcOutcome *outcome;

    if (!is_told (self, odds, end))
      continue;

    label = dup_label (self, end);
    outcome = adc_forecast_add_outcome (forecast, get_end_id (self, end), label);
    outcome->chance = odds->ends[end];
    for (guint round = first; round <= last; round++) {
      double chance = odds->ends_by_round[end][round];

      for (guint later = round + 1; round == last && later <= ADC_BUCK_ODDS_ROUNDS; later++)
        chance += odds->ends_by_round[end][later];
      g_array_append_val (outcome->by_round, chance);
    }
  }
}

static AdcDistribution *
create_all_or_none (guint count, double chance_of_none)
{
  g_autofree double *chances = g_new0 (double, count + 1);

  chances[count] = 1 - chance_of_none;
  chances[0] += chance_of_none;
  return adc_distribution_new (chances, count + 1);
}

static AdcDistribution *
create_leaders_left (AdcBuckBattle *self, const AdcBuckForce *force, const AdcBuckOdds *odds)
{
  const guint n_now = adc_buck_force_count (self, force);

  if (n_now == 0)
    return adc_distribution_new_certain (0);

  return create_all_or_none (n_now, force->place == ADC_BUCK_IN_ORBIT
                                        ? odds->orbit_leader_dies[force->side]
                                        : odds->leader_dies[force->side]);
}

static AdcDistribution *
create_left (AdcBuckBattle *self, const AdcBuckForce *force, const AdcBuckOdds *odds)
{
  const guint n = MIN (force->count, ADC_BUCK_MAX_PIECES) + 1;

  if (force->place == ADC_BUCK_AWAY)
    return adc_distribution_new_certain (force->count);
  if (force->place == ADC_BUCK_ABOARD)
    return adc_buck_cargo_left (force->count, self->capacity[force->piece],
                                self->n_transports[force->side],
                                odds->survivors[force->side][ADC_BUCK_TRANSPORT]);
  if (force->piece == ADC_BUCK_LEADER)
    return create_leaders_left (self, force, odds);
  if (force->piece == ADC_BUCK_FACTORY)
    return adc_distribution_new (odds->factories[ADC_BUCK_FACTORY_KEPT], n);
  if (force->place == ADC_BUCK_IN_ORBIT)
    return force->piece == ADC_BUCK_BATTLER
               ? adc_distribution_new (odds->orbit_battlers[force->side], n)
               : adc_distribution_new_certain (adc_buck_force_count (self, force));

  return adc_distribution_new (odds->survivors[force->side][force->piece], n);
}

/* What becomes of the factories, those bombed by the dice of the log included. */
static void
add_factories (AdcBuckBattle *self, AdcForecast *forecast, const AdcBuckOdds *odds)
{
  static const struct {
    AdcBuckFactoryFate fate;
    const char        *id;
  } fates[] = {
    { ADC_BUCK_FACTORY_BOMBED, "factories-bombed" },
    { ADC_BUCK_FACTORY_SABOTAGED, "factories-sabotaged" },
    { ADC_BUCK_FACTORY_TAKEN, "factories-taken" },
  };
  const AdcBuckFight *fight = &self->fight;
  const guint n_before = fight->owner >= 0 ? self->start.sides[fight->owner].n_factories : 0;
  const guint n_now = fight->owner >= 0 ? fight->sides[fight->owner].n_factories : 0;
  double chances[ADC_BUCK_MAX_PIECES + 1];

  for (guint i = 0; n_before > 0 && i < G_N_ELEMENTS (fates); i++) {
    const guint n_done = fates[i].fate == ADC_BUCK_FACTORY_BOMBED ? n_before - n_now : 0;
    AdcSurvivors *extra;

    for (guint n = 0; n <= n_before; n++)
      chances[n] = n >= n_done ? odds->factories[fates[i].fate][n - n_done] : 0;
    if (chances[0] >= 1 - NEGLIGIBLE)
      continue;

    extra = g_new0 (AdcSurvivors, 1);
    extra->force = g_strdup (fates[i].id);
    extra->units = adc_distribution_new (chances, n_before + 1);
    g_ptr_array_add (forecast->extras, extra);
  }
}

static const char *
get_target_id (AdcBuckBattle *self, guint side, guint target)
{
  const AdcBuckPlace place = self->fight.stage == ADC_BUCK_SATELLITES &&
                                     self->fight.zone == ADC_BUCK_TERRITORY
                                 ? ADC_BUCK_IN_ORBIT
                                 : ADC_BUCK_IN_ZONE;

  return adc_buck_battle_get_force_of (self, side, target, place);
}

static void
add_advice (AdcBuckBattle *self, AdcForecast *forecast, const AdcBuckOdds *odds)
{
  const AdcBuckFight *fight = &self->fight;
  const AdcBuckPlace place = fight->stage != ADC_BUCK_ROUNDS && fight->zone == ADC_BUCK_TERRITORY
                                 ? ADC_BUCK_IN_ORBIT
                                 : ADC_BUCK_IN_ZONE;

  if (self->is_over || fight->sides[fight->turn].aim != ADC_BUCK_AIM_BEST)
    return;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    const char *from = adc_buck_battle_get_force_of (self, fight->turn, type, place);
    const char *at = odds->advice[type].at_side >= 0 && odds->advice[type].target >= 0
                         ? get_target_id (self, odds->advice[type].at_side,
                                          odds->advice[type].target)
                         : NULL;
    guint simple_side;
    AdcBuckType simple;
    AdcAdvice *advice;

    if (from == NULL || at == NULL)
      continue;

    advice = g_new0 (AdcAdvice, 1);
    advice->from = g_strdup (from);
    advice->at = g_strdup (at);
    advice->chance = odds->advice[type].chance;
    if (adc_buck_fight_choose (fight, fight->turn, type, &simple_side, &simple)) {
      advice->simple = g_strdup (get_target_id (self, simple_side, simple));
      advice->simple_chance = odds->advice[type].simple_chance;
    }
    g_ptr_array_add (forecast->advice, advice);
  }
}

static gboolean
plays_best (AdcBuckBattle *self)
{
  for (guint i = 0; i < self->fight.n_sides; i++)
    if (self->fight.sides[i].aim == ADC_BUCK_AIM_BEST)
      return !self->is_over;

  return FALSE;
}

static void
state_best (AdcForecast *forecast, const AdcBuckOdds *odds)
{
  const char *text =
      odds->best_is_adaptive
          ? _("The best targets are chosen anew for every die, by all that may still happen")
          : _("This battle is too large to look for the best of all choices: the best order of "
              "targets that is kept throughout stands for it");

  g_ptr_array_add (forecast->assumptions, adc_reason_new (text, RULE_DECLARE));
}

AdcForecast *
adc_buck_battle_forecast (AdcBuckBattle *self, AdcProgress progress, gpointer data,
                          GCancellable *cancellable, GError **error)
{
  g_autoptr(AdcForecast) forecast = adc_forecast_new ();
  g_autofree AdcBuckOdds *odds = NULL;

  if (self->is_missing) {
    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID,
                         _("values are missing that this battle depends on"));
    return NULL;
  }

  odds = g_new0 (AdcBuckOdds, 1);
  if (!adc_buck_odds_compute (&self->fight, ADC_BUCK_METHOD_BEST, 0, odds, progress, data,
                              cancellable, error))
    return NULL;

  g_ptr_array_unref (forecast->assumptions);
  forecast->assumptions = adc_reason_copy_list (self->assumptions);
  forecast->exact = odds->exact;
  forecast->error = odds->error;
  forecast->n_trials = odds->n_trials;
  fill_outcomes (self, forecast, odds);
  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    adc_forecast_add_survivors (forecast, force->id, create_left (self, force, odds));
  }
  add_factories (self, forecast, odds);
  add_advice (self, forecast, odds);
  if (plays_best (self))
    state_best (forecast, odds);

  return g_steal_pointer (&forecast);
}
