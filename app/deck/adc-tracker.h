/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-pool.h"
#include "adc-session.h"

/* Decks during a game: one's own and those of the others, and where their cards are by now. It is a document of an
 * AdcSession: change it, then commit. */

#define ADC_TRACKER_MAX_SEATS 8

#define ADC_TYPE_TRACKER (adc_tracker_get_type ())
G_DECLARE_FINAL_TYPE (AdcTracker, adc_tracker, ADC, TRACKER, GObject)

AdcTracker *adc_tracker_new          (AdcGame *game);
AdcSession *adc_tracker_session_new  (AdcGame *game); /* whose document is a new one */
AdcGame    *adc_tracker_get_game     (AdcTracker *self);

guint       adc_tracker_get_n_seats  (AdcTracker *self);
gboolean    adc_tracker_add_seat     (AdcTracker *self, const char *name, AdcDeck *deck); /* as it is built; copied.
                                                                       FALSE: there is no room, or it is another game's */
void        adc_tracker_remove_seat  (AdcTracker *self, guint seat);
const char *adc_tracker_get_name     (AdcTracker *self, guint seat);
void        adc_tracker_set_name     (AdcTracker *self, guint seat, const char *name);
AdcDeck    *adc_tracker_get_built    (AdcTracker *self, guint seat); /* as it was before the game */
AdcDeck    *adc_tracker_get_deck     (AdcTracker *self, guint seat); /* where its cards are: never change it */

/* To a zone that is part of the game. Gives how many went; fewer than asked for where there were not so many. */
guint       adc_tracker_move         (AdcTracker *self, guint seat, const AdcDeckLine *like, const char *zone, guint count);

/* The discarded cards go back to the pile one draws from, which is shuffled. */
guint       adc_tracker_reshuffle    (AdcTracker *self, guint seat);
guint       adc_tracker_count        (AdcTracker *self, guint seat, const char *zone);
void        adc_tracker_restart      (AdcTracker *self, guint seat); /* a new game with the same deck */

extern const AdcSessionKind adc_tracker_session_kind;
