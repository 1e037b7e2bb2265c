/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-shelf.h"

/* A deck beside another one, and only what they do not have in common. Unless another is picked, that is the standard
 * list of the deck's own sort. */

#define ADC_TYPE_DECK_COMPARE_PAGE (adc_deck_compare_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckComparePage, adc_deck_compare_page, ADC, DECK_COMPARE_PAGE, AdwBin)

GtkWidget *adc_deck_compare_page_new       (void);
void       adc_deck_compare_page_set_work  (AdcDeckComparePage *self, AdcDeckWork *work); /* or NULL */
void       adc_deck_compare_page_set_shelf (AdcDeckComparePage *self, AdcDeckShelf *shelf,
                                            AdcLibrary *library); /* or NULL */
