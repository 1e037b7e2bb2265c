/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-piece.h"

/* One of the sides of a game, with what it plays. It may be one of those of a larger one, a people say, and then it
 * plays all that one does as well. */

#define ADC_TYPE_FACTION (adc_faction_get_type ())
G_DECLARE_FINAL_TYPE (AdcFaction, adc_faction, ADC, FACTION, AdcEntry)

const char *adc_faction_get_parent (AdcFaction *self); /* the id of the one it is part of, or NULL */
GListModel *adc_faction_get_units  (AdcFaction *self); /* its own, then its parent's */
GListModel *adc_faction_get_cards  (AdcFaction *self); /* likewise */
gboolean    adc_faction_owns       (AdcFaction *self, AdcPiece *piece); /* its own, its parent's or everybody's */
char       *adc_faction_dup_label  (AdcFaction *self); /* "Jim Raynor (Terrans)" */
const char *adc_faction_get_colour (AdcFaction *self); /* "#rrggbb", or NULL */

/* Of AdcFaction, those of a game: each is followed by those that are part of it. */
GPtrArray  *adc_factions_list      (AdcGame *game);

/* For the loader, before the faction is shared. */
void        adc_faction_set_parent (AdcFaction *self, const char *parent);
void        adc_faction_set_colour (AdcFaction *self, const char *colour);
void        adc_faction_add_unit   (AdcFaction *self, AdcEntry *unit);
void        adc_faction_add_card   (AdcFaction *self, AdcEntry *card);
