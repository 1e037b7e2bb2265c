/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-session.h"
#include "adc-grid-map.h"

/* A sketch somebody works on. */

AdcSession *adc_grid_session_new     (AdcGame *game); /* which has a grid */
AdcGridMap *adc_grid_session_get_map (AdcSession *self);
