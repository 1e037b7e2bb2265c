/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-clash.h"
#include "shipped.h"

/* Scenarios of StarCraft laid out in a line, as in line-scenario.h. */

AdcScenario  *star_scenario         (const char *text);

/* Must be possible. */
AdcStarClash *star_fight_scenario   (AdcScenario *scenario);
AdcStarClash *star_fight_line       (const char *text);

const AdcStarCamp *star_get_camp    (AdcStarClash *clash, guint skirmish, guint side);
gboolean      star_says             (GPtrArray *reasons, const char *words, const char *rule); /* one of AdcReason does */
