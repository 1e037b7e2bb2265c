/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-skirmish.h"

/* Battles of StarCraft, made up by chance: units of six kinds on either side, paired as the rules
 * have it, and cards with every ability there is. */

/* All cards lie face up. */
void  star_battles_draw     (GRand *random, guint max_units, AdcStarBattle *battle);

/* Turns cards of a set of sides face down, as long as no more than about N_DEALS are possible, and
 * gives both sides a deck to draw from. */
void  star_battles_hide     (GRand *random, guint sides, guint n_deals, AdcStarBattle *battle);

/* Takes back one or two cards of a side, and gives it a hand of up to MAX_CARDS instead. */
void  star_battles_deal     (GRand *random, guint side, guint max_cards, AdcStarBattle *battle);

char *star_battles_describe (const AdcStarBattle *battle);
