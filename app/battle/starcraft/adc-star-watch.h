/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

#include <gio/gio.h>

/* Who waits for a long computation. */
typedef struct {
  AdcProgress   progress;
  gpointer      data;
  GCancellable *cancellable;
  double        from; /* part of the whole that is done when it starts */
  double        to;   /* and when it ends */
} AdcStarWatch;

static inline void
adc_star_watch_tell (const AdcStarWatch *self, double part)
{
  if (self->progress != NULL)
    self->progress (self->from + (self->to - self->from) * CLAMP (part, 0, 1), self->data);
}

static inline gboolean
adc_star_watch_is_cancelled (const AdcStarWatch *self)
{
  return g_cancellable_is_cancelled (self->cancellable);
}
