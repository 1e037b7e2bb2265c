/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "ares-oracle-scenario.h"

/* Asking the calculator about a battle of the oracle's, and finding fault with the answer. */

#define ODDS_EXACTLY 1e-12

extern const char * const odds_side_ids[2];

void odds_set_game (AdcGame *game);

/* Says which battle is meant, so that it can be made again, and lets the others go on. */
void odds_complain (const OracleBattle *battle, const char *format, ...) G_GNUC_PRINTF (2, 3);

AdcForecast     *odds_forecast        (const OracleBattle *battle);
double           odds_forecast_chance (const OracleBattle *battle, OracleSide side);
double           odds_get_in_round    (AdcForecast *forecast, OracleSide side, int round);
AdcDistribution *odds_get_survivors   (AdcForecast *forecast, int force);

/* What must be so whatever the battle. */
void             odds_check_sums      (const OracleBattle *battle, AdcForecast *forecast);

/* All chances as the oracle finds them by trying every face of every die. */
gboolean         odds_check_exactly   (const OracleBattle *battle);

/* The same battle with its forces called otherwise: SAME_AS says which one each of them was. */
void             odds_check_same      (const OracleBattle *battle, const OracleBattle *changed,
                                       const int *same_as);
