/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-grid-desk.h"

/* A sketch of the tiles on the table: where the next one may go, why not elsewhere, and the shortest way. The sketch of
 * each game is kept across restarts. */

#define ADC_TYPE_GRID_VIEW (adc_grid_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridView, adc_grid_view, ADC, GRID_VIEW, AdwBin)

AdcGridDesk *adc_grid_view_get_desk  (AdcGridView *self);
gboolean     adc_grid_view_open_case (AdcGridView *self, const char *id); /* FALSE: there is no such example */
