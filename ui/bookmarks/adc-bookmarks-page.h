/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-library.h"

/* What the reader marked, of every game, in the order it was marked. */

#define ADC_TYPE_BOOKMARKS_PAGE (adc_bookmarks_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcBookmarksPage, adc_bookmarks_page, ADC, BOOKMARKS_PAGE, AdwBin)

void adc_bookmarks_page_set_library (AdcBookmarksPage *self, AdcLibrary *library, GSettings *settings);
