/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* A word of the game and what it means. */

#define ADC_TYPE_TERM (adc_term_get_type ())
G_DECLARE_FINAL_TYPE (AdcTerm, adc_term, ADC, TERM, AdcEntry)
