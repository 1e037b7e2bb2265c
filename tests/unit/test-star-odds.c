/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How battles of StarCraft end when cards are unknown. */

#include "star-brute.h"
#include "star-decks.h"

#include "adc-error.h"
#include "adc-star-odds-private.h"

#include <math.h>
#include <string.h>

enum { A = ADC_STAR_ATTACKER, D = ADC_STAR_DEFENDER };

static void
compute (const AdcStarBattle *battle, AdcStarOdds *odds)
{
  g_autoptr(GError) error = NULL;

  adc_star_odds_compute (battle, odds, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
assert_sums (const AdcStarBattle *battle, const AdcStarOdds *odds)
{
  double sum = 0;

  for (guint i = 0; i < ADC_STAR_N_ENDS; i++)
    sum += odds->ends[i];
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-12);
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    sum = 0;
    for (guint j = 0; j < ADC_STAR_N_LOSSES; j++)
      sum += odds->skirmishes[i][j];
    g_assert_cmpfloat_with_epsilon (sum, 1, 1e-12);
  }
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    sum = 0;
    for (guint i = 0; i <= ADC_STAR_MAX_UNITS; i++)
      sum += odds->n_living[side][i];
    g_assert_cmpfloat_with_epsilon (sum, 1, 1e-12);
  }
}

static void
test_known (void)
{
  AdcStarBattle battle = star_fight ("siege-tank / mutalisk zergling ultralisk");
  AdcStarOdds odds;

  star_lay (&battle, 0, A, "7/8 5/2 siege-tank");
  star_lay (&battle, 0, D, "7/6 2/5 mutalisk");
  compute (&battle, &odds);
  g_assert_true (odds.is_exact);
  g_assert_cmpuint (odds.n_trials, ==, 1);
  g_assert_cmpfloat (odds.ends[ADC_STAR_END_DEFENDER], ==, 1);
  g_assert_cmpfloat (odds.skirmishes[0][ADC_STAR_BOTH_LOSE], ==, 1);
  g_assert_cmpfloat (odds.sufficient[0][A], ==, 1);
  g_assert_cmpfloat (odds.lives[D][star_find (&battle, D, "zergling")], ==, 0);
  g_assert_cmpfloat (odds.stands[D][star_find (&battle, D, "ultralisk")], ==, 1);
  g_assert_cmpfloat (odds.n_living[D][2], ==, 1);
  g_assert_cmpfloat (odds.lost[A], ==, 4);
  g_assert_cmpfloat (odds.lost[D], ==, 1);
}

/* One of three cards holds against an attack of 6. */
static void
test_one_unknown (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling");
  AdcStarOdds odds;

  star_lay (&battle, 0, A, "6/9 6/9 any");
  star_fill (&battle, D, &battle.sides[D].pool, "1/5 1/5 | 1/6 1/6 | 1/7 1/7 | + any; health+9");
  compute (&battle, &odds);
  g_assert_cmpfloat_with_epsilon (odds.ends[ADC_STAR_END_ATTACKER], 2.0 / 3, 1e-15);
  g_assert_cmpfloat_with_epsilon (odds.ends[ADC_STAR_END_ATTACKER_RETREATS], 1.0 / 3, 1e-15);
  g_assert_cmpuint (odds.n_trials, ==, 3);
}

/* Drawn without replacement: one of the two holds, always. */
static void
test_without_replacement (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling, marine / zergling");
  AdcStarOdds odds;

  for (guint i = 0; i < 2; i++)
    star_lay (&battle, i, A, "6/9 6/9 any");
  star_fill (&battle, D, &battle.sides[D].pool, "1/5 1/5 | 1/7 1/7");
  compute (&battle, &odds);
  g_assert_cmpfloat (odds.ends[ADC_STAR_END_ATTACKER_RETREATS], ==, 1);
  g_assert_cmpfloat_with_epsilon (odds.skirmishes[0][ADC_STAR_DEFENDER_LOSES], 0.5, 1e-15);
  g_assert_cmpfloat_with_epsilon (odds.n_living[D][1], 1, 1e-15);
}

/* The second card is one of three, one of which helps. */
static void
test_unknown_reinforcement (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling");
  AdcStarOdds odds;

  star_lay (&battle, 0, A, "6/9 6/9 any");
  star_lay (&battle, 0, D, "1/6 1/6 any");
  battle.slots[0][D].reinforcement = ADC_STAR_UNKNOWN;
  star_fill (&battle, D, &battle.sides[D].pool,
             "+ any; health+1 | + mutalisk; health+1 | + any; attack+1");
  compute (&battle, &odds);
  g_assert_cmpfloat_with_epsilon (odds.ends[ADC_STAR_END_ATTACKER_RETREATS], 1.0 / 3, 1e-15);
}

static void
test_replacement (void)
{
  AdcStarBattle battle = star_fight ("zealot / zergling");
  AdcStarOdds odds;

  star_lay (&battle, 0, A, "6/9 6/9 any; cancel");
  star_lay (&battle, 0, D, "1/9 1/9 any");
  star_fill (&battle, D, &battle.sides[D].pool,
             "1/5 1/5 | 1/7 1/7 any; cancel | 1/8 1/8 | 1/6 1/6");
  compute (&battle, &odds);
  g_assert_cmpfloat_with_epsilon (odds.ends[ADC_STAR_END_ATTACKER], 0.5, 1e-15);
  g_assert_cmpfloat_with_epsilon (odds.sufficient[0][A], 0.5, 1e-15);
}

/* The hand is known: what is cancelled is still replaced from the deck. */
static void
test_replacement_from_deck (void)
{
  AdcStarBattle battle = star_fight ("zealot / zergling");
  AdcStarOdds odds;

  star_lay (&battle, 0, A, "6/9 6/9 any; cancel");
  battle.slots[0][D].card = ADC_STAR_UNKNOWN;
  star_fill (&battle, D, &battle.sides[D].pool, "1/9 1/9 any");
  star_fill (&battle, D, &battle.sides[D].deck, "1/5 1/5 | 1/6 1/6 | 1/7 1/7");
  compute (&battle, &odds);
  g_assert_cmpfloat_with_epsilon (odds.ends[ADC_STAR_END_ATTACKER], 2.0 / 3, 1e-15);
  g_assert_cmpfloat_with_epsilon (odds.sufficient[0][A], 2.0 / 3, 1e-15);
}

static void
test_decks_against_brute_force (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (17);
  guint n_compared = 0;

  for (guint i = 0; i < 300; i++) {
    AdcStarBattle battle = star_random_battle (random, 2, 4 + i % 3);
    AdcStarSide *owner = &battle.sides[i % 2];
    AdcStarOdds odds, expected;

    owner->deck = owner->pool & (i % 3 == 2 ? 0x1c : 0xc); /* the first are standard cards */
    owner->pool &= ~owner->deck;
    if (!adc_star_odds_compute (&battle, &odds, NULL, NULL, NULL, NULL))
      continue; /* too few */
    star_brute_odds (&battle, &expected);
    star_assert_odds (&battle, &odds, &expected, 1e-12);
    assert_sums (&battle, &odds);
    n_compared++;
  }
  g_assert_cmpuint (n_compared, >, 250);
}

static void
test_against_brute_force (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < 400; i++) {
    const AdcStarBattle battle = star_random_battle (random, 2, 4 + i % 3);
    AdcStarOdds odds, expected;

    compute (&battle, &odds);
    star_brute_odds (&battle, &expected);
    g_assert_true (odds.is_exact);
    star_assert_odds (&battle, &odds, &expected, 1e-12);
    assert_sums (&battle, &odds);
  }
}

/* So few cards that there would not be one for every card that could be cancelled. */
static void
test_small_pools (void)
{
  guint n_compared = 0;
  g_autoptr(GRand) random = g_rand_new_with_seed (13);

  for (guint i = 0; i < 200; i++) {
    AdcStarBattle battle = star_random_battle (random, 2, 3);
    AdcStarOdds odds, expected;

    if (!adc_star_odds_compute (&battle, &odds, NULL, NULL, NULL, NULL))
      continue; /* too few indeed */
    star_brute_odds (&battle, &expected);
    g_assert_true (odds.is_exact);
    star_assert_odds (&battle, &odds, &expected, 1e-12);
    n_compared++;
  }
  g_assert_cmpuint (n_compared, >, 150);
}

/* Three skirmishes, one side known. */
static void
test_three_against_brute_force (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (8);

  for (guint i = 0; i < 60; i++) {
    AdcStarBattle battle = star_random_battle (random, 3, 6);
    AdcStarOdds odds, expected;

    for (guint j = 0; j < battle.n_skirmishes; j++) {
      AdcStarSlot *slot = &battle.slots[j][i % 2];

      if (slot->card == ADC_STAR_UNKNOWN)
        slot->card = j;
      if (slot->reinforcement == ADC_STAR_UNKNOWN)
        slot->reinforcement = ADC_STAR_NONE;
    }
    battle.sides[i % 2].pool &= ~(guint64) 7;
    compute (&battle, &odds);
    star_brute_odds (&battle, &expected);
    star_assert_odds (&battle, &odds, &expected, 1e-12);
  }
}

/* Large battles, both hands unknown: what is worked out is what comes of shuffling. */
static void
test_simulation (void)
{
  const AdcStarWatch nobody = { 0 };
  AdcStarBattle battle = star_fight ("marine firebat / zergling, siege-tank / ultralisk, wraith / mutalisk, "
                                     "goliath / hydralisk zergling");
  AdcStarOdds exact, simulated;

  star_fill (&battle, A, &battle.sides[A].pool, star_terran_deck);
  star_fill (&battle, D, &battle.sides[D].pool, star_zerg_deck);
  battle.slots[1][D].reinforcement = ADC_STAR_UNKNOWN;
  compute (&battle, &exact);
  g_assert_true (exact.is_exact);
  assert_sums (&battle, &exact);
  g_assert_cmpint (adc_star_odds_answer (&battle, ADC_STAR_METHOD_SIMULATE, 40000, &simulated,
                                         &nobody, NULL), ==, ADC_STAR_DONE);
  g_assert_false (simulated.is_exact);
  g_assert_cmpuint (simulated.n_trials, ==, 40000);
  g_assert_cmpfloat (simulated.error, <, 0.006);
  star_assert_odds (&battle, &simulated, &exact, 0.012);
  assert_sums (&battle, &simulated);
}

/* What is cancelled and replaced, once more by shuffling. */
static void
test_simulated_replacements (void)
{
  const AdcStarWatch nobody = { 0 };
  g_autoptr(GRand) random = g_rand_new_with_seed (9);

  for (guint i = 0; i < 20; i++) {
    const AdcStarBattle battle = star_random_battle (random, 2, 6);
    AdcStarOdds exact, simulated;

    compute (&battle, &exact);
    adc_star_odds_answer (&battle, ADC_STAR_METHOD_SIMULATE, 10000, &simulated, &nobody, NULL);
    star_assert_odds (&battle, &simulated, &exact, 0.025);
  }
}

/* More skirmishes than can be worked out, with cards that are all different. */
static void
test_too_large (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (10);
  AdcStarBattle battle = star_fight ("marine / zergling, goliath / ultralisk, wraith / mutalisk, ghost / hydralisk, "
                                     "archon / guardian, marine / zergling, goliath / ultralisk, wraith / mutalisk");
  AdcStarOdds odds, again;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    battle.sides[side].n_cards = 30;
    battle.sides[side].pool = (1 << 30) - 1;
    for (guint i = 0; i < 30; i++)
      battle.sides[side].cards[i] = star_random_card (random, FALSE);
  }
  compute (&battle, &odds);
  g_assert_false (odds.is_exact);
  g_assert_cmpfloat (odds.error, >, 0);
  g_assert_cmpfloat (odds.error, <=, 0.00101);
  assert_sums (&battle, &odds);
  compute (&battle, &again);
  g_assert_cmpmem (&odds, sizeof odds, &again, sizeof again);
}

/* One side known, six skirmishes, a whole deck. */
static void
test_six_skirmishes (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling, siege-tank / ultralisk, wraith / mutalisk, goliath / hydralisk, "
                                     "firebat / zergling, marine marine / zergling queen");
  AdcStarOdds odds, again;

  for (guint i = 0; i < 6; i++)
    star_lay (&battle, i, A, i % 2 == 0 ? "6/6 6/6 any; splash-light" : "7/5 7/5 any");
  star_fill (&battle, D, &battle.sides[D].pool, star_zerg_deck);
  compute (&battle, &odds);
  g_assert_true (odds.is_exact);
  assert_sums (&battle, &odds);
  compute (&battle, &again);
  g_assert_cmpmem (&odds, sizeof odds, &again, sizeof again);
}

/* Both sides alike: what happens to one happens to the other. */
static void
test_symmetry (void)
{
  AdcStarBattle battle = star_fight ("archon zealot / archon zealot, zealot / zealot");
  AdcStarOdds odds;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    star_fill (&battle, side, &battle.sides[side].pool, "5/6 2/5 zealot | 8/8 2/5 archon; splash-ground | "
               "9/8 5/2 archon; splash-any | 7/7 3/4 zealot; splash-ground | 6/7 2/5 zealot");
  compute (&battle, &odds);
  for (guint i = 0; i < 2; i++) {
    g_assert_cmpfloat_with_epsilon (odds.skirmishes[i][ADC_STAR_ATTACKER_LOSES],
                                    odds.skirmishes[i][ADC_STAR_DEFENDER_LOSES], 1e-14);
    g_assert_cmpfloat_with_epsilon (odds.sufficient[i][A], odds.sufficient[i][D], 1e-14);
  }
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (odds.lives[A][i], odds.lives[D][i], 1e-14);
  g_assert_cmpfloat_with_epsilon (odds.lost[A], odds.lost[D], 1e-13);
}

/* More attack never lowers the chance to take the area, more health never that to live. */
static void
test_monotonicity (void)
{
  double takes = 0, lives = 0;

  for (int i = 0; i < 12; i++) {
    AdcStarBattle battle = star_fight ("siege-tank marine / ultralisk, wraith / mutalisk zergling");
    AdcStarOdds odds;
    AdcStarCard *card;

    card = &battle.sides[A].cards[star_lay (&battle, 0, A, "1/1 1/1 any; splash-light")];
    star_fill (&battle, A, &battle.sides[A].pool, star_terran_deck);
    star_fill (&battle, D, &battle.sides[D].pool, star_zerg_deck);
    card->major_attack = i;
    compute (&battle, &odds);
    g_assert_cmpfloat (odds.ends[ADC_STAR_END_ATTACKER], >=, takes - 1e-14);
    takes = odds.ends[ADC_STAR_END_ATTACKER];

    card->major_attack = 5;
    card->major_health = i;
    compute (&battle, &odds);
    g_assert_cmpfloat (odds.lives[A][0], >=, lives - 1e-14);
    lives = odds.lives[A][0];
  }
  g_assert_cmpfloat (takes, >, 0.1);
  g_assert_cmpfloat (lives, >, 0.9);
}

static void
test_too_few (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling, marine / zergling");
  g_autoptr(GError) error = NULL;
  AdcStarOdds odds;

  star_fill (&battle, A, &battle.sides[A].pool, "1/1 1/1 any | 2/2 2/2 any");
  star_fill (&battle, D, &battle.sides[D].pool, "1/1 1/1 any | + any; attack+1");
  g_assert_false (adc_star_odds_compute (&battle, &odds, NULL, NULL, NULL, &error));
  g_assert_error (error, ADC_ERROR, ADC_ERROR_INVALID);
  g_clear_error (&error);

  star_fill (&battle, D, &battle.sides[D].pool, "3/3 3/3 any");
  compute (&battle, &odds);
  for (guint i = 0; i < 2; i++)
    battle.slots[i][D].reinforcement = ADC_STAR_UNKNOWN;
  g_assert_false (adc_star_odds_compute (&battle, &odds, NULL, NULL, NULL, &error));
  g_assert_error (error, ADC_ERROR, ADC_ERROR_INVALID);
  g_clear_error (&error);

  /* Nothing to replace a cancelled card with. */
  battle = star_fight ("marine / zergling");
  star_lay (&battle, 0, A, "1/1 1/1 any; cancel");
  star_lay (&battle, 0, D, "1/1 1/1 any");
  g_assert_false (adc_star_odds_compute (&battle, &odds, NULL, NULL, NULL, &error));
  g_assert_error (error, ADC_ERROR, ADC_ERROR_INVALID);
}

static void
progress_cb (double part, gpointer data)
{
  double *last = data;

  g_assert_cmpfloat (part, >=, *last);
  g_assert_cmpfloat (part, <=, 1);
  *last = part;
}

static void
cancel_cb (double part G_GNUC_UNUSED, gpointer data)
{
  g_cancellable_cancel (data);
}

static void
test_progress_and_cancel (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  AdcStarBattle battle = star_fight ("marine / zergling, siege-tank / ultralisk, wraith / mutalisk");
  AdcStarOdds odds;
  double last = 0;

  star_fill (&battle, A, &battle.sides[A].pool, star_terran_deck);
  star_fill (&battle, D, &battle.sides[D].pool, star_zerg_deck);
  g_assert_true (adc_star_odds_compute (&battle, &odds, progress_cb, &last, cancellable, &error));
  g_assert_cmpfloat (last, ==, 1);

  g_assert_false (adc_star_odds_compute (&battle, &odds, cancel_cb, cancellable, cancellable,
                                         &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/star-odds/known", test_known);
  g_test_add_func ("/star-odds/one-unknown", test_one_unknown);
  g_test_add_func ("/star-odds/without-replacement", test_without_replacement);
  g_test_add_func ("/star-odds/unknown-reinforcement", test_unknown_reinforcement);
  g_test_add_func ("/star-odds/replacement", test_replacement);
  g_test_add_func ("/star-odds/replacement-from-deck", test_replacement_from_deck);
  g_test_add_func ("/star-odds/decks-against-brute-force", test_decks_against_brute_force);
  g_test_add_func ("/star-odds/against-brute-force", test_against_brute_force);
  g_test_add_func ("/star-odds/small-pools", test_small_pools);
  g_test_add_func ("/star-odds/three-against-brute-force", test_three_against_brute_force);
  g_test_add_func ("/star-odds/simulation", test_simulation);
  g_test_add_func ("/star-odds/simulated-replacements", test_simulated_replacements);
  g_test_add_func ("/star-odds/too-large", test_too_large);
  g_test_add_func ("/star-odds/six-skirmishes", test_six_skirmishes);
  g_test_add_func ("/star-odds/symmetry", test_symmetry);
  g_test_add_func ("/star-odds/monotonicity", test_monotonicity);
  g_test_add_func ("/star-odds/too-few", test_too_few);
  g_test_add_func ("/star-odds/progress-and-cancel", test_progress_and_cancel);

  return g_test_run ();
}
