/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-counter.h"
#include "adc-game.h"
#include "adc-list.h"

/* Between adc-game.c (the game itself), adc-game-entries.c (what can be looked up in it) and adc-game-aids.c (what helps to
 * play it). */

struct _AdcGame {
  GObject     parent_instance;
  char       *id; /* stable, never translated: names files and saved state */
  char       *language;
  AdcText    *title;
  AdcText    *summary;
  char       *folder;
  gboolean    users_own;
  gboolean    is_guide;
  guint       min_players;
  guint       max_players;
  GArray     *sources;
  AdcList    *entries[ADC_N_KINDS];
  AdcList    *outline;
  AdcList    *unit_stats;
  AdcList    *card_stats;
  AdcMap     *map;
  AdcMuster  *muster;
  AdcEconomy *economy;
  AdcSetup   *setup;
  AdcPurse   *purse;
  AdcCounters *counters;
  AdcGrid    *grid;
  AdcRooms   *rooms;
  GPtrArray  *alike;
  GPtrArray  *deck_kinds;
  GHashTable *deck_stats; /* of "deck//stat" and "deck/category/stat" */
  GHashTable *by_id;      /* id -> AdcEntry, owned by the stores */
  GHashTable *backlinks;  /* id -> GPtrArray of AdcEntry, likewise */
};
