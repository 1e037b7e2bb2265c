/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-faction.h"
#include "adc-game.h"
#include "adc-piece.h"
#include "adc-scenario.h"

/* What a board must know of units and cards to lay them out: what a force is, as its card or the scenario says. What is
 * unknown is taken for the usual. */

AdcPiece *adc_star_force_get_piece (AdcGame *game, const AdcScenarioForce *force); /* or NULL */
gboolean  adc_star_force_is_unit   (AdcGame *game, const AdcScenarioForce *force); /* else it is a card */
gboolean  adc_star_force_has       (AdcGame *game, const AdcScenarioForce *force, const char *ability);
int       adc_star_force_get_cost  (AdcGame *game, const AdcScenarioForce *force);
gboolean  adc_star_force_can_hit   (AdcGame *game, const AdcScenarioForce *force,
                                    const AdcScenarioForce *other);

/* A card that is played first in a skirmish, or one that comes second to it. */
gboolean  adc_star_piece_is_reinforcement (AdcPiece *card);

/* What a side may have in that battle, of its faction and of the box that is played with: units, or cards of the combat
 * deck with the technologies that can be in it. Without a faction, what anybody may have. */
GPtrArray  *adc_star_list_units (AdcGame *game, AdcScenario *scenario, const char *side); /* of AdcPiece */
GPtrArray  *adc_star_list_cards (AdcGame *game, AdcScenario *scenario, const char *side);

/* The faction of a side, or NULL; and one that has that piece. */
AdcFaction *adc_star_side_get_faction (AdcGame *game, const AdcScenarioSide *side);
AdcFaction *adc_star_find_faction     (AdcGame *game, AdcPiece *piece);
