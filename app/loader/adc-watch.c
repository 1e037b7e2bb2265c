/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-watch.h"

#include "adc-visible.h"

struct _AdcWatch {
  GCancellable *cancellable;
  GMutex        mutex; /* of what follows */
  char         *name;
  guint         number;
  guint         total;
};

static void
clear_watch (gpointer data)
{
  AdcWatch *self = data;

  g_clear_object (&self->cancellable);
  g_mutex_clear (&self->mutex);
  g_free (self->name);
}

AdcWatch *
adc_watch_new (GCancellable *cancellable)
{
  AdcWatch *self = g_atomic_rc_box_new0 (AdcWatch);

  g_set_object (&self->cancellable, cancellable);
  g_mutex_init (&self->mutex);
  return self;
}

AdcWatch *
adc_watch_ref (AdcWatch *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
adc_watch_unref (AdcWatch *self)
{
  g_atomic_rc_box_release_full (self, clear_watch);
}

gboolean
adc_watch_is_over (AdcWatch *self)
{
  return self != NULL && g_cancellable_is_cancelled (self->cancellable);
}

gboolean
adc_watch_set_error (AdcWatch *self, GError **error)
{
  return self != NULL && g_cancellable_set_error_if_cancelled (self->cancellable, error);
}

gboolean
adc_watch_note (AdcWatch *self, const char *path, guint number, guint total)
{
  g_autofree char *name = NULL;
  g_autofree char *before = NULL;

  if (self == NULL)
    return TRUE;

  name = g_filename_display_basename (path);
  g_mutex_lock (&self->mutex);
  before = g_steal_pointer (&self->name);
  self->name = adc_visible_dup (name); /* anybody may have given it */
  self->number = number;
  self->total = total;
  g_mutex_unlock (&self->mutex);

  return !adc_watch_is_over (self);
}

char *
adc_watch_dup_name (AdcWatch *self, guint *number, guint *total)
{
  char *name;

  g_return_val_if_fail (self != NULL, NULL);

  g_mutex_lock (&self->mutex);
  name = g_strdup (self->name);
  *number = self->number;
  *total = self->total;
  g_mutex_unlock (&self->mutex);

  return name;
}
