/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* How well a name fits what somebody typed, from nothing to the very same. */
typedef enum {
  ADC_NAME_FIT_NONE,
  ADC_NAME_FIT_REFERENCE, /* only that of another entry it names */
  ADC_NAME_FIT_INSIDE,
  ADC_NAME_FIT_BEGINNING,
  ADC_NAME_FIT_EXACT,
} AdcNameFit;

/* What is wanted is as adc_fold () gives it. */
AdcNameFit adc_name_fit_compare (const char *name, const char *wanted);
AdcNameFit adc_name_fit_entry   (AdcEntry *entry, const char *wanted); /* the best of its names in any language */
