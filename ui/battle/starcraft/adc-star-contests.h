/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle-session.h"

/* How each skirmish will probably go, and what each side loses on average. The last answer stays until the next
 * comes. */

#define ADC_TYPE_STAR_CONTESTS (adc_star_contests_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarContests, adc_star_contests, ADC, STAR_CONTESTS, AdwBin)

GtkWidget *adc_star_contests_new (AdcBattleSession *session);
