/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* A list beside what it lists; on a narrow window, one at a time with the way back to the list above the content. In
 * a .ui file the two are the children of type "list" and "content". */

#define ADC_TYPE_SPLIT (adc_split_get_type ())
G_DECLARE_FINAL_TYPE (AdcSplit, adc_split, ADC, SPLIT, AdwBin)

void adc_split_show_list    (AdcSplit *self);
void adc_split_show_content (AdcSplit *self);
