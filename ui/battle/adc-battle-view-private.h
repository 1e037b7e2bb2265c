/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-view.h"
#include "adc-board.h"
#include "adc-dice-panel.h"
#include "adc-examples-menu.h"
#include "adc-forecast-pane.h"
#include "adc-shot-panel.h"

/* Between adc-battle-view.c (what is shown), adc-battle-view-actions.c (what can be done) and adc-battle-view-files.c
 * (what is opened and saved). */

struct _AdcBattleView {
  AdwBin                parent_instance;
  AdcBattles           *battles;
  AdcCompletions       *completions;
  AdcGame              *game;
  AdcBattleSession     *session; /* NULL until it is loaded, and for a game without a calculator */
  AdcBoard             *board;   /* likewise */
  char                 *wanted;  /* id of the example to open as soon as there is a session */
  GPtrArray            *panels;   /* the board's own, shown instead of those of chance; or NULL */
  guint                 n_orders; /* of files opened: the last one counts */

  GtkStack             *stack;
  GtkWidget            *loading_page;
  GtkWidget            *none_page;
  GtkWidget            *battle_page;
  GtkMenuButton        *open_button;
  AdcExamplesMenu      *examples_menu;
  GtkScrolledWindow    *scroller;
  GtkLabel             *title_label;
  GtkLabel             *file_label;
  GtkLabel             *summary_label;
  GtkButton            *rule_button;
  GtkLabel             *rule_label;
  GtkWidget            *columns;
  AdwBin               *board_bin;
  AdcShotPanel         *shot_panel;
  AdcDicePanel         *dice_panel;
  AdcForecastPane      *forecast_pane;
};

void     adc_battle_view_install_actions (GtkWidgetClass *widget_class);
void     adc_battle_view_add_shortcuts   (AdcBattleView *self);
void     adc_battle_view_update_actions  (AdcBattleView *self);

gboolean adc_battle_view_open_example    (AdcBattleView *self, const char *id);
void     adc_battle_view_ask_open        (AdcBattleView *self);
void     adc_battle_view_ask_save        (AdcBattleView *self);
void     adc_battle_view_show_failure    (AdcBattleView *self, const char *title, const char *text);
