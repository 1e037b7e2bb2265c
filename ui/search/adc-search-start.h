/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-library.h"

/* What a search offers before anything is typed: what was searched for last, and the bookmarks. */

#define ADC_TYPE_SEARCH_START (adc_search_start_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchStart, adc_search_start, ADC, SEARCH_START, AdwBin)

void adc_search_start_set_library (AdcSearchStart *self, AdcLibrary *library, GSettings *settings);
