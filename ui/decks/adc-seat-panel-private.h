/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-seat-panel.h"
#include "adc-tracker-row.h"

/* Between the files of a seat's panel. */

struct _AdcSeatPanel {
  AdwBin          parent_instance;
  GtkSearchEntry *search;
  GtkDropDown    *move_drop_down; /* what Enter does */
  GtkLabel       *status;
  GtkBox         *zones;
  GtkListBox     *findings;
  GtkWidget      *draw_box; /* what is said of the draw pile */
  GtkLabel       *remains;
  GtkWidget      *next_box;
  GtkSpinButton  *next;
  GtkListView    *list;
  AdcSession     *session;
  guint           seat;
  gboolean        has_odds;
  gboolean        is_filling;
  gboolean        is_moving; /* a card: what is said of it is true */
  AdcTrackerLook  look;  /* of the seat; its deck is NULL while there is none */
  char           *zone;  /* id of the one looked at, or NULL */
  AdcDeck        *cards; /* each card of the deck once, with the number of its copies */
  AdcDeck        *built; /* that they are of */
  GArray         *shown; /* of guint: which of them, in the order of the list */
  GtkStringList  *names; /* of those */
  GPtrArray      *rows;  /* of AdcTrackerRow: those at hand, on screen or not */
  GArray         *stale; /* of those that say what was true before, the nearest last; see adc-seat-panel-list.c */
  guint           catch_up; /* 0: none are waited for */
  GArray         *roles; /* of AdcDeckRole: what Enter may do, as the drop-down has them */
  AdcDeckRole     drawn_to[ADC_TRACKER_MAX_SEATS];
};

/* adc-seat-panel-list.c: which cards are listed. */
void               adc_seat_panel_init_list    (AdcSeatPanel *self);
void               adc_seat_panel_gather_cards (AdcSeatPanel *self);
const AdcDeckLine *adc_seat_panel_get_card     (AdcSeatPanel *self, guint number); /* or NULL */
void               adc_seat_panel_find_cards   (AdcSeatPanel *self); /* what is typed, or looked at, is different */
void               adc_seat_panel_update_rows  (AdcSeatPanel *self); /* what is said of a card is */
