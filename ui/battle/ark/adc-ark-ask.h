/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-combat.h"
#include "adc-board.h"

/* Asks for a number of a side that nobody knows: "arsenal", "defence" or "unseen". FALSE: there is no such thing. */
gboolean adc_ark_ask (AdcBoard *board, AdcArkSide side, const char *setting);
