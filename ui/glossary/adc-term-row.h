/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-entry.h"

/* A term in the list: its name, and under it the name in the other language. */

#define ADC_TYPE_TERM_ROW (adc_term_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcTermRow, adc_term_row, ADC, TERM_ROW, GtkListBoxRow)

GtkWidget  *adc_term_row_new        (AdcEntry *term);
AdcEntry   *adc_term_row_get_term   (AdcTermRow *self);
const char *adc_term_row_get_letter (AdcTermRow *self); /* it stands under, in capitals */
int         adc_term_row_compare    (AdcTermRow *a, AdcTermRow *b);
gboolean    adc_term_row_matches    (AdcTermRow *self, const char * const *words); /* folded */
