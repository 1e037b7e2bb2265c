/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-check.h"
#include "adc-deck-pool.h"
#include "adc-language.h"
#include "adc-problem.h"
#include "deck-game.h"

#include <string.h>

static AdcGame *game;

/* Ten cards, one of them chosen, four attacks: legal. */
static AdcDeck *
create_legal (void)
{
  AdcDeck *deck = adc_deck_new (DECK_GAME, "deck");

  adc_deck_set_faction (deck, "reds");
  adc_deck_add (deck, "chosen", "charge", NULL, NULL, 1);
  adc_deck_add (deck, "pile", "charge", NULL, NULL, 3);
  adc_deck_add (deck, "pile", "wall", NULL, NULL, 3);
  adc_deck_add (deck, "pile", "feint", NULL, NULL, 3);
  return deck;
}

static const AdcDeckFinding *
find (const AdcDeckReport *report, const char *rule)
{
  for (guint i = 0; i < report->findings->len; i++) {
    const AdcDeckFinding *finding = report->findings->pdata[i];

    if (g_str_equal (adc_entry_get_id (ADC_ENTRY (finding->rule)), rule))
      return finding;
  }

  return NULL;
}

static AdcDeckReport *
judge (AdcDeck *deck)
{
  return adc_deck_check (deck, game, ADC_DECK_STAGE_BUILD);
}

static void
set_count (AdcDeck *deck, const char *zone, const char *card, guint count)
{
  const AdcDeckLine like = { .zone = (char *) zone, .card = (char *) card };

  adc_deck_set_count (deck, &like, count);
}

/* The rule is broken, and one click mends all. */
static void
check_mended (AdcDeck *deck, const char *rule, const char *message, const char *repair)
{
  g_autoptr(AdcDeckReport) report = judge (deck);
  g_autoptr(AdcDeckReport) again = NULL;
  g_autoptr(AdcDeck) mended = adc_deck_copy (deck);
  const AdcDeckFinding *finding = find (report, rule);

  g_assert_cmpint (finding->verdict, ==, ADC_DECK_BROKEN);
  g_assert_cmpstr (finding->message, ==, message);
  g_assert_cmpstr (finding->repair, ==, repair);
  g_assert_true (adc_deck_restore (mended, finding->repaired));
  again = judge (mended);
  g_assert_cmpint (find (again, rule)->verdict, ==, ADC_DECK_KEPT);
}

static void
test_legal (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();
  g_autoptr(AdcDeckReport) report = judge (deck);

  g_assert_cmpint (report->verdict, ==, ADC_DECK_KEPT);
  g_assert_cmpstr (report->summary, ==, "Legal.");
  g_assert_cmpuint (report->n_cards, ==, 10);
  g_assert_cmpuint (report->findings->len, ==, 6); /* neither prose nor the hand */
  g_assert_cmpstr (find (report, "attacks")->message, ==, "Attack: 4.");
}

static void
test_total (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();

  set_count (deck, "pile", "feint", 2);
  check_mended (deck, "size", "Deck: 9, and it takes exactly 10.",
                "Add 1 × Unknown card"); /* the standard list has two of them */
  set_count (deck, "pile", "feint", 5);
  check_mended (deck, "size", "Deck: 12, and it takes exactly 10.", "Remove 2 × Feint");
}

/* The first bound that is for the deck applies, and the rule's own where none is. */
static void
test_bounds (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();
  g_autoptr(AdcDeckReport) longer = NULL;
  g_autoptr(AdcDeckReport) three = NULL;

  adc_deck_set_players (deck, 3);
  three = judge (deck);
  g_assert_cmpint (find (three, "size")->max, ==, 8);
  adc_deck_set_option (deck, "length", "long");
  longer = judge (deck);
  g_assert_cmpint (find (longer, "size")->min, ==, 12);
  g_assert_cmpint (find (longer, "size")->max, ==, 14);
  set_count (deck, "pile", "feint", 9);
  check_mended (deck, "size", "Deck: 16, and the limit is 14.", "Remove 2 × Feint");
}

static void
test_category (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();

  set_count (deck, "pile", "charge", 5);
  set_count (deck, "pile", "wall", 1);
  check_mended (deck, "attacks", "Attack: 6, and the limit is 5.", "Remove 1 × Charge");
  set_count (deck, "pile", "charge", 0);
  check_mended (deck, "attacks", "Attack: 1, and the minimum is 3.", "Add 2 × Charge");
}

/* Cards of several zones are counted together, those laid aside are not. */
static void
test_copies (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();

  set_count (deck, "aside", "charge", 3);
  set_count (deck, "chosen", "charge", 2);
  check_mended (deck, "copies", "Charge: 5, and the limit is 4.", "Remove 1 × Charge");

  /* Of the feint nobody knows how many there are. */
  set_count (deck, "aside", "charge", 0);
  set_count (deck, "chosen", "charge", 1);
  set_count (deck, "pile", "feint", 40);
  {
    g_autoptr(AdcDeckReport) report = judge (deck);

    g_assert_cmpint (find (report, "copies")->verdict, ==, ADC_DECK_KEPT);
  }
}

static void
test_foreign (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();

  set_count (deck, "pile", "feint", 1);
  set_count (deck, "pile", "ambush", 2);
  check_mended (deck, "own", "“Ambush” does not belong in this deck, and there are 2 of it.",
                "Remove 2 × Ambush");
  set_count (deck, "pile", "ambush", 0);
  set_count (deck, "pile", "cannon", 1); /* of another box */
  check_mended (deck, "own", "“Cannon” does not belong in this deck, and there is 1 of it.",
                "Remove 1 × Cannon");
}

/* What is in the wrong place is moved, not removed. */
static void
test_zone (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();

  set_count (deck, "chosen", "charge", 0);
  set_count (deck, "pile", "charge", 4);
  check_mended (deck, "choice", "Chosen: 0, and the minimum is 1.", "Move 1 × Charge to “Chosen”");
  set_count (deck, "pile", "charge", 1);
  set_count (deck, "chosen", "charge", 3);
  check_mended (deck, "choice", "Chosen: 3, and the limit is 2.",
                "Move 1 × Charge to “Draw Pile”");
}

static void
test_set (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();

  set_count (deck, "pile", "feint", 2);
  set_count (deck, "pile", "twin-a", 1);
  check_mended (deck, "twins", "“Twin A” is there without “Twin B”.", "Add 1 × Twin B");
}

/* What nobody knows is not held against a deck, and not counted for it either. */
static void
test_unknown (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();
  g_autoptr(AdcDeckReport) enough = NULL;
  g_autoptr(AdcDeckReport) maybe = NULL;
  g_autoptr(AdcDeckReport) never = NULL;

  set_count (deck, "pile", "feint", 0);
  adc_deck_add (deck, "pile", NULL, NULL, NULL, 3);
  enough = judge (deck);
  g_assert_cmpint (enough->verdict, ==, ADC_DECK_UNDECIDED);
  g_assert_cmpint (find (enough, "attacks")->verdict, ==, ADC_DECK_KEPT);
  g_assert_cmpstr (enough->summary, ==,
                   "Legal as far as its cards are known: 3 cards of 10 are unknown.");

  set_count (deck, "pile", "charge", 0); /* one attack is left, and it takes three */
  adc_deck_add (deck, "pile", "gone", "Gone", NULL, 3);
  maybe = judge (deck);
  g_assert_cmpint (find (maybe, "attacks")->verdict, ==, ADC_DECK_UNDECIDED);
  g_assert_cmpuint (find (maybe, "attacks")->n_unknown, ==, 6);
  g_assert_cmpstr (find (maybe, "attacks")->message, ==,
                   "Attack: 1 known, and the minimum is 3; 6 more cards are unknown.");
  g_assert_null (find (maybe, "attacks")->repair);
  g_assert_cmpuint (maybe->n_broken, ==, 0);

  adc_deck_clear (deck);
  adc_deck_add (deck, "chosen", "wall", NULL, NULL, 1);
  adc_deck_add (deck, "pile", "feint", NULL, NULL, 8);
  adc_deck_add (deck, "pile", "riddle", NULL, NULL, 1); /* whose sort nobody knows */
  never = judge (deck);
  g_assert_cmpint (find (never, "attacks")->verdict, ==, ADC_DECK_BROKEN);
  g_assert_cmpuint (find (never, "attacks")->n_unknown, ==, 1);
}

/* A card of the owner's own counts for what it is said to be. */
static void
test_own_cards (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();
  g_autoptr(GHashTable) attack = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(AdcDeckReport) report = NULL;

  g_hash_table_insert (attack, (gpointer) "sort", (gpointer) "attack");
  set_count (deck, "pile", "charge", 0);
  adc_deck_add (deck, "pile", NULL, "Ram", attack, 3);
  report = judge (deck);
  g_assert_cmpint (report->verdict, ==, ADC_DECK_KEPT);
  g_assert_cmpuint (find (report, "attacks")->count, ==, 4);
  g_assert_cmpuint (report->n_unknown, ==, 0);
}

static void
test_ignored (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();
  g_autoptr(AdcDeckReport) report = NULL;

  set_count (deck, "pile", "feint", 2);
  adc_deck_set_ignored (deck, "size", TRUE);
  report = judge (deck);
  g_assert_cmpint (find (report, "size")->verdict, ==, ADC_DECK_IGNORED);
  g_assert_cmpint (report->verdict, ==, ADC_DECK_KEPT);
  g_assert_cmpstr (report->summary, ==, "Legal by your house rules: 1 rule is ignored.");
  g_assert_cmpint (((AdcDeckFinding *) report->findings->pdata[0])->verdict, ==, ADC_DECK_IGNORED);
}

/* During the game only what is about zones of the game is judged. */
static void
test_play (void)
{
  g_autoptr(AdcDeck) deck = adc_deck_new (DECK_GAME, "deck");
  g_autoptr(AdcDeckReport) reds = NULL;
  g_autoptr(AdcDeckReport) blues = NULL;

  adc_deck_set_faction (deck, "reds");
  adc_deck_add (deck, "hand", "feint", NULL, NULL, 4);
  reds = adc_deck_check (deck, game, ADC_DECK_STAGE_PLAY);
  g_assert_cmpuint (reds->findings->len, ==, 1);
  g_assert_cmpstr (find (reds, "hand")->message, ==, "Hand: 4, and the limit is 3.");
  adc_deck_set_faction (deck, "blues");
  blues = adc_deck_check (deck, game, ADC_DECK_STAGE_PLAY);
  g_assert_cmpint (blues->verdict, ==, ADC_DECK_KEPT);
}

/* A free deck, or one of a sort the game no longer has, is judged by nothing. */
static void
test_free (void)
{
  g_autoptr(AdcDeck) deck = adc_deck_new (DECK_GAME, "gone");
  g_autoptr(AdcDeckReport) report = NULL;

  adc_deck_add (deck, "deck", "ambush", NULL, NULL, 99);
  adc_deck_add (deck, "deck", NULL, "Anything", NULL, 1);
  report = judge (deck);
  g_assert_cmpint (report->verdict, ==, ADC_DECK_KEPT);
  g_assert_cmpuint (report->findings->len, ==, 0);
  g_assert_cmpstr (report->summary, ==, "No rule judges this deck.");
}

/* Cards in a zone that the deck does not have are part of it. */
static void
test_nowhere (void)
{
  g_autoptr(AdcDeck) deck = create_legal ();

  set_count (deck, "pile", "feint", 0);
  set_count (deck, "attic", "feint", 4);
  check_mended (deck, "size", "Deck: 11, and it takes exactly 10.", "Remove 1 × Feint");
}

#define KIND(rest) \
  "<deck-kind id=\"more\"><title>Plus</title><admit on=\"card\"/>" rest "</deck-kind>"
#define PILE "<zone id=\"pile\" role=\"draw\"><title>Pioche</title></zone>"
#define RULE(attributes, rest) \
  "<deck-rule id=\"more-rule\" page=\"1\" rule=\"top\" " attributes "><title>Plus</title>" rest \
  "</deck-rule>"

/* Wrong data is told where it stands. */
static void
test_problems (void)
{
  static const struct {
    const char *entries;
    const char *message;
  } cases[] = {
    { KIND (PILE PILE), "the zone “pile” stands twice" },
    { KIND ("<zone id=\"hand\" role=\"hand\" stage=\"play\"><title>Main</title></zone>"),
      "the first zone is where a deck is built" },
    { KIND ("<zone id=\"pile\" role=\"draw\" start=\"attic\"><title>P</title></zone>"),
      "no game is played with a zone “attic”" },
    { KIND (PILE "<list options=\"huge\"><take count=\"1\"/></list>"),
      "there is no option “huge”" },
    { KIND (PILE "<list><take/></list>"), "nobody knows how many unknown cards there are: say it" },
    { KIND (PILE "<list><take count=\"1\" zone=\"attic\"/></list>"),
      "no deck is built with a zone “attic”" },
    { KIND (PILE "<list edition=\"huge\"><take count=\"1\"/></list>"),
      "there is no edition “huge”" },
    { KIND (PILE "<list><take card=\"nobody\"/></list>"),
      "nothing in this game has the id “nobody”" },
    { "<deck-kind id=\"deck\"><title>D</title><admit on=\"card\"/>" PILE "</deck-kind>",
      "the sort of deck “deck” stands twice" },
    { "<deck-kind id=\"free\"><title>D</title><admit on=\"card\"/>" PILE "</deck-kind>",
      "the sort of deck “free” stands twice" },
    { RULE ("deck=\"huge\" max=\"1\"", ""), "there is no sort of deck “huge”" },
    { RULE ("deck=\"deck\" zone=\"attic\" max=\"1\"", ""), "no such deck has a zone “attic”" },
    { RULE ("min=\"3\" max=\"2\"", ""), "the least number is greater than the most" },
    { RULE ("max=\"copies\"", ""), "only cards counted alone have copies" },
    { RULE ("stat=\"huge\" value=\"x\" max=\"1\"", ""), "there is no stat “huge”" },
    { RULE ("", "<bound options=\"huge\" max=\"1\"/>"), "there is no option “huge”" },
    { RULE ("", "<together cards=\"charge nobody\"/>"), "nothing in this game has the id “nobody”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(GPtrArray) problems = deck_game_list_problems (cases[i].entries);

    g_assert_cmpuint (problems->len, >, 0);
    g_assert_cmpstr (((AdcProblem *) problems->pdata[0])->message, ==, cases[i].message);
    g_assert_cmpint (((AdcProblem *) problems->pdata[0])->line, ==, 3);
  }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  game = deck_game_load ();
  g_test_add_func ("/deck-check/legal", test_legal);
  g_test_add_func ("/deck-check/total", test_total);
  g_test_add_func ("/deck-check/bounds", test_bounds);
  g_test_add_func ("/deck-check/category", test_category);
  g_test_add_func ("/deck-check/copies", test_copies);
  g_test_add_func ("/deck-check/foreign", test_foreign);
  g_test_add_func ("/deck-check/zone", test_zone);
  g_test_add_func ("/deck-check/set", test_set);
  g_test_add_func ("/deck-check/unknown", test_unknown);
  g_test_add_func ("/deck-check/own-cards", test_own_cards);
  g_test_add_func ("/deck-check/ignored", test_ignored);
  g_test_add_func ("/deck-check/play", test_play);
  g_test_add_func ("/deck-check/free", test_free);
  g_test_add_func ("/deck-check/nowhere", test_nowhere);
  g_test_add_func ("/deck-check/problems", test_problems);

  status = g_test_run ();
  g_object_unref (game);
  return status;
}
