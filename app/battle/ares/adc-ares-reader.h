/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-battle-private.h"

/* Between the two files that read a scenario: one its settings and sides, the other its forces. */

typedef struct {
  AdcAresBattle *battle;
  AdcGame       *game;
  GPtrArray     *faults;
  int            file_line; /* of what is being read */
} AdcAresReader;

guint adc_ares_reader_get_choice       (AdcAresReader *self, GHashTable *settings, const char *name,
                                        const char * const *choices, const char *force); /* the first unless said */
int   adc_ares_reader_get_number       (AdcAresReader *self, GHashTable *settings, const char *name, int fallback,
                                        int min, int max, const char *force);
void  adc_ares_reader_refuse_strangers (AdcAresReader *self, GHashTable *settings, const char * const *known,
                                        const char *force);
void  adc_ares_reader_read_force       (AdcAresReader *self, const AdcScenarioForce *from, AdcAresSide side,
                                        int modifier);
void  adc_ares_reader_ask_cost         (AdcAresReader *self, const AdcAresCard *card, int line, const char *rule);
