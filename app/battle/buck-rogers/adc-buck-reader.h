/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-battle-private.h"

/* Between the two files that read a scenario: one its settings and sides, the other its forces. */

typedef struct {
  AdcBuckBattle *battle;
  AdcGame       *game;
  GPtrArray     *faults;
} AdcBuckReader;

void adc_buck_reader_read_units  (AdcBuckReader *self); /* what the game says of each piece */
void adc_buck_reader_read_forces (AdcBuckReader *self, const AdcScenarioSide *from, guint side);
void adc_buck_reader_fill_table  (AdcBuckReader *self);

/* A misspelt setting would be ignored in silence otherwise. */
void adc_buck_reader_refuse_strangers (AdcBuckReader *self, GHashTable *settings, const char * const *known, int line,
                                       const char *force);
