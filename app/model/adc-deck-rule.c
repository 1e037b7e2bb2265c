/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-rule.h"

struct _AdcDeckRule {
  AdcEntry     parent_instance;
  AdcDeckLimit limit;
};

G_DEFINE_FINAL_TYPE (AdcDeckRule, adc_deck_rule, ADC_TYPE_ENTRY)

static void
free_bound (gpointer data)
{
  AdcDeckBound *bound = data;

  adc_deck_when_clear (&bound->when);
  g_free (bound);
}

static void
adc_deck_rule_finalize (GObject *object)
{
  AdcDeckLimit *limit = &ADC_DECK_RULE (object)->limit;

  g_free (limit->kind);
  g_free (limit->faction);
  g_free (limit->zone);
  g_free (limit->card);
  g_free (limit->stat);
  g_free (limit->value);
  g_free (limit->rule);
  g_ptr_array_unref (limit->bounds);
  g_ptr_array_unref (limit->sets);
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
  self->limit.bounds = g_ptr_array_new_with_free_func (free_bound);
  self->limit.sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
}

const AdcDeckLimit *
adc_deck_rule_get_limit (AdcDeckRule *self)
{
  g_return_val_if_fail (ADC_IS_DECK_RULE (self), NULL);

  return &self->limit;
}

AdcDeckLimit *
adc_deck_rule_edit_limit (AdcDeckRule *self)
{
  g_return_val_if_fail (ADC_IS_DECK_RULE (self), NULL);

  return &self->limit;
}

AdcDeckBound *
adc_deck_rule_add_bound (AdcDeckRule *self)
{
  AdcDeckBound *bound;

  g_return_val_if_fail (ADC_IS_DECK_RULE (self), NULL);

  bound = g_new0 (AdcDeckBound, 1);
  bound->min = bound->max = ADC_DECK_NO_LIMIT;
  g_ptr_array_add (self->limit.bounds, bound);
  return bound;
}
