/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-value.h"

AdcValue *
adc_value_new (const char *text, AdcBasis basis, gboolean complete)
{
  AdcValue *self = g_new0 (AdcValue, 1);

  self->text = g_strdup (text);
  self->basis = basis;
  self->complete = complete;

  return self;
}

AdcValue *
adc_value_copy (const AdcValue *self)
{
  AdcValue *copy;

  if (self == NULL)
    return NULL;

  copy = adc_value_new (self->text, self->basis, self->complete);
  copy->source = g_strdup (self->source);

  return copy;
}

void
adc_value_free (AdcValue *self)
{
  g_free (self->text);
  g_free (self->source);
  g_free (self);
}

/* FALSE when unknown, and for a symbol such as "X". */
gboolean
adc_value_get_integer (const AdcValue *self, int *integer)
{
  gint64 number;

  if (self == NULL || !g_ascii_string_to_signed (self->text, 10, G_MININT, G_MAXINT, &number, NULL))
    return FALSE;

  *integer = number;
  return TRUE;
}
