/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-piece-words.h"
#include "adc-shape.h"

/* A shape with a number in it, as large as its font makes it: hollow when the number is unknown,
 * with ≈ before it when it is deduced, with a small pencil in the corner when it is the user's. */

#define ADC_TYPE_SHAPE_ICON (adc_shape_icon_get_type ())
G_DECLARE_FINAL_TYPE (AdcShapeIcon, adc_shape_icon, ADC, SHAPE_ICON, GtkWidget)

GtkWidget *adc_shape_icon_new           (void);
void       adc_shape_icon_set_shape     (AdcShapeIcon *self, AdcShape shape, const char *colour);
void       adc_shape_icon_set_unit_type (AdcShapeIcon *self, AdcUnitType *type); /* or NULL */
void       adc_shape_icon_set_text      (AdcShapeIcon *self, const char *text, AdcMark mark);
