/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-view.h"
#include "adc-driver.h"

/* The battle calculator of the real application, as a test drives it. The game is Le Projet Arès. */

extern AdcApplication *battle_application;

void              battle_start           (void); /* in English */
void              battle_stop            (void);
void              battle_open_view       (void); /* and waits for its battle */
GtkWidget        *battle_get_window      (void);
GtkWidget        *battle_get_view        (void);
AdcBattleSession *battle_get_session     (void);
AdcScenario      *battle_get_scenario    (void);

GPtrArray        *battle_get_examples    (void);
AdcScenario      *battle_get_example     (void); /* with forces on both sides */
void              battle_open            (AdcScenario *example);

/* The first force of the first side, whose count is changed as the board does it. */
void              battle_change_count    (guint count);
guint             battle_get_count       (void);
guint             battle_count_in        (AdcScenario *scenario);

void              battle_activate        (const char *action);
gboolean          battle_has_text        (const char *text); /* in the window */
GtkWidget        *battle_find_dialog     (void); /* a message dialog, or NULL */
