/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-parser.h"

/* Between the files that read decks. */

void adc_parser_read_deck_when (AdcParser *self, const xmlNode *node, AdcDeckWhen *when);
