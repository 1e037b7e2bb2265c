/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-step.h"

#include "adc-list.h"

struct _AdcStep {
  GObject    parent_instance;
  char      *id;
  char      *rule;
  AdcText   *title;
  GPtrArray *blocks;
  AdcList   *children;
};

G_DEFINE_FINAL_TYPE (AdcStep, adc_step, G_TYPE_OBJECT)

static void
adc_step_dispose (GObject *object)
{
  g_clear_object (&ADC_STEP (object)->children);
  G_OBJECT_CLASS (adc_step_parent_class)->dispose (object);
}

static void
adc_step_finalize (GObject *object)
{
  AdcStep *self = ADC_STEP (object);

  g_free (self->id);
  g_free (self->rule);
  adc_text_unref (self->title);
  g_ptr_array_unref (self->blocks);
  G_OBJECT_CLASS (adc_step_parent_class)->finalize (object);
}

static void
adc_step_class_init (AdcStepClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_step_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_step_finalize;
}

static void
adc_step_init (AdcStep *self)
{
  self->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_block_free);
  self->children = adc_list_new (ADC_TYPE_STEP);
}

AdcStep *
adc_step_new (const char *id, const char *rule, AdcText *title)
{
  AdcStep *self = g_object_new (ADC_TYPE_STEP, NULL);

  self->id = g_strdup (id);
  self->rule = g_strdup (rule);
  self->title = adc_text_ref (title);

  return self;
}

const char *
adc_step_get_id (AdcStep *self)
{
  g_return_val_if_fail (ADC_IS_STEP (self), NULL);

  return self->id;
}

const char *
adc_step_get_rule (AdcStep *self)
{
  g_return_val_if_fail (ADC_IS_STEP (self), NULL);

  return self->rule;
}

const char *
adc_step_get_title (AdcStep *self)
{
  g_return_val_if_fail (ADC_IS_STEP (self), NULL);

  return adc_text_get (self->title);
}

AdcText *
adc_step_get_title_text (AdcStep *self)
{
  g_return_val_if_fail (ADC_IS_STEP (self), NULL);

  return self->title;
}

GPtrArray *
adc_step_get_blocks (AdcStep *self)
{
  g_return_val_if_fail (ADC_IS_STEP (self), NULL);

  return self->blocks;
}

GListModel *
adc_step_get_children (AdcStep *self)
{
  g_return_val_if_fail (ADC_IS_STEP (self), NULL);

  return G_LIST_MODEL (self->children);
}

void
adc_step_take_block (AdcStep *self, AdcBlock *block)
{
  g_return_if_fail (ADC_IS_STEP (self));

  g_ptr_array_add (self->blocks, block);
}

void
adc_step_add_child (AdcStep *self, AdcStep *child)
{
  g_return_if_fail (ADC_IS_STEP (self));

  adc_list_append (self->children, child);
}
