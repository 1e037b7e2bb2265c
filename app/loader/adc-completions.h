/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-completion.h"
#include "adc-library.h"
#include "adc-piece.h"

/* The values the user read on the printed cards, kept in one XML file and laid over ours. A list model of
 * AdcCompletion. It outlives the shipped data: what it names may be missing today and back tomorrow. */

#define ADC_TYPE_COMPLETIONS (adc_completions_get_type ())
G_DECLARE_FINAL_TYPE (AdcCompletions, adc_completions, ADC, COMPLETIONS, GObject)

/* The file need not exist. When it cannot be read, error is set, what is there is left untouched on disk, and the
 * first save keeps it aside under another name. */
AdcCompletions *adc_completions_new    (const char *path);
gboolean        adc_completions_load   (AdcCompletions *self, GError **error);

/* Lays every completion over the library's pieces, now and whenever one changes. */
void            adc_completions_attach (AdcCompletions *self, AdcLibrary *library);

/* Checks, remembers, shows and saves. An empty or NULL text takes the completion away. */
gboolean        adc_completions_set    (AdcCompletions *self, AdcPiece *piece, const char *stat, const char *text,
                                        GError **error);
gboolean        adc_completions_remove (AdcCompletions *self, AdcCompletion *completion, GError **error);
gboolean        adc_completions_export (AdcCompletions *self, const char *path, GError **error);

/* Adds the file's completions to ours; where both have a value the file's wins. Returns how many were taken, or -1. */
int             adc_completions_import (AdcCompletions *self, const char *path, GError **error);

char           *adc_completions_dup_default_path (void);
