/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds.h"

/* Adds up how fights end, with their chances. */

/* What is left in the zone when it is over. */
typedef struct {
  guint8 left[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES];
  guint8 leaders;     /* sides whose leaders are there, a bit each */
  guint8 n_factories; /* of the owner, not bombed */
} AdcBuckFinish;

guint adc_buck_finish_get_end (const AdcBuckFinish *self, guint n_sides); /* which of the ends it is */

/* The chance that a side holds the zone, from those of the ends; with nobody left it is its owner’s. */
double adc_buck_get_value     (const AdcBuckFight *fight, const double *ends, guint side);

#define ADC_BUCK_BETTER 1e-13 /* by more than rounding */

/* Leaders that are left with pieces of these sides (a bit each); of those that were there. */
guint adc_buck_keep_leaders   (guint leaders, guint fighting);

void  adc_buck_tally_begin    (AdcBuckOdds *odds);
void  adc_buck_tally_add      (AdcBuckOdds *odds, const AdcBuckFight *from, const AdcBuckFinish *finish, double chance);
void  adc_buck_tally_add_round (AdcBuckOdds *odds, guint end, guint round, double chance);
void  adc_buck_tally_add_orbit (AdcBuckOdds *odds, const AdcBuckFight *from, const AdcBuckFight *opened, double chance);

/* Puts what no round holds into the last one, and works out what follows from the rest. */
void  adc_buck_tally_end      (AdcBuckOdds *odds, const AdcBuckFight *from);
