/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-fight.h"
#include "adc-game.h"
#include "adc-piece.h"
#include "adc-scenario.h"

/* One kind of piece at one place: what a side of a battle of Buck Rogers has so many of. */

typedef struct {
  const char *unit;  /* id */
  const char *place; /* "zone", "orbit" (above a territory) or "aboard" (a side's transports) */
} AdcBuckSlot;

#define ADC_BUCK_N_SLOTS 14

/* In the order in which a side lists them. */
const AdcBuckSlot *adc_buck_slot_get        (guint index);
const AdcBuckSlot *adc_buck_slot_find       (const char *unit, const char *place); /* or NULL */

AdcPiece          *adc_buck_slot_get_piece  (const AdcBuckSlot *self, AdcGame *game); /* or NULL */

/* Whether the rules let that side have such pieces there. */
gboolean           adc_buck_slot_is_open    (const AdcBuckSlot *self, AdcGame *game,
                                             AdcScenario *scenario, const AdcScenarioSide *side);

/* How many of them one colour has, or the Bank; and how many the side may have there at most: a
 * player may lead up to three colours. */
guint              adc_buck_slot_get_supply (const AdcBuckSlot *self, AdcGame *game);
guint              adc_buck_slot_get_limit  (const AdcBuckSlot *self, AdcGame *game,
                                             const AdcScenarioSide *side);

/* All the pieces of that kind that the scenario gives the side there. */
guint              adc_buck_slot_count      (const AdcBuckSlot *self, const AdcScenarioSide *side);

/* What the settings of a scenario say, in the words of the fight. */
AdcBuckZone        adc_buck_scenario_get_zone    (AdcScenario *scenario);
gboolean           adc_buck_scenario_is_advanced (AdcScenario *scenario);
const char        *adc_buck_scenario_get_owner   (AdcScenario *scenario); /* a side, or NULL */
