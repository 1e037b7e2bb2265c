/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-star-scene.h"

/* Which card lies somewhere: those of the side's hand and deck with their figures, looked for by typing; one that
 * nobody knows; or figures typed in. */

#define ADC_TYPE_STAR_CARD_PICKER (adc_star_card_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarCardPicker, adc_star_card_picker, ADC, STAR_CARD_PICKER, GtkPopover)

/* It belongs to the parent. */
GtkWidget *adc_star_card_picker_new   (GtkWidget *parent);

/* Opens at a widget inside the parent, which gets the focus back. The spot is one of a skirmish, or a pile. */
void       adc_star_card_picker_popup (AdcStarCardPicker *self, GtkWidget *at, AdcStarScene *scene, guint side,
                                       AdcStarSpot spot);
