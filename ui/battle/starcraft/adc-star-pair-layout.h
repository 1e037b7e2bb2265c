/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The attacker's children and the defender's side by side, equally wide; below one another where there is no room. */

#define ADC_TYPE_STAR_PAIR_LAYOUT (adc_star_pair_layout_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarPairLayout, adc_star_pair_layout, ADC, STAR_PAIR_LAYOUT, GtkLayoutManager)

GtkLayoutManager *adc_star_pair_layout_new (void);
