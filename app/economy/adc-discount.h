/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-payment.h"

/* Resources off one of the things that are bought. */

typedef struct {
  guint  item; /* its position */
  guint *off;  /* of each resource */
  guint  n_off;
} AdcDiscount;

/* Where it serves best: so that the rest can be paid at all, then with as few sources removed and workers forced as
 * possible, then of the resource of which least is left. The cost of an item is one number for each resource; needs are
 * what all of them cost together, before. NULL when there is nothing to take off. */
AdcDiscount *adc_discount_find (const AdcSource *sources, guint n_sources, const guint *needs,
                                guint n_resources, const guint * const *items, guint n_items,
                                guint amount);
void         adc_discount_free (AdcDiscount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDiscount, adc_discount_free)
