/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-ark-combat.h"

/* How one pair of artifacts ends: a sign, a word and the arsenal that is left, told in one sentence to a screen
 * reader. */

#define ADC_TYPE_ARK_CELL (adc_ark_cell_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkCell, adc_ark_cell, ADC, ARK_CELL, GtkWidget)

GtkWidget  *adc_ark_cell_new        (void);
void        adc_ark_cell_show       (AdcArkCell *self, AdcArkOutcome outcome, const char *caption,
                                     const char *description);
void        adc_ark_cell_set_chosen (AdcArkCell *self, gboolean is_chosen);

const char *adc_ark_cell_get_icon   (AdcArkOutcome outcome);
