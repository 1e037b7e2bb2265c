/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-table.h"

#include <string.h>

#define X ADC_BUCK_NEVER
#define BOMB ADC_BUCK_NEVER /* not in a battle */

void
buck_table_fill (AdcBuckTable *table)
{
  static const guint8 numbers[ADC_BUCK_N_TYPES][ADC_BUCK_N_TYPES] = {
    /* trooper, gennie, fighter, battler, transport, satellite, marker */
    { 6, 8, 7, X, 6, X, 3 },
    { 5, 6, 6, X, 5, X, 2 },
    { 7, 7, 6, 8, 3, 7, 3 },
    { BOMB, BOMB, 4, 6, 4, 6, X },
    { 9, 10, 8, 10, 6, 10, 9 },
    { X, X, 6, 7, 5, X, X },
    { 8, 9, 9, X, 7, X, X },
  };

  memcpy (table->number, numbers, sizeof numbers);
  table->bomb = 7;
  table->sabotage = 7;
}
