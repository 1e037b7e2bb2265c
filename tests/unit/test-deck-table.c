/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decks as tables, and what a unit's cards are worth on the average. */

#include "adc-deck-table.h"
#include "adc-language.h"
#include "adc-problem.h"
#include "adc-unit-average.h"
#include "arsenal-game.h"

#include <string.h>

typedef struct {
  AdcGame *game;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);

  fixture->game = arsenal_game_load (NULL, problems);
  for (guint i = 0; i < problems->len; i++)
    g_error ("%s", ((AdcProblem *) problems->pdata[i])->message);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->game);
}

static char *
join_ids (GPtrArray *pieces)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < pieces->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? " " : "",
                            ADC_IS_STAT (pieces->pdata[i]) ? adc_stat_get_id (pieces->pdata[i])
                                                           : adc_entry_get_id (pieces->pdata[i]));

  return g_string_free (out, FALSE);
}

static void
assert_table (Fixture *fixture, const char *faction, const char *edition, const char *deck,
              const char *cards, const char *columns)
{
  g_autoptr(AdcDeckTable) table = adc_deck_table_new (
    fixture->game, faction != NULL ? arsenal_game_faction (fixture->game, faction) : NULL, edition,
    deck);
  g_autofree char *found_cards = join_ids (adc_deck_table_get_cards (table));
  g_autofree char *found_columns = join_ids (adc_deck_table_get_columns (table));

  g_assert_cmpstr (found_cards, ==, cards);
  g_assert_cmpstr (found_columns, ==, columns);
}

static void
test_cards (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  assert_table (fixture, "reds", NULL, "war", "war-1 war-2 war-3 war-4 war-5 war-6",
                "sort icons power copies");
  assert_table (fixture, "reds", "first", "war", "war-1 war-2 war-3 war-4 war-5 war-6",
                "sort icons power copies");
  assert_table (fixture, "reds", "more", "war", "war-1 war-2 war-3 war-4 war-5 war-6 war-7",
                "sort icons power copies box");
  assert_table (fixture, "scarlet", "first", "war", "war-8 war-1 war-2 war-3 war-4 war-5 war-6",
                "sort icons power copies");
  assert_table (fixture, "reds", "first", "house", "hut camp", "cost gold builds needs");
  assert_table (fixture, "reds", "more", "house", "hut camp-more", "cost gold builds needs box");
  assert_table (fixture, "blues", "first", "war", "", "");
  assert_table (fixture, NULL, "first", "science", "moon", "");
  assert_table (fixture, "reds", "first", "nothing", "", "");
}

/* Nothing is told line by line that all lines would tell; unless somebody just filled it in. */
static void
test_shared (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeckTable) table = adc_deck_table_new (fixture->game, NULL, "more", "house");
  g_autofree char *shared = join_ids (adc_deck_table_get_shared (table));

  g_assert_cmpstr (shared, ==, "sort copies box");
  assert_table (fixture, NULL, "more", "house", "drum flag", "cost");
  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "flag"), "copies", "2");
  assert_table (fixture, NULL, "more", "house", "drum flag", "cost copies");
}

static void
test_editions (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) editions = adc_arsenal_list_editions (fixture->game);

  g_assert_true (adc_arsenal_exists (fixture->game));
  g_assert_cmpuint (editions->len, ==, 2);
  g_assert_cmpstr (editions->pdata[0], ==, "first");
  g_assert_cmpstr (editions->pdata[1], ==, "more");
}

static void
test_counts (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcFaction *reds = arsenal_game_faction (fixture->game, "reds");
  g_autoptr(AdcDeckTable) before = adc_deck_table_new (fixture->game, reds, NULL, "war");
  g_autoptr(AdcDeckTable) houses = adc_deck_table_new (fixture->game, reds, NULL, "house");
  g_autoptr(AdcDeckTable) after = NULL;
  g_autoptr(AdcDeckTable) wider = NULL;

  g_assert_cmpuint (adc_deck_table_get_n_copies (before), ==, 7);
  g_assert_cmpuint (adc_deck_table_get_n_uncounted (before), ==, 1);
  g_assert_cmpuint (adc_deck_table_get_n_unknown (before), ==, 1);
  g_assert_cmpuint (adc_deck_table_get_n_unknown (houses), ==, 0);

  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "war-5"), "icons", "rider");
  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "war-6"), "copies", "3");
  after = adc_deck_table_new (fixture->game, reds, NULL, "war");
  g_assert_cmpuint (adc_deck_table_get_n_copies (after), ==, 9);
  g_assert_cmpuint (adc_deck_table_get_n_uncounted (after), ==, 0);
  g_assert_cmpuint (adc_deck_table_get_n_unknown (after), ==, 0);
  g_assert_true (adc_deck_table_has_same_cells (before, after));

  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "war-6"), "cost", "3");
  wider = adc_deck_table_new (fixture->game, reds, NULL, "war");
  g_assert_false (adc_deck_table_has_same_cells (before, wider));
}

static int
compare (gconstpointer a, gconstpointer b, gpointer stat)
{
  return adc_deck_table_compare (*(AdcPiece **) a, *(AdcPiece **) b, stat, FALSE);
}

static int
compare_down (gconstpointer a, gconstpointer b, gpointer stat)
{
  return adc_deck_table_compare (*(AdcPiece **) a, *(AdcPiece **) b, stat, TRUE);
}

static void
assert_order (Fixture *fixture, const char *stat, gboolean is_descending, const char *wanted)
{
  g_autoptr(AdcDeckTable) table = adc_deck_table_new (
    fixture->game, arsenal_game_faction (fixture->game, "reds"), NULL, "war");
  g_autofree char *found = NULL;

  g_ptr_array_sort_with_data (adc_deck_table_get_cards (table),
                              is_descending ? compare_down : compare,
                              stat != NULL
                                ? adc_game_get_stat (fixture->game, ADC_KIND_CARD, stat)
                                : NULL);
  found = join_ids (adc_deck_table_get_cards (table));
  g_assert_cmpstr (found, ==, wanted);
}

/* What is unknown comes last, both ways; 10 comes after 2. */
static void
test_order (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  assert_order (fixture, NULL, FALSE, "war-2 war-3 war-4 war-5 war-6 war-1");
  assert_order (fixture, NULL, TRUE, "war-1 war-6 war-5 war-4 war-3 war-2");
  assert_order (fixture, "power", FALSE, "war-6 war-1 war-2 war-4 war-3 war-5");
  assert_order (fixture, "power", TRUE, "war-4 war-2 war-1 war-6 war-3 war-5");
  assert_order (fixture, "sort", TRUE, "war-4 war-1 war-2 war-3 war-5 war-6");
}

static void
assert_average (Fixture *fixture, const char *faction, const char *edition, const char *unit,
                const char *wanted)
{
  g_autoptr(GPtrArray) averages = adc_unit_averages_list (
    fixture->game, arsenal_game_faction (fixture->game, faction), edition);
  g_autofree char *found = NULL;

  for (guint i = 0; i < averages->len; i++) {
    const AdcUnitAverage *average = averages->pdata[i];
    g_autofree char *mean = adc_unit_average_format (average);
    g_autofree char *difference = adc_unit_average_format_difference (average);

    if (g_strcmp0 (adc_entry_get_id (ADC_ENTRY (average->unit)), unit) != 0)
      continue;

    g_assert_null (found);
    found = g_strdup_printf ("%u of %u: %s, %d to %d, %s%s", average->n_known, average->n_cards,
                             mean, average->lowest, average->highest, difference,
                             adc_unit_average_agrees (average) ? " agrees" : "");
  }

  g_assert_cmpstr (found, ==, wanted);
}

static void
test_averages (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcPiece *card = arsenal_game_piece (fixture->game, "war-6");

  g_assert_true (adc_unit_averages_exist (fixture->game));
  /* A card that is there twice counts twice; one of an unknown sort may count. */
  assert_average (fixture, "reds", NULL, "soldier", "3 of 4: 6.33, 5 to 7, +1.33");
  assert_average (fixture, "reds", NULL, "rider", "1 of 2: 5, 5 to 5, −1");
  assert_average (fixture, "reds", "more", "rider", "2 of 3: 5.5, 5 to 6, −0.5 agrees");
  assert_average (fixture, "scarlet", NULL, "giant", "1 of 1: −1, -1 to -1, (null)");
  assert_average (fixture, "reds", NULL, "giant", NULL);
  g_assert_cmpuint (adc_unit_averages_count_unknown (
                      fixture->game, arsenal_game_faction (fixture->game, "reds"), NULL),
                    ==, 1);

  adc_piece_set_user_value (card, "sort", "extra");
  assert_average (fixture, "reds", NULL, "soldier", "3 of 3: 6.33, 5 to 7, +1.33");
  adc_piece_set_user_value (card, "sort", "plain");
  assert_average (fixture, "reds", NULL, "soldier", "4 of 4: 5, 1 to 7, 0 agrees");
  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "rider"), "mean", "5");
  assert_average (fixture, "reds", "more", "rider", "2 of 3: 5.5, 5 to 6, +0.5"); /* 6, rounded */
}

/* Nothing known, but something stated. */
static void
test_average_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) averages = NULL;
  const AdcUnitAverage *average;

  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "ghost"), "mean", "4");
  averages = adc_unit_averages_list (fixture->game, arsenal_game_faction (fixture->game, "reds"),
                                     NULL);
  g_assert_cmpuint (averages->len, ==, 3);
  average = averages->pdata[2];
  g_assert_true (average->is_stated);
  g_assert_cmpint (average->stated, ==, 4);
  g_assert_null (adc_unit_average_format (average));
  g_assert_null (adc_unit_average_format_difference (average));
  g_assert_cmpint (adc_unit_average_compare (average), ==, 0);
}

/* An average of what is not there is refused, with the line. */
static void
test_refused (void)
{
  static const struct {
    const char *average;
    const char *message;
  } cases[] = {
    { "<average of=\"nothing\"/>", "cards have no stat “nothing” that is a whole number" },
    { "<average of=\"sort\"/>", "cards have no stat “sort” that is a whole number" },
    { "<average of=\"power\"><where stat=\"deck\" value=\"x\"/></average>",
      "cards have no stat “deck” with an option “x”" },
    { "<average of=\"power\"><where stat=\"power\" value=\"x\"/></average>",
      "cards have no stat “power” with an option “x”" },
    { "<average/>", "average" },
    { "<average of=\"power\"/><average of=\"power\"/>", "average" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
    const AdcProblem *problem;

    g_assert_null (arsenal_game_load (cases[i].average, problems));
    g_assert_cmpuint (problems->len, >, 0);
    problem = problems->pdata[0];
    if (strstr (problem->message, cases[i].message) == NULL)
      g_error ("“%s” is not in “%s”", cases[i].message, problem->message);
    g_assert_cmpint (problem->line, ==, 5);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");

  g_test_add ("/deck-table/cards", Fixture, NULL, set_up, test_cards, tear_down);
  g_test_add ("/deck-table/shared", Fixture, NULL, set_up, test_shared, tear_down);
  g_test_add ("/deck-table/editions", Fixture, NULL, set_up, test_editions, tear_down);
  g_test_add ("/deck-table/counts", Fixture, NULL, set_up, test_counts, tear_down);
  g_test_add ("/deck-table/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/deck-table/averages", Fixture, NULL, set_up, test_averages, tear_down);
  g_test_add ("/deck-table/average-unknown", Fixture, NULL, set_up, test_average_unknown,
              tear_down);
  g_test_add_func ("/deck-table/refused", test_refused);

  return g_test_run ();
}
