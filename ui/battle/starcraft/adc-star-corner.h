/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-star-scene.h"
#include "adc-star-unit-chip.h"

/* One side of one skirmish: who is in front, who supports, the cards, what that adds up to and what comes of it. */

#define ADC_TYPE_STAR_CORNER (adc_star_corner_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarCorner, adc_star_corner, ADC, STAR_CORNER, AdwBin)

GtkWidget  *adc_star_corner_new      (guint side);
void        adc_star_corner_show     (AdcStarCorner *self, AdcStarScene *scene, guint skirmish);
guint       adc_star_corner_get_side (AdcStarCorner *self);

/* Where a unit dropped on that widget, inside the corner, would go. */
AdcStarSpot adc_star_corner_get_spot (AdcStarCorner *self, GtkWidget *inside);
void        adc_star_corner_light_up (AdcStarCorner *self, const AdcStarSpot *spot); /* NULL: nothing is */
