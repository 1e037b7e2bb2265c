/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-star-scene.h"

/* One side of the battle: who plays it, a field to add units by name, and those that are not in a skirmish yet. */

#define ADC_TYPE_STAR_SIDE_HEADER (adc_star_side_header_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarSideHeader, adc_star_side_header, ADC, STAR_SIDE_HEADER, AdwBin)

GtkWidget *adc_star_side_header_new  (guint side);
void       adc_star_side_header_show (AdcStarSideHeader *self, AdcStarScene *scene);
guint      adc_star_side_header_get_side (AdcStarSideHeader *self);
