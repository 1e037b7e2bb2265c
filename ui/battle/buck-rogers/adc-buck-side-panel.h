/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"
#include "adc-buck-piece-row.h"

/* One side of the battle: who leads it, when it moves, what it aims at, and what it has.
 *
 * "chosen" is emitted with the id of a force somebody points at; "moved" with the id of the side
 * and the step by which it was moved, once it was. */

#define ADC_TYPE_BUCK_SIDE_PANEL (adc_buck_side_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckSidePanel, adc_buck_side_panel, ADC, BUCK_SIDE_PANEL, GtkWidget)

GtkWidget  *adc_buck_side_panel_new        (AdcBoard *board); /* which it does not hold */
const char *adc_buck_side_panel_get_side   (AdcBuckSidePanel *self); /* id, or NULL */

/* Shows the camp of that number, and which of its pieces shoot and are shot at. */
void        adc_buck_side_panel_show       (AdcBuckSidePanel *self, AdcBuckScene *scene,
                                            guint index, const char *from, const char *at);

/* Of those that can be seen, from the top. */
GPtrArray  *adc_buck_side_panel_list_rows  (AdcBuckSidePanel *self); /* of AdcBuckPieceRow */

/* To the button that moves it that way, or the other way when it cannot go further. */
void        adc_buck_side_panel_focus_move (AdcBuckSidePanel *self, int step);
