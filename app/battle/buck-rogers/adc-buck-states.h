/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Moments at which rounds begin, each with the chance that it is met, in every round and altogether. They are
 * taken out with most pieces first. */

typedef struct {
  guint32 positions[2]; /* numbers of positions, below 2^26 */
  guint8  leaders;      /* sides, a bit each */
  guint8  n_factories;
} AdcBuckState;

typedef struct {
  double  total;
  guint   first; /* rounds from this one … */
  guint   n;     /* … to below this one are not 0 */
  double *chances;
} AdcBuckRow;

typedef struct _AdcBuckStates AdcBuckStates;

AdcBuckStates *adc_buck_states_new       (guint n_rounds); /* in a row */
void           adc_buck_states_free      (AdcBuckStates *self);

/* The row of a state, to be added to until the next call; the total is added to here. */
AdcBuckRow    *adc_buck_states_add       (AdcBuckStates *self, const AdcBuckState *state, guint n_pieces, double total);
AdcBuckRow    *adc_buck_states_take      (AdcBuckStates *self, AdcBuckState *state); /* NULL: there are no more */
void           adc_buck_states_give_back (AdcBuckStates *self, AdcBuckRow *row);
gboolean       adc_buck_states_is_full   (AdcBuckStates *self); /* it takes more memory than it should */

/* Adds a part of a row, so many rounds later; what is beyond the last round is left out. */
void           adc_buck_states_add_row   (AdcBuckStates *self, AdcBuckRow *to, const AdcBuckRow *from, double part,
                                          guint later);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcBuckStates, adc_buck_states_free)
