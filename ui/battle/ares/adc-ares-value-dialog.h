/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

#include <adwaita.h>

/* Asks for one value that a calculation needs and nobody knows. */

#define ADC_TYPE_ARES_VALUE_DIALOG (adc_ares_value_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresValueDialog, adc_ares_value_dialog, ADC, ARES_VALUE_DIALOG, AdwWindow)

/* NULL when there is no such force or no such stat. */
AdcAresValueDialog *adc_ares_value_dialog_new    (AdcBoard *board, const char *force,
                                                  const char *stat);
gboolean            adc_ares_value_dialog_accept (AdcAresValueDialog *self); /* FALSE: a slip */
