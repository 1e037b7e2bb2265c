/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-purse.h"

/* A cost, typed: how many, and of which kinds, one of which is paid. It emits "chosen" when somebody changes it, and
 * not when the program does. */

#define ADC_TYPE_KIND_CHOICE (adc_kind_choice_get_type ())
G_DECLARE_FINAL_TYPE (AdcKindChoice, adc_kind_choice, ADC, KIND_CHOICE, GtkBox)

GtkWidget *adc_kind_choice_new       (void);
void       adc_kind_choice_set_purse (AdcKindChoice *self, AdcPurse *purse, const char *what); /* it is the cost of */
guint      adc_kind_choice_get_count (AdcKindChoice *self);
guint      adc_kind_choice_get_kinds (AdcKindChoice *self);
void       adc_kind_choice_set_cost  (AdcKindChoice *self, guint count, guint kinds);
