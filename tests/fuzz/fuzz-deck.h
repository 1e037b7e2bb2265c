/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Damages decks and loads them; what still loads must come back the same after it was saved. The folder is for files that
 * are gone afterwards. */
void fuzz_decks (GRand *random, int iterations, const char *folder);
