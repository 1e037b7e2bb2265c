/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-scene.h"
#include "adc-hex-shape.h"

/* What is drawn over the tiles. The first hex is at the origin, and each is so many pixels high. */

typedef struct {
  cairo_t           *cr;
  GtkWidget         *widget;
  const AdcHexScene *scene;
  double             height;
} AdcHexCanvas;

/* The phase that is shown: each attack as an arrow with its strength and what armour stopped, what medics cancelled,
 * points and wounds. With a number of an event, the others are faint; -1: all alike. */
void adc_hex_draw_phase (const AdcHexCanvas *canvas, int event);

/* Where a tile would strike from a hex, whom it nets, what it is linked to, and who holds or helps it. */
void adc_hex_draw_lines (const AdcHexCanvas *canvas, guint cell, const AdcHexTile *tile, guint side, guint rotation);

/* The rings of the hill, with what they add. */
void adc_hex_draw_hill  (const AdcHexCanvas *canvas);

/* A short text in a pill around a point. */
typedef enum { ADC_HEX_PILL_PLAIN, ADC_HEX_PILL_HURT, ADC_HEX_PILL_HEAL, ADC_HEX_PILL_VAIN } AdcHexPill;
void adc_hex_draw_pill  (const AdcHexCanvas *canvas, AdcHexPoint where, const char *text, AdcHexPill pill,
                         double alpha);
