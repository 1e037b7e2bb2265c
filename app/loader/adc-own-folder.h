/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Where the values a player typed in and his own games live: completions.xml, and games/ with a folder for each. The
 * one place that decides it, for the window, the terminal and the desktop's search alike.
 *
 * Whoever chose another folder has it in a small file of the configuration folder and not among the settings: it is read
 * in threads and in processes that have no settings, and all of them must come to the same answer. Any function may be
 * called in any thread. */

char     *adc_own_folder_dup         (void); /* the chosen one as long as it is there, else the usual one */
char     *adc_own_folder_dup_default (void);
char     *adc_own_folder_dup_chosen  (void); /* NULL: none was chosen */
char     *adc_own_folder_dup_problem (void); /* why the chosen one is not used, a sentence; or NULL */
gboolean  adc_own_folder_is_used     (const char *folder); /* values or games are in it */

/* From now on; NULL is the usual one. Nothing is moved. */
gboolean  adc_own_folder_choose      (const char *folder, GError **error);

/* The same, and takes along what is in the folder that is used now. Where the other one has values or games already, or
 * anything fails, all stays as it was. Takes a while. */
gboolean  adc_own_folder_move        (const char *folder, GError **error);
