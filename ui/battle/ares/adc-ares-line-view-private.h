/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-line-view.h"

#include "adc-ares-scene.h"
#include "adc-ares-table.h"
#include "adc-ares-tray.h"

struct _AdcAresLineView {
  GtkWidget          parent_instance;
  AdcBoard          *board;    /* not held */
  AdcAresTray       *trays[2]; /* by AdcAresSide */
  GtkScrolledWindow *scroller;
  AdcAresTable      *table;
  GtkLabel          *status;
  GtkWidget         *menu;     /* the popover, or NULL until it is needed */
  AdcAresScene      *scene;    /* or NULL */
  GPtrArray         *rows;     /* of GPtrArray of AdcAresCell, from the top and from the left */
  AdcAresCell       *current;  /* the one that has the focus, or will have it; or NULL */
  char              *dragged;  /* the force that is being dragged, or NULL */
};

/* Each of these may be NULL. */
AdcBattleSession *adc_ares_line_view_get_session      (AdcAresLineView *self);
AdcAresCell      *adc_ares_line_view_find_cell        (AdcAresLineView *self, const char *id);
AdcAresCell      *adc_ares_line_view_get_focus        (AdcAresLineView *self);

void              adc_ares_line_view_set_current      (AdcAresLineView *self, AdcAresCell *cell);
void              adc_ares_line_view_set_status       (AdcAresLineView *self, const char *text);
void              adc_ares_line_view_announce_place   (AdcAresLineView *self, const char *force);
void              adc_ares_line_view_refuse           (AdcAresLineView *self, AdcFault *fault);

/* adc-ares-line-view-commands.c: what is done to a cell by keys and by the menu. */
void              adc_ares_line_view_install_commands (GtkWidgetClass *widget_class);
void              adc_ares_line_view_choose           (AdcAresLineView *self, AdcAresCell *cell);
void              adc_ares_line_view_edit             (AdcAresLineView *self, AdcAresCell *cell);
void              adc_ares_line_view_popup_menu       (AdcAresLineView *self, AdcAresCell *cell);
void              adc_ares_line_view_watch_keys       (AdcAresLineView *self);

/* adc-ares-line-view-pointer.c: clicks, and dragging forces about. */
void              adc_ares_line_view_watch_pointer    (AdcAresLineView *self);
