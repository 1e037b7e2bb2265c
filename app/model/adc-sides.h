/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What stands on the six sides of a hexagonal tile, clockwise from the top; in files "1 0 0 2 0 0". */

#define ADC_SIDES_N 6
#define ADC_SIDES_MAX 9

gboolean    adc_sides_parse    (const char *text, guint max, guint8 sides[ADC_SIDES_N]);
char       *adc_sides_print    (const guint8 sides[ADC_SIDES_N]);
gboolean    adc_sides_have_any (const guint8 sides[ADC_SIDES_N]); /* anything stands on one of them */
char       *adc_sides_format   (const char *text, gboolean with_strength); /* "N 2, NE 1", for the reader */
const char *adc_side_get_name  (guint side); /* "NE", for the reader */
