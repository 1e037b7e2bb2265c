/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-pieces.h"

#include "adc-arsenal.h"
#include "adc-bill.h"
#include "adc-deck-table.h"
#include "adc-faction.h"
#include "adc-pile.h"
#include "adc-tech-chain.h"
#include "adc-treasury-session.h"
#include "adc-unit-average.h"

#define PURCHASES 6 /* with each faction */

static void
check_decks (AdcGame *game, AdcFaction *faction, const char *edition)
{
  g_autoptr(GPtrArray) piles = adc_piles_list (game, faction, edition);

  for (guint i = 0; i < piles->len; i++) {
    const AdcPile *pile = piles->pdata[i];
    g_autoptr(AdcDeckTable) table = adc_deck_table_new (game, faction, edition, pile->id);
    GPtrArray *cards = adc_deck_table_get_cards (table);
    GPtrArray *columns = adc_deck_table_get_columns (table);

    g_assert_cmpuint (pile->n_unknown, <=, pile->n_cards);
    g_assert_cmpuint (adc_deck_table_get_n_unknown (table), <=,
                      adc_deck_table_get_n_copies (table));
    for (guint j = 1; j < cards->len; j++)
      for (guint k = 0; k < columns->len; k++)
        g_assert_true ((adc_deck_table_compare (cards->pdata[j], cards->pdata[j - 1],
                                                columns->pdata[k], FALSE) < 0) ==
                       (adc_deck_table_compare (cards->pdata[j - 1], cards->pdata[j],
                                                columns->pdata[k], FALSE) > 0));
  }
}

/* Each node stands right of all it needs, and below what it hangs on. */
static void
check_tree (AdcGame *game, AdcFaction *faction, const char *edition)
{
  g_autoptr(AdcTechTree) tree = adc_tech_tree_new (game, faction, edition);

  for (guint i = 0; i < adc_tech_tree_get_n_nodes (tree); i++) {
    const AdcTechNode *node = adc_tech_tree_get_node (tree, i);
    g_autoptr(AdcTechChain) chain = adc_tech_chain_new (tree, i);

    g_assert_cmpuint (node->column, <, adc_tech_tree_get_n_columns (tree));
    g_assert_cmpuint (node->row, <, adc_tech_tree_get_n_rows (tree));
    g_assert_cmpint (node->parent, <, (int) i);
    g_assert_cmpuint (adc_tech_chain_get_count (chain, i), >, 0);
    for (guint j = 0; j < node->needs->len; j++)
      g_assert_cmpuint (adc_tech_tree_get_node (tree, g_array_index (node->needs, AdcTechNeed,
                                                                     j).node)->column, <,
                        node->column);
  }
}

static void
check_averages (AdcGame *game, AdcFaction *faction, const char *edition)
{
  g_autoptr(GPtrArray) averages = adc_unit_averages_list (game, faction, edition);

  for (guint i = 0; i < averages->len; i++) {
    const AdcUnitAverage *average = averages->pdata[i];
    g_autofree char *text = adc_unit_average_format (average);
    g_autofree char *difference = adc_unit_average_format_difference (average);

    g_assert_cmpuint (average->n_known, <=, average->n_cards);
    g_assert_true ((text != NULL) == (average->n_known > 0));
    g_assert_true (difference == NULL || (average->is_stated && text != NULL));
  }
}

/* Buys whatever there is, and undoes it. */
static void
go_shopping (GRand *random, AdcSession *session)
{
  AdcTreasury *treasury = adc_treasury_session_get_treasury (session);
  g_autoptr(GPtrArray) offers = adc_treasury_list_offers (treasury);
  g_autoptr(GPtrArray) places = adc_treasury_list_places (treasury);

  adc_treasury_set_workers (treasury, g_rand_int_range (random, 0, 20));
  adc_treasury_set_special (treasury, g_rand_boolean (random));
  if (places->len > 0)
    adc_treasury_add_card (treasury, adc_entry_get_id (places->pdata[g_rand_int_range (
                                       random, 0, places->len)]));
  for (guint i = 0; offers->len > 0 && i < PURCHASES; i++) {
    AdcPiece *piece = offers->pdata[g_rand_int_range (random, 0, offers->len)];
    g_autoptr(AdcBill) bill = NULL;

    adc_treasury_set_count (treasury, adc_entry_get_id (ADC_ENTRY (piece)),
                            g_rand_int_range (random, 0, 12));
    bill = adc_bill_new (treasury);
    for (guint j = 0; j < bill->faults->len; j++)
      g_assert_true (g_utf8_validate (((AdcBillFault *) bill->faults->pdata[j])->message, -1,
                                      NULL));
    for (guint j = 0; j < adc_treasury_get_n_holdings (treasury); j++)
      g_free (adc_treasury_dup_holding_title (treasury, j));
  }
  adc_session_commit (session);
}

static void
check_economy (GRand *random, AdcGame *game)
{
  g_autoptr(AdcSession) session = adc_treasury_session_new (game);
  g_autoptr(AdcSession) again = adc_treasury_session_new (game);
  AdcTreasury *treasury = adc_treasury_session_get_treasury (session);
  GPtrArray *orders = adc_economy_get_orders (adc_treasury_get_economy (treasury));
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);
  g_autoptr(GVariant) state = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, i);

    if (!adc_treasury_set_faction (treasury, adc_entry_get_id (faction)))
      continue;
    for (guint j = 0; j < orders->len; j++)
      if (adc_treasury_set_order (treasury, ((AdcOrder *) orders->pdata[j])->id))
        go_shopping (random, session);
  }

  state = g_variant_ref_sink (adc_session_get_state (session));
  g_assert_true (adc_session_restore (again, state));
  while (adc_session_can_undo (session))
    adc_session_undo (session);
}

void
fuzz_pieces (GRand *random, AdcGame *game)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);
  g_autoptr(GPtrArray) editions = adc_arsenal_list_editions (game);

  for (guint i = 0; i <= g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcFaction) faction = g_list_model_get_item (factions, i); /* the last is nobody's */
    const char *edition = editions->len > 0 ? editions->pdata[i % editions->len] : NULL;

    check_decks (game, faction, edition);
    check_averages (game, faction, edition);
    if (adc_tech_tree_exists (game))
      check_tree (game, faction, edition);
  }
  if (adc_treasury_session_is_for (game))
    check_economy (random, game);
}
