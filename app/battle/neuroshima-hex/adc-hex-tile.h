/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-grid.h"

/* A kind of tile, as its card says, ready for the engine: everything for each of its six
 * rotations, so that resolving a battle turns nothing. Never changes once made. */

typedef enum {
  ADC_HEX_HQ,
  ADC_HEX_SOLDIER,
  ADC_HEX_MODULE,
} AdcHexKind;

typedef enum {
  ADC_HEX_MOBILE        = 1 << 0,
  ADC_HEX_EXPLODES      = 1 << 1,
  ADC_HEX_MEDIC         = 1 << 2,
  ADC_HEX_HACKER        = 1 << 3,
  ADC_HEX_QUARTERMASTER = 1 << 4,
  ADC_HEX_TRANSPORT     = 1 << 5,
  ADC_HEX_RECON         = 1 << 6,
} AdcHexPowers;

/* By direction on the board, for one rotation. Sets of directions are masks with one bit for
 * each. */
typedef struct {
  guint8 melee[ADC_HEX_DIRECTIONS];
  guint8 ranged[ADC_HEX_DIRECTIONS];
  guint8 melees;  /* sets of directions: where melee is not 0 … */
  guint8 shots;
  guint8 beams;   /* gauss: always 1 wound */
  guint8 armour;
  guint8 nets;
  guint8 links;
} AdcHexFacing;

typedef struct {
  char          *unit;           /* id of the unit */
  AdcHexKind     kind;
  AdcHexPowers   powers;
  guint8         n_initiatives;  /* 0: X */
  guint8         initiatives[3]; /* the highest first */
  guint8         toughness;      /* wounds it survives; of an HQ, its points */
  guint8         gives_melee;    /* to friends on its links … */
  guint8         gives_ranged;
  guint8         gives_initiative;
  guint8         gives_actions;
  guint8         takes_initiative; /* from enemies on its links */
  AdcHexFacing   facings[ADC_HEX_DIRECTIONS]; /* by rotation */
} AdcHexTile;

#define ADC_HEX_MOST 9 /* of a strength, an initiative or what is given; more counts as this */
#define ADC_HEX_TOUGHEST 99

/* From the sides of the unrotated tile: fills the six facings from the first, whose sets of
 * blows and shots follow from the strengths. */
void adc_hex_tile_turn (AdcHexTile *self);
void adc_hex_tile_free (AdcHexTile *self);
