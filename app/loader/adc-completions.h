/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-completion.h"
#include "adc-library.h"
#include "adc-piece.h"

/* The values the user read on the printed cards, kept in one XML file and laid over ours. A list model of
 * AdcCompletion. It outlives the shipped data: what it names may be missing today and back tomorrow. */

#define ADC_TYPE_COMPLETIONS (adc_completions_get_type ())
G_DECLARE_FINAL_TYPE (AdcCompletions, adc_completions, ADC, COMPLETIONS, GObject)

/* The file need not exist. When it cannot be read, error is set, what is there is left untouched on
 * disk, and the first save keeps it aside under another name, if it was wrong. Loading may be done in any thread, as
 * long as nobody else has the object yet. */
AdcCompletions *adc_completions_new           (const char *path);
gboolean        adc_completions_load          (AdcCompletions *self, GError **error);

/* Lays every completion over the library's pieces, now and whenever one changes. */
void            adc_completions_attach        (AdcCompletions *self, AdcLibrary *library);

/* Checks, remembers and shows at once, and saves in a thread. An empty or NULL text takes the
 * completion away. If the disk refuses, "save-failed" is emitted with a sentence; what was typed stays
 * and is saved with the next value, or by flushing. What another program has written to the file
 * meanwhile is kept, and shown here too. */
gboolean        adc_completions_set           (AdcCompletions *self, AdcPiece *piece,
                                               const char *stat, const char *text,
                                               GError **error);
void            adc_completions_remove        (AdcCompletions *self, AdcCompletion *completion);
void            adc_completions_put_back      (AdcCompletions *self, AdcCompletion *completion); /* that was removed */

/* All of them as they are now, for other threads: an array of AdcCompletion. */
GPtrArray      *adc_completions_list          (AdcCompletions *self);

/* Waits until all is on disk, or was refused: before the program ends. */
void            adc_completions_flush         (AdcCompletions *self);
gboolean        adc_completions_is_saved      (AdcCompletions *self); /* all of it is on disk */

void            adc_completions_export_async  (AdcCompletions *self, const char *path,
                                               GAsyncReadyCallback callback, gpointer user_data);
gboolean        adc_completions_export_finish (AdcCompletions *self, GAsyncResult *result,
                                               GError **error);

/* Adds the file's completions to ours; where both have a value the file's wins. Gives how many were
 * taken, or -1. */
void            adc_completions_import_async  (AdcCompletions *self, const char *path,
                                               GAsyncReadyCallback callback, gpointer user_data);
int             adc_completions_import_finish (AdcCompletions *self, GAsyncResult *result,
                                               GError **error);

char           *adc_completions_dup_default_path (void);
