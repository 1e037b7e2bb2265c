/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-stat.h"

/* Which boxes a game is played with, from the stat that has the role: its first option is the game itself, any other
 * is a box that adds to it, except those whose ids end in "-only": pieces that such a box takes away again. */

const char *adc_edition_get_default (AdcStat *stat); /* the first; NULL without such a stat */
gboolean    adc_edition_is_box      (AdcStat *stat, const char *edition); /* whether one can play with it */

/* Whether a piece of that option is in a game of that edition; NULL is the first one. A piece of which nobody knows
 * (NULL) is, and every piece of a game without such a stat. */
gboolean    adc_edition_includes    (AdcStat *stat, const char *edition, const char *of_card);
