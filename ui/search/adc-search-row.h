/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-search-result.h"

/* A search result: its title, in the other language too where that is what matched, of what kind and on which page it
 * is, and the words around what matched. A row can be given another result, which is quicker than another row. */

#define ADC_TYPE_SEARCH_ROW (adc_search_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchRow, adc_search_row, ADC, SEARCH_ROW, GtkListBoxRow)

GtkWidget       *adc_search_row_new         (void);
void             adc_search_row_set_result  (AdcSearchRow *self, AdcSearchResult *result, gboolean shows_game);
AdcSearchResult *adc_search_row_get_result  (AdcSearchRow *self);
void             adc_search_row_set_place   (AdcSearchRow *self, guint position, guint n); /* from 1; spoken only */
const char      *adc_search_row_get_spoken  (AdcSearchRow *self); /* all of it but the snippet, in a line */
