/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-draw-odds.h"

/* How the chance to have seen something grows with every draw. A marker says what it is after so many of them: the
 * arrows, Home, End and the pointer move it; "moved" is emitted then.
 *
 * Where cards are unknown it is a band between two lines. */

#define ADC_TYPE_ODDS_CURVE (adc_odds_curve_get_type ())
G_DECLARE_FINAL_TYPE (AdcOddsCurve, adc_odds_curve, ADC, ODDS_CURVE, GtkWidget)

GtkWidget *adc_odds_curve_new        (void);
void       adc_odds_curve_set_values (AdcOddsCurve *self, GArray *values); /* of AdcChance, after 0, 1 … draws; or NULL */
guint      adc_odds_curve_get_marker (AdcOddsCurve *self); /* draws */
void       adc_odds_curve_set_marker (AdcOddsCurve *self, guint n_draws);

/* What a screen reader says: what it is about, and what it is where the marker is. */
void       adc_odds_curve_set_words  (AdcOddsCurve *self, const char *title, const char *marked);
