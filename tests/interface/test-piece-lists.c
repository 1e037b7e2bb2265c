/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game with factions of factions, decks, prices in several resources, and values that are lists:
 * how its pieces are found, drawn and filled in. */

#include "adc-ability.h"
#include "adc-card.h"
#include "adc-completions.h"
#include "adc-effects-editor.h"
#include "adc-faction.h"
#include "adc-language.h"
#include "adc-library.h"
#include "adc-piece-browser.h"
#include "adc-piece-filter.h"
#include "adc-piece-list-editor.h"
#include "adc-piece-sheet.h"
#include "adc-piece-words.h"
#include "adc-shape-icon.h"
#include "adc-stat-editor.h"
#include "adc-stat-row.h"
#include "adc-unit-card.h"
#include "adc-unit.h"
#include "widgets.h"

#include <glib/gstdio.h>

typedef struct {
  AdcLibrary     *library;
  AdcGame        *game;
  AdcPiece       *marine, *firebat, *slug; /* units: two of the Terrans, one of the Zerg */
  AdcPiece       *flames, *rock;           /* cards: to fight with, and everybody's */
  char           *path;
  AdcCompletions *completions;
} Fixture;

static AdcText *
text (const char *words)
{
  return adc_text_new ("en", words);
}

static AdcEntry *
add (Fixture *fixture, GType type, const char *id, const char *title)
{
  g_autoptr(AdcEntry) entry = g_object_new (type, NULL);

  adc_entry_set_id (entry, id);
  adc_entry_take_title (entry, text (title));
  adc_game_add_entry (fixture->game, entry);
  return entry; /* the game keeps it alive */
}

static AdcPiece *
add_piece (Fixture *fixture, GType type, const char *id, const char *title, const char *faction)
{
  AdcPiece *piece = ADC_PIECE (add (fixture, type, id, title));

  adc_piece_set_faction (piece, faction);
  adc_piece_set_shared (piece, faction == NULL);
  return piece;
}

static void
give (Fixture *fixture, AdcPiece *piece, const char *stat, const char *value)
{
  const AdcValue *deck;

  adc_piece_take_value (piece, stat, adc_value_new (value, ADC_BASIS_STATED, TRUE));
  deck = adc_piece_get_value (piece, "deck");
  if (deck != NULL)
    adc_game_note_deck (fixture->game, deck->text, adc_piece_get_category (piece), stat);
}

static void
add_stat (Fixture *fixture, AdcKind kind, const char *id, const char *title, const char *sort,
          const char *role)
{
  g_autoptr(AdcText) words = text (title);
  g_autoptr(AdcStat) stat = adc_stat_new (id, words, sort, role);

  if (g_strcmp0 (role, "icons") == 0)
    adc_stat_set_symbols (stat, "any");
  if (g_strcmp0 (role, "deck") == 0) {
    g_autoptr(AdcText) fights = text ("Fights");
    g_autoptr(AdcText) planets = text ("Planets");

    adc_stat_add_option (stat, "fight", fights);
    adc_stat_add_option (stat, "planet", planets);
  }
  adc_game_add_stat (fixture->game, kind, stat);
}

static void
set_up_stats (Fixture *fixture)
{
  g_autoptr(AdcEconomy) economy = adc_economy_new (9, NULL, NULL, NULL);

  add_stat (fixture, ADC_KIND_UNIT, "cost", "Cost", "integer", "cost");
  add_stat (fixture, ADC_KIND_UNIT, "ore", "Ore", "integer", NULL);
  add_stat (fixture, ADC_KIND_UNIT, "gas", "Gas", "integer", NULL);
  add_stat (fixture, ADC_KIND_UNIT, "consumes", "Consumes", "pieces", NULL);
  add_stat (fixture, ADC_KIND_UNIT, "rank", "Rank", "integer", NULL);
  add_stat (fixture, ADC_KIND_CARD, "deck", "Deck", "choice", "deck");
  add_stat (fixture, ADC_KIND_CARD, "icons", "Units", "pieces", "icons");
  add_stat (fixture, ADC_KIND_CARD, "effects", "Effects", "effects", NULL);
  add_stat (fixture, ADC_KIND_CARD, "routes", "Routes", "integer", NULL);
  adc_economy_add_resource (economy, "ore", 4);
  adc_economy_add_resource (economy, "gas", 2);
  adc_game_set_economy (fixture->game, economy);
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcText) title = text ("Game");
  AdcEntry *entry;

  adc_language_set_current ("en");
  fixture->library = adc_library_new ();
  fixture->game = adc_game_new ("tiny", "en", title);
  adc_library_add (fixture->library, fixture->game);
  set_up_stats (fixture);

  add (fixture, ADC_TYPE_FACTION, "terran", "Terrans");
  add (fixture, ADC_TYPE_FACTION, "zerg", "Zerg");
  entry = add (fixture, ADC_TYPE_FACTION, "raynor", "Raynor");
  adc_faction_set_parent (ADC_FACTION (entry), "terran");
  entry = add (fixture, ADC_TYPE_ABILITY, "attack", "Attack");
  adc_ability_set_amount (ADC_ABILITY (entry), TRUE);
  add (fixture, ADC_TYPE_ABILITY, "splash", "Splash");

  fixture->marine = add_piece (fixture, ADC_TYPE_UNIT, "marine", "Marine", "terran");
  fixture->firebat = add_piece (fixture, ADC_TYPE_UNIT, "firebat", "Firebat", "terran");
  fixture->slug = add_piece (fixture, ADC_TYPE_UNIT, "slug", "Slug", "zerg");
  fixture->flames = add_piece (fixture, ADC_TYPE_CARD, "flames", "Flames", "terran");
  fixture->rock = add_piece (fixture, ADC_TYPE_CARD, "rock", "Rock", NULL);
  give (fixture, fixture->firebat, "cost", "3");
  give (fixture, fixture->firebat, "ore", "2");
  give (fixture, fixture->firebat, "gas", "1");
  give (fixture, fixture->marine, "cost", "1");
  give (fixture, fixture->flames, "deck", "fight");
  give (fixture, fixture->flames, "icons", "firebat marine");
  give (fixture, fixture->flames, "effects", "attack:2@marine splash");
  give (fixture, fixture->rock, "deck", "planet");
  give (fixture, fixture->rock, "routes", "3");

  fixture->path = g_build_filename (g_get_tmp_dir (), "adc-test-piece-lists.xml", NULL);
  fixture->completions = adc_completions_new (fixture->path);
  adc_completions_attach (fixture->completions, fixture->library);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_completions_flush (fixture->completions);
  g_unlink (fixture->path);
  g_free (fixture->path);
  g_assert_finalize_object (fixture->completions);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->game);
}

/* "marine flames" for what passes. */
static char *
list_matches (Fixture *fixture, AdcPieceFilter *filter)
{
  AdcPiece *pieces[] = { fixture->marine, fixture->firebat, fixture->slug, fixture->flames,
                         fixture->rock };
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (gtk_filter_match (GTK_FILTER (filter), pieces[i]))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "",
                              adc_entry_get_id (ADC_ENTRY (pieces[i])));

  return g_string_free (out, FALSE);
}

static void
test_filter (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *faction, *deck, *text, *wanted;
  } cases[] = {
    { NULL, NULL, "", "marine firebat slug flames rock" },
    { "terran", NULL, "", "marine firebat flames" },
    { "raynor", NULL, "", "marine firebat flames" },
    { "zerg", NULL, "", "slug" },
    { ADC_EVERY_FACTION, NULL, "", "rock" },
    { ADC_NO_FACTION, NULL, "", "" },
    { NULL, "fight", "", "flames" },
    { "zerg", "fight", "", "" },
    { NULL, NULL, "fireb", "firebat flames" }, /* the card is for it */
    { NULL, NULL, "splash", "flames" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcPieceFilter) filter = adc_piece_filter_new ();
    g_autofree char *found = NULL;

    adc_piece_filter_set_faction (filter, cases[i].faction);
    adc_piece_filter_set_deck (filter, cases[i].deck);
    adc_piece_filter_set_text (filter, cases[i].text);
    found = list_matches (fixture, filter);
    g_assert_cmpstr (found, ==, cases[i].wanted);
  }
}

static char *
join_strings (GListModel *strings)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (strings); i++) {
    g_autoptr(GtkStringObject) string = g_list_model_get_item (strings, i);

    g_string_append_printf (out, "%s%s", i > 0 ? ", " : "", gtk_string_object_get_string (string));
  }

  return g_string_free (out, FALSE);
}

static void
test_browser (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *browser = g_object_ref_sink (g_object_new (ADC_TYPE_PIECE_BROWSER, NULL));
  GtkDropDown *factions = widget_get_child (browser, "faction_drop_down");
  GtkDropDown *kinds = widget_get_child (browser, "kind_drop_down");
  GtkGridView *grid = widget_get_child (browser, "grid");
  g_autofree char *faction_names = NULL;
  g_autofree char *kind_names = NULL;

  adc_piece_browser_set_game (ADC_PIECE_BROWSER (browser), fixture->game);
  adc_piece_browser_set_game (ADC_PIECE_BROWSER (browser), fixture->game);
  faction_names = join_strings (gtk_drop_down_get_model (factions));
  kind_names = join_strings (gtk_drop_down_get_model (kinds));
  g_assert_cmpstr (faction_names, ==,
                   "All factions, Terrans, Raynor (Terrans), Zerg, Common cards");
  g_assert_cmpstr (kind_names, ==, "Any kind, Units, Cards, Fights, Planets");

  gtk_drop_down_set_selected (kinds, 4);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (grid))), ==,
                    1);
  gtk_drop_down_set_selected (kinds, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (grid))), ==,
                    2);
  gtk_drop_down_set_selected (kinds, 0);
  gtk_drop_down_set_selected (factions, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (grid))), ==,
                    3);
  g_assert_true (gtk_widget_get_visible (widget_get_child (browser, "about_button")));
  gtk_drop_down_set_selected (factions, 4);
  g_assert_false (gtk_widget_get_visible (widget_get_child (browser, "about_button")));
  g_object_unref (browser);
}

/* Prices instead of the cost where all are known; nothing that no card of the deck has. */
static void
test_card (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *card = g_object_ref_sink (adc_unit_card_new ());
  GtkWidget *prices = widget_get_child (card, "prices");
  GtkWidget *cost = widget_get_child (card, "cost_icon");
  GtkWidget *facts = widget_get_child (card, "facts");
  g_autofree char *rock = adc_piece_dup_description (fixture->rock);

  adc_unit_card_set_piece (ADC_UNIT_CARD (card), fixture->firebat);
  g_assert_cmpuint (widget_count_children (prices), ==, 2);
  g_assert_false (gtk_widget_get_visible (cost));
  widget_assert_named (gtk_widget_get_first_child (prices), "Ore: 2");
  widget_assert_named (gtk_widget_get_last_child (prices), "Gas: 1");

  adc_unit_card_set_piece (ADC_UNIT_CARD (card), fixture->marine);
  g_assert_false (gtk_widget_get_visible (prices));
  g_assert_true (gtk_widget_get_visible (cost));
  adc_completions_set (fixture->completions, fixture->marine, "ore", "1", NULL);
  adc_completions_set (fixture->completions, fixture->marine, "gas", "0", NULL);
  g_assert_cmpuint (widget_count_children (prices), ==, 1);
  g_assert_false (gtk_widget_get_visible (cost));
  g_assert_false (gtk_widget_get_visible (facts)); /* hardly any has a rank */

  adc_unit_card_set_piece (ADC_UNIT_CARD (card), fixture->rock);
  g_assert_cmpuint (widget_count_children (facts), ==, 1);
  g_assert_cmpstr (rock, ==, "Rock; Deck: Planets; Routes: 3");
  g_assert_cmpuint (adc_piece_count_unknown (fixture->rock), ==, 0);
  g_object_unref (card);
}

static void
test_sheet (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *sheet = g_object_ref_sink (adc_piece_sheet_new ());
  GtkWidget *more = widget_get_child (sheet, "more_button");

  adc_piece_sheet_set_piece (ADC_PIECE_SHEET (sheet), fixture->rock);
  g_assert_cmpuint (widget_count_children (widget_get_child (sheet, "list")), ==, 2);
  adc_piece_sheet_set_piece (ADC_PIECE_SHEET (sheet), fixture->flames);
  g_assert_cmpuint (widget_count_children (widget_get_child (sheet, "list")), ==, 3);
  g_assert_false (gtk_widget_get_visible (more)); /* nothing can be typed in */

  adc_piece_sheet_set_completions (ADC_PIECE_SHEET (sheet), fixture->completions);
  g_assert_true (gtk_widget_get_visible (more));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (more), TRUE);
  g_assert_cmpuint (widget_count_children (widget_get_child (sheet, "list")), ==, 4);
  adc_piece_sheet_set_piece (ADC_PIECE_SHEET (sheet), fixture->marine);
  g_assert_false (gtk_widget_get_visible (more));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (more)));
  g_object_unref (sheet);
}

#define assert_text(function, editor, wanted) \
  G_STMT_START { \
    g_autofree char *found = function (editor); \
\
    g_assert_cmpstr (found, ==, wanted); \
  } G_STMT_END

static void
test_picker (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = g_object_ref_sink (
    adc_piece_list_editor_new (fixture->game, "raynor", "Units", ADC_PICK_ANY));
  AdcPieceListEditor *picker = ADC_PIECE_LIST_EDITOR (widget);
  GtkDropDown *drop_down = GTK_DROP_DOWN (widget_find (widget, GTK_TYPE_DROP_DOWN));
  GtkWidget *chips = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (widget)));
  GtkCheckButton *any = GTK_CHECK_BUTTON (widget_find (widget, GTK_TYPE_CHECK_BUTTON));

  assert_text (adc_piece_list_editor_dup_text, picker, "");
  adc_piece_list_editor_set_text (picker, "marine marine slug");
  assert_text (adc_piece_list_editor_dup_text, picker, "marine marine slug");
  g_assert_cmpuint (widget_count_children (chips), ==, 3);
  widget_assert_named (gtk_widget_get_first_child (chips), "Take “Marine” Out");
  g_signal_emit_by_name (gtk_widget_get_first_child (chips), "clicked");
  assert_text (adc_piece_list_editor_dup_text, picker, "marine slug");

  /* The Terrans' units, after a line that is none. */
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (drop_down)), ==, 3);
  gtk_drop_down_set_selected (drop_down, 2);
  assert_text (adc_piece_list_editor_dup_text, picker, "marine slug firebat");
  g_assert_cmpuint (gtk_drop_down_get_selected (drop_down), ==, 0);
  gtk_drop_down_set_selected (drop_down, 2);
  assert_text (adc_piece_list_editor_dup_text, picker, "marine slug firebat firebat");

  gtk_check_button_set_active (any, TRUE);
  assert_text (adc_piece_list_editor_dup_text, picker, "any");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (drop_down)));
  adc_piece_list_editor_set_text (picker, NULL);
  assert_text (adc_piece_list_editor_dup_text, picker, "");
  adc_piece_list_editor_set_text (picker, "any");
  g_assert_true (gtk_check_button_get_active (any));
  g_assert_cmpuint (widget_count_children (chips), ==, 0);
  g_object_unref (widget);
}

static void
test_effects (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *widget = g_object_ref_sink (adc_effects_editor_new (fixture->game, "terran"));
  AdcEffectsEditor *editor = ADC_EFFECTS_EDITOR (widget);
  GtkWidget *lines = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (widget)));
  GtkWidget *add_button = gtk_widget_get_next_sibling (lines);
  GtkWidget *line, *amount;

  assert_text (adc_effects_editor_dup_text, editor, "");
  adc_effects_editor_set_text (editor, "attack:2@marine,firebat splash");
  assert_text (adc_effects_editor_dup_text, editor, "attack:2@marine,firebat splash");
  g_assert_cmpuint (widget_count_children (lines), ==, 2);

  line = gtk_widget_get_first_child (lines);
  amount = widget_find (line, GTK_TYPE_SPIN_BUTTON);
  g_assert_true (gtk_widget_get_visible (amount));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (amount), 5);
  assert_text (adc_effects_editor_dup_text, editor, "attack:5@marine,firebat splash");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget_find (line, GTK_TYPE_DROP_DOWN)), 1);
  g_assert_false (gtk_widget_get_visible (amount));
  assert_text (adc_effects_editor_dup_text, editor, "splash@marine,firebat splash");

  g_signal_emit_by_name (gtk_widget_get_last_child (line), "clicked");
  assert_text (adc_effects_editor_dup_text, editor, "splash");
  g_signal_emit_by_name (add_button, "clicked");
  assert_text (adc_effects_editor_dup_text, editor, "splash attack:1");
  adc_effects_editor_set_text (editor, "no such: list");
  assert_text (adc_effects_editor_dup_text, editor, "");
  g_object_unref (widget);
}

/* As the sheet does it: what the editor says is kept, and undone by taking it back. */
static void
test_fill_in (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcStat *icons = adc_game_get_stat (fixture->game, ADC_KIND_CARD, "icons");
  GtkWidget *row = g_object_ref_sink (
    adc_stat_row_new (fixture->flames, icons, fixture->completions));
  GtkWidget *editor;

  adc_stat_row_edit (ADC_STAT_ROW (row));
  editor = widget_find (row, ADC_TYPE_STAT_EDITOR);
  assert_text (adc_stat_editor_dup_text, ADC_STAT_EDITOR (editor), "firebat marine");
  adc_piece_list_editor_set_text (ADC_PIECE_LIST_EDITOR (widget_find (editor, ADC_TYPE_PIECE_LIST_EDITOR)),
                             "firebat");
  gtk_widget_activate_action (row, "stat-row.save", NULL);
  g_assert_cmpstr (adc_piece_get_value (fixture->flames, "icons")->text, ==, "firebat");
  g_assert_cmpint (adc_piece_get_mark (fixture->flames, icons), ==, ADC_MARK_USER);
  gtk_widget_activate_action (row, "stat-row.revert", NULL);
  g_assert_cmpstr (adc_piece_get_value (fixture->flames, "icons")->text, ==, "firebat marine");
  g_object_unref (row);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) \
  g_test_add ("/piece-lists/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("filter", test_filter);
  ADD ("browser", test_browser);
  ADD ("card", test_card);
  ADD ("sheet", test_sheet);
  ADD ("picker", test_picker);
  ADD ("effects", test_effects);
  ADD ("fill-in", test_fill_in);

  return g_test_run ();
}
