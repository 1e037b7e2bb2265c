/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-star-scene.h"

/* Where a card lies in a skirmish: its face, a question mark for one that nobody knows, or a place for a second one. It
 * activates “star.card” with the side and the place. */

#define ADC_TYPE_STAR_CARD_SLOT (adc_star_card_slot_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarCardSlot, adc_star_card_slot, ADC, STAR_CARD_SLOT, GtkButton)

GtkWidget  *adc_star_card_slot_new  (void);
void        adc_star_card_slot_show (AdcStarCardSlot *self, AdcStarScene *scene, guint side, AdcStarSpot spot);
guint       adc_star_card_slot_get_side (AdcStarCardSlot *self);
AdcStarSpot adc_star_card_slot_get_spot (AdcStarCardSlot *self);
