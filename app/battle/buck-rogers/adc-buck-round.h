/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-duel.h"
#include "adc-buck-odds-private.h"

/* What one round of a fight may leave.
 *
 * Between two sides, neither fire nor targets of a policy depend on one's own losses of the round: what one has
 * left and what the other has left are independent given the state, so each side is a group with positions of its
 * own, and a round is the product of two volleys. With more sides, or when every throw is chosen, there is one
 * group. */

typedef struct {
  const AdcBuckFight *fight;
  const AdcBuckTask  *task;
  GCancellable       *cancellable;
  AdcBuckAims         aims;
  guint               n_groups;
  int                 sides[2];     /* of two groups */
  AdcBuckPositions   *positions[2]; /* of each group */
  AdcBuckVolley       volleys[2];   /* what is left of each group; of the one that there is not, all */
  AdcBuckFight        moment;       /* from which they are played */
  gboolean            has_failed;
} AdcBuckRound;

void     adc_buck_round_init   (AdcBuckRound *self, const AdcBuckFight *fight, const AdcBuckTask *task,
                                GCancellable *cancellable);
void     adc_buck_round_clear  (AdcBuckRound *self);

gboolean adc_buck_round_has    (const AdcBuckRound *self, guint group, guint side);
guint    adc_buck_round_intern (AdcBuckRound *self, guint group, const AdcBuckFight *moment); /* what is left of it */

/* Everybody who is still to fire does. FALSE: it was cancelled, or too much. */
gboolean adc_buck_round_play   (AdcBuckRound *self, const AdcBuckFight *moment);

/* The shares of the second group are there; those of the first depend on which of them it is. */
void     adc_buck_round_answer (AdcBuckRound *self, guint second);

guint64  adc_buck_round_count_steps (const AdcBuckRound *self);
