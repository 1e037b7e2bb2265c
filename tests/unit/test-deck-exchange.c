/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-exchange.h"
#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-problem.h"
#include "adc-test-game.h"
#include "standard-decks.h"

#include <string.h>

#define TITLES(fr, en) "<title>" fr "</title><title xml:lang='en'>" en "</title>"

static const char game_xml[] =
  "<game format='1' id='tiny' xml:lang='fr'>" TITLES ("Petit jeu", "Tiny Game")
  "<players min='2' max='4'/><source id='book'><title>Livret</title></source>"
  "<stat id='sort' on='card' kind='choice'>" TITLES ("Sorte", "Sort")
  "<option id='attack'>" TITLES ("Attaques", "Attacks") "</option>"
  "<option id='building'>" TITLES ("Bâtiments", "Buildings") "</option></stat>"
  "</game>";

static const char entries_xml[] =
  "<entries format='1' game='tiny' xml:lang='fr'>"
  "<faction id='reds' page='1'>" TITLES ("Rouges", "Reds") "</faction>"
  "<faction id='blues' page='1'>" TITLES ("Bleus", "Blues") "</faction>"
  "<rule id='size' page='4'>" TITLES ("Taille", "Size")
  "<p>Dix.</p><p xml:lang='en'>Ten.</p></rule>"
  "<card id='scout' page='1' faction='reds'>" TITLES ("Éclaireur", "Scout")
  "<synonym>Espion</synonym><value stat='sort'>attack</value></card>"
  "<card id='marine' page='1' faction='reds'>" TITLES ("Fusilier", "Marine")
  "<value stat='sort'>attack</value></card>"
  "<card id='tower' page='1' faction='reds'>" TITLES ("Tour 3", "Tower 3")
  "<value stat='sort'>building</value></card>"
  "<card id='mine' page='1' faction='reds'>" TITLES ("Puits", "Mine")
  "<value stat='sort'>building</value></card>"
  "<card id='bomb' page='1' faction='reds'>" TITLES ("Mine", "Bomb")
  "<value stat='sort'>attack</value></card>"
  "<card id='star' page='1' faction='reds'>" TITLES ("*Étoile* [rouge] #1", "*Star* [red] #1")
  "<value stat='sort'>attack</value></card>"
  "<card id='blue-marine' page='1' faction='blues'>" TITLES ("Fusilier", "Marine")
  "<value stat='sort'>attack</value></card>"
  "<card id='boat' page='1' faction='blues'>" TITLES ("Bateau", "Boat") "</card>"
  "<deck-kind id='deck' factions='true'>" TITLES ("Paquet", "Deck of Cards")
  "<choice id='party'>" TITLES ("Partie", "Party")
  "<option id='alone'>" TITLES ("Seul", "Alone") "</option>"
  "<option id='team'>" TITLES ("En équipe", "In Teams") "</option></choice>"
  "<admit on='card' whose='own'/>"
  "<zone id='pile' role='draw'>" TITLES ("Pioche", "Stock") "</zone>"
  "<zone id='chosen' role='hand'>" TITLES ("Cartes choisies", "Chosen Cards") "</zone>"
  "</deck-kind>"
  "<deck-rule id='deck-size' page='4' deck='deck' min='10' max='10' rule='size'>"
  TITLES ("Dix cartes", "Ten Cards") "</deck-rule>"
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

  adc_language_set_current ("en");
  fixture->files = adc_test_game_new ();
  adc_test_game_write (fixture->files, "game.xml", game_xml);
  adc_test_game_write (fixture->files, "entries.xml", entries_xml);
  fixture->game = adc_game_load (fixture->files->folder, schema, problems);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *problem = adc_problem_format (problems->pdata[i]);

    g_error ("%s", problem);
  }
  fixture->deck = adc_deck_new ("tiny", "deck");
  adc_deck_set_faction (fixture->deck, "reds");
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->deck);
  g_assert_finalize_object (fixture->game);
  adc_test_game_free (fixture->files);
}

/* "pile:scout*2 pile:“Name”*1 chosen:?*3" */
static char *
describe (AdcDeck *deck)
{
  GPtrArray *lines = adc_deck_get_lines (deck);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    g_string_append_printf (out, "%s%s:", i > 0 ? " " : "", line->zone);
    if (line->card != NULL)
      g_string_append (out, line->card);
    else if (line->name != NULL)
      g_string_append_printf (out, "“%s”", line->name);
    else
      g_string_append_c (out, '?');
    g_string_append_printf (out, "*%u", line->count);
  }

  return g_string_free (out, FALSE);
}

static void
assert_deck (AdcDeck *deck, const char *expected)
{
  g_autofree char *description = describe (deck);

  g_assert_cmpstr (description, ==, expected);
}

/* The list read into the deck, emptied before; gives how many lines were not understood. */
static guint
import (Fixture *fixture, const char *list)
{
  g_autoptr(GPtrArray) strangers = NULL;

  g_test_message ("%s", list);
  adc_deck_clear (fixture->deck);
  strangers = adc_deck_import (fixture->deck, fixture->game, list);
  return strangers->len;
}

static void
test_ways_to_write (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *list, *deck;
  } ways[] = {
    { "2x Scout", "pile:scout*2" },
    { "2 × Scout", "pile:scout*2" },
    { "2X scout", "pile:scout*2" },
    { "2* Scout", "pile:scout*2" },
    { "3 Marine", "pile:marine*3" },
    { "3\tMarine", "pile:marine*3" },
    { "Marine\t3", "pile:marine*3" },
    { "3 Marines", "pile:marine*3" },
    { "Marine x3", "pile:marine*3" },
    { "Marine (3)", "pile:marine*3" },
    { "Marine (x3)", "pile:marine*3" },
    { "Marine: 3", "pile:marine*3" },
    { "- 2 Marine", "pile:marine*2" },
    { "  • 2 Marine  ", "pile:marine*2" },
    { "Marine", "pile:marine*1" },
    { "2 Marine # the good ones", "pile:marine*2" },
    { "2 Marine // the good ones", "pile:marine*2" },
    { "// 2 Marine", "" },
    { "2 eclaireur", "pile:scout*2" },
    { "2 ÉCLAIREURS", "pile:scout*2" },
    { "1 espion", "pile:scout*1" },
    { "Tower 3", "pile:tower*1" },
    { "2x Tower 3", "pile:tower*2" },
    { "2 Tower 3", "pile:tower*2" },
    { "2 *Star* [red] #1", "pile:star*2" },
    { "1 Boat", "pile:boat*1" }, /* it is there; that it is foreign is the judge's affair */
    { "1 Unknown card\n2 ?", "pile:?*3" },
    { "2 Scout\r\n\r\n3 Marine\r1 Scout", "pile:scout*3 pile:marine*3" },
    { "Scout\nChosen Cards\nMarine", "pile:scout*1 chosen:marine*1" },
    { "CARTES CHOISIES:\n2 Marine\nStock (3):\nScout", "chosen:marine*2 pile:scout*1" },
    { "## chosen\n2 Marine\n[Pile]\nScout", "chosen:marine*2 pile:scout*1" },
    { "Tiny Game\nReds\n-----\nAttacks\n2 Marine\n**Buildings (1)**\nTower 3",
      "pile:marine*2 pile:tower*1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_assert_cmpuint (import (fixture, ways[i].list), ==, 0);
    assert_deck (fixture->deck, ways[i].deck);
  }
}

/* A title in the reader's language comes before the same in another; what the deck admits before
 * what it does not. */
static void
test_one_name_for_two (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  import (fixture, "Mine\nMarine");
  assert_deck (fixture->deck, "pile:mine*1 pile:marine*1");

  adc_language_set_current ("fr");
  import (fixture, "Mine");
  assert_deck (fixture->deck, "pile:bomb*1");

  adc_deck_set_faction (fixture->deck, "blues");
  import (fixture, "Marine");
  assert_deck (fixture->deck, "pile:blue-marine*1");
}

static void
assert_stranger (GPtrArray *strangers, guint position, guint line, const char *name,
                 const char *nearest)
{
  const AdcDeckStranger *stranger;

  g_assert_cmpuint (position, <, strangers->len);
  stranger = strangers->pdata[position];
  g_assert_cmpuint (stranger->line, ==, line);
  g_assert_cmpstr (stranger->name, ==, name);
  g_assert_cmpstr (stranger->nearest, ==, nearest);
  g_assert_true (g_str_has_suffix (stranger->message, "."));
}

static void
test_strangers (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) strangers =
    adc_deck_import (fixture->deck, fixture->game,
                     "2 Scuot\n\n3 Marine\nZeppelin x4\n0 Marine\n10000 Scout\n"
                     "99999999999999999999999 Scout\n-2 Marine");

  assert_deck (fixture->deck, "pile:“Scuot”*2 pile:marine*3 pile:“Zeppelin”*4 pile:“-2 Marine”*1");
  assert_stranger (strangers, 0, 1, "Scuot", "Scout");
  assert_stranger (strangers, 1, 4, "Zeppelin", NULL);
  assert_stranger (strangers, 2, 5, "Marine", NULL);
  assert_stranger (strangers, 3, 6, "Scout", NULL);
  assert_stranger (strangers, 4, 7, "Scout", NULL);
  g_assert_cmpuint (strangers->len, ==, 6);
  g_assert_nonnull (strstr (((AdcDeckStranger *) strangers->pdata[0])->message, "“Scout”"));
}

static void
fill (Fixture *fixture)
{
  adc_deck_set_title (fixture->deck, "# My *deck*");
  adc_deck_set_notes (fixture->deck, "Never plays\n9 Scout\r9 Marine\n## Chosen Cards\n9 Mine");
  adc_deck_set_option (fixture->deck, "party", "team");
  adc_deck_add (fixture->deck, "pile", "scout", "Scout", NULL, 2);
  adc_deck_add (fixture->deck, "pile", "mine", "Mine", NULL, 1);
  adc_deck_add (fixture->deck, "pile", "bomb", "Bomb", NULL, 4);
  adc_deck_add (fixture->deck, "pile", "star", "Star", NULL, 1);
  adc_deck_add (fixture->deck, "pile", "blue-marine", "Marine", NULL, 3);
  adc_deck_add (fixture->deck, "chosen", "tower", "Tower", NULL, 1);
  adc_deck_add (fixture->deck, "chosen", "gone", "Gone \\ away", NULL, 2);
  adc_deck_add (fixture->deck, "chosen", NULL, "=HYPERLINK(\"x\", 3)", NULL, 2);
  adc_deck_add (fixture->deck, "chosen", NULL, "Own // name (3)", NULL, 1);
  adc_deck_add (fixture->deck, "chosen", NULL, NULL, NULL, 33);
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* Lists are sorted by category, which is of no importance. */
static char *
describe_sorted (AdcDeck *deck)
{
  g_autofree char *description = describe (deck);
  g_auto(GStrv) lines = g_strsplit (description, " ", -1);

  qsort (lines, g_strv_length (lines), sizeof (char *), compare_lines);
  return g_strjoinv ("\n", lines);
}

static void
check_round_trip (AdcDeck *deck, AdcGame *game)
{
  static const char * const languages[] = { "en", "fr" };
  g_autofree char *expected = describe_sorted (deck);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint j = 0; j < G_N_ELEMENTS (languages); j++)
      for (AdcDeckFormat format = 0; format <= ADC_DECK_FORMAT_CSV; format++) {
        g_autoptr(AdcDeck) again = adc_deck_copy (deck);
        g_autoptr(GPtrArray) strangers = NULL;
        g_autofree char *text = NULL;
        g_autofree char *description = NULL;

        adc_language_set_current (languages[i]);
        text = adc_deck_export (deck, game, format);
        g_assert_true (g_utf8_validate (text, -1, NULL));
        adc_language_set_current (languages[j]);
        adc_deck_clear (again);
        strangers = adc_deck_import (again, game, text);
        description = describe_sorted (again);
        if (g_strcmp0 (description, expected) != 0)
          g_error ("%s\n%s\nexpected:\n%s\n%s", text, description, expected,
                   strangers->len > 0 ? ((AdcDeckStranger *) strangers->pdata[0])->message : "");
      }
  adc_language_set_current ("en");
}

static void
test_round_trip (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fill (fixture);
  check_round_trip (fixture->deck, fixture->game);
}

static void
test_standard_lists (void)
{
  g_autoptr(AdcLibrary) library = standard_decks_load ();

  g_assert_cmpuint (standard_decks_foreach (library, check_round_trip), >, 4);
}

static void
test_text (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;

  adc_deck_set_title (fixture->deck, "Red Dawn");
  adc_deck_set_notes (fixture->deck, "For Sunday.");
  adc_deck_set_players (fixture->deck, 3);
  adc_deck_add (fixture->deck, "chosen", "tower", "Tower", NULL, 1);
  adc_deck_add (fixture->deck, "pile", "scout", "Scout", NULL, 2);
  text = adc_deck_export (fixture->deck, fixture->game, ADC_DECK_FORMAT_TEXT);
  g_assert_cmpstr (text, ==,
                   "Red Dawn\n\n"
                   "  Game     Tiny Game\n"
                   "  Kind     Deck of Cards\n"
                   "  Faction  Reds\n"
                   "  Players  3\n"
                   "  Party    Alone\n"
                   "  Total    3 cards\n"
                   "  Verdict  Not legal: 1 rule is broken.\n"
                   "  • Broken: Deck of Cards: 3, and it takes exactly 10. "
                   "(Ten Cards; Livret, p.\u00a04)\n"
                   "  Notes    For Sunday.\n"
                   "\n"
                   "Stock (2)\n"
                   "  Attacks:\n"
                   "    2 × Scout\n"
                   "\n"
                   "Chosen Cards (1)\n"
                   "  Buildings:\n"
                   "    1 × Tower 3\n");
}

static void
test_markdown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;

  fill (fixture);
  text = adc_deck_export (fixture->deck, fixture->game, ADC_DECK_FORMAT_MARKDOWN);
  g_assert_true (g_str_has_prefix (text, "# \\# My \\*deck\\*\n\n- **Game:** Tiny Game\n"));
  g_assert_nonnull (strstr (text, "\n> \\## Chosen Cards\n"));
  g_assert_nonnull (strstr (text, "\n## Stock (11)\n\n### Attacks\n\n- 2 × Scout\n"));
  g_assert_nonnull (strstr (text, "\n- 1 × \\*Star\\* \\[red\\] #1\n"));
}

static void
test_csv (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;

  adc_deck_add (fixture->deck, "pile", "scout", "Scout", NULL, 2);
  adc_deck_add (fixture->deck, "chosen", NULL, "=HYPERLINK(\"x\", 3)", NULL, 2);
  adc_deck_add (fixture->deck, "chosen", NULL, "@home", NULL, 1);
  adc_deck_add (fixture->deck, "chosen", NULL, NULL, NULL, 33);
  text = adc_deck_export (fixture->deck, fixture->game, ADC_DECK_FORMAT_CSV);
  g_assert_cmpstr (text, ==,
                   "zone,id,name,category,count,unknown\r\n"
                   "pile,scout,Scout,Attacks,2,0\r\n"
                   "chosen,,\"'=HYPERLINK(\"\"x\"\", 3)\",Unknown,2,0\r\n"
                   "chosen,,\"'@home\",Unknown,1,0\r\n"
                   "chosen,,Unknown card,Unknown,33,1\r\n");

  /* As a spreadsheet of another country gives it back. */
  g_assert_cmpuint (import (fixture, "\xef\xbb\xbf\"zone\";\"id\";\"name\";\"category\";\"count\";"
                                     "\"unknown\"\r\n\"chosen\";\"\";\"Marine\";\"\";\"2\";\"0\""),
                    ==, 0);
  assert_deck (fixture->deck, "chosen:marine*2");
  g_assert_cmpuint (import (fixture, "zone,id,name,category,count,unknown\npile,scout,,,many,0\n"
                                     "pile,scout\npile,scout,,,1,0\n"),
                    ==, 2);
  assert_deck (fixture->deck, "pile:scout*1");
}

/* A list that only looks like one of ours loses nothing. */
static void
test_not_quite_ours (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (import (fixture, "Tiny Game\nMarine\nScout\n"), ==, 0);
  assert_deck (fixture->deck, "pile:marine*1 pile:scout*1");
}

static void
test_hostile (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *letters = g_strnfill (3 * ADC_DECK_MAX_LIST_BYTES, 'x');
  g_autofree char *breaks = g_strnfill (ADC_DECK_MAX_LIST_BYTES, '\n');
  g_autoptr(GString) names = g_string_new (NULL);
  g_autoptr(GPtrArray) strangers = NULL;
  const AdcDeckLine *line;

  g_assert_cmpuint (import (fixture, letters), ==, 2);
  line = adc_deck_get_lines (fixture->deck)->pdata[0];
  g_assert_cmpuint (strlen (line->name), ==, ADC_DECK_MAX_NAME);
  g_assert_cmpuint (import (fixture, breaks), ==, 1);

  g_assert_cmpuint (import (fixture, "2 \xff\xfe\x01\x1b[31m"), ==, 1);
  line = adc_deck_get_lines (fixture->deck)->pdata[0];
  g_assert_true (g_utf8_validate (line->name, -1, NULL));
  g_assert_null (strpbrk (line->name, "\x01\x1b"));

  for (guint i = 0; i < ADC_DECK_MAX_LINES + 10; i++)
    g_string_append_printf (names, "2 Nothing %u of that\n", i);
  adc_deck_clear (fixture->deck);
  strangers = adc_deck_import (fixture->deck, fixture->game, names->str);
  g_assert_cmpuint (adc_deck_get_lines (fixture->deck)->len, ==, ADC_DECK_MAX_LINES);
  g_assert_cmpuint (strangers->len, ==, ADC_DECK_MAX_LINES + 20);
}

static void
test_formats (void)
{
  AdcDeckFormat format;

  g_assert_true (adc_deck_format_from_name ("markdown", &format));
  g_assert_cmpstr (adc_deck_format_get_suffix (format), ==, ".md");
  g_assert_false (adc_deck_format_from_name ("pdf", &format));
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *path;
    void      (*run) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/deck-exchange/ways-to-write", test_ways_to_write },
    { "/deck-exchange/one-name-for-two", test_one_name_for_two },
    { "/deck-exchange/strangers", test_strangers },
    { "/deck-exchange/round-trip", test_round_trip },
    { "/deck-exchange/text", test_text },
    { "/deck-exchange/markdown", test_markdown },
    { "/deck-exchange/csv", test_csv },
    { "/deck-exchange/not-quite-ours", test_not_quite_ours },
    { "/deck-exchange/hostile", test_hostile },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);
  g_test_add_func ("/deck-exchange/standard-lists", test_standard_lists);
  g_test_add_func ("/deck-exchange/formats", test_formats);

  return g_test_run ();
}
