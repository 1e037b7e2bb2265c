/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-check.h"
#include "adc-session.h"

/* A deck somebody works on: the document, everything done and undone, what the rules say of it, and its file.
 *
 * Change the deck, then commit: that is one step to undo. "changed" is emitted after each step, and after undoing and
 * doing again; "saved" when its file, or whether that has all changes, is another. */

#define ADC_TYPE_DECK_WORK (adc_deck_work_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckWork, adc_deck_work, ADC, DECK_WORK, GObject)

/* The path may be NULL: it has no file yet. */
AdcDeckWork         *adc_deck_work_new         (AdcGame *game, AdcDeck *deck, const char *path); /* takes the deck */
AdcGame             *adc_deck_work_get_game    (AdcDeckWork *self);
AdcDeck             *adc_deck_work_get_deck    (AdcDeckWork *self);
const AdcDeckKind   *adc_deck_work_get_kind    (AdcDeckWork *self);
const AdcDeckReport *adc_deck_work_get_report  (AdcDeckWork *self); /* of the deck as it is */
const char          *adc_deck_work_get_path    (AdcDeckWork *self); /* or NULL */
gboolean             adc_deck_work_is_modified (AdcDeckWork *self); /* since it was saved */

gboolean             adc_deck_work_commit      (AdcDeckWork *self); /* FALSE: nothing has changed */
void                 adc_deck_work_apply       (AdcDeckWork *self, GVariant *state); /* a repair; commits it */
void                 adc_deck_work_undo        (AdcDeckWork *self);
void                 adc_deck_work_redo        (AdcDeckWork *self);
gboolean             adc_deck_work_can_undo    (AdcDeckWork *self);
gboolean             adc_deck_work_can_redo    (AdcDeckWork *self);

/* A card says something else now, or the language is another. */
void                 adc_deck_work_refresh     (AdcDeckWork *self);
guint                adc_deck_work_get_n_refreshes (AdcDeckWork *self); /* who keeps words asks if they are still true */

/* It is in that file as it is now. */
void                 adc_deck_work_set_saved   (AdcDeckWork *self, const char *path);
/* Back to what its file has, which can be undone. */
void                 adc_deck_work_revert      (AdcDeckWork *self);

/* What was not saved when the program ended, brought back: it counts as changed since. */
void                 adc_deck_work_recover     (AdcDeckWork *self, AdcDeck *deck);
