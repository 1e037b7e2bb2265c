/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-meeting.h"

/* Adds up how battles end, with their chances. */

void     adc_star_tally_add  (AdcStarOdds *odds, const AdcStarBattle *battle, const AdcStarEnd *end, double chance);

/* Whether SIDE has the area then: the attacker takes it, or does not. */
gboolean adc_star_end_is_held (AdcStarEndKind kind, guint side);

/* Ends the battle for the results of all skirmishes, one after the other: the last skirmish's go
 * round first. */
typedef void (*AdcStarEndFunc) (gsize number, const AdcStarEnd *end, gpointer data);

/* WANTED: those that are not 0; NULL: all. */
AdcStarAnswer adc_star_ends_visit (const AdcStarEnds *self, const AdcStarBattle *battle, AdcStarTable **tables,
                                   const double *wanted, AdcStarEndFunc func, gpointer data,
                                   const AdcStarWatch *watch);
