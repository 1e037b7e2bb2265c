/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* Something a unit can do, or must suffer. */

/* What stands for it on a drawn tile. */
typedef enum {
  ADC_SYMBOL_NONE,
  ADC_SYMBOL_MELEE,
  ADC_SYMBOL_RANGED,
  ADC_SYMBOL_INITIATIVE,
  ADC_SYMBOL_SLOW,
  ADC_SYMBOL_AGAIN,
  ADC_SYMBOL_MEDIC,
  ADC_SYMBOL_HACK,
  ADC_SYMBOL_EXCHANGE,
  ADC_SYMBOL_CARRY,
  ADC_SYMBOL_RECONNOITRE,
  ADC_SYMBOL_MOVE,
  ADC_SYMBOL_EXPLODE,
} AdcSymbol;

#define ADC_TYPE_ABILITY (adc_ability_get_type ())
G_DECLARE_FINAL_TYPE (AdcAbility, adc_ability, ADC, ABILITY, AdcEntry)

gboolean  adc_ability_has_amount (AdcAbility *self); /* as in "shield 2" */
AdcSymbol adc_ability_get_symbol (AdcAbility *self);

/* For the loader, before the ability is shared. */
void      adc_ability_set_amount (AdcAbility *self, gboolean has_amount);
void      adc_ability_set_symbol (AdcAbility *self, const char *name); /* as files spell it; NULL: none */
