/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The files of one type that were opened or saved lately, as the desktop remembers them: battles, decks. Each is of a
 * game, whose identifier is given. */

void       adc_recent_add  (const char *path, const char *mime_type, const char *game);
GPtrArray *adc_recent_list (const char *mime_type, const char *game); /* of GtkRecentInfo, the latest first */
