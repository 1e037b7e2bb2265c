/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-combat-table.h"
#include "adc-buck-piece-row.h"
#include "adc-buck-side-panel.h"

/* The board of Buck Rogers in a window of its own, with one of the battles that ship or an empty one. */

typedef struct {
  AdcLibrary         *library;
  AdcGame            *game;
  char               *path; /* of the completions */
  AdcCompletions     *completions;
  AdcBattleSession   *session;
  GtkWidget          *window;
  AdcBoard           *board;
  AdcBuckCombatTable *table;
} Buck;

typedef struct {
  const char *path;
  const char *scenario; /* the id of a battle; NULL: two sides without pieces on a territory */
  void      (*function) (Buck *buck, gconstpointer data);
} BuckTest;

/* What main () returns. Tearing down fails if the board was leaked. */
int          buck_run          (int argc, char *argv[], const BuckTest *tests, guint n_tests);
void         buck_settle       (Buck *buck); /* until everything has its place */

AdcScenario *buck_get_scenario (Buck *buck);
const char  *buck_get_setting  (Buck *buck, const char *side, const char *name); /* of a side, unless it is NULL */
void         buck_assert_count (Buck *buck, const char *side, const char *unit, const char *place, guint count);
void         buck_assert_order (Buck *buck, const char *sides); /* "a b" */

/* The panel of a side, and the row of a kind of piece in it, which may be hidden. */
AdcBuckSidePanel *buck_get_panel (Buck *buck, const char *side);
AdcBuckPieceRow  *buck_get_row   (Buck *buck, const char *side, const char *unit, const char *place);

/* A key where the focus is, as it goes up through the widgets; or in a row, which gets the focus first. Whether anybody
 * minded. */
gboolean     buck_press        (Buck *buck, guint key, GdkModifierType state);
gboolean     buck_press_on     (Buck *buck, const char *side, const char *unit, guint key);
void         buck_type         (Buck *buck, const char *digits);
const char  *buck_get_focus    (Buck *buck); /* "a trooper zone", or NULL when no row has it */

/* Chooses a line of a setting, of a side unless it is NULL. */
void         buck_choose       (Buck *buck, const char *side, const char *setting, guint line);
