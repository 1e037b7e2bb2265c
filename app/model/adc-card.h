/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-piece.h"

/* A card of a deck, or one shared by the table. */

#define ADC_TYPE_CARD (adc_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcCard, adc_card, ADC, CARD, AdcPiece)
