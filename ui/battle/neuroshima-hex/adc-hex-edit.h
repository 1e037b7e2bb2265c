/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-grid.h"
#include "adc-scenario.h"

/* Tiles on a board as a scenario writes them down: what lies where, and the changes that a hand makes. They are
 * made to a copy; whether the rules allow what comes of it is asked afterwards. */

/* A whole number among the settings; what cannot be one, or is more than the most, counts as the fallback. */
guint             adc_hex_edit_get_number (GHashTable *settings, const char *name, guint most, guint fallback);
void              adc_hex_edit_set_number (GHashTable *settings, const char *name, guint number, guint usual);

guint             adc_hex_edit_get_cell (const AdcScenarioForce *force); /* or ADC_HEX_NOWHERE */
const char       *adc_hex_edit_get_pile (const AdcScenarioForce *force); /* NULL: it lies on the board */

/* The last one listed, if a file puts two on one hex; side may be NULL. */
AdcScenarioForce *adc_hex_edit_find_at (AdcScenario *scenario, guint cell, AdcScenarioSide **side);
AdcScenarioForce *adc_hex_edit_find_in (AdcScenarioSide *side, const char *piece, const char *pile);
guint             adc_hex_edit_count   (AdcScenarioSide *side, const char *piece); /* wherever they are */

AdcScenarioForce *adc_hex_edit_add     (AdcScenario *scenario, AdcScenarioSide *side, const char *piece);
void              adc_hex_edit_lay     (AdcScenarioForce *force, guint cell, guint rotation);
void              adc_hex_edit_put     (AdcScenarioForce *force, const char *pile); /* as good as new */

/* A played card goes to the discard pile, from the hand if it is there. */
void              adc_hex_edit_spend   (AdcScenario *scenario, AdcScenarioSide *side, const char *card);

/* Those who stay keep what they have on the table. */
void              adc_hex_edit_set_armies (AdcScenario *scenario, const char * const *factions, gboolean alliance);
