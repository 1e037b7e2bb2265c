/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-edit.h"
#include "adc-hex-table.h"

/* Between adc-hex-table.c (what is shown) and adc-hex-table-changes.c (what is changed). */

struct _AdcHexTable {
  GObject           parent_instance;
  AdcBattleSession *session;
  AdcScenario      *scenario; /* the session's, as long as it is the one that is shown */
  AdcHexBattle     *battle;
  int               moment;
  int               event;
  guint             cell;
  char             *side;
  guint             n_preview;
  AdcHexPlacement   preview[ADC_HEX_ADVICE_TILES];
};

/* The changed copy instead of the present scenario, if the rules allow it. */
gboolean adc_hex_table_try (AdcHexTable *self, AdcScenario *copy);
