/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-game.h"
#include "adc-ticks.h"

/* One step of a checklist. It emits "toggled" when the user ticks it or takes the tick away; its
 * owner then says what it shows. */

#define ADC_TYPE_STEP_ROW (adc_step_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcStepRow, adc_step_row, ADC, STEP_ROW, GtkListBoxRow)

GtkWidget *adc_step_row_new         (AdcStep *step, AdcGame *game, guint depth);
AdcStep   *adc_step_row_get_step    (AdcStepRow *self);
void       adc_step_row_set_done    (AdcStepRow *self, AdcDone done);
void       adc_step_row_set_current (AdcStepRow *self, gboolean current); /* the one to do next */
