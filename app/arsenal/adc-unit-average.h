/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-arsenal.h"

/* What the cards with a unit's icon are worth on the average, as far as they are known, beside what the game itself
 * says of it. Which stat of the unit is the average of which stat of which cards, the game says. */

typedef struct {
  AdcPiece *unit;
  AdcStat  *stat;       /* of the cards */
  AdcStat  *reference;  /* of the unit */
  guint     n_cards;    /* that have its icon and count */
  guint     n_known;    /* of those */
  int       sum;        /* of the known ones, as are the others */
  int       lowest;
  int       highest;
  gboolean  is_stated;  /* the game gives a value of its own */
  int       stated;
} AdcUnitAverage;

void       adc_unit_average_free              (AdcUnitAverage *self);

/* With the stated value: the sign of the difference; whether both are known, and the same once rounded. */
int        adc_unit_average_compare           (const AdcUnitAverage *self);
gboolean   adc_unit_average_agrees            (const AdcUnitAverage *self);
char      *adc_unit_average_format            (const AdcUnitAverage *self); /* "5.5", "5.33"; NULL: nothing is known */
char      *adc_unit_average_format_difference (const AdcUnitAverage *self); /* "+0.33", "0"; NULL: nothing to compare */

/* Of AdcUnitAverage: those of one unit stand together, in the order of the stats. Units without such cards, and of
 * which nothing is stated either, are left out. */
GPtrArray *adc_unit_averages_list             (AdcGame *game, AdcFaction *faction, const char *edition);
gboolean   adc_unit_averages_exist            (AdcGame *game);

/* Cards that would count if anybody knew whose icons they have. */
guint      adc_unit_averages_count_unknown    (AdcGame *game, AdcFaction *faction, const char *edition);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcUnitAverage, adc_unit_average_free)
