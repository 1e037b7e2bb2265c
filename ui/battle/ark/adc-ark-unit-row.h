/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-combat.h"
#include "adc-battle-session.h"

#include <gtk/gtk.h>

/* Units of one kind in the room: how many, as figures and as a number, and who controls them if they are neutral. */

typedef enum {
  ADC_ARK_UNIT_OWN,
  ADC_ARK_UNIT_ROBOT,
  ADC_ARK_UNIT_MERCENARY,
  ADC_ARK_N_UNITS,
} AdcArkUnit;

#define ADC_TYPE_ARK_UNIT_ROW (adc_ark_unit_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkUnitRow, adc_ark_unit_row, ADC, ARK_UNIT_ROW, GtkBox)

GtkWidget  *adc_ark_unit_row_new   (AdcArkSide side, AdcArkUnit unit, AdcGame *game);
AdcArkUnit  adc_ark_unit_row_get_unit (AdcArkUnitRow *self);
void        adc_ark_unit_row_show  (AdcArkUnitRow *self, AdcBattleSession *session, const AdcScenarioForce *force,
                                    guint n_wounded); /* the force may be NULL: none are there */

const char *adc_ark_unit_get_id    (AdcArkUnit unit); /* of the game's */
