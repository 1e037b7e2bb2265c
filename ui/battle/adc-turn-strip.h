/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-board.h"

/* Whose turn it is: where the battle is, and a button for each force that may fire, which points at it. */

#define ADC_TYPE_TURN_STRIP (adc_turn_strip_get_type ())
G_DECLARE_FINAL_TYPE (AdcTurnStrip, adc_turn_strip, ADC, TURN_STRIP, AdwBin)

GtkWidget *adc_turn_strip_new  (void);

/* What the board says now, and which shot is pointed at; any of it may be NULL. It hides when there is nothing to
 * say. */
void       adc_turn_strip_show (AdcTurnStrip *self, AdcBoard *board, const char *from, const char *at);
