/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-reason.h"

AdcReason *
adc_reason_new (const char *label, const char *rule)
{
  AdcReason *self;

  g_return_val_if_fail (label != NULL, NULL);

  self = g_new0 (AdcReason, 1);
  self->label = g_strdup (label);
  self->rule = g_strdup (rule);

  return self;
}

AdcReason *
adc_reason_new_value (const char *label, int value, const char *rule)
{
  AdcReason *self;

  g_return_val_if_fail (label != NULL, NULL);

  self = adc_reason_new (label, rule);
  self->has_value = TRUE;
  self->value = value;

  return self;
}

void
adc_reason_free (AdcReason *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->label);
  g_free (self->rule);
  g_free (self);
}

char *
adc_reason_format_value (const AdcReason *self, gboolean is_first)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (!self->has_value)
    return g_strdup ("");
  if (self->value < 0)
    return g_strdup_printf ("−%u", 0u - (guint) self->value); /* even the lowest int has one */
  if (self->value > 0 && !is_first)
    return g_strdup_printf ("+%d", self->value);

  return g_strdup_printf ("%d", self->value);
}
