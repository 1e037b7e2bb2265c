/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-table.h"

/* The end of a battle in a line: “Moloch: HQ 18, 5 tiles · Borgo: HQ 14, 6 tiles”. HQs are no tiles
 * here. */
char *adc_hex_end_describe (AdcHexTable *table, const AdcHexState *end);
