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

AdcReason *
adc_reason_new_amount (const char *label, const char *amount, const char *rule)
{
  AdcReason *self;

  g_return_val_if_fail (label != NULL, NULL);

  self = adc_reason_new (label, rule);
  self->amount = g_strdup (amount);

  return self;
}

void
adc_reason_free (AdcReason *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->label);
  g_free (self->amount);
  g_free (self->rule);
  g_free (self);
}

GPtrArray *
adc_reason_copy_list (GPtrArray *reasons)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  g_return_val_if_fail (reasons != NULL, copy);

  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    g_ptr_array_add (copy, adc_reason_new (reason->label, reason->rule));
  }

  return copy;
}

char *
adc_reason_format_value (const AdcReason *self, gboolean is_first)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (!self->has_value)
    return g_strdup (self->amount != NULL ? self->amount : "");
  if (self->value < 0)
    return g_strdup_printf ("−%u", 0u - (guint) self->value); /* even the lowest int has one */
  if (self->value > 0 && !is_first)
    return g_strdup_printf ("+%d", self->value);

  return g_strdup_printf ("%d", self->value);
}
