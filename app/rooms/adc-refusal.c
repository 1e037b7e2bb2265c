/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-refusal.h"

AdcRefusal *
adc_refusal_new (const char *rule, const char *format, ...)
{
  AdcRefusal *self = g_new0 (AdcRefusal, 1);
  va_list arguments;

  va_start (arguments, format);
  self->message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  self->rule = g_strdup (rule);

  return self;
}

void
adc_refusal_free (AdcRefusal *self)
{
  g_free (self->message);
  g_free (self->rule);
  g_free (self);
}

gboolean
adc_refusal_take (AdcRefusal **place, AdcRefusal *refusal)
{
  if (place != NULL)
    *place = refusal;
  else
    adc_refusal_free (refusal);

  return FALSE;
}
