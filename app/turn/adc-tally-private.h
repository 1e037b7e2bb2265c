/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tally.h"

typedef struct {
  char *name;    /* or NULL */
  char *faction; /* id, or NULL */
} AdcTallyPlayer;

struct _AdcTally {
  GObject         parent_instance;
  AdcGame        *game;
  AdcCounters    *counters;
  GPtrArray      *factions; /* of AdcFaction: those somebody can play */
  guint           least;    /* players */
  guint           most;
  guint           n_players;
  gboolean        is_team;
  AdcTallyPlayer  players[ADC_TALLY_MAX_PLAYERS];
  GHashTable     *values; /* id of a counter → int[ADC_TALLY_MAX_PLAYERS] */
  GHashTable     *shown;  /* ids of optional counters that are */
};

int  *adc_tally_get_values  (AdcTally *self, const AdcCounter *counter);
void  adc_tally_seat        (AdcTally *self); /* everybody has a faction of his own, as long as there are */
