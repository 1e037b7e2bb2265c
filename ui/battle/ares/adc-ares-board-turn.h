/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* Whose turn it is on the board of Le Projet Arès, as the dice see it: who may fire, who could if others did without
 * their shots, what is left to throw again. The board's class takes all of it in at once. */

void adc_ares_board_turn_install (AdcBoardClass *klass);
