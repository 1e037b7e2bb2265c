/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What somebody may have meant. */

/* The letters to add, drop, change or swap with their neighbour to go from one text to the other; more than max is
 * max + 1, whatever it is. */
guint adc_edit_distance (const char *a, const char *b, guint max);

/* At most max_names of the names, the nearest first; case, accents and hyphens do not count. */
GStrv adc_nearest_names (const char *name, const char * const *names, guint max_names);
