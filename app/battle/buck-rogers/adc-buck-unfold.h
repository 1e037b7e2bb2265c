/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-fight.h"

/* Every way in which a fight may go on, throw by throw, with its chance. */

typedef struct {
  AdcBuckFight fight;
  gboolean     is_over;
  double       chance;
} AdcBuckWay;

/* Who fires next, and at what. */
typedef struct {
  guint8 attacker;
  guint8 at_side;
  guint8 target;
} AdcBuckChoice;

typedef AdcBuckChoice (*AdcBuckChooser) (const AdcBuckFight *moment, gpointer data);

/* By the policy of whose turn it is: the first type that can fire, at what it would. */
AdcBuckChoice adc_buck_choose_simply (const AdcBuckFight *moment);

/* Of AdcBuckWay: where the rounds begin, or it is over. A fight whose rounds have begun is the only way itself.
 * NULL: there are too many, or it was cancelled. Without a chooser everybody chooses simply. */
GPtrArray    *adc_buck_unfold_opening (const AdcBuckFight *fight, AdcBuckChooser chooser, gpointer data,
                                       GCancellable *cancellable);
GPtrArray    *adc_buck_unfold_round   (const AdcBuckFight *fight, AdcBuckChooser chooser, gpointer data,
                                       GCancellable *cancellable); /* where the next one begins, likewise */
