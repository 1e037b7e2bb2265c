/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-board.h"

/* Asks for one value of a piece that nobody knows. What is typed can be kept for the piece, or hold
 * for this battle only. Of a force that is no piece of the game it holds for this battle. */

#define ADC_TYPE_VALUE_DIALOG (adc_value_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdcValueDialog, adc_value_dialog, ADC, VALUE_DIALOG, AdwWindow)

/* FALSE: there is no such force, or no such value. The hint is a sentence: where it can be read. */
gboolean adc_value_dialog_present (AdcBoard *board, const char *force, const char *stat,
                                   const char *hint);

/* The same for a piece that is no force of the battle: what is typed is kept. */
gboolean adc_value_dialog_present_piece (AdcBoard *board, const char *piece, const char *stat,
                                         const char *hint);

/* Uses what was typed, and closes; FALSE: it makes no sense, which is said. */
gboolean adc_value_dialog_accept  (AdcValueDialog *self);
