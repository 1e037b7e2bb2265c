/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-history.h"
#include "adc-search-page.h"
#include "adc-turn-view.h"
#include "adc-view.h"
#include "adc-window.h"

/* Between adc-window.c (the frame), adc-window-places.c (what is shown in it), adc-window-views.c (the views and their
 * rows), adc-window-games.c (the games to choose from), adc-window-actions.c (what can be done), adc-window-focus.c (what the
 * keyboard is in), adc-window-search.c (the search over it), adc-window-undo.c (what can be undone), adc-window-paper.c (what
 * leaves it on paper) and adc-window-welcome.c (the very first start). */

#define ADC_FIRST_VIEW  "rules" /* every game has rules */
#define ADC_SEARCH_NAME "search" /* of the page that lies over the views */
#define ADC_HELP_NAME   "help" /* of the page that shows the guide */

/* A view as the sidebar knows it. */
typedef struct {
  const char  *name;  /* in locations and in the stack */
  const char  *title;
  const char  *icon;
  GType      (*get_type) (void);
  void       (*prepare)  (AdcWindow *self, GtkWidget *page); /* gives it what it works with, once; or NULL */
} AdcViewInfo;

struct _AdcWindow {
  AdwApplicationWindow  parent_instance;
  GSettings            *settings;
  AdcHistory           *history;
  AdcGame              *game;
  const AdcViewInfo    *view;        /* that is shown, or will be once the search is closed; or NULL */
  gboolean              is_updating; /* the widgets follow the location: their signals are not the reader's */
  GSimpleAction        *everywhere;  /* whether the search goes through all games */
  guint                 patience;    /* a timeout, while games are opened */
  GSimpleAction        *show_all;    /* whether games that are not owned are offered too */
  GtkFilter            *offered;     /* of the games; NULL until they are loaded */
  GtkWidget            *welcome;     /* the page of the first start, while it is shown; or NULL */
  GtkWidget            *focus_before; /* weak: what had it last outside of the search */
  GPtrArray            *focus_way;    /* what has it, and all that is in; or NULL */

  AdwToastOverlay      *toasts;
  AdwLeaflet           *leaflet;
  GtkWidget            *sidebar;
  GtkWidget            *content;
  GtkMenuButton        *menu_button;
  GtkDropDown          *games;
  GtkListBox           *views;
  AdwWindowTitle       *title;
  GtkInfoBar           *problems_bar;
  GtkLabel             *problems_label;
  GtkSearchBar         *search_bar;
  GtkSearchEntry       *search_entry;
  GtkStack             *pages;
  GtkSpinner           *spinner;
  AdwStatusPage        *failure_page;
  GtkMenuButton        *paper_button;
  GtkMenuButton        *narrow_paper_button;
  AdcScope              scope;       /* of what is put on paper, as far as the view has it */
  AdcSearchPage        *search_page; /* NULL until somebody searches */
};

AdcApplication    *adc_window_get_application       (AdcWindow *self);
GtkWidget         *adc_window_get_page              (AdcWindow *self, const char *name);
const AdcViewInfo *adc_window_find_view             (const char *name); /* or NULL */
const AdcViewInfo *adc_window_find_view_for         (AdcWindow *self, AdcEntry *entry); /* or NULL */
const AdcViewInfo *adc_window_get_help              (void); /* which is not among the views of a game */
const AdcViewInfo *adc_window_get_view_of_row       (GtkListBoxRow *row);
gboolean           adc_window_offers                (const AdcViewInfo *view, AdcGame *game);
void               adc_window_init_games            (AdcWindow *self);
void               adc_window_offer_games           (AdcWindow *self); /* once they are loaded */
void               adc_window_update_games          (AdcWindow *self); /* another one is open */
AdcGame           *adc_window_choose_game           (AdcWindow *self); /* to begin with */
void               adc_window_show_games            (AdcWindow *self); /* once there is nothing to be said before */
gboolean           adc_window_must_welcome          (AdcWindow *self);
void               adc_window_show_welcome          (AdcWindow *self);
void               adc_window_leave_welcome         (AdcWindow *self); /* for the games, if it is shown at all */
void               adc_window_add_view_rows         (AdcWindow *self);
void               adc_window_select_view_row       (AdcWindow *self, const AdcViewInfo *view);
GtkListBoxRow     *adc_window_get_view_row_beside   (AdcWindow *self, int step); /* 1: below; -1: above; goes round */
void               adc_window_give_game_to_views    (AdcWindow *self);
void               adc_window_keep_place            (AdcWindow *self, GtkWidget *page); /* it is another now */
gboolean           adc_window_show_location         (AdcWindow *self, const char *location);
void               adc_window_add_toast             (AdcWindow *self, const char *text);
void               adc_window_present_view          (AdcWindow *self); /* the one there is, as it was left */
void               adc_window_init_focus            (AdcWindow *self);
void               adc_window_install_focus         (GtkWidgetClass *widget_class);
void               adc_window_init_search           (AdcWindow *self);
void               adc_window_install_search        (GtkWidgetClass *widget_class);
void               adc_window_prepare_search        (AdcWindow *self, GtkWidget *page);
void               adc_window_update_search         (AdcWindow *self);
void               adc_window_take_over_search      (AdcWindow *self, AdcWindow *from);
void               adc_window_close_search          (AdcWindow *self);
void               adc_window_end_search            (AdcWindow *self); /* because something is to be opened */
void               adc_window_install_actions       (GtkWidgetClass *widget_class);
void               adc_window_update_actions        (AdcWindow *self);
void               adc_window_install_paper         (GtkWidgetClass *widget_class);
void               adc_window_init_paper            (AdcWindow *self);
void               adc_window_update_paper          (AdcWindow *self); /* what is shown is another, or no longer the same */
void               adc_window_offer_completion_undo (AdcWindow *self, AdcPiece *piece,
                                                     const char *stat, const char *previous);
void               adc_window_offer_reset_undo      (AdcWindow *self,
                                                     const char * const *ticked_before);
