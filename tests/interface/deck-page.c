/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-page.h"

#include "adc-deck-field.h"
#include "adc-deck-pool.h"
#include "adc-deck-sheet.h"
#include "adc-driver.h"
#include "widgets.h"

AdcApplication *deck_page_application;

static void
open_activated (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer user_data)
{
  DeckPage *page = user_data;

  g_free (page->opened);
  page->opened = g_variant_dup_string (parameter, NULL);
}

AdcGame *
deck_page_get_game (const char *id)
{
  AdcGame *game = adc_library_get_game (adc_application_get_library (deck_page_application), id);

  g_assert_nonnull (game);
  return game;
}

void
deck_page_settle (DeckPage *page)
{
  adc_driver_settle_window (page->window);
}

void
deck_page_resize (DeckPage *page, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (page->window), width, 700);
  deck_page_settle (page);
}

void
deck_page_set_deck (DeckPage *page, AdcDeck *deck)
{
  g_clear_object (&page->work);
  page->work = adc_deck_work_new (deck_page_get_game (adc_deck_get_game (deck)), deck, NULL);
  adc_deck_builder_set_work (page->builder, page->work);
  deck_page_settle (page);
}

void
deck_page_set_kind (DeckPage *page, const char *game, const char *kind, const char *faction)
{
  const AdcDeckKind *found = adc_game_find_deck_kind (deck_page_get_game (game), kind);

  g_assert_nonnull (found);
  deck_page_set_deck (page, adc_deck_new_standard (deck_page_get_game (game), found, faction, NULL,
                                                   2));
}

AdcDeck *
deck_page_get_deck (DeckPage *page)
{
  return adc_deck_work_get_deck (page->work);
}

static void
deck_page_set_up (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  static const GActionEntry entries[] = { { .name = "open",
                                            .activate = open_activated,
                                            .parameter_type = "s" } };
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries),
                                   page);
  page->window = adw_window_new ();
  page->builder = ADC_DECK_BUILDER (adc_deck_builder_new ());
  gtk_widget_insert_action_group (page->window, "win", G_ACTION_GROUP (actions));
  adw_window_set_content (ADW_WINDOW (page->window), GTK_WIDGET (page->builder));
  gtk_window_set_default_size (GTK_WINDOW (page->window), 1200, 700);
  gtk_window_present (GTK_WINDOW (page->window));
  deck_page_set_kind (page, "ares", "faction-deck", "terrans");
}

/* Nothing may hold the page back once its window is gone. */
static void
deck_page_tear_down (DeckPage *page, gconstpointer data G_GNUC_UNUSED)
{
  g_object_ref (page->builder);
  gtk_window_destroy (GTK_WINDOW (page->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (page->builder);
  g_assert_finalize_object (page->work);
  g_free (page->opened);
}

gpointer
deck_page_get_part (DeckPage *page, GType type)
{
  gpointer part = widget_find (GTK_WIDGET (page->builder), type);

  g_assert_nonnull (part);
  return part;
}

GtkWidget *
deck_page_get_field (DeckPage *page)
{
  return GTK_WIDGET (adc_name_entry_get_field (deck_page_get_part (page, ADC_TYPE_DECK_FIELD)));
}

void
deck_page_type (DeckPage *page, const char *text)
{
  widget_enter (deck_page_get_field (page), text);
  deck_page_settle (page);
}

/* How many of a card or a name there are in a zone. */
guint
deck_page_count (DeckPage *page, const char *zone, const char *card, const char *name)
{
  GPtrArray *lines = adc_deck_get_lines (deck_page_get_deck (page));
  guint n = 0;

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (g_str_equal (line->zone, zone) && g_strcmp0 (line->card, card) == 0 &&
        (card != NULL || g_strcmp0 (line->name, name) == 0))
      n += line->count;
  }

  return n;
}

/* The line that shows a name; in the list as it is on screen. */
AdcDeckCell *
deck_page_get_cell (DeckPage *page, const char *title)
{
  g_autoptr(GPtrArray) cells =
    widget_find_all (deck_page_get_part (page, ADC_TYPE_DECK_SHEET), ADC_TYPE_DECK_CELL);

  for (guint i = 0; i < cells->len; i++) {
    AdcDeckRow *row = adc_deck_cell_get_row (cells->pdata[i]);

    if (row != NULL && adc_deck_row_get_kind (row) == ADC_DECK_ROW_LINE &&
        g_str_equal (adc_deck_row_get_title (row), title))
      return cells->pdata[i];
  }

  return NULL;
}

GtkWidget *
deck_page_get_list (DeckPage *page)
{
  return widget_find (deck_page_get_part (page, ADC_TYPE_DECK_SHEET), GTK_TYPE_LIST_VIEW);
}

/* Puts the focus on a line, as the arrows do. */
void
deck_page_focus (DeckPage *page, const char *title)
{
  AdcDeckCell *cell = deck_page_get_cell (page, title);

  g_assert_nonnull (cell);
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (cell))));
}

AdcDeckRow *
deck_page_get_focused (DeckPage *page)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (page->window));

  return ADC_IS_DECK_CELL (focus) ? adc_deck_cell_get_row (ADC_DECK_CELL (focus)) : NULL;
}

void
deck_page_press (DeckPage *page, guint key, GdkModifierType state)
{
  g_assert_true (widget_press_key (deck_page_get_list (page), key, state));
  deck_page_settle (page);
}

int
deck_page_run (int argc, char *argv[], const DeckPageTest *tests, guint n_tests)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  deck_page_application = adc_driver_start ();
  adc_application_set_language (deck_page_application, "en");
  for (guint i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, DeckPage, NULL, deck_page_set_up, tests[i].run,
                deck_page_tear_down);
  status = g_test_run ();
  adc_driver_stop (deck_page_application);

  return status;
}
