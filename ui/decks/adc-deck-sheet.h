/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-deck-row.h"

/* The cards of a deck as a list, however long, below their zones and categories. Keys change the line that has the
 * focus: plus and minus how many there are, Delete takes it away, Alt with Up or Down moves one to the zone before or
 * after. Cards are dropped onto it from the catalogue, and lines from one zone into another. */

#define ADC_TYPE_DECK_SHEET (adc_deck_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckSheet, adc_deck_sheet, ADC, DECK_SHEET, AdwBin)

void        adc_deck_sheet_set_work        (AdcDeckSheet *self, AdcDeckWork *work); /* or NULL */
void        adc_deck_sheet_set_completions (AdcDeckSheet *self, AdcCompletions *completions);
GListModel *adc_deck_sheet_get_rows        (AdcDeckSheet *self); /* of AdcDeckRow */

/* Brings a line into sight. */
void        adc_deck_sheet_show_line       (AdcDeckSheet *self, const AdcDeckLine *like);

/* What falls onto a row: an AdcEntry, or an AdcDeckRow of this deck. FALSE: it does not belong there. */
gboolean    adc_deck_sheet_drop            (AdcDeckSheet *self, const GValue *value, AdcDeckRow *onto);
