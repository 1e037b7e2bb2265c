/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decks, averages and what can be built, with the real widgets in the real window, of a game of the
 * test's own. */

#include "config.h"

#include "adc-arsenal-view.h"
#include "adc-average-page.h"
#include "adc-deck-grid.h"
#include "adc-deck-list.h"
#include "adc-deck-page.h"
#include "adc-driver.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-stat-editor.h"
#include "adc-tech-card.h"
#include "adc-tech-page.h"
#include "adc-value-popover.h"
#include "adc-view.h"
#include "arsenal-game.h"
#include "widgets.h"

#include <string.h>

static AdcApplication *application;

static AdcArsenalView *
get_view (void)
{
  return ADC_ARSENAL_VIEW (adc_driver_get_page (application, "arsenal"));
}

static gpointer
get_page (const char *name)
{
  return widget_get_child (get_view (), name);
}

static AdcGame *
get_game (void)
{
  return adc_library_get_game (adc_application_get_library (application), "tiny");
}

static AdcDeckGrid *
get_grid (void)
{
  return widget_get_child (get_page ("deck_page"), "grid");
}

static void
open_item (const char *item)
{
  g_autofree char *location = g_strdup_printf ("tiny/arsenal/%s", item);

  adc_driver_open (application, location);
  adc_driver_settle ();
}

static void
pick (gpointer drop_down, guint position)
{
  gtk_drop_down_set_selected (drop_down, position);
  adc_driver_settle ();
}

/* As it is the first time: the war cards of the reds, from the first box. */
static void
open_view (const char *page)
{
  g_autofree char *item = g_strdup_printf ("first/reds/war/%s", page);

  if (g_strcmp0 (adc_language_get_current (), "en") != 0)
    adc_application_set_language (application, "en");
  adc_driver_resize (application, 1100, 760);
  open_item (item);
  gtk_editable_set_text (widget_get_child (get_page ("deck_page"), "filter"), "");
  pick (widget_get_child (get_page ("deck_page"), "orders"), 0);
}

static void
assert_counts (const char *text)
{
  g_assert_cmpstr (gtk_label_get_label (widget_get_child (get_page ("deck_page"), "counts")), ==,
                   text);
}

static void
assert_cell (const char *card, const char *stat, const char *text)
{
  GtkWidget *cell = adc_deck_grid_get_cell (get_grid (), card, stat);
  g_autofree char *shown = NULL;

  g_assert_nonnull (cell);
  shown = g_strchomp (adc_driver_dup_text (cell));
  g_assert_cmpstr (shown, ==, text);
}

/* From the top to the bottom, as they stand on the screen. */
static void
assert_order (const char *wanted)
{
  static const char * const cards[] = { "war-1", "war-2", "war-3", "war-4",
                                        "war-5", "war-6", "war-7", "war-8" };
  g_autoptr(GString) found = g_string_new (NULL);
  float y = -1;

  for (;;) {
    const char *next = NULL;
    float next_y = G_MAXFLOAT;

    for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
      GtkWidget *title = adc_deck_grid_get_cell (get_grid (), cards[i], NULL);
      graphene_rect_t bounds;

      if (title != NULL && gtk_widget_get_visible (title) &&
          gtk_widget_compute_bounds (title, GTK_WIDGET (get_grid ()), &bounds) &&
          bounds.origin.y > y && bounds.origin.y < next_y) {
        next = cards[i] + strlen ("war-");
        next_y = bounds.origin.y;
      }
    }
    if (next == NULL)
      break;

    g_string_append (found, next);
    y = next_y;
  }

  g_assert_cmpstr (found->str, ==, wanted);
}

static void
test_offered (void)
{
  AdcWindow *window = adc_driver_get_window (application);

  adc_driver_open (application, "tiny/arsenal");
  g_assert_true (g_str_has_prefix (adc_window_get_location (window), "tiny/arsenal/"));
  adc_driver_open (application, "ares/arsenal"); /* whose cards come in no decks */
  g_assert_true (g_str_has_prefix (adc_window_get_location (window), "tiny/arsenal/"));
}

static void
assert_place (const char *place)
{
  g_autofree char *kept = g_settings_get_string (adc_application_get_settings (application),
                                                 "location");

  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==, place);
  g_assert_cmpstr (kept, ==, place);
}

/* Where one is follows what one picks; it is there again after a look elsewhere, in the other
 * language, and the next time. */
static void
test_places (void)
{
  open_view ("cards");
  assert_place ("tiny/arsenal/reds/first/cards/war");
  pick (get_page ("factions"), 1);
  pick (get_page ("editions"), 1);
  assert_place ("tiny/arsenal/scarlet/more/cards/war");
  open_item ("tree");
  adc_tech_page_ask (get_page ("tech_page"), "guest");
  assert_place ("tiny/arsenal/scarlet/more/tree/guest");

  adc_driver_open (application, "ares/rules");
  adc_driver_open (application, "tiny/arsenal/reds/first/averages");
  assert_place ("tiny/arsenal/reds/first/averages");
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (get_view ()), "win.back", NULL);
  adc_driver_settle ();
  assert_place ("tiny/arsenal/scarlet/more/tree/guest");
  adc_application_set_language (application, "fr");
  adc_driver_settle ();
  assert_place ("tiny/arsenal/scarlet/more/tree/guest");
  g_assert_cmpuint (gtk_drop_down_get_selected (get_page ("factions")), ==, 1);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_page ("stack")), ==, "tree");
  open_view ("tree");
  adc_tech_page_ask (get_page ("tech_page"), NULL);
  assert_place ("tiny/arsenal/reds/first/tree");
}

/* A window that knows of the one before no more than what was kept. */
static void
start_again (const char *location)
{
  AdcWindow *old = adc_driver_get_window (application);

  g_settings_set_string (adc_application_get_settings (application), "location", location);
  gtk_window_present (GTK_WINDOW (adc_window_new (application, NULL)));
  gtk_window_destroy (GTK_WINDOW (old));
  adc_driver_settle ();
}

/* Also when what was looked at last time is no more. */
static void
test_started (void)
{
  start_again ("tiny/arsenal/scarlet/more/tree/guest");
  assert_place ("tiny/arsenal/scarlet/more/tree/guest");
  start_again ("tiny/arsenal/scarlet/more/tree/what-was-once");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_view ())));
  start_again ("tiny/arsenal");
  assert_place ("tiny/arsenal/reds/first/cards/war");
  open_view ("cards");
}

/* By what stands in a location. */
static void
test_items (void)
{
  open_view ("cards");
  open_item ("more/scarlet/tree/guest");
  widget_assert_says (widget_get_child (get_page ("tech_page"), "answer"),
                      "Invité needs Hutte, Grand camp.");
  g_assert_cmpuint (gtk_drop_down_get_selected (get_page ("factions")), ==, 1);
  open_item ("science");
  g_assert_nonnull (adc_deck_grid_get_cell (get_grid (), "boots", NULL));
  g_assert_false (adc_view_show_item (ADC_VIEW (get_view ()), "nothing/of/the/kind"));
  open_item ("tree");
  adc_tech_page_ask (get_page ("tech_page"), NULL);
}

static void
test_deck (void)
{
  open_view ("cards");
  assert_counts ("7 cards · 6 different ones · 1 unknown face · 1 of unknown number, counted once");
  assert_cell ("war-1", "power", "5");
  assert_cell ("war-1", "icons", "Soldat, Cavalier");
  assert_cell ("war-3", "power", "?");
  g_assert_null (adc_deck_grid_get_cell (get_grid (), "war-1", "cost")); /* none has one */
  widget_assert_named (adc_deck_grid_get_cell (get_grid (), "war-3", "power"),
                       "Carte 3; Force: unknown");

  adc_driver_click (adc_deck_grid_get_cell (get_grid (), "war-2", NULL));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "tiny/card/war-2");
}

static void
test_pickers (void)
{
  GtkDropDown *factions, *decks;
  g_autofree char *names = NULL;

  open_view ("cards");
  factions = get_page ("factions");
  decks = widget_get_child (get_page ("deck_page"), "decks");
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (factions)), ==, 4);
  names = g_strjoin (", ", gtk_string_list_get_string (
                             GTK_STRING_LIST (gtk_drop_down_get_model (factions)), 1),
                     gtk_string_list_get_string (
                       GTK_STRING_LIST (gtk_drop_down_get_model (factions)), 3),
                     NULL);
  g_assert_cmpstr (names, ==, "Écarlates (Rouges), Everyone");

  pick (get_page ("editions"), 1);
  assert_cell ("war-7", "power", "6");
  pick (factions, 1);
  assert_cell ("war-8", "power", "-1");
  pick (get_page ("editions"), 0);
  g_assert_null (adc_deck_grid_get_cell (get_grid (), "war-7", NULL));

  pick (factions, 3); /* what all have is in other decks */
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (decks)), ==, 2);
  assert_counts ("4 cards · 2 different ones · Sorte: Renfort"); /* and what is said of each, once */
  g_assert_null (adc_deck_grid_get_cell (get_grid (), "drum", "sort"));
  pick (decks, 1);
  assert_counts ("1 card · 1 unknown face");
  pick (factions, 2); /* who have none */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (decks)));
  assert_counts ("0 cards");
  widget_assert_says (get_page ("deck_page"), "No cards");
  pick (factions, 0);
  pick (decks, 2);
  g_assert_nonnull (adc_deck_grid_get_cell (get_grid (), "boots", "icons"));
}

/* Not to have a value is not the same as not to be known. */
static void
test_dashes (void)
{
  AdcPiece *boots = arsenal_game_piece (get_game (), "boots");

  open_view ("cards");
  open_item ("science");
  assert_cell ("boots", "cost", "?");
  adc_piece_set_user_value (boots, "sort", "plain"); /* as no other of that deck */
  adc_driver_settle ();
  assert_cell ("boots", "cost", "–");
  widget_assert_named (adc_deck_grid_get_cell (get_grid (), "boots", "cost"),
                       "Bottes; Coût: not on such cards");
  adc_piece_set_user_value (boots, "sort", NULL);
  adc_driver_settle ();
  assert_cell ("boots", "cost", "?");
}

/* The arrows go from cell to cell, Tab goes on. */
static void
test_arrows (void)
{
  GtkRoot *root;
  GtkWidget *cell;

  open_view ("cards");
  cell = adc_deck_grid_get_cell (get_grid (), "war-1", "power");
  root = gtk_widget_get_root (cell);
  gtk_widget_grab_focus (cell);
  g_signal_emit_by_name (root, "move-focus", GTK_DIR_DOWN);
  g_assert_true (gtk_root_get_focus (root) ==
                 adc_deck_grid_get_cell (get_grid (), "war-2", "power"));
  g_signal_emit_by_name (root, "move-focus", GTK_DIR_RIGHT);
  g_assert_true (gtk_root_get_focus (root) ==
                 adc_deck_grid_get_cell (get_grid (), "war-2", "copies"));
  g_signal_emit_by_name (root, "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (root), GTK_WIDGET (get_grid ())));
}

static void
test_sorted (void)
{
  open_view ("cards");
  assert_order ("123456");
  adc_driver_click (adc_deck_grid_get_head (get_grid (), 2)); /* by force */
  assert_order ("612435");
  widget_assert_named (adc_deck_grid_get_head (get_grid (), 2), "Force, sorted upwards");
  adc_driver_click (adc_deck_grid_get_head (get_grid (), 2));
  assert_order ("421635");
  widget_assert_named (adc_deck_grid_get_head (get_grid (), 2), "Force, sorted downwards");
  adc_driver_click (adc_deck_grid_get_head (get_grid (), 2));
  assert_order ("123456");
  widget_assert_named (adc_deck_grid_get_head (get_grid (), 2), "Force");
  adc_driver_click (adc_deck_grid_get_head (get_grid (), -1));
  assert_order ("234561");
}

static void
filter (const char *text)
{
  GtkEditable *entry = widget_get_child (get_page ("deck_page"), "filter");

  gtk_editable_set_text (entry, text);
  g_signal_emit_by_name (entry, "search-changed");
  adc_driver_settle ();
}

static void
test_filtered (void)
{
  open_view ("cards");
  filter ("cavalier");
  assert_order ("13");
  assert_counts ("7 cards · 6 different ones · 1 unknown face · 1 of unknown number, counted once"
                 " · 2 shown");
  filter ("renfort");
  assert_order ("4");
  filter ("nothing of the kind");
  widget_assert_says (get_page ("deck_page"), "No cards");
  filter ("10");
  g_signal_emit_by_name (widget_get_child (get_page ("deck_page"), "filter"), "activate");
  adc_driver_settle ();
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "tiny/card/war-1");
  open_view ("cards");
  assert_order ("123456");
}

static AdcValuePopover *
get_popover (void)
{
  return ADC_VALUE_POPOVER (widget_find (get_page ("deck_page"), ADC_TYPE_VALUE_POPOVER));
}

static GtkWidget *
type_value (GtkWidget *cell, const char *text)
{
  GtkWidget *entry;

  adc_driver_click (cell);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_popover ())));
  entry = widget_find (widget_find (GTK_WIDGET (get_popover ()), ADC_TYPE_STAT_EDITOR),
                       GTK_TYPE_ENTRY);
  g_assert_nonnull (entry);
  widget_enter (entry, text);
  adc_driver_settle ();
  return entry;
}

static void
test_completed (void)
{
  GtkWidget *cell, *error;

  open_view ("averages");
  widget_assert_says (get_page ("average_page"), "From 1 of 2 cards: 1 unknown");
  open_view ("cards");
  cell = adc_deck_grid_get_cell (get_grid (), "war-3", "power");
  error = widget_get_child (get_popover (), "error");

  type_value (cell, "99");
  g_assert_true (gtk_widget_get_visible (error));
  widget_assert_says (error, "is not a whole number from -9 to 9");
  assert_cell ("war-3", "power", "?");
  adc_driver_click (widget_get_child (get_popover (), "cancel_button"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_popover ())));

  type_value (cell, "4");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_popover ())));
  assert_cell ("war-3", "power", "4");
  widget_assert_named (cell, "Carte 3; Force: 4 (typed in by you)");
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (cell)) == cell);

  /* All that depends on it follows. */
  open_item ("averages");
  widget_assert_says (get_page ("average_page"), "4.5");
  widget_assert_says (get_page ("average_page"), "Moyenne: 6 (difference −1.5)");
}

static void
test_undone (void)
{
  GtkWidget *undo;

  adc_application_set_language (application, "en"); /* a new window, where no message waits */
  open_view ("cards");
  type_value (adc_deck_grid_get_cell (get_grid (), "war-6", "copies"), "3");
  assert_counts ("9 cards · 6 different ones · 1 unknown face");
  undo = widget_find_saying (GTK_WIDGET (adc_driver_get_window (application)), GTK_TYPE_BUTTON,
                             "Undo");
  adc_driver_click (undo);
  assert_cell ("war-6", "copies", "?");
  assert_counts ("7 cards · 6 different ones · 1 unknown face · 1 of unknown number, counted once");

  /* A stated value is corrected, and ours taken back. */
  type_value (adc_deck_grid_get_cell (get_grid (), "war-1", "power"), "8");
  assert_cell ("war-1", "power", "8");
  adc_driver_click (adc_deck_grid_get_cell (get_grid (), "war-1", "power"));
  adc_driver_click (widget_get_child (get_popover (), "revert_button"));
  assert_cell ("war-1", "power", "5");
  g_assert_cmpint (adc_piece_get_value (arsenal_game_piece (get_game (), "war-1"), "power")->basis,
                   ==, ADC_BASIS_STATED);
}

static void
test_averages (void)
{
  open_view ("averages");
  widget_assert_says (get_page ("average_page"), "6.33");
  widget_assert_says (get_page ("average_page"), "From 3 of 4 cards: 1 unknown");
  widget_assert_says (get_page ("average_page"), "Moyenne: 5 (difference +1.33)");
  widget_assert_says (get_page ("average_page"), "5 to 7");
  widget_assert_says (get_page ("average_page"), "For which units 1 card of the deck is");
  pick (get_page ("factions"), 2);
  widget_assert_says (get_page ("average_page"), "No unit has cards of its own here.");
  pick (get_page ("factions"), 0);
  adc_driver_click_in (get_page ("average_page"), "Soldat");
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "tiny/unit/soldier");
}

static AdcTechChart *
get_chart (void)
{
  return widget_get_child (get_page ("tech_page"), "chart");
}

static GtkWidget *
get_tech (const char *id)
{
  const int node = adc_tech_tree_find (adc_tech_page_get_tree (get_page ("tech_page")), id);

  g_assert_cmpint (node, >=, 0);
  return adc_tech_card_get_button (ADC_TECH_CARD (
    adc_tech_chart_get_card (get_chart (), (guint) node)));
}

static void
go (GtkDirectionType direction, const char *wanted)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (get_chart ()));

  g_signal_emit_by_name (root, "move-focus", direction);
  g_assert_true (gtk_root_get_focus (root) == get_tech (wanted));
}

static void
test_tree (void)
{
  GtkWidget *answer, *next;
  GtkRoot *root;

  open_view ("tree");
  answer = widget_get_child (get_page ("tech_page"), "answer");
  g_assert_true (adc_tech_chart_is_in_columns (get_chart ()));
  g_assert_false (gtk_widget_get_visible (answer));
  widget_assert_named (get_tech ("giant"),
                       "Géant; Coût 2; Also needs Sortilège; Uses up 2 × Cavalier");
  widget_assert_says (gtk_widget_get_parent (gtk_widget_get_parent (get_tech ("soldier"))),
                      "Bottes");
  widget_assert_says (get_tech ("ghost"), "What it needs is not established");

  /* Along the lines. */
  root = gtk_widget_get_root (answer);
  gtk_widget_grab_focus (get_tech ("hut"));
  go (GTK_DIR_RIGHT, "soldier");
  go (GTK_DIR_LEFT, "hut");
  go (GTK_DIR_DOWN, "clerk");
  go (GTK_DIR_UP, "hut");
  gtk_widget_grab_focus (get_tech ("camp"));
  go (GTK_DIR_RIGHT, "rider");
  go (GTK_DIR_RIGHT, "giant");
  go (GTK_DIR_RIGHT, "giant"); /* there is nothing more */
  go (GTK_DIR_LEFT, "rider");
  g_signal_emit_by_name (root, "move-focus", GTK_DIR_DOWN); /* to what improves it first */
  next = gtk_root_get_focus (root);
  widget_assert_says (next, "Bottes");
  go (GTK_DIR_DOWN, "spell");
  go (GTK_DIR_RIGHT, "giant");

  g_assert_true (widget_press_key (get_tech ("giant"), GDK_KEY_space, 0));
  g_assert_true (gtk_widget_get_visible (answer));
  widget_assert_says (answer, "Géant needs Hutte, Camp, 2 × Cavalier, Sortilège.");
  widget_assert_says (answer, "Coût: 15 · Or: at least 5 (2 unknown)");
  g_assert_true (gtk_widget_has_css_class (get_tech ("camp"), "tech-needed"));
  g_assert_true (gtk_widget_has_css_class (get_tech ("giant"), "tech-target"));
  g_assert_false (gtk_widget_has_css_class (get_tech ("soldier"), "tech-needed"));
  widget_assert_says (get_tech ("rider"), "×2");
  g_assert_true (widget_press_key (get_tech ("giant"), GDK_KEY_space, 0));
  g_assert_false (gtk_widget_get_visible (answer));

  adc_driver_click (get_tech ("rider"));
  g_assert_cmpstr (adc_window_get_location (adc_driver_get_window (application)), ==,
                   "tiny/unit/rider");
}

static void
test_asked (void)
{
  GtkDropDown *targets;
  GtkWidget *answer;

  open_view ("tree");
  targets = widget_get_child (get_page ("tech_page"), "targets");
  answer = widget_get_child (get_page ("tech_page"), "answer");
  pick (targets, 4); /* the rider */
  widget_assert_says (answer, "Cavalier needs Hutte, Camp.");
  widget_assert_says (answer, "Coût: 5 · Or: 3");
  pick (get_page ("editions"), 1); /* where another camp stands */
  widget_assert_says (answer, "Cavalier needs Hutte, Grand camp.");
  widget_assert_says (answer, "Coût: 6 · Or: 5");
  pick (get_page ("factions"), 2);
  g_assert_false (gtk_widget_get_visible (answer));
  widget_assert_says (get_page ("tech_page"), "Nothing is built here.");
  pick (get_page ("factions"), 0);
  widget_assert_says (answer, "Cavalier needs");
  pick (get_page ("editions"), 0);
  pick (targets, 1);
  widget_assert_says (answer, "Hutte needs nothing else.");
  pick (targets, 8);
  widget_assert_says (answer, "What Spectre needs is not established");
  pick (targets, 0);
  g_assert_false (gtk_widget_get_visible (answer));
}

/* Nothing is wider than the window, in either language; and all can be done there too. */
static void
test_narrow (void)
{
  static const char * const languages[] = { "fr", "en" };
  static const char * const pages[] = { "tree", "averages", "cards" };

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++) {
    open_view ("cards");
    adc_application_set_language (application, languages[l]);
    adc_driver_open (application, "tiny/arsenal");
    adc_driver_resize (application, 360, 720);
    for (guint p = 0; p < G_N_ELEMENTS (pages); p++) {
      int minimum;

      open_item (pages[p]);
      gtk_widget_measure (GTK_WIDGET (get_view ()), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                          NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
      if (p == 0)
        g_assert_false (adc_tech_chart_is_in_columns (get_chart ()));
    }
  }

  {
    GtkWidget *list = widget_get_child (get_page ("deck_page"), "list");
    GtkWidget *cell = widget_find_saying (list, GTK_TYPE_BUTTON, "Force\n?");

    g_assert_true (gtk_widget_get_mapped (list));
    g_assert_null (adc_deck_grid_get_cell (get_grid (), "war-1", NULL)); /* it holds nothing */
    widget_assert_named (cell, "Carte 3; Force: unknown");
    type_value (cell, "2");
    widget_assert_says (cell, "2");
    adc_driver_click_in (GTK_WIDGET (adc_driver_get_window (application)), "Undo");
    widget_assert_says (cell, "?");
    pick (widget_get_child (get_page ("deck_page"), "orders"), 1); /* by title */
    widget_assert_says (gtk_widget_get_first_child (widget_find (list, GTK_TYPE_VIEWPORT)),
                        "Carte 2");
  }
}

static void
test_arrows_narrow (void)
{
  open_view ("tree");
  adc_driver_resize (application, 360, 720);
  gtk_widget_grab_focus (get_tech ("camp"));
  go (GTK_DIR_DOWN, "rider");
  go (GTK_DIR_LEFT, "camp");
  go (GTK_DIR_LEFT, "hut");
  go (GTK_DIR_UP, "hut");
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (get_chart ()), GTK_DIR_DOWN));
}

/* The game as one of the user's own. */
static AdcTestGame *
write_game (void)
{
  AdcTestGame *files = adc_test_game_new ();
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *path = g_build_filename (games, "tiny", NULL);
  g_autofree char *completions = adc_completions_dup_default_path ();
  g_autoptr(GFile) link = g_file_new_for_path (path);
  g_autoptr(GFile) file = g_file_new_for_path (completions);

  arsenal_game_write (files, NULL);
  g_mkdir_with_parents (games, 0700);
  g_file_delete (link, NULL, NULL);
  g_file_delete (file, NULL, NULL);
  g_assert_true (g_file_make_symbolic_link (link, files->folder, NULL, NULL));

  return files;
}

int
main (int argc, char *argv[])
{
  AdcTestGame *files;
  int status;

  g_test_init (&argc, &argv, NULL);
  files = write_game ();
  application = adc_driver_start ();
  adc_application_set_language (application, "en");

  g_test_add_func ("/arsenal-view/offered", test_offered);
  g_test_add_func ("/arsenal-view/items", test_items);
  g_test_add_func ("/arsenal-view/places", test_places);
  g_test_add_func ("/arsenal-view/started", test_started);
  g_test_add_func ("/arsenal-view/deck", test_deck);
  g_test_add_func ("/arsenal-view/pickers", test_pickers);
  g_test_add_func ("/arsenal-view/dashes", test_dashes);
  g_test_add_func ("/arsenal-view/arrows", test_arrows);
  g_test_add_func ("/arsenal-view/sorted", test_sorted);
  g_test_add_func ("/arsenal-view/filtered", test_filtered);
  g_test_add_func ("/arsenal-view/averages", test_averages);
  g_test_add_func ("/arsenal-view/undone", test_undone);
  g_test_add_func ("/arsenal-view/tree", test_tree);
  g_test_add_func ("/arsenal-view/asked", test_asked);
  g_test_add_func ("/arsenal-view/narrow", test_narrow);
  g_test_add_func ("/arsenal-view/arrows-narrow", test_arrows_narrow);
  g_test_add_func ("/arsenal-view/completed", test_completed);

  status = g_test_run ();
  adc_driver_stop (application);
  adc_test_game_free (files);

  return status;
}
