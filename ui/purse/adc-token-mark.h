/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-purse.h"

/* A token as it lies on the table: its letters on its colour, with a double edge if it is the wildcard. Whoever shows
 * it says its name beside it. */

#define ADC_TYPE_TOKEN_MARK (adc_token_mark_get_type ())
G_DECLARE_FINAL_TYPE (AdcTokenMark, adc_token_mark, ADC, TOKEN_MARK, GtkWidget)

GtkWidget *adc_token_mark_new (const AdcPurseToken *token);
