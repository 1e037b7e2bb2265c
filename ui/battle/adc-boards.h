/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* Which game has which board. */

GtkWidget *adc_board_new_for_game (const char *game_id); /* NULL when it has none */
