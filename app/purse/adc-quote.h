/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-wallet.h"

/* Whether what is wanted can be paid, how, and why not; in the reader's language. It never changes once worked out. */

typedef enum {
  ADC_QUOTE_NOTHING,  /* is to be paid */
  ADC_QUOTE_YES,
  ADC_QUOTE_NO,
  ADC_QUOTE_UNKNOWN,  /* nobody knows what something costs */
  ADC_QUOTE_TOO_MUCH, /* at once, to try every way */
} AdcVerdict;

typedef struct {
  const AdcPayWay *way;
  guint            n_exchanges;
  GPtrArray       *reasons; /* of AdcReason: what to do, step by step, and what is left */
} AdcQuoteWay;

typedef struct {
  AdcVerdict    verdict;
  char         *headline;
  GPtrArray    *ways;    /* of AdcQuoteWay, best first */
  GPtrArray    *reasons; /* of AdcReason: why not; what to think of */
  AdcPayResult *result;  /* or NULL: it was not asked */
} AdcQuote;

AdcQuote *adc_quote_new  (AdcWallet *wallet);
void      adc_quote_free (AdcQuote *self);

/* How it is said; for the caller to free. */
char     *adc_quote_dup_cost  (AdcPurse *purse, guint count, guint kinds); /* “5 Os/Di”, “3 of any kind”, “free” */
char     *adc_quote_dup_sum   (AdcPurse *purse, const guint *counts);      /* “2 Ti, 3 Bt”, “nothing” */
char     *adc_quote_dup_given (AdcPurse *purse, guint token, guint n_plain, guint n_wild); /* “2 Bt + 1 Mt” */
const char *adc_quote_get_title (const AdcWalletLine *line);
char     *adc_quote_dup_line_cost (AdcPurse *purse, const AdcWalletLine *line); /* as a cost, or “?” */

/* What the engine is asked. */
void      adc_quote_get_rules (AdcWallet *wallet, guint conversions, AdcPayRules *rules); /* with those one has */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcQuote, adc_quote_free)
