/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* One of the sides of a game, with what it plays. */

#define ADC_TYPE_FACTION (adc_faction_get_type ())
G_DECLARE_FINAL_TYPE (AdcFaction, adc_faction, ADC, FACTION, AdcEntry)

GListModel *adc_faction_get_units  (AdcFaction *self);
GListModel *adc_faction_get_cards  (AdcFaction *self);
const char *adc_faction_get_colour (AdcFaction *self); /* "#rrggbb", or NULL */
void        adc_faction_set_colour (AdcFaction *self, const char *colour);
void        adc_faction_add_unit   (AdcFaction *self, AdcEntry *unit);
void        adc_faction_add_card   (AdcFaction *self, AdcEntry *card);
