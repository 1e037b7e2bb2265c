/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-scenario.h"

/* The battles that were opened or saved lately, as the desktop remembers them. */

void       adc_recent_add  (AdcScenario *scenario, const char *path);
GPtrArray *adc_recent_list (const char *game_id); /* of GtkRecentInfo, the latest first */
