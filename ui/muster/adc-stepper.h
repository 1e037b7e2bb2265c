/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A number under its name, between two buttons. It emits "stepped" when somebody changes it, and not when the program
 * does. */

#define ADC_TYPE_STEPPER (adc_stepper_get_type ())
G_DECLARE_FINAL_TYPE (AdcStepper, adc_stepper, ADC, STEPPER, GtkBox)

GtkWidget *adc_stepper_new       (const char *caption, const char *label, guint max); /* the label: for a screen reader */
guint      adc_stepper_get_value (AdcStepper *self);
void       adc_stepper_set_value (AdcStepper *self, guint value);
void       adc_stepper_set_max   (AdcStepper *self, guint max);

/* The whole name, however long. */
void       adc_stepper_show_caption (AdcStepper *self);
