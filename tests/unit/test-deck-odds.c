/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-odds.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "piled-game.h"

#define EXACTLY 1e-12

static AdcLibrary *library;
static AdcGame    *tiny;

static AdcGame *
get_game (const char *id)
{
  AdcGame *game = adc_library_get_game (library, id);

  g_assert_nonnull (game);
  return game;
}

static AdcDeck *
create_started (const char *game, const char *kind, const char *faction)
{
  g_autoptr(AdcDeck) built = adc_deck_new_standard (
    get_game (game), adc_game_find_deck_kind (get_game (game), kind), faction, NULL, 2);

  return adc_deck_start (built, get_game (game));
}

static void
test_start (void)
{
  g_autoptr(AdcDeck) built = adc_deck_new ("tiny", "piled");
  g_autoptr(AdcDeck) before = NULL;
  g_autoptr(AdcDeck) started = NULL;

  adc_deck_set_title (built, "Mine");
  adc_deck_set_option (built, "mode", "long");
  adc_deck_add (built, "deck", NULL, "a", NULL, 3);
  adc_deck_add (built, "bottom", NULL, "b", NULL, 1);
  adc_deck_add (built, "chosen", NULL, "a", NULL, 2);
  adc_deck_add (built, "removed", NULL, "c", NULL, 2);
  adc_deck_add (built, "cellar", NULL, "a", NULL, 1); /* there is no such zone */
  before = adc_deck_copy (built);
  started = adc_deck_start (built, tiny);

  g_assert_true (adc_deck_equal (built, before));
  g_assert_cmpstr (adc_deck_get_title (started), ==, "Mine");
  g_assert_cmpstr (adc_deck_get_option (started, "mode"), ==, "long");
  g_assert_cmpuint (piled_game_count (started, "deck", "a"), ==, 4);
  g_assert_cmpuint (piled_game_count (started, "bottom", "b"), ==, 1);
  g_assert_cmpuint (piled_game_count (started, "hand", "a"), ==, 2);
  g_assert_cmpuint (adc_deck_count (started), ==, 7);
  g_assert_cmpuint (adc_deck_count_to_draw (started, tiny), ==, 5);
}

/* One copy of a card of the deck below. */
typedef struct {
  guint pile;
  guint match;
} Copy;

static guint
list_copies (Copy *copies, AdcDeck *deck, const AdcDeckWish *wish)
{
  static const char * const piles[] = { "deck", "bottom" };
  GPtrArray *lines = adc_deck_get_lines (deck);
  guint n_copies = 0;

  for (guint pile = 0; pile < G_N_ELEMENTS (piles); pile++)
    for (guint i = 0; i < lines->len; i++) {
      const AdcDeckLine *line = lines->pdata[i];

      for (guint j = 0; g_str_equal (line->zone, piles[pile]) && j < line->count; j++)
        copies[n_copies++] = (Copy) { pile, adc_deck_wish_match (wish, tiny, line) };
    }

  return n_copies;
}

/* Goes through all sets of cards that may be drawn, each as likely as any other: of the lower pile
 * only with all of the upper one. */
static double
enumerate (const Copy *copies, guint n_copies, gboolean with_maybe, guint n_drawn, guint n_held,
           guint at_least)
{
  guint n_sets = 0, n_good = 0;

  for (guint set = 0; set < 1u << n_copies; set++) {
    guint count = 0, n_wanted = n_held;
    gboolean has_lower = FALSE, lacks_upper = FALSE;

    for (guint i = 0; i < n_copies; i++) {
      const gboolean is_drawn = (set & 1u << i) != 0;

      count += is_drawn;
      n_wanted += is_drawn && (copies[i].match == ADC_DECK_MATCH_YES ||
                               (with_maybe && copies[i].match == ADC_DECK_MATCH_UNKNOWN));
      has_lower |= is_drawn && copies[i].pile == 1;
      lacks_upper |= !is_drawn && copies[i].pile == 0;
    }
    if (count != MIN (n_drawn, n_copies) || (has_lower && lacks_upper))
      continue;
    n_sets++;
    n_good += n_wanted >= at_least;
  }

  return (double) n_good / n_sets;
}

static void
check_draws (AdcDeck *deck, const AdcDeckWish *wish)
{
  Copy copies[8];
  const guint n_copies = list_copies (copies, deck, wish);

  g_assert_cmpuint (adc_deck_count_to_draw (deck, tiny), ==, n_copies);
  for (guint n = 0; n <= 10; n++) {
    const AdcChance chance = adc_deck_odds_draw (deck, tiny, wish, n);

    g_assert_cmpfloat_with_epsilon (
      chance.low, enumerate (copies, n_copies, FALSE, n, 0, wish->at_least), EXACTLY);
    g_assert_cmpfloat_with_epsilon (
      chance.high, enumerate (copies, n_copies, TRUE, n, 0, wish->at_least), EXACTLY);
  }
}

static void
check_turns (AdcDeck *deck, const AdcDeckWish *wish, guint n_held, guint n_maybe)
{
  Copy copies[8];
  const guint n_copies = list_copies (copies, deck, wish);

  g_assert_cmpuint (adc_deck_count_in_hand (deck, tiny, wish), ==, n_held);
  for (guint n_opening = 0; n_opening < 4; n_opening++)
    for (guint n_turn = 0; n_turn < 3; n_turn++)
      for (guint turn = 1; turn < 5; turn++) {
        const AdcChance chance =
          adc_deck_odds_by_turn (deck, tiny, wish, n_opening, n_turn, turn);
        const guint n = n_opening + (turn - 1) * n_turn;

        g_assert_cmpfloat_with_epsilon (
          chance.low, enumerate (copies, n_copies, FALSE, n, n_held, wish->at_least), EXACTLY);
        g_assert_cmpfloat_with_epsilon (
          chance.high, enumerate (copies, n_copies, TRUE, n, n_held + n_maybe, wish->at_least),
          EXACTLY);
      }
}

/* The unknown card in hand may be the one, and what was thrown away helps nobody. */
static void
test_enumeration (void)
{
  static const struct { const char *name; guint n_held; } cases[] = {
    { "a", 1 }, { "b", 0 }, { "c", 0 }, { "none of them", 0 },
  };
  g_autoptr(AdcDeck) deck = piled_game_create_deck ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint at_least = 0; at_least <= 6; at_least++) {
      const AdcDeckWish wish = { .name = (char *) cases[i].name, .at_least = at_least };

      check_draws (deck, &wish);
      check_turns (deck, &wish, cases[i].n_held, 1);
    }
}

/* Numbers that no table has, but somebody may type. */
static void
test_absurd (void)
{
  g_autoptr(AdcDeck) deck = piled_game_create_deck ();
  g_autoptr(AdcDeck) empty = adc_deck_new ("tiny", "piled");
  const AdcDeckWish wish = { .name = (char *) "a", .at_least = 2 };
  g_autoptr(GArray) curve = adc_deck_odds_curve (empty, tiny, &wish);

  g_assert_true (
    adc_deck_odds_by_turn (deck, tiny, &wish, G_MAXUINT, G_MAXUINT, G_MAXUINT).low == 1);
  g_assert_true (adc_deck_odds_by_turn (deck, tiny, &wish, 0, G_MAXUINT, 0).low == 0);
  g_assert_true (adc_deck_odds_draw (empty, tiny, &wish, 7).high == 0);
  g_assert_cmpuint (curve->len, ==, 1);
  g_assert_true (g_array_index (curve, AdcChance, 0).high == 0);
}

static void
check_curve (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish)
{
  g_autoptr(GArray) curve = adc_deck_odds_curve (deck, game, wish);
  AdcChance last = { 0, 0 };

  g_assert_cmpuint (curve->len, ==, adc_deck_count_to_draw (deck, game) + 1);
  for (guint i = 0; i < curve->len; i++) {
    const AdcChance point = g_array_index (curve, AdcChance, i);
    const AdcChance chance = adc_deck_odds_draw (deck, game, wish, i);

    g_assert_cmpfloat_with_epsilon (point.low, chance.low, EXACTLY);
    g_assert_cmpfloat_with_epsilon (point.high, chance.high, EXACTLY);
    g_assert_cmpfloat (point.low, >=, last.low - EXACTLY); /* one draw more never hurts */
    g_assert_cmpfloat (point.high, >=, last.high - EXACTLY);
    last = point;
  }
}

static void
test_curve (void)
{
  static const char * const factions[] = { "terrans", "kahoum", "colossus", "xenos" };
  g_autoptr(AdcDeck) small = piled_game_create_deck ();
  g_autoptr(AdcDeck) large = adc_deck_new ("tiny", "piled");
  AdcDeckWish wish = { .name = (char *) "card 7" }; /* which may be in the small one */

  for (guint i = 0; i < G_N_ELEMENTS (factions); i++) {
    g_autoptr(AdcDeck) deck = create_started ("ares", "faction-deck", factions[i]);
    AdcDeckWish attacks = { .stat = (char *) "category", .value = (char *) "attack" };

    for (attacks.at_least = 0; attacks.at_least <= 10; attacks.at_least++)
      check_curve (deck, get_game ("ares"), &attacks);
  }

  for (guint i = 0; i < 400; i++) {
    g_autofree char *name = g_strdup_printf ("card %u", i);

    adc_deck_add (large, i < 300 ? "deck" : "bottom", NULL, name, NULL, 5);
  }
  for (wish.at_least = 0; wish.at_least <= 6; wish.at_least++) {
    check_curve (large, tiny, &wish);
    check_curve (small, tiny, &wish);
  }
}

static AdcDeckMatch
match (const AdcDeckWish *wish, const char *card, const char *name, const char *category)
{
  g_autoptr(GHashTable) values = NULL;
  AdcDeckLine line = { .zone = (char *) "deck", .card = (char *) card, .name = (char *) name };

  if (category != NULL) {
    values = g_hash_table_new (g_str_hash, g_str_equal);
    g_hash_table_insert (values, (gpointer) "category", (gpointer) category);
    line.values = values;
  }

  return adc_deck_wish_match (wish, get_game ("ares"), &line);
}

static void
test_wishes (void)
{
  const AdcDeckWish raid = { .card = (char *) "card-raid" };
  const AdcDeckWish gone = { .card = (char *) "card-gone" };
  const AdcDeckWish mine = { .name = (char *) "Mine" };
  const AdcDeckWish attack = { .stat = (char *) "category", .value = (char *) "attack" };

  g_assert_cmpint (match (&raid, "card-raid", "Whatever", NULL), ==, ADC_DECK_MATCH_YES);
  g_assert_cmpint (match (&raid, "card-barracks", "Raid", NULL), ==, ADC_DECK_MATCH_NO);
  g_assert_cmpint (match (&raid, NULL, "Mine", "attack"), ==, ADC_DECK_MATCH_NO);
  g_assert_cmpint (match (&raid, NULL, NULL, NULL), ==, ADC_DECK_MATCH_UNKNOWN);
  g_assert_cmpint (match (&gone, "card-gone", NULL, NULL), ==, ADC_DECK_MATCH_YES);
  g_assert_cmpint (match (&gone, "card-raid", NULL, NULL), ==, ADC_DECK_MATCH_NO);

  g_assert_cmpint (match (&mine, NULL, "Mine", NULL), ==, ADC_DECK_MATCH_YES);
  g_assert_cmpint (match (&mine, NULL, "Mine", "attack"), ==, ADC_DECK_MATCH_YES);
  g_assert_cmpint (match (&mine, NULL, "Yours", NULL), ==, ADC_DECK_MATCH_NO);
  g_assert_cmpint (match (&mine, "card-raid", "Mine", NULL), ==, ADC_DECK_MATCH_NO);
  g_assert_cmpint (match (&mine, "card-gone", "Mine", NULL), ==, ADC_DECK_MATCH_YES);
  g_assert_cmpint (match (&mine, NULL, NULL, NULL), ==, ADC_DECK_MATCH_UNKNOWN);

  g_assert_cmpint (match (&attack, "card-raid", NULL, NULL), ==, ADC_DECK_MATCH_YES);
  g_assert_cmpint (match (&attack, "card-barracks", NULL, NULL), ==, ADC_DECK_MATCH_NO);
  g_assert_cmpint (match (&attack, "card-upgrades", NULL, NULL), ==, ADC_DECK_MATCH_UNKNOWN);
  g_assert_cmpint (match (&attack, NULL, "Mine", "attack"), ==, ADC_DECK_MATCH_YES);
  g_assert_cmpint (match (&attack, NULL, "Mine", "building"), ==, ADC_DECK_MATCH_NO);
  g_assert_cmpint (match (&attack, NULL, "Mine", NULL), ==, ADC_DECK_MATCH_UNKNOWN);
  g_assert_cmpint (match (&attack, NULL, NULL, NULL), ==, ADC_DECK_MATCH_UNKNOWN);
}

static void
assert_titles (GPtrArray *wishes, AdcGame *game, const char *expected)
{
  g_autoptr(GString) titles = g_string_new (NULL);

  for (guint i = 0; i < wishes->len; i++) {
    const AdcDeckWish *wish = wishes->pdata[i];
    g_autofree char *title = adc_deck_wish_dup_title (wish, game);

    g_assert_cmpuint (wish->at_least, ==, 1);
    g_string_append_printf (titles, "%s%s", i > 0 ? ", " : "", title);
  }
  g_assert_cmpstr (titles->str, ==, expected);
}

/* Each card once, wherever its copies are; what nobody knows cannot be asked for. */
static void
test_list (void)
{
  AdcGame *game = get_game ("ares");
  g_autoptr(GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(AdcDeck) deck = adc_deck_new ("ares", "faction-deck");
  g_autoptr(GPtrArray) cards = NULL;
  g_autoptr(GPtrArray) categories = NULL;

  g_hash_table_insert (values, (gpointer) "category", (gpointer) "special");
  adc_deck_add_entry (deck, "deck", adc_game_lookup (game, "card-raid"), 2);
  adc_deck_add (deck, "deck", NULL, "Mine", values, 1);
  adc_deck_add (deck, "deck", NULL, "Mine", NULL, 1);
  adc_deck_add (deck, "deck", NULL, NULL, NULL, 30);
  adc_deck_add (deck, "deck", "card-gone", "Gone", NULL, 1);
  adc_deck_add_entry (deck, "hand", adc_game_lookup (game, "card-raid"), 1);
  adc_deck_add_entry (deck, "hand", adc_game_lookup (game, "card-upgrades"), 1);
  adc_deck_add_entry (deck, "hand", adc_game_lookup (game, "card-standard-attack"), 1);

  cards = adc_deck_list_wishes (deck, game, FALSE);
  assert_titles (cards, game, "Attaque de Raid, Mine, Gone, Améliorations, Attaque Standard");
  categories = adc_deck_list_wishes (deck, game, TRUE);
  assert_titles (categories, game, "Attaque, Spéciale");
}

/* Every tile of an army is one of its tiles, and of one sort. */
static void
test_moloch (void)
{
  AdcGame *game = get_game ("neuroshima-hex");
  g_autoptr(AdcDeck) built = adc_deck_new_standard (
    game, adc_game_find_deck_kind (game, "army"), "moloch", NULL, 2);
  g_autoptr(AdcDeck) deck = adc_deck_start (built, game);
  const guint n_cards = adc_deck_count_to_draw (deck, game);
  const AdcDeckWish module = { .stat = (char *) "type", .value = (char *) "module", .at_least = 1 };
  double none = 1;

  g_assert_cmpuint (adc_deck_count (built), ==, 35);
  for (int categories = 0; categories < 2; categories++) {
    g_autoptr(GPtrArray) wishes = adc_deck_list_wishes (deck, game, categories);
    guint n_wanted = 0;
    double sum = 0;

    for (guint i = 0; i < wishes->len; i++) {
      g_autoptr(GArray) piles = adc_deck_list_piles (deck, game, wishes->pdata[i]);
      const AdcDrawPile *pile = &g_array_index (piles, AdcDrawPile, 0);
      const AdcChance next = adc_deck_odds_draw (deck, game, wishes->pdata[i], 1);

      g_assert_cmpuint (piles->len, ==, 1);
      g_assert_cmpuint (pile->n_maybe, ==, 0);
      n_wanted += pile->n_wanted;
      g_assert_true (next.low == next.high);
      sum += next.low;
    }
    g_assert_cmpuint (n_wanted, ==, n_cards);
    g_assert_cmpfloat_with_epsilon (sum, 1, EXACTLY);
  }

  for (guint i = 0; i < 3; i++) /* six modules, says the rulebook */
    none *= (n_cards - 6.0 - i) / (n_cards - i);
  g_assert_cmpfloat_with_epsilon (adc_deck_odds_draw (deck, game, &module, 3).low, 1 - none,
                                  EXACTLY);
}

/* Three of four standard attacks are somewhere among 47 cards, and the fourth lies below them. */
static void
test_ares (void)
{
  AdcGame *game = get_game ("ares");
  g_autoptr(AdcDeck) deck = create_started ("ares", "faction-deck", "terrans");
  const AdcDeckWish all = { .card = (char *) "card-standard-attack", .at_least = 4 };
  const AdcDeckWish barracks = { .card = (char *) "card-barracks", .at_least = 1 };

  g_assert_cmpuint (adc_deck_count_to_draw (deck, game), ==, 48);
  for (guint n = 0; n <= 47; n++)
    g_assert_true (adc_deck_odds_draw (deck, game, &all, n).low == 0);
  g_assert_true (adc_deck_odds_draw (deck, game, &all, 48).low == 1);

  /* Chosen for the opening hand: it is there before anything is drawn. */
  g_assert_cmpuint (adc_deck_count_in_hand (deck, game, &barracks), ==, 1);
  g_assert_true (adc_deck_odds_by_turn (deck, game, &barracks, 1, 1, 1).low == 1);
  g_assert_true (adc_deck_odds_draw (deck, game, &barracks, 48).low == 0);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("fr");
  library = adc_library_load (NULL);
  tiny = piled_game_new ();
  g_test_add_func ("/deck-odds/start", test_start);
  g_test_add_func ("/deck-odds/enumeration", test_enumeration);
  g_test_add_func ("/deck-odds/absurd", test_absurd);
  g_test_add_func ("/deck-odds/curve", test_curve);
  g_test_add_func ("/deck-odds/wishes", test_wishes);
  g_test_add_func ("/deck-odds/list", test_list);
  g_test_add_func ("/deck-odds/moloch", test_moloch);
  g_test_add_func ("/deck-odds/ares", test_ares);
  status = g_test_run ();
  g_assert_finalize_object (tiny);
  g_object_unref (library);

  return status;
}
