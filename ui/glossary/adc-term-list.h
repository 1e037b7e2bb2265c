/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* The terms of a game by alphabet, with letters to jump to and a filter that takes any of their
 * names in any language. */

#define ADC_TYPE_TERM_LIST (adc_term_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcTermList, adc_term_list, ADC, TERM_LIST, AdwBin)

void       adc_term_list_set_game  (AdcTermList *self, AdcGame *game);
AdcEntry  *adc_term_list_get_first (AdcTermList *self); /* or NULL */
GtkWidget *adc_term_list_get_rows  (AdcTermList *self); /* the widget that holds the rows */

/* Selects it and brings it into sight. Emits nothing. */
void       adc_term_list_select    (AdcTermList *self, AdcEntry *term);

/* Signals: "opened" (AdcEntry) when the reader clicks a row or presses Enter on it, "browsed"
 * (AdcEntry) when the cursor comes to it. */
