/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* A sort of unit and the shape it is known by on the table. */

typedef enum {
  ADC_SHAPE_SQUARE,
  ADC_SHAPE_CIRCLE,
  ADC_SHAPE_TRIANGLE,
  ADC_SHAPE_PENTAGON,
  ADC_SHAPE_HEXAGON,
  ADC_SHAPE_DIAMOND,
} AdcShape;

#define ADC_TYPE_UNIT_TYPE (adc_unit_type_get_type ())
G_DECLARE_FINAL_TYPE (AdcUnitType, adc_unit_type, ADC, UNIT_TYPE, AdcEntry)

AdcShape    adc_unit_type_get_shape  (AdcUnitType *self);
const char *adc_unit_type_get_colour (AdcUnitType *self); /* "#rrggbb" */
void        adc_unit_type_set_look   (AdcUnitType *self, const char *shape, const char *colour);
