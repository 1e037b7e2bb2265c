/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-game.h"

/* What was worked out leads to the rule that says so: a flat button over what it holds, with a book
 * at its end, that opens the entry in a popover on the spot. NULL when the game has no such entry,
 * and the child is then still the caller's. */

GtkWidget *adc_rule_button_new (GtkWidget *child, const char *label, AdcGame *game,
                                const char *rule);
