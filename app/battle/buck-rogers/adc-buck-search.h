/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds-private.h"
#include "adc-buck-unfold.h"

/* The best that sides can do, throw by throw, worked out from the end: the value of a moment is the chance that a
 * side holds the zone from there. A zone with nobody left is its owner’s. */

typedef struct _AdcBuckSearch AdcBuckSearch;

/* The duel, or NULL, knows what the rounds are worth. */
AdcBuckSearch *adc_buck_search_new       (const AdcBuckFight *fight, AdcBuckDuel *duel, guint64 budget,
                                          const AdcBuckWatch *watch);
void           adc_buck_search_free      (AdcBuckSearch *self);

/* Everything from the moment the fight is in; must be asked for first. */
AdcBuckResult  adc_buck_search_run       (AdcBuckSearch *self);

/* At moments that may come of it, at which somebody has to throw. */
AdcBuckChoice  adc_buck_search_choose    (AdcBuckSearch *self, const AdcBuckFight *moment);

/* The chance that the side whose turn it is holds the zone if it chooses that now, and the best from then on. */
double         adc_buck_search_weigh     (AdcBuckSearch *self, const AdcBuckFight *moment, const AdcBuckChoice *choice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcBuckSearch, adc_buck_search_free)
