/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-quote.h"

/* What is asked, and of each cost the line it is of. */
typedef struct {
  AdcWallet  *wallet;
  AdcPurse   *purse;
  AdcPayTask  task;
  GArray     *costs; /* of AdcPayCost */
  GArray     *lines; /* of guint, one for each cost */
} AdcQuestion;

GPtrArray *adc_quote_explain_way (const AdcQuestion *question, const AdcPayWay *way);
void       adc_quote_explain_missing (GPtrArray *reasons, const AdcQuestion *question, const AdcPayResult *result);
