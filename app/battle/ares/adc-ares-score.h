/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What surrounds a battle of Le Projet Arès: what may be attacked, who keeps the attack card, the final count. */

typedef enum {
  ADC_ARES_NOBODY,
  ADC_ARES_PLAYER_ATTACKER,
  ADC_ARES_PLAYER_DEFENDER,
} AdcAresOwner;

typedef enum { ADC_ARES_NORMAL, ADC_ARES_DEEP, ADC_ARES_RAID } AdcAresAttack;

typedef enum {
  ADC_ARES_GOAL_NONE,    /* not offered */
  ADC_ARES_GOAL_TAKE,    /* the neutral Frontier is taken without a battle */
  ADC_ARES_GOAL_FRONTIER,
  ADC_ARES_GOAL_BASE,
  ADC_ARES_GOAL_RAID,
} AdcAresGoal;

/* What an attack is aimed at, given who holds the Frontier. */
AdcAresGoal  adc_ares_get_goal       (AdcAresOwner frontier, AdcAresAttack attack);

/* Who keeps the attack card; guards_frontier: the defender announced that he defends the Frontier. */
AdcAresOwner adc_ares_get_card_owner (AdcAresOwner frontier, AdcAresAttack attack, gboolean guards_frontier);

/* Construction: units bought with resources, at most four on a card, and the resources left on it. */
guint        adc_ares_construct      (guint n_resources, guint unit_cost, guint n_already, guint *left_over);

/* The final count of one player, and who wins (an index, or -1: a draw). FRONTIER is an index, or -1: neutral. */
guint        adc_ares_get_points     (guint n_cards, gboolean holds_frontier);
int          adc_ares_get_winner     (const guint *n_cards, guint n_players, int frontier);
