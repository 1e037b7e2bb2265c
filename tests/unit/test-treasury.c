/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an order costs and how it is paid, with a game that was made for it. */

#include "adc-bill.h"
#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-piece-match.h"
#include "adc-requirement.h"
#include "adc-test-game.h"
#include "adc-treasury-session.h"
#include "treasury-game.h"

#include <string.h>

static AdcGame *game;

static AdcPiece *
get_piece (const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  g_assert_true (ADC_IS_PIECE (entry));
  return ADC_PIECE (entry);
}

static AdcTreasury *
create (guint n_workers)
{
  AdcTreasury *treasury = adc_treasury_new (game);

  g_assert_true (adc_treasury_set_faction (treasury, "raynor"));
  adc_treasury_set_workers (treasury, n_workers);

  return treasury;
}

static void
buy (AdcTreasury *treasury, const char *piece, guint count)
{
  g_assert_true (adc_treasury_set_count (treasury, piece, count));
}

/* The sentences, with the rules, in the order they are said: “workers: It takes…”. */
static void
assert_faults (AdcTreasury *treasury, const char *wanted)
{
  g_autoptr(AdcBill) bill = adc_bill_new (treasury);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < bill->faults->len; i++) {
    const AdcBillFault *fault = bill->faults->pdata[i];

    g_string_append_printf (text, "%s%s[%s] %s", text->len > 0 ? "|" : "",
                            adc_bill_fault_is_refusal (fault) ? "" : "?", fault->rule,
                            fault->message);
  }
  g_assert_cmpstr (text->str, ==, wanted);
  g_assert_cmpint (bill->is_refused, ==,
                   strstr (wanted, "|[") != NULL || g_str_has_prefix (wanted, "["));
}

static char *
dup_ids (GPtrArray *pieces)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < pieces->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", adc_entry_get_id (pieces->pdata[i]));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_ids(list, wanted) \
  G_STMT_START { \
    g_autoptr(GPtrArray) listed = list; \
    g_autofree char *ids = dup_ids (listed); \
\
    g_assert_cmpstr (ids, ==, wanted); \
  } G_STMT_END

static void
assert_placement (const AdcBill *bill, guint holding, const char *wanted)
{
  g_autofree char *text = adc_bill_dup_placement (&bill->payment->placements[holding]);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_offers (void)
{
  g_autoptr(AdcTreasury) treasury = adc_treasury_new (game);

  assert_ids (adc_treasury_list_offers (treasury),
              "marine firebat ghost tank jim slug giant barracks-2 barracks-3 starport "
              "scv dropship command");
  g_assert_true (adc_treasury_set_faction (treasury, "terran"));
  assert_ids (adc_treasury_list_offers (treasury),
              "marine firebat ghost tank barracks-2 barracks-3 starport scv dropship "
              "command");
  g_assert_true (adc_treasury_set_faction (treasury, "raynor"));
  g_assert_true (adc_treasury_set_edition (treasury, "wars"));
  assert_ids (adc_treasury_list_offers (treasury),
              "marine firebat ghost tank jim barracks-2-wars barracks-3 starport scv "
              "dropship command");
  g_assert_true (adc_treasury_set_order (treasury, "research"));
  assert_ids (adc_treasury_list_offers (treasury), "stim armour");
  assert_ids (adc_treasury_list_places (treasury), "abaddon-1 abaddon-2 braken-1");
  assert_ids (adc_requirement_list_all (treasury), "barracks-2-wars barracks-3 stim");

  g_assert_false (adc_treasury_set_faction (treasury, "marine"));
  g_assert_false (adc_treasury_set_edition (treasury, "base-only"));
  g_assert_false (adc_treasury_set_order (treasury, "move"));
  g_assert_false (adc_treasury_set_count (treasury, "pay", 1));
  g_assert_false (adc_treasury_set_count (treasury, "marine", 100));
  g_assert_false (adc_treasury_add_card (treasury, "abaddon-3")); /* it gives points */
  g_assert_false (adc_treasury_add_card (treasury, "abaddon"));
  g_assert_false (adc_treasury_add_other (treasury, 2, 1));
  g_assert_true (adc_treasury_add_card (treasury, "abaddon-1"));
  g_assert_false (adc_treasury_add_card (treasury, "abaddon-1"));
  g_assert_false (adc_treasury_set_capacity (treasury, 2, 9)); /* it is printed */
  g_assert_false (adc_treasury_set_strained (treasury, 0, TRUE)); /* permanent */
  g_assert_false (adc_treasury_remove_holding (treasury, 1));
  g_assert_false (adc_treasury_set_on (treasury, 2, 4));
  g_assert_true (adc_treasury_set_strained (treasury, 2, TRUE));
  g_assert_true (adc_treasury_set_on (treasury, 2, 4));
  g_assert_true (adc_treasury_set_strained (treasury, 2, FALSE));
  g_assert_cmpuint (adc_treasury_get_holding (treasury, 2)->source.n_on, ==, 3);
}

/* What is permanent first, then the cards; each line, each card, what is left. */
static void
test_pays (void)
{
  g_autoptr(AdcTreasury) treasury = create (10);
  g_autoptr(AdcBill) bill = NULL;
  g_autoptr(AdcBill) special = NULL;
  g_autofree char *total = NULL;
  g_autofree char *title = NULL;
  g_autofree char *off = NULL;

  g_assert_true (adc_treasury_add_card (treasury, "abaddon-1"));
  g_assert_true (adc_treasury_add_other (treasury, 1, 1));
  g_assert_true (adc_treasury_set_on (treasury, 0, 1));
  buy (treasury, "tank", 2);
  buy (treasury, "scv", 2);
  bill = adc_bill_new (treasury);
  g_assert_false (bill->is_refused);
  total = adc_bill_dup_cost (treasury, bill->totals);
  g_assert_cmpstr (total, ==, "Ore 6, Gas 4");
  g_assert_cmpuint (bill->n_needed, ==, 10);
  g_assert_cmpuint (bill->n_workers, ==, 0);
  g_assert_cmpuint (bill->lines->len, ==, 2);
  g_assert_cmpuint (((const AdcBillLine *) bill->lines->pdata[0])->count, ==, 2);
  assert_placement (bill, 0, "3 workers");
  assert_placement (bill, 1, "2 workers");
  assert_placement (bill, 2, "3 workers");
  assert_placement (bill, 3, "2 workers, one beyond its capacity: partially depleted");
  g_assert_cmpuint (bill->n_unavailable, ==, 2); /* those that are bought */
  g_assert_cmpuint (bill->left[0], ==, 0);
  title = adc_treasury_dup_holding_title (treasury, 3);
  g_assert_cmpstr (title, ==, "Gas, card 1");

  /* The special order spares the card, and a worker. */
  adc_treasury_set_special (treasury, TRUE);
  special = adc_bill_new (treasury);
  off = adc_bill_dup_discount (special, treasury);
  g_assert_cmpstr (off, ==, "Special order, taken off Tank where it serves best: Gas 1");
  assert_placement (special, 3, "1 worker");
  g_assert_cmpuint (special->n_workers, ==, 1);
}

/* A card that gives too much goes, with all that stand on it. */
static void
test_removes (void)
{
  g_autoptr(AdcTreasury) treasury = create (9);
  g_autoptr(AdcBill) bill = NULL;

  adc_treasury_set_unavailable (treasury, 1);
  g_assert_true (adc_treasury_add_card (treasury, "abaddon-1"));
  g_assert_true (adc_treasury_set_strained (treasury, 2, TRUE));
  g_assert_true (adc_treasury_set_on (treasury, 2, 2));
  g_assert_true (adc_treasury_add_card (treasury, "braken-1"));
  buy (treasury, "command", 1);
  buy (treasury, "marine", 2);
  buy (treasury, "scv", 1);
  bill = adc_bill_new (treasury);
  g_assert_false (bill->is_refused);
  assert_placement (bill, 0, "4 workers");
  assert_placement (bill, 1, NULL);
  assert_placement (bill, 2, "1 worker");
  assert_placement (bill, 3, "1 worker");
  g_clear_pointer (&bill, adc_bill_free);

  buy (treasury, "dropship", 3);
  bill = adc_bill_new (treasury);
  assert_placement (bill, 2, "2 workers, one beyond its capacity: the card leaves the game");
  assert_placement (bill, 3, "3 workers, two beyond its capacity: the card leaves the game");
  g_assert_cmpuint (bill->n_unavailable, ==, 1 + 1 + 4 + 3);
  g_assert_cmpuint (bill->n_workers, ==, 0);
  assert_faults (treasury, "");

  buy (treasury, "dropship", 4);
  assert_faults (treasury, "[strain] Ore: 1 is missing, even with forced mining.|"
                           "[pay] It takes 10 workers, and you have 9 to put to work.");
}

static void
test_refuses (void)
{
  g_autoptr(AdcTreasury) treasury = create (12);

  assert_faults (treasury, "");
  buy (treasury, "marine", 3);
  assert_faults (treasury, "[units] 3 units are more than the build limit of 2.");
  adc_treasury_set_special (treasury, TRUE);
  assert_faults (treasury, "");
  adc_treasury_set_special (treasury, FALSE);
  adc_treasury_set_limit (treasury, 9);
  buy (treasury, "marine", 7);
  assert_faults (treasury, "[strain] Ore: 3 are missing, even with forced mining.|"
                           "[units] Marine: there are only 6.");
  adc_treasury_clear (treasury);
  buy (treasury, "starport", 1);
  buy (treasury, "barracks-1", 1); /* it is free: he has it */
  assert_faults (treasury, "");
  buy (treasury, "barracks-3", 1);
  g_assert_true (adc_treasury_set_owned (treasury, "barracks-2", TRUE));
  assert_faults (treasury, "[strain] Gas: 1 is missing, even with forced mining.|"
                           "[upgrade] Buildings: no more than 1 with one order.");
  adc_treasury_clear (treasury);
  buy (treasury, "scv", 4);
  assert_faults (treasury, "[workers] That makes 16 workers, and a faction has no more than 15.");
  adc_treasury_set_workers (treasury, 3);
  assert_faults (treasury, "[pay] It takes 4 workers, and you have 3 to put to work.");

  /* Nothing is taken off workers. */
  adc_treasury_set_special (treasury, TRUE);
  assert_faults (treasury, "[pay] It takes 4 workers, and you have 3 to put to work.");
  g_assert_true (adc_treasury_set_order (treasury, "research"));
  assert_faults (treasury, "");
  buy (treasury, "stim", 2);
  assert_faults (treasury, "[strain] Gas: 2 are missing, even with forced mining.|"
                           "[pay] It takes 4 workers, and you have 3 to put to work.|"
                           "[research] Technologies: no more than 1 with one order.");
  g_assert_false (adc_treasury_is_special (treasury)); /* it changes nothing there */
}

/* What it takes, who has said what, and what nobody knows. */
static void
test_asks (void)
{
  g_autoptr(AdcTreasury) treasury = create (12);

  buy (treasury, "marine", 1); /* its barracks are free */
  assert_faults (treasury, "");
  buy (treasury, "firebat", 1);
  assert_faults (treasury,
                 "?[units] Firebat asks for Barracks 2: you have not said that it is yours.");
  g_assert_true (adc_treasury_set_edition (treasury, "wars"));
  assert_faults (treasury,
                 "?[units] Firebat asks for Barracks 2 (Wars): you have not said that it is "
                 "yours.");
  g_assert_true (adc_treasury_set_edition (treasury, NULL));
  g_assert_true (adc_treasury_set_owned (treasury, "barracks-3", TRUE)); /* so he has the second */
  assert_faults (treasury, "");
  g_assert_true (adc_treasury_set_owned (treasury, "barracks-3", FALSE));
  adc_treasury_clear (treasury);
  buy (treasury, "ghost", 1);
  assert_faults (treasury,
                 "[units] Ghost costs 2 in all, but nobody knows of which resource.|"
                 "?[units] Ghost asks for Barracks 3: you have not said that it is yours.");
  adc_treasury_clear (treasury);
  buy (treasury, "barracks-2", 1);
  assert_faults (treasury,
                 "[upgrade] What Barracks 2 costs is not known: read it on your own copy.");
  adc_piece_set_user_value (get_piece ("barracks-2"), "ore", "2");
  assert_faults (treasury,
                 "[upgrade] What Barracks 2 costs is not known: read it on your own copy.");
  adc_piece_set_user_value (get_piece ("barracks-2"), "gas", "0");
  assert_faults (treasury, "");
  adc_piece_set_user_value (get_piece ("barracks-2"), "ore", NULL);
  adc_piece_set_user_value (get_piece ("barracks-2"), "gas", NULL);

  g_assert_true (adc_treasury_set_faction (treasury, "zerg"));
  buy (treasury, "giant", 1);
  assert_faults (treasury,
                 "?[units] Giant: for each of them you destroy 2 × Slug of your own.");
  g_assert_cmpuint (adc_treasury_get_count (treasury, "barracks-2"), ==, 1); /* kept */
  assert_ids (adc_treasury_list_bought (treasury), "giant");
}

/* The player's own way of putting them. */
static void
test_pinned (void)
{
  g_autoptr(AdcTreasury) treasury = create (12);
  g_autoptr(AdcBill) bill = NULL;

  g_assert_true (adc_treasury_add_card (treasury, "abaddon-1"));
  buy (treasury, "command", 1);
  g_assert_true (adc_treasury_set_pinned (treasury, 2, 2));
  bill = adc_bill_new (treasury);
  assert_placement (bill, 0, "1 worker");
  assert_placement (bill, 2, "2 workers");
  assert_faults (treasury, "");
  g_assert_true (adc_treasury_set_pinned (treasury, 0, 0));
  assert_faults (treasury, "[pay] Ore: the way you place your workers leaves 1 to pay.");
  g_assert_true (adc_treasury_set_pinned (treasury, 0, 2));
  assert_faults (treasury, "[pay] Ore: you place 1 worker more than there is to pay.");
  g_assert_true (adc_treasury_set_pinned (treasury, 2, 1));
  assert_faults (treasury, "");
  g_assert_true (adc_treasury_set_pinned (treasury, 0, 0));
  assert_faults (treasury, "[pay] Ore: the way you place your workers leaves 2 to pay.");
  g_assert_true (adc_treasury_set_pinned (treasury, 2, 6));
  g_assert_true (adc_treasury_set_pinned (treasury, 0, 5));
  assert_faults (treasury, "[pay] Ore: you place 6 workers more than there is to pay.|"
                           "[always] Ore, permanent: there is room for 4 more workers at most.|"
                           "[strain] Abaddon, area 1: there is room for 5 more workers at most.");
  g_assert_false (adc_treasury_set_pinned (treasury, 0, -2));
  g_assert_false (adc_treasury_set_pinned (treasury, 9, 1));
}

static void
test_more (void)
{
  g_autoptr(AdcTreasury) treasury = create (4);

  g_assert_true (adc_treasury_set_edition (treasury, "wars"));
  buy (treasury, "marine", 1);
  assert_ids (adc_bill_list_more (treasury),
              "marine firebat jim barracks-2-wars barracks-3 starport scv dropship "
              "command");
  buy (treasury, "marine", 2); /* the limit */
  assert_ids (adc_bill_list_more (treasury), "barracks-2-wars scv dropship");
  buy (treasury, "scv", 2);
  assert_ids (adc_bill_list_more (treasury), "");
  g_assert_cmpuint (adc_treasury_get_count (treasury, "scv"), ==, 2); /* left as it was */
}

static void
test_match (void)
{
  g_autoptr(AdcTreasury) treasury = create (4);
  g_autoptr(GPtrArray) places = adc_treasury_list_places (treasury);
  g_autoptr(GPtrArray) offers = adc_treasury_list_offers (treasury);

  assert_ids (adc_piece_match (game, places, "ABADDON"), "abaddon-1 abaddon-2");
  assert_ids (adc_piece_match (game, places, "zone 2"), "abaddon-2"); /* in French as well */
  assert_ids (adc_piece_match (game, places, "bracken"), "braken-1"); /* its planet's other name */
  assert_ids (adc_piece_match (game, places, "  "), "");
  assert_ids (adc_piece_match (game, places, "zergling"), "");
  assert_ids (adc_piece_match (game, offers, "mar"), "marine");
  assert_ids (adc_piece_match (game, offers, "caserne"), "barracks-2 barracks-3");
}

/* Steps are undone and done again, and what is kept comes back the same. */
static void
test_session (void)
{
  g_autoptr(AdcSession) session = adc_treasury_session_new (game);
  g_autoptr(AdcSession) other = adc_treasury_session_new (game);
  AdcTreasury *treasury = adc_treasury_session_get_treasury (session);
  g_autoptr(GVariant) none = g_variant_ref_sink (g_variant_new_uint32 (1));

  g_assert_false (adc_session_commit (session));
  adc_treasury_set_workers (treasury, 6);
  g_assert_true (adc_session_commit (session));
  adc_treasury_set_faction (treasury, "raynor");
  adc_treasury_set_edition (treasury, "wars");
  adc_treasury_set_unavailable (treasury, 2);
  adc_treasury_add_card (treasury, "abaddon-1");
  adc_treasury_add_other (treasury, 1, 3);
  adc_treasury_set_strained (treasury, 2, TRUE);
  adc_treasury_set_on (treasury, 2, 4);
  adc_treasury_set_pinned (treasury, 3, 2);
  adc_treasury_set_on (treasury, 0, 2);
  adc_treasury_set_pinned (treasury, 1, 1);
  adc_treasury_set_special (treasury, TRUE);
  adc_treasury_set_limit (treasury, 4);
  buy (treasury, "tank", 2);
  adc_treasury_set_owned (treasury, "barracks-3", TRUE);
  g_assert_true (adc_session_commit (session));

  g_assert_true (
    adc_session_restore (other, adc_session_get_state (session)));
  g_assert_true (g_variant_equal (adc_session_get_state (session),
                                  adc_session_get_state (other)));
  g_assert_false (adc_session_can_undo (other));
  g_assert_false (adc_session_restore (other, none));
  g_assert_cmpuint (
    adc_treasury_get_count (adc_treasury_session_get_treasury (other), "tank"), ==, 2);

  adc_session_undo (session);
  g_assert_cmpuint (adc_treasury_get_workers (treasury), ==, 6);
  g_assert_cmpuint (adc_treasury_get_n_holdings (treasury), ==, 2);
  g_assert_null (adc_treasury_get_faction (treasury));
  g_assert_cmpint (adc_treasury_get_holding (treasury, 1)->source.pinned, ==, -1);
  adc_session_undo (session);
  g_assert_cmpuint (adc_treasury_get_workers (treasury), ==, 0);
  adc_session_undo (session);
  adc_session_redo (session);
  adc_session_redo (session);
  g_assert_false (adc_session_can_redo (session));
  g_assert_true (g_variant_equal (adc_session_get_state (session),
                                  adc_session_get_state (other)));
}

/* What somebody wrote into the settings. */
static void
test_hostile (void)
{
  static const char * const states[] = {
    "('nobody', 'base-only', 4000000000, 4000000000, 4000000000, 'move', true, "
    "[4000000000, 4000000000, 1], [('abaddon-1', 9, 9, 4000000000, true, 2000000000), "
    "('abaddon-1', 0, 0, 0, false, -1), ('', 9, 1, 1, false, -1), "
    "('', 1, 4000000000, 0, false, 0), "
    "('pay', 0, 0, 0, false, 0), ('', 1, 2, 3, true, -2000000000)], "
    "[('marine', 4000000000), ('marine', 3), ('pay', 1), ('', 1)], ['', 'pay', 'stim', 'stim'])",
    "('', '', 0, 0, 0, '', false, @au [], @a(suuubi) [], @a(su) [], @as [])",
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++) {
    g_autoptr(AdcSession) session = adc_treasury_session_new (game);
    AdcTreasury *treasury = adc_treasury_session_get_treasury (session);
    g_autoptr(GError) error = NULL;
    g_autoptr(GVariant) state =
      g_variant_parse (G_VARIANT_TYPE (ADC_TREASURY_VARIANT), states[i], NULL, NULL, &error);
    g_autoptr(AdcBill) bill = NULL;

    g_assert_no_error (error);
    g_assert_true (adc_session_restore (session, state));
    bill = adc_bill_new (treasury);
    assert_ids (adc_treasury_list_bought (treasury), i == 0 ? "marine" : "");
    assert_ids (adc_treasury_list_owned (treasury), i == 0 ? "stim" : "");
    g_assert_cmpuint (adc_treasury_get_n_holdings (treasury), ==, i == 0 ? 4 : 2);
    g_assert_cmpuint (adc_treasury_get_workers (treasury), <=, ADC_TREASURY_MAX_COUNT);
  }
}

/* Whatever is done: nobody is put where there is no room, and what is paid is what it costs. */
static void
test_chance (void)
{
  static const char * const pieces[] = { "marine", "firebat", "tank",     "jim",      "scv",
                                         "command", "stim",   "starport", "dropship", "ghost" };
  static const char * const places[] = { "abaddon-1", "abaddon-2", "braken-1", "abaddon-3" };
  g_autoptr(GRand) rand = g_rand_new_with_seed (26);
  g_autoptr(AdcTreasury) treasury = create (9);

  for (guint i = 0; i < 3000; i++) {
    const guint holding = g_rand_int_range (rand, 0, 8);
    g_autoptr(AdcBill) bill = NULL;

    switch (g_rand_int_range (rand, 0, 10)) {
    case 0:
      adc_treasury_add_card (treasury, places[g_rand_int_range (rand, 0, 4)]);
      break;
    case 1:
      adc_treasury_add_other (treasury, g_rand_int_range (rand, 0, 3),
                              g_rand_int_range (rand, 0, 4));
      break;
    case 2:
      adc_treasury_remove_holding (treasury, holding);
      break;
    case 3:
      adc_treasury_set_strained (treasury, holding, g_rand_boolean (rand));
      break;
    case 4:
      adc_treasury_set_on (treasury, holding, g_rand_int_range (rand, 0, 5));
      break;
    case 5:
      adc_treasury_set_pinned (treasury, holding, g_rand_int_range (rand, -3, 4));
      break;
    case 6:
      adc_treasury_set_order (treasury, g_rand_boolean (rand) ? "build" : "research");
      adc_treasury_set_special (treasury, g_rand_boolean (rand));
      break;
    default:
      adc_treasury_set_count (treasury, pieces[g_rand_int_range (rand, 0, 10)],
                              g_rand_int_range (rand, 0, 3));
    }

    bill = adc_bill_new (treasury);
    if (!bill->is_refused) {
      guint n_placed = 0;

      for (guint h = 0; h < adc_treasury_get_n_holdings (treasury); h++)
        n_placed += bill->payment->placements[h].n_placed;
      g_assert_cmpuint (n_placed, ==, bill->n_needed);
      g_assert_cmpuint (n_placed, <=, adc_treasury_get_workers (treasury));
      g_assert_cmpuint (bill->payment->n_missing, ==, 0);
    }
  }
}

/* What an economy says of other things is checked. */
static void
test_broken (void)
{
  static const struct {
    const char *right, *wrong, *said;
  } cases[] = {
    { "deck=\"area\" resource", "deck=\"moon\" resource", "no deck of cards is called “moon”" },
    { "resource=\"resource\"", "resource=\"ore\"",
      "cards do not have a stat “ore” that is a choice" },
    { "resource=\"resource\"", "resource=\"nothing\"",
      "cards do not have a stat “nothing” that is a choice" },
    { "amount=\"amount\"", "amount=\"deck\"",
      "cards do not have a stat “deck” that is a whole number" },
    { "limit=\"2\"", "limit=\"many\"", NULL },
    { "extra=\"1\"", "extra=\"-1\"", NULL },
    { "full-price=\"true\"", "full-price=\"false\"", NULL },
    { "workers=\"true\"", "workers=\"yes\"", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *root = g_dir_make_tmp ("adc-test-XXXXXX", NULL);
    g_autofree char *folder = g_build_filename (root, TREASURY_GAME, NULL);
    g_autofree char *path = g_build_filename (folder, "game.xml", NULL);
    g_autofree char *text = NULL;
    g_auto(GStrv) parts = NULL;
    g_autofree char *broken = NULL;
    g_autoptr(GPtrArray) problems = NULL;

    treasury_game_write (folder);
    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    parts = g_strsplit (text, cases[i].right, 2);
    g_assert_cmpuint (g_strv_length (parts), ==, 2);
    broken = g_strjoinv (cases[i].wrong, parts);
    g_assert_true (g_file_set_contents (path, broken, -1, NULL));
    problems = adc_validate_path (folder);
    g_assert_cmpuint (problems->len, >, 0);
    if (cases[i].said != NULL)
      g_assert_cmpstr (((const AdcProblem *) problems->pdata[0])->message, ==, cases[i].said);
    adc_test_remove_tree (root);
  }
}

int
main (int argc, char *argv[])
{
  g_autofree char *root = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autoptr(AdcSchema) schema = NULL;
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  root = g_dir_make_tmp ("adc-test-XXXXXX", NULL);
  folder = g_build_filename (root, TREASURY_GAME, NULL);
  treasury_game_write (folder);
  path = adc_dup_data_path ("schemas", "game.rng", NULL);
  schema = adc_schema_load (path, NULL);
  game = adc_game_load (folder, schema, problems);
  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", ((const AdcProblem *) problems->pdata[i])->message);
  g_assert_cmpuint (problems->len, ==, 0);

  g_test_add_func ("/treasury/offers", test_offers);
  g_test_add_func ("/treasury/broken", test_broken);
  g_test_add_func ("/treasury/pays", test_pays);
  g_test_add_func ("/treasury/removes", test_removes);
  g_test_add_func ("/treasury/refuses", test_refuses);
  g_test_add_func ("/treasury/asks", test_asks);
  g_test_add_func ("/treasury/pinned", test_pinned);
  g_test_add_func ("/treasury/more", test_more);
  g_test_add_func ("/treasury/match", test_match);
  g_test_add_func ("/treasury/session", test_session);
  g_test_add_func ("/treasury/hostile", test_hostile);
  g_test_add_func ("/treasury/chance", test_chance);
  status = g_test_run ();

  g_assert_finalize_object (game);
  adc_test_remove_tree (root);

  return status;
}
