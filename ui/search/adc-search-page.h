/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-index-keeper.h"
#include "adc-result-list.h"

/* What a search found, the best first, beside the whole of the one that is selected; before anything is typed, what
 * one may want to look up again; and what to do when nothing is found. Signal "described": what a screen reader should
 * say about it is something else now. */

#define ADC_TYPE_SEARCH_PAGE (adc_search_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchPage, adc_search_page, ADC, SEARCH_PAGE, AdwBin)

void     adc_search_page_set_library     (AdcSearchPage *self, AdcLibrary *library, AdcIndexKeeper *index_keeper,
                                          GSettings *settings);
void     adc_search_page_set_game        (AdcSearchPage *self, AdcGame *game);
void     adc_search_page_set_everywhere  (AdcSearchPage *self, gboolean is_everywhere);
void     adc_search_page_search          (AdcSearchPage *self, const char *query); /* what is shown already stays */
void     adc_search_page_show_answer     (AdcSearchPage *self, const char *query, const AdcAnswer *answer);
void     adc_search_page_choose_kind     (AdcSearchPage *self, guint nth); /* of those offered; 0 for all */
void     adc_search_page_reset           (AdcSearchPage *self); /* once it is closed */
void     adc_search_page_step            (AdcSearchPage *self, AdcListStep step);
void     adc_search_page_open_selected   (AdcSearchPage *self);
gboolean adc_search_page_is_at_rest      (AdcSearchPage *self); /* all that can be seen is up to date */
char    *adc_search_page_dup_description (AdcSearchPage *self); /* how many there are, which is selected */
