/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-library.h"
#include "adc-problem.h"

/* Loads the games that ship with the program and its guide, then the user's own. A game that fails is left out and the others still
 * load; every failure is an AdcProblem. It touches nothing shared, so it runs in any thread. */

AdcLibrary *adc_library_load        (GPtrArray **problems);

/* Every problem of a game folder, or of a single file of one; an empty array means that it is sound. */
GPtrArray  *adc_validate_path       (const char *path);

char       *adc_dup_data_path       (const char *first_element, ...) G_GNUC_NULL_TERMINATED;
char       *adc_dup_user_games_path (void);
char       *adc_dup_guide_path      (void); /* the folder that holds the guide's */
