/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-shot.h"

/* One of the targets a force may choose, to compare with the others. */

#define ADC_TYPE_TARGET_ROW (adc_target_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcTargetRow, adc_target_row, ADC, TARGET_ROW, GtkListBoxRow)

GtkWidget  *adc_target_row_new        (void);
void        adc_target_row_set_shot   (AdcTargetRow *self, const AdcShot *shot, const char *name,
                                       gboolean is_best, gboolean is_chosen);
const char *adc_target_row_get_target (AdcTargetRow *self); /* the id of the force or place */
