/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-unit-type.h"

/* The shapes unit types are known by, drawn by us. */

/* Draws into a square of the given size at the origin: filled, or hollow for what nobody knows. */
void           adc_shape_draw       (cairo_t *cr, AdcShape shape, const GdkRGBA *colour,
                                     double size, gboolean hollow);

/* A line around the same shape, for those who need one to see it. */
void           adc_shape_draw_edge  (cairo_t *cr, AdcShape shape, const GdkRGBA *colour,
                                     double size);

/* As shares of that size: how far below the middle a text inside the shape looks centred, and how
 * wide it may be. */
double         adc_shape_get_offset (AdcShape shape);
double         adc_shape_get_room   (AdcShape shape);

/* Black or white, whichever reads better on the colour. */
const GdkRGBA *adc_shape_get_ink    (const GdkRGBA *colour);
