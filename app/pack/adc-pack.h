/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-problem.h"

/* A folder among the user's own games: a game, or what keeps it from being one. It never changes. */

#define ADC_TYPE_PACK (adc_pack_get_type ())
G_DECLARE_FINAL_TYPE (AdcPack, adc_pack, ADC, PACK, GObject)

/* Takes the problems. */
AdcPack    *adc_pack_new           (const char *name, AdcGame *game, GPtrArray *problems);
AdcPack    *adc_pack_load          (const char *name); /* reads its files */
const char *adc_pack_get_name      (AdcPack *self); /* of the folder */
AdcGame    *adc_pack_get_game      (AdcPack *self); /* NULL when the problems keep it from being used */
GPtrArray  *adc_pack_get_problems  (AdcPack *self); /* of AdcProblem */
char       *adc_pack_dup_title     (AdcPack *self); /* of the game, or the name of the folder, as it can be shown */
guint       adc_pack_count_entries (AdcPack *self);
