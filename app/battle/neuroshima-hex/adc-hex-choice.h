/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-resolve.h"

/* What each player would decide in a battle if all play for their own good: worked out backwards
 * from the ends. */

/* How good an end is for a side, against how the position began; higher is better. HQs come
 * first, then their points, then tiles. */
int adc_hex_state_rate (const AdcHexPosition *position, const AdcHexState *end, guint side);

/* Takes the answers given as they are and finds the others; the result is that of the battle so
 * decided. At most n_battles are resolved; FALSE: that was not enough, and from there on first
 * options were taken. */
gboolean adc_hex_choose (const AdcHexPosition *position, const AdcHexAnswers *given,
                         guint n_battles, AdcHexAnswers *best, AdcHexResult *result);
