/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* What one rule says of a deck: the sentence, the rule with its page, the repair, whether the table does without. */
GtkWidget *adc_deck_finding_card_new (AdcDeckWork *work, const AdcDeckFinding *finding);

/* What does the same as @control, which may be gone from the screen: about the same rule, or else about the first one
 * there is; or NULL. */
GtkWidget *adc_deck_finding_card_find_like (GtkWidget *cards, GtkWidget *control);
