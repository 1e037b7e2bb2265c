/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of Buck Rogers that ship, one by one: the combat table, the pieces, the armies at the
 * start, what each number of players gets, and what is made. */

#include "adc-library-loader.h"
#include "adc-map.h"
#include "adc-muster.h"
#include "adc-piece.h"

static AdcGame *game;

/* Attackers down, targets across; X: never, B: by bombs alone. */
static const char * const targets[] = { "trooper",   "gennie",    "fighter", "battler",
                                        "transport", "satellite", "marker" };
static const struct {
  const char *unit;
  const char *numbers[G_N_ELEMENTS (targets)];
} table[] = {
  { "trooper", { "6", "8", "7", "X", "6", "X", "3" } },
  { "gennie", { "5", "6", "6", "X", "5", "X", "2" } },
  { "fighter", { "7", "7", "6", "8", "3", "7", "3" } },
  { "battler", { "B", "B", "4", "6", "4", "6", "X" } },
  { "transport", { "9", "10", "8", "10", "6", "10", "9" } },
  { "killer-satellite", { "X", "X", "6", "7", "5", "X", "X" } },
  { "control-marker", { "8", "9", "9", "X", "7", "X", "X" } },
};

/* Of each colour, or in the bank for all. */
static const struct {
  const char *unit;
  const char *type;
  const char *stock;
  const char *count;
  const char *moves;
  const char *enters;
} units[] = {
  { "leader", "type-leader", "supply", "1", "4", "everywhere" },
  { "trooper", "type-trooper", "supply", "20", "1", "ground" },
  { "gennie", "type-gennie", "supply", "8", "1", "ground" },
  { "fighter", "type-fighter", "supply", "15", "4", "everywhere" },
  { "battler", "type-battler", "supply", "6", "4", "space" },
  { "transport", "type-transport", "supply", "4", "4", "everywhere" },
  { "killer-satellite", "type-satellite", "bank", "14", "0", "space" },
  { "factory", "type-factory", "bank", "24", "0", "ground" },
  { "control-marker", "type-marker", "supply", "23", "0", "ground" },
};

static const char *
get_value (const char *unit, const char *stat)
{
  AdcEntry *piece = adc_game_lookup (game, unit);
  const AdcValue *value;

  g_assert_true (ADC_IS_PIECE (piece));
  value = adc_piece_get_shipped_value (ADC_PIECE (piece), stat);

  return value != NULL ? value->text : NULL;
}

static void
test_table (void)
{
  guint n_cells = 0;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    for (guint j = 0; j < G_N_ELEMENTS (targets); j++) {
      g_autofree char *stat = g_strconcat ("vs-", targets[j], NULL);

      g_assert_cmpstr (get_value (table[i].unit, stat), ==, table[i].numbers[j]);
      n_cells++;
    }
  }
  g_assert_cmpuint (n_cells, ==, 49);

  /* Leaders and factories never attack. */
  for (guint j = 0; j < G_N_ELEMENTS (targets); j++) {
    g_autofree char *stat = g_strconcat ("vs-", targets[j], NULL);

    g_assert_cmpstr (get_value ("leader", stat), ==, "X");
    g_assert_cmpstr (get_value ("factory", stat), ==, "X");
  }
}

static void
test_units (void)
{
  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_UNIT)), ==,
                    G_N_ELEMENTS (units));
  for (guint i = 0; i < G_N_ELEMENTS (units); i++) {
    const gboolean is_banked = g_str_equal (units[i].stock, "bank");

    g_assert_cmpstr (get_value (units[i].unit, "type"), ==, units[i].type);
    g_assert_cmpstr (get_value (units[i].unit, units[i].stock), ==, units[i].count);
    g_assert_cmpstr (get_value (units[i].unit, is_banked ? "supply" : "bank"), ==, "-");
    g_assert_cmpstr (get_value (units[i].unit, "moves"), ==, units[i].moves);
    g_assert_cmpstr (get_value (units[i].unit, "enters"), ==, units[i].enters);
    g_assert_true (adc_piece_is_shared (ADC_PIECE (adc_game_lookup (game, units[i].unit))));
  }
}

/* What the advanced rules put in place of the bonus nobody has found. */
static void
test_bonus (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (units); i++) {
    const gboolean is_leader = g_str_equal (units[i].unit, "leader");

    g_assert_cmpstr (get_value (units[i].unit, "bonus"), ==, is_leader ? "2" : "-");
    g_assert_cmpstr (get_value (units[i].unit, "bonus-advanced"), ==, is_leader ? NULL : "-");
  }
}

static void
test_army (void)
{
  static const struct {
    const char *unit;
    guint       count;
  } army[] = { { "leader", 1 },  { "trooper", 8 }, { "fighter", 4 },
               { "factory", 2 }, { "gennie", 2 },  { "transport", 1 } };
  AdcMuster *muster = adc_game_get_muster (game);
  GPtrArray *pieces = adc_muster_get_pieces (muster);
  guint n = 0;

  g_assert_cmpuint (adc_muster_get_batch (muster), ==, 3);
  g_assert_cmpuint (pieces->len, ==, G_N_ELEMENTS (army));
  for (guint i = 0; i < G_N_ELEMENTS (army); i++) {
    const AdcMusterPiece *piece = pieces->pdata[i];

    g_assert_cmpstr (piece->unit, ==, army[i].unit);
    g_assert_cmpuint (piece->count, ==, army[i].count);
    n += piece->count;
  }
  g_assert_cmpuint (n, ==, 18);
}

/* Players, armies and zones of each, pieces in a zone, zones to win; and the zones left to nobody
 * out of all the ground there is. */
static void
test_players (void)
{
  static const guint rows[][6] = {
    { 2, 3, 12, 0, 25, 18 }, { 3, 2, 9, 0, 20, 15 }, { 4, 1, 6, 6, 15, 18 },
    { 5, 1, 6, 6, 15, 12 },  { 6, 1, 6, 6, 15, 6 },
  };
  AdcMuster *muster = adc_game_get_muster (game);
  GListModel *zones = adc_map_get_zones (adc_game_get_map (game));
  guint n_ground = 0;
  guint min;
  guint max;

  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);

    n_ground += adc_zone_get_realm (zone) == ADC_REALM_GROUND ? 1 : 0;
  }
  g_assert_cmpuint (n_ground, ==, 42);

  adc_game_get_players (game, &min, &max);
  g_assert_cmpuint (min, ==, 2);
  g_assert_cmpuint (max, ==, 6);
  g_assert_cmpuint (adc_muster_get_tables (muster)->len, ==, G_N_ELEMENTS (rows));
  g_assert_null (adc_muster_find_table (muster, 1));
  g_assert_null (adc_muster_find_table (muster, 7));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    const AdcMusterTable *row = adc_muster_find_table (muster, rows[i][0]);

    g_assert_nonnull (row);
    g_assert_cmpuint (row->n_armies, ==, rows[i][1]);
    g_assert_cmpuint (row->n_zones, ==, rows[i][2]);
    g_assert_cmpuint (row->limit, ==, rows[i][3]);
    g_assert_cmpuint (row->n_to_win, ==, rows[i][4]);
    g_assert_cmpuint (n_ground - rows[i][0] * row->n_zones, ==, rows[i][5]);
  }
}

typedef struct {
  const char *unit;
  guint       count;
  guint       n_turns;
} Product;

static void
check_products (GPtrArray *products, const Product *expected, guint n)
{
  g_assert_cmpuint (products->len, ==, n);
  for (guint i = 0; i < n; i++) {
    const AdcProduct *product = NULL;

    for (guint j = 0; j < products->len; j++)
      if (g_str_equal (((AdcProduct *) products->pdata[j])->unit, expected[i].unit))
        product = products->pdata[j];
    g_assert_nonnull (product);
    g_assert_cmpuint (product->count, ==, expected[i].count);
    g_assert_cmpuint (product->n_turns, ==, expected[i].n_turns);
  }
}

static void
test_production (void)
{
  static const Product made[] = {
    { "trooper", 2, 1 }, { "gennie", 2, 1 },           { "fighter", 1, 1 }, { "transport", 1, 1 },
    { "battler", 1, 2 }, { "killer-satellite", 1, 2 }, { "factory", 1, 2 },
  };
  static const Product sold[] = { { "trooper", 1, 1 }, { "fighter", 1, 1 }, { "factory", 1, 2 } };
  AdcMuster *muster = adc_game_get_muster (game);

  g_assert_cmpstr (adc_muster_get_maker (muster), ==, "factory");
  check_products (adc_muster_get_products (muster), made, G_N_ELEMENTS (made));
  check_products (adc_muster_get_market (muster), sold, G_N_ELEMENTS (sold));
}

static void
test_transports (void)
{
  GPtrArray *capacities = adc_map_get_capacities (adc_game_get_map (game));
  static const struct {
    const char *load;
    guint       count;
  } expected[] = { { "trooper", 5 }, { "factory", 1 } };

  g_assert_cmpuint (capacities->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    const AdcCapacity *capacity = capacities->pdata[i];

    g_assert_cmpstr (capacity->carrier, ==, "transport");
    g_assert_cmpstr (capacity->load, ==, expected[i].load);
    g_assert_cmpuint (capacity->count, ==, expected[i].count);
  }
}

static void
test_factions (void)
{
  static const char * const ids[] = { "buck",   "wilma-deering", "killer-kane",
                                      "ardala", "black-barney",  "doc-huer" };

  g_assert_cmpuint (g_list_model_get_n_items (adc_game_get_entries (game, ADC_KIND_FACTION)), ==,
                    G_N_ELEMENTS (ids));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_nonnull (adc_game_lookup (game, ids[i]));
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "buck-rogers");
  g_assert_nonnull (game);
  g_test_add_func ("/buck-content/table", test_table);
  g_test_add_func ("/buck-content/units", test_units);
  g_test_add_func ("/buck-content/bonus", test_bonus);
  g_test_add_func ("/buck-content/army", test_army);
  g_test_add_func ("/buck-content/players", test_players);
  g_test_add_func ("/buck-content/production", test_production);
  g_test_add_func ("/buck-content/transports", test_transports);
  g_test_add_func ("/buck-content/factions", test_factions);

  return g_test_run ();
}
