/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-answer.h"

AdcAnswer *
adc_answer_new (void)
{
  AdcAnswer *self = g_new0 (AdcAnswer, 1);

  self->results = g_ptr_array_new_with_free_func (g_object_unref);
  self->nearest = g_new0 (char *, 1);
  return self;
}

void
adc_answer_free (AdcAnswer *self)
{
  g_ptr_array_unref (self->results);
  g_free (self->corrected);
  g_strfreev (self->nearest);
  g_free (self);
}
