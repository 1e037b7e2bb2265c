/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-fight.h"

/* Fights of Buck Rogers made up by chance, and the combat table, typed in once more. */

typedef enum {
  BUCK_FIGHTS_GROUND,
  BUCK_FIGHTS_BOMBED,   /* a territory with battlers above it, and a satellite at times */
  BUCK_FIGHTS_NEAR,     /* a near orbit, most often with a satellite */
  BUCK_FIGHTS_SPACE,    /* a far orbit or a space zone */
  BUCK_FIGHTS_ADVANCED, /* a territory with markers that fight */
  BUCK_FIGHTS_STRANGE,  /* any pieces, and a combat table that nobody has printed */
  BUCK_FIGHTS_THEMES,
} BuckFightsTheme;

void     buck_fights_fill_table (AdcBuckTable *table);

/* An empty fight with the printed table, by the most valuable first. */
void     buck_fights_clear      (AdcBuckFight *fight, AdcBuckZone zone, guint n_sides);

/* Pieces in the zone, then ^ and those above it: "8t 4f 2g 1T 1L 2F ^ 3b 1s 1L" is 8 troopers, 4
 * fighters, 2 gennies, 1 transport, a leader and 2 factories under 3 battlers, a satellite and a
 * leader; m is a marker. */
void     buck_fights_place      (AdcBuckFight *fight, guint side, const char *pieces);

/* In the same letters, the preferred one first. */
void     buck_fights_set_order  (AdcBuckFight *fight, guint side, const char *order);

void     buck_fights_draw_order (AdcBuckFight *fight, guint side, GRand *random);

/* Pieces of about that number on each side. It is not started. */
void     buck_fights_draw       (BuckFightsTheme theme, guint n_sides, guint n_pieces,
                                 GRand *random, AdcBuckFight *fight);

/* One throw that the rules allow, by the engine; FALSE: the fight is over. */
gboolean buck_fights_step       (AdcBuckFight *fight, GRand *random);

char    *buck_fights_describe   (const AdcBuckFight *fight);
