/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One fight of Buck Rogers, throw by throw. */

#include "buck-army.h"

#include <string.h>

/* Fires a piece of whose turn it is at what its policy chooses, which is known beforehand. */
static void
fire (AdcBuckFight *fight, AdcBuckType attacker, guint at_side, AdcBuckType target, gboolean is_hit)
{
  const guint side = fight->turn;
  guint chosen_side = G_MAXUINT;
  AdcBuckType chosen = ADC_BUCK_N_TYPES;

  g_assert_false (adc_buck_fight_settle (fight));
  g_assert_true (adc_buck_fight_choose (fight, side, attacker, &chosen_side, &chosen));
  g_assert_cmpuint (chosen_side, ==, at_side);
  g_assert_cmpuint (chosen, ==, target);
  adc_buck_fight_throw (fight, side, attacker, chosen_side, chosen, is_hit);
}

static void
assert_number (const AdcBuckFight *fight, guint side, guint attacker, guint target, guint expected)
{
  g_assert_cmpuint (adc_buck_fight_get_number (fight, side, attacker, target), ==, expected);
}

static guint
count_fired (const AdcBuckFight *fight, guint side)
{
  guint n = 0;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    n += fight->sides[side].fired[type];

  return n;
}

static void
test_numbers (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 1L, 1g");

  assert_number (&fight, 1, ADC_BUCK_GENNIE, ADC_BUCK_TROOPER, 5);
  assert_number (&fight, 0, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, 6);
  assert_number (&fight, 0, ADC_BUCK_TROOPER, ADC_BUCK_BATTLER, ADC_BUCK_NEVER);
  assert_number (&fight, 0, ADC_BUCK_BATTLER, ADC_BUCK_FACTORY, ADC_BUCK_NEVER);

  /* Two leaders are worth no more than one, and no number falls below 1. */
  fight.sides[0].n_leaders = 2;
  assert_number (&fight, 0, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, 6);
  assert_number (&fight, 0, ADC_BUCK_FIGHTER, ADC_BUCK_MARKER, 1);
  assert_number (&fight, 0, ADC_BUCK_GENNIE, ADC_BUCK_MARKER, 1);

  /* What no face reaches is no attack. */
  fight.table.number[ADC_BUCK_TROOPER][ADC_BUCK_GENNIE] = 13;
  assert_number (&fight, 0, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, ADC_BUCK_NEVER);
  fight.table.number[ADC_BUCK_TROOPER][ADC_BUCK_GENNIE] = 12;
  assert_number (&fight, 0, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, 10);
}

/* A trooper that was hit fires back before it goes; the fight lasts until one side is left. */
static void
test_hit_pieces_strike_back (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "2t, 1t");

  g_assert_cmpuint (fight.round, ==, 1);
  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_TROOPER, TRUE);

  /* The second trooper has nobody left to fire at. */
  g_assert_false (adc_buck_fight_may_aim (&fight, 0, 1, ADC_BUCK_TROOPER));
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.turn, ==, 1);
  buck_assert_army (&fight, 1, "1t");
  fire (&fight, ADC_BUCK_TROOPER, 0, ADC_BUCK_TROOPER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "1t");
  buck_assert_army (&fight, 1, "");
  g_assert_cmpuint (fight.round, ==, 2);

  /* Once over, it stays so. */
  g_assert_true (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.round, ==, 2);
}

static void
test_rounds_follow (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_SPACE, "1f, 1f");

  for (guint round = 1; round <= 3; round++) {
    g_assert_cmpuint (fight.round, ==, round);
    fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_FIGHTER, FALSE);
    g_assert_false (adc_buck_fight_settle (&fight));
    g_assert_cmpuint (fight.turn, ==, 1);
    g_assert_cmpuint (fight.round, ==, round);
    fire (&fight, ADC_BUCK_FIGHTER, 0, ADC_BUCK_FIGHTER, FALSE);
    g_assert_false (adc_buck_fight_settle (&fight));
    g_assert_cmpuint (fight.turn, ==, 0);
    g_assert_cmpuint (count_fired (&fight, 0) + count_fired (&fight, 1), ==, 0);
  }

  fight.last_round = 4;
  fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_FIGHTER, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_FIGHTER, 0, ADC_BUCK_FIGHTER, FALSE);
  g_assert_true (adc_buck_fight_settle (&fight));
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "1f");
  buck_assert_army (&fight, 1, "1f");

  /* On a territory they fight on. */
  fight.zone = ADC_BUCK_TERRITORY;
  g_assert_false (adc_buck_fight_settle (&fight));
}

/* A transport is out of reach in the round in which its last escort is hit, and not in the next. */
static void
test_escort (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_SPACE, "2f, 1f 2r");

  g_assert_false (adc_buck_fight_may_aim (&fight, 0, 1, ADC_BUCK_TRANSPORT));
  fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_FIGHTER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_false (adc_buck_fight_may_aim (&fight, 0, 1, ADC_BUCK_TRANSPORT));
  g_assert_cmpuint (fight.turn, ==, 1); /* the second fighter finds no target */

  fire (&fight, ADC_BUCK_FIGHTER, 0, ADC_BUCK_FIGHTER, FALSE);
  fire (&fight, ADC_BUCK_TRANSPORT, 0, ADC_BUCK_FIGHTER, FALSE);
  fire (&fight, ADC_BUCK_TRANSPORT, 0, ADC_BUCK_FIGHTER, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.round, ==, 2);
  g_assert_true (adc_buck_fight_may_aim (&fight, 0, 1, ADC_BUCK_TRANSPORT));
  fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_TRANSPORT, TRUE);
  fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_TRANSPORT, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_TRANSPORT, 0, ADC_BUCK_FIGHTER, TRUE);
  fire (&fight, ADC_BUCK_TRANSPORT, 0, ADC_BUCK_FIGHTER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "");
  buck_assert_army (&fight, 1, "");
}

static void
test_who_escorts (void)
{
  static const struct {
    const char *army;
    gboolean    escorts;
  } armies[] = {
    { "1r 1t", TRUE },  { "1r 1g", TRUE },  { "1r 1f", TRUE },  { "1r 1b", TRUE },
    { "1r 1s", TRUE },  { "1r 1L", FALSE }, { "1r 1F", FALSE }, { "1r 1m", FALSE },
    { "2r", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++) {
    g_autofree char *text = g_strconcat ("1f, ", armies[i].army, NULL);
    AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY, text);

    fight.stage = ADC_BUCK_ROUNDS;
    g_assert_cmpint (adc_buck_fight_may_aim (&fight, 0, 1, ADC_BUCK_TRANSPORT), ==,
                     !armies[i].escorts);
  }
}

static void
test_policies (void)
{
  static const struct {
    AdcBuckAim  aim;
    const char *order;
    const char *targets; /* army of the enemy, the targets in the order in which they are hit */
    AdcBuckType expected[6];
    guint       n_expected;
  } cases[] = {
    { ADC_BUCK_AIM_VALUE, "", "1s 1b 2f 1r",
      { ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER, ADC_BUCK_FIGHTER }, 4 },
    { ADC_BUCK_AIM_VALUE, "", "1t 1g 1f 1m",
      { ADC_BUCK_FIGHTER, ADC_BUCK_GENNIE, ADC_BUCK_TROOPER, ADC_BUCK_MARKER }, 4 },
    { ADC_BUCK_AIM_VALUE, "", "1m 1r", { ADC_BUCK_MARKER, ADC_BUCK_TRANSPORT }, 2 },
    { ADC_BUCK_AIM_BEST, "", "1t 1g 1f 1m",
      { ADC_BUCK_FIGHTER, ADC_BUCK_GENNIE, ADC_BUCK_TROOPER, ADC_BUCK_MARKER }, 4 },
    /* For a fighter: marker 3, fighter 6, then 7 for satellite, gennie and trooper, battler 8. */
    { ADC_BUCK_AIM_EASIEST, "", "1t 1g 1f 1b 1s 1m",
      { ADC_BUCK_MARKER, ADC_BUCK_FIGHTER, ADC_BUCK_SATELLITE, ADC_BUCK_GENNIE, ADC_BUCK_TROOPER,
        ADC_BUCK_BATTLER }, 6 },
    { ADC_BUCK_AIM_EASIEST, "", "1r 1m", { ADC_BUCK_MARKER, ADC_BUCK_TRANSPORT }, 2 },
    { ADC_BUCK_AIM_ORDER, "tb", "1t 1g 1f 1b",
      { ADC_BUCK_TROOPER, ADC_BUCK_BATTLER, ADC_BUCK_GENNIE, ADC_BUCK_FIGHTER }, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *armies = g_strconcat ("9f, ", cases[i].targets, NULL);
    AdcBuckFight fight = buck_fight (ADC_BUCK_SPACE, armies);

    fight.sides[0].aim = cases[i].aim;
    buck_set_order (&fight, 0, cases[i].order);
    adc_buck_fight_start (&fight);
    for (guint j = 0; j < cases[i].n_expected; j++)
      fire (&fight, ADC_BUCK_FIGHTER, 1, cases[i].expected[j], TRUE);
    g_assert_false (adc_buck_fight_settle (&fight));
    g_assert_cmpuint (fight.turn, ==, 1);
  }
}

/* An order that forgets types, or names some twice, is followed as far as it goes, then by value. */
static void
test_order_with_gaps (void)
{
  AdcBuckFight fight = buck_fight (ADC_BUCK_SPACE, "3f, 1t 1g 1f");

  fight.sides[0].aim = ADC_BUCK_AIM_ORDER;
  memset (fight.sides[0].order, ADC_BUCK_TROOPER, sizeof fight.sides[0].order);
  adc_buck_fight_start (&fight);
  fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_TROOPER, TRUE);
  fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_FIGHTER, TRUE);
  fire (&fight, ADC_BUCK_FIGHTER, 1, ADC_BUCK_GENNIE, TRUE);
}

/* What cannot be attacked is passed over: troopers leave battlers alone. */
static void
test_impossible (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_SPACE, "1t, 1b 1g");

  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_GENNIE, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_GENNIE, 0, ADC_BUCK_TROOPER, FALSE);

  /* Now it has the battler before it, which finds nobody to fire at either. */
  g_assert_true (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.round, ==, 2);
  buck_assert_army (&fight, 0, "1t");
  buck_assert_army (&fight, 1, "1b");

  /* Nobody can hit anybody: they do not fight on for ever. */
  fight = buck_fight_begun (ADC_BUCK_TERRITORY, "2m, 1b");
  g_assert_true (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.round, ==, 1);
  buck_assert_army (&fight, 0, "2m");
  buck_assert_army (&fight, 1, "1b");
}

static void
test_three_sides (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "3t, 1f 1t, 1f 2t");

  /* The type first; then the side with most pieces not hit, then the one that moved first. */
  fire (&fight, ADC_BUCK_TROOPER, 2, ADC_BUCK_FIGHTER, TRUE);
  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_FIGHTER, TRUE);
  fire (&fight, ADC_BUCK_TROOPER, 2, ADC_BUCK_TROOPER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.turn, ==, 1);
  fire (&fight, ADC_BUCK_TROOPER, 0, ADC_BUCK_TROOPER, TRUE);
  fire (&fight, ADC_BUCK_FIGHTER, 0, ADC_BUCK_TROOPER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.turn, ==, 2);
  fire (&fight, ADC_BUCK_TROOPER, 0, ADC_BUCK_TROOPER, TRUE); /* 1 and 1: the first to move */
  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_TROOPER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight)); /* its fighter finds nobody */
  buck_assert_army (&fight, 0, "");
  buck_assert_army (&fight, 1, "");
  buck_assert_army (&fight, 2, "1t");
}

/* The opening of a satellite: once at each ship, and what is hit does not fire back. */
static void
test_satellite (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_NEAR_ORBIT, "2f 1b 1r 1L, 1s 1L");

  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_SATELLITES);
  g_assert_cmpuint (fight.turn, ==, 1);
  g_assert_cmpuint (fight.round, ==, 0);
  assert_number (&fight, 1, ADC_BUCK_SATELLITE, ADC_BUCK_FIGHTER, 4);
  g_assert_false (adc_buck_fight_may_aim (&fight, 0, 1, ADC_BUCK_SATELLITE));

  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_BATTLER, FALSE);
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_FIGHTER, TRUE);
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_FIGHTER, TRUE);
  buck_assert_army (&fight, 0, "1b 1r 1L");
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_TRANSPORT, TRUE); /* escorted, and fired at all the same */
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_ROUNDS);
  g_assert_cmpuint (fight.round, ==, 1);
  g_assert_cmpuint (fight.turn, ==, 0);
  buck_assert_army (&fight, 0, "1b 1L");

  /* Then it fights like any other piece. */
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_SATELLITE, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_BATTLER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, ""); /* both leaders were left alone */
  buck_assert_army (&fight, 1, "");
}

/* A satellite in the far orbit or in space fires no opening shots; there is none by the rules. */
static void
test_satellite_elsewhere (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_FAR_ORBIT, "2f, 1s");

  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_ROUNDS);
}

static void
test_leader_after_satellite (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_NEAR_ORBIT, "1f 1L, 1s");

  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_FIGHTER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "");
  buck_assert_army (&fight, 1, "1s");
  g_assert_cmpuint (fight.round, ==, 1);
}

static void
test_bombs (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 5B, 1t 1g 1f 1r 1L 1F");

  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_BOMBS);
  assert_number (&fight, 0, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER, 7);
  fire (&fight, ADC_BUCK_BATTLER, 1, (AdcBuckType) ADC_BUCK_FACTORY, FALSE);
  fire (&fight, ADC_BUCK_BATTLER, 1, (AdcBuckType) ADC_BUCK_FACTORY, TRUE);
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_FIGHTER, TRUE);
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_TRANSPORT, TRUE);
  buck_assert_army (&fight, 1, "1t 1g 1L");
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_GENNIE, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_ROUNDS);
  buck_assert_army (&fight, 1, "1t 1L");
  buck_assert_army (&fight, 0, "1t 5B"); /* they do not fight below */
  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_TROOPER, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.turn, ==, 1);
}

/* A leader of the bombers adds nothing, an order of targets is kept to, and a factory is the owner's alone. */
static void
test_bombs_in_order (void)
{
  AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY, "1t 4B 1L 1O, 2t 1g 1F");

  fight.sides[0].aim = ADC_BUCK_AIM_ORDER;
  buck_set_order (&fight, 0, "tF");
  adc_buck_fight_start (&fight);
  assert_number (&fight, 0, ADC_BUCK_BATTLER, ADC_BUCK_TROOPER, 7);
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_TROOPER, TRUE);
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_TROOPER, TRUE);
  fight.owner = 0;
  g_assert_false (adc_buck_fight_may_aim (&fight, 0, 1, (AdcBuckType) ADC_BUCK_FACTORY));
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_GENNIE, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight)); /* the last bomber has nothing to bomb */
  g_assert_cmpuint (fight.round, ==, 1);
  g_assert_true (fight.sides[1].has_defended);
}

/* Above a territory a satellite fires at the battlers before they bomb. */
static void
test_satellite_above (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 2B 1O, 1t 1S 1O");

  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_SATELLITES);
  assert_number (&fight, 1, ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, 5);
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_BATTLER, TRUE);
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_BATTLER, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_BOMBS);
  buck_assert_army (&fight, 0, "1t 1B 1O");
  fire (&fight, ADC_BUCK_BATTLER, 1, ADC_BUCK_TROOPER, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_ROUNDS);

  /* A leader up there is lost with the last of his battlers. */
  fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 1B 1L 1O, 1t 1S");
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_BATTLER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_ROUNDS);
  buck_assert_army (&fight, 0, "1t 1L");

  /* Were there two satellites, his own would still protect him. */
  fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 1B 1S 1O, 1t 1S");
  fire (&fight, ADC_BUCK_SATELLITE, 0, ADC_BUCK_BATTLER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "1t 1S 1O");
}

static void
test_leaders (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 1L, 1t 1L");

  /* Both left alone: both die. */
  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_TROOPER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_TROOPER, 0, ADC_BUCK_TROOPER, TRUE);
  buck_assert_army (&fight, 0, "1t 1L");
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "");
  buck_assert_army (&fight, 1, "");

  /* Nobody against him: he lives. */
  fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 2L, 1t");
  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_TROOPER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_TROOPER, 0, ADC_BUCK_TROOPER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "2L");

  /* An enemy piece is left, a marker even: he dies. */
  fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 1L, 2m");
  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_MARKER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_MARKER, 0, ADC_BUCK_TROOPER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "");
  buck_assert_army (&fight, 1, "1m");
}

/* On the ground nobody dies of what a satellite does above: bombs may still save a leader. */
static void
test_leader_before_bombs (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 1S, 1L 1B");

  fire (&fight, ADC_BUCK_SATELLITE, 1, ADC_BUCK_BATTLER, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.stage, ==, ADC_BUCK_BOMBS);
  buck_assert_army (&fight, 1, "1L 1B");
  fire (&fight, ADC_BUCK_BATTLER, 0, ADC_BUCK_TROOPER, TRUE);
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 1, "1L 1B");

  /* Nor does he before anybody has had a chance to see him. */
  fight = buck_fight_begun (ADC_BUCK_SPACE, "1L, 1f");
  buck_assert_army (&fight, 0, "1L");
  g_assert_true (adc_buck_fight_settle (&fight));
  buck_assert_army (&fight, 0, "");
}

static void
test_leader_dies_among_three (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 1L, 1g, 1g");

  fire (&fight, ADC_BUCK_TROOPER, 1, ADC_BUCK_GENNIE, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  fire (&fight, ADC_BUCK_GENNIE, 2, ADC_BUCK_GENNIE, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  adc_buck_fight_throw (&fight, 2, ADC_BUCK_GENNIE, 0, ADC_BUCK_TROOPER, TRUE);
  g_assert_false (adc_buck_fight_settle (&fight));
  g_assert_cmpuint (fight.round, ==, 2);
  g_assert_cmpuint (fight.turn, ==, 1);
  buck_assert_army (&fight, 0, "");
}

/* One side, or none: nothing to fight for. */
static void
test_no_battle (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "3t");

  g_assert_true (adc_buck_fight_settle (&fight));
  fight = buck_fight_begun (ADC_BUCK_TERRITORY, "3t, 1F");
  g_assert_true (adc_buck_fight_settle (&fight));
  g_assert_false (fight.sides[1].has_defended);
  fight = buck_fight_begun (ADC_BUCK_TERRITORY, ",");
  g_assert_true (adc_buck_fight_settle (&fight));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/buck-fight/numbers", test_numbers);
  g_test_add_func ("/buck-fight/strike-back", test_hit_pieces_strike_back);
  g_test_add_func ("/buck-fight/rounds", test_rounds_follow);
  g_test_add_func ("/buck-fight/escort", test_escort);
  g_test_add_func ("/buck-fight/who-escorts", test_who_escorts);
  g_test_add_func ("/buck-fight/policies", test_policies);
  g_test_add_func ("/buck-fight/order-with-gaps", test_order_with_gaps);
  g_test_add_func ("/buck-fight/impossible", test_impossible);
  g_test_add_func ("/buck-fight/three-sides", test_three_sides);
  g_test_add_func ("/buck-fight/satellite", test_satellite);
  g_test_add_func ("/buck-fight/satellite-elsewhere", test_satellite_elsewhere);
  g_test_add_func ("/buck-fight/leader-after-satellite", test_leader_after_satellite);
  g_test_add_func ("/buck-fight/bombs", test_bombs);
  g_test_add_func ("/buck-fight/bombs-in-order", test_bombs_in_order);
  g_test_add_func ("/buck-fight/satellite-above", test_satellite_above);
  g_test_add_func ("/buck-fight/leaders", test_leaders);
  g_test_add_func ("/buck-fight/leader-before-bombs", test_leader_before_bombs);
  g_test_add_func ("/buck-fight/leader-among-three", test_leader_dies_among_three);
  g_test_add_func ("/buck-fight/no-battle", test_no_battle);

  return g_test_run ();
}
