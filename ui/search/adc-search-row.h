/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-search-result.h"

/* A search result: its title, and the words around what matched. */

#define ADC_TYPE_SEARCH_ROW (adc_search_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchRow, adc_search_row, ADC, SEARCH_ROW, GtkListBoxRow)

GtkWidget       *adc_search_row_new        (AdcSearchResult *result);
AdcSearchResult *adc_search_row_get_result (AdcSearchRow *self);
