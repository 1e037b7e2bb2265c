/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-ark-combat.h"

/* A number beside its name, between two buttons. One that nobody knows is a question mark, which can be typed as
 * well. It emits "changed" with the number when somebody changes it, and not when the program does; "activate" on
 * Enter. */

#define ADC_TYPE_ARK_NUMBER (adc_ark_number_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkNumber, adc_ark_number, ADC, ARK_NUMBER, GtkBox)

/* From MIN, which is ADC_ARK_UNKNOWN for what may be unknown. The label is for a screen reader. */
GtkWidget *adc_ark_number_new         (const char *caption, const char *label, int min, int max);
void       adc_ark_number_set_picture (AdcArkNumber *self, GtkWidget *picture); /* before its name */
void       adc_ark_number_set_note    (AdcArkNumber *self, const char *note);   /* below its name; NULL: none */
void       adc_ark_number_set_max     (AdcArkNumber *self, int max);
int        adc_ark_number_get_value   (AdcArkNumber *self);
/* One beyond the limits, which only a file brings, is shown all the same. */
void       adc_ark_number_set_value   (AdcArkNumber *self, int value);
