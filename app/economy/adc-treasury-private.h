/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-treasury.h"

typedef struct {
  char  *piece; /* its id */
  guint  count;
} AdcTreasuryLine;

struct _AdcTreasury {
  GObject         parent_instance;
  AdcGame        *game;
  AdcEconomy     *economy; /* the game's */
  char           *faction; /* or NULL */
  char           *edition; /* likewise */
  guint           n_workers;
  guint           n_unavailable;
  GArray         *holdings; /* of AdcHolding */
  const AdcOrder *order;
  gboolean        is_special;
  guint           limit;
  GPtrArray      *lines; /* of AdcTreasuryLine */
  GPtrArray      *owned; /* ids */
};

AdcPiece   *adc_treasury_find_piece (AdcTreasury *self, const char *id); /* or NULL */
const char *adc_treasury_get_deck   (AdcTreasury *self, AdcPiece *card); /* likewise */
gboolean    adc_treasury_get_number (AdcPiece *piece, const char *stat, guint *number); /* FALSE: nobody knows */
