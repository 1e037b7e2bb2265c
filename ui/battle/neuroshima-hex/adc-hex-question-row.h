/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* A question a player answers in a battle, with how the battle ends for each answer. It is answered
 * by what is best for that player until somebody chooses; choosing changes the scenario, and can be
 * undone. */

#define ADC_TYPE_HEX_QUESTION_ROW (adc_hex_question_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexQuestionRow, adc_hex_question_row, ADC, HEX_QUESTION_ROW, AdwBin)

GtkWidget *adc_hex_question_row_new    (void);
void       adc_hex_question_row_update (AdcHexQuestionRow *self, AdcHexTable *table,
                                        guint question);
