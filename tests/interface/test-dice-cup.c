/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-dice-cup.h"

#include <string.h>

static guint n_changes;

static void
count_change (void)
{
  n_changes++;
}

static AdcDiceCup *
fill (guint needed, guint n_rerolls, const char *faces)
{
  AdcDiceCup *cup = adc_dice_cup_new (strlen (faces), 6, needed, FALSE, n_rerolls);

  for (const char *face = faces; *face != '\0'; face++)
    g_assert_true (adc_dice_cup_put (cup, *face - '0'));
  return cup;
}

static void
assert_dice (AdcDiceCup *cup, const char *expected)
{
  g_autofree char *dice = adc_dice_cup_format (cup);

  g_assert_cmpstr (dice, ==, expected);
}

static void
test_put (void)
{
  g_autoptr(AdcDiceCup) cup = adc_dice_cup_new (3, 6, 2, FALSE, 0);

  g_assert_false (adc_dice_cup_is_begun (cup));
  g_assert_false (adc_dice_cup_put (cup, 0));
  g_assert_false (adc_dice_cup_put (cup, 7));
  g_assert_true (adc_dice_cup_put (cup, 2));
  g_assert_true (adc_dice_cup_put (cup, 6));
  g_assert_true (adc_dice_cup_is_waiting (cup));
  g_assert_true (adc_dice_cup_put (cup, 1));
  g_assert_false (adc_dice_cup_is_waiting (cup));
  g_assert_false (adc_dice_cup_put (cup, 1));
  g_assert_cmpuint (adc_dice_cup_count_hits (cup), ==, 2);
  g_assert_cmpuint (adc_dice_cup_count_throws (cup), ==, 3);
  assert_dice (cup, "2 6 1");
}

/* Dice of ten faces, of which the high ones hit. */
static void
test_at_least (void)
{
  g_autoptr(AdcDiceCup) cup = adc_dice_cup_new (3, 10, 7, TRUE, 1);
  g_autoptr(AdcDiceCup) hopeless = adc_dice_cup_new (1, 10, 0, TRUE, 0);

  g_assert_false (adc_dice_cup_put (cup, 11));
  g_assert_true (adc_dice_cup_put (cup, 7));
  g_assert_true (adc_dice_cup_put (cup, 6));
  g_assert_true (adc_dice_cup_put (cup, 10));
  g_assert_true (adc_dice_cup_is_hit (cup, 0));
  g_assert_false (adc_dice_cup_is_hit (cup, 1));
  g_assert_true (adc_dice_cup_is_hit (cup, 2));
  g_assert_false (adc_dice_cup_can_choose (cup, 0));
  g_assert_true (adc_dice_cup_can_choose (cup, 1));
  adc_dice_cup_set_chosen (cup, 1, TRUE);
  g_assert_true (adc_dice_cup_put (cup, 8));
  g_assert_cmpuint (adc_dice_cup_count_hits (cup), ==, 3);
  assert_dice (cup, "7 6→8 10");

  g_assert_true (adc_dice_cup_put (hopeless, 10));
  g_assert_false (adc_dice_cup_is_hit (hopeless, 0));
}

/* The rulebook's example: 1, 5 and 6 against 4; the 5 stays a 5, the 6 becomes a 4. */
static void
test_rerolls (void)
{
  g_autoptr(AdcDiceCup) cup = fill (4, 2, "156");

  g_assert_false (adc_dice_cup_can_choose (cup, 0)); /* a hit */
  adc_dice_cup_set_chosen (cup, 0, TRUE);
  g_assert_false (adc_dice_cup_is_chosen (cup, 0));
  adc_dice_cup_set_chosen (cup, 1, TRUE);
  g_assert_true (adc_dice_cup_is_waiting (cup));
  g_assert_cmpuint (adc_dice_cup_count_rerolls (cup), ==, 1);
  adc_dice_cup_put (cup, 5);
  g_assert_false (adc_dice_cup_can_choose (cup, 1)); /* never a third time */
  adc_dice_cup_set_chosen (cup, 1, FALSE);
  g_assert_true (adc_dice_cup_is_chosen (cup, 1));
  adc_dice_cup_set_chosen (cup, 2, TRUE);
  adc_dice_cup_put (cup, 4);

  assert_dice (cup, "1 5→5 6→4");
  g_assert_cmpuint (adc_dice_cup_count_hits (cup), ==, 2);
  g_assert_cmpuint (adc_dice_cup_count_throws (cup), ==, 5);
  g_assert_cmpuint (adc_dice_cup_count_rerolls (cup), ==, 0);
}

static void
test_reroll_limit (void)
{
  g_autoptr(AdcDiceCup) cup = fill (1, 1, "666");

  adc_dice_cup_set_chosen (cup, 2, TRUE);
  g_assert_false (adc_dice_cup_can_choose (cup, 0));
  adc_dice_cup_set_chosen (cup, 2, FALSE); /* another mind, as long as it has not fallen */
  g_assert_true (adc_dice_cup_can_choose (cup, 0));
}

/* Nobody chooses before all dice lie. */
static void
test_reroll_too_soon (void)
{
  g_autoptr(AdcDiceCup) cup = adc_dice_cup_new (2, 6, 1, FALSE, 2);

  adc_dice_cup_put (cup, 6);
  g_assert_false (adc_dice_cup_can_choose (cup, 0));
  adc_dice_cup_put (cup, 6);
  g_assert_true (adc_dice_cup_can_choose (cup, 0));
}

static void
test_take_back (void)
{
  g_autoptr(AdcDiceCup) cup = fill (3, 2, "516");

  adc_dice_cup_set_chosen (cup, 2, TRUE);
  adc_dice_cup_put (cup, 2);
  assert_dice (cup, "5 1 6→2");
  adc_dice_cup_take_last (cup); /* still to be thrown again */
  assert_dice (cup, "5 1 6");
  g_assert_true (adc_dice_cup_is_waiting (cup));
  adc_dice_cup_put (cup, 3);
  assert_dice (cup, "5 1 6→3");

  adc_dice_cup_take_back (cup, 0); /* a slip in the first: it is filled before all others */
  adc_dice_cup_put (cup, 4);
  assert_dice (cup, "4 1 6→3");
  g_assert_cmpuint (adc_dice_cup_count_throws (cup), ==, 4);

  for (guint i = 0; i < 10; i++)
    adc_dice_cup_take_last (cup);
  g_assert_false (adc_dice_cup_is_begun (cup));
  g_assert_cmpuint (adc_dice_cup_count_rerolls (cup), ==, 2);
}

/* The log has the dice as they fell first, and the rerolls in the order they were made. */
static void
test_write (void)
{
  g_autoptr(AdcScenario) scenario = adc_scenario_new ("tiny");
  g_autoptr(AdcDiceCup) cup = fill (1, 3, "654");
  AdcScenarioShot *shot = adc_scenario_add_shot (scenario, 1, "a", "b");

  adc_dice_cup_set_chosen (cup, 2, TRUE);
  adc_dice_cup_put (cup, 3);
  adc_dice_cup_set_chosen (cup, 0, TRUE);
  adc_dice_cup_put (cup, 1);
  adc_dice_cup_write (cup, shot);

  g_assert_cmpuint (shot->dice->len, ==, 3);
  g_assert_cmpuint (g_array_index (shot->dice, guint, 0), ==, 6);
  g_assert_cmpuint (g_array_index (shot->dice, guint, 2), ==, 4);
  g_assert_cmpuint (shot->rerolls->len, ==, 2);
  g_assert_cmpuint (g_array_index (shot->rerolls, AdcScenarioReroll, 0).die, ==, 2);
  g_assert_cmpuint (g_array_index (shot->rerolls, AdcScenarioReroll, 0).result, ==, 3);
  g_assert_cmpuint (g_array_index (shot->rerolls, AdcScenarioReroll, 1).die, ==, 0);
  g_assert_cmpuint (g_array_index (shot->rerolls, AdcScenarioReroll, 1).result, ==, 1);
}

/* What was typed stays when the rest is rolled; every face comes up, and no other. */
static void
test_roll (void)
{
  GRand *random = g_rand_new_with_seed (7);
  guint n_fallen[7] = { 0 };

  for (guint i = 0; i < 200; i++) {
    g_autoptr(AdcDiceCup) cup = adc_dice_cup_new (4, 6, 3, FALSE, 0);

    adc_dice_cup_put (cup, 6);
    adc_dice_cup_roll (cup, random);
    g_assert_false (adc_dice_cup_is_waiting (cup));
    g_assert_cmpuint (adc_dice_cup_get_first (cup, 0), ==, 6);
    for (guint die = 1; die < 4; die++) {
      g_assert_cmpuint (adc_dice_cup_get_face (cup, die), <=, 6);
      n_fallen[adc_dice_cup_get_face (cup, die)]++;
    }
  }
  g_rand_free (random);

  g_assert_cmpuint (n_fallen[0], ==, 0);
  for (guint face = 1; face <= 6; face++)
    g_assert_cmpuint (n_fallen[face], >, 60); /* of 600 */
}

static void
test_empty (void)
{
  g_autoptr(AdcDiceCup) cup = fill (1, 2, "66");

  adc_dice_cup_set_chosen (cup, 0, TRUE);
  n_changes = 0;
  g_signal_connect (cup, "changed", G_CALLBACK (count_change), NULL);
  adc_dice_cup_empty (cup);
  g_assert_cmpuint (n_changes, ==, 1);
  adc_dice_cup_empty (cup);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_cmpuint (adc_dice_cup_get_face (cup, 0), ==, 0);
  g_assert_false (adc_dice_cup_is_chosen (cup, 0));
  g_assert_cmpuint (adc_dice_cup_get_n_dice (cup), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dice-cup/put", test_put);
  g_test_add_func ("/dice-cup/at-least", test_at_least);
  g_test_add_func ("/dice-cup/rerolls", test_rerolls);
  g_test_add_func ("/dice-cup/reroll-limit", test_reroll_limit);
  g_test_add_func ("/dice-cup/reroll-too-soon", test_reroll_too_soon);
  g_test_add_func ("/dice-cup/take-back", test_take_back);
  g_test_add_func ("/dice-cup/write", test_write);
  g_test_add_func ("/dice-cup/roll", test_roll);
  g_test_add_func ("/dice-cup/empty", test_empty);

  return g_test_run ();
}
