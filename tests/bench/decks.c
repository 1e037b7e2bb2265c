/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the main thread works for a frame while 1,000 decks are listed and filtered, and while a deck of 2,000 different
 * cards is scrolled, changed and followed through a game: microseconds of the worst step of each. */

#include <adwaita.h>
#include <stdio.h>

#include "adc-deck-browser.h"
#include "adc-deck-builder.h"
#include "adc-deck-file.h"
#include "adc-deck-pool.h"
#include "adc-deck-sheet.h"
#include "adc-library-loader.h"
#include "adc-seat-panel.h"
#include "adc-tracker-page.h"
#include "frames.h"
#include "widgets.h"

#define N_DECKS 1000
#define N_LINES 2000

static void
filter (GtkWidget *entry, guint step)
{
  static const char * const texts[] = { "d", "de", "deck 1", "deck 12", "deck", "" };

  gtk_editable_set_text (GTK_EDITABLE (entry), texts[step % G_N_ELEMENTS (texts)]);
  g_signal_emit_by_name (entry, "search-changed");
}

static void
scroll (GtkWidget *list, guint step)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  /* A page a frame, as fast as one can read. */
  gtk_adjustment_set_value (adjustment, step * gtk_adjustment_get_page_size (adjustment));
}

static AdcDeckWork *work;

static void
edit (GtkWidget *builder G_GNUC_UNUSED, guint step)
{
  AdcDeck *deck = adc_deck_work_get_deck (work);
  const AdcDeckLine *line = adc_deck_get_lines (deck)->pdata[step * 7 % N_LINES];

  adc_deck_set_count (deck, line, line->count + 1);
  adc_deck_work_commit (work);
}

/* From the pile to the hand, and back again in the next round. */
static void
draw (GtkWidget *panel, guint step)
{
  static guint n_drawn;
  const gboolean is_back = n_drawn / FRAMES_N_STEPS % 2 == 1;

  gtk_widget_activate_action (panel, "seat.move", "(uss)", step * 7, is_back ? "hand" : "deck",
                              is_back ? "deck" : "hand");
  n_drawn++;
}

static void
loaded_cb (GObject *shelf, GAsyncResult *result, gpointer loop)
{
  adc_deck_shelf_load_finish (ADC_DECK_SHELF (shelf), result, NULL);
  g_main_loop_quit (loop);
}

static AdcDeckShelf *
create_shelf (AdcGame *game, const char *folder)
{
  g_autoptr(GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  AdcDeckShelf *shelf = adc_deck_shelf_new (folder);

  for (guint i = 0; i < N_DECKS; i++) {
    g_autofree char *name = g_strdup_printf ("deck-%04u" ADC_DECK_SUFFIX, i);
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *text =
      g_strdup_printf ("<deck format=\"1\" game=\"%s\" kind=\"free\"><title>Deck %u</title>"
                       "<zone id=\"deck\"><card name=\"Card %u\" count=\"40\"/></zone></deck>",
                       adc_game_get_id (game), i, i);

    g_file_set_contents (path, text, -1, NULL);
  }
  adc_deck_shelf_load_async (shelf, NULL, loaded_cb, loop);
  g_main_loop_run (loop);

  return shelf;
}

static AdcDeckWork *
create_work (AdcGame *game)
{
  AdcDeck *deck = adc_deck_new (adc_game_get_id (game), "free");
  g_autoptr(GPtrArray) pool = adc_deck_list_pool (deck, game);

  for (guint i = 0; i < MIN (pool->len, N_LINES); i++)
    adc_deck_add_entry (deck, "deck", pool->pdata[i], 1 + i % 3);
  for (guint i = adc_deck_get_lines (deck)->len; i < N_LINES; i++) {
    g_autofree char *name = g_strdup_printf ("Card %u", i);

    adc_deck_add (deck, "deck", NULL, name, NULL, 1);
  }

  return adc_deck_work_new (game, deck, NULL);
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autofree char *folder = g_dir_make_tmp ("adc-bench-XXXXXX", NULL);
  AdcGame *game = adc_library_get_game (library, argc > 1 ? argv[1] : "starcraft");
  g_autoptr(AdcDeckShelf) shelf = NULL;
  GtkWidget *browser, *builder, *tracker, *window;

  adw_init ();
  shelf = create_shelf (game, folder);
  browser = g_object_new (ADC_TYPE_DECK_BROWSER, NULL);
  adc_deck_browser_set_shelf (ADC_DECK_BROWSER (browser), shelf);
  adc_deck_browser_set_game (ADC_DECK_BROWSER (browser), game);
  window = frames_present (browser, 400);
  printf ("%" G_GINT64_FORMAT " ",
          frames_measure (window, filter, widget_find (browser, GTK_TYPE_SEARCH_ENTRY)));
  printf ("%" G_GINT64_FORMAT " ", frames_measure (window, scroll, widget_get_child (browser, "list")));
  gtk_window_destroy (GTK_WINDOW (window));

  work = create_work (game);
  builder = adc_deck_builder_new ();
  adc_deck_builder_set_work (ADC_DECK_BUILDER (builder), work);
  window = frames_present (builder, 1100);
  printf ("%" G_GINT64_FORMAT " ",
          frames_measure (window, scroll,
                   widget_find (widget_find (builder, ADC_TYPE_DECK_SHEET), GTK_TYPE_LIST_VIEW)));
  printf ("%" G_GINT64_FORMAT " ", frames_measure (window, edit, builder));
  gtk_window_destroy (GTK_WINDOW (window));

  tracker = adc_tracker_page_new ();
  adc_tracker_page_set_game (ADC_TRACKER_PAGE (tracker), game);
  adc_tracker_page_add_deck (ADC_TRACKER_PAGE (tracker), adc_deck_work_get_deck (work), "Deck");
  window = frames_present (tracker, 1100);
  printf ("%" G_GINT64_FORMAT "\n",
          frames_measure (window, draw, widget_find (tracker, ADC_TYPE_SEAT_PANEL)));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (work);

  return 0;
}
