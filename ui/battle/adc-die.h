/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A face of a die, as large as its font makes it: pips up to six, a number beyond. It is a picture and says nothing to
 * a screen reader: what it lies on does. */

#define ADC_TYPE_DIE (adc_die_get_type ())
G_DECLARE_FINAL_TYPE (AdcDie, adc_die, ADC, DIE, GtkWidget)

GtkWidget *adc_die_new      (void);
void       adc_die_set_face (AdcDie *self, guint face, guint n_faces); /* 0: it has not fallen yet */
