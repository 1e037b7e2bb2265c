/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include <glib/gi18n-lib.h>

/* From a location to what is shown there, and back: see adc_window_open (). */

static void
set_game (AdcWindow *self, AdcGame *game)
{
  if (!g_set_object (&self->game, game))
    return;

  adc_window_give_game_to_views (self);
  if (self->search_page != NULL)
    adc_search_page_set_game (self->search_page, game);
  g_settings_set_string (self->settings, "game", adc_game_get_id (game));
  adc_window_update_games (self);
}

static void
show_page (AdcWindow *self, const AdcViewInfo *view, AdcEntry *entry)
{
  g_autofree char *window_title = NULL;

  adc_window_select_view_row (self, view);
  /* Translators: what is on screen, then the name of the program, as in a list of windows */
  window_title = g_strdup_printf (_("%s — %s"),
                                  entry != NULL ? adc_entry_get_title (entry) : _(view->title),
                                  _("Aide-de-camp"));
  gtk_window_set_title (GTK_WINDOW (self), window_title);
  self->view = view;
  adc_window_present_view (self);
  adw_leaflet_set_visible_child (self->leaflet, self->content);
}

static gboolean
has_places (const char *name)
{
  const AdcViewInfo *view = adc_window_find_view (name);

  return view != NULL && adc_view_type_has_places (view->get_type ());
}

/* What a view that has places shows of a game, as a location; else NULL. */
static char *
dup_place_in (AdcWindow *self, AdcLibrary *library, const char *game, const char *view)
{
  g_autofree char *item = NULL;
  g_autofree char *entry = NULL;

  if (!has_places (view) || self->game == NULL ||
      !g_str_equal (adc_game_get_id (self->game), game) ||
      !adc_window_offers (adc_window_find_view (view), self->game))
    return NULL;

  item = adc_view_dup_item (ADC_VIEW (adc_window_get_page (self, view)));
  if (item == NULL)
    return NULL;

  entry = g_strdup_printf ("%s/%s", game, item);
  return adc_library_find (library, entry) != NULL ? g_steal_pointer (&entry)
                                                   : g_strdup_printf ("%s/%s/%s", game, view, item);
}

/* Where the reader is once a location was shown. Something of a view's own is opened once, and is a
 * thing to work on from then on: going back to it goes to the view, and must not open it again. But
 * where it is a place one goes back to what is there, whichever way it came there. */
static char *
dup_place (AdcWindow *self, AdcLibrary *library, const char *location)
{
  g_auto(GStrv) parts = g_strsplit (location, "/", 3);
  g_autofree char *place = NULL;

  if (g_strv_length (parts) < 2 || adc_library_find (library, location) != NULL ||
      adc_window_find_view (parts[1]) == NULL)
    return g_strdup (location);

  place = dup_place_in (self, library, parts[0], parts[1]);
  return place != NULL ? g_steal_pointer (&place) : g_strdup_printf ("%s/%s", parts[0], parts[1]);
}

/* The view that a location asks for though its game has nothing for it; else NULL. */
static const AdcViewInfo *
find_missing_view (AdcLibrary *library, const char *location)
{
  g_auto(GStrv) parts = g_strsplit (location, "/", 3);
  AdcGame *game = adc_library_get_game (library, parts[0]);
  const AdcViewInfo *view;

  if (game == NULL || adc_library_find (library, location) != NULL)
    return NULL;

  view = adc_window_find_view (parts[1]);
  return view != NULL && !adc_window_offers (view, game) ? view : NULL;
}

/* Its first page, or the list of them. */
static gboolean
is_start_of_guide (AdcLibrary *library, GStrv parts)
{
  AdcGame *guide = adc_library_get_guide (library);

  return guide != NULL && g_strcmp0 (parts[0], adc_game_get_id (guide)) == 0 &&
         g_strcmp0 (parts[1], ADC_HELP_NAME) == 0;
}

static gboolean
is_place (AdcLibrary *library, const char *location)
{
  g_auto(GStrv) parts = g_strsplit (location, "/", 3);

  return adc_library_find (library, location) != NULL || is_start_of_guide (library, parts) ||
         (g_strv_length (parts) >= 2 && adc_library_get_game (library, parts[0]) != NULL &&
          adc_window_find_view (parts[1]) != NULL);
}

/* FALSE: there is no such place. */
static gboolean
show_in_view (AdcWindow *self, const AdcViewInfo *view, AdcEntry *entry, const char *item)
{
  GtkWidget *page = adc_window_get_page (self, view->name);

  if (entry != NULL)
    adc_view_show_entry (ADC_VIEW (page), entry);
  else if (item != NULL)
    return ADC_IS_VIEW (page) && adc_view_show_item (ADC_VIEW (page), item);
  else if (ADC_IS_VIEW (page))
    adc_view_show_start (ADC_VIEW (page));

  return TRUE;
}

/* A page that is left remembers what had the focus, for when one comes back; but only if the focus is still there, and
 * an article that is opened takes it at once. */
static void
show_page_from (AdcWindow *self, const AdcViewInfo *view, AdcEntry *entry, GtkWidget *before)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);
  GtkWidget *now = gtk_window_get_focus (GTK_WINDOW (self));
  g_autoptr(GtkWidget) focus = now != NULL ? g_object_ref (now) : NULL;
  const gboolean is_taken = focus != before && before != NULL && focus != NULL && page != NULL &&
                            gtk_widget_is_ancestor (before, page) &&
                            !gtk_widget_is_ancestor (focus, page);

  if (is_taken)
    gtk_window_set_focus (GTK_WINDOW (self), before);
  show_page (self, view, entry);
  if (is_taken && gtk_widget_get_root (focus) == GTK_ROOT (self)) /* it may have gone with the page */
    gtk_window_set_focus (GTK_WINDOW (self), focus);
}

static void
keep_place (AdcWindow *self, AdcLibrary *library, const char *location)
{
  g_autofree char *place = dup_place (self, library, location);

  adc_history_replace (self->history, place);
  g_settings_set_string (self->settings, "location", place);
}

/* The reader went from one of its places to another. */
void
adc_window_keep_place (AdcWindow *self, GtkWidget *page)
{
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));

  if (!self->is_updating && gtk_stack_get_visible_child (self->pages) == page) {
    const char *location = adc_window_get_location (self);
    g_auto(GStrv) parts = g_strsplit (location, "/", 2);
    g_autofree char *place = dup_place_in (self, library, parts[0], self->view->name);

    keep_place (self, library, place != NULL ? place : location);
  }
  adc_window_update_paper (self);
}

/* The game that is played at a place: the guide may be read beside any. */
static AdcGame *
find_game_at (AdcWindow *self, AdcLibrary *library, const char *id)
{
  AdcGame *work = adc_library_get_work (library, id);

  if (work == NULL || !adc_game_is_guide (work))
    return work;

  return self->game != NULL ? self->game : adc_window_choose_game (self);
}

static const AdcViewInfo *
find_view_at (AdcWindow *self, AdcLibrary *library, GStrv parts, AdcEntry *entry)
{
  if (entry != NULL)
    return adc_window_find_view_for (self, entry);

  return is_start_of_guide (library, parts) ? adc_window_get_help ()
                                            : adc_window_find_view (parts[1]);
}

/* Shows a place that the history knows already: the one way in for opening, going back and starting.
 * FALSE: there is no such place. */
gboolean
adc_window_show_location (AdcWindow *self, const char *location)
{
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));
  g_auto(GStrv) parts = g_strsplit (location, "/", 3);
  AdcGame *game = find_game_at (self, library, parts[0]);
  AdcEntry *entry = adc_library_find (library, location);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  g_autoptr(GtkWidget) before = focus != NULL ? g_object_ref (focus) : NULL;
  const AdcViewInfo *view;
  gboolean is_shown;

  if (game == NULL || find_missing_view (library, location) != NULL)
    return FALSE;

  self->is_updating = TRUE;
  set_game (self, game);
  view = find_view_at (self, library, parts, entry);
  is_shown = view != NULL && show_in_view (self, view, entry, entry == NULL ? parts[2] : NULL);
  if (is_shown) {
    show_page_from (self, view, entry, before);
    keep_place (self, library, location);
  }
  self->is_updating = FALSE;

  adc_window_update_actions (self);
  return is_shown;
}

static void
refuse (AdcWindow *self, AdcLibrary *library, const char *location, const AdcViewInfo *view)
{
  g_auto(GStrv) parts = g_strsplit (location, "/", 2);
  AdcGame *game = adc_library_get_game (library, parts[0]);
  /* Translators: the title of a game, then of a view of the window */
  g_autofree char *text = g_strdup_printf (_("%s has nothing under “%s”."),
                                           adc_game_get_title (game), _(view->title));

  adc_window_add_toast (self, text);
}

/* What a location is for the history before it is shown: one of a view's places is there at once, so
 * that the place before is not lost. */
static char *
dup_goal (AdcWindow *self, AdcLibrary *library, const char *location)
{
  g_auto(GStrv) parts = g_strsplit (location, "/", 3);

  return adc_library_find (library, location) == NULL && g_strv_length (parts) == 3 &&
             has_places (parts[1])
           ? g_strdup (location)
           : dup_place (self, library, location);
}

void
adc_window_open (AdcWindow *self, const char *location)
{
  AdcLibrary *library;
  const AdcViewInfo *missing;
  g_autofree char *before = NULL;
  g_autofree char *place = NULL;

  g_return_if_fail (ADC_IS_WINDOW (self));

  library = adc_application_get_library (adc_window_get_application (self));
  if (library == NULL)
    return;

  adc_window_leave_welcome (self);
  if (!is_place (library, location)) {
    adc_window_add_toast (self, _("This entry is not there any more."));
    return;
  }

  missing = find_missing_view (library, location);
  if (missing != NULL) {
    refuse (self, library, location, missing);
    return;
  }

  before = g_strdup (adc_window_get_location (self));
  place = dup_goal (self, library, location);
  adc_history_visit (self->history, place);
  adc_window_end_search (self);
  if (!adc_window_show_location (self, location) && before != NULL)
    adc_history_replace (self->history, before);
}

/* The reader was in another game than the one he always wants to start with. */
static gboolean
is_elsewhere (AdcWindow *self, const char *game)
{
  g_autofree char *wanted = g_settings_get_string (self->settings, "default-game");
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));

  return adc_library_get_game (library, wanted) != NULL && g_strcmp0 (wanted, game) != 0;
}

/* Where the reader was last time, or the first page of the game to start with. */
static char *
dup_start_location (AdcWindow *self, AdcLibrary *library)
{
  g_autofree char *last = g_settings_get_string (self->settings, "location");
  g_autofree char *location = dup_place (self, library, last);
  g_auto(GStrv) parts = g_strsplit (location, "/", 3);

  if (!is_elsewhere (self, parts[0]) &&
      (adc_library_find (library, location) != NULL ||
       (g_strv_length (parts) == 2 && adc_library_get_game (library, parts[0]) != NULL &&
        adc_window_find_view (parts[1]) != NULL &&
        find_missing_view (library, location) == NULL)))
    return has_places (parts[1]) ? g_steal_pointer (&last) : g_steal_pointer (&location);

  return g_strdup_printf ("%s/%s", adc_game_get_id (adc_window_choose_game (self)),
                          ADC_FIRST_VIEW);
}

/* What was there last time need not be there now, nor its game. */
static void
show_first (AdcWindow *self, AdcLibrary *library, const char *location)
{
  g_autofree char *place = NULL;
  g_autofree char *start = NULL;

  adc_history_visit (self->history, location);
  if (adc_window_show_location (self, location))
    return;
  place = dup_place (self, library, location);
  if (adc_window_show_location (self, place))
    return;

  start = dup_start_location (self, library);
  adc_history_replace (self->history, start);
  adc_window_show_location (self, start);
}

void
adc_window_show_games (AdcWindow *self)
{
  AdcLibrary *library = adc_application_get_library (adc_window_get_application (self));
  g_autofree char *location = g_strdup (adc_history_get_current (self->history));

  adc_window_offer_games (self);
  if (location == NULL)
    location = dup_start_location (self, library);
  show_first (self, library, location);
  adc_window_update_search (self); /* for whoever typed before it was loaded */
}
