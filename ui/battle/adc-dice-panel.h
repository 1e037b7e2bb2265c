/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-board.h"

/* The dice of the shot that was pointed at: rolled here or on the table, thrown again where the side may, then fired,
 * which writes them into the battle. Above them, whose turn it is; below, who was lucky so far.
 *
 * Digits typed while anything in it has the focus are faces of dice, Backspace takes the last one back. "seed" makes
 * its dice predictable. */

#define ADC_TYPE_DICE_PANEL (adc_dice_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcDicePanel, adc_dice_panel, ADC, DICE_PANEL, AdwBin)

GtkWidget *adc_dice_panel_new          (void);
void       adc_dice_panel_set_session  (AdcDicePanel *self, AdcBattleSession *session); /* or NULL */
void       adc_dice_panel_set_shot     (AdcDicePanel *self, const char *from, const char *at); /* or NULL */

/* The board knows whose turn it is and who may throw again; without one, every shot may be thrown at any time. */
void       adc_dice_panel_set_board    (AdcDicePanel *self, AdcBoard *board); /* or NULL */

/* Where the luck log is kept; without settings there is none. */
void       adc_dice_panel_set_settings (AdcDicePanel *self, GSettings *settings); /* or NULL */
