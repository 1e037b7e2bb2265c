/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-board.h"
#include "adc-hex-map.h"
#include "adc-hex-tray.h"
#include "adc-library.h"

/* The board of Neuroshima Hex! in a window of its own, with one of the battles that ship or an empty one. */

typedef struct {
  AdcLibrary       *library;
  AdcGame          *game;
  AdcBattleSession *session;
  AdcHexTable      *table; /* the board's, or one of its own where there is no board */
  GtkWidget        *window;
  AdcBoard         *board;
  AdcHexMap        *map;
  AdcHexTray       *tray;
  guint             n_refused;
  char             *rule;  /* that the last refusal named */
} Hex;

typedef struct {
  const char *path;
  const char *scenario; /* the id of a battle; NULL: nobody is on the board of Moloch and Posterunek */
  void      (*function) (Hex *hex, gconstpointer data);
} HexTest;

/* What main () returns. Tearing down fails if the board or the table was leaked. */
int          hex_run          (int argc, char *argv[], gboolean has_board, const HexTest *tests, guint n_tests);
void         hex_settle       (Hex *hex); /* until everything has its place */

AdcScenario *hex_get_scenario (Hex *hex);

/* What lies in a hex, as in "moloch-hunter@2/1": the unit, how it is turned, its wounds if it has any; or "-". Of an
 * HQ, its points instead: "moloch-hq@0/20". */
void         hex_assert_at    (Hex *hex, const char *cell, const char *expected);
void         hex_assert_pile  (Hex *hex, const char *piece, const char *pile, guint n); /* of whichever side it is */
void         hex_lay          (Hex *hex, const char *unit, const char *cell, guint rotation); /* must succeed */

/* A key in the map, whether anybody minded; or in a hex, which gets the focus first. */
gboolean     hex_press        (Hex *hex, guint key, GdkModifierType state);
void         hex_press_on     (Hex *hex, const char *cell, guint key, GdkModifierType state);
const char  *hex_get_focus    (Hex *hex); /* the name of a hex, the id of a tile beside the board, or NULL */

/* A tile beside the board: the item, and what a click or Enter does to it. */
AdcHexPileItem *hex_find_item (Hex *hex, AdcHexPileKind kind, const char *piece); /* or NULL */
void         hex_choose       (Hex *hex, AdcHexPileKind kind, const char *piece);

/* A hex and what marks it; what the bar below the board says and offers. */
AdcHexCell  *hex_get_cell     (Hex *hex, const char *name);
gboolean     hex_has_mark     (Hex *hex, const char *name, AdcHexMarks mark);
const char  *hex_get_prompt   (Hex *hex);
gboolean     hex_is_offered   (Hex *hex, const char *button);

/* What is carried away from there; NULL: there is nothing to drag. */
GdkContentProvider *hex_drag  (gpointer from, gpointer what);
void         hex_get_middle   (gpointer widget, gpointer of, double *x, double *y);
