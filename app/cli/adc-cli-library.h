/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-library.h"

/* The games, with the user's completions laid over them. Says in one sentence that there are problems, or, on demand,
 * which. */
AdcLibrary *adc_cli_load_library  (gboolean list_problems);

/* That there are AdcProblems, or, on demand, which. */
void        adc_cli_tell_problems (GPtrArray *problems, gboolean list);

/* What the user named; when there is no such thing, a sentence with the nearest names, and NULL or FALSE. */
AdcGame    *adc_cli_find_game    (AdcLibrary *library, const char *id);
gboolean    adc_cli_find_kind    (const char *name, AdcKind *kind);
AdcEntry   *adc_cli_find_entry   (AdcGame *game, AdcKind kind, const char *id);
