/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-dice-panel.h"
#include "adc-library.h"

/* A battle that ships with Le Projet Arès, with a bare board and the dice panel over it, before anybody has fired. */

typedef struct {
  AdcLibrary       *library;
  AdcGame          *game;
  AdcScenario      *shipped; /* with its dice */
  AdcBattleSession *session;
  GSettings        *settings;
  AdcBoard         *board;
  AdcDicePanel     *panel;
  GtkWindow        *window;
} AdcDiceTable;

void         adc_dice_table_set_up    (AdcDiceTable *self, gconstpointer data);
void         adc_dice_table_tear_down (AdcDiceTable *self, gconstpointer data);

/* Something of the panel's template. */
gpointer     adc_dice_table_get       (AdcDiceTable *self, const char *name);
const char  *adc_dice_table_get_text  (AdcDiceTable *self, const char *label); /* NULL when it is not shown */
void         adc_dice_table_click     (AdcDiceTable *self, const char *button);

/* Types the digits, and “b” for Backspace. */
void         adc_dice_table_type      (AdcDiceTable *self, const char *keys);

/* The widgets of a die, from 0. */
GtkWidget   *adc_dice_table_get_die   (AdcDiceTable *self, guint die);
GtkWidget   *adc_dice_table_get_again (AdcDiceTable *self, guint die);

/* Points, types the dice, fires. */
void         adc_dice_table_fire      (AdcDiceTable *self, const char *from, const char *at, const char *keys);
GPtrArray   *adc_dice_table_get_log   (AdcDiceTable *self);
