/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be built, what it needs and where it is drawn. */

#include "adc-language.h"
#include "adc-tech-chain.h"
#include "arsenal-game.h"

typedef struct {
  AdcGame *game;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems = g_ptr_array_new ();

  fixture->game = arsenal_game_load (NULL, problems);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (fixture->game);
}

static AdcTechTree *
make (Fixture *fixture, const char *edition)
{
  return adc_tech_tree_new (fixture->game, arsenal_game_faction (fixture->game, "reds"), edition);
}

static const char *
get_id (AdcTechTree *tree, int node)
{
  if (node < 0)
    return "-";

  return adc_entry_get_id (ADC_ENTRY (adc_tech_tree_get_node (tree, (guint) node)->piece));
}

/* "hut 0,0 - " and so on: column, row, parent, then what it needs. */
static char *
describe (AdcTechTree *tree)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < adc_tech_tree_get_n_nodes (tree); i++) {
    const AdcTechNode *node = adc_tech_tree_get_node (tree, i);

    g_string_append_printf (out, "%s %u,%u %s", get_id (tree, (int) i), node->column, node->row,
                            get_id (tree, node->parent));
    for (guint j = 0; j < node->needs->len; j++) {
      const AdcTechNeed *need = &g_array_index (node->needs, AdcTechNeed, j);

      g_string_append_printf (out, " %s%s", get_id (tree, (int) need->node),
                              need->kind == ADC_TECH_OTHER ? "|" : "");
      if (need->kind == ADC_TECH_CONSUMED)
        g_string_append_printf (out, "*%u", need->count);
    }
    g_string_append (out, node->is_open ? "?\n" : "\n");
  }

  return g_string_free (out, FALSE);
}

static void
test_layout (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcTechTree) tree = make (fixture, NULL);
  g_autofree char *found = describe (tree);
  const AdcTechNode *node = adc_tech_tree_get_node (tree, 1);

  g_assert_true (adc_tech_tree_exists (fixture->game));
  g_assert_cmpstr (found, ==,
                   "hut 0,0 -\n"
                   "soldier 1,0 hut hut\n"
                   "camp 1,1 hut hut\n"
                   "rider 2,1 camp camp\n"
                   "giant 3,1 rider spell rider*2\n"
                   "spell 2,2 -\n" /* beside what it is for */
                   "clerk 0,3 -\n"
                   "ghost 0,4 -?\n");
  g_assert_cmpuint (adc_tech_tree_get_n_columns (tree), ==, 4);
  g_assert_cmpuint (adc_tech_tree_get_n_rows (tree), ==, 5);
  g_assert_cmpuint (node->upgrades->len, ==, 1);
  g_assert_cmpstr (adc_entry_get_id (node->upgrades->pdata[0]), ==, "boots");
  g_assert_cmpuint (adc_tech_tree_get_node (tree, 3)->upgrades->len, ==, 1);
  g_assert_cmpuint (adc_tech_tree_get_node (tree, 3)->depth, ==, 2);
  g_assert_cmpint (adc_tech_tree_find (tree, "ghost"), ==, 7);
  g_assert_cmpint (adc_tech_tree_find (tree, "guest"), ==, -1);
}

/* What another box replaces is not asked for. */
static void
test_edition (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcTechTree) tree = make (fixture, "more");
  g_autofree char *found = describe (tree);

  g_assert_cmpstr (found, ==,
                   "hut 0,0 -\n"
                   "soldier 1,0 hut hut\n"
                   "camp-more 1,1 hut hut\n"
                   "rider 2,1 camp-more camp-more\n"
                   "giant 3,1 rider spell rider*2\n"
                   "spell 2,2 -\n"
                   "guest 2,3 camp-more camp-more\n"
                   "clerk 0,4 -\n"
                   "ghost 0,5 -?\n");
  for (guint i = 0; i < adc_tech_tree_get_n_nodes (tree); i++)
    g_assert_cmpuint (adc_tech_tree_get_node (tree, i)->missing->len, ==, 0);
}

static void
assert_price (AdcTechChain *chain, guint position, const char *stat, guint amount, guint n_unknown)
{
  const AdcTechPrice *price;

  g_assert_cmpuint (position, <, adc_tech_chain_get_prices (chain)->len);
  price = &g_array_index (adc_tech_chain_get_prices (chain), AdcTechPrice, position);
  g_assert_cmpstr (adc_stat_get_id (price->stat), ==, stat);
  g_assert_cmpuint (price->amount, ==, amount);
  g_assert_cmpuint (price->n_unknown, ==, n_unknown);
}

static AdcTechChain *
make_chain (AdcTechTree *tree, const char *id)
{
  return adc_tech_chain_new (tree, (guint) adc_tech_tree_find (tree, id));
}

static guint
count_of (AdcTechTree *tree, AdcTechChain *chain, const char *id)
{
  return adc_tech_chain_get_count (chain, (guint) adc_tech_tree_find (tree, id));
}

static gboolean
is_link (AdcTechTree *tree, AdcTechChain *chain, const char *from, const char *to)
{
  return adc_tech_chain_has_link (chain, (guint) adc_tech_tree_find (tree, from),
                                  (guint) adc_tech_tree_find (tree, to));
}

static void
test_chain (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcTechTree) tree = make (fixture, NULL);
  g_autoptr(AdcTechChain) giant = make_chain (tree, "giant");
  g_autoptr(AdcTechChain) soldier = make_chain (tree, "soldier");
  g_autoptr(AdcTechChain) ghost = make_chain (tree, "ghost");

  g_assert_cmpuint (count_of (tree, giant, "giant"), ==, 1);
  g_assert_cmpuint (count_of (tree, giant, "rider"), ==, 2);
  g_assert_cmpuint (count_of (tree, giant, "camp"), ==, 1);
  g_assert_cmpuint (count_of (tree, giant, "spell"), ==, 1);
  g_assert_cmpuint (count_of (tree, giant, "hut"), ==, 1);
  g_assert_cmpuint (count_of (tree, giant, "soldier"), ==, 0);
  assert_price (giant, 0, "cost", 15, 0);
  assert_price (giant, 1, "gold", 5, 2);
  g_assert_true (adc_tech_chain_is_complete (giant));
  g_assert_true (is_link (tree, giant, "rider", "giant"));
  g_assert_true (is_link (tree, giant, "hut", "camp"));
  g_assert_false (is_link (tree, giant, "hut", "soldier"));
  g_assert_false (is_link (tree, giant, "camp", "giant"));

  assert_price (soldier, 0, "cost", 1, 0);
  assert_price (soldier, 1, "gold", 1, 0);
  assert_price (ghost, 0, "cost", 4, 0);
  g_assert_false (adc_tech_chain_is_complete (ghost));
}

/* Whatever the data say, there is a tree. */
static void
test_hostile (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  AdcPiece *ghost = arsenal_game_piece (fixture->game, "ghost");
  g_autoptr(AdcTechTree) other_box = NULL;
  g_autoptr(AdcTechTree) itself = NULL;
  g_autoptr(AdcTechTree) circle = NULL;
  g_autoptr(AdcTechTree) nobody = NULL;
  g_autoptr(AdcTechChain) chain = NULL;
  const AdcTechNode *node;

  adc_piece_set_user_value (ghost, "needs", "camp-more");
  other_box = make (fixture, NULL);
  node = adc_tech_tree_get_node (other_box, (guint) adc_tech_tree_find (other_box, "ghost"));
  g_assert_cmpuint (node->missing->len, ==, 1);
  g_assert_cmpstr (node->missing->pdata[0], ==, "camp-more");
  g_assert_false (node->is_open);
  chain = make_chain (other_box, "ghost");
  g_assert_false (adc_tech_chain_is_complete (chain));

  adc_piece_set_user_value (ghost, "needs", "ghost");
  itself = make (fixture, NULL);
  node = adc_tech_tree_get_node (itself, (guint) adc_tech_tree_find (itself, "ghost"));
  g_assert_cmpuint (node->needs->len, ==, 0);

  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "hut"), "needs", "giant");
  circle = make (fixture, NULL);
  g_assert_cmpuint (adc_tech_tree_get_n_nodes (circle), ==, 8);
  for (guint i = 0; i < adc_tech_tree_get_n_nodes (circle); i++) {
    g_autoptr(AdcTechChain) all = adc_tech_chain_new (circle, i);

    node = adc_tech_tree_get_node (circle, i);
    for (guint j = 0; j < node->needs->len; j++)
      g_assert_cmpuint (adc_tech_tree_get_node (circle,
                                                g_array_index (node->needs, AdcTechNeed, j).node)
                          ->column,
                        <, node->column);
  }

  nobody = adc_tech_tree_new (fixture->game, arsenal_game_faction (fixture->game, "blues"), NULL);
  g_assert_cmpuint (adc_tech_tree_get_n_nodes (nobody), ==, 0);
  g_assert_cmpuint (adc_tech_tree_get_n_columns (nobody), ==, 0);
}

/* What is given up for what is given up. */
static void
test_nested (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcTechTree) tree = NULL;
  g_autoptr(AdcTechChain) chain = NULL;

  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "ghost"), "needs", "");
  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "ghost"), "eats", "giant giant giant");
  tree = make (fixture, NULL);
  chain = make_chain (tree, "ghost");
  g_assert_cmpuint (count_of (tree, chain, "giant"), ==, 3);
  g_assert_cmpuint (count_of (tree, chain, "rider"), ==, 6);
  g_assert_cmpuint (count_of (tree, chain, "spell"), ==, 1);
  assert_price (chain, 0, "cost", 4 + 3 * 2 + 6 * 3 + 5 + 2, 0);
}

/* A second house that builds the same would do instead. */
static void
test_either (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcTechTree) tree = NULL;
  g_autoptr(AdcTechChain) chain = NULL;
  g_autofree char *found = NULL;

  adc_piece_set_user_value (arsenal_game_piece (fixture->game, "boots"), "builds", "soldier");
  tree = make (fixture, NULL);
  found = describe (tree);
  g_assert_nonnull (g_strstr_len (found, -1, "soldier 1,0 hut hut boots|\n"));
  chain = make_chain (tree, "soldier");
  g_assert_cmpuint (count_of (tree, chain, "hut"), ==, 1);
  g_assert_cmpuint (count_of (tree, chain, "boots"), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("fr");

  g_test_add ("/tech-tree/layout", Fixture, NULL, set_up, test_layout, tear_down);
  g_test_add ("/tech-tree/edition", Fixture, NULL, set_up, test_edition, tear_down);
  g_test_add ("/tech-tree/chain", Fixture, NULL, set_up, test_chain, tear_down);
  g_test_add ("/tech-tree/hostile", Fixture, NULL, set_up, test_hostile, tear_down);
  g_test_add ("/tech-tree/nested", Fixture, NULL, set_up, test_nested, tear_down);
  g_test_add ("/tech-tree/either", Fixture, NULL, set_up, test_either, tear_down);

  return g_test_run ();
}
