/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-piece.h"
#include "adc-scenario.h"
#include "adc-star-spot.h"

/* Units and cards in words. */

/* What a card is called: its title; “Attack 9, health ?” when only figures are known; “Unknown card”. */
char       *adc_star_card_dup_name      (const AdcScenarioForce *force, AdcPiece *piece);

/* “7 / 8 · 2 / 5”: major, then minor figures; NULL when it has none, such as a reinforcement. */
char       *adc_star_card_dup_figures   (const AdcScenarioForce *force, AdcPiece *piece);
char       *adc_star_card_dup_abilities (AdcPiece *card); /* or NULL */

/* All that there is to say of a card in one line, for a list or a screen reader. */
char       *adc_star_card_dup_summary   (AdcPiece *card);

/* “Ground, support 2, assist” */
char       *adc_star_unit_dup_summary   (AdcPiece *unit);

/* “Skirmish 2, front line”, “Hand” */
char       *adc_star_spot_describe      (AdcStarSpot spot);
