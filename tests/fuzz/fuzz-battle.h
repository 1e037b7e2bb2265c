/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Battles that make little sense, given to the engines of the games that ship. */
void fuzz_battles (GRand *random, int iterations);
