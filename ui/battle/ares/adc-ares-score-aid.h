/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* A small window for what is counted beside a battle of Le Projet Arès: the final count, the attack card, the rewards
 * of a Raid. It keeps nothing; what was typed is there again until the program ends. */

#define ADC_TYPE_ARES_SCORE_AID (adc_ares_score_aid_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresScoreAid, adc_ares_score_aid, ADC, ARES_SCORE_AID, AdwPreferencesWindow)

/* Opens it over the window the widget is in. */
void adc_ares_score_aid_present (GtkWidget *parent, AdcGame *game);
