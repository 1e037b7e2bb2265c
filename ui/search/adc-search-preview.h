/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-library.h"

/* The whole of the entry that is selected beside it. Setting a page takes its time, so it waits until the selection
 * rests, and until somebody can see it. */

#define ADC_TYPE_SEARCH_PREVIEW (adc_search_preview_get_type ())
G_DECLARE_FINAL_TYPE (AdcSearchPreview, adc_search_preview, ADC, SEARCH_PREVIEW, AdwBin)

void      adc_search_preview_set_library (AdcSearchPreview *self, AdcLibrary *library);
void      adc_search_preview_show_soon   (AdcSearchPreview *self, const char *location); /* or NULL for nothing */
gboolean  adc_search_preview_is_waiting  (AdcSearchPreview *self); /* what is asked for is not shown yet */
AdcEntry *adc_search_preview_get_entry   (AdcSearchPreview *self); /* that is shown, or NULL */
