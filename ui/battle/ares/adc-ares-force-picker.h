/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-edit.h"
#include "adc-board.h"

#include <adwaita.h>

/* Adds a force: a unit of the game, found by typing some of its name, or one typed in by hand. It
 * emits "added" with the new force's id. */

#define ADC_TYPE_ARES_FORCE_PICKER (adc_ares_force_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresForcePicker, adc_ares_force_picker, ADC, ARES_FORCE_PICKER, AdwWindow)

/* To that side, at a place or where it fits best (NULL). */
AdcAresForcePicker *adc_ares_force_picker_new (AdcBoard *board, AdcAresSide side,
                                               const AdcAresPlace *place);
