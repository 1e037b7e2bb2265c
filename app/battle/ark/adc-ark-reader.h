/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-fight-private.h"

/* A scenario being read, from words to numbers. */

typedef struct {
  AdcArkFight *fight;
  AdcGame     *game;
  AdcScenario *scenario;
  GPtrArray   *faults;
} AdcArkReader;

void adc_ark_reader_refuse_values  (AdcArkReader *self, const AdcScenarioForce *force, const char * const *known);
char *adc_ark_reader_dup_name      (AdcArkReader *self, const AdcScenarioForce *force);

/* An artifact in a hand, played, or seen. */
void adc_ark_reader_read_card      (AdcArkReader *self, AdcArkSide side, const AdcScenarioForce *force,
                                    gboolean is_played);
void adc_ark_reader_read_seen      (AdcArkReader *self, const AdcScenarioForce *force);
void adc_ark_reader_read_pool      (AdcArkReader *self);
void adc_ark_reader_finish_hand    (AdcArkReader *self, AdcArkSide side, const AdcScenarioSide *from);
