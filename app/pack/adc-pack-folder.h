/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-watch.h"

/* The folder of the user's own games, changed so that a power cut leaves either what was there or what is new. What is
 * removed or replaced is kept beside it, one of each name, until the next of that name is: nothing that somebody wrote is
 * lost by a slip. None of these touches anything shared: any thread may call them. */

/* Copies a folder from elsewhere, checks the copy and, if it is sound, puts it among the user's games under its id. On
 * failure: ADC_ERROR_INVALID, and every reason is among the problems, with the file it was found in; ADC_ERROR_NOT_FOUND,
 * likewise, when there is no folder; G_IO_ERROR_EXISTS
 * when there is a game of that id already, whose id is given all the same. Who watches it, or NULL, may have it stopped:
 * G_IO_ERROR_CANCELLED. */
AdcGame  *adc_pack_folder_install (const char *from, gboolean may_replace, AdcWatch *watch,
                                   GPtrArray *problems, char **id, GError **error);

/* By the name of the folder, which is the id of the game unless somebody put it there by hand. */
gboolean  adc_pack_folder_remove  (const char *name, GError **error);

/* What was removed or replaced last comes back; what is there instead is kept in its place. */
gboolean  adc_pack_folder_restore (const char *name, GError **error);

/* The game in that folder among the user's own, and all its problems. NULL: it cannot be used, as it can when only its
 * scenarios are wrong. */
AdcGame  *adc_pack_folder_load    (const char *name, GPtrArray *problems);

GPtrArray *adc_pack_folder_list   (void); /* of names, in their order */
char      *adc_pack_folder_dup_path      (const char *name);
char      *adc_pack_folder_dup_kept_path (const char *name); /* where it is when it was removed */

gboolean   adc_pack_is_id     (const char *text);
gboolean   adc_pack_ships     (const char *id); /* it is one of the program's own */
