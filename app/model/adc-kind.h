/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What a player can look up. The names are those of the XML elements, of `adc show` and of saved locations. */
typedef enum {
  ADC_KIND_RULE,
  ADC_KIND_TERM,
  ADC_KIND_FACTION,
  ADC_KIND_UNIT_TYPE,
  ADC_KIND_ABILITY,
  ADC_KIND_UNIT,
  ADC_KIND_CARD,
  ADC_KIND_SEQUENCE,
  ADC_KIND_RULING,
  ADC_KIND_DECK_RULE,
  ADC_KIND_ZONE,
} AdcKind;

#define ADC_N_KINDS (ADC_KIND_ZONE + 1)

const char *adc_kind_get_name   (AdcKind kind);
const char *adc_kind_get_title  (AdcKind kind);
const char *adc_kind_get_plural (AdcKind kind);
const char *adc_kind_get_guide_title (void); /* of the program's own help, whatever the kind */
gboolean    adc_kind_from_name  (const char *name, AdcKind *kind);
