/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-steps.h"

#define MAX_STEPS 200

struct _AdcSteps {
  GVariant  *state;
  GPtrArray *done; /* states to go back to, the latest last */
  GPtrArray *undone;
};

AdcSteps *
adc_steps_new (GVariant *state)
{
  AdcSteps *self = g_new0 (AdcSteps, 1);

  self->state = g_variant_ref_sink (state);
  self->done = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);

  return self;
}

void
adc_steps_free (AdcSteps *self)
{
  g_variant_unref (self->state);
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  g_free (self);
}

GVariant *
adc_steps_get_state (AdcSteps *self)
{
  return self->state;
}

gboolean
adc_steps_add (AdcSteps *self, GVariant *state)
{
  g_autoptr(GVariant) sunk = g_variant_ref_sink (state);

  if (g_variant_equal (sunk, self->state))
    return FALSE;

  g_ptr_array_set_size (self->undone, 0);
  g_ptr_array_add (self->done, self->state);
  self->state = g_steal_pointer (&sunk);
  if (self->done->len > MAX_STEPS)
    g_ptr_array_remove_index (self->done, 0);
  return TRUE;
}

void
adc_steps_restart (AdcSteps *self, GVariant *state)
{
  g_ptr_array_set_size (self->done, 0);
  g_ptr_array_set_size (self->undone, 0);
  g_variant_unref (self->state);
  self->state = g_variant_ref_sink (state);
}

static gboolean
step (AdcSteps *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;

  g_ptr_array_add (to, self->state);
  self->state = g_ptr_array_steal_index (from, from->len - 1);
  return TRUE;
}

gboolean
adc_steps_undo (AdcSteps *self)
{
  return step (self, self->done, self->undone);
}

gboolean
adc_steps_redo (AdcSteps *self)
{
  return step (self, self->undone, self->done);
}

gboolean
adc_steps_can_undo (AdcSteps *self)
{
  return self->done->len > 0;
}

gboolean
adc_steps_can_redo (AdcSteps *self)
{
  return self->undone->len > 0;
}
