/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-arsenal-view.h"
#include "adc-battle-view.h"
#include "adc-bookmarks-page.h"
#include "adc-decks-view.h"
#include "adc-economy-view.h"
#include "adc-factions-view.h"
#include "adc-glossary-view.h"
#include "adc-grid-view.h"
#include "adc-map-view.h"
#include "adc-muster-view.h"
#include "adc-purse-view.h"
#include "adc-rooms-view.h"
#include "adc-rules-view.h"
#include "adc-setup-view.h"

#include <glib/gi18n-lib.h>

static AdcCompletions *
get_completions (AdcWindow *self)
{
  return adc_application_get_completions (adc_window_get_application (self));
}

static AdcLibrary *
get_library (AdcWindow *self)
{
  return adc_application_get_library (adc_window_get_application (self));
}

static void
prepare_factions (AdcWindow *self, GtkWidget *page)
{
  adc_factions_view_set_completions (ADC_FACTIONS_VIEW (page), get_completions (self));
  g_signal_connect_object (page, "completed", G_CALLBACK (adc_window_offer_completion_undo), self,
                           G_CONNECT_SWAPPED);
}

static void
prepare_arsenal (AdcWindow *self, GtkWidget *page)
{
  adc_arsenal_view_set_completions (ADC_ARSENAL_VIEW (page), get_completions (self));
  g_signal_connect_object (page, "completed", G_CALLBACK (adc_window_offer_completion_undo), self,
                           G_CONNECT_SWAPPED);
}

static void
prepare_decks (AdcWindow *self, GtkWidget *page)
{
  adc_decks_view_set_shelf (ADC_DECKS_VIEW (page),
                            adc_application_get_shelf (adc_window_get_application (self)),
                            get_library (self), get_completions (self), self->settings);
}

static void
prepare_setup (AdcWindow *self, GtkWidget *page)
{
  adc_setup_view_set_completions (ADC_SETUP_VIEW (page), get_completions (self));
}

static void
prepare_rooms (AdcWindow *self, GtkWidget *page)
{
  adc_rooms_view_set_completions (ADC_ROOMS_VIEW (page), get_completions (self));
}

static void
prepare_battle (AdcWindow *self, GtkWidget *page)
{
  adc_battle_view_set_battles (ADC_BATTLE_VIEW (page),
                               adc_application_get_battles (adc_window_get_application (self)),
                               get_completions (self), self->settings);
}

static void
prepare_economy (AdcWindow *self, GtkWidget *page)
{
  adc_economy_view_set_completions (ADC_ECONOMY_VIEW (page), get_completions (self));
}

static void
prepare_turn (AdcWindow *self, GtkWidget *page)
{
  g_signal_connect_object (page, "reset", G_CALLBACK (adc_window_offer_reset_undo), self,
                           G_CONNECT_SWAPPED);
}

static void
prepare_bookmarks (AdcWindow *self, GtkWidget *page)
{
  adc_bookmarks_page_set_library (ADC_BOOKMARKS_PAGE (page), get_library (self), self->settings);
}

/* In the order of the sidebar. */
static const AdcViewInfo views[] = {
  { ADC_FIRST_VIEW, N_("Rules"), "adc-book-symbolic", adc_rules_view_get_type, NULL },
  { "glossary", N_("Glossary"), "font-x-generic-symbolic", adc_glossary_view_get_type, NULL },
  { "factions", N_("Factions"), "system-users-symbolic", adc_factions_view_get_type,
    prepare_factions },
  { "arsenal", N_("Cards & Tech"), "adc-arsenal-symbolic", adc_arsenal_view_get_type,
    prepare_arsenal },
  { "decks", N_("Decks"), "adc-decks-symbolic", adc_decks_view_get_type, prepare_decks },
  { "setup", N_("Set-Up"), "adc-setup-symbolic", adc_setup_view_get_type, prepare_setup },
  { "rooms", N_("Rooms"), "adc-rooms-symbolic", adc_rooms_view_get_type, prepare_rooms },
  { "map", N_("Map"), "adc-map-symbolic", adc_map_view_get_type, NULL },
  { "grid", N_("Tile Map"), "adc-grid-symbolic", adc_grid_view_get_type, NULL },
  { "battle", N_("Battle"), "adc-battle-symbolic", adc_battle_view_get_type, prepare_battle },
  { "muster", N_("Armies"), "adc-muster-symbolic", adc_muster_view_get_type, NULL },
  { "economy", N_("Economy"), "adc-economy-symbolic", adc_economy_view_get_type, prepare_economy },
  { "purse", N_("Purse"), "adc-purse-symbolic", adc_purse_view_get_type, NULL },
  { "turn", N_("Turn Aid"), "object-select-symbolic", adc_turn_view_get_type, prepare_turn },
  { "bookmarks", N_("Bookmarks"), "user-bookmarks-symbolic", adc_bookmarks_page_get_type,
    prepare_bookmarks },
};

/* It lies over the views, and is none. */
static const AdcViewInfo search = { ADC_SEARCH_NAME, N_("Search"), "system-search-symbolic",
                                    adc_search_page_get_type, adc_window_prepare_search };

/* The guide is read like the rules of a game, beside whichever is played. */
static const AdcViewInfo help = { ADC_HELP_NAME, N_("Help"), "adc-book-symbolic",
                                  adc_rules_view_get_type, NULL };

static GtkWidget *
create_page (AdcWindow *self, const AdcViewInfo *info)
{
  GtkWidget *page = g_object_new (info->get_type (), NULL);
  AdcGame *game = info == &help ? adc_library_get_guide (get_library (self)) : self->game;

  gtk_stack_add_named (self->pages, page, info->name);
  if (info->prepare != NULL)
    info->prepare (self, page);
  if (ADC_IS_VIEW (page)) {
    g_signal_connect_object (page, "moved", G_CALLBACK (adc_window_keep_place), self,
                             G_CONNECT_SWAPPED);
    if (game != NULL && adc_window_offers (info, game))
      adc_view_set_game (ADC_VIEW (page), game);
  }

  return page;
}

/* The one door to a page, which is made when somebody first comes through it: a player sees few of them, and the
 * window need not wait for the others. The library has to be there. */
GtkWidget *
adc_window_get_page (AdcWindow *self, const char *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->pages, name);
  const AdcViewInfo *info;

  if (page != NULL)
    return page;

  if (g_str_equal (name, search.name))
    info = &search;
  else
    info = g_str_equal (name, help.name) ? &help : adc_window_find_view (name);
  return info != NULL ? create_page (self, info) : NULL;
}

const AdcViewInfo *
adc_window_find_view (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (g_strcmp0 (views[i].name, name) == 0)
      return &views[i];

  return NULL;
}

const AdcViewInfo *
adc_window_get_help (void)
{
  return &help;
}

/* The first view that opens entries of its kind. */
const AdcViewInfo *
adc_window_find_view_for (AdcWindow *self, AdcEntry *entry)
{
  const AdcKind kind = adc_entry_get_kind (entry);
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);

  if (game != NULL && adc_game_is_guide (game))
    return &help;

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (adc_view_type_shows (views[i].get_type (), kind) &&
        adc_window_offers (&views[i], self->game))
      return &views[i];

  return NULL;
}

const AdcViewInfo *
adc_window_get_view_of_row (GtkListBoxRow *row)
{
  return &views[gtk_list_box_row_get_index (row)];
}

gboolean
adc_window_offers (const AdcViewInfo *view, AdcGame *game)
{
  return adc_view_type_is_offered (view->get_type (), game);
}

/* Arrow keys go to invisible rows, but not to those that are filtered out. */
static gboolean
is_row_visible (GtkListBoxRow *row, gpointer user_data G_GNUC_UNUSED)
{
  return gtk_widget_get_visible (GTK_WIDGET (row));
}

void
adc_window_add_view_rows (AdcWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", views[i].icon, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
    GtkWidget *label = gtk_label_new (_(views[i].title));

    gtk_box_append (GTK_BOX (box), icon);
    gtk_box_append (GTK_BOX (box), label);
    gtk_list_box_append (self->views, box);
    gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_list_box_get_row_at_index (self->views, i)),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, _(views[i].title), -1);
  }

  gtk_list_box_set_filter_func (self->views, is_row_visible, NULL, NULL);
}

void
adc_window_select_view_row (AdcWindow *self, const AdcViewInfo *view)
{
  GtkListBoxRow *row = NULL; /* the help has none */

  if (view != &help)
    row = gtk_list_box_get_row_at_index (self->views, (int) (view - views));
  gtk_list_box_select_row (self->views, row);
}

GtkListBoxRow *
adc_window_get_view_row_beside (AdcWindow *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->views);
  int position = row != NULL ? gtk_list_box_row_get_index (row) : MIN (-step, 0);

  do {
    position = (position + step + (int) G_N_ELEMENTS (views)) % (int) G_N_ELEMENTS (views);
    row = gtk_list_box_get_row_at_index (self->views, position);
  } while (!gtk_widget_get_visible (GTK_WIDGET (row)));

  return row;
}

/* A view the game has nothing for keeps the game before, and its row goes. One that was never shown gets the game
 * when it is made. */
void
adc_window_give_game_to_views (AdcWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    GtkWidget *page = gtk_stack_get_child_by_name (self->pages, views[i].name);
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->views, (int) i);
    const gboolean is_offered = adc_window_offers (&views[i], self->game);

    if (page != NULL && ADC_IS_VIEW (page) && is_offered)
      adc_view_set_game (ADC_VIEW (page), self->game);
    gtk_widget_set_visible (GTK_WIDGET (row), is_offered);
  }

  gtk_list_box_invalidate_filter (self->views);
}
