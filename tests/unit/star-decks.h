/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "star-fight.h"

/* Cards as the decks have them, for star_fill (). */
extern const char star_terran_deck[];
extern const char star_zerg_deck[];
extern const char star_protoss_deck[];

/* Battles laid out by chance: up to so many skirmishes, all sorts of units and cards. Cards are
 * unknown more or less often; the pools have N_POOL standard cards and a few reinforcements each. */
AdcStarBattle star_random_battle (GRand *random, guint max_skirmishes, guint n_pool);

AdcStarCard   star_random_card   (GRand *random, gboolean is_reinforcement);
