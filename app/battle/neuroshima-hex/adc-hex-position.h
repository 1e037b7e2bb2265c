/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-tile.h"

/* What lies on the board: plain data, copied by assignment. */

#define ADC_HEX_PLAYERS 4

typedef struct {
  const AdcHexTile *tile; /* NULL: the hex is empty */
  guint8            side; /* of whom, from 0 */
  guint8            rotation;
  guint8            wounds;
} AdcHexPiece;

typedef struct {
  AdcHexPiece cells[ADC_HEX_CELLS];
  guint8      n_sides;
  guint8      teams[ADC_HEX_PLAYERS];  /* sides of one team have the same number */
  guint8      points[ADC_HEX_PLAYERS]; /* of each HQ */
  guint8      loose;     /* mask of the sides that wound and net allies, and are netted by them */
  gboolean    is_hill;   /* the face of the board that raises initiatives */
  gboolean    is_scored; /* the variant in which HQs lose nothing and damage scores */
} AdcHexPosition;

gboolean adc_hex_are_foes  (const AdcHexPosition *self, guint a, guint b);
gboolean adc_hex_can_wound (const AdcHexPosition *self, guint attacker, guint target); /* sides */
gboolean adc_hex_can_net   (const AdcHexPosition *self, guint holder, guint held);
guint    adc_hex_find_hq   (const AdcHexPosition *self, guint side); /* or ADC_HEX_NOWHERE */
