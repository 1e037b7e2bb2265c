/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The 19 hexes of the board, a flat side up: columns a to e of 3, 4, 5, 4 and 3 hexes, numbered
 * from the top. A hex is a number from 0 (a1) to 18 (e3), column by column; a set of hexes is a
 * mask with one bit for each. */

#define ADC_HEX_CELLS 19
#define ADC_HEX_CENTRE 9
#define ADC_HEX_DIRECTIONS 6 /* clockwise from the north: N NE SE S SW NW */
#define ADC_HEX_NOWHERE 255

/* The neighbour in each direction, or ADC_HEX_NOWHERE. */
extern const guint8  adc_hex_neighbours[ADC_HEX_CELLS][ADC_HEX_DIRECTIONS];
extern const guint32 adc_hex_around[ADC_HEX_CELLS]; /* all the neighbours, as a set */

/* For those in a hurry: the neighbour in each direction as a set of one or none, and all hexes
 * that a shot flies over. Of a ray to the north-east, south-east or south the nearest hex is the
 * lowest bit, of the others the highest. */
extern const guint32 adc_hex_beside[ADC_HEX_CELLS][ADC_HEX_DIRECTIONS];
extern const guint32 adc_hex_rays[ADC_HEX_CELLS][ADC_HEX_DIRECTIONS];

#define adc_hex_opposite(direction) (((direction) + 3) % ADC_HEX_DIRECTIONS)
#define adc_hex_bit(cell) ((guint32) 1 << (cell))

const char *adc_hex_cell_name      (guint cell);        /* "a1" */
guint       adc_hex_cell_parse     (const char *name);  /* ADC_HEX_NOWHERE: there is none */
const char *adc_hex_direction_id   (guint direction);   /* "ne", for files */
const char *adc_hex_direction_name (guint direction);   /* "north-east", in the reader's language */
guint       adc_hex_distance       (guint a, guint b);
int         adc_hex_ring           (guint cell);        /* how far from the centre: 0, 1 or 2 */

/* The centre is 0, 0; to the south r grows by one, to the south-east q. */
void        adc_hex_get_axial      (guint cell, int *q, int *r);
