/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-completions.h"
#include "adc-pack.h"
#include "adc-watch.h"

/* The user's own games as a list model of AdcPack, in the order of their folders. Whatever is done to them is done in a
 * thread; when it is done the list follows, and so does the library: a game that was added is in it from then on, one
 * that was removed is not, one that was replaced or read again is another object under the same id. Values that the user
 * typed in stay, whatever becomes of the game. */

#define ADC_TYPE_PACKS (adc_packs_get_type ())
G_DECLARE_FINAL_TYPE (AdcPacks, adc_packs, ADC, PACKS, GObject)

AdcPacks *adc_packs_new            (AdcLibrary *library, AdcCompletions *completions);

/* Reads all folders again. Games that the library has already are replaced only if is_again. Nobody needs to watch this,
 * nor the next one: NULL. */
void      adc_packs_load_async     (AdcPacks *self, gboolean is_again, AdcWatch *watch,
                                    GAsyncReadyCallback callback, gpointer user_data);
gboolean  adc_packs_load_finish    (AdcPacks *self, GAsyncResult *result, GError **error);

/* Adds the game in a folder from elsewhere; gives its name in the list. On failure: ADC_ERROR_INVALID, with the problems;
 * G_IO_ERROR_EXISTS, with the name of the one that may_replace would replace. */
void      adc_packs_install_async  (AdcPacks *self, const char *folder, gboolean may_replace,
                                    AdcWatch *watch, GAsyncReadyCallback callback, gpointer user_data);
gboolean  adc_packs_install_finish (AdcPacks *self, GAsyncResult *result, char **name, GPtrArray **problems,
                                    GError **error);

/* By the name of the folder; and back again what was removed or replaced last. */
void      adc_packs_remove_async   (AdcPacks *self, const char *name, GAsyncReadyCallback callback,
                                    gpointer user_data);
void      adc_packs_restore_async  (AdcPacks *self, const char *name, GAsyncReadyCallback callback,
                                    gpointer user_data);
gboolean  adc_packs_change_finish  (AdcPacks *self, GAsyncResult *result, GError **error);

AdcPack  *adc_packs_find           (AdcPacks *self, const char *name); /* or NULL */
