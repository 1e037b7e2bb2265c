/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"

/* What each line of a deck is the beginning of. */
typedef struct {
  AdcDeckLine  line;
  GVariant    *state; /* as it was written last; NULL: it is another since */
} AdcDeckKeptLine;
