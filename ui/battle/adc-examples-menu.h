/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-game.h"

/* What can be opened: a file, one opened lately, or an example of the rulebook, under the rule it illustrates. Its rows
 * activate "battle.open", "battle.open-recent" and "battle.example". */

#define ADC_TYPE_EXAMPLES_MENU (adc_examples_menu_get_type ())
G_DECLARE_FINAL_TYPE (AdcExamplesMenu, adc_examples_menu, ADC, EXAMPLES_MENU, GtkPopover)

GtkWidget *adc_examples_menu_new      (void);
void       adc_examples_menu_set_game (AdcExamplesMenu *self, AdcGame *game, GPtrArray *examples); /* of AdcScenario */
