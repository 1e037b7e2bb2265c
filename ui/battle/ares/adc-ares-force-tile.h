/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-cell.h"
#include "adc-ares-scene.h"

/* A force on the table: its type's shape, its name, how many units, its initiative, what has
 * befallen it. */

#define ADC_TYPE_ARES_FORCE_TILE (adc_ares_force_tile_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresForceTile, adc_ares_force_tile, ADC, ARES_FORCE_TILE, AdcAresCell)

GtkWidget *adc_ares_force_tile_new (AdcAresScene *scene, const AdcAresForceInfo *info);
