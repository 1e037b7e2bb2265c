/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* What is asked of the content of every game that ships. */

/* Each is a sequence worth following step by step. */
void content_check_sequences (AdcGame *game, const char * const *ids);
