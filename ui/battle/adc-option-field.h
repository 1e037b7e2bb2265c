/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-scenario.h"

/* One setting of a battle, or of one of its sides: its name above what it can be set to. It emits
 * "changed" with the text to keep, or NULL for what holds anyway. */

#define ADC_TYPE_OPTION_FIELD (adc_option_field_get_type ())
G_DECLARE_FINAL_TYPE (AdcOptionField, adc_option_field, ADC, OPTION_FIELD, GtkWidget)

typedef struct {
  const char *id;
  const char *title; /* to be translated, where a field is made with it */
} AdcOption;

/* Of words; the first holds unless another is chosen. The list ends with a NULL id. */
GtkWidget  *adc_option_field_new_choice  (const char *side, const char *setting, const char *title,
                                          const AdcOption *choices);

/* Of numbers; what holds unless another is chosen may be said in a word, else NULL. */
GtkWidget  *adc_option_field_new_number  (const char *side, const char *setting, const char *title,
                                          int min, int max, int fallback,
                                          const char *fallback_title);

const char *adc_option_field_get_side    (AdcOptionField *self); /* or NULL */
const char *adc_option_field_get_setting (AdcOptionField *self);
void        adc_option_field_show        (AdcOptionField *self, AdcScenario *scenario);

/* Where the sides of a battle may change: whose setting it is now, and other words to choose from,
 * in the reader's language. Show a scenario afterwards. */
void        adc_option_field_set_side    (AdcOptionField *self, const char *side);
void        adc_option_field_set_choices (AdcOptionField *self, const AdcOption *choices);
