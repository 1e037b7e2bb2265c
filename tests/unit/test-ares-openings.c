/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes before and after the shots of the rulebook's worked examples: Construction, the choice
 * of an attack, the battle line, emergency defence, raids, scoring. And that every battle that
 * ships hangs together. */

#include "ares-shipped.h"

#include "adc-ares-score.h"
#include "adc-deck-rule.h"
#include "adc-language.h"
#include "adc-piece.h"

static guint
card_value (const char *piece, const char *stat)
{
  AdcPiece *found = ADC_PIECE (adc_game_lookup (shipped_get_game (), piece));

  return (guint) g_ascii_strtoull (adc_piece_get_value (found, stat)->text, NULL, 10);
}

/* A1 to A4. */
static void
test_construction (void)
{
  static const struct {
    const char *scenario;
    const char *force;
    guint       n_resources;
    guint       cost;
    guint       n_units;
    const char *token;
    guint       left_over;
  } cases[] = {
    { "a1-trois-troopers", "troopers", 3, 1, 3, "infantry", 0 },
    { "a2-un-tank-lourd", "heavy-tank", 3, 3, 1, "armour", 0 },
    { "a3-ressources-en-trop", "heavy-tank", 5, 3, 1, "armour", 2 },
    { "a4-six-premiers-tours", "predators", 2, 1, 2, "air", 0 },
    { "a4-six-premiers-tours", "rockets", 2, 2, 1, "infantry", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy (cases[i].scenario, 0);
    g_autoptr(AdcAresBattle) battle = NULL;
    const AdcScenarioForce *force = adc_scenario_find_force (scenario, cases[i].force, NULL);
    AdcAresForceInfo info;
    const char *resources = adc_settings_get (force->settings, "resources", "");
    guint left_over = G_MAXUINT;

    g_assert_cmpuint (g_ascii_strtoull (resources, NULL, 10), ==, cases[i].n_resources);
    g_assert_cmpuint (card_value (force->unit, "cost"), ==, cases[i].cost);
    g_assert_cmpuint (adc_ares_construct (cases[i].n_resources, cases[i].cost, 0, &left_over), ==,
                      cases[i].n_units);
    g_assert_cmpuint (left_over, ==, cases[i].left_over);

    /* And so they enter the line. */
    ares_shipped_set_place (scenario, cases[i].force, 0, "1");
    battle = ares_shipped_fight (scenario);
    info = ares_shipped_get_force (battle, cases[i].force);
    g_assert_cmpuint (info.n_units, ==, cases[i].n_units);
    g_assert_cmpstr (info.type, ==, cases[i].token);
  }

  /* At most four on a card. */
  g_assert_cmpuint (adc_ares_construct (6, 1, 0, NULL), ==, 4);
  g_assert_cmpuint (adc_ares_construct (5, 1, 3, NULL), ==, 1);
}

/* A5: as many turns as the building costs, and one to put it down; there is nothing on it yet. */
static void
test_explosive_gun (void)
{
  g_autoptr(AdcScenario) scenario = ares_shipped_copy ("a5-pistolet-explosif", 0);
  g_autoptr(AdcAresBattle) battle = ares_shipped_fight (scenario);

  g_assert_cmpuint (card_value ("card-explosive-gun", "building-cost") + 1, ==, 2);
  g_assert_cmpuint (ares_shipped_get_force (battle, "mortis-cannon").n_units, ==, 0);
}

static const AdcDeckLimit *
deck_limit (const char *id)
{
  return adc_deck_rule_get_limit (ADC_DECK_RULE (adc_game_lookup (shipped_get_game (), id)));
}

static const AdcDeckBound *
deck_bound (const char *id)
{
  return g_ptr_array_index (deck_limit (id)->bounds, 0);
}

/* A6: of 50 cards two are chosen, one is put under the rest, one is drawn. */
static void
test_deck (void)
{
  const AdcDeckBound *deck = deck_bound ("deck-size");
  const AdcDeckBound *hand = deck_bound ("hand-size");
  const AdcDeckBound *bottom = deck_bound ("deck-bottom-attack");
  g_autoptr(AdcScenario) scenario = ares_shipped_copy ("a6-premiere-main", 0);
  const int chosen = 2, drawn = 1;

  g_assert_cmpstr (adc_settings_get (adc_scenario_find_side (scenario, "defender")->settings,
                                     "hand", NULL),
                   ==, "3");
  g_assert_cmpint (deck->min, ==, 50);
  g_assert_cmpint (deck->max, ==, 50);
  g_assert_cmpint (hand->max, ==, chosen + drawn);
  g_assert_cmpint (bottom->min, ==, 1);
  g_assert_cmpstr (deck_limit ("deck-bottom-attack")->card, ==, "card-standard-attack");
  g_assert_cmpint (deck->min - chosen - bottom->min, ==, 47); /* shuffled */
  g_assert_cmpint (deck->min - chosen - drawn, ==, 47);       /* the draw pile */
}

/* B: what is attacked depends on who holds the Frontier, and the battles that show it agree. */
static void
test_choice (void)
{
  static const struct {
    const char   *scenario;
    const char   *attacker;
    const char   *defender;
    AdcAresOwner  frontier;
    AdcAresGoal   normal;
    AdcAresGoal   deep;
  } cases[] = {
    { "b1-frontiere-adverse", "kahoum", "terrans", ADC_ARES_PLAYER_DEFENDER,
      ADC_ARES_GOAL_FRONTIER, ADC_ARES_GOAL_BASE },
    { "b2-frontiere-a-soi", "terrans", "kahoum", ADC_ARES_PLAYER_ATTACKER, ADC_ARES_GOAL_BASE,
      ADC_ARES_GOAL_NONE },
    { "b3-trois-joueurs-xenos", "xenos", "terrans", ADC_ARES_PLAYER_DEFENDER,
      ADC_ARES_GOAL_FRONTIER, ADC_ARES_GOAL_BASE },
    { "b4-trois-joueurs-terrans", "terrans", "xenos", ADC_ARES_PLAYER_ATTACKER, ADC_ARES_GOAL_BASE,
      ADC_ARES_GOAL_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy (cases[i].scenario, 0);
    GHashTable *settings = adc_scenario_get_settings (scenario);

    g_assert_cmpint (adc_ares_get_goal (cases[i].frontier, ADC_ARES_NORMAL), ==, cases[i].normal);
    g_assert_cmpint (adc_ares_get_goal (cases[i].frontier, ADC_ARES_DEEP), ==, cases[i].deep);
    g_assert_cmpstr (adc_scenario_find_side (scenario, "attacker")->faction, ==, cases[i].attacker);
    g_assert_cmpstr (adc_scenario_find_side (scenario, "defender")->faction, ==, cases[i].defender);
    g_assert_cmpstr (adc_settings_get (settings, "attack", NULL), ==, "normal");
    g_assert_cmpstr (adc_settings_get (settings, "place", NULL), ==,
                     cases[i].normal == ADC_ARES_GOAL_BASE ? "base" : "frontier");
  }
}

static guint
count_position (AdcAresBattle *battle, AdcAresSide side, AdcAresPosition position)
{
  guint n = 0;

  for (guint i = 0; i < adc_ares_battle_get_n_forces (battle); i++) {
    AdcAresForceInfo info;

    adc_ares_battle_get_force (battle, i, &info);
    n += info.side == side && info.position == position;
  }

  return n;
}

/* C1 to C3: who opens with how many, and the line that comes of it. */
static void
test_line (void)
{
  static const struct {
    const char  *scenario;
    guint        recon[2];
    AdcAresSide  opens;
    guint        n_opening;
    guint        n_answer;
    guint        n_columns;
    guint        n_unopposed; /* of the defender's */
    gboolean     base_cards;
    const char  *line;
  } cases[] = {
    { "c1-ligne-a-la-frontiere", { 0, 0 }, ADC_ARES_ATTACKER, 1, 2, 4, 1, FALSE,
      "john-1/cody-1 john-2/cody-2 john-3/cody-3 john-4/-" },
    { "c2-ligne-a-la-base", { 3, 1 }, ADC_ARES_DEFENDER, 2, 3, 4, 1, TRUE,
      "john-1/cody-1 john-2/cody-2 john-3/cody-3 john-4/-" },
    { "c3-ligne-des-xenos", { 0, 2 }, ADC_ARES_ATTACKER, 2, 3, 3, 0, TRUE,
      "minefield/slicers stealth/razors mobile-aa/behemoths" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy (cases[i].scenario, 0);
    g_autoptr(AdcAresBattle) battle = ares_shipped_fight (scenario);
    g_autofree char *line = ares_shipped_dup_line (battle);
    AdcAresSide opens;
    guint n_opening, n_answer;

    g_assert_cmpuint (adc_ares_battle_get_recon (battle, ADC_ARES_ATTACKER), ==, cases[i].recon[0]);
    g_assert_cmpuint (adc_ares_battle_get_recon (battle, ADC_ARES_DEFENDER), ==, cases[i].recon[1]);
    adc_ares_get_opening (cases[i].recon[0], cases[i].recon[1], &opens, &n_opening, &n_answer);
    g_assert_cmpint (opens, ==, cases[i].opens);
    g_assert_cmpuint (n_opening, ==, cases[i].n_opening);
    g_assert_cmpuint (n_answer, ==, cases[i].n_answer);
    g_assert_cmpstr (line, ==, cases[i].line);
    g_assert_cmpuint (adc_ares_battle_get_n_columns (battle), ==, cases[i].n_columns);
    g_assert_cmpuint (count_position (battle, ADC_ARES_ATTACKER, ADC_ARES_ENGAGED), ==, 3);
    g_assert_cmpuint (count_position (battle, ADC_ARES_DEFENDER, ADC_ARES_ENGAGED), ==, 3);
    g_assert_cmpuint (count_position (battle, ADC_ARES_DEFENDER, ADC_ARES_UNOPPOSED), ==,
                      cases[i].n_unopposed);
    g_assert_cmpint (adc_ares_battle_has_base_cards (battle), ==, cases[i].base_cards);
    g_assert_cmpuint (adc_ares_battle_get_n_rounds (battle), ==, 6);
  }
}

static void
place (AdcScenario *scenario, const char *force, guint column, gboolean insert)
{
  AdcFault *fault = NULL;

  if (!adc_ares_scenario_place (shipped_get_game (), scenario, force, column, 0, insert,
                                &fault))
    g_error ("%s: %s", force, fault->message);
}

/* C4: the free forces leave the line and come back, the Xenos first: the line of round 3. */
static void
test_placed_again (void)
{
  g_autoptr(AdcScenario) scenario = ares_shipped_copy ("c4-replacement", 0);
  g_autoptr(AdcScenario) shown = ares_shipped_copy ("e5-round-3", 0);
  g_autoptr(AdcAresBattle) before = ares_shipped_fight (scenario);
  g_autoptr(AdcAresBattle) after = NULL;
  g_autoptr(AdcAresBattle) expected = ares_shipped_fight (shown);
  g_autofree char *line = NULL;
  g_autofree char *expected_line = ares_shipped_dup_line (expected);
  AdcAresSide opens;
  guint n_opening, n_answer;

  g_assert_cmpint (ares_shipped_get_force (before, "behemoths").position, ==, ADC_ARES_ENGAGED);
  g_assert_cmpint (ares_shipped_get_force (before, "slicers").position, ==, ADC_ARES_UNOPPOSED);
  g_assert_cmpint (ares_shipped_get_force (before, "stealth").position, ==, ADC_ARES_UNOPPOSED);
  g_assert_cmpint (ares_shipped_get_force (before, "turret").position, ==, ADC_ARES_AWAY);
  adc_ares_get_opening (adc_ares_battle_get_recon (before, ADC_ARES_ATTACKER),
                        adc_ares_battle_get_recon (before, ADC_ARES_DEFENDER), &opens, &n_opening,
                        &n_answer);
  g_assert_cmpint (opens, ==, ADC_ARES_ATTACKER);
  g_assert_cmpuint (n_opening, ==, 2); /* it has one */

  adc_ares_scenario_withdraw (scenario, "slicers");
  adc_ares_scenario_withdraw (scenario, "stealth");
  place (scenario, "slicers", 0, TRUE);
  place (scenario, "stealth", 0, FALSE);
  place (scenario, "turret", 0, TRUE);
  after = ares_shipped_fight (scenario);
  line = ares_shipped_dup_line (after);
  g_assert_cmpstr (line, ==, "turret/- stealth/slicers mobile-aa/behemoths");
  g_assert_cmpstr (line, ==, expected_line);
  g_assert_cmpint (ares_shipped_get_force (after, "turret").position, ==, ADC_ARES_UNOPPOSED);
}

/* E1 and E7: the cards in hand pay for what arrives, and for nothing more. */
static void
test_emergency_defence (void)
{
  static const struct {
    const char *scenario;
    const char *force;
    guint       before;
    guint       after;
    guint       hand_before;
    guint       hand_after;
    const char *next; /* the battle that goes on from there */
  } cases[] = {
    { "e1-champ-de-mines", "minefield", 2, 3, 3, 1, "e2-round-1" },
    { "e4-tourelle", "turret", 0, 1, 1, 0, "e5-round-3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy (cases[i].scenario, 0);
    g_autoptr(AdcScenario) next = ares_shipped_copy (cases[i].next, 0);
    g_autoptr(AdcAresBattle) battle = ares_shipped_fight (scenario);
    g_autoptr(AdcAresBattle) next_battle = ares_shipped_fight (next);
    g_autofree char *line = ares_shipped_dup_line (battle);
    g_autofree char *next_line = ares_shipped_dup_line (next_battle);
    AdcScenarioSide *side = adc_scenario_find_side (scenario, "defender");
    AdcScenarioSide *next_side = adc_scenario_find_side (next, "defender");
    const AdcScenarioForce *force = adc_scenario_find_force (scenario, cases[i].force, NULL);
    const guint hand = (guint) g_ascii_strtoull (adc_settings_get (side->settings, "hand", ""),
                                                 NULL, 10);
    const AdcScenarioArrival *arrival = side->arrivals->pdata[0];
    g_autofree char *hand_after = g_strdup_printf ("%u", cases[i].hand_after);

    g_assert_cmpuint (force->count, ==, cases[i].before);
    g_assert_cmpuint (hand, ==, cases[i].hand_before);
    g_assert_cmpuint (hand - arrival->count * card_value (force->unit, "cost"), ==,
                      cases[i].hand_after);
    g_assert_cmpuint (ares_shipped_get_force (battle, cases[i].force).n_units, ==, cases[i].after);
    g_assert_cmpuint (adc_scenario_find_force (next, cases[i].force, NULL)->count, ==,
                      cases[i].after);
    g_assert_cmpstr (adc_settings_get (next_side->settings, "hand", NULL), ==, hand_after);
    g_assert_cmpstr (line, ==, next_line); /* what arrives has been placed */

    /* One card fewer, and it could not be paid. */
    adc_settings_set (side->settings, "hand", i == 0 ? "1" : "0");
    g_assert_true (ares_shipped_is_refused (scenario, NULL));
  }
}

/* E12: the Turret stands behind nobody. */
static void
test_no_flanking (void)
{
  g_autoptr(AdcScenario) scenario = ares_shipped_copy ("e5-round-3", 0);
  g_autoptr(AdcScenario) copy = adc_scenario_copy (scenario);
  AdcFault *fault = NULL;

  g_assert_false (adc_ares_scenario_place (shipped_get_game (), scenario, "turret", 1, 1,
                                           FALSE, &fault));
  g_assert_nonnull (fault);
  g_assert_nonnull (adc_game_lookup (shipped_get_game (), fault->rule));
  adc_fault_free (fault);
  g_assert_true (adc_scenario_equal (scenario, copy));

  ares_shipped_set_place (scenario, "turret", 1, "2.1");
  g_assert_true (ares_shipped_is_refused (scenario, "turret"));
}

/* F1: who may raid, and what a raid does without. */
static void
test_raid_choice (void)
{
  static const struct {
    const char *force;
    gboolean    may_raid;
  } cases[] = { { "razors", TRUE }, { "behemoths", TRUE }, { "slicers", FALSE } };
  g_autoptr(AdcScenario) shown = ares_shipped_copy ("f1-choix-des-forces", 0);
  g_autoptr(AdcAresBattle) battle = ares_shipped_fight (shown);

  g_assert_cmpuint (adc_ares_battle_get_n_rounds (battle), ==, 3);
  g_assert_false (adc_ares_battle_has_base_cards (battle));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy ("f1-choix-des-forces", 0);

    ares_shipped_set_place (scenario, "minefield", 2, "1");
    ares_shipped_set_place (scenario, cases[i].force, 3, "1");
    if (cases[i].may_raid)
      g_object_unref (ares_shipped_fight (scenario));
    else
      g_assert_true (ares_shipped_is_refused (scenario, cases[i].force));

    /* No emergency defence. */
    adc_settings_set (adc_scenario_find_side (scenario, "defender")->settings, "hand", "3");
    adc_scenario_add_arrival (adc_scenario_find_side (scenario, "defender"), 1, "turret", 1);
    g_assert_true (ares_shipped_is_refused (scenario, "turret"));
  }
}

/* F4: the raid is won; Tom's score card changes hands. */
static void
test_rewards (void)
{
  g_autoptr(AdcScenario) scenario = ares_shipped_copy ("f3-recompenses", ARES_SHIPPED_ALL);
  g_autoptr(AdcAresBattle) battle = ares_shipped_fight (scenario);
  const guint before[] = { 0, 1 };
  const guint after[] = { 1, 0 };
  const char *winner = NULL;

  g_assert_true (adc_ares_battle_is_over (battle, &winner));
  g_assert_cmpstr (winner, ==, "attacker");
  g_assert_cmpint (adc_ares_get_winner (before, 2, -1), ==, 1);
  g_assert_cmpint (adc_ares_get_winner (after, 2, -1), ==, 0);
}

/* G: who keeps the card, and what it is worth. */
static void
test_scoring (void)
{
  const guint tie[] = { 4, 2 }; /* the second holds the Frontier, worth two more */
  const guint level[] = { 3, 3 };
  const guint behind[] = { 5, 2 };

  g_assert_cmpint (adc_ares_get_card_owner (ADC_ARES_PLAYER_ATTACKER, ADC_ARES_NORMAL, FALSE), ==,
                   ADC_ARES_PLAYER_ATTACKER);
  g_assert_cmpuint (adc_ares_get_points (1, FALSE), ==, 1);
  g_assert_cmpint (adc_ares_get_card_owner (ADC_ARES_PLAYER_DEFENDER, ADC_ARES_DEEP, TRUE), ==,
                   ADC_ARES_PLAYER_ATTACKER);
  g_assert_cmpint (adc_ares_get_card_owner (ADC_ARES_PLAYER_DEFENDER, ADC_ARES_DEEP, FALSE), ==,
                   ADC_ARES_PLAYER_DEFENDER);
  g_assert_cmpint (adc_ares_get_card_owner (ADC_ARES_NOBODY, ADC_ARES_DEEP, FALSE), ==,
                   ADC_ARES_NOBODY);
  g_assert_cmpuint (adc_ares_get_points (0, TRUE), ==, 2);
  g_assert_cmpint (adc_ares_get_winner (tie, 2, 1), ==, 1);
  g_assert_cmpint (adc_ares_get_winner (level, 2, 0), ==, 0);
  g_assert_cmpint (adc_ares_get_winner (level, 2, -1), ==, -1);
  g_assert_cmpint (adc_ares_get_winner (behind, 2, 1), ==, 0);
}

/* Every battle opens, speaks both languages, and illustrates a rule that is there. */
static void
test_all_open (void)
{
  GPtrArray *all = shipped_get_all ();

  g_assert_cmpuint (all->len, ==, 34);
  for (guint i = 0; i < all->len; i++) {
    g_autoptr(AdcAresBattle) battle = ares_shipped_fight (all->pdata[i]);
    g_autofree char *french = NULL;
    g_autoptr(GPtrArray) shots = adc_battle_list_shots (ADC_BATTLE (battle));
    g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (battle));

    g_test_message ("%s", adc_scenario_get_id (all->pdata[i]));
    g_assert_nonnull (shots);
    g_assert_nonnull (notes);
    g_assert_nonnull (adc_game_lookup (shipped_get_game (),
                                       adc_scenario_get_rule (all->pdata[i])));
    adc_language_set_current ("fr");
    french = g_strdup (adc_scenario_get_summary (all->pdata[i]));
    adc_language_set_current ("en");
    g_assert_cmpstr (adc_scenario_get_summary (all->pdata[i]), !=, french);
  }
}

static gboolean
ships (const char *scenario)
{
  GPtrArray *all = shipped_get_all ();

  for (guint i = 0; i < all->len; i++)
    if (g_str_equal (adc_scenario_get_id (all->pdata[i]), scenario))
      return TRUE;

  return FALSE;
}

/* An example that offers to open a battle offers one that is there. */
static void
test_examples_open (void)
{
  GListModel *rules = adc_game_get_entries (shipped_get_game (), ADC_KIND_RULE);
  guint n_offers = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++) {
    g_autoptr(AdcEntry) rule = g_list_model_get_item (rules, i);
    GPtrArray *blocks = adc_entry_get_blocks (rule);

    for (guint j = 0; j < blocks->len; j++) {
      const AdcBlock *block = blocks->pdata[j];

      if (block->scenario == NULL)
        continue;
      if (!ships (block->scenario))
        g_error ("%s offers “%s”, which does not ship", adc_entry_get_id (rule),
                 block->scenario);
      n_offers++;
    }
  }

  g_assert_cmpuint (n_offers, >=, 25);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped_load ("ares");
  g_test_add_func ("/ares-openings/construction", test_construction);
  g_test_add_func ("/ares-openings/explosive-gun", test_explosive_gun);
  g_test_add_func ("/ares-openings/deck", test_deck);
  g_test_add_func ("/ares-openings/choice", test_choice);
  g_test_add_func ("/ares-openings/line", test_line);
  g_test_add_func ("/ares-openings/placed-again", test_placed_again);
  g_test_add_func ("/ares-openings/emergency-defence", test_emergency_defence);
  g_test_add_func ("/ares-openings/no-flanking", test_no_flanking);
  g_test_add_func ("/ares-openings/raid-choice", test_raid_choice);
  g_test_add_func ("/ares-openings/rewards", test_rewards);
  g_test_add_func ("/ares-openings/scoring", test_scoring);
  g_test_add_func ("/ares-openings/all-open", test_all_open);
  g_test_add_func ("/ares-openings/examples-open", test_examples_open);
  status = g_test_run ();
  shipped_unload ();

  return status;
}
