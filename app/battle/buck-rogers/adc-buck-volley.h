/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-positions.h"

/* What may be left when pieces have fired one after the other, each knowing what those before it hit: positions with
 * their chances. */

typedef struct {
  guint  position;
  double chance;
} AdcBuckShare;

typedef struct {
  AdcBuckPositions *positions;
  GArray           *shares; /* of AdcBuckShare: every position once */
  GArray           *spare;
  GArray           *places; /* of guint, by position: where it is in the spare shares + 1 */
  guint64           n_steps; /* of work, since the beginning */
  guint64           budget;  /* of them */
  GCancellable     *cancellable;
} AdcBuckVolley;

void     adc_buck_volley_init  (AdcBuckVolley *self, AdcBuckPositions *positions, guint64 budget,
                                GCancellable *cancellable);
void     adc_buck_volley_clear (AdcBuckVolley *self);

void     adc_buck_volley_begin (AdcBuckVolley *self, guint position); /* nobody has fired */

/* FALSE: it was cancelled, or too much, and the shares mean nothing. */
gboolean adc_buck_volley_fire  (AdcBuckVolley *self, guint side, const guint8 *shooters /* by type */);
void     adc_buck_volley_renew (AdcBuckVolley *self); /* positions become those the next round begins with */
