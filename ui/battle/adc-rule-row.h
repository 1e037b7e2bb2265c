/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* An answer, or the title of a rule, with a book at its end that opens the rule on the spot. The row is plain when the
 * game has no such entry. */

GtkWidget *adc_rule_row_new (AdcGame *game, const char *rule, const char *title, const char *subtitle); /* or NULL */

/* The entry's own title; NULL when there is none. */
GtkWidget *adc_rule_row_new_plain (AdcGame *game, const char *rule);
