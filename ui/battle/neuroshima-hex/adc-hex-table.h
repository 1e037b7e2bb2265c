/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-hex-battle.h"

/* What the board and the panels beside it have in common: the battle laid out, the moment of it that is shown, what is
 * pointed at, and everything that can be done to the layout. Each change is one step of the session's undo; one that
 * the rules forbid is not made, and "refused" (AdcFault *) says why.
 *
 * Signals: "changed": the layout or its battle is another (the moment is then before the battle, unless only a decision
 * changed); "refused". Properties notify: moment, event, cell, side, preview. */

#define ADC_HEX_HQ_POINTS 20
#define ADC_HEX_BEFORE -1 /* the moment before the battle; 0 is its first phase, and the number of phases is the end */

#define ADC_TYPE_HEX_TABLE (adc_hex_table_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexTable, adc_hex_table, ADC, HEX_TABLE, GObject)

AdcHexTable      *adc_hex_table_new         (void);
AdcBattleSession *adc_hex_table_get_session (AdcHexTable *self); /* or NULL */
void              adc_hex_table_set_session (AdcHexTable *self, AdcBattleSession *session);
AdcGame          *adc_hex_table_get_game    (AdcHexTable *self); /* or NULL */
AdcHexBattle     *adc_hex_table_get_battle  (AdcHexTable *self); /* NULL when the rules forbid the layout */

int      adc_hex_table_get_moment   (AdcHexTable *self);
void     adc_hex_table_set_moment   (AdcHexTable *self, int moment);
int      adc_hex_table_get_n_phases (AdcHexTable *self);
int      adc_hex_table_get_event    (AdcHexTable *self); /* of the phase shown, or -1: all of them */
void     adc_hex_table_set_event    (AdcHexTable *self, int event);
/* The board as it stands at that moment; phase is NULL before and after the battle. */
void     adc_hex_table_get_state    (AdcHexTable *self, AdcHexState *state, const AdcHexPhase **phase);

guint       adc_hex_table_get_cell  (AdcHexTable *self); /* pointed at, or ADC_HEX_NOWHERE */
void        adc_hex_table_set_cell  (AdcHexTable *self, guint cell);
/* The id of the army whose tiles are laid; NULL without a session. */
const char *adc_hex_table_get_side  (AdcHexTable *self);
void        adc_hex_table_set_side  (AdcHexTable *self, const char *side);

/* Tiles shown where they could go, without being there. */
const AdcHexPlacement *adc_hex_table_get_preview (AdcHexTable *self, guint *n);
void                   adc_hex_table_set_preview (AdcHexTable *self, const AdcHexPlacement *placements, guint n);

/* How many of a unit or card of an army are neither on the board, nor in hand, nor discarded; or in that pile, NULL
 * being the board. */
guint    adc_hex_table_count_left (AdcHexTable *self, const char *side, const char *piece);
guint    adc_hex_table_count_in   (AdcHexTable *self, const char *side, const char *piece, const char *pile);

/* Changes, each of them one step; FALSE: refused. A tile comes from the hand if it is there, else from what is left. */
gboolean adc_hex_table_place      (AdcHexTable *self, const char *side, const char *unit, guint cell, guint rotation);
gboolean adc_hex_table_place_all  (AdcHexTable *self, const char *side, const AdcHexPlacement *placements, guint n);
gboolean adc_hex_table_move       (AdcHexTable *self, guint from, guint to);
gboolean adc_hex_table_rotate     (AdcHexTable *self, guint cell, int sixths);
gboolean adc_hex_table_remove     (AdcHexTable *self, guint cell, const char *pile); /* NULL: back among those left */
gboolean adc_hex_table_set_wounds (AdcHexTable *self, guint cell, guint wounds);
gboolean adc_hex_table_set_points (AdcHexTable *self, const char *side, guint points);
gboolean adc_hex_table_set_armies (AdcHexTable *self, const char * const *factions, gboolean alliance);
gboolean adc_hex_table_set_option (AdcHexTable *self, const char *setting, const char *value); /* of the scenario */
gboolean adc_hex_table_decide     (AdcHexTable *self, guint question, int option); /* -1: the best for its owner */
gboolean adc_hex_table_conclude   (AdcHexTable *self); /* the battle is over: the dead go */

/* One of those left goes to a pile, and back; or from one pile to another. */
gboolean adc_hex_table_put        (AdcHexTable *self, const char *side, const char *piece, const char *pile);
gboolean adc_hex_table_take       (AdcHexTable *self, const char *side, const char *piece, const char *pile);
gboolean adc_hex_table_shift      (AdcHexTable *self, const char *side, const char *piece, const char *from,
                                   const char *to);

/* In the variant in which damage scores. */
gboolean adc_hex_table_set_score  (AdcHexTable *self, const char *side, guint score);

/* What a card does, or a tile by itself (card is then NULL): a tile goes elsewhere, tiles are hurt, or nothing happens
 * on the board. The card goes to the discard pile of its side, from the hand if it is there. */
gboolean adc_hex_table_order      (AdcHexTable *self, const char *side, const char *card, guint from, guint to,
                                   guint rotation);
gboolean adc_hex_table_strike     (AdcHexTable *self, const char *side, const char *card, const AdcHexState *end);
gboolean adc_hex_table_spend      (AdcHexTable *self, const char *side, const char *card);

/* Emits "refused" for something that was not even tried; FALSE. */
gboolean adc_hex_table_refuse     (AdcHexTable *self, const char *rule, const char *message);
