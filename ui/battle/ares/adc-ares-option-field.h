/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-scenario.h"

/* One setting of a battle, or of one of its sides: its name above what it can be set to. It emits
 * "changed" with the text to keep, or NULL for what holds anyway. */

#define ADC_TYPE_ARES_OPTION_FIELD (adc_ares_option_field_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresOptionField, adc_ares_option_field, ADC, ARES_OPTION_FIELD, GtkWidget)

typedef struct {
  const char *id;
  const char *title; /* to be translated */
} AdcAresOption;

/* Of words; the first holds unless another is chosen. The list ends with a NULL id. */
GtkWidget  *adc_ares_option_field_new_choice  (const char *side, const char *setting,
                                               const char *title, const AdcAresOption *choices);

/* Of numbers; what holds unless another is chosen may be said in a word, else NULL. */
GtkWidget  *adc_ares_option_field_new_number  (const char *side, const char *setting,
                                               const char *title, int min, int max, int fallback,
                                               const char *fallback_title);

const char *adc_ares_option_field_get_side    (AdcAresOptionField *self); /* or NULL */
const char *adc_ares_option_field_get_setting (AdcAresOptionField *self);
void        adc_ares_option_field_show        (AdcAresOptionField *self, AdcScenario *scenario);
