/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-combat.h"
#include "adc-battle-session.h"

#include <gtk/gtk.h>

/* What a room or an artifact adds: to the defence of the defender, and to the combat capacity of either side where
 * the variant has such bonuses. */

#define ADC_TYPE_ARK_BONUS_ROW (adc_ark_bonus_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkBonusRow, adc_ark_bonus_row, ADC, ARK_BONUS_ROW, GtkBox)

GtkWidget  *adc_ark_bonus_row_new       (AdcArkSide side, AdcBattleSession *session, const char *force);
const char *adc_ark_bonus_row_get_force (AdcArkBonusRow *self);
void        adc_ark_bonus_row_show      (AdcArkBonusRow *self, gboolean has_combat);
