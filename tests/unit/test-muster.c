/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-language.h"
#include "adc-library-loader.h"

static AdcGame *game;

static void
test_army (void)
{
  static const struct { const char *unit; guint count; } wanted[] = {
    { "leader", 1 }, { "trooper", 8 }, { "fighter", 4 },
    { "factory", 2 }, { "gennie", 2 }, { "transport", 1 },
  };
  GPtrArray *pieces = adc_muster_get_pieces (adc_game_get_muster (game));
  guint total = 0;

  g_assert_cmpuint (pieces->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < pieces->len; i++) {
    const AdcMusterPiece *piece = pieces->pdata[i];

    g_assert_cmpstr (piece->unit, ==, wanted[i].unit);
    g_assert_cmpuint (piece->count, ==, wanted[i].count);
    g_assert_cmpint (adc_entry_get_kind (adc_game_lookup (game, piece->unit)), ==, ADC_KIND_UNIT);
    total += piece->count;
  }

  g_assert_cmpuint (total, ==, 18);
  g_assert_cmpuint (adc_muster_get_batch (adc_game_get_muster (game)), ==, 3);
}

static void
test_tables (void)
{
  static const struct {
    guint       players, armies, zones, limit, win, free;
    const char *rule;
  } wanted[] = {
    { 2, 3, 12, 0, 25, 18, "regle-deux" },
    { 3, 2, 9, 0, 20, 15, "regle-trois" },
    { 4, 1, 6, 6, 15, 18, "regle-placement" },
    { 5, 1, 6, 6, 15, 12, "regle-placement" },
    { 6, 1, 6, 6, 15, 6, "regle-placement" },
  };
  AdcMuster *muster = adc_game_get_muster (game);

  g_assert_cmpuint (adc_muster_get_tables (muster)->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    const AdcMusterTable *table = adc_muster_find_table (muster, wanted[i].players);

    g_assert_true (table == adc_muster_get_tables (muster)->pdata[i]);
    g_assert_cmpuint (table->n_players, ==, wanted[i].players);
    g_assert_cmpuint (table->n_armies, ==, wanted[i].armies);
    g_assert_cmpuint (table->n_zones, ==, wanted[i].zones);
    g_assert_cmpuint (table->limit, ==, wanted[i].limit);
    g_assert_cmpuint (table->n_to_win, ==, wanted[i].win);
    g_assert_cmpuint (42 - table->n_zones * table->n_players, ==, wanted[i].free);
    g_assert_cmpstr (table->rule, ==, wanted[i].rule);
  }

  g_assert_null (adc_muster_find_table (muster, 1));
  g_assert_null (adc_muster_find_table (muster, 7));
}

typedef struct {
  const char *unit;
  guint       count;
  guint       n_turns;
} Wanted;

static void
assert_products (GPtrArray *products, const Wanted *wanted, guint n_wanted)
{
  g_assert_cmpuint (products->len, ==, n_wanted);
  for (guint i = 0; i < n_wanted; i++) {
    const AdcProduct *product = products->pdata[i];

    g_assert_cmpstr (product->unit, ==, wanted[i].unit);
    g_assert_cmpuint (product->count, ==, wanted[i].count);
    g_assert_cmpuint (product->n_turns, ==, wanted[i].n_turns);
    g_assert_cmpstr (product->rule, ==,
                     g_str_equal (product->unit, "killer-satellite")
                       ? "regle-fabrication-satellites"
                       : NULL);
  }
}

static void
test_production (void)
{
  static const Wanted made[] = {
    { "trooper", 2, 1 },          { "gennie", 2, 1 },  { "fighter", 1, 1 }, { "transport", 1, 1 },
    { "killer-satellite", 1, 2 }, { "battler", 1, 2 }, { "factory", 1, 2 },
  };
  static const Wanted bought[] = {
    { "trooper", 1, 1 }, { "fighter", 1, 1 }, { "factory", 1, 2 },
  };
  AdcMuster *muster = adc_game_get_muster (game);

  g_assert_cmpstr (adc_muster_get_maker (muster), ==, "factory");
  g_assert_cmpstr (adc_muster_get_maker_rule (muster), ==, "regle-couts");
  g_assert_cmpstr (adc_muster_get_market_rule (muster), ==, "regle-marche-noir");
  assert_products (adc_muster_get_products (muster), made, G_N_ELEMENTS (made));
  assert_products (adc_muster_get_market (muster), bought, G_N_ELEMENTS (bought));
}

/* By number of players, whatever the order they come in, and each once. */
static void
test_building (void)
{
  static const guint order[] = { 2, 3, 5 };
  g_autoptr(AdcMuster) muster = adc_muster_new (2);
  AdcMusterTable table = { .n_players = 5, .rule = (char *) "a" };
  const AdcProduct product = { .unit = (char *) "ship", .count = 1, .n_turns = 1 };

  g_assert_true (adc_muster_add_table (muster, &table));
  g_assert_false (adc_muster_add_table (muster, &table));
  table.n_players = 2;
  g_assert_true (adc_muster_add_table (muster, &table));
  table.n_players = 3;
  g_assert_true (adc_muster_add_table (muster, &table));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    const AdcMusterTable *found = adc_muster_get_tables (muster)->pdata[i];

    g_assert_cmpuint (found->n_players, ==, order[i]);
  }

  g_assert_true (adc_muster_add_piece (muster, "ship", 1));
  g_assert_false (adc_muster_add_piece (muster, "ship", 4));
  g_assert_true (adc_muster_add_product (muster, adc_muster_get_products (muster), &product));
  g_assert_false (adc_muster_add_product (muster, adc_muster_get_products (muster), &product));
  g_assert_true (adc_muster_add_product (muster, adc_muster_get_market (muster), &product));
  g_assert_null (adc_muster_get_maker (muster));
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "buck-rogers");
  g_assert_nonnull (game);
  g_test_add_func ("/muster/army", test_army);
  g_test_add_func ("/muster/tables", test_tables);
  g_test_add_func ("/muster/production", test_production);
  g_test_add_func ("/muster/building", test_building);

  return g_test_run ();
}
