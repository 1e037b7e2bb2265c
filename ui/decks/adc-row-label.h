/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Words in a row of a long list, in as many lines as they need. They look like those of a label, which lays its text
 * out anew for each question that is asked about its size, five or six times; this one does it once where the text
 * fits on a line, and twice where it does not. Rows of other cards come by the page. */

#define ADC_TYPE_ROW_LABEL (adc_row_label_get_type ())
G_DECLARE_FINAL_TYPE (AdcRowLabel, adc_row_label, ADC, ROW_LABEL, GtkWidget)

GtkWidget  *adc_row_label_new         (const char *style); /* a style class */
const char *adc_row_label_get_text    (AdcRowLabel *self); /* "" at first */
void        adc_row_label_set_text    (AdcRowLabel *self, const char *text);
void        adc_row_label_set_is_link (AdcRowLabel *self, gboolean is_link); /* underlined under the pointer */
