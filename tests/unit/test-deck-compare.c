/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-compare.h"

#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-problem.h"
#include "adc-test-game.h"
#include "standard-decks.h"

#define TITLE(text) "<title>" text "</title>"
#define STAT(id, on, role) \
  "<stat id='" id "' on='" on "' kind='integer' role='" role "'>" TITLE (id) "</stat>"
#define CARD(id, values) "<card id='" id "' page='1'>" TITLE (id) values "</card>"
#define VALUE(stat, text) "<value stat='" stat "'>" text "</value>"

static const char game_xml[] =
  "<game format='1' id='tiny' xml:lang='fr'>" TITLE ("Petit jeu")
  "<players min='2' max='4'/><source id='book'>" TITLE ("Livret") "</source>"
  "<stat id='sort' on='card' kind='choice'>" TITLE ("Sorte")
  "<option id='attack'>" TITLE ("Attaques") "</option>"
  "<option id='building'>" TITLE ("Bâtiments") "</option></stat>"
  STAT ("price", "card", "cost") STAT ("cost", "unit", "cost") STAT ("life", "unit", "toughness")
  "</game>";

static const char entries_xml[] =
  "<entries format='1' game='tiny' xml:lang='fr'>"
  "<faction id='reds' page='1'>" TITLE ("Rouges") "</faction>"
  CARD ("tower", VALUE ("sort", "building") VALUE ("price", "5"))
  CARD ("raid", VALUE ("sort", "attack") VALUE ("price", "2"))
  CARD ("blank", VALUE ("sort", "attack"))
  "<unit id='scout' page='1' faction='reds'>" TITLE ("scout") VALUE ("cost", "2")
  VALUE ("life", "1") "</unit>"
  "<deck-kind id='deck'>" TITLE ("Paquet") "<admit on='card'/><admit on='unit'/>"
  "<zone id='pile' role='draw'>" TITLE ("Pioche") "</zone>"
  "<zone id='hand' role='hand'>" TITLE ("Main") "</zone></deck-kind>"
  "</entries>";

typedef struct {
  AdcTestGame *files;
  AdcGame     *game;
  AdcDeck     *deck;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *rules = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (rules, NULL);

  fixture->files = adc_test_game_new ();
  adc_test_game_write (fixture->files, "game.xml", game_xml);
  adc_test_game_write (fixture->files, "entries.xml", entries_xml);
  fixture->game = adc_game_load (fixture->files->folder, schema, problems);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *problem = adc_problem_format (problems->pdata[i]);

    g_error ("%s", problem);
  }
  fixture->deck = adc_deck_new ("tiny", "deck");
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->deck);
  g_assert_finalize_object (fixture->game);
  adc_test_game_free (fixture->files);
}

/* "Attaques/raid/Main 0:2; …" */
static char *
describe_differences (Fixture *fixture, AdcDeck *other)
{
  g_autoptr(GPtrArray) differences = adc_deck_compare (fixture->deck, other, fixture->game);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < differences->len; i++) {
    const AdcDeckDifference *difference = differences->pdata[i];

    g_string_append_printf (out, "%s%s/%s/%s %u:%u", i > 0 ? "; " : "", difference->category,
                            difference->name, difference->zone, difference->n_first,
                            difference->n_second);
  }

  return g_string_free (out, FALSE);
}

static void
test_differences (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) other = adc_deck_copy (fixture->deck);
  g_autofree char *found = NULL;

  adc_deck_add (fixture->deck, "pile", "tower", "tower", NULL, 2);
  adc_deck_add (fixture->deck, "pile", "raid", "raid", NULL, 3);
  adc_deck_add (fixture->deck, "pile", "blank", "blank", NULL, 1);
  adc_deck_add (fixture->deck, "pile", NULL, NULL, NULL, 4);
  adc_deck_add (other, "hand", "raid", "raid", NULL, 2);
  adc_deck_add (other, "pile", NULL, NULL, NULL, 4);
  adc_deck_add (other, "pile", "blank", "called otherwise", NULL, 1);
  adc_deck_add (other, "pile", "tower", "tower", NULL, 1);
  adc_deck_add (other, "pile", NULL, "own", NULL, 1);
  found = describe_differences (fixture, other);
  g_assert_cmpstr (found, ==,
                   "Attaques/raid/Main 0:2; Attaques/raid/Pioche 3:0; Bâtiments/tower/Pioche 2:1; "
                   "Unknown/own/Pioche 0:1");
}

static void
test_same (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDeck) other = NULL;
  g_autofree char *found = NULL;

  adc_deck_add (fixture->deck, "pile", "tower", "tower", NULL, 2);
  other = adc_deck_copy (fixture->deck);
  adc_deck_set_title (other, "Another name");
  found = describe_differences (fixture, other);
  g_assert_cmpstr (found, ==, "");
}

/* "Categories: Attaques 2, …; price: 1 0, 2 3" */
static char *
describe_charts (AdcDeck *deck, AdcGame *game)
{
  g_autoptr(GPtrArray) charts = adc_deck_list_charts (deck, game);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < charts->len; i++) {
    const AdcArmyChart *chart = charts->pdata[i];

    g_assert_cmpuint (chart->labels->len, ==, chart->counts->len);
    g_string_append_printf (out, "%s%s:", i > 0 ? "; " : "", chart->title);
    for (guint j = 0; j < chart->labels->len; j++)
      g_string_append_printf (out, " %s=%u", (char *) chart->labels->pdata[j],
                              g_array_index (chart->counts, guint, j));
  }

  return g_string_free (out, FALSE);
}

static void
test_charts (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *charts = NULL;

  g_hash_table_insert (values, (gpointer) "price", (gpointer) "7");
  g_hash_table_insert (values, (gpointer) "sort", (gpointer) "attack");
  adc_deck_add (fixture->deck, "pile", "tower", "tower", NULL, 2);
  adc_deck_add (fixture->deck, "hand", "raid", "raid", NULL, 3);
  adc_deck_add (fixture->deck, "pile", "blank", "blank", NULL, 1);
  adc_deck_add (fixture->deck, "pile", "scout", "scout", NULL, 1);
  adc_deck_add (fixture->deck, "pile", NULL, "own", values, 1);
  adc_deck_add (fixture->deck, "pile", NULL, NULL, NULL, 4);
  charts = describe_charts (fixture->deck, fixture->game);
  g_assert_cmpstr (charts, ==,
                   "Categories: Bâtiments=2 Attaques=5 Units=1 Unknown=4; "
                   "cost: 2=4 3=0 4=0 5=2 6=0 7=1 ?=5; "
                   "life: 1=1");
}

static void
test_empty (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) charts = adc_deck_list_charts (fixture->deck, fixture->game);

  g_assert_cmpuint (charts->len, ==, 0);
}

/* No card is lost: categories add up to the deck. */
static void
check_standard (AdcDeck *deck, AdcGame *game)
{
  g_autoptr(GPtrArray) charts = adc_deck_list_charts (deck, game);
  g_autofree char *description = describe_charts (deck, game);
  const AdcArmyChart *chart = charts->len > 0 ? charts->pdata[0] : NULL;
  guint count = 0;

  g_test_message ("%s", description);
  for (guint i = 0; chart != NULL && i < chart->counts->len; i++)
    count += g_array_index (chart->counts, guint, i);
  g_assert_cmpuint (count, <=, adc_deck_count (deck));
  g_assert_true (count > 0 || adc_deck_count (deck) == 0);
}

static void
test_standard_lists (void)
{
  g_autoptr(AdcLibrary) library = standard_decks_load ();

  standard_decks_foreach (library, check_standard);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");

  g_test_add ("/deck-compare/differences", Fixture, NULL, set_up, test_differences, tear_down);
  g_test_add ("/deck-compare/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/deck-compare/charts", Fixture, NULL, set_up, test_charts, tear_down);
  g_test_add ("/deck-compare/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add_func ("/deck-compare/standard-lists", test_standard_lists);

  return g_test_run ();
}
