/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A small game called “mine” with an economy: two resources, two orders, two peoples, one of them with a faction of its
 * own, two boxes, and planets that give ore and gas. */

#define TREASURY_GAME "mine"

void treasury_game_write (const char *folder); /* which is made */
