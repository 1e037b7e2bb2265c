/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-advice-run.h"
#include "adc-hex-table.h"

/* A piece of advice in words. The table must show the battle it was given for. */

/* “Runner in c2, top to the north-east” */
char *adc_hex_advice_describe_placement (AdcHexTable *table, const AdcHexPlacement *placement);

/* What it changes in an immediate battle, in sentences: “Posterunek’s HQ loses 3 instead of 1. You
 * keep: Scout (d1).” */
char *adc_hex_advice_describe_gain      (AdcHexTable *table, const AdcHexCounsel *counsel,
                                         const AdcHexAdvice *advice);
