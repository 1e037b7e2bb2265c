/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-wallet.h"

struct _AdcWallet {
  GObject           parent_instance;
  AdcGame          *game;
  AdcPurse         *purse;
  guint             have[ADC_PURSE_MAX_TOKENS];
  guint             keep;
  guint             conversions; /* bits */
  GArray           *lines;
  GHashTable       *typed; /* id of a price nobody knows → AdcPayCost */
  struct _AdcSteps *steps;
};

GVariant *adc_wallet_write (AdcWallet *self); /* floating */
void      adc_wallet_read  (AdcWallet *self, GVariant *state);
