/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The best that sides of Buck Rogers can do. */

#include "adc-buck-aim.h"
#include "adc-buck-duel.h"
#include "adc-buck-search.h"
#include "adc-buck-tally.h"
#include "buck-army.h"

#define EPSILON 1e-11

static void
compute (const AdcBuckFight *fight, AdcBuckOdds *odds)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (adc_buck_odds_compute (fight, ADC_BUCK_METHOD_EXACT, 0, odds, NULL, NULL, NULL,
                                        &error));
  g_assert_no_error (error);
}

static double
get_value (const AdcBuckFight *fight, guint side)
{
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  compute (fight, odds);
  g_assert_true (odds->best_is_adaptive);
  g_assert_cmpfloat_with_epsilon (odds->ends[0] + odds->ends[1] + odds->ends[2] + odds->ends[3] +
                                    odds->ends[ADC_BUCK_END_NOBODY] +
                                    odds->ends[ADC_BUCK_END_SEVERAL],
                                  1, 1e-12);
  return odds->ends[side] + (fight->owner == (int) side ? odds->ends[ADC_BUCK_END_NOBODY] : 0);
}

/* What a throw is worth to a side, hit or miss. */
static double
weigh (const AdcBuckFight *fight, guint side, guint attacker, guint at_side, guint target)
{
  const guint number = adc_buck_fight_get_number (fight, fight->turn, attacker, target);
  const double p = (11 - (int) number) / 10.0;
  AdcBuckFight hit = *fight, miss = *fight;

  adc_buck_fight_throw (&hit, fight->turn, attacker, at_side, target, TRUE);
  adc_buck_fight_throw (&miss, fight->turn, attacker, at_side, target, FALSE);
  return p * get_value (&hit, side) + (1 - p) * get_value (&miss, side);
}

/* A moment is worth what the best of all throws is worth, to a side that wants the best; and to the others what
 * comes of it. Nothing but the best satisfies that everywhere. */
static void
check_moment (const AdcBuckFight *fight, guint side)
{
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  const double value = get_value (fight, side);
  double best = 0;

  compute (fight, odds);
  if (fight->stage == ADC_BUCK_SATELLITES || fight->sides[fight->turn].aim != ADC_BUCK_AIM_BEST) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      guint at_side;
      AdcBuckType target;

      if (adc_buck_fight_choose (fight, fight->turn, type, &at_side, &target)) {
        g_assert_cmpfloat_with_epsilon (value, weigh (fight, side, type, at_side, target), EPSILON);
        break;
      }
    }
    return;
  }
  if (fight->turn != side)
    return;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    double best_of_type = -1;
    guint simple_side;
    AdcBuckType simple;

    if (!adc_buck_fight_choose (fight, side, type, &simple_side, &simple)) {
      g_assert_cmpint (odds->advice[type].at_side, ==, -1);
      g_assert_cmpint (odds->advice[type].target, ==, -1);
      continue;
    }
    for (guint target = 0; target < ADC_BUCK_N_TARGETS; target++)
      for (guint at_side = 0; at_side < fight->n_sides; at_side++)
        if (adc_buck_fight_may_aim (fight, side, at_side, target) &&
            adc_buck_fight_get_number (fight, side, type, target) != ADC_BUCK_NEVER)
          best_of_type = MAX (best_of_type, weigh (fight, side, type, at_side, target));
    g_assert_cmpfloat_with_epsilon (odds->advice[type].chance, best_of_type, EPSILON);
    g_assert_cmpfloat_with_epsilon (weigh (fight, side, type, odds->advice[type].at_side,
                                           odds->advice[type].target),
                                    best_of_type, EPSILON);
    g_assert_cmpfloat_with_epsilon (odds->advice[type].simple_chance,
                                    weigh (fight, side, type, simple_side, simple), EPSILON);
    best = MAX (best, best_of_type);
  }
  g_assert_cmpfloat_with_epsilon (value, best, EPSILON);
}

/* Any throw that the rules allow, as somebody might make it. */
static void
throw_anything (AdcBuckFight *fight, GRand *random)
{
  while (TRUE) {
    const guint attacker = g_rand_int_range (random, 0, ADC_BUCK_N_TYPES);
    const guint target = g_rand_int_range (random, 0, ADC_BUCK_N_TARGETS);
    const guint at_side = g_rand_int_range (random, 0, fight->n_sides);

    if (adc_buck_fight_count_ready (fight, fight->turn, attacker) > 0 &&
        adc_buck_fight_may_aim (fight, fight->turn, at_side, target) &&
        adc_buck_fight_get_number (fight, fight->turn, attacker, target) != ADC_BUCK_NEVER) {
      adc_buck_fight_throw (fight, fight->turn, attacker, at_side, target,
                            g_rand_int_range (random, 0, 3) == 0);
      return;
    }
  }
}

typedef struct {
  AdcBuckZone zone;
  const char *armies;
  guint       last_round;
  guint       best; /* sides, a bit each */
} Contest;

static const Contest contests[] = {
  { ADC_BUCK_TERRITORY, "2t 1g 1f, 1t 1g 1f 1F", 0, 1 },
  { ADC_BUCK_TERRITORY, "2t 1g 1f 1L, 2t 1g 1f", 0, 2 },
  { ADC_BUCK_TERRITORY, "2t 1g 1f, 1t 1g 1f 1r 1F", 0, 3 },
  { ADC_BUCK_TERRITORY, "2t 2r, 1t 1f 2r 1L 1F", 0, 3 },
  { ADC_BUCK_TERRITORY, "2t 1f, 2m 1t 1r 1F", 0, 3 },
  { ADC_BUCK_TERRITORY, "1t 1f 2B, 2t 1g 1f 1F", 0, 1 },
  { ADC_BUCK_TERRITORY, "1t 1f 2B, 2t 1g 1F 1S 1B", 0, 3 },
  { ADC_BUCK_TERRITORY, "1t 1f 2r 1F, 2t 1g 4B", 0, 1 },
  { ADC_BUCK_NEAR_ORBIT, "2f 1b 1r, 1s 1f", 0, 3 },
  { ADC_BUCK_NEAR_ORBIT, "2f 1b, 1s 1f", 2, 3 },
  { ADC_BUCK_SPACE, "2f 1b, 1f 1b 1r", 1, 1 },
  { ADC_BUCK_SPACE, "1f 1b, 1f 1b", 3, 2 },
  { ADC_BUCK_TERRITORY, "1t 1g, 1t 1f 1F, 1t 1f", 0, 1 },
  { ADC_BUCK_TERRITORY, "1t 1g, 1t 1f 1F, 1t 1L", 0, 6 },
};

static AdcBuckFight
begin (const Contest *contest, GRand *random)
{
  AdcBuckFight fight = buck_fight (contest->zone, contest->armies);

  fight.last_round = contest->last_round;
  for (guint i = 0; i < fight.n_sides; i++)
    fight.sides[i].aim = contest->best & (1u << i)
                           ? ADC_BUCK_AIM_BEST
                           : (AdcBuckAim) g_rand_int_range (random, 0, ADC_BUCK_AIM_BEST);
  adc_buck_fight_start (&fight);

  return fight;
}

static void
test_every_moment (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (5);

  for (guint i = 0; i < G_N_ELEMENTS (contests); i++) {
    for (guint turn = 0; turn < 3; turn++) {
      AdcBuckFight fight = begin (&contests[i], random);

      for (guint n = 0; n < 8 && !adc_buck_fight_settle (&fight); n++) {
        for (guint side = 0; side < fight.n_sides; side++)
          if (fight.sides[side].aim == ADC_BUCK_AIM_BEST)
            check_moment (&fight, side);
        throw_anything (&fight, random);
      }
    }
  }
}

static AdcBuckChoice
choose (const AdcBuckFight *moment, gpointer data)
{
  return adc_buck_search_choose (data, moment);
}

/* The long way: throw by throw, whatever the fight. */
static void
compute_by_search (const AdcBuckFight *fight, AdcBuckOdds *odds)
{
  const AdcBuckWatch quiet = { 0 };
  g_autoptr(AdcBuckSearch) search = adc_buck_search_new (fight, NULL, G_MAXUINT64, &quiet);
  const AdcBuckTask task = {
    .budget = G_MAXUINT64, .with_rounds = TRUE, .chooser = choose, .data = search,
  };

  g_assert_cmpint (adc_buck_search_run (search), ==, ADC_BUCK_DONE);
  g_assert_cmpint (adc_buck_solve (fight, &task, &quiet, odds), ==, ADC_BUCK_DONE);
}

static void
add_at_random (AdcBuckFight *fight, const AdcBuckType *types, guint n_types, guint n, GRand *random)
{
  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint i = 0; i < n; i++)
      fight->sides[side].pieces[types[g_rand_int_range (random, 0, n_types)]]++;
    fight->sides[side].n_leaders = g_rand_int_range (random, 0, 2);
  }
}

/* Two sides, once by the duel and once throw by throw: the same chances, from any moment. */
static void
test_duel_and_search (void)
{
  static const AdcBuckType ground[] = { ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, ADC_BUCK_FIGHTER,
                                        ADC_BUCK_TRANSPORT, ADC_BUCK_MARKER };
  static const AdcBuckType orbit[] = { ADC_BUCK_FIGHTER, ADC_BUCK_BATTLER, ADC_BUCK_TRANSPORT };
  g_autoptr(GRand) random = g_rand_new_with_seed (3);
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *expected = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < 120; i++) {
    const gboolean is_ground = i % 2 == 0;
    AdcBuckFight fight = buck_fight (is_ground ? ADC_BUCK_TERRITORY : ADC_BUCK_NEAR_ORBIT, ",");
    const guint best = i % 3 + 1;

    add_at_random (&fight, is_ground ? ground : orbit,
                   is_ground ? G_N_ELEMENTS (ground) : G_N_ELEMENTS (orbit), 3, random);
    fight.owner = g_rand_int_range (random, 0, 2); /* what one wins the other loses: the best is unique */
    fight.sides[0].orbit_battlers = is_ground ? g_rand_int_range (random, 0, 3) : 0;
    fight.sides[1].pieces[ADC_BUCK_SATELLITE] = is_ground ? 0 : g_rand_int_range (random, 0, 2);
    for (guint side = 0; side < 2; side++)
      fight.sides[side].aim = best & (1u << side)
                                ? ADC_BUCK_AIM_BEST
                                : (AdcBuckAim) g_rand_int_range (random, 0, ADC_BUCK_AIM_BEST);
    adc_buck_fight_start (&fight);
    for (guint n = g_rand_int_range (random, 0, 6); n > 0 && !adc_buck_fight_settle (&fight); n--)
      throw_anything (&fight, random);

    compute (&fight, odds);
    g_assert_true (odds->best_is_adaptive);
    compute_by_search (&fight, expected);
    for (guint side = 0; side < 2; side++)
      g_assert_cmpfloat_with_epsilon (adc_buck_get_value (&fight, odds->ends, side),
                                      adc_buck_get_value (&fight, expected->ends, side), EPSILON);
  }
}

/* Whoever chooses freely does at least as well as by any policy or order. */
static void
test_at_least_as_good (void)
{
  static const char * const armies[] = {
    "4t 1g 2f 1r, 3t 2g 1f 1r 1F",
    "8t 2g 4f 1r 1L, 8t 2g 4f 1r 1L 2F",
  };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++) {
    for (guint side = 0; side < 2; side++) {
      AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, armies[i]);
      g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
      double best;

      fight.sides[side].aim = ADC_BUCK_AIM_BEST;
      best = get_value (&fight, side);
      for (AdcBuckAim aim = ADC_BUCK_AIM_VALUE; aim < ADC_BUCK_AIM_BEST; aim++) {
        fight.sides[side].aim = aim;
        compute (&fight, odds);
        g_assert_cmpfloat (best, >=, adc_buck_get_value (&fight, odds->ends, side) - EPSILON);
      }
    }
  }
}

/* Too large to be chosen throw by throw: the best of the orders, which all orders confirm. */
static void
test_orders (void)
{
  static const char * const orders[] = { "fgt", "ftg", "gft", "gtf", "tfg", "tgf" };
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "14t 6g 9f 2r, 14t 6g 9f 2r 1F");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *other = g_new (AdcBuckOdds, 1);
  double values[2], most = -1;

  /* One of them. */
  fight.sides[0].aim = ADC_BUCK_AIM_BEST;
  compute (&fight, odds);
  g_assert_false (odds->best_is_adaptive);
  fight.sides[0].aim = ADC_BUCK_AIM_ORDER;
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++) {
    buck_set_order (&fight, 0, orders[i]);
    compute (&fight, other);
    most = MAX (most, other->ends[0]);
  }
  g_assert_cmpfloat_with_epsilon (odds->ends[0], most, 1e-12);
  g_assert_cmpfloat (odds->advice[ADC_BUCK_TROOPER].chance, ==, odds->ends[0]);
  fight.sides[0].aim = ADC_BUCK_AIM_VALUE;
  compute (&fight, other);
  g_assert_cmpfloat (odds->advice[ADC_BUCK_TROOPER].simple_chance, ==, other->ends[0]);
  g_assert_cmpint (odds->advice[ADC_BUCK_SATELLITE].at_side, ==, -1);

  /* Both: the first knows that the second will answer. */
  fight.sides[0].aim = fight.sides[1].aim = ADC_BUCK_AIM_BEST;
  compute (&fight, odds);
  g_assert_false (odds->best_is_adaptive);
  fight.sides[0].aim = fight.sides[1].aim = ADC_BUCK_AIM_ORDER;
  most = -1;
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++) {
    double answer = -1, left = 0;

    buck_set_order (&fight, 0, orders[i]);
    for (guint j = 0; j < G_N_ELEMENTS (orders); j++) {
      buck_set_order (&fight, 1, orders[j]);
      compute (&fight, other);
      for (guint side = 0; side < 2; side++)
        values[side] = adc_buck_get_value (&fight, other->ends, side);
      if (values[1] > answer) {
        answer = values[1];
        left = values[0];
      }
    }
    most = MAX (most, left);
  }
  g_assert_cmpfloat_with_epsilon (odds->ends[0], most, 1e-12);
}

/* Three large armies: even the orders are tried with dice, and always come out the same. */
static void
test_large (void)
{
  AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY,
                                   "12t 4g 8f 2r 1L, 12t 4g 8f 2r, 12t 4g 8f 2r 1F");
  g_autofree AdcBuckOdds *one = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *other = g_new (AdcBuckOdds, 1);

  fight.sides[0].aim = ADC_BUCK_AIM_BEST;
  fight.sides[1].aim = fight.sides[2].aim = ADC_BUCK_AIM_EASIEST;
  adc_buck_fight_start (&fight);
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_SIMULATE, 3000, one, NULL, NULL,
                                        NULL, NULL));
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_SIMULATE, 3000, other, NULL, NULL,
                                        NULL, NULL));
  g_assert_cmpmem (one, sizeof *one, other, sizeof *other);
  g_assert_false (one->exact);
  g_assert_false (one->best_is_adaptive);
}

static void
test_same_bits (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (1);
  g_autofree AdcBuckOdds *one = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *other = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < G_N_ELEMENTS (contests); i++) {
    const AdcBuckFight fight = begin (&contests[i], random);

    compute (&fight, one);
    compute (&fight, other);
    g_assert_cmpmem (one, sizeof *one, other, sizeof *other);
  }
}

typedef struct {
  GCancellable *cancellable; /* after the second call; or NULL */
  guint         n_calls;
  double        part;
} Watch;

static void
progress_cb (double part, gpointer data)
{
  Watch *watch = data;

  g_assert_cmpfloat (part, >=, watch->part);
  g_assert_cmpfloat (part, <=, 1);
  watch->part = part;
  if (++watch->n_calls == 2 && watch->cancellable != NULL)
    g_cancellable_cancel (watch->cancellable);
}

/* In the middle of a duel, of a search, and of the orders. */
static void
test_cancel (void)
{
  static const char * const armies[] = {
    "8t 2g 4f 1r 1L, 8t 2g 4f 1r 1L",
    "2t 1g 1f 1r, 2t 1g 1f 1r, 2t 1g 1f 1r",
    "20t 8g 15f 4r, 20t 8g 15f 4r",
  };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++) {
    g_autoptr(GCancellable) cancellable = g_cancellable_new ();
    AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, armies[i]);
    g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
    g_autoptr(GError) error = NULL;
    Watch watch = { cancellable, 0, 0 };

    fight.sides[0].aim = ADC_BUCK_AIM_BEST;
    g_assert_false (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_BEST, 0, odds, progress_cb,
                                           &watch, cancellable, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_assert_cmpuint (watch.n_calls, <=, 3);
  }
}

/* A side that has let its turn go by does not fire any more in this round. */
static void
test_passed_turn (void)
{
  for (guint best = 0; best < 2; best++) {
    AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, "1t, 1t");
    g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

    fight.sides[best].aim = ADC_BUCK_AIM_BEST;
    fight.turn = 1;
    compute (&fight, odds);
    g_assert_cmpfloat_with_epsilon (odds->ends[1], 0.5 + 0.5 / 3, 1e-12);
    g_assert_cmpfloat_with_epsilon (odds->ends[0], 0.5 / 3, 1e-12);
  }
}

/* Stopping after a great many rounds is as good as never; in between, orders have to do. */
static void
test_late_stop (void)
{
  AdcBuckFight fight = buck_fight (ADC_BUCK_SPACE, "2f 1b 1r, 2f 1b");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *late = g_new (AdcBuckOdds, 1);

  fight.sides[0].aim = ADC_BUCK_AIM_BEST;
  adc_buck_fight_start (&fight);
  compute (&fight, odds);
  fight.last_round = G_MAXUINT;
  compute (&fight, late);
  g_assert_true (late->best_is_adaptive);
  g_assert_cmpfloat (late->ends[0], ==, odds->ends[0]);
  fight.last_round = 900;
  compute (&fight, late);
  g_assert_false (late->best_is_adaptive);
  g_assert_cmpfloat (late->ends[0], <=, odds->ends[0]);
  fight.last_round = 40;
  compute (&fight, late);
  g_assert_true (late->best_is_adaptive);
  g_assert_cmpfloat_with_epsilon (late->ends[0], odds->ends[0], 1e-9);
}

/* Whoever wants the best and has nothing to do it with, or only bombs. */
static void
test_onlookers (void)
{
  static const char * const armies[] = { "1g, 1g,", "1g, , 1g", "2t, 2t 1L, 2B", "2B, 2t, 1f 1t" };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++) {
    for (guint side = 0; side < 3; side++) {
      AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, armies[i]);
      g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
      g_autofree AdcBuckOdds *simple = g_new (AdcBuckOdds, 1);

      fight.owner = side;
      compute (&fight, simple);
      fight.sides[side].aim = ADC_BUCK_AIM_BEST;
      compute (&fight, odds);
      g_assert_true (odds->best_is_adaptive);
      g_assert_cmpfloat (adc_buck_get_value (&fight, odds->ends, side), >=,
                         adc_buck_get_value (&fight, simple->ends, side) - EPSILON);
    }
  }
}

/* However it comes to its answer, it never goes back. */
static void
test_progress (void)
{
  static const char * const armies[] = {
    "6t 2g 2f 1r 1L, 6t 2g 2f 1r 1F",
    "2t 1g 1f, 2t 1g, 2t 1f",
    "15t 6g 9f 2r, 15t 6g 9f 2r",
  };

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++) {
    AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY, armies[i]);
    g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
    Watch watch = { NULL, 0, 0 };

    fight.sides[0].aim = ADC_BUCK_AIM_BEST;
    g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_BEST, 0, odds, progress_cb,
                                          &watch, NULL, NULL));
    g_assert_cmpuint (watch.n_calls, >, 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/buck-best/every-moment", test_every_moment);
  g_test_add_func ("/buck-best/duel-and-search", test_duel_and_search);
  g_test_add_func ("/buck-best/at-least-as-good", test_at_least_as_good);
  g_test_add_func ("/buck-best/orders", test_orders);
  g_test_add_func ("/buck-best/large", test_large);
  g_test_add_func ("/buck-best/same-bits", test_same_bits);
  g_test_add_func ("/buck-best/cancel", test_cancel);
  g_test_add_func ("/buck-best/passed-turn", test_passed_turn);
  g_test_add_func ("/buck-best/late-stop", test_late_stop);
  g_test_add_func ("/buck-best/onlookers", test_onlookers);
  g_test_add_func ("/buck-best/progress", test_progress);

  return g_test_run ();
}
