/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fights of Buck Rogers end: formulas for small ones, and what must hold for all. */

#include "buck-army.h"

#include <math.h>
#include <string.h>

#define EPSILON 1e-12

static const char types[] = "tgfbrsm";

static void
compute (const AdcBuckFight *fight, AdcBuckOdds *odds)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (adc_buck_odds_compute (fight, ADC_BUCK_METHOD_EXACT, 0, odds, NULL, NULL, NULL,
                                        &error));
  g_assert_no_error (error);
  g_assert_true (odds->exact);
  g_assert_cmpfloat (odds->error, ==, 0);
}

static AdcBuckOdds *
compute_armies (AdcBuckZone zone, const char *armies)
{
  const AdcBuckFight fight = buck_fight_begun (zone, armies);
  AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  compute (&fight, odds);
  return odds;
}

static void
assert_near (double value, double expected)
{
  g_assert_cmpfloat_with_epsilon (value, expected, EPSILON);
}

static double
sum (const double *values, guint n)
{
  long double total = 0;

  for (guint i = 0; i < n; i++) {
    g_assert_cmpfloat (values[i], >=, 0);
    total += values[i];
  }

  return (double) total;
}

/* Everything that must add up does. */
static void
assert_sound (const AdcBuckFight *fight, const AdcBuckOdds *odds)
{
  assert_near (sum (odds->ends, ADC_BUCK_N_ENDS), 1);
  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++)
    assert_near (sum (odds->ends_by_round[end], ADC_BUCK_ODDS_ROUNDS + 1), odds->ends[end]);
  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      const double *survivors = odds->survivors[side][type];
      double mean = 0;

      assert_near (sum (survivors, ADC_BUCK_MAX_PIECES + 1), 1);
      for (guint n = 0; n <= ADC_BUCK_MAX_PIECES; n++)
        mean += n * survivors[n];
      g_assert_cmpfloat_with_epsilon (odds->expected_losses[side][type],
                                      fight->sides[side].pieces[type] - mean, 1e-10);
    }
    assert_near (sum (odds->orbit_battlers[side], ADC_BUCK_MAX_PIECES + 1), 1);
    g_assert_cmpfloat (odds->leader_dies[side], >=, 0);
    g_assert_cmpfloat (odds->leader_dies[side], <=, 1 + EPSILON);
  }
  for (guint fate = 0; fate < ADC_BUCK_N_FATES; fate++)
    assert_near (sum (odds->factories[fate], ADC_BUCK_MAX_PIECES + 1), 1);
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

  compute (&fight, odds);
  assert_sound (&fight, odds);
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
      compute (&fight, odds);
      assert_sound (&fight, odds);
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

  compute (&fight, odds);
  assert_sound (&fight, odds);
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
  compute (&fight, odds);
  assert_near (odds->factories[ADC_BUCK_FACTORY_BOMBED][1], f * f);
  assert_near (odds->ends_by_round[0][0], f + (1 - f) * f);
}

static void
test_satellite_above (void)
{
  const AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t 2B 1O, 1t 1S");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  compute (&fight, odds);
  assert_sound (&fight, odds);
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
    compute (&fight, odds);
    assert_sound (&fight, odds);
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
  compute (&fight, odds);
  assert_sound (&fight, odds);
  assert_near (odds->ends[0], 0.25 + 0.0625);
  assert_near (odds->ends[ADC_BUCK_END_NOBODY], 0.25 + 0.0625);
  assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 0.0625);
  assert_near (odds->ends_by_round[ADC_BUCK_END_SEVERAL][2], 0.0625);
  assert_near (odds->survivors[0][ADC_BUCK_FIGHTER][1], 0.25 + 0.0625 + 0.0625);

  /* One that nobody would live to see, and one that has gone by. */
  fight.last_round = G_MAXUINT;
  compute (&fight, odds);
  assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 0);
  assert_near (odds->ends[0], 1 / 3.0);
  fight.last_round = 3;
  fight.round = 5;
  compute (&fight, odds);
  assert_near (odds->ends[ADC_BUCK_END_SEVERAL], 1);
  assert_near (odds->ends_by_round[ADC_BUCK_END_SEVERAL][4], 1);
  fight.sides[0].fired[ADC_BUCK_FIGHTER] = 1; /* but this round is not over */
  compute (&fight, odds);
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
  compute (&fight, odds);
  assert_sound (&fight, odds);
  assert_near (odds->ends[0], 0.1 * 0.9 / 0.19);
  assert_near (odds->ends_by_round[0][98], pow (0.81, 97) * 0.09);
  assert_near (odds->ends_by_round[0][99], pow (0.81, 98) * 0.09 / 0.19);

  fight.round = 98;
  compute (&fight, odds);
  assert_near (odds->ends_by_round[0][98], 0.09);
  assert_near (odds->ends_by_round[0][99], 0.81 * 0.09 / 0.19);
  fight.round = 200;
  compute (&fight, odds);
  assert_near (odds->ends_by_round[0][99], 0.09 / 0.19);
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

  compute (&fight, odds);
  assert_sound (&fight, odds);
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

static AdcBuckType
find_shooter (const AdcBuckFight *fight, guint *at_side, AdcBuckType *target)
{
  for (AdcBuckType type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (adc_buck_fight_choose (fight, fight->turn, type, at_side, target))
      return type;

  g_assert_not_reached ();
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
    const AdcBuckType attacker = find_shooter (&fight, &at_side, &target);
    const double p = (11 - (int) adc_buck_fight_get_number (&fight, fight.turn, attacker, target)) /
                     10.0;

    adc_buck_fight_throw (&after_hit, fight.turn, attacker, at_side, target, TRUE);
    adc_buck_fight_throw (&after_miss, fight.turn, attacker, at_side, target, FALSE);
    compute (&fight, odds);
    compute (&after_hit, hit);
    compute (&after_miss, miss);
    assert_sound (&fight, odds);
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
    compute (&fight, fewer);
    for (const char *letter = letters; *letter != '\0'; letter++) {
      AdcBuckFight larger = fight;

      larger.sides[0].pieces[strchr (types, *letter) - types]++;
      adc_buck_fight_start (&larger);
      compute (&larger, more);
      g_assert_cmpfloat (more->ends[0], >=, fewer->ends[0] - EPSILON);
      g_assert_cmpfloat (more->ends[1], <=, fewer->ends[1] + EPSILON);
    }
  }
}

static void
test_same_bits (void)
{
  static const AdcBuckMethod methods[] = { ADC_BUCK_METHOD_BEST, ADC_BUCK_METHOD_EXACT,
                                           ADC_BUCK_METHOD_SIMULATE };
  const AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY,
                                               "8t 2g 4f 1r 1L 2B, 8t 2g 4f 1r 1L 2F");
  g_autofree AdcBuckOdds *one = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *other = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++) {
    g_assert_true (adc_buck_odds_compute (&fight, methods[i], 5000, one, NULL, NULL, NULL, NULL));
    g_assert_true (adc_buck_odds_compute (&fight, methods[i], 5000, other, NULL, NULL, NULL, NULL));
    g_assert_cmpmem (one, sizeof *one, other, sizeof *other);
    assert_sound (&fight, one);
  }
}

/* The dice agree with the figures: from the beginning, and when the first side has fired. */
static void
test_simulation (gconstpointer data)
{
  const gboolean is_later = GPOINTER_TO_INT (data);
  static const struct {
    AdcBuckZone zone;
    const char *armies;
  } fights[] = {
    { ADC_BUCK_TERRITORY, "8t 2g 4f 1r 1L, 8t 2g 4f 1r 1L" },
    { ADC_BUCK_TERRITORY, "3t 1f 3B, 2t 2g 1L 2F 1S" },
    { ADC_BUCK_NEAR_ORBIT, "6f 2b 1r 1L, 1s 2f" },
    { ADC_BUCK_SPACE, "3f 1b, 4f 1r, 2b 1L" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fights); i++) {
    AdcBuckFight fight = buck_fight_begun (fights[i].zone, fights[i].armies);
    g_autofree AdcBuckOdds *exact = g_new (AdcBuckOdds, 1);
    g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
    const double n = 40000;

    for (guint j = 0; is_later && (fight.stage != ADC_BUCK_ROUNDS || fight.turn == 0); j++) {
      guint at_side;
      AdcBuckType target;
      const AdcBuckType attacker = find_shooter (&fight, &at_side, &target);

      adc_buck_fight_throw (&fight, fight.turn, attacker, at_side, target, j % 3 == 0);
      g_assert_false (adc_buck_fight_settle (&fight));
    }
    compute (&fight, exact);
    g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_SIMULATE, n, odds, NULL, NULL,
                                          NULL, NULL));
    g_assert_false (odds->exact);
    g_assert_cmpuint (odds->n_trials, ==, n);
    g_assert_cmpfloat (odds->error, >, 0);
    assert_sound (&fight, odds);
    for (guint end = 0; end < ADC_BUCK_N_ENDS; end++) {
      const double p = exact->ends[end];

      g_assert_cmpfloat (fabs (odds->ends[end] - p), <=, 4 * sqrt (p * (1 - p) / n) + 1e-9);
      for (guint round = 0; round < 10; round++) {
        const double r = exact->ends_by_round[end][round];

        g_assert_cmpfloat (fabs (odds->ends_by_round[end][round] - r), <=,
                           4.5 * sqrt (r * (1 - r) / n) + 1 / n);
      }
    }
    for (guint side = 0; side < fight.n_sides; side++) {
      for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
        g_assert_cmpfloat_with_epsilon (odds->expected_losses[side][type],
                                        exact->expected_losses[side][type], 0.08);
      g_assert_cmpfloat_with_epsilon (odds->leader_dies[side], exact->leader_dies[side], 0.012);
    }
  }
}

/* Far beyond any budget: it is simulated, until the third digit is as good as sure. */
static void
test_too_large (void)
{
  AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY,
                                   "20t 8g 15f 4r, 20t 8g 15f 4r, 20t 8g 15f 4r, "
                                   "20t 8g 15f 4r, 20t 8g 15f 4r");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < fight.n_sides; i++)
    fight.sides[i].aim = ADC_BUCK_AIM_EASIEST;
  adc_buck_fight_start (&fight);
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_BEST, 2000, odds, NULL, NULL, NULL,
                                        NULL));
  g_assert_false (odds->exact);
  g_assert_cmpuint (odds->n_trials, ==, 2000);
  assert_sound (&fight, odds);

  /* An opening with more ways than are worth listing. */
  fight = buck_fight_begun (ADC_BUCK_NEAR_ORBIT, "9f 6b 4r, 9f 6b 4r, 9f 6b 4r, 1s");
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_BEST, 2000, odds, NULL, NULL, NULL,
                                        NULL));
  g_assert_false (odds->exact);
  assert_sound (&fight, odds);
  g_assert_cmpfloat (odds->expected_losses[0][ADC_BUCK_FIGHTER], >, 4.4); /* half in the opening alone */

  fight = buck_fight_begun (ADC_BUCK_SPACE, "2f, 1f");
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_SIMULATE, 0, odds, NULL, NULL, NULL,
                                        NULL));
  g_assert_cmpfloat (odds->error, <=, 0.001);
  g_assert_cmpuint (odds->n_trials, <, 1000000);
}

typedef struct {
  GCancellable *cancellable;
  guint         n_calls;
  guint         cancel_at;
  double        part;
} Watch;

static void
progress_cb (double part, gpointer data)
{
  Watch *watch = data;

  g_assert_cmpfloat (part, >=, watch->part);
  g_assert_cmpfloat (part, <=, 1);
  watch->part = part;
  if (++watch->n_calls == watch->cancel_at)
    g_cancellable_cancel (watch->cancellable);
}

static void
check_cancel (AdcBuckMethod method, const char *armies, guint cancel_at)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY, armies);
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  g_autoptr(GError) error = NULL;
  Watch watch = { cancellable, 0, cancel_at, 0 };

  for (guint i = 0; i < fight.n_sides; i++)
    fight.sides[i].aim = ADC_BUCK_AIM_EASIEST;
  adc_buck_fight_start (&fight);
  if (cancel_at == 0)
    g_cancellable_cancel (cancellable);
  g_assert_false (adc_buck_odds_compute (&fight, method, 0, odds, progress_cb, &watch, cancellable,
                                         &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (watch.n_calls, <=, cancel_at + 1);
}

static void
test_cancel (void)
{
  const char *armies = "20t 8g 15f 4r, 20t 8g 15f 4r";

  check_cancel (ADC_BUCK_METHOD_EXACT, armies, 0);
  check_cancel (ADC_BUCK_METHOD_BEST, armies, 0);
  check_cancel (ADC_BUCK_METHOD_SIMULATE, armies, 0);
  check_cancel (ADC_BUCK_METHOD_EXACT, armies, 2);
  check_cancel (ADC_BUCK_METHOD_BEST, armies, 2);
  check_cancel (ADC_BUCK_METHOD_SIMULATE, armies, 2);
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
  g_test_add_func ("/buck-exact/three-sides", test_three_sides);
  g_test_add_func ("/buck-exact/every-moment", test_every_moment);
  g_test_add_func ("/buck-exact/monotone", test_monotone);
  g_test_add_func ("/buck-exact/same-bits", test_same_bits);
  g_test_add_data_func ("/buck-exact/simulation/whole", GINT_TO_POINTER (FALSE), test_simulation);
  g_test_add_data_func ("/buck-exact/simulation/later", GINT_TO_POINTER (TRUE), test_simulation);
  g_test_add_func ("/buck-exact/too-large", test_too_large);
  g_test_add_func ("/buck-exact/cancel", test_cancel);
  g_test_add_func ("/buck-exact/no-battle", test_no_battle);

  return g_test_run ();
}
