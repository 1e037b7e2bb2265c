/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-pay.h"

/* What exchanges can do for somebody who wants so much of each kind. */
typedef struct {
  const AdcPayRules *rules;
  const guint       *have;
  guint              surplus[ADC_PAY_MAX_KINDS]; /* of each kind but the wildcard */
  int                shortage;                   /* wildcards that exchanges must bring; below 0: that are left */
  guint              n_full;                     /* exchanges that the surplus alone pays for */
} AdcPayNeed;

typedef struct {
  guint n_exchanges;
  int   gained; /* wildcards */
  int   starter; /* the kind that has to be given first because without it no exchange can begin; -1: any */
} AdcPayEffort;

void     adc_pay_need_init     (AdcPayNeed *self, const AdcPayRules *rules, const guint *have, const guint *wanted);

/* With the fewest exchanges, and among those with the most wildcards. FALSE: it cannot be done. */
gboolean adc_pay_need_measure  (const AdcPayNeed *self, AdcPayEffort *effort);

/* Which kinds to give for that: those of which most is left. */
void     adc_pay_need_spread   (const AdcPayNeed *self, const AdcPayEffort *effort, guint *exchanges);

gboolean adc_pay_can_give      (const AdcPayRules *rules, guint kind);
gboolean adc_pay_need_can_start (const AdcPayNeed *self, guint kind);
int      adc_pay_need_get_gain (const AdcPayNeed *self, guint kind, guint n_exchanges);

/* Every choice of kinds, as the sums to be paid of each: no two have the same. */
typedef struct _AdcPayChoices AdcPayChoices;

AdcPayChoices *adc_pay_choices_new        (const AdcPayTask *task); /* NULL: too many */
void           adc_pay_choices_free       (AdcPayChoices *self);
guint          adc_pay_choices_get_n      (AdcPayChoices *self);
const guint   *adc_pay_choices_get_wanted (AdcPayChoices *self, guint position);
guint         *adc_pay_choices_dup_kinds  (AdcPayChoices *self, guint position); /* for each cost */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcPayChoices, adc_pay_choices_free)
