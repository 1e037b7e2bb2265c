/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-board.h"
#include "adc-buck-scene.h"

/* The combat table itself: who shoots, at what, and the number that is needed, the cells in use
 * lit. A lit cell that is clicked, or chosen with Enter, points at that shot; once more, at the
 * next one like it. The arrows go from cell to cell. */

#define ADC_TYPE_BUCK_COMBAT_TABLE (adc_buck_combat_table_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckCombatTable, adc_buck_combat_table, ADC, BUCK_COMBAT_TABLE, GtkWidget)

/* The board it is on, which it does not hold. */
void       adc_buck_combat_table_set_board (AdcBuckCombatTable *self, AdcBoard *board);
void       adc_buck_combat_table_show      (AdcBuckCombatTable *self, AdcBuckScene *scene);
void       adc_buck_combat_table_show_shot (AdcBuckCombatTable *self);

GtkWidget *adc_buck_combat_table_get_cell  (AdcBuckCombatTable *self, AdcBuckType attacker,
                                            AdcBuckType target);
