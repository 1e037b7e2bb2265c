/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-edit.h"
#include "adc-board.h"

#include <adwaita.h>

/* All there is to change about a force of the battle, or to say about one that is typed in by hand.
 * Whatever is changed is one step to undo. It emits "applied" with the force's id. */

#define ADC_TYPE_ARES_FORCE_EDITOR (adc_ares_force_editor_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresForceEditor, adc_ares_force_editor, ADC, ARES_FORCE_EDITOR, AdwWindow)

/* Opens one over the board's window; it goes away by itself. */
void adc_ares_force_editor_present (AdcBoard *board, const char *force);

/* For a new force of that side, at a place or where it fits best (NULL). */
AdcAresForceEditor *adc_ares_force_editor_new_by_hand (AdcBoard *board, AdcAresSide side,
                                                       const AdcAresPlace *place, guint count);

gboolean adc_ares_force_editor_apply (AdcAresForceEditor *self); /* FALSE: a slip */
