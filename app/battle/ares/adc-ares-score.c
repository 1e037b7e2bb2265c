/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-score.h"

#define MAX_UNITS       4
#define FRONTIER_POINTS 2

AdcAresGoal
adc_ares_get_goal (AdcAresOwner frontier, AdcAresAttack attack)
{
  if (attack == ADC_ARES_RAID)
    return ADC_ARES_GOAL_RAID;
  if (attack == ADC_ARES_DEEP)
    return frontier == ADC_ARES_PLAYER_ATTACKER ? ADC_ARES_GOAL_NONE : ADC_ARES_GOAL_BASE;

  switch (frontier) {
  case ADC_ARES_PLAYER_ATTACKER:
    return ADC_ARES_GOAL_BASE;
  case ADC_ARES_PLAYER_DEFENDER:
    return ADC_ARES_GOAL_FRONTIER;
  case ADC_ARES_NOBODY:
  default:
    return ADC_ARES_GOAL_TAKE;
  }
}

AdcAresOwner
adc_ares_get_card_owner (AdcAresOwner frontier, AdcAresAttack attack, gboolean guards_frontier)
{
  /* Surprise: he guarded the Frontier, and the blow falls on his Base. */
  if (frontier == ADC_ARES_PLAYER_DEFENDER && attack == ADC_ARES_DEEP && guards_frontier)
    return ADC_ARES_PLAYER_ATTACKER;

  return frontier;
}

guint
adc_ares_construct (guint n_resources, guint unit_cost, guint n_already, guint *left_over)
{
  const guint room = MAX_UNITS - MIN (n_already, MAX_UNITS);
  guint n_units;

  g_return_val_if_fail (unit_cost > 0, 0);

  n_units = MIN (n_resources / unit_cost, room);
  if (left_over != NULL)
    *left_over = n_resources - n_units * unit_cost;
  return n_units;
}

guint
adc_ares_get_points (guint n_cards, gboolean holds_frontier)
{
  return n_cards + (holds_frontier ? FRONTIER_POINTS : 0);
}

int
adc_ares_get_winner (const guint *n_cards, guint n_players, int frontier)
{
  guint best = 0;
  int winner = -1;
  gboolean is_tied = FALSE;

  for (guint i = 0; i < n_players; i++) {
    const guint points = adc_ares_get_points (n_cards[i], (int) i == frontier);

    if (winner < 0 || points > best) {
      best = points;
      winner = i;
      is_tied = FALSE;
    } else if (points == best) {
      is_tied = TRUE;
      if ((int) i == frontier)
        winner = i;
    }
  }

  return is_tied && winner != frontier ? -1 : winner;
}
