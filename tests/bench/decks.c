/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the main thread works for a frame while 1,000 decks are listed and filtered, and while a deck of 2,000 different
 * cards is scrolled, changed and followed through a game: microseconds of the worst step of each. Steps are made several
 * times over and the best time of each counts, so that what else the machine does is not taken for ours. */

#include <adwaita.h>
#include <stdio.h>
#include <time.h>

#include "adc-deck-browser.h"
#include "adc-deck-builder.h"
#include "adc-deck-file.h"
#include "adc-deck-pool.h"
#include "adc-deck-sheet.h"
#include "adc-library-loader.h"
#include "adc-seat-panel.h"
#include "adc-tracker-page.h"
#include "widgets.h"

#define N_DECKS 1000
#define N_LINES 2000
#define N_STEPS 40
#define N_ROUNDS 3

typedef struct {
  GMainLoop *loop;
  gint64     begin;
  gint64     worst;
} Watch;

static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean
quit (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
wait_ms (guint milliseconds)
{
  g_autoptr(GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (milliseconds, quit, loop);
  g_main_loop_run (loop);
}

static void
painted_cb (Watch *watch)
{
  watch->worst = MAX (watch->worst, get_work () - watch->begin);
  watch->begin = get_work ();
}

/* What is done, and every frame until nothing moves any more. */
static gint64
measure (GtkWidget *window, void (*act) (GtkWidget *widget, guint step), GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Watch watch = { 0 };
  gulong handler =
    g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &watch);
  gint64 best[N_STEPS], worst = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < N_STEPS; i++) {
      watch.worst = 0;
      watch.begin = get_work ();
      act (widget, i);
      wait_ms (60); /* entries wait a while for the next letter */
      best[i] = round == 0 ? watch.worst : MIN (best[i], watch.worst);
    }
  g_signal_handler_disconnect (clock, handler);
  for (guint i = 0; i < N_STEPS; i++)
    worst = MAX (worst, best[i]);

  return worst;
}

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
  const gboolean is_back = n_drawn / N_STEPS % 2 == 1;

  gtk_widget_activate_action (panel, "seat.move", "(uss)", step * 7, is_back ? "hand" : "deck",
                              is_back ? "deck" : "hand");
  n_drawn++;
}

static GtkWidget *
present (GtkWidget *child, int width)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_set_default_size (GTK_WINDOW (window), width, 700);
  gtk_window_present (GTK_WINDOW (window));
  wait_ms (500);
  return window;
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
  window = present (browser, 400);
  printf ("%" G_GINT64_FORMAT " ",
          measure (window, filter, widget_find (browser, GTK_TYPE_SEARCH_ENTRY)));
  printf ("%" G_GINT64_FORMAT " ", measure (window, scroll, widget_get_child (browser, "list")));
  gtk_window_destroy (GTK_WINDOW (window));

  work = create_work (game);
  builder = adc_deck_builder_new ();
  adc_deck_builder_set_work (ADC_DECK_BUILDER (builder), work);
  window = present (builder, 1100);
  printf ("%" G_GINT64_FORMAT " ",
          measure (window, scroll,
                   widget_find (widget_find (builder, ADC_TYPE_DECK_SHEET), GTK_TYPE_LIST_VIEW)));
  printf ("%" G_GINT64_FORMAT " ", measure (window, edit, builder));
  gtk_window_destroy (GTK_WINDOW (window));

  tracker = adc_tracker_page_new ();
  adc_tracker_page_set_game (ADC_TRACKER_PAGE (tracker), game);
  adc_tracker_page_add_deck (ADC_TRACKER_PAGE (tracker), adc_deck_work_get_deck (work), "Deck");
  window = present (tracker, 1100);
  printf ("%" G_GINT64_FORMAT "\n",
          measure (window, draw, widget_find (tracker, ADC_TYPE_SEAT_PANEL)));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (work);

  return 0;
}
