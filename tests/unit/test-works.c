/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What factories make: every product alone, then turns worked out by hand, what is refused, and orders given by
 * chance. */

#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-muster-units.h"
#include "adc-works-result.h"

#include <string.h>

static AdcLibrary *library;
static AdcGame *game;

/* With one factory, or with none. */
static AdcWorks *
create (guint n_makers)
{
  AdcWorks *works = adc_works_new (game);

  while (adc_works_get_n_makers (works) > n_makers)
    g_assert_true (adc_works_remove_maker (works, adc_works_get_maker (works, n_makers)));
  while (adc_works_get_n_makers (works) < n_makers)
    g_assert_nonnull (adc_works_add_maker (works));

  return works;
}

static guint
find_unit (AdcWorks *works, const char *unit)
{
  guint position;

  g_assert_true (g_ptr_array_find_with_equal_func (adc_works_get_units (works), unit, g_str_equal,
                                                   &position));
  return position;
}

static void
order (AdcWorks *works, const char *maker, guint turn, const char *what)
{
  g_assert_true (adc_works_set_order (works, maker, turn, what));
}

static const AdcWorksCell *
get_cell (AdcWorksResult *result, const char *maker, guint turn)
{
  const AdcWorksRow *row = adc_works_result_find (result, maker);

  g_assert_nonnull (row);
  return &row->cells[turn - 1];
}

/* How many there are at the end of each turn. */
static void
assert_in_play (AdcWorks *works, const char *unit, const guint *expected)
{
  g_autoptr(AdcWorksResult) result = adc_works_compute (works);

  for (guint turn = 1; turn <= result->n_turns; turn++)
    g_assert_cmpuint (adc_works_result_get_count (result, turn, find_unit (works, unit))->in_play,
                      ==, expected[turn - 1]);
}

/* Cells as letters: “-” idle, “.” absent, “b” begun, “M” made, “X” refused, “D” dismantled, “w”
 * waiting. */
static void
assert_row (AdcWorks *works, const char *maker, const char *expected)
{
  static const char letters[] = { [ADC_CELL_ABSENT] = '.',     [ADC_CELL_IDLE] = '-',
                                  [ADC_CELL_WAITING] = 'w',    [ADC_CELL_BEGINS] = 'b',
                                  [ADC_CELL_CONTINUES] = 'c',  [ADC_CELL_MAKES] = 'M',
                                  [ADC_CELL_REFUSED] = 'X',    [ADC_CELL_DISMANTLED] = 'D' };
  g_autoptr(AdcWorksResult) result = adc_works_compute (works);
  g_autoptr(GString) row = g_string_new (NULL);

  for (guint turn = 1; turn <= result->n_turns; turn++)
    g_string_append_c (row, letters[get_cell (result, maker, turn)->kind]);
  g_assert_cmpstr (row->str, ==, expected);
}

/* B25, B26 and the table of costs. */
static void
test_products (void)
{
  static const struct {
    const char *maker, *unit;
    guint       count, n_turns;
    const char *rule;
  } cases[] = {
    { "1", "trooper", 2, 1, "regle-couts" },
    { "1", "gennie", 2, 1, "regle-couts" },
    { "1", "fighter", 1, 1, "regle-couts" },
    { "1", "transport", 1, 1, "regle-couts" },
    { "1", "battler", 1, 2, "regle-couts" },
    { "1", "killer-satellite", 1, 2, "regle-fabrication-satellites" },
    { "1", "factory", 1, 2, "regle-couts" },
    { ADC_WORKS_MARKET, "trooper", 1, 1, "regle-marche-noir" },
    { ADC_WORKS_MARKET, "fighter", 1, 1, "regle-marche-noir" },
    { ADC_WORKS_MARKET, "factory", 1, 2, "regle-marche-noir" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcWorks) works = create (g_str_equal (cases[i].maker, "1") ? 1 : 0);
    g_autoptr(AdcWorksResult) result = NULL;
    const guint before = adc_works_get_in_play (works, cases[i].unit);
    const guint unit = find_unit (works, cases[i].unit);
    const AdcWorksCount *count;

    adc_works_set_holds_body (works, cases[i].maker, TRUE);
    order (works, cases[i].maker, 1, cases[i].unit);
    result = adc_works_compute (works);
    g_assert_cmpstr (get_cell (result, cases[i].maker, 1)->rule, ==, cases[i].rule);
    g_assert_cmpint (get_cell (result, cases[i].maker, 1)->kind, ==,
                     cases[i].n_turns == 1 ? ADC_CELL_MAKES : ADC_CELL_BEGINS);

    count = adc_works_result_get_count (result, 1, unit);
    g_assert_cmpuint (count->out, ==, cases[i].n_turns == 1 ? cases[i].count : 0);
    g_assert_cmpuint (count->making, ==, cases[i].n_turns == 1 ? 0 : cases[i].count);
    g_assert_cmpuint (count->in_play, ==, before + count->out);

    count = adc_works_result_get_count (result, 2, unit);
    g_assert_cmpuint (count->out, ==, cases[i].n_turns == 1 ? 0 : cases[i].count);
    g_assert_cmpuint (count->making, ==, 0);
    g_assert_cmpuint (count->in_play, ==, before + cases[i].count);
    g_assert_cmpuint (adc_works_result_get_count (result, 3, unit)->in_play, ==,
                      before + cases[i].count);
  }

  g_assert_cmpuint (adc_muster_get_products (adc_game_get_muster (game))->len, ==, 7);
  g_assert_cmpuint (adc_muster_get_market (adc_game_get_muster (game))->len, ==, 3);
}

/* The armies that begin, and the pieces in the box. */
static void
test_start (void)
{
  static const struct {
    const char *unit;
    guint       start, supply; /* of one colour, or of all */
    gboolean    is_shared;
  } cases[] = {
    { "trooper", 8, 20, FALSE },  { "gennie", 2, 8, FALSE },   { "fighter", 4, 15, FALSE },
    { "transport", 1, 4, FALSE }, { "battler", 0, 6, FALSE },  { "killer-satellite", 0, 14, TRUE },
    { "factory", 2, 24, TRUE },
  };
  g_autoptr(AdcWorks) works = adc_works_new (game);

  for (guint n_players = 2; n_players <= 6; n_players++) {
    const guint n_armies = n_players == 2 ? 3 : n_players == 3 ? 2 : 1;

    g_assert_true (adc_works_set_n_players (works, n_players));
    g_assert_cmpuint (adc_works_get_n_makers (works), ==, 2 * n_armies);
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
      g_assert_cmpuint (adc_works_get_in_play (works, cases[i].unit), ==,
                        cases[i].start * n_armies);
      g_assert_cmpuint (adc_works_get_supply (works, cases[i].unit), ==,
                        cases[i].supply * (cases[i].is_shared ? 1 : n_armies));
      g_assert_cmpuint (adc_works_get_others (works, cases[i].unit), ==,
                        cases[i].is_shared ? cases[i].start * n_armies * (n_players - 1) : 0);
    }
  }

  g_assert_false (adc_works_set_n_players (works, 7));
  g_assert_false (adc_works_set_in_play (works, "factory", 3)); /* they are counted one by one */
  g_assert_false (adc_works_set_in_play (works, "leader", 1));
  g_assert_false (adc_works_set_others (works, "trooper", 3));
}

/* A new factory works from the turn after it is made, and its own new one, too. */
static void
test_growth (void)
{
  g_autoptr(AdcWorks) works = create (1);

  order (works, "1", 1, "factory");
  order (works, "1", 3, "battler");
  order (works, "1", 4, "battler"); /* saying it again is going on */
  order (works, "1", 5, "trooper");
  order (works, "1/1", 2, "trooper"); /* too early: it is only being made */
  order (works, "1/1", 3, "factory");
  order (works, "1/1", 5, "gennie");
  order (works, "1/1/3", 5, "fighter");
  order (works, "1/1/3", 6, "fighter");
  assert_row (works, "1", "bMbMM-");
  assert_row (works, "1/1", "..bMM-");
  assert_row (works, "1/1/3", "....MM");
  assert_in_play (works, "factory", (const guint[]){ 1, 2, 2, 3, 3, 3 });
  assert_in_play (works, "battler", (const guint[]){ 0, 0, 0, 1, 1, 1 });
  assert_in_play (works, "trooper", (const guint[]){ 8, 8, 8, 8, 10, 10 });
  assert_in_play (works, "gennie", (const guint[]){ 2, 2, 2, 2, 4, 4 });
  assert_in_play (works, "fighter", (const guint[]){ 4, 4, 4, 4, 5, 6 });

  /* It waits for a transport. */
  g_assert_true (adc_works_set_waiting (works, "1/1", TRUE));
  assert_row (works, "1/1", "..XwXw");
  assert_in_play (works, "factory", (const guint[]){ 1, 2, 2, 2, 2, 2 });

  /* Its orders stay with it, whatever becomes of the mother. */
  g_assert_true (adc_works_set_waiting (works, "1/1", FALSE));
  order (works, "1", 2, ADC_ORDER_STOP);
  assert_row (works, "1", "b-bMM-");
  {
    g_autoptr(AdcWorksResult) result = adc_works_compute (works);

    g_assert_null (adc_works_result_find (result, "1/1"));
    g_assert_nonnull (get_cell (result, "1", 2)->message);
  }
  order (works, "1", 2, NULL);
  assert_row (works, "1/1", "..bMM-");
}

static void
test_half (void)
{
  g_autoptr(AdcWorks) works = create (2);

  g_assert_true (adc_works_set_half (works, "1", "battler"));
  g_assert_false (adc_works_set_half (works, "1", "trooper")); /* takes one turn */
  g_assert_false (adc_works_set_half (works, "1/1", "battler")); /* not in play */
  g_assert_true (adc_works_set_half (works, "2", "factory"));
  order (works, "1", 2, "fighter");
  order (works, "2/0", 2, "trooper");
  assert_row (works, "1", "MM----");
  assert_row (works, "2/0", ".M----");
  assert_in_play (works, "battler", (const guint[]){ 1, 1, 1, 1, 1, 1 });
  assert_in_play (works, "factory", (const guint[]){ 3, 3, 3, 3, 3, 3 });

  /* Something else instead: what was half made is lost. */
  order (works, "1", 1, "trooper");
  assert_row (works, "1", "MM----");
  assert_in_play (works, "battler", (const guint[]){ 0, 0, 0, 0, 0, 0 });
  assert_in_play (works, "trooper", (const guint[]){ 10, 12, 12, 12, 12, 12 });
}

static void
test_dismantle (void)
{
  g_autoptr(AdcWorks) works = create (2);

  order (works, "1", 1, "battler");
  order (works, "1", 2, ADC_ORDER_DISMANTLE);
  order (works, "1", 3, "trooper");
  order (works, "2", 2, "trooper");
  assert_row (works, "1", "bD....");
  assert_row (works, "2", "-M----");
  assert_in_play (works, "factory", (const guint[]){ 2, 1, 1, 1, 1, 1 });
  assert_in_play (works, "battler", (const guint[]){ 0, 0, 0, 0, 0, 0 });
  {
    g_autoptr(AdcWorksResult) result = adc_works_compute (works);

    /* The half-made battler is back in the box. */
    g_assert_cmpuint (adc_works_result_get_count (result, 1, find_unit (works, "battler"))->left,
                      ==, 5);
    g_assert_cmpuint (adc_works_result_get_count (result, 2, find_unit (works, "battler"))->left,
                      ==, 6);
  }
  g_assert_false (adc_works_set_order (works, ADC_WORKS_MARKET, 1, ADC_ORDER_DISMANTLE));
}

/* Only without any factory; the factory it gives ends it. */
static void
test_market (void)
{
  g_autoptr(AdcWorks) works = create (1);

  order (works, ADC_WORKS_MARKET, 1, "trooper");
  order (works, ADC_WORKS_MARKET, 2, "trooper");
  order (works, ADC_WORKS_MARKET, 3, "factory");
  order (works, ADC_WORKS_MARKET, 5, "fighter");
  g_assert_false (adc_works_set_order (works, ADC_WORKS_MARKET, 1, "battler"));
  assert_row (works, ADC_WORKS_MARKET, "XXX.X.");

  order (works, "1", 2, ADC_ORDER_DISMANTLE);
  order (works, "market/3", 5, "trooper");
  assert_row (works, ADC_WORKS_MARKET, "XMbMX.");
  assert_row (works, "market/3", "....M-");
  assert_in_play (works, "trooper", (const guint[]){ 8, 9, 9, 9, 11, 11 });
  assert_in_play (works, "factory", (const guint[]){ 1, 0, 0, 1, 1, 1 });

  /* One that waits is a factory, too. */
  order (works, "1", 2, NULL);
  g_assert_true (adc_works_set_waiting (works, "1", TRUE));
  assert_row (works, ADC_WORKS_MARKET, "XXX.X.");
}

static void
test_supply (void)
{
  g_autoptr(AdcWorks) works = create (2);

  g_assert_true (adc_works_set_in_play (works, "trooper", 17));
  for (guint turn = 1; turn <= 3; turn++)
    order (works, "1", turn, "trooper");
  assert_row (works, "1", "MMX---");
  assert_in_play (works, "trooper", (const guint[]){ 19, 20, 20, 20, 20, 20 });
  {
    g_autoptr(AdcWorksResult) result = adc_works_compute (works);

    g_assert_null (get_cell (result, "1", 1)->message);
    g_assert_cmpuint (get_cell (result, "1", 2)->count, ==, 1);
    g_assert_cmpstr (get_cell (result, "1", 2)->message, ==, "Only 1 is left.");
    g_assert_cmpstr (get_cell (result, "1", 3)->message, ==,
                     "Trooper: none is left, all 20 are on the board or in production.");
    g_assert_cmpuint (adc_works_result_get_count (result, 3, find_unit (works, "trooper"))->left,
                      ==, 0);
  }

  /* What is half made is off the box already, and two factories do not share a piece. */
  g_assert_true (adc_works_set_in_play (works, "battler", 5));
  adc_works_clear_orders (works);
  order (works, "1", 1, "battler");
  order (works, "2", 1, "battler");
  assert_row (works, "1", "bM----");
  assert_row (works, "2", "X-----");

  /* The bank is everybody's: 24 factories, two of them mine. */
  adc_works_clear_orders (works);
  g_assert_true (adc_works_set_others (works, "factory", 21));
  order (works, "1", 1, "factory");
  order (works, "1", 3, "factory");
  assert_row (works, "1", "bMX---");

  /* Three armies have three times the pieces. */
  g_assert_true (adc_works_set_n_players (works, 2));
  g_assert_true (adc_works_set_in_play (works, "trooper", 58));
  adc_works_clear_orders (works);
  order (works, "1", 1, "trooper");
  order (works, "1", 2, "trooper");
  assert_row (works, "1", "MX----");
}

/* A killer satellite takes the whole planet, and there is one in an orbit. */
static void
test_guard (void)
{
  g_autoptr(AdcWorks) works = create (3);

  g_assert_true (adc_muster_unit_is_guard (game, "killer-satellite"));
  g_assert_false (adc_muster_unit_is_guard (game, "battler"));
  g_assert_false (adc_muster_unit_is_guard (game, "factory"));

  order (works, "1", 1, "killer-satellite");
  order (works, "1", 3, "killer-satellite");
  assert_row (works, "1", "X-X---");
  g_assert_true (adc_works_set_holds_body (works, "1", TRUE));
  assert_row (works, "1", "bMX---");

  /* Two factories of one planet. */
  g_assert_true (adc_works_set_zone (works, "1", "the-warrens"));
  g_assert_true (adc_works_set_zone (works, "2", "mariposas"));
  g_assert_true (adc_works_set_holds_body (works, "2", TRUE));
  order (works, "2", 1, "killer-satellite");
  assert_row (works, "2", "X-----");
  order (works, "1", 1, NULL);
  order (works, "1", 3, NULL);
  assert_row (works, "2", "bM----");

  /* Only the far orbit touches Deimos. */
  g_assert_true (adc_works_set_zone (works, "3", "deimos"));
  g_assert_true (adc_works_set_holds_body (works, "3", TRUE));
  order (works, "3", 1, "killer-satellite");
  order (works, "3", 2, "battler");
  assert_row (works, "3", "XbM---");
  g_assert_true (adc_works_set_zone (works, "3", "ceres"));
  assert_row (works, "3", "bbM---"); /* given up for the battler */
  g_assert_false (adc_works_set_zone (works, "3", "near-earth-orbit"));
  g_assert_false (adc_works_set_zone (works, "3", "nowhere"));
}

static void
test_choices (void)
{
  g_autoptr(AdcWorks) works = create (1);
  g_autoptr(GVariant) before = g_variant_ref_sink (adc_works_to_variant (works));
  g_autoptr(GPtrArray) choices = NULL;
  g_autoptr(GPtrArray) none = NULL;
  g_autoptr(GVariant) after = NULL;

  g_assert_true (adc_works_set_in_play (works, "trooper", 20));
  choices = adc_works_list_choices (works, "1", 2);
  g_assert_cmpuint (choices->len, ==, 10);
  for (guint i = 0; i < choices->len; i++) {
    const AdcWorksChoice *choice = choices->pdata[i];

    g_assert_cmpint (choice->is_allowed, ==,
                     g_strcmp0 (choice->order, "trooper") != 0 &&
                       g_strcmp0 (choice->order, "killer-satellite") != 0);
  }

  none = adc_works_list_choices (works, "99", 1);
  g_assert_cmpuint (none->len, ==, 0);

  /* Asking changes nothing. */
  g_assert_true (adc_works_set_in_play (works, "trooper", 8));
  after = g_variant_ref_sink (adc_works_to_variant (works));
  g_assert_true (g_variant_equal (before, after));
}

/* Whatever is ordered: pieces are neither lost nor made out of nothing, and what is kept comes back the same. */
static void
test_chance (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (419);
  AdcMuster *muster = adc_game_get_muster (game);
  GListModel *zones = adc_map_get_zones (adc_game_get_map (game));

  for (guint n = 0; n < 150; n++) {
    g_autoptr(AdcWorks) works = create (g_rand_int_range (rand, 0, ADC_WORKS_MAX_MAKERS + 1));
    g_autoptr(AdcWorks) copy = adc_works_new (game);
    g_autoptr(GVariant) before = NULL;
    g_autoptr(GVariant) after = NULL;
    guint in_play[16];
    GPtrArray *units = adc_works_get_units (works);

    adc_works_set_n_turns (works, g_rand_int_range (rand, 0, 15));
    g_assert_cmpuint (adc_works_get_n_turns (works), <=, ADC_WORKS_MAX_TURNS);
    adc_works_set_others (works, "factory", g_rand_int_range (rand, 0, 30));
    for (guint i = 0; i < 200; i++) {
      g_autoptr(AdcWorksResult) result = i % 20 == 0 ? adc_works_compute (works) : NULL;
      const guint n_rows = result != NULL ? result->rows->len : 0;
      const char *maker =
        n_rows > 0 ? ((AdcWorksRow *) result->rows->pdata[g_rand_int_range (rand, 0, n_rows)])->maker
        : adc_works_get_n_makers (works) > 0
          ? adc_works_get_maker (works,
                                 g_rand_int_range (rand, 0, adc_works_get_n_makers (works)))
          : ADC_WORKS_MARKET;
      GPtrArray *products = adc_muster_get_products (muster);
      const guint what = g_rand_int_range (rand, 0, products->len + 3);
      g_autoptr(AdcEntry) zone = g_list_model_get_item (
        zones, g_rand_int_range (rand, 0, g_list_model_get_n_items (zones)));

      adc_works_set_order (works, maker, g_rand_int_range (rand, 0, 14),
                           what < products->len ? ((AdcProduct *) products->pdata[what])->unit
                           : what == products->len ? ADC_ORDER_DISMANTLE
                                                   : ADC_ORDER_STOP);
      adc_works_set_zone (works, maker, adc_entry_get_id (zone));
      adc_works_set_holds_body (works, maker, g_rand_boolean (rand));
      adc_works_set_waiting (works, maker, g_rand_int_range (rand, 0, 5) == 0);
      adc_works_set_half (works, maker, what < products->len
                                          ? ((AdcProduct *) products->pdata[what])->unit
                                          : NULL);
    }

    before = g_variant_ref_sink (adc_works_to_variant (works));
    adc_works_restore (copy, before);
    after = g_variant_ref_sink (adc_works_to_variant (copy));
    g_assert_true (g_variant_equal (before, after));

    for (guint u = 0; u < units->len; u++)
      in_play[u] = adc_works_get_in_play (works, units->pdata[u]);
    {
      g_autoptr(AdcWorksResult) result = adc_works_compute (works);

      for (guint turn = 1; turn <= result->n_turns; turn++)
        for (guint u = 0; u < units->len; u++) {
          const AdcWorksCount *count = adc_works_result_get_count (result, turn, u);
          const char *unit = units->pdata[u];
          guint n_gone = 0;

          for (guint r = 0; r < result->rows->len; r++)
            n_gone += g_str_equal (unit, "factory") &&
                      ((AdcWorksRow *) result->rows->pdata[r])->cells[turn - 1].kind ==
                        ADC_CELL_DISMANTLED;
          g_assert_cmpuint (count->in_play + n_gone, ==, in_play[u] + count->out);
          in_play[u] = count->in_play;
          if (count->out > 0 && !g_str_equal (unit, "factory") && !g_str_equal (unit, "battler") &&
              !g_str_equal (unit, "killer-satellite"))
            g_assert_cmpuint (count->in_play + count->left, ==, adc_works_get_supply (works, unit));
        }
    }
  }
}

static void
test_damaged (void)
{
  g_autoptr(AdcWorks) works = create (2);
  g_autoptr(GVariant) state = g_variant_ref_sink (g_variant_new_parsed (
    "(uint32 4000000000, {'trooper': uint32 4000000000, 'nobody': 3, 'gennie': 5},"
    " {'factory': uint32 7, 'trooper': 7}, ['1', '1', 'x', '', '-3', '7'],"
    " [('7', 'nowhere', 'trooper', true, false, [(uint32 0, 'trooper'), (13, 'trooper'),"
    " (1, 'nobody'), (2, 'gennie')]), ('9', '', '', false, false, [(1, 'gennie')]),"
    " ('1/2', 'bach', '', false, true, [(12, '!dismantle')])])"));

  adc_works_restore (works, state);
  g_assert_cmpuint (adc_works_get_n_turns (works), ==, ADC_WORKS_MAX_TURNS);
  g_assert_cmpuint (adc_works_get_in_play (works, "trooper"), ==, 8);
  g_assert_cmpuint (adc_works_get_in_play (works, "gennie"), ==, 5);
  g_assert_cmpuint (adc_works_get_others (works, "factory"), ==, 7);
  g_assert_cmpuint (adc_works_get_n_makers (works), ==, 2);
  g_assert_cmpstr (adc_works_get_maker (works, 1), ==, "7");
  g_assert_null (adc_works_get_plan (works, "7")->zone);
  g_assert_null (adc_works_get_plan (works, "7")->half);
  g_assert_cmpstr (adc_works_get_plan (works, "7")->orders[1], ==, "gennie");
  g_assert_null (adc_works_get_plan (works, "7")->orders[0]);
  g_assert_null (adc_works_get_plan (works, "9")->orders[0]);
  g_assert_cmpstr (adc_works_get_plan (works, "1/2")->zone, ==, "bach");
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "buck-rogers");
  g_assert_nonnull (game);

  g_test_add_func ("/works/products", test_products);
  g_test_add_func ("/works/start", test_start);
  g_test_add_func ("/works/growth", test_growth);
  g_test_add_func ("/works/half", test_half);
  g_test_add_func ("/works/dismantle", test_dismantle);
  g_test_add_func ("/works/market", test_market);
  g_test_add_func ("/works/supply", test_supply);
  g_test_add_func ("/works/guard", test_guard);
  g_test_add_func ("/works/choices", test_choices);
  g_test_add_func ("/works/chance", test_chance);
  g_test_add_func ("/works/damaged", test_damaged);
  status = g_test_run ();
  g_assert_finalize_object (library);

  return status;
}
