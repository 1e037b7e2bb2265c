/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* Whose turn it is on the board of Buck Rogers, as the dice see it: where the battle is, who may
 * fire, who could if others did without their shots. The board's class takes all of it in at
 * once. */

void adc_buck_board_turn_install (AdcBoardClass *klass);
