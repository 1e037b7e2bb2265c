/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-index.h"

/* The index kept in the user's cache folder, so that a search need not wait for the games to be read. It can be thrown
 * away at any time. */

/* What an index depends on: the files of all games, the user's values, how words are treated. It is taken before the
 * games are read: should a file change meanwhile, the index made of them is out of date already, and will be known
 * as such. */
char     *adc_index_cache_dup_fingerprint (void);

/* The index that ships with the program, where the user has neither games nor values of his own; else the one that was
 * kept, if it has that fingerprint; else NULL. */
AdcIndex *adc_index_cache_open            (const char *fingerprint);

/* An index of the library and of the user's values (AdcCompletions, or NULL). It is kept if it can be; where the disk
 * refuses it lives in memory. */
AdcIndex *adc_index_cache_build           (const char *fingerprint, AdcLibrary *library, GPtrArray *completions,
                                           GError **error);

/* One of the two above, the games being read only if they have to be: then problems, unless it is NULL, is set to
 * what is wrong with them (an array of AdcProblem), and an index of games with problems is not kept, so that they
 * are told again. */
AdcIndex *adc_index_cache_obtain          (const char *fingerprint, GPtrArray **problems, GError **error);

/* While the program is built: the index that ships with it, of its own games alone. */
gboolean  adc_index_cache_write_shipped   (const char *path, GError **error);

char     *adc_index_cache_dup_path        (void);
