/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-piece.h"
#include "adc-scenario.h"
#include "adc-unit-type.h"

/* What a force of a scenario is worth: what the scenario says of it, else what its unit's card
 * says. What is returned belongs to the scenario or to the game; NULL stands for no unit (typed in
 * by hand) and for what nobody knows. */

AdcPiece    *adc_ares_force_get_unit    (AdcGame *game, const AdcScenarioForce *force);
const char  *adc_ares_force_get_name    (AdcGame *game, const AdcScenarioForce *force);
const char  *adc_ares_force_get_value   (AdcGame *game, const AdcScenarioForce *force,
                                         const char *stat);
gboolean     adc_ares_force_get_number  (AdcGame *game, const AdcScenarioForce *force,
                                         const char *stat, int *number);
gboolean     adc_ares_force_has_ability (AdcGame *game, const AdcScenarioForce *force,
                                         const char *ability);

/* The unit type a text names, or NULL. */
AdcUnitType *adc_ares_lookup_type       (AdcGame *game, const char *type);

/* A unit made for the occasion: its card is the force's, over which lies what the scenario says. It
 * serves whoever edits values. */
AdcPiece    *adc_ares_force_dup_piece   (AdcGame *game, const AdcScenarioForce *force);

/* Whether a base is attacked, and whether it is so in earnest: with base cards and emergency
 * defence, which a raid has not. */
gboolean     adc_ares_is_at_base        (AdcScenario *scenario);
gboolean     adc_ares_is_siege          (AdcScenario *scenario);

/* The whole number a setting gives, or 0. */
int          adc_ares_get_number        (GHashTable *settings, const char *name);
