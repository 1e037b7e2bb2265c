/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

void adc_cli_print_entry      (AdcGame *game, AdcEntry *entry);
void adc_cli_print_entry_json (AdcGame *game, AdcEntry *entry);
