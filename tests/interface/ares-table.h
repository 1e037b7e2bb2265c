/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* The board of Le Projet Arès in a window of its own, with one of the battles that ship. */

typedef struct {
  AdcLibrary       *library;
  AdcGame          *game;
  char             *path; /* of the completions */
  AdcCompletions   *completions;
  AdcBattleSession *session;
  GtkWidget        *window;
  AdcBoard         *board;
  GtkWidget        *line;
} Table;

typedef struct {
  const char *path;
  const char *scenario; /* the id of a battle */
  void      (*function) (Table *table, gconstpointer data);
} TableTest;

/* Tearing down fails if the board was leaked; settling takes until everything has its place. */
void       table_set_up    (Table *table, gconstpointer scenario);
void       table_tear_down (Table *table, gconstpointer scenario);
void       table_settle    (Table *table);

AdcScenario            *table_get_scenario (Table *table);
const AdcScenarioForce *table_get_force    (Table *table, const char *id);
const char             *table_get_setting  (Table *table, const char *name);

/* Each of these may be NULL: the cell of a force or a base card, a setting, a toast, the id of the
 * force that has the focus. */
GtkWidget      *table_find_cell  (GtkWidget *widget, const char *id);
GtkWidget      *table_find_toast (Table *table);
const char     *table_get_focus  (Table *table);

/* Presses a key in the line, whether anybody minded; goes to a force first; chooses a setting. */
gboolean   table_press    (Table *table, guint key, GdkModifierType state);
void       table_press_on (Table *table, const char *id, guint key, GdkModifierType state);
void       table_choose   (Table *table, const char *side, const char *setting, guint line);

/* What main () returns. */
int        table_run (int argc, char *argv[], const TableTest *tests, guint n_tests);
