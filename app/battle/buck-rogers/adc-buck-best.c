/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-aim.h"
#include "adc-buck-duel.h"
#include "adc-buck-orders.h"
#include "adc-buck-search.h"
#include "adc-buck-tally.h"

/* Sides that want the best: throw by throw where that can be worked out, else by the best order of targets. */

#define SEARCH_BUDGET 600000 /* throws: about a second */

static gboolean
wants_best (const AdcBuckFight *fight, guint side)
{
  return side < fight->n_sides && fight->sides[side].aim == ADC_BUCK_AIM_BEST;
}

static AdcBuckChoice
choose_best (const AdcBuckFight *moment, gpointer data)
{
  return adc_buck_search_choose (data, moment);
}

/* The best target of one type, and what it is worth beside the most valuable one. */
static void
advise (AdcBuckSearch *search, const AdcBuckFight *moment, AdcBuckType type, AdcBuckOdds *odds)
{
  const guint side = moment->turn;
  AdcBuckChoice choice = { .attacker = type };
  guint simple_side;
  AdcBuckType simple;

  if (!adc_buck_fight_choose (moment, side, type, &simple_side, &simple))
    return;

  choice.at_side = simple_side;
  choice.target = simple;
  odds->advice[type].at_side = simple_side;
  odds->advice[type].target = simple;
  odds->advice[type].simple_chance = adc_buck_search_weigh (search, moment, &choice);
  odds->advice[type].chance = odds->advice[type].simple_chance;
  for (choice.target = 0; choice.target < ADC_BUCK_N_TARGETS; choice.target++) {
    if (adc_buck_fight_get_number (moment, side, type, choice.target) == ADC_BUCK_NEVER)
      continue;
    for (choice.at_side = 0; choice.at_side < moment->n_sides; choice.at_side++) {
      double chance;

      if (!adc_buck_fight_may_aim (moment, side, choice.at_side, choice.target))
        continue;
      chance = adc_buck_search_weigh (search, moment, &choice);
      if (chance > odds->advice[type].chance + ADC_BUCK_BETTER) {
        odds->advice[type].at_side = choice.at_side;
        odds->advice[type].target = choice.target;
        odds->advice[type].chance = chance;
      }
    }
  }
}

static AdcBuckResult
solve_adaptively (const AdcBuckFight *fight, const AdcBuckWatch *watch, AdcBuckOdds *odds)
{
  const AdcBuckWatch first = adc_buck_watch_part (watch, 0, 0.5);
  const AdcBuckWatch second = adc_buck_watch_part (watch, 0.5, 0.8);
  const AdcBuckWatch third = adc_buck_watch_part (watch, 0.8, 1);
  g_autoptr(AdcBuckDuel) duel = NULL;
  g_autoptr(AdcBuckSearch) search = NULL;
  AdcBuckTask task = { .budget = ADC_BUCK_BUDGET, .with_rounds = TRUE, .chooser = choose_best };
  AdcBuckFight moment = *fight;
  AdcBuckAims aims;
  AdcBuckResult result;

  adc_buck_aims_fill (&aims, fight);
  if (adc_buck_duel_suits (fight)) {
    result = adc_buck_duel_new (fight, &aims, &first, &duel);
    if (result != ADC_BUCK_DONE)
      return result; /* what is too much for it is far too much for a search */
  }

  search = adc_buck_search_new (fight, duel, SEARCH_BUDGET, &second);
  result = adc_buck_search_run (search);
  task.data = search;
  task.duel = duel;
  if (result == ADC_BUCK_DONE)
    result = adc_buck_solve (fight, &task, &third, odds);
  if (result != ADC_BUCK_DONE)
    return result;

  odds->best_is_adaptive = TRUE;
  if (!adc_buck_fight_settle (&moment) && wants_best (&moment, moment.turn) &&
      moment.stage != ADC_BUCK_SATELLITES)
    for (AdcBuckType type = 0; type < ADC_BUCK_N_TYPES; type++)
      advise (search, &moment, type, odds);

  return ADC_BUCK_DONE;
}

/* By the orders that were found, for whoever is to fire now. */
static AdcBuckResult
advise_order (const AdcBuckFight *ordered, const AdcBuckFight *fight, const AdcBuckWatch *watch,
              AdcBuckOdds *odds)
{
  g_autofree AdcBuckOdds *simple = g_new (AdcBuckOdds, 1);
  AdcBuckFight moment = *ordered;
  AdcBuckFight simply = *ordered;
  AdcBuckResult result;
  guint side;

  if (adc_buck_fight_settle (&moment) || !wants_best (fight, moment.turn) ||
      moment.stage == ADC_BUCK_SATELLITES)
    return ADC_BUCK_DONE;

  side = moment.turn;
  simply.sides[side].aim = ADC_BUCK_AIM_VALUE;
  result = adc_buck_answer (&simply,
                            odds->exact ? ADC_BUCK_METHOD_EXACT : ADC_BUCK_METHOD_SIMULATE,
                            odds->n_trials, watch, simple);
  if (result != ADC_BUCK_DONE)
    return result;

  for (AdcBuckType type = 0; type < ADC_BUCK_N_TYPES; type++) {
    guint at_side;
    AdcBuckType target;

    if (!adc_buck_fight_choose (&moment, side, type, &at_side, &target))
      continue;
    odds->advice[type].at_side = at_side;
    odds->advice[type].target = target;
    odds->advice[type].chance = adc_buck_get_value (fight, odds->ends, side);
    odds->advice[type].simple_chance = adc_buck_get_value (fight, simple->ends, side);
  }

  return ADC_BUCK_DONE;
}

AdcBuckResult
adc_buck_answer_best (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials,
                      const AdcBuckWatch *watch, AdcBuckOdds *odds)
{
  const AdcBuckWatch first = adc_buck_watch_part (watch, 0, 0.4);
  const AdcBuckWatch second = adc_buck_watch_part (watch, 0.4, 0.6);
  const AdcBuckWatch third = adc_buck_watch_part (watch, 0.6, 0.9);
  const AdcBuckWatch fourth = adc_buck_watch_part (watch, 0.9, 1);
  AdcBuckResult result = ADC_BUCK_TOO_MUCH;
  AdcBuckFight ordered = *fight;

  if (method != ADC_BUCK_METHOD_SIMULATE)
    result = solve_adaptively (fight, &first, odds);
  if (result != ADC_BUCK_TOO_MUCH)
    return result;

  result = adc_buck_orders_find (&ordered, &second);
  if (result == ADC_BUCK_DONE)
    result = adc_buck_answer (&ordered, method, n_trials, &third, odds);
  if (result == ADC_BUCK_DONE)
    result = advise_order (&ordered, fight, &fourth, odds);

  return result;
}
