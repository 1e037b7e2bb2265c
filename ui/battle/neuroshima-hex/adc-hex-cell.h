/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-scene.h"

/* One hex of the board and what lies there. It can have the focus, and says what it is. */

typedef enum {
  ADC_HEX_MARK_OPEN    = 1 << 0, /* it may be chosen now */
  ADC_HEX_MARK_CHOSEN  = 1 << 1, /* it was */
  ADC_HEX_MARK_CURRENT = 1 << 2, /* the buttons below the board are about it */
  ADC_HEX_MARK_POINTED = 1 << 3,
  ADC_HEX_MARK_DIM     = 1 << 4, /* others matter now */
} AdcHexMarks;

/* A tile shown where it could go. */
typedef struct {
  AdcPiece *piece;
  guint     rotation;
} AdcHexGhost;

#define ADC_TYPE_HEX_CELL (adc_hex_cell_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexCell, adc_hex_cell, ADC, HEX_CELL, GtkWidget)

GtkWidget  *adc_hex_cell_new        (guint number, const AdcHexScene *scene); /* which outlives it */
guint       adc_hex_cell_get_number (AdcHexCell *self);
AdcHexMarks adc_hex_cell_get_marks  (AdcHexCell *self);

/* How it is shown; ghost may be NULL. When what lies there may be another, it is told so before. */
void        adc_hex_cell_invalidate (AdcHexCell *self);
void        adc_hex_cell_update     (AdcHexCell *self, AdcHexMarks marks, const AdcHexGhost *ghost);
gboolean    adc_hex_cell_has_ghost  (AdcHexCell *self);
