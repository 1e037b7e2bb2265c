/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-watch.h"

/* Copies the folder of a game that anybody may have made: ordinary files only, never through a link, one level of folders
 * below it, and neither too many nor too large. Hidden files stay behind. What cannot be copied becomes an AdcProblem
 * that names it; FALSE when there was any, or when whoever watches it has seen enough. */

gboolean adc_pack_copy        (const char *from, const char *to, AdcWatch *watch, GPtrArray *problems);

/* All there is in such a copy is on disk when it returns, unless it returns FALSE. */
gboolean adc_pack_sync_tree   (const char *path);

/* A folder with all there is in it; links are removed, not followed. */
void     adc_pack_remove_tree (const char *path);
