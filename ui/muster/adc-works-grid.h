/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-muster-session.h"
#include "adc-works-result.h"

/* Makers and turns: what each makes in each turn, and under them how many pieces there are then. A cell opens a list
 * of what can be ordered there; the head of a row opens what is to be said of that maker. The turns scroll beside the
 * makers when there is no room for all. */

#define ADC_TYPE_WORKS_GRID (adc_works_grid_get_type ())
G_DECLARE_FINAL_TYPE (AdcWorksGrid, adc_works_grid, ADC, WORKS_GRID, AdwBin)

GtkWidget *adc_works_grid_new         (void);
void       adc_works_grid_set_session (AdcWorksGrid *self, AdcMusterSession *session);
void       adc_works_grid_update      (AdcWorksGrid *self, AdcWorksResult *result);

/* For whoever looks for one: the button of a turn, or of the row with turn 0; NULL: there is none. */
GtkWidget *adc_works_grid_get_cell    (AdcWorksGrid *self, const char *maker, guint turn);
