/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The attacker's children and the defender's side by side, equally wide; below one another where there is less room
 * than the property "least" says. */

#define ADC_TYPE_PAIR_LAYOUT (adc_pair_layout_get_type ())
G_DECLARE_FINAL_TYPE (AdcPairLayout, adc_pair_layout, ADC, PAIR_LAYOUT, GtkLayoutManager)

GtkLayoutManager *adc_pair_layout_new (void);
