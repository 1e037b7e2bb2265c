/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-position.h"

/* In how many ways one tile of the hand, or two of them, can be laid on the board: those that look
 * the same count once. It is what the adviser weighs. */

guint adc_hex_advice_count           (const AdcHexPosition *position,
                                      const AdcHexTile * const *hand, guint n_hand);
guint adc_hex_advice_count_rotations (const AdcHexTile *tile); /* that look different */
