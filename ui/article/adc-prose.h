/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-entry.h"

/* Text of the games as widgets. A link opens the entry's definition in a popover on the spot. */

/* One text; a GtkLabel that wraps. It cannot be selected: selecting would take its links away from
 * the keyboard (GtkLabel selects all when the focus comes, and then leaves at the next Tab). */
GtkWidget *adc_prose_new        (const char *markup, AdcGame *game);

/* Paragraphs, steps, tables, notes, examples, in a vertical box. */
GtkWidget *adc_prose_new_blocks (GPtrArray *blocks, AdcGame *game);

/* Our inline marks as Pango markup. */
char      *adc_prose_to_pango   (const char *markup, AdcGame *game);
