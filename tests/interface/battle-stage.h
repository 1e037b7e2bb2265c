/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-battle-session.h"

/* A widget of the battle calculator in a window of its own, beside a battle of the engine of
 * battle-engine.h. */

typedef struct {
  AdcGame          *game;
  AdcBattleSession *session;
  GtkWidget        *window; /* has the action “battle.ask-value” */
  GtkWidget        *widget; /* in the window */
  char             *heard;  /* what the last signal or action said */
} Stage;

void       stage_set_up      (Stage *stage, gconstpointer data);
void       stage_tear_down   (Stage *stage, gconstpointer data); /* fails if anything was leaked */
void       stage_show        (Stage *stage, GtkWidget *widget, int width);
void       stage_settle      (Stage *stage); /* until what changed has been drawn */
gboolean   stage_is_idle     (gpointer session); /* nothing is being computed */

/* Of what is below a widget. */
GtkWidget *stage_find_class  (GtkWidget *widget, const char *style); /* the only one that is seen */
GPtrArray *stage_find_nodes  (GtkWidget *widget, const char *name);  /* also those not seen */

/* What main () returns: tests with the look of the program. */
int        stage_run (int *argc, char ***argv, void (*add_tests) (void));

#define STAGE_ADD(path, data, function) \
  g_test_add (path, Stage, data, stage_set_up, function, stage_tear_down)
