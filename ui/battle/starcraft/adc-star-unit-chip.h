/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-star-scene.h"

/* One unit on the table: its shape and its name, what it does there, and what becomes of it. Whoever shows it hears
 * keys, clicks and drags. */

#define ADC_TYPE_STAR_UNIT_CHIP (adc_star_unit_chip_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarUnitChip, adc_star_unit_chip, ADC, STAR_UNIT_CHIP, GtkWidget)

GtkWidget  *adc_star_unit_chip_new       (AdcStarScene *scene, const AdcStarItem *item);
const char *adc_star_unit_chip_get_force (AdcStarUnitChip *self);
