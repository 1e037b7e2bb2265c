/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"
#include "adc-grid-line.h"

/* Sentences about a sketch, one below the other: a sign says whether a rule is kept, a book opens it. Rows are made
 * anew only when something else is said, so that whoever is there stays there. */

#define ADC_TYPE_GRID_LINES (adc_grid_lines_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridLines, adc_grid_lines, ADC, GRID_LINES, AdwBin)

GtkWidget *adc_grid_lines_new (const char *name); /* what a screen reader calls it */
void       adc_grid_lines_set (AdcGridLines *self, AdcGame *game, GPtrArray *lines); /* of AdcGridLine; NULL: none */
