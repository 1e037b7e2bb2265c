/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-wallet.h"

/* Whether something can be paid, and how, for a game that is paid in tokens. */

#define ADC_TYPE_PURSE_VIEW (adc_purse_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcPurseView, adc_purse_view, ADC, PURSE_VIEW, AdwBin)

AdcWallet *adc_purse_view_get_wallet (AdcPurseView *self); /* NULL: no game has been shown */
gboolean   adc_purse_view_open_case  (AdcPurseView *self, const char *id); /* FALSE: there is no such example */
