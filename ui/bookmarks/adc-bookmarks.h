/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What the reader marked, as locations in the settings, in the order it was marked. Whoever shows it
 * follows the settings' "changed::bookmarks". */

gboolean adc_bookmarks_contain (GSettings *settings, const char *location);
void     adc_bookmarks_set     (GSettings *settings, const char *location, gboolean bookmarked);
