/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-library.h"

/* What libFuzzer begins with: inputs that are sound, or nearly, made of what we ship and of what the tests have. */

void seeds_write       (const char *folder, const char *prefix, guint number, gconstpointer data, gsize size);

/* seeds-pack.c: small games, one for each entry of those that ship, with what it refers to. Gives how many. */
guint seeds_write_packs (const char *folder);

/* seeds-text.c */
guint seeds_write_decks       (const char *tests, const char *decks, const char *codes, const char *lists,
                               AdcLibrary *library);
guint seeds_write_completions (const char *folder, AdcLibrary *library);
guint seeds_write_queries     (const char *tests, const char *folder);
guint seeds_write_scenarios   (const char *tests, const char *folder);
void  seeds_write_dictionary  (const char *path);
