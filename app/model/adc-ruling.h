/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* A clarification, shown on whatever it touches: a player does not know that it exists. */

typedef enum {
  ADC_RULING_CLARIFICATION,
  ADC_RULING_ERRATUM,
  ADC_RULING_EDITORIAL, /* our reading where the printed rules fail us */
} AdcRulingKind;

#define ADC_TYPE_RULING (adc_ruling_get_type ())
G_DECLARE_FINAL_TYPE (AdcRuling, adc_ruling, ADC, RULING, AdcEntry)

AdcRulingKind       adc_ruling_get_ruling_kind (AdcRuling *self);
const char         *adc_ruling_get_label       (AdcRuling *self); /* the kind, for the reader */
const char * const *adc_ruling_get_touches     (AdcRuling *self); /* ids */
void                adc_ruling_set             (AdcRuling *self, const char *kind, const char *touches);
