/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* Text without marks, for the terminal, the index, the clipboard. Bare links take the title of what they point at. */

char *adc_plain_from_markup (const char *markup, AdcGame *game, const char *language);
char *adc_plain_from_blocks (GPtrArray *blocks, AdcGame *game, const char *language);
