/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-rule.h"

#include "adc-list.h"

struct _AdcRule {
  AdcEntry  parent_instance;
  AdcList  *children;
  char     *parent;
};

G_DEFINE_FINAL_TYPE (AdcRule, adc_rule, ADC_TYPE_ENTRY)

static void
adc_rule_dispose (GObject *object)
{
  g_clear_object (&ADC_RULE (object)->children);
  G_OBJECT_CLASS (adc_rule_parent_class)->dispose (object);
}

static void
adc_rule_finalize (GObject *object)
{
  g_free (ADC_RULE (object)->parent);
  G_OBJECT_CLASS (adc_rule_parent_class)->finalize (object);
}

static void
adc_rule_class_init (AdcRuleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_rule_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_rule_finalize;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_RULE;
}

static void
adc_rule_init (AdcRule *self)
{
  self->children = adc_list_new (ADC_TYPE_RULE);
}

GListModel *
adc_rule_get_children (AdcRule *self)
{
  g_return_val_if_fail (ADC_IS_RULE (self), NULL);

  return G_LIST_MODEL (self->children);
}

const char *
adc_rule_get_parent (AdcRule *self)
{
  g_return_val_if_fail (ADC_IS_RULE (self), NULL);

  return self->parent;
}

void
adc_rule_add_child (AdcRule *self, AdcRule *child)
{
  g_return_if_fail (ADC_IS_RULE (self));
  g_return_if_fail (ADC_IS_RULE (child) && child->parent == NULL);

  child->parent = g_strdup (adc_entry_get_id (ADC_ENTRY (self)));
  adc_list_append (self->children, child);
}
