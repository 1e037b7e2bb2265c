/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-piece.h"
#include "adc-refusal.h"
#include "adc-rooms.h"

/* Rooms as they lie on the table, the home of each player, and the tokens on them. Editing is free: it refuses only
 * what cannot be there. Whether a move follows the rules is asked of adc-room-moves.h, who controls what of
 * adc-room-control.h. Players, neutrals, cards and benefits are named by their ids. */

#define ADC_ROOM_MAX_PLACES 80  /* laid by the players */
#define ADC_ROOM_MAX_TOKENS 40  /* of a sort on one place */
#define ADC_ROOM_TABLE_VARIANT "(assa{ss}ssba(sbbiiu)aua(us)ua(usssasasasas))"

typedef struct {
  guint      id;       /* the same as long as it lies there, even after undoing; from 1 */
  AdcPiece  *card;     /* NULL: a room the user added himself */
  char      *owner;    /* the player whose home it is, or is a part of; NULL: a room */
  char      *title;    /* of a room the user added; else NULL */
  char      *values[ADC_ROOM_N_STATS]; /* said of this one alone; NULL: what the card says */
  GPtrArray *units;     /* ids of their owners, one for each token, in the order of the game's players and neutrals */
  GPtrArray *cylinders; /* likewise, from top to bottom */
  GPtrArray *cubes;     /* likewise, from left to right */
} AdcRoomPlace;

#define ADC_TYPE_ROOM_TABLE (adc_room_table_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomTable, adc_room_table, ADC, ROOM_TABLE, GObject)

AdcRoomTable *adc_room_table_new         (AdcGame *game); /* which has rooms; two players, as many as the game wants */
AdcGame      *adc_room_table_get_game    (AdcRoomTable *self);
AdcRooms     *adc_room_table_get_rooms   (AdcRoomTable *self);
void          adc_room_table_clear       (AdcRoomTable *self); /* as it was when it was new */

/* Who plays. With a player go his home and all his tokens. FALSE, and nothing changes: no such player, or the last
 * one. */
GPtrArray    *adc_room_table_get_players (AdcRoomTable *self); /* ids, in the order of the game's */
gboolean      adc_room_table_has_player  (AdcRoomTable *self, const char *player);
gboolean      adc_room_table_set_player  (AdcRoomTable *self, const char *player, gboolean is_playing);
const char   *adc_room_table_get_active  (AdcRoomTable *self); /* whose turn it is */
/* A new turn: no phase is under way */
gboolean      adc_room_table_set_active  (AdcRoomTable *self, const char *player);

/* Places: of each player his home, then its sections; then the rooms in the order they were laid. */
GPtrArray    *adc_room_table_get_places   (AdcRoomTable *self); /* of AdcRoomPlace */
AdcRoomPlace *adc_room_table_get_place    (AdcRoomTable *self, guint place); /* or NULL */
AdcRoomPlace *adc_room_table_find_section (AdcRoomTable *self, const char *player, const char *card); /* or NULL */
/* The first room of that card, or NULL */
AdcRoomPlace *adc_room_table_find_card    (AdcRoomTable *self, const char *card);
GPtrArray    *adc_room_table_list_offers  (AdcRoomTable *self); /* of AdcPiece: cards that could be laid now */
guint         adc_room_table_add_card     (AdcRoomTable *self, const char *card);  /* its id; 0: it cannot be laid */
guint         adc_room_table_add_own      (AdcRoomTable *self, const char *title); /* likewise: “” or too many */
/* With all tokens; FALSE: it is of a home */
gboolean      adc_room_table_remove       (AdcRoomTable *self, guint place);
gboolean      adc_room_table_rename       (AdcRoomTable *self, guint place, const char *title); /* one the user added */

/* What a place says: what was said of it alone, else what its card says, else NULL: nobody knows. Something is said of
 * a place alone when it has no card, or when the printed one differs; NULL or “” takes it back. A value of a card that
 * nobody knows is better kept as one of the user's completions. */
const char   *adc_room_table_get_text     (AdcRoomTable *self, const AdcRoomPlace *place, AdcRoomStat stat);
gboolean      adc_room_table_set_text     (AdcRoomTable *self, guint place, AdcRoomStat stat, const char *text,
                                           GError **error); /* one sentence */
/* -1: unknown */
int           adc_room_table_get_slots    (AdcRoomTable *self, const AdcRoomPlace *place, AdcToken token);
char         *adc_room_table_dup_words    (AdcRoomTable *self, const AdcRoomPlace *place, AdcRoomStat stat); /* the same
                                           as the reader would say it, with titles for ids; NULL: unknown */
AdcStat      *adc_room_table_get_stat     (AdcRoomTable *self, AdcRoomStat stat); /* whose title and range they have, or
                                           NULL when the game has none */
/* Of AdcColumn; NULL: unknown */
GPtrArray    *adc_room_table_list_columns (AdcRoomTable *self, const AdcRoomPlace *place);
const char   *adc_room_table_get_title    (AdcRoomTable *self, const AdcRoomPlace *place);
/* NULL: of a home, or own */
const AdcRoomSort *adc_room_table_get_sort (AdcRoomTable *self, const AdcRoomPlace *place);
/* It is of a sort that can be */
gboolean      adc_room_table_can_activate (AdcRoomTable *self, const AdcRoomPlace *place);

/* Tokens, in the first free slot; cylinders and cubes that follow one taken away slide up. Units of a neutral count
 * too. FALSE: it cannot be there, and refusal (which may be NULL) says why. */
GPtrArray    *adc_room_place_get_tokens   (const AdcRoomPlace *place, AdcToken token); /* ids of owners */
/* NULL: of all */
guint         adc_room_place_count        (const AdcRoomPlace *place, AdcToken token, const char *owner);
gboolean      adc_room_table_put          (AdcRoomTable *self, guint place, AdcToken token, const char *owner,
                                           AdcRefusal **refusal);
gboolean      adc_room_table_take         (AdcRoomTable *self, guint place, AdcToken token, guint position);
gboolean      adc_room_table_take_last    (AdcRoomTable *self, guint place, AdcToken token, const char *owner);
gboolean      adc_room_table_replace      (AdcRoomTable *self, guint place, AdcToken token, guint position,
                                           const char *owner, AdcRefusal **refusal);
guint         adc_room_table_count_units  (AdcRoomTable *self, const char *owner); /* everywhere */

/* Who has activated a room, for good. */
gboolean      adc_room_table_is_activated  (AdcRoomTable *self, guint place, const char *player);
void          adc_room_table_set_activated (AdcRoomTable *self, guint place, const char *player, gboolean is_activated);

/* The section on which a player's pawn stands, or NULL. */
const char   *adc_room_table_get_pawn      (AdcRoomTable *self, const char *player);
gboolean      adc_room_table_set_pawn      (AdcRoomTable *self, const char *player, const char *section);

/* An example of the rulebook, in place of all that lies there. FALSE: there is no such example. */
gboolean      adc_room_table_open_case     (AdcRoomTable *self, const char *id);

/* What is kept across restarts. What the game does not have any more is left out. */
GVariant     *adc_room_table_to_variant    (AdcRoomTable *self); /* floating */
void          adc_room_table_restore       (AdcRoomTable *self, GVariant *variant);
