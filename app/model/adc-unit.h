/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-piece.h"

/* Something that fights: a token, a figure, a tile. */

#define ADC_TYPE_UNIT (adc_unit_get_type ())
G_DECLARE_FINAL_TYPE (AdcUnit, adc_unit, ADC, UNIT, AdcPiece)
