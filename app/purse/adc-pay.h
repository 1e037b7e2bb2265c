/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Paying with tokens of several kinds, in plain numbers.
 *
 * A cost is so many tokens of one kind, out of those it allows: kinds are never mixed, but the wildcard stands for
 * any part of any cost. An exchange turns tokens of one kind, which the wildcard may fill up too, into wildcards,
 * fewer than were given, as often as one likes, before or between payments.
 *
 * Of two ways to pay, the better one leaves more tokens, which is to say that it exchanges less often; if they
 * leave the same number, the one that leaves more wildcards; then the one whose other kinds are left the most even,
 * that is with the lowest sum of squares; then the one that leaves more of the first kind in which they differ. */

#define ADC_PAY_MAX_KINDS 8
#define ADC_PAY_MAX_CHOICES 5000 /* ways to choose a kind for each cost, as far as their sums differ */
#define ADC_PAY_MAX_WAYS 12
#define ADC_PAY_NEVER G_MAXUINT

typedef struct {
  guint n_kinds;
  int   wild;       /* which kind is the wildcard; -1: none */
  guint give;       /* what an exchange takes; 0: there is none */
  guint get;        /* wildcards, fewer than that */
  guint give_kinds; /* bits: what it takes */
} AdcPayRules;

typedef struct {
  guint count;
  guint kinds; /* bits */
} AdcPayCost;

typedef struct {
  AdcPayRules       rules;
  guint             have[ADC_PAY_MAX_KINDS];
  guint             keep; /* wildcards that are to be left */
  const AdcPayCost *costs;
  guint             n_costs;
} AdcPayTask;

typedef struct {
  guint  exchanges[ADC_PAY_MAX_KINDS]; /* how often each kind is given for wildcards, which is done first */
  guint  left[ADC_PAY_MAX_KINDS];
  guint *kinds; /* for each cost, the kind it is paid in; that of a free one does not matter */
} AdcPayWay;

typedef struct {
  gboolean   is_too_much;                /* to try; nothing else is said */
  GPtrArray *ways;                       /* of AdcPayWay, best first; empty: none. What one leaves cannot become what
                                            another leaves, if they are all there are */
  gboolean   is_complete;                /* they are */
  guint      missing[ADC_PAY_MAX_KINDS]; /* how many more, of that kind alone, would be enough; or ADC_PAY_NEVER */
} AdcPayResult;

typedef struct {
  gboolean is_exchange;
  guint    kind;
  guint    n_plain; /* tokens of that kind, */
  guint    n_wild;  /* and wildcards to fill up */
  guint    cost;    /* which one is paid: its position */
  guint    times;   /* exchanges done in the same way, one after the other; 1 for a payment */
} AdcPayStep;

AdcPayResult *adc_pay_find        (const AdcPayTask *task);
void          adc_pay_result_free (AdcPayResult *self);

/* What to do, in order: of AdcPayStep. */
GArray       *adc_pay_list_steps  (const AdcPayTask *task, const AdcPayWay *way);

/* Whether so much of each kind can be brought together, wildcards standing for others but not the other way round. */
gboolean      adc_pay_covers      (const AdcPayRules *rules, const guint *have, const guint *wanted);

/* The most wildcards there can be if everything else is given for them. */
guint         adc_pay_get_worth   (const AdcPayRules *rules, const guint *have);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcPayResult, adc_pay_result_free)
