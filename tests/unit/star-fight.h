/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-skirmish.h"

/* Battles of StarCraft laid out in a line: "siege-tank / mutalisk zergling, marine / ultralisk" is
 * two skirmishes, the attacker's units before the stroke, the one in front first. All cards are
 * unknown, there is room for everybody.
 *
 * A card is "7/8 2/5 goliath siege-tank; attack+1@siege-tank splash-ground": major and minor
 * values, icons, abilities; a reinforcement "+ ghost wraith; cloaking" and, with the specialty
 * icon, "* ghost wraith; cloaking". "any" is every unit. */

AdcStarBattle star_fight (const char *skirmishes);

/* The card joins those of the side and lies in that skirmish, as the standard card or the second one; returns which of
 * them it is. */
int           star_lay   (AdcStarBattle *battle, guint skirmish, guint side, const char *card);

/* Cards separated by strokes, for the pool or the hand. */
void          star_fill  (AdcStarBattle *battle, guint side, guint64 *cards, const char *list);

/* One unit of the battle by its name, the first of them. */
AdcStarUnit  *star_unit  (AdcStarBattle *battle, guint side, const char *name);
int           star_find  (const AdcStarBattle *battle, guint side, const char *name);

/* All cards are known: what comes of it. */
void          star_clash (const AdcStarBattle *battle, guint skirmish, AdcStarResult *result);
void          star_end   (const AdcStarBattle *battle, AdcStarEnd *end);
