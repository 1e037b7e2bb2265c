/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

#include <adwaita.h>

/* Emergency defence: the units that cards of the defender's hand become, while a base is attacked,
 * and those that will come. It shows nothing elsewhere. */

#define ADC_TYPE_ARES_EMERGENCY (adc_ares_emergency_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresEmergency, adc_ares_emergency, ADC, ARES_EMERGENCY, AdwBin)

/* The board it is on, which it does not hold. */
void adc_ares_emergency_set_board (AdcAresEmergency *self, AdcBoard *board);
void adc_ares_emergency_update    (AdcAresEmergency *self); /* after the session changed */
