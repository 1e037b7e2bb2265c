/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-browser.h"
#include "adc-deck-builder.h"
#include "adc-deck-charts-page.h"
#include "adc-deck-compare-page.h"
#include "adc-deck-heading.h"
#include "adc-deck-odds-page.h"
#include "adc-decks-view.h"
#include "adc-split.h"
#include "adc-tracker-page.h"

/* Between adc-decks-view.c (what is shown), adc-decks-view-actions.c (what can be done) and adc-decks-view-files.c
 * (what leaves the program and comes back). */

struct _AdcDecksView {
  AdwBin               parent_instance;
  AdcDeckShelf        *shelf;
  AdcLibrary          *library;
  AdcCompletions      *completions;
  GSettings           *settings;
  AdcGame             *game;
  AdcDeckWork         *work;       /* that is open; or NULL */
  AdcDeckWork         *arriving;   /* read or made, until the window has gone where it is shown; or NULL */
  gboolean             was_recovered; /* the one that arrives */
  char                *wanted;     /* the file that is being read, to be shown; or NULL */
  gboolean             is_tracking; /* the tracker is shown */
  gboolean             is_going;   /* to what somebody asked for here, not back or through the views */
  gboolean             wants_focus; /* the field for cards, once the deck that is wanted is there */
  guint                n_orders;   /* of decks to be shown: the last one counts */
  guint                refresh;    /* the source that will look at the cards again */
  AdwToast            *removed;    /* that offers to put a deck back; or NULL */
  AdwToast            *notice;     /* the last that offers nothing; or NULL */
  AdwToast            *offer;      /* to go back to what the deck was when it was saved; or NULL */
  char                *reopen;     /* the file of that deck, when it was open; or NULL */

  AdwToastOverlay     *toasts;
  AdcSplit            *split;
  AdcDeckBrowser      *browser;
  GtkStack            *stack;
  GtkWidget           *none_page;
  GtkWidget           *loading_page;
  GtkWidget           *deck_page;
  AdcDeckHeading      *heading;
  AdwViewStack        *pages;
  AdcDeckBuilder      *builder;
  AdcDeckChartsPage   *charts_page;
  AdcDeckOddsPage     *odds_page;
  AdcDeckComparePage  *compare_page;
  AdcTrackerPage      *tracker_page;
};

#define ADC_DECKS_TRACKER "tracker" /* the place that is no deck */

void adc_decks_view_install_actions (GtkWidgetClass *widget_class);
void adc_decks_view_add_keys        (AdcDecksView *self);
void adc_decks_view_update_actions  (AdcDecksView *self);
AdcDeckWork *adc_decks_view_get_shown (AdcDecksView *self); /* NULL: no deck is, but the tracker or nothing yet */

void adc_decks_view_go_to           (AdcDecksView *self, AdcGame *game, const char *item);
void adc_decks_view_arrive          (AdcDecksView *self, AdcDeckWork *work, gboolean was_recovered); /* takes it */
void adc_decks_view_adopt           (AdcDecksView *self, AdcDeck *deck); /* a new one: on the shelf, and opened */
void adc_decks_view_close           (AdcDecksView *self); /* the deck that is open */
AdwToast *adc_decks_view_add_toast (AdcDecksView *self, const char *text, const char *button, const char *action); /* lent */
void adc_decks_view_show_failure    (AdcDecksView *self, const char *title, const char *text);

void adc_decks_view_install_file_actions (GtkWidgetClass *widget_class);
