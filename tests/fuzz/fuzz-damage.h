/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What happens to files. */

/* Does one thing to the text that an author, an editor or an attacker might; the snippets, up to NULL, are put in. */
void fuzz_damage         (GRand *random, GString *text, const char * const *snippets);

/* Each problem (AdcProblem) must say something, in UTF-8. */
void fuzz_check_problems (GPtrArray *problems);
