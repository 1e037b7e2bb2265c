/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-history.h"

#define MAX_LENGTH 200

struct _AdcHistory {
  GObject    parent_instance;
  GPtrArray *locations;
  guint      position; /* of the current one; meaningless while the array is empty */
};

G_DEFINE_FINAL_TYPE (AdcHistory, adc_history, G_TYPE_OBJECT)

static void
adc_history_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_HISTORY (object)->locations);
  G_OBJECT_CLASS (adc_history_parent_class)->finalize (object);
}

static void
adc_history_class_init (AdcHistoryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_history_finalize;
}

static void
adc_history_init (AdcHistory *self)
{
  self->locations = g_ptr_array_new_with_free_func (g_free);
}

AdcHistory *
adc_history_new (void)
{
  return g_object_new (ADC_TYPE_HISTORY, NULL);
}

/* Going somewhere new forgets what lay ahead, as in any browser. */
void
adc_history_visit (AdcHistory *self, const char *location)
{
  g_return_if_fail (ADC_IS_HISTORY (self));
  g_return_if_fail (location != NULL);

  if (g_strcmp0 (adc_history_get_current (self), location) == 0)
    return;

  if (self->locations->len > 0)
    g_ptr_array_set_size (self->locations, self->position + 1);
  if (self->locations->len == MAX_LENGTH)
    g_ptr_array_remove_index (self->locations, 0);
  g_ptr_array_add (self->locations, g_strdup (location));
  self->position = self->locations->len - 1;
}

void
adc_history_replace (AdcHistory *self, const char *location)
{
  g_return_if_fail (ADC_IS_HISTORY (self));
  g_return_if_fail (location != NULL);
  g_return_if_fail (self->locations->len > 0);

  if (g_str_equal (self->locations->pdata[self->position], location))
    return;

  g_free (self->locations->pdata[self->position]);
  self->locations->pdata[self->position] = g_strdup (location);
}

const char *
adc_history_get_current (AdcHistory *self)
{
  g_return_val_if_fail (ADC_IS_HISTORY (self), NULL);

  return self->locations->len > 0 ? self->locations->pdata[self->position] : NULL;
}

gboolean
adc_history_can_go_back (AdcHistory *self)
{
  g_return_val_if_fail (ADC_IS_HISTORY (self), FALSE);

  return self->locations->len > 0 && self->position > 0;
}

gboolean
adc_history_can_go_forward (AdcHistory *self)
{
  g_return_val_if_fail (ADC_IS_HISTORY (self), FALSE);

  return self->position + 1 < self->locations->len;
}

const char *
adc_history_go_back (AdcHistory *self)
{
  if (!adc_history_can_go_back (self))
    return NULL;

  self->position--;
  return adc_history_get_current (self);
}

const char *
adc_history_go_forward (AdcHistory *self)
{
  if (!adc_history_can_go_forward (self))
    return NULL;

  self->position++;
  return adc_history_get_current (self);
}
