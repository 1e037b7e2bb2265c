/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-grid.h"
#include "adc-ark-number.h"
#include "adc-board.h"

/* The combat of Ark: Awakening in a window of its own, with what it wants beside it, and one of the combats that
 * ship or an empty one. */

typedef struct {
  AdcLibrary       *library;
  AdcGame          *game;
  char             *path; /* of the completions */
  AdcCompletions   *completions;
  AdcBattleSession *session;
  GtkWidget        *window;
  GtkWidget        *box; /* the board and its panels, below one another */
  AdcBoard         *board;
} Ark;

typedef struct {
  const char *path;
  const char *scenario; /* the id of a combat; NULL: two sides without units */
  void      (*function) (Ark *ark, gconstpointer data);
} ArkTest;

/* What main () returns. Tearing down fails if the board was leaked. */
int              ark_run          (int argc, char *argv[], const ArkTest *tests, guint n_tests);
void             ark_settle       (Ark *ark); /* until everything has its place */

AdcScenario     *ark_get_scenario (Ark *ark);
AdcScenarioSide *ark_get_side     (Ark *ark, const char *side);
const char      *ark_get_setting  (Ark *ark, const char *side, const char *setting); /* or NULL */
gboolean         ark_is_at        (Ark *ark, const char *force, const char *place);
const char      *ark_find_force   (Ark *ark, const char *side, const char *place, const char *unit); /* or NULL */

/* What a screen reader calls them; shown, or NULL. */
AdcArkNumber    *ark_find_number  (Ark *ark, const char *label);
GtkWidget       *ark_find_named   (Ark *ark, const char *label);
void             ark_set_number   (Ark *ark, const char *label, int value); /* as somebody would */
GtkWidget       *ark_find_button  (Ark *ark, const char *label); /* by its own words */
AdcArkGrid      *ark_get_grid     (Ark *ark);
gboolean         ark_shows        (Ark *ark, const char *text); /* somewhere in the window */
