/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include <glib/gi18n-lib.h>

static const AdcViewInfo views[] = {
  { ADC_FIRST_VIEW, N_("Rules"), "adc-book-symbolic" },
  { "glossary", N_("Glossary"), "font-x-generic-symbolic" },
  { "factions", N_("Factions"), "system-users-symbolic" },
  { "arsenal", N_("Cards & Tech"), "adc-arsenal-symbolic" },
  { "decks", N_("Decks"), "adc-decks-symbolic" },
  { "setup", N_("Set-Up"), "adc-setup-symbolic" },
  { "rooms", N_("Rooms"), "adc-rooms-symbolic" },
  { "map", N_("Map"), "adc-map-symbolic" },
  { "grid", N_("Tile Map"), "adc-grid-symbolic" },
  { "battle", N_("Battle"), "adc-battle-symbolic" },
  { "muster", N_("Armies"), "adc-muster-symbolic" },
  { "economy", N_("Economy"), "adc-economy-symbolic" },
  { "purse", N_("Purse"), "adc-purse-symbolic" },
  { "turn", N_("Turn Aid"), "object-select-symbolic" },
  { "bookmarks", N_("Bookmarks"), "user-bookmarks-symbolic" },
};

GtkWidget *
adc_window_get_page (AdcWindow *self, const char *name)
{
  return gtk_stack_get_child_by_name (self->pages, name);
}

const AdcViewInfo *
adc_window_find_view (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    if (g_strcmp0 (views[i].name, name) == 0)
      return &views[i];

  return NULL;
}

/* The first view that opens entries of that kind. */
const AdcViewInfo *
adc_window_find_view_for (AdcWindow *self, AdcKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    GtkWidget *page = adc_window_get_page (self, views[i].name);

    if (ADC_IS_VIEW (page) && adc_view_shows (ADC_VIEW (page), kind) &&
        adc_view_is_offered (ADC_VIEW (page), self->game))
      return &views[i];
  }

  return NULL;
}

const AdcViewInfo *
adc_window_get_view_of_row (GtkListBoxRow *row)
{
  return &views[gtk_list_box_row_get_index (row)];
}

gboolean
adc_window_offers (AdcWindow *self, const AdcViewInfo *view, AdcGame *game)
{
  GtkWidget *page = adc_window_get_page (self, view->name);

  return !ADC_IS_VIEW (page) || adc_view_is_offered (ADC_VIEW (page), game);
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
    GtkWidget *label = gtk_label_new (_(views[i].title));

    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (views[i].icon));
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
  gtk_list_box_select_row (self->views,
                           gtk_list_box_get_row_at_index (self->views, (int) (view - views)));
}

GtkListBoxRow *
adc_window_get_view_row_beside (AdcWindow *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->views);
  int position = row != NULL ? gtk_list_box_row_get_index (row) : 0;

  do {
    position = (position + step + (int) G_N_ELEMENTS (views)) % (int) G_N_ELEMENTS (views);
    row = gtk_list_box_get_row_at_index (self->views, position);
  } while (!gtk_widget_get_visible (GTK_WIDGET (row)));

  return row;
}

/* A view the game has nothing for keeps the game before, and its row goes. */
void
adc_window_give_game_to_views (AdcWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (views); i++) {
    GtkWidget *page = adc_window_get_page (self, views[i].name);
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->views, (int) i);
    const gboolean is_offered = adc_window_offers (self, &views[i], self->game);

    if (ADC_IS_VIEW (page) && is_offered)
      adc_view_set_game (ADC_VIEW (page), self->game);
    gtk_widget_set_visible (GTK_WIDGET (row), is_offered);
  }

  gtk_list_box_invalidate_filter (self->views);
}
