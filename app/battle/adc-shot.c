/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-shot.h"

#define DEFAULT_FACES 6

AdcShot *
adc_shot_new (const char *from, const char *at)
{
  AdcShot *self;

  g_return_val_if_fail (from != NULL, NULL);
  g_return_val_if_fail (at != NULL, NULL);

  self = g_new0 (AdcShot, 1);
  self->from = g_strdup (from);
  self->at = g_strdup (at);
  self->n_faces = DEFAULT_FACES;
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

guint
adc_faces_count_hitting (guint n_faces, guint needed, gboolean is_at_least)
{
  if (needed == 0)
    return 0;
  if (!is_at_least)
    return MIN (needed, n_faces);

  return needed <= n_faces ? n_faces + 1 - needed : 0;
}
