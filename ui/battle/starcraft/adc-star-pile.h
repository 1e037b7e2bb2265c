/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-star-scene.h"

/* One pile of cards of a side: its cards, a field to add one by name, and a button to choose it from a list. It
 * activates “pile.add” with the side and the pile, and “pile.menu” with the id of a card. */

#define ADC_TYPE_STAR_PILE (adc_star_pile_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarPile, adc_star_pile, ADC, STAR_PILE, AdwBin)

GtkWidget      *adc_star_pile_new       (guint side, AdcStarSpotKind kind);
void            adc_star_pile_show      (AdcStarPile *self, AdcStarScene *scene);
guint           adc_star_pile_get_side  (AdcStarPile *self);
AdcStarSpotKind adc_star_pile_get_kind  (AdcStarPile *self);
GtkWidget      *adc_star_pile_get_adder (AdcStarPile *self); /* the button */
GtkWidget      *adc_star_pile_find_card (AdcStarPile *self, const char *force); /* its button, or NULL */
