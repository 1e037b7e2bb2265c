/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* The battle line with the two sides beside it, as it lies on the table, and all that a hand or the
 * keyboard does to it. For the keyboard it is one place: Tab comes in and goes on, arrows move. */

#define ADC_TYPE_ARES_LINE_VIEW (adc_ares_line_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresLineView, adc_ares_line_view, ADC, ARES_LINE_VIEW, GtkWidget)

/* The board it is on, which it does not hold: who is chosen, and the session. */
void           adc_ares_line_view_set_board      (AdcAresLineView *self, AdcBoard *board);

/* After the session changed; after another shot was pointed at. */
void           adc_ares_line_view_update         (AdcAresLineView *self);
void           adc_ares_line_view_show_shot      (AdcAresLineView *self);

void           adc_ares_line_view_set_narrow     (AdcAresLineView *self, gboolean narrow);
void           adc_ares_line_view_focus_force    (AdcAresLineView *self, const char *force);

/* How wide it is, as far as it does not scroll. */
GtkAdjustment *adc_ares_line_view_get_adjustment (AdcAresLineView *self);
