/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* Adds a list of cards, pasted or from a file, to the deck that is open. What names no card of the game is shown line
 * by line before it is added, with what it may have meant; it is added under its own name unless somebody minds. */

#define ADC_TYPE_DECK_IMPORT_DIALOG (adc_deck_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckImportDialog, adc_deck_import_dialog, ADC, DECK_IMPORT_DIALOG, AdwWindow)

GtkWidget *adc_deck_import_dialog_new       (AdcDeckWork *work);
void       adc_deck_import_dialog_read_file (AdcDeckImportDialog *self, const char *path);
