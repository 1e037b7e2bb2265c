/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-moves.h"
#include "adc-room-phase.h"

/* Ark: Awakening as it ships, and its tables, for the tests that lay rooms on them. */

typedef struct {
  const char *path;
  void      (*run) (void);
} RoomsTest;

int           rooms_table_run   (int argc, char **argv, const RoomsTest *tests, guint n_tests);
AdcGame      *rooms_table_game  (void);
AdcRoomTable *rooms_table_new   (const char *players); /* ids; the first is active */
AdcRoomTable *rooms_table_open  (const char *example);
guint         rooms_table_card  (AdcRoomTable *table, const char *card);
guint         rooms_table_own   (AdcRoomTable *table, const char *columns, const char *squares, const char *rounds);
void          rooms_table_say   (AdcRoomTable *table, guint place, AdcRoomStat stat, const char *text);
void          rooms_table_put   (AdcRoomTable *table, guint place, AdcToken token, const char *owner, guint count);
guint         rooms_table_section (AdcRoomTable *table, const char *player, const char *card);
guint         rooms_table_nth   (AdcRoomTable *table, guint position); /* of the rooms laid */

/* “shared yellow green”, “none”. */
void          rooms_table_assert_control (AdcRoomTable *table, guint place, const char *wanted);
/* “10”, “1:3”, “?” or what is taken from cards: “2 Ti, 7 Di”. */
void          rooms_table_assert_total   (AdcRoomTable *table, const char *player, const char *benefit,
                                          const char *wanted);
/* The move was refused by that entry; frees it. */
void          rooms_table_assert_refused (AdcRefusal *refusal, const char *rule);
