/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-library.h"

/* Which games the player owns. What is kept is those he does not: a game that is new, or his own, is offered without
 * further ado, and ids of games that are not there any more mean nothing. */

gboolean adc_owned_games_contain (GSettings *settings, const char *game);
gboolean adc_owned_games_set     (GSettings *settings, const char *game, gboolean is_owned); /* FALSE: not writable */
guint    adc_owned_games_count   (GSettings *settings, AdcLibrary *library); /* those that are there */

/* The first one of them, or simply the first; NULL where there is no game at all. */
AdcGame *adc_owned_games_get_first (GSettings *settings, AdcLibrary *library);
