/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-sequence.h"

#include "adc-list.h"

struct _AdcSequence {
  AdcEntry  parent_instance;
  AdcList  *steps;
};

G_DEFINE_FINAL_TYPE (AdcSequence, adc_sequence, ADC_TYPE_ENTRY)

static void
adc_sequence_dispose (GObject *object)
{
  g_clear_object (&ADC_SEQUENCE (object)->steps);
  G_OBJECT_CLASS (adc_sequence_parent_class)->dispose (object);
}

static void
adc_sequence_class_init (AdcSequenceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_sequence_dispose;
  ADC_ENTRY_CLASS (klass)->kind = ADC_KIND_SEQUENCE;
}

static void
adc_sequence_init (AdcSequence *self)
{
  self->steps = adc_list_new (ADC_TYPE_STEP);
}

GListModel *
adc_sequence_get_steps (AdcSequence *self)
{
  g_return_val_if_fail (ADC_IS_SEQUENCE (self), NULL);

  return G_LIST_MODEL (self->steps);
}

void
adc_sequence_add_step (AdcSequence *self, AdcStep *step)
{
  g_return_if_fail (ADC_IS_SEQUENCE (self));

  adc_list_append (self->steps, step);
}
