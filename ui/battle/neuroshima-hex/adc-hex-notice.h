/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle.h"

/* A banner over the board: what the rules do not allow, with the rule that says so. It hides until there is something
 * to say. */

#define ADC_TYPE_HEX_NOTICE (adc_hex_notice_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexNotice, adc_hex_notice, ADC, HEX_NOTICE, AdwBin)

void        adc_hex_notice_show     (AdcHexNotice *self, AdcGame *game, const AdcFault *fault);
void        adc_hex_notice_hide     (AdcHexNotice *self);
const char *adc_hex_notice_get_text (AdcHexNotice *self); /* or NULL */
