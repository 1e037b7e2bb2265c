/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Units and cards as the player meets them: found, sorted, described, filled in. */

#include "adc-ability.h"
#include "adc-completions.h"
#include "adc-faction.h"
#include "adc-language.h"
#include "adc-library.h"
#include "adc-piece-filter.h"
#include "adc-piece-sheet.h"
#include "adc-piece-sorter.h"
#include "adc-piece-words.h"
#include "adc-stat-editor.h"
#include "adc-stat-row.h"
#include "adc-unit-card.h"
#include "adc-unit-type.h"
#include "adc-unit.h"

#include <glib/gstdio.h>

typedef struct {
  AdcLibrary     *library;
  AdcGame        *game;
  AdcPiece       *egg;    /* cost 2, an Air unit with a shield, of the first faction */
  AdcPiece       *zealot; /* nothing known, not even the faction */
  char           *path;
  AdcCompletions *completions;
  char           *completed; /* what the last "completed" said */
} Fixture;

static AdcText *
text (const char *french, const char *english)
{
  AdcText *self = adc_text_new ("fr", french);

  adc_text_add (self, "en", english);
  return self;
}

static AdcEntry *
add (AdcGame *game, GType type, const char *id, const char *french, const char *english)
{
  g_autoptr(AdcEntry) entry = g_object_new (type, NULL);

  adc_entry_set_id (entry, id);
  adc_entry_take_title (entry, text (french, english));
  adc_game_add_entry (game, entry);
  return entry; /* the game keeps it alive */
}

static void
add_stat (AdcGame *game, const char *id, const char *english, const char *kind, const char *role)
{
  g_autoptr(AdcText) title = text (english, english);
  g_autoptr(AdcStat) stat = adc_stat_new (id, title, kind, role);

  if (g_str_equal (kind, "integer")) {
    adc_stat_set_range (stat, 0, 9);
    adc_stat_set_symbols (stat, "X");
  }
  adc_game_add_stat (game, ADC_KIND_UNIT, stat);
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcText) title = text ("Jeu", "Game");
  AdcEntry *entry;

  adc_language_set_current ("en");
  fixture->library = adc_library_new ();
  fixture->game = adc_game_new ("tiny", "fr", title);
  adc_library_add (fixture->library, fixture->game);
  add_stat (fixture->game, "cost", "Cost", "integer", "cost");
  add_stat (fixture->game, "type", "Type", "type", NULL);
  add_stat (fixture->game, "abilities", "Abilities", "abilities", NULL);
  add (fixture->game, ADC_TYPE_FACTION, "blue", "Les Bleus", "The Blues");
  entry = add (fixture->game, ADC_TYPE_UNIT_TYPE, "air", "Aérienne", "Air");
  adc_unit_type_set_look (ADC_UNIT_TYPE (entry), "triangle", "#3472c4");
  entry = add (fixture->game, ADC_TYPE_ABILITY, "shield", "Bouclier", "Shield");
  adc_ability_set_amount (ADC_ABILITY (entry), TRUE);

  fixture->zealot = ADC_PIECE (add (fixture->game, ADC_TYPE_UNIT, "zealot", "Zélote", "Zealot"));
  fixture->egg = ADC_PIECE (add (fixture->game, ADC_TYPE_UNIT, "egg", "Œuf", "Egg"));
  adc_piece_set_faction (fixture->egg, "blue");
  adc_piece_take_value (fixture->egg, "cost", adc_value_new ("2", ADC_BASIS_DEDUCED, TRUE));
  adc_piece_take_value (fixture->egg, "type", adc_value_new ("air", ADC_BASIS_STATED, TRUE));
  adc_piece_take_value (fixture->egg, "abilities",
                        adc_value_new ("shield:1", ADC_BASIS_STATED, FALSE));

  fixture->path = g_build_filename (g_get_tmp_dir (), "adc-test-pieces.xml", NULL);
  fixture->completions = adc_completions_new (fixture->path);
  adc_completions_attach (fixture->completions, fixture->library);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_completions_flush (fixture->completions);
  g_unlink (fixture->path);
  g_free (fixture->path);
  g_free (fixture->completed);
  g_assert_finalize_object (fixture->completions);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->game);
}

static void
test_filter (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *text;
    gboolean    egg, zealot;
  } cases[] = {
    { "", TRUE, TRUE },         { "œuf", TRUE, FALSE },     { "oeuf", TRUE, FALSE },
    { "EG", TRUE, FALSE },      { "zelote", FALSE, TRUE },  { "Zéal", FALSE, TRUE },
    { "aerien", TRUE, FALSE },  { "bouclier", TRUE, FALSE }, { "shield air", TRUE, FALSE },
    { "nothing", FALSE, FALSE },
  };
  g_autoptr(AdcPieceFilter) filter = adc_piece_filter_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    adc_piece_filter_set_text (filter, cases[i].text);
    g_assert_cmpint (gtk_filter_match (GTK_FILTER (filter), fixture->egg), ==, cases[i].egg);
    g_assert_cmpint (gtk_filter_match (GTK_FILTER (filter), fixture->zealot), ==, cases[i].zealot);
  }

  adc_piece_filter_set_text (filter, "");
  adc_piece_filter_set_faction (filter, ADC_NO_FACTION);
  g_assert_false (gtk_filter_match (GTK_FILTER (filter), fixture->egg));
  g_assert_true (gtk_filter_match (GTK_FILTER (filter), fixture->zealot));
  adc_piece_set_shared (fixture->zealot, TRUE);
  g_assert_false (gtk_filter_match (GTK_FILTER (filter), fixture->zealot));
  adc_piece_filter_set_faction (filter, "any-of-them");
  g_assert_true (gtk_filter_match (GTK_FILTER (filter), fixture->zealot));
  g_assert_false (gtk_filter_match (GTK_FILTER (filter), fixture->egg));
  adc_piece_filter_set_faction (filter, NULL);
  adc_piece_filter_set_unit_type (filter, "air");
  g_assert_true (gtk_filter_match (GTK_FILTER (filter), fixture->egg));
  g_assert_false (gtk_filter_match (GTK_FILTER (filter), fixture->zealot));
  adc_piece_filter_set_kind (filter, ADC_KIND_CARD);
  g_assert_false (gtk_filter_match (GTK_FILTER (filter), fixture->egg));
}

/* An unknown value is last in every order but the one that asks for it. */
static void
test_order (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcPieceSorter) sorter = adc_piece_sorter_new ();

  for (AdcPieceOrder order = 0; order < ADC_N_PIECE_ORDERS; order++) {
    adc_piece_sorter_set_order (sorter, order);
    g_assert_cmpint (gtk_sorter_compare (GTK_SORTER (sorter), fixture->egg, fixture->zealot), ==,
                     order == ADC_PIECE_ORDER_UNKNOWN ? GTK_ORDERING_LARGER : GTK_ORDERING_SMALLER);
  }

  g_assert_true (adc_piece_order_applies (ADC_PIECE_ORDER_COST, fixture->game));
  g_assert_false (adc_piece_order_applies (ADC_PIECE_ORDER_INITIATIVE, fixture->game));
}

static void
test_description (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *egg = adc_piece_dup_description (fixture->egg);
  g_autofree char *zealot = adc_piece_dup_description (fixture->zealot);

  g_assert_cmpstr (egg, ==,
                   "Egg; The Blues; Cost: 2 (deduced from an example); Type: Air; "
                   "Abilities: Shield 1, ?");
  g_assert_cmpstr (zealot, ==, "Zealot; Cost: unknown; Type: unknown; Abilities: unknown");
  g_assert_cmpuint (adc_piece_count_unknown (fixture->egg), ==, 1);
  g_assert_cmpuint (adc_piece_count_unknown (fixture->zealot), ==, 3);
}

static void
completed_cb (Fixture *fixture, AdcPiece *piece, const char *stat, const char *previous)
{
  g_free (fixture->completed);
  fixture->completed = g_strdup_printf ("%s %s %s", adc_entry_get_id (ADC_ENTRY (piece)), stat,
                                        previous != NULL ? previous : "-");
}

static gpointer
get_child (gpointer widget, GType type, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (widget), type, name);
}

static AdcStatRow *
get_row (GtkWidget *sheet, int position)
{
  GtkListBox *list = get_child (sheet, ADC_TYPE_PIECE_SHEET, "list");

  return ADC_STAT_ROW (gtk_list_box_get_row_at_index (list, position));
}

static gboolean
is_edited (AdcStatRow *row)
{
  return gtk_revealer_get_reveal_child (get_child (row, ADC_TYPE_STAT_ROW, "revealer"));
}

/* Types into the first entry below. */
static void
type (GtkWidget *widget, const char *words)
{
  if (GTK_IS_ENTRY (widget))
    gtk_editable_set_text (GTK_EDITABLE (widget), words);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      type (child, words);
}

static void
save (AdcStatRow *row, const char *words)
{
  type (GTK_WIDGET (row), words);
  gtk_widget_activate_action (GTK_WIDGET (row), "stat-row.save", NULL);
}

static void
test_fill_in (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *sheet = g_object_ref_sink (adc_piece_sheet_new ());
  AdcStatRow *cost;

  g_signal_connect_swapped (sheet, "completed", G_CALLBACK (completed_cb), fixture);
  adc_piece_sheet_set_piece (ADC_PIECE_SHEET (sheet), fixture->zealot);
  adc_piece_sheet_set_completions (ADC_PIECE_SHEET (sheet), fixture->completions);
  cost = get_row (sheet, 0);

  /* A slip is told and nothing is kept. */
  adc_stat_row_edit (cost);
  save (cost, "many");
  g_assert_true (is_edited (cost));
  g_assert_true (gtk_widget_get_visible (get_child (cost, ADC_TYPE_STAT_ROW, "error")));
  g_assert_true (adc_stat_row_is_unknown (cost));
  g_assert_null (fixture->completed);

  /* What was unknown is filled in, and the next unknown one is ready. */
  save (cost, "x");
  g_assert_false (is_edited (cost));
  g_assert_cmpstr (adc_piece_get_value (fixture->zealot, "cost")->text, ==, "X");
  g_assert_cmpstr (fixture->completed, ==, "zealot cost -");
  g_assert_true (is_edited (get_row (sheet, 1)));

  /* Corrected, then taken back. */
  adc_stat_row_edit (cost);
  save (cost, "4");
  g_assert_cmpstr (fixture->completed, ==, "zealot cost X");
  gtk_widget_activate_action (GTK_WIDGET (cost), "stat-row.revert", NULL);
  g_assert_cmpstr (fixture->completed, ==, "zealot cost 4");
  g_assert_true (adc_stat_row_is_unknown (cost));

  /* No ability at all is something known. */
  adc_stat_row_edit (get_row (sheet, 2));
  gtk_widget_activate_action (GTK_WIDGET (get_row (sheet, 2)), "stat-row.save", NULL);
  g_assert_cmpstr (adc_piece_get_value (fixture->zealot, "abilities")->text, ==, "");

  g_assert_finalize_object (sheet);
}

/* Ours, typed in again, stays ours when it was stated and becomes the user's when it was deduced.
 */
static void
test_confirm (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *sheet = g_object_ref_sink (adc_piece_sheet_new ());

  adc_piece_sheet_set_completions (ADC_PIECE_SHEET (sheet), fixture->completions);
  adc_piece_sheet_set_piece (ADC_PIECE_SHEET (sheet), fixture->egg);
  adc_stat_row_edit (get_row (sheet, 0));
  save (get_row (sheet, 0), "2");
  adc_stat_row_edit (get_row (sheet, 1));
  gtk_widget_activate_action (GTK_WIDGET (get_row (sheet, 1)), "stat-row.save", NULL);

  g_assert_cmpint (adc_piece_get_value (fixture->egg, "cost")->basis, ==, ADC_BASIS_USER);
  g_assert_cmpint (adc_piece_get_value (fixture->egg, "type")->basis, ==, ADC_BASIS_STATED);
  g_assert_finalize_object (sheet);
}

static void
test_card (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *card = g_object_ref_sink (adc_unit_card_new ());
  GtkLabel *caption = get_child (card, ADC_TYPE_UNIT_CARD, "caption");

  adc_unit_card_set_piece (ADC_UNIT_CARD (card), fixture->egg);
  g_assert_cmpstr (gtk_label_get_label (caption), ==, "Air\u00a0· The Blues");
  adc_piece_set_user_value (fixture->zealot, "type", "air"); /* of another piece: nothing moves */
  adc_unit_card_set_piece (ADC_UNIT_CARD (card), fixture->zealot);
  g_assert_cmpstr (gtk_label_get_label (caption), ==, "Air");
  adc_piece_set_user_value (fixture->zealot, "type", NULL);
  g_assert_cmpstr (gtk_label_get_label (caption), ==, "Type: unknown");
  g_assert_finalize_object (card);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/pieces/filter", Fixture, NULL, set_up, test_filter, tear_down);
  g_test_add ("/pieces/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/pieces/description", Fixture, NULL, set_up, test_description, tear_down);
  g_test_add ("/pieces/fill-in", Fixture, NULL, set_up, test_fill_in, tear_down);
  g_test_add ("/pieces/confirm", Fixture, NULL, set_up, test_confirm, tear_down);
  g_test_add ("/pieces/card", Fixture, NULL, set_up, test_card, tear_down);

  return g_test_run ();
}
