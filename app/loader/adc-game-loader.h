/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-problem.h"
#include "adc-watch.h"
#include "adc-xml.h"

/* One game from its folder. Problems are appended; the game is NULL when there was any. */
AdcGame *adc_game_load     (const char *folder, AdcSchema *schema, GPtrArray *problems);

/* Likewise, for somebody who watches it; NULL, too, when he has seen enough. */
AdcGame *adc_game_load_watched (const char *folder, AdcSchema *schema, GPtrArray *problems, AdcWatch *watch);

/* One file alone, checked as far as that goes: its references may point into files that are not there. */
void     adc_game_check_file (const char *path, AdcSchema *schema, GPtrArray *problems);
