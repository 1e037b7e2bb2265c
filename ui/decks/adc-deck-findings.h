/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* What the rules say of a deck, as it changes: each broken one with the card, the rule, a button that mends it and the
 * choice to do without; what hangs on unknown cards; and, folded away, what is kept. */

#define ADC_TYPE_DECK_FINDINGS (adc_deck_findings_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckFindings, adc_deck_findings, ADC, DECK_FINDINGS, AdwBin)

void        adc_deck_findings_set_work (AdcDeckFindings *self, AdcDeckWork *work); /* or NULL */

/* The icon that goes with the verdict on a deck, and the style class. */
const char *adc_deck_findings_get_icon  (const AdcDeckReport *report);
const char *adc_deck_findings_get_style (const AdcDeckReport *report); /* or NULL */
