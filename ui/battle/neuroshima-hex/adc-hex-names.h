/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-table.h"
#include "adc-piece.h"

/* What the panels beside the board call armies and tiles, in the reader's language. All of these
 * need a battle; tiles are named by where they lie before it. */

const char *adc_hex_name_get_army   (AdcHexTable *table, guint side);
const char *adc_hex_name_get_colour (AdcHexTable *table, guint side); /* "#rrggbb", or NULL */
AdcPiece   *adc_hex_name_get_piece  (AdcHexTable *table, const char *unit); /* or NULL */
const char *adc_hex_name_get_unit   (AdcHexTable *table, const char *unit); /* “Runner” */
char       *adc_hex_name_dup_tile   (AdcHexTable *table, guint cell);       /* “Runner (c2)” */
char       *adc_hex_name_dup_tiles  (AdcHexTable *table, guint32 cells);    /* separated by commas */
