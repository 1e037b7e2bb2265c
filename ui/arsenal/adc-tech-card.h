/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-tech-tree.h"

/* One thing of a tree of things to build, with its price and the cards that improve it. Pressed, it opens its entry; it
 * emits "ask" when somebody wants to know what it needs: Space, or the other mouse button. */

#define ADC_TYPE_TECH_CARD (adc_tech_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcTechCard, adc_tech_card, ADC, TECH_CARD, AdwBin)

GtkWidget *adc_tech_card_new        (AdcTechTree *tree, guint node);
GtkWidget *adc_tech_card_get_button (AdcTechCard *self);

/* How many of it are needed for what is looked at; 0: none. */
void       adc_tech_card_set_needed (AdcTechCard *self, guint count, gboolean is_target);
