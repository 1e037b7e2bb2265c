/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-tally.h"

/* Everything the players count: a card for the table, one for each player, what the numbers mean, and who plays. It is
 * filled when it is first seen. */

#define ADC_TYPE_COUNTER_PANEL (adc_counter_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcCounterPanel, adc_counter_panel, ADC, COUNTER_PANEL, AdwBin)

void adc_counter_panel_set_session (AdcCounterPanel *self, AdcSession *session); /* of an AdcTally, or NULL */
