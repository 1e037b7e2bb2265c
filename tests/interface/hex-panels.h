/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-table.h"
#include "adc-library.h"

/* A panel of Neuroshima Hex! beside no board, in a window of its own, with one of the battles that
 * ship. */

typedef struct {
  AdcLibrary       *library;
  AdcGame          *game;
  AdcBattleSession *session;
  AdcHexTable      *table;
  GtkWidget        *window;
  GtkWidget        *panel;
} Panels;

typedef struct {
  const char *path;
  const char *scenario; /* the id of a battle; NULL: an empty board for Moloch and Borgo */
  void      (*function) (Panels *panels, gconstpointer data);
} PanelsTest;

typedef GtkWidget *(*PanelsCreate) (AdcHexTable *table);

/* What main () returns: each test with a panel of its own. Tearing down fails if it was leaked. */
int               panels_run         (int argc, char *argv[], PanelsCreate create,
                                      const PanelsTest *tests, guint n_tests);
void              panels_settle      (Panels *panels); /* until everything has its place */

AdcScenario      *panels_get_scenario (Panels *panels);
AdcScenarioForce *panels_add          (AdcScenario *scenario, const char *side, const char *unit,
                                       const char *place);

/* The first that is seen and is called that by a screen reader; or NULL. */
GtkWidget        *panels_find_named   (GtkWidget *widget, GType type, const char *name);
GtkWidget        *panels_get_focus    (Panels *panels);

void              panels_press         (GtkWidget *button);
