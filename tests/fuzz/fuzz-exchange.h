/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Lists and codes of decks that anybody may paste: no crash, a deck within its limits or a sentence. */
void fuzz_exchange (GRand *random, int iterations);
