/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-shot.h"

AdcShot *
adc_shot_new (const char *from, const char *at)
{
  AdcShot *self;

  g_return_val_if_fail (from != NULL, NULL);
  g_return_val_if_fail (at != NULL, NULL);

  self = g_new0 (AdcShot, 1);
  self->from = g_strdup (from);
  self->at = g_strdup (at);
  self->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  return self;
}

void
adc_shot_free (AdcShot *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->from);
  g_free (self->at);
  g_clear_pointer (&self->hits, adc_distribution_unref);
  g_clear_pointer (&self->rerolled, adc_distribution_unref);
  g_clear_pointer (&self->losses, adc_distribution_unref);
  g_ptr_array_unref (self->reasons);
  g_free (self);
}
