/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-table.h"

/* Who acts when, as the board lies before the battle: one of these for each action. It needs a
 * battle. */

typedef struct {
  int    initiative;
  guint  cell;
  char  *reason; /* where that comes from, as in “printed 2, +1 Scout (c1)” */
} AdcHexTurn;

GPtrArray *adc_hex_order_list (AdcHexTable *table); /* of AdcHexTurn, the first to act first */
