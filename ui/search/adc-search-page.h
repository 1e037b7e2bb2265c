/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"
#include "adc-index.h"

/* What a search found, grouped by kind, the group of the best match first. */

#define ADC_TYPE_SEARCH_PAGE (adc_search_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchPage, adc_search_page, ADC, SEARCH_PAGE, AdwBin)

void     adc_search_page_set_index   (AdcSearchPage *self, AdcIndex *index);
void     adc_search_page_search      (AdcSearchPage *self, const char *query, AdcGame *game);
void     adc_search_page_open_first  (AdcSearchPage *self);
gboolean adc_search_page_focus_first (AdcSearchPage *self); /* FALSE: there is nothing to focus */
