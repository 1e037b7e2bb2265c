/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"
#include "adc-star-card-slot.h"
#include "adc-star-pile.h"
#include "adc-star-unit-chip.h"

/* The skirmish table of StarCraft in a window of its own, with what it wants beside it, and one of the battles that ship
 * or an empty one. */

typedef struct {
  AdcLibrary       *library;
  AdcGame          *game;
  char             *path; /* of the completions */
  AdcCompletions   *completions;
  AdcBattleSession *session;
  GtkWidget        *window;
  GtkWidget        *box; /* the board and its panels, below one another */
  AdcBoard         *board;
} Star;

typedef struct {
  const char *path;
  const char *scenario; /* the id of a battle; NULL: two sides without units */
  void      (*function) (Star *star, gconstpointer data);
} StarTest;

/* What main () returns. Tearing down fails if the board was leaked. */
int              star_run          (int argc, char *argv[], const StarTest *tests, guint n_tests);
void             star_settle       (Star *star); /* until everything has its place */
void             star_wait         (Star *star); /* until the odds are there, or nothing more comes */

AdcScenario     *star_get_scenario (Star *star);
const char      *star_get_place    (Star *star, const char *force); /* "" when it is in no skirmish */
guint            star_count        (Star *star, const char *side, const char *place); /* forces of a side there */
const char      *star_find_force   (Star *star, const char *side, const char *place, const char *unit); /* or NULL */
gboolean         star_is_legal     (Star *star); /* nothing forbids the battle */

/* A name, or its beginning, and Enter: in the field of a side, or of a pile. */
void             star_add_unit     (Star *star, guint side, const char *text);
void             star_add_card     (Star *star, guint side, AdcStarSpotKind pile, const char *text);

/* A key with a unit in focus. Whether anybody minded. */
gboolean         star_press_on     (Star *star, const char *force, guint key, GdkModifierType state);
void             star_close_menu   (Star *star); /* of a unit */
const char      *star_get_focus    (Star *star); /* the unit that has the focus, or NULL */
AdcStarUnitChip *star_get_chip     (Star *star, const char *force);

/* Where a card lies; opens the list of cards there and takes the first that is called like that. */
AdcStarCardSlot *star_get_slot     (Star *star, guint side, const char *place);
void             star_choose_card  (Star *star, guint side, const char *place, const char *text);
AdcStarPile     *star_get_pile     (Star *star, guint side, AdcStarSpotKind kind);

gboolean         star_shows        (Star *star, const char *text); /* somewhere in the window */
GtkWidget       *star_find_button  (Star *star, const char *label); /* that is shown, or NULL */
