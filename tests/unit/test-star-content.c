/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of StarCraft that ship, one by one, against tables of the test's own: units, combat
 * cards, technologies, buildings, what else is bought, planets. What nobody knows has no value. */

#include "adc-edition.h"
#include "adc-library-loader.h"
#include "content-check.h"
#include "star-facts.h"

static AdcGame *game;

static const char * const races[] = { "terran", "protoss", "zerg" };

/* ------ Values ------ */

static AdcPiece *
get_piece (const char *id)
{
  return content_get_piece (game, id);
}

static const char *
get_text (AdcPiece *piece, const char *stat)
{
  const AdcValue *value = adc_piece_get_shipped_value (piece, stat);

  return value != NULL ? value->text : NULL;
}

static void
check_text (const char *id, const char *stat, const char *expected)
{
  content_check_value (game, id, stat, expected);
}

static void
check_number (const char *id, const char *stat, int expected)
{
  g_autofree char *text = expected != NO ? g_strdup_printf ("%d", expected) : NULL;

  check_text (id, stat, text);
}

static void
check_effects (const char *id, const char *effects, gboolean is_complete)
{
  const AdcValue *value = adc_piece_get_shipped_value (get_piece (id), "effects");

  check_text (id, "effects", effects);
  if (value != NULL && value->complete != is_complete) {
    g_test_message ("The effects of %s are %s", id, value->complete ? "complete" : "incomplete");
    g_test_fail ();
  }
}

static void
check_cost (const char *id, int cost, int minerals, int gas)
{
  check_number (id, "cost", cost);
  check_number (id, "minerals", minerals);
  check_number (id, "gas", gas);
}

static int
get_number (AdcPiece *piece, const char *stat)
{
  const AdcValue *value = adc_piece_get_shipped_value (piece, stat);
  int number = 0;

  g_assert_nonnull (value);
  g_assert_true (adc_value_get_integer (value, &number));

  return number;
}

/* ------ Counting ------ */

static gboolean
is_of_deck (AdcPiece *piece, const char *deck)
{
  return g_strcmp0 (get_text (piece, "deck"), deck) == 0;
}

static guint
count_deck (const char *deck)
{
  GListModel *cards = adc_game_get_entries (game, ADC_KIND_CARD);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);

    n += is_of_deck (card, deck) ? 1 : 0;
  }

  return n;
}

static gboolean
is_in_box (AdcPiece *piece, const char *edition)
{
  const AdcKind kind = adc_entry_get_kind (ADC_ENTRY (piece));
  AdcStat *stat = adc_game_find_stat_by_role (game, kind, ADC_ROLE_EDITION);

  g_assert_nonnull (stat);

  return adc_edition_includes (stat, edition, get_text (piece, "edition"));
}

static guint
sum_copies (const char *deck, const char *race, const char *edition)
{
  const AdcKind kind = deck != NULL ? ADC_KIND_CARD : ADC_KIND_UNIT;
  GListModel *entries = adc_game_get_entries (game, kind);
  guint sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (entries, i);

    if ((deck == NULL || is_of_deck (piece, deck)) && is_in_box (piece, edition)
        && g_strcmp0 (adc_piece_get_faction (piece), race) == 0)
      sum += get_number (piece, "copies");
  }

  return sum;
}

/* ------ Units ------ */

/* Most destroy nobody; what an Infested Terran needs is no unit, and what it costs besides is unknown. */
static const char *
get_consumed (const StarUnit *unit)
{
  if (unit->consumes != NULL || g_str_equal (unit->id, "infested-terran"))
    return unit->consumes;

  return "";
}

static void
test_units (void)
{
  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_UNIT)), ==,
                    STAR_N_UNITS);
  for (guint i = 0; i < STAR_N_UNITS; i++) {
    const StarUnit *unit = &star_units[i];

    g_assert_cmpstr (adc_piece_get_faction (get_piece (unit->id)), ==, unit->race);
    check_text (unit->id, "type", unit->flies ? "type-flying" : "type-ground");
    check_cost (unit->id, unit->cost, unit->minerals, unit->gas);
    check_number (unit->id, "copies", unit->figures);
    check_number (unit->id, "support", unit->support);
    check_text (unit->id, "hits", unit->hits);
    check_text (unit->id, "abilities", unit->abilities);
    check_text (unit->id, "requires", unit->requires);
    check_text (unit->id, "consumes", get_consumed (unit));
    check_text (unit->id, "edition", unit->edition);
  }
}

/* 30, 27 and 33 for each of two factions. */
static void
test_figures (void)
{
  static const guint figures[] = { 30, 27, 33 };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (races); i++) {
    g_assert_cmpuint (sum_copies (NULL, races[i], "base"), ==, figures[i]);
    n += 2 * sum_copies (NULL, races[i], "base");
  }
  g_assert_cmpuint (n, ==, 180);
}

/* ------ Cards ------ */

static void
test_combat_cards (void)
{
  g_assert_cmpuint (count_deck ("combat"), ==, STAR_N_COMBAT_CARDS);
  for (guint i = 0; i < STAR_N_COMBAT_CARDS; i++) {
    const StarCombatCard *card = &star_combat_cards[i];

    g_assert_true (g_str_has_prefix (card->id, adc_piece_get_faction (get_piece (card->id))));
    check_text (card->id, "deck", "combat");
    check_text (card->id, "kind", card->kind);
    check_text (card->id, "icons", card->icons);
    check_text (card->id, "specialty", NULL);
    check_number (card->id, "major-attack", card->major_attack);
    check_number (card->id, "major-health", card->major_health);
    check_number (card->id, "minor-attack", card->minor_attack);
    check_number (card->id, "minor-health", card->minor_health);
    check_effects (card->id, card->effects, card->is_complete);
    check_cost (card->id, NO, NO, NO);
    check_number (card->id, "copies", 1);
    check_number (card->id, "number", card->number);
    check_text (card->id, "edition", card->edition);
  }
}

/* Eighteen in the box, of which some have lost their faces; twenty with Brood War, all known. */
static void
test_decks (void)
{
  static const guint n_lost[] = { 5, 3, 5 };

  for (guint i = 0; i < G_N_ELEMENTS (races); i++) {
    guint n_base = 0;
    guint n_replaced = 0;

    g_assert_cmpuint (sum_copies ("combat", races[i], "base"), ==, 18);
    g_assert_cmpuint (sum_copies ("combat", races[i], "brood-war"), ==, 20);
    for (guint j = 0; j < STAR_N_COMBAT_CARDS; j++) {
      const StarCombatCard *card = &star_combat_cards[j];

      if (!g_str_has_prefix (card->id, races[i]))
        continue;
      n_base += g_str_equal (card->edition, BASE) ? 1 : 0;
      n_replaced += g_str_equal (card->edition, BASE_ONLY) ? 1 : 0;
    }
    g_assert_cmpuint (n_base, ==, 18 - n_lost[i]);
    g_assert_cmpuint (n_replaced, ==, n_lost[i]);
  }
}

/* A name that is bought has so many cards; where their faces differ each is listed, once, and the
 * last of them has the number of all. */
static void
test_technologies (void)
{
  int n = 0;

  g_assert_cmpuint (count_deck ("technology"), ==, STAR_N_TECHNOLOGIES);
  for (guint i = 0; i < STAR_N_TECHNOLOGIES; i++) {
    const StarTechnology *card = &star_technologies[i];

    check_text (card->id, "deck", "technology");
    check_number (card->id, "copies", card->copy != NO ? 1 : card->copies);
    if (card->copy != NO) {
      g_assert_cmpint (card->copy, ==, n + 1);
      n = card->copy == card->copies ? 0 : card->copy;
    }
    check_cost (card->id, card->cost, card->minerals, card->gas);
    check_text (card->id, "kind", card->kind);
    check_text (card->id, "icons", card->icons);
    check_text (card->id, "specialty", card->specialty);
    check_number (card->id, "major-attack", card->major_attack);
    check_number (card->id, "major-health", card->major_health);
    check_number (card->id, "minor-attack", card->minor_attack);
    check_number (card->id, "minor-health", card->minor_health);
    check_effects (card->id, card->effects, card->is_complete);
    check_text (card->id, "edition", card->edition);
    if (card->icons != NULL) {
      g_auto(GStrv) icons = g_strsplit (card->icons, " ", -1);

      g_assert_cmpstr (adc_piece_get_faction (get_piece (card->id)), ==,
                       adc_piece_get_faction (get_piece (icons[0])));
    }
  }
  g_assert_cmpint (n, ==, 0);
}

/* ------ The sheet ------ */

static void
test_buildings (void)
{
  static const guint n_tokens[] = { 8, 6, 6 };

  g_assert_cmpuint (count_deck ("building"), ==, STAR_N_BUILDINGS);
  for (guint i = 0; i < STAR_N_BUILDINGS; i++) {
    const StarBuilding *building = &star_buildings[i];

    g_assert_cmpstr (adc_piece_get_faction (get_piece (building->id)), ==, building->race);
    check_text (building->id, "deck", "building");
    check_number (building->id, "level", building->level);
    check_cost (building->id, building->cost, building->minerals, building->gas);
    check_text (building->id, "builds", building->builds);
    check_number (building->id, "copies", 1);
    check_text (building->id, "edition", building->edition);
  }

  /* Tokens of each faction: the first building is printed on its sheet. */
  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    g_assert_cmpuint (sum_copies ("building", races[i], "base"), ==, n_tokens[i] + 1);
}

/* No level is skipped: each asks for the one below, in the same box where there is one. */
static void
test_levels (void)
{
  for (guint i = 0; i < STAR_N_BUILDINGS; i++) {
    const StarBuilding *building = &star_buildings[i];
    const char *below = get_text (get_piece (building->id), "requires");
    AdcPiece *piece;

    if (building->level == 1) {
      g_assert_cmpstr (below, ==, "");
      continue;
    }
    piece = get_piece (below);
    g_assert_cmpstr (adc_piece_get_faction (piece), ==, building->race);
    g_assert_cmpint (get_number (piece, "level"), ==, building->level - 1);
    g_assert_true (is_in_box (piece, g_str_equal (building->edition, BROOD_WAR) ? "brood-war"
                                                                                 : "base"));
  }
}

static void
test_purchases (void)
{
  static const guint n_modules[] = { 8, 7, 4 };

  for (guint i = 0; i < STAR_N_PURCHASES; i++) {
    const StarPurchase *card = &star_purchases[i];

    g_assert_cmpstr (adc_piece_get_faction (get_piece (card->id)), ==, card->race);
    check_text (card->id, "deck", card->deck);
    check_cost (card->id, card->cost, card->minerals, card->gas);
    check_number (card->id, "copies", card->copies);
    check_text (card->id, "edition", card->edition);
  }
  g_assert_cmpuint (count_deck ("module") + count_deck ("base") + count_deck ("transport")
                      + count_deck ("worker"),
                    ==, STAR_N_PURCHASES);
  for (guint i = 0; i < G_N_ELEMENTS (races); i++) {
    g_assert_cmpuint (sum_copies ("module", races[i], "base"), ==, n_modules[i]);
    g_assert_cmpuint (sum_copies ("module", races[i], "brood-war"), ==, n_modules[i] + 3);
  }
}

/* ------ Planets ------ */

/* Minerals and gas have a resource card, conquest and strategic points have none. */
static void
test_planets (void)
{
  guint n_resources[2] = { 0 };
  guint n_planets = 0;

  g_assert_cmpuint (count_deck ("area"), ==, STAR_N_AREAS);
  for (guint i = 0; i < STAR_N_AREAS; i++) {
    const StarArea *area = &star_areas[i];
    g_autofree char *id = g_strdup_printf ("%s-%d", area->planet, area->number);
    AdcPiece *piece = get_piece (id);
    const char *resource = get_text (piece, "resource");

    check_text (id, "deck", "area");
    check_text (id, "planet", area->planet);
    check_text (id, "resource", area->resource);
    check_number (id, "amount", area->amount);
    check_number (id, "limit", area->limit);
    check_text (id, "allowed", area->allowed);
    check_text (id, "edition", area->edition);
    check_text (area->planet, "deck", "planet");
    check_number (area->planet, "routes", area->routes);
    check_text (area->planet, "layout", area->layout);
    check_text (area->planet, "edition", area->edition);
    g_assert_true (adc_piece_is_shared (piece));
    if (g_strcmp0 (resource, "minerals") == 0 || g_strcmp0 (resource, "gas") == 0)
      n_resources[is_in_box (piece, "base") ? 0 : 1]++;
    if (area->number == 1)
      n_planets++;
  }
  g_assert_cmpuint (n_resources[0], ==, 26);
  g_assert_cmpuint (n_resources[1], ==, 12);

  /* And one of which nothing is known but its name. */
  g_assert_cmpuint (count_deck ("planet"), ==, n_planets + 1);
  check_number ("typhon", "routes", NO);
  check_text ("typhon", "layout", NULL);
  check_text ("typhon", "edition", NULL);
}

/* ------ Averages ------ */

typedef struct {
  int attack;
  int health;
  int bonus; /* to the health, of that unit alone */
  int n;
} Sum;

/* Over the standard cards of the box that have the unit's icon and a face: neither reinforcements
 * nor technologies, as the sheet has it. */
static Sum
sum_up (const char *unit)
{
  GListModel *cards = adc_game_get_entries (game, ADC_KIND_CARD);
  g_autofree char *own = g_strconcat ("health:1@", unit, NULL);
  Sum sum = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);
    const char *text = get_text (card, "icons");
    g_auto(GStrv) icons = g_strsplit (text != NULL ? text : "", " ", -1);

    if (!is_of_deck (card, "combat") || !is_in_box (card, "base")
        || g_strcmp0 (get_text (card, "kind"), "standard") != 0
        || get_text (card, "major-attack") == NULL
        || !g_strv_contains ((const char * const *) icons, unit))
      continue;
    sum.attack += get_number (card, "major-attack");
    sum.health += get_number (card, "major-health");
    sum.bonus += g_strcmp0 (get_text (card, "effects"), own) == 0 ? 1 : 0;
    sum.n++;
  }

  return sum;
}

static int
round_to_nearest (int sum, int n)
{
  return (2 * sum + n) / (2 * n);
}

/* The reference sheet prints the average of the major values rounded to the nearest integer: 23/5
 * is 5, 17/3 is 6, 23/3 is 8. Rounded down the Zergling's health would be 4, the Hydralisk 5/5 and
 * the Ultralisk 7/7. Whether the sheet counts bonuses cannot be told: with them the Ultralisk's
 * health is 25/3, and 8 again. Two faces of the deck are lost: the sheet agrees without them. */
static void
test_averages (void)
{
  static const struct {
    const char *unit;
    Sum         sum;
    int         attack;
    int         health;
  } averages[] = {
    { "zergling", { 25, 23, 0, 5 }, 5, 5 },
    { "hydralisk", { 17, 17, 0, 3 }, 6, 6 },
    { "ultralisk", { 23, 23, 2, 3 }, 8, 8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (averages); i++) {
    const Sum sum = sum_up (averages[i].unit);

    g_assert_cmpint (sum.n, ==, averages[i].sum.n);
    g_assert_cmpint (sum.attack, ==, averages[i].sum.attack);
    g_assert_cmpint (sum.health, ==, averages[i].sum.health);
    g_assert_cmpint (sum.bonus, ==, averages[i].sum.bonus);
    check_number (averages[i].unit, "reference-attack", averages[i].attack);
    check_number (averages[i].unit, "reference-health", averages[i].health);
    g_assert_cmpint (round_to_nearest (sum.attack, sum.n), ==, averages[i].attack);
    g_assert_cmpint (round_to_nearest (sum.health, sum.n), ==, averages[i].health);
    g_assert_cmpint (round_to_nearest (sum.health + sum.bonus, sum.n), ==, averages[i].health);
  }
}

/* Four lines of the sheet are known, and one number that the publisher corrected. */
static void
test_reference (void)
{
  static const struct {
    const char *unit;
    int         n_technologies;
  } lines[] = {
    { "zergling", 2 }, { "hydralisk", 1 }, { "ultralisk", 1 }, { "queen", 3 }, { "ghost", 4 },
  };

  for (guint i = 0; i < STAR_N_UNITS; i++) {
    int n_technologies = NO;

    for (guint j = 0; j < G_N_ELEMENTS (lines); j++)
      if (g_str_equal (lines[j].unit, star_units[i].id))
        n_technologies = lines[j].n_technologies;
    check_number (star_units[i].id, "reference-technologies", n_technologies);
    if (n_technologies == NO || n_technologies > 2) {
      check_number (star_units[i].id, "reference-attack", NO);
      check_number (star_units[i].id, "reference-health", NO);
    }
  }
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "starcraft");
  g_assert_nonnull (game);
  g_test_add_func ("/star-content/units", test_units);
  g_test_add_func ("/star-content/figures", test_figures);
  g_test_add_func ("/star-content/combat-cards", test_combat_cards);
  g_test_add_func ("/star-content/decks", test_decks);
  g_test_add_func ("/star-content/technologies", test_technologies);
  g_test_add_func ("/star-content/buildings", test_buildings);
  g_test_add_func ("/star-content/levels", test_levels);
  g_test_add_func ("/star-content/purchases", test_purchases);
  g_test_add_func ("/star-content/planets", test_planets);
  g_test_add_func ("/star-content/averages", test_averages);
  g_test_add_func ("/star-content/reference", test_reference);

  return g_test_run ();
}
