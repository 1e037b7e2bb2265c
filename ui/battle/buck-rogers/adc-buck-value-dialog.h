/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-board.h"

/* Asks for one value of a piece that nobody knows: what a leader adds with the advanced table. What
 * is typed can be kept for the piece, or hold for this battle only. */

#define ADC_TYPE_BUCK_VALUE_DIALOG (adc_buck_value_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckValueDialog, adc_buck_value_dialog, ADC, BUCK_VALUE_DIALOG, AdwWindow)

/* FALSE: there is no such force, or no such value. */
gboolean adc_buck_value_dialog_present (AdcBoard *board, const char *force, const char *stat);

/* Uses what was typed, and closes; FALSE: it makes no sense, which is said. */
gboolean adc_buck_value_dialog_accept  (AdcBuckValueDialog *self);
