/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ability.h"

struct _AdcAbility {
  AdcEntry parent_instance;
  gboolean has_amount;
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
