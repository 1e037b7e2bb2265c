/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"

/* The sides of a game and what they fight with: the units and cards to browse and compare, and the
 * page of each, of each faction, ability and unit type. When the user has typed in a value, or
 * taken it back, it emits "completed" with the piece, the id of the stat and the user's previous
 * text, or NULL: enough for an undo. */

#define ADC_TYPE_FACTIONS_VIEW (adc_factions_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcFactionsView, adc_factions_view, ADC, FACTIONS_VIEW, AdwBin)

GtkWidget *adc_factions_view_new             (void);
void       adc_factions_view_set_completions (AdcFactionsView *self, AdcCompletions *completions);
