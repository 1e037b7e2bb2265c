/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-counter.h"

/* One number of a tally, large enough to be read across the table, under its name, which leads to the rule. Arrows, + and
 * − move it, or it is typed. It emits "stepped" when somebody changes it, and not when the program does. */

#define ADC_TYPE_COUNTER_SPIN (adc_counter_spin_get_type ())
G_DECLARE_FINAL_TYPE (AdcCounterSpin, adc_counter_spin, ADC, COUNTER_SPIN, GtkBox)

/* The counter is the game’s. WHO is said by a screen reader; NULL: it is nobody’s own. */
GtkWidget        *adc_counter_spin_new         (const AdcCounter *counter, AdcGame *game, guint player, const char *who);
const AdcCounter *adc_counter_spin_get_counter (AdcCounterSpin *self);
guint             adc_counter_spin_get_player  (AdcCounterSpin *self);
int               adc_counter_spin_get_value   (AdcCounterSpin *self);
void              adc_counter_spin_set_value   (AdcCounterSpin *self, int value);
