/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fights of Buck Rogers end: formulas for small ones, and what must hold for all. */

#include "buck-army.h"
#include "buck-check.h"

#include <math.h>
#include <string.h>

#define EPSILON 1e-12

static const char types[] = "tgfbrsm";

static AdcBuckOdds *
compute_armies (AdcBuckZone zone, const char *armies)
{
  const AdcBuckFight fight = buck_fight_begun (zone, armies);
  AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  buck_compute (&fight, odds);
  return odds;
}

static void
assert_near (double value, double expected)
{
  g_assert_cmpfloat_with_epsilon (value, expected, EPSILON);
}

/* The chances of a hit as the table gives them, and a leader raises them. */
static double
get_chance (const AdcBuckFight *fight, guint side, AdcBuckType attacker, AdcBuckType target)
{
  const int number = fight->table.number[attacker][target];
  const int needed = MAX (1, number - (fight->sides[side].n_leaders > 0 ? 2 : 0));

  return number == ADC_BUCK_NEVER ? 0 : (11 - needed) / 10.0;
}

static void
check_duel (AdcBuckType a, AdcBuckType b, gboolean leads_a, gboolean leads_b)
{
  g_autofree char *armies = g_strdup_printf ("1%c %s, 1%c %s", types[a], leads_a ? "1L" : "",
                                             types[b], leads_b ? "1L" : "");
  const AdcBuckFight fight = buck_fight_begun (ADC_BUCK_SPACE, armies);
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  const double p = get_chance (&fight, 0, a, b);
  const double q = get_chance (&fight, 1, b, a);
  const double ends = 1 - (1 - p) * (1 - q); /* in a round */

  buck_compute (&fight, odds);
  buck_assert_sound (&fight, odds);
  if (ends == 0) {
    assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 1);
    assert_near (odds->ends_by_round[ADC_BUCK_END_SEVERAL][0], 1);
    return;
  }

  /* A leader left alone holds the zone against nobody, and two of them die. */
  assert_near (odds->ends[0], (p * (1 - q) + (leads_a && !leads_b ? p * q : 0)) / ends);
  assert_near (odds->ends[1], (q * (1 - p) + (leads_b && !leads_a ? p * q : 0)) / ends);
  assert_near (odds->ends[ADC_BUCK_END_NOBODY], (leads_a == leads_b ? p * q : 0) / ends);
  assert_near (odds->leader_dies[0], leads_a ? (q * (1 - p) + (leads_b ? p * q : 0)) / ends : 0);
  assert_near (odds->leader_dies[1], leads_b ? (p * (1 - q) + (leads_a ? p * q : 0)) / ends : 0);
  assert_near (odds->survivors[0][a][1], p * (1 - q) / ends);
  assert_near (odds->survivors[1][b][1], q * (1 - p) / ends);
  for (guint round = 1; round <= 20; round++) {
    const double others = odds->ends[0] + odds->ends[1] + odds->ends[ADC_BUCK_END_NOBODY];
    double in_round = 0;

    for (guint end = 0; end < ADC_BUCK_N_ENDS; end++)
      in_round += odds->ends_by_round[end][round];
    assert_near (others, 1);
    assert_near (in_round, pow (1 - ends, round - 1) * ends);
  }
}

static void
test_duels (void)
{
  for (AdcBuckType a = 0; a < ADC_BUCK_N_TYPES; a++)
    for (AdcBuckType b = 0; b < ADC_BUCK_N_TYPES; b++)
      for (guint leaders = 0; leaders < 4; leaders++)
        check_duel (a, b, (leaders & 1) != 0, (leaders & 2) != 0);
}

/* Between two it does not matter who moved first: pieces that were hit strike back. */
static void
test_order_of_movement (void)
{
  g_autofree AdcBuckOdds *one = compute_armies (ADC_BUCK_TERRITORY, "5t 1g 2f 1r, 3t 3g 1L");
  g_autofree AdcBuckOdds *other = compute_armies (ADC_BUCK_TERRITORY, "3t 3g 1L, 5t 1g 2f 1r");

  assert_near (one->ends[0], other->ends[1]);
  assert_near (one->ends[1], other->ends[0]);
  assert_near (one->ends[ADC_BUCK_END_NOBODY], other->ends[ADC_BUCK_END_NOBODY]);
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    for (guint n = 0; n <= ADC_BUCK_MAX_PIECES; n++)
      assert_near (one->survivors[0][type][n], other->survivors[1][type][n]);
  for (guint round = 0; round <= ADC_BUCK_ODDS_ROUNDS; round++)
    assert_near (one->ends_by_round[0][round], other->ends_by_round[1][round]);
}

static void
test_symmetric (void)
{
  static const char * const armies[] = { "8t 2g 4f 1r 1L", "3t", "1f 1b 2r", "2t 1m" };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++) {
    for (AdcBuckAim aim = ADC_BUCK_AIM_VALUE; aim < ADC_BUCK_AIM_BEST; aim++) {
      g_autofree char *both = g_strconcat (armies[i], ",", armies[i], NULL);
      AdcBuckFight fight = buck_fight (ADC_BUCK_SPACE, both);
      g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

      fight.sides[0].aim = fight.sides[1].aim = aim;
      adc_buck_fight_start (&fight);
      buck_compute (&fight, odds);
      buck_assert_sound (&fight, odds);
      assert_near (odds->ends[0], odds->ends[1]);
      assert_near (odds->leader_dies[0], odds->leader_dies[1]);
      for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
        assert_near (odds->expected_losses[0][type], odds->expected_losses[1][type]);
    }
  }
}

/* One fighter against an escorted transport: round by round by hand. */
static void
test_escort (void)
{
  g_autofree AdcBuckOdds *odds = compute_armies (ADC_BUCK_SPACE, "1f, 1f 1r");
  const double hit = 0.5;                        /* fighter at fighter */
  const double both = 1 - (1 - 0.5) * (1 - 0.3); /* fighter and transport at the fighter */
  const double p = 0.8, q = 0.3;                 /* fighter and transport at each other */
  const double alone = p * (1 - q) / (1 - (1 - p) * (1 - q));
  const double stay = (1 - hit) * (1 - both);

  /* In the round in which the escort is hit the transport is safe, and fires. */
  assert_near (odds->ends[0], hit * (1 - both) * alone / (1 - stay));
  assert_near (odds->survivors[1][ADC_BUCK_TRANSPORT][0],
               hit * (1 - both) * (p / (1 - (1 - p) * (1 - q))) / (1 - stay));
}

/* A satellite against two fighters: what its opening leaves, then the battle. */
static void
test_satellite (void)
{
  g_autofree AdcBuckOdds *two = compute_armies (ADC_BUCK_FAR_ORBIT, "2f, 1s");
  g_autofree AdcBuckOdds *one = compute_armies (ADC_BUCK_FAR_ORBIT, "1f, 1s");
  g_autofree AdcBuckOdds *odds = compute_armies (ADC_BUCK_NEAR_ORBIT, "2f, 1s");

  assert_near (odds->ends[0], 0.25 * two->ends[0] + 0.5 * one->ends[0]);
  assert_near (odds->ends[1], 0.25 * two->ends[1] + 0.5 * one->ends[1] + 0.25);
  assert_near (odds->ends_by_round[1][0], 0.25);
  assert_near (odds->ends_by_round[0][0], 0);
  assert_near (odds->ends_by_round[1][1],
               0.25 * two->ends_by_round[1][1] + 0.5 * one->ends_by_round[1][1]);

  /* A leader on either side changes the dice, and may be left alone. */
  g_free (odds);
  odds = compute_armies (ADC_BUCK_NEAR_ORBIT, "1f 1L, 1s 1L");
  assert_near (odds->ends_by_round[1][0], 0.7);
  g_assert_cmpfloat (odds->leader_dies[0], >=, 0.7);
}

static void
test_bombs (void)
{
  g_autofree AdcBuckOdds *left = compute_armies (ADC_BUCK_TERRITORY, "2t, 1t");
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "2t 2B, 1t 1F");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  const double f = 0.4; /* the factory first, then the trooper */

  buck_compute (&fight, odds);
  buck_assert_sound (&fight, odds);
  assert_near (odds->factories[ADC_BUCK_FACTORY_BOMBED][1], f + (1 - f) * f);
  assert_near (odds->ends_by_round[0][0], f * f);
  assert_near (odds->ends[1], (1 - f * f) * left->ends[1]);
  assert_near (odds->orbit_battlers[0][2], 1);

  /* Whoever had defended may sabotage what the bombs have left. */
  assert_near (odds->factories[ADC_BUCK_FACTORY_SABOTAGED][1],
               (1 - f) * (1 - f) * left->ends[0] * 0.4);
  assert_near (odds->factories[ADC_BUCK_FACTORY_TAKEN][1],
               (1 - f) * (1 - f) * left->ends[0] * 0.6);
  assert_near (odds->factories[ADC_BUCK_FACTORY_KEPT][1],
               (1 - f) * (1 - f) * (left->ends[1] + left->ends[ADC_BUCK_END_NOBODY]));
  assert_near (odds->factories[ADC_BUCK_FACTORY_KEPT][0],
               1 - odds->factories[ADC_BUCK_FACTORY_KEPT][1]);

  /* Troopers first, by order: both bombs may fall on the same one, or the second on the factory. */
  fight = buck_fight (ADC_BUCK_TERRITORY, "2t 2B, 1t 1F");
  fight.sides[0].aim = ADC_BUCK_AIM_ORDER;
  buck_set_order (&fight, 0, "tF");
  adc_buck_fight_start (&fight);
  buck_compute (&fight, odds);
  assert_near (odds->factories[ADC_BUCK_FACTORY_BOMBED][1], f * f);
  assert_near (odds->ends_by_round[0][0], f + (1 - f) * f);
}

static void
test_satellite_above (void)
{
  const AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 2B 1O, 1t 1S");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  buck_compute (&fight, odds);
  buck_assert_sound (&fight, odds);
  assert_near (odds->orbit_battlers[0][0], 0.16);
  assert_near (odds->orbit_battlers[0][1], 0.48);
  assert_near (odds->orbit_battlers[0][2], 0.36);
  assert_near (odds->orbit_leader_dies[0], 0.16);
  assert_near (odds->ends_by_round[0][0], 0.48 * 0.4 + 0.36 * (1 - 0.36));
}

static void
test_sabotage (void)
{
  static const struct {
    const char *armies;
    gboolean    sabotages;
    double      sabotaged; /* of one factory, given that the first side takes the zone */
  } cases[] = {
    { "3t, 1t 2F", TRUE, 0.4 },
    { "3t, 1t 2F", FALSE, 0 },
    { "3t, 2F", TRUE, 0 }, /* nobody had defended */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY, cases[i].armies);
    g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
    const double p = cases[i].sabotaged;
    double taken;

    fight.sabotages = cases[i].sabotages;
    adc_buck_fight_start (&fight);
    buck_compute (&fight, odds);
    buck_assert_sound (&fight, odds);
    taken = odds->ends[0];
    assert_near (odds->factories[ADC_BUCK_FACTORY_SABOTAGED][2], taken * p * p);
    assert_near (odds->factories[ADC_BUCK_FACTORY_SABOTAGED][1], taken * 2 * p * (1 - p));
    assert_near (odds->factories[ADC_BUCK_FACTORY_TAKEN][2], taken * (1 - p) * (1 - p));
    assert_near (odds->factories[ADC_BUCK_FACTORY_KEPT][2], 1 - taken);
    assert_near (odds->factories[ADC_BUCK_FACTORY_BOMBED][0], 1);
  }
}

static void
test_last_round (void)
{
  AdcBuckFight fight = buck_fight (ADC_BUCK_SPACE, "1f, 1f");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  fight.last_round = 2;
  adc_buck_fight_start (&fight);
  buck_compute (&fight, odds);
  buck_assert_sound (&fight, odds);
  assert_near (odds->ends[0], 0.25 + 0.0625);
  assert_near (odds->ends[ADC_BUCK_END_NOBODY], 0.25 + 0.0625);
  assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 0.0625);
  assert_near (odds->ends_by_round[ADC_BUCK_END_SEVERAL][2], 0.0625);
  assert_near (odds->survivors[0][ADC_BUCK_FIGHTER][1], 0.25 + 0.0625 + 0.0625);

  /* One that nobody would live to see, and one that has gone by. */
  fight.last_round = G_MAXUINT;
  buck_compute (&fight, odds);
  assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 0);
  assert_near (odds->ends[0], 1 / 3.0);
  fight.last_round = 3;
  fight.round = 5;
  buck_compute (&fight, odds);
  assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 1);
  assert_near (odds->ends_by_round[ADC_BUCK_END_SEVERAL][4], 1);
  fight.sides[0].fired[ADC_BUCK_FIGHTER] = 1; /* but this round is not over */
  buck_compute (&fight, odds);
  assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 0.5);
  assert_near (odds->ends_by_round[ADC_BUCK_END_SEVERAL][5], 0.5);
}

/* Fights that go on for ever so long are still exact; the last round holds what is beyond. */
static void
test_long_fight (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_SPACE, "1r, 1b");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  fight.table.number[ADC_BUCK_BATTLER][ADC_BUCK_TRANSPORT] = 10;
  buck_compute (&fight, odds);
  buck_assert_sound (&fight, odds);
  assert_near (odds->ends[0], 0.1 * 0.9 / 0.19);
  assert_near (odds->ends_by_round[0][98], pow (0.81, 97) * 0.09);
  assert_near (odds->ends_by_round[0][99], pow (0.81, 98) * 0.09 / 0.19);

  fight.round = 98;
  buck_compute (&fight, odds);
  assert_near (odds->ends_by_round[0][98], 0.09);
  assert_near (odds->ends_by_round[0][99], 0.81 * 0.09 / 0.19);
  fight.round = 200;
  buck_compute (&fight, odds);
  assert_near (odds->ends_by_round[0][99], 0.09 / 0.19);
}

/* A side that has let its turn go by does not fire any more in this round; those after it do. */
static void
test_passed_turn (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t, 1t");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  fight.turn = 1;
  buck_compute (&fight, odds);
  assert_near (odds->ends[1], 0.5 + 0.5 / 3);
  assert_near (odds->ends[0], 0.5 / 3);
  assert_near (odds->ends_by_round[1][1], 0.5);

  fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t, 1t, 1t");
  fight.turn = 2;
  buck_compute (&fight, odds);
  assert_near (odds->ends_by_round[1][1] + odds->ends_by_round[2][1], 0); /* two are left at least */
  assert_near (odds->survivors[0][ADC_BUCK_TROOPER][1], odds->ends[0]);
}

/* Three troopers, one each: by hand. They fire in turn; nobody fires at one that was hit. */
static void
test_three_sides (void)
{
  const AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t, 1t, 1t");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  const double h = 0.5, duel = 1 / 3.0;

  /* First at second; second at first (equal numbers: who moved first); third at first, or at second if he was hit:
   *   both hit: third has nobody to fire at, and holds;     only first does: third at first;
   *   only second does: third at second;                    neither does: third at first. */
  const double third_alone = h * h + h * (1 - h) * h + (1 - h) * h * h;
  const double first_third = h * (1 - h) * (1 - h);          /* left to fight it out */
  const double second_third = (1 - h) * h * (1 - h) + (1 - h) * (1 - h) * h;
  const double stay = (1 - h) * (1 - h) * (1 - h);

  buck_compute (&fight, odds);
  buck_assert_sound (&fight, odds);
  assert_near (third_alone + first_third + second_third + stay, 1);
  assert_near (odds->ends[0], first_third * duel / (1 - stay));
  assert_near (odds->ends[1], second_third * duel / (1 - stay));
  assert_near (odds->ends[2],
               (third_alone + (first_third + second_third) * duel) / (1 - stay));
}

/* Odds as a mixture of two others, figure by figure. */
static void
assert_mixture (const AdcBuckOdds *odds, double p, const AdcBuckOdds *hit, const AdcBuckOdds *miss)
{
  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++) {
    assert_near (odds->ends[end], p * hit->ends[end] + (1 - p) * miss->ends[end]);
    for (guint round = 0; round <= ADC_BUCK_ODDS_ROUNDS; round++)
      assert_near (odds->ends_by_round[end][round],
                   p * hit->ends_by_round[end][round] + (1 - p) * miss->ends_by_round[end][round]);
  }
  for (guint side = 0; side < ADC_BUCK_MAX_SIDES; side++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      for (guint n = 0; n <= ADC_BUCK_MAX_PIECES; n++)
        assert_near (odds->survivors[side][type][n],
                     p * hit->survivors[side][type][n] + (1 - p) * miss->survivors[side][type][n]);
  for (guint fate = 0; fate < ADC_BUCK_N_FATES; fate++)
    for (guint n = 0; fate != ADC_BUCK_FACTORY_BOMBED && n <= ADC_BUCK_MAX_PIECES; n++)
      assert_near (odds->factories[fate][n],
                   p * hit->factories[fate][n] + (1 - p) * miss->factories[fate][n]);
}

/* From any moment on: a throw away, the odds are the mixture of what comes of it. This ties the engine to single
 * throws. */
static void
follow_throws (AdcBuckFight fight, GRand *random, guint n_throws)
{
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *hit = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *miss = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < n_throws && !adc_buck_fight_settle (&fight); i++) {
    AdcBuckFight after_hit = fight, after_miss = fight;
    guint at_side;
    AdcBuckType target;
    const AdcBuckType attacker = buck_find_shooter (&fight, &at_side, &target);
    const double p = (11 - (int) adc_buck_fight_get_number (&fight, fight.turn, attacker, target)) /
                     10.0;

    adc_buck_fight_throw (&after_hit, fight.turn, attacker, at_side, target, TRUE);
    adc_buck_fight_throw (&after_miss, fight.turn, attacker, at_side, target, FALSE);
    buck_compute (&fight, odds);
    buck_compute (&after_hit, hit);
    buck_compute (&after_miss, miss);
    buck_assert_sound (&fight, odds);
    /* What has been taken away at once is no longer counted. */
    assert_mixture (odds, p, hit, miss);
    fight = g_rand_boolean (random) ? after_hit : after_miss;
  }
}

static void
test_every_moment (void)
{
  static const struct {
    AdcBuckZone zone;
    const char *armies;
    guint       last_round;
  } fights[] = {
    { ADC_BUCK_TERRITORY, "3t 1g 1f 1r 1L, 2t 2g 1f 2F", 0 },
    { ADC_BUCK_TERRITORY, "2t 1f 3B, 2t 1g 1f 1r 1L 2F 1S", 0 },
    { ADC_BUCK_TERRITORY, "2t 1g, 2t 1L, 1g 1f 1r", 0 },
    { ADC_BUCK_TERRITORY, "1t 1B, 1t 1f, 1g 1F 1B, 1f 1r 1L", 0 },
    { ADC_BUCK_TERRITORY, "2t 1L, 1m 1t", 0 },
    { ADC_BUCK_NEAR_ORBIT, "2f 1b 1r 1L, 1s 1f 1L", 0 },
    { ADC_BUCK_NEAR_ORBIT, "2f 1b, 1s, 1f 1r 1L", 2 },
    { ADC_BUCK_SPACE, "2f 1b 1r, 1f 2b 1r", 3 },
  };
  g_autoptr(GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < G_N_ELEMENTS (fights); i++) {
    for (guint turn = 0; turn < 6; turn++) {
      AdcBuckFight fight = buck_fight (fights[i].zone, fights[i].armies);

      fight.last_round = fights[i].last_round;
      for (guint side = 0; side < fight.n_sides; side++)
        fight.sides[side].aim = g_rand_int_range (random, 0, ADC_BUCK_AIM_BEST);
      buck_set_order (&fight, 0, "tr");
      buck_set_order (&fight, 1, "gb");
      adc_buck_fight_start (&fight);
      follow_throws (fight, random, 12);
    }
  }
}

/* One more piece never makes it worse, as long as everybody goes by the same order. */
static void
test_monotone (void)
{
  static const char letters[] = "tgfr";
  g_autoptr(GRand) random = g_rand_new_with_seed (11);
  g_autofree AdcBuckOdds *fewer = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *more = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < 60; i++) {
    AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY, "1t, 1t");

    for (guint side = 0; side < 2; side++)
      for (AdcBuckType type = 0; type < ADC_BUCK_N_TYPES; type++)
        if (strchr (letters, types[type]) != NULL)
          fight.sides[side].pieces[type] = g_rand_int_range (random, 0, 4);
    fight.sides[0].aim = fight.sides[1].aim = ADC_BUCK_AIM_ORDER;
    fight.sides[0].n_leaders = g_rand_int_range (random, 0, 2);
    fight.sides[0].pieces[ADC_BUCK_TROOPER]++;
    adc_buck_fight_start (&fight);
    buck_compute (&fight, fewer);
    for (const char *letter = letters; *letter != '\0'; letter++) {
      AdcBuckFight larger = fight;

      larger.sides[0].pieces[strchr (types, *letter) - types]++;
      adc_buck_fight_start (&larger);
      buck_compute (&larger, more);
      g_assert_cmpfloat (more->ends[0], >=, fewer->ends[0] - EPSILON);
      g_assert_cmpfloat (more->ends[1], <=, fewer->ends[1] + EPSILON);
    }
  }
}

/* Fights that nobody would fight. */
static void
test_no_battle (void)
{
  g_autofree AdcBuckOdds *odds = compute_armies (ADC_BUCK_TERRITORY, "2t 1F");

  assert_near (odds->ends_by_round[0][0], 1);
  assert_near (odds->factories[ADC_BUCK_FACTORY_KEPT][1], 1);
  g_free (odds);
  odds = compute_armies (ADC_BUCK_TERRITORY, ", 1F");
  assert_near (odds->ends[ADC_BUCK_END_NOBODY], 1);
  g_free (odds);
  odds = compute_armies (ADC_BUCK_TERRITORY, "1L, 1L");
  assert_near (odds->ends[ADC_BUCK_END_NOBODY], 1);
  assert_near (odds->leader_dies[0], 1);
  g_free (odds);
  odds = compute_armies (ADC_BUCK_TERRITORY, "1L, 1t");
  assert_near (odds->ends[1], 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/buck-exact/duels", test_duels);
  g_test_add_func ("/buck-exact/order-of-movement", test_order_of_movement);
  g_test_add_func ("/buck-exact/symmetric", test_symmetric);
  g_test_add_func ("/buck-exact/escort", test_escort);
  g_test_add_func ("/buck-exact/satellite", test_satellite);
  g_test_add_func ("/buck-exact/bombs", test_bombs);
  g_test_add_func ("/buck-exact/satellite-above", test_satellite_above);
  g_test_add_func ("/buck-exact/sabotage", test_sabotage);
  g_test_add_func ("/buck-exact/last-round", test_last_round);
  g_test_add_func ("/buck-exact/long-fight", test_long_fight);
  g_test_add_func ("/buck-exact/passed-turn", test_passed_turn);
  g_test_add_func ("/buck-exact/three-sides", test_three_sides);
  g_test_add_func ("/buck-exact/every-moment", test_every_moment);
  g_test_add_func ("/buck-exact/monotone", test_monotone);
  g_test_add_func ("/buck-exact/no-battle", test_no_battle);

  return g_test_run ();
}
