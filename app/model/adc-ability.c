/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ability.h"

struct _AdcAbility {
  AdcEntry  parent_instance;
  gboolean  has_amount;
  AdcSymbol symbol;
};

G_DEFINE_FINAL_TYPE (AdcAbility, adc_ability, ADC_TYPE_ENTRY)

static void
adc_ability_class_init (AdcAbilityClass *klass)
{
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_ABILITY;
}

static void
adc_ability_init (AdcAbility *self G_GNUC_UNUSED)
{
}

gboolean
adc_ability_has_amount (AdcAbility *self)
{
  g_return_val_if_fail (ADC_IS_ABILITY (self), FALSE);

  return self->has_amount;
}

void
adc_ability_set_amount (AdcAbility *self, gboolean has_amount)
{
  g_return_if_fail (ADC_IS_ABILITY (self));

  self->has_amount = has_amount;
}

AdcSymbol
adc_ability_get_symbol (AdcAbility *self)
{
  g_return_val_if_fail (ADC_IS_ABILITY (self), ADC_SYMBOL_NONE);

  return self->symbol;
}

void
adc_ability_set_symbol (AdcAbility *self, const char *name)
{
  static const char * const names[] = {
    [ADC_SYMBOL_MELEE] = "melee",       [ADC_SYMBOL_RANGED] = "ranged",
    [ADC_SYMBOL_INITIATIVE] = "initiative", [ADC_SYMBOL_SLOW] = "slow",
    [ADC_SYMBOL_AGAIN] = "again",       [ADC_SYMBOL_MEDIC] = "medic",
    [ADC_SYMBOL_HACK] = "hack",         [ADC_SYMBOL_EXCHANGE] = "exchange",
    [ADC_SYMBOL_CARRY] = "carry",       [ADC_SYMBOL_RECONNOITRE] = "reconnoitre",
    [ADC_SYMBOL_MOVE] = "move",         [ADC_SYMBOL_EXPLODE] = "explode",
  };

  g_return_if_fail (ADC_IS_ABILITY (self));

  self->symbol = ADC_SYMBOL_NONE;
  for (guint i = ADC_SYMBOL_NONE + 1; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i], name) == 0)
      self->symbol = i;
}
