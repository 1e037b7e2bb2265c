/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* An entry found by a search, and where. */

#define ADC_TYPE_SEARCH_RESULT (adc_search_result_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchResult, adc_search_result, ADC, SEARCH_RESULT, GObject)

/* In the snippet, the characters 1 and 2 begin and end what matched: no XML file can hold them. */
#define ADC_MARK_START "\001"
#define ADC_MARK_END "\002"

AdcSearchResult *adc_search_result_new          (AdcEntry *entry, const char *title, const char *language,
                                                 double score, const char *marked_snippet);
AdcEntry        *adc_search_result_get_entry    (AdcSearchResult *self);
const char      *adc_search_result_get_title    (AdcSearchResult *self); /* in the language asked for */
const char      *adc_search_result_get_language (AdcSearchResult *self); /* the snippet's */
double           adc_search_result_get_score    (AdcSearchResult *self); /* the greater the better */
const char      *adc_search_result_get_snippet  (AdcSearchResult *self); /* Pango markup, matches in <b> */

/* The snippet as plain text, with these around each match. */
char            *adc_search_result_format_snippet (AdcSearchResult *self, const char *before, const char *after);
