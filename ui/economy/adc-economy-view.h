/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-treasury-session.h"

/* What a player has, what he buys with an order, and how it is paid. The treasury of each game is kept across
 * restarts. */

#define ADC_TYPE_ECONOMY_VIEW (adc_economy_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcEconomyView, adc_economy_view, ADC, ECONOMY_VIEW, AdwBin)

void                adc_economy_view_set_completions (AdcEconomyView *self, AdcCompletions *completions);
AdcSession *adc_economy_view_get_session     (AdcEconomyView *self); /* or NULL */
