/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-deck-shelf.h"

/* The decks of a game: a list of them, and the one that is open, to be built, judged and kept; or, in its place, the
 * tracker of a game under way. */

#define ADC_TYPE_DECKS_VIEW (adc_decks_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcDecksView, adc_decks_view, ADC, DECKS_VIEW, AdwBin)

GtkWidget   *adc_decks_view_new        (void);
void         adc_decks_view_set_shelf  (AdcDecksView *self, AdcDeckShelf *shelf, AdcLibrary *library,
                                        AdcCompletions *completions, GSettings *settings);
AdcDeckWork *adc_decks_view_get_work   (AdcDecksView *self); /* that is open; or NULL */

/* A deck of any game, whichever is shown: that one is shown from then on. What is wrong with it is said in a dialog. */
void         adc_decks_view_open_file  (AdcDecksView *self, GFile *file);

/* What the choosers of files lead to. */
void         adc_decks_view_save_as    (AdcDecksView *self, const char *path);
void         adc_decks_view_export     (AdcDecksView *self, const char *format, const char *path);
