/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-game.h"
#include "adc-paper.h"

/* What the window asks of a view, which is made when it is first shown: what has to be known before that is asked of
 * its type. A view never opens an entry by itself: it activates "win.open" with the entry's location, so that history,
 * bookmarks and the other views all learn of it. */

/* How much of what a view shows is put on paper, or copied. */
typedef enum {
  ADC_SCOPE_PAGE,    /* what is on screen */
  ADC_SCOPE_SECTION, /* what that is part of */
  ADC_SCOPE_ALL,     /* all there is of it in the game */
} AdcScope;

#define ADC_N_SCOPES (ADC_SCOPE_ALL + 1)

#define ADC_TYPE_VIEW (adc_view_get_type ())
G_DECLARE_INTERFACE (AdcView, adc_view, ADC, VIEW, GtkWidget)

struct _AdcViewInterface {
  GTypeInterface parent_iface;

  void     (*set_game)    (AdcView *self, AdcGame *game);
  gboolean (*shows)       (AdcKind kind); /* whether entries of that kind open here; left out: none */
  void     (*show_entry)  (AdcView *self, AdcEntry *entry); /* of those kinds */
  void     (*show_start)  (AdcView *self); /* where nothing was asked for; left out: it is as it was left */

  /* Something of the view's own that is no entry. May be left out; FALSE: there is no such thing. */
  gboolean (*show_item)   (AdcView *self, const char *id);

  /* What of that is on show, when it is a place one comes back to, or an entry that is, as in "sequence/id"; NULL:
   * nothing. May be left out. Signal "moved": it is another now. */
  char    *(*dup_item)    (AdcView *self);

  /* Whether there is anything for it in a game, be it shown or not. May be left out: there always is. */
  gboolean (*is_offered)  (AdcGame *game);

  /* What can be put on paper, as a menu calls it; NULL: nothing of that scope, at the moment. And that paper, which is only
   * asked for where there is something. Both may be left out. */
  const char *(*get_scope) (AdcView *self, AdcScope scope);
  AdcPaper   *(*dup_paper) (AdcView *self, AdcScope scope);
};

void     adc_view_set_game        (AdcView *self, AdcGame *game);
void     adc_view_show_entry      (AdcView *self, AdcEntry *entry);
void     adc_view_show_start      (AdcView *self);
gboolean adc_view_show_item       (AdcView *self, const char *id);
char    *adc_view_dup_item        (AdcView *self);
void     adc_view_moved           (AdcView *self);
const char *adc_view_get_scope    (AdcView *self, AdcScope scope);
AdcPaper *adc_view_dup_paper      (AdcView *self, AdcScope scope); /* NULL: there is nothing of that scope */

/* Of any type; one that is no view shows no entries, has no places and is always offered. */
gboolean adc_view_type_shows      (GType type, AdcKind kind);
gboolean adc_view_type_has_places (GType type); /* whether its items are places */
gboolean adc_view_type_is_offered (GType type, AdcGame *game);

/* Asks the window to open an entry. */
void     adc_open_entry           (GtkWidget *from, AdcEntry *entry);
