/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What pays for what: each worker put on a source gives one resource. Plain numbers, for whoever knows what they stand
 * for. */

typedef struct {
  guint    resource;     /* which one it gives */
  guint    capacity;     /* workers it has room for */
  guint    n_on;         /* workers that have paid already */
  gboolean is_permanent; /* never takes more than its capacity, and never goes */
  gboolean is_strained;  /* it has taken one too many: at the next it goes */
  int      pinned;       /* workers its owner wants to put there; -1: as it comes */
} AdcSource;

typedef struct {
  guint    n_placed;
  guint    n_forced;    /* of them, those beyond its capacity */
  gboolean is_strained; /* afterwards, and still there */
  gboolean is_removed;  /* what stood on it has nowhere to stand */
} AdcPlacement;

typedef struct {
  AdcPlacement *placements; /* one for each source */
  guint        *missing;    /* one for each resource: what cannot be paid */
  guint        *too_many;   /* likewise: what the owner has put there beyond what is to be paid */
  guint         n_missing;  /* the sum of both */
  guint         n_removed;
  guint         n_forced;
} AdcPayment;

/* Workers that can still be put there, with or without forcing it. */
guint       adc_source_get_free (const AdcSource *self);
guint       adc_source_get_most (const AdcSource *self);

/* Permanent sources first, then the others as they come; as few as possible are removed, and as few workers as possible
 * are forced. */
AdcPayment *adc_payment_find    (const AdcSource *sources, guint n_sources, const guint *needs,
                                 guint n_resources);
void        adc_payment_free    (AdcPayment *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcPayment, adc_payment_free)
