/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-rule.h"

struct _AdcDeckRule {
  AdcEntry     parent_instance;
  AdcDeckLimit limit;
};

G_DEFINE_FINAL_TYPE (AdcDeckRule, adc_deck_rule, ADC_TYPE_ENTRY)

static void
clear_limit (AdcDeckLimit *limit)
{
  g_free (limit->faction);
  g_free (limit->card);
  g_free (limit->stat);
  g_free (limit->value);
  g_free (limit->rule);
}

static void
adc_deck_rule_finalize (GObject *object)
{
  clear_limit (&ADC_DECK_RULE (object)->limit);
  G_OBJECT_CLASS (adc_deck_rule_parent_class)->finalize (object);
}

static void
adc_deck_rule_class_init (AdcDeckRuleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_deck_rule_finalize;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_DECK_RULE;
}

static void
adc_deck_rule_init (AdcDeckRule *self)
{
  self->limit.min = self->limit.max = -1;
}

const AdcDeckLimit *
adc_deck_rule_get_limit (AdcDeckRule *self)
{
  g_return_val_if_fail (ADC_IS_DECK_RULE (self), NULL);

  return &self->limit;
}

void
adc_deck_rule_set_limit (AdcDeckRule *self, const AdcDeckLimit *limit)
{
  g_return_if_fail (ADC_IS_DECK_RULE (self));
  g_return_if_fail (limit != NULL);

  clear_limit (&self->limit);
  self->limit = *limit;
  self->limit.faction = g_strdup (limit->faction);
  self->limit.card = g_strdup (limit->card);
  self->limit.stat = g_strdup (limit->stat);
  self->limit.value = g_strdup (limit->value);
  self->limit.rule = g_strdup (limit->rule);
}
