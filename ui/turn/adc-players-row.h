/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-tally.h"

/* Who plays, folded away: how many, in teams or not, what they are called and which faction each one has; and which of
 * the counters that few games need are shown. Everything done here is one step of the session. */

#define ADC_TYPE_PLAYERS_ROW (adc_players_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcPlayersRow, adc_players_row, ADC, PLAYERS_ROW, AdwExpanderRow)

void adc_players_row_set_session (AdcPlayersRow *self, AdcSession *session); /* of an AdcTally */
void adc_players_row_update      (AdcPlayersRow *self);
