/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-voyage.h"

static void
free_step (gpointer data)
{
  AdcVoyageStep *step = data;

  g_free (step->target);
  g_free (step);
}

AdcVoyage *
adc_voyage_new (const char *id, AdcText *title, const char *unit, const char *from, guint turn)
{
  AdcVoyage *self = g_new0 (AdcVoyage, 1);

  self->id = g_strdup (id);
  self->title = adc_text_ref (title);
  self->unit = g_strdup (unit);
  self->from = g_strdup (from);
  self->turn = turn;
  self->steps = g_ptr_array_new_with_free_func (free_step);

  return self;
}

void
adc_voyage_free (AdcVoyage *self)
{
  g_free (self->id);
  g_clear_pointer (&self->title, adc_text_unref);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_free (self->rule);
  g_free (self->unit);
  g_free (self->from);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_free (self);
}

void
adc_voyage_add_step (AdcVoyage *self, AdcVoyageStepKind kind, const char *target, guint count)
{
  AdcVoyageStep *step = g_new0 (AdcVoyageStep, 1);

  step->kind = kind;
  step->target = g_strdup (target);
  step->count = count;
  g_ptr_array_add (self->steps, step);
}
