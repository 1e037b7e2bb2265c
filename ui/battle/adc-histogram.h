/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-distribution.h"

/* How likely it is to get 0, 1, 2, … of something, as bars, and as words for a screen reader. */

typedef enum {
  ADC_NOUN_NONE, /* bare numbers */
  ADC_NOUN_HITS,
  ADC_NOUN_UNITS_LEFT,
} AdcNoun;

#define ADC_TYPE_HISTOGRAM (adc_histogram_get_type ())
G_DECLARE_FINAL_TYPE (AdcHistogram, adc_histogram, ADC, HISTOGRAM, AdwBin)

GtkWidget  *adc_histogram_new              (void);
void        adc_histogram_set_tiny         (AdcHistogram *self, gboolean tiny);
void        adc_histogram_set_distribution (AdcHistogram *self, AdcDistribution *distribution,
                                            const char *title, AdcNoun noun); /* NULL: nothing */
const char *adc_histogram_get_text         (AdcHistogram *self); /* what a screen reader says */
