/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Units as they stand in a room: small figures beside one another, those that take no part hollow. It says nothing
 * to a screen reader: whoever shows it does. */

typedef enum {
  ADC_ARK_MEEPLE,
  ADC_ARK_ROBOT,
  ADC_ARK_MERCENARY,
} AdcArkFigure;

#define ADC_TYPE_ARK_FIGURES (adc_ark_figures_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkFigures, adc_ark_figures, ADC, ARK_FIGURES, GtkWidget)

GtkWidget *adc_ark_figures_new       (AdcArkFigure figure);
void       adc_ark_figures_set_count (AdcArkFigures *self, guint count, gboolean are_hollow);
