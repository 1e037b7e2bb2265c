/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One skirmish of StarCraft with all its cards known. */

#include "star-fight.h"

enum { A = ADC_STAR_ATTACKER, D = ADC_STAR_DEFENDER };

static void
assert_values (const AdcStarResult *result, guint side, int attack, int health)
{
  g_assert_cmpint (result->sides[side].attack, ==, attack);
  g_assert_cmpint (result->sides[side].health, ==, health);
}

/* The unit of SIDE that is hit, or nobody; nothing is said about its fate. */
static void
assert_loss (const AdcStarBattle *battle, const AdcStarResult *result, guint side, const char *unit)
{
  const int expected = unit != NULL ? star_find (battle, side, unit) : ADC_STAR_NONE;

  g_assert_cmpint (result->sides[side].loss, ==, expected);
  g_assert_cmpint (result->sides[!side].target, ==, expected);
}

static void
test_sufficient (void)
{
  AdcStarBattle battle = star_fight ("goliath / hydralisk");
  AdcStarResult result;

  star_lay (&battle, 0, A, "9/7 9/7");
  star_lay (&battle, 0, D, "6/6 6/6");
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 9, 7);
  assert_values (&result, D, 6, 6);
  g_assert_true (result.sides[A].is_sufficient);
  g_assert_false (result.sides[D].is_sufficient);
  assert_loss (&battle, &result, D, "hydralisk");
  assert_loss (&battle, &result, A, NULL);
  g_assert_cmpint (result.sides[D].fate, ==, ADC_STAR_FATE_DIES);

  /* As much is enough. */
  battle.sides[D].health = 3;
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, "hydralisk");
  battle.sides[D].health = 4;
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, NULL);
}

static void
test_tank_against_flyer (void)
{
  AdcStarBattle battle = star_fight ("siege-tank / mutalisk");
  AdcStarResult result;

  star_lay (&battle, 0, A, "7/8 5/2 siege-tank");
  star_lay (&battle, 0, D, "7/6 2/5 mutalisk hydralisk");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[A].is_sufficient);
  g_assert_cmpint (result.sides[A].target, ==, ADC_STAR_NONE);
  assert_loss (&battle, &result, D, NULL);
  assert_loss (&battle, &result, A, NULL);
}

static void
test_support_that_cannot_hit (void)
{
  AdcStarBattle battle = star_fight ("marine firebat / mutalisk");
  AdcStarResult result;

  star_lay (&battle, 0, A, "5/5 2/5 marine");
  star_lay (&battle, 0, D, "4/6 2/5 mutalisk");
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 5, 5);
  g_assert_false (result.sides[A].is_sufficient);
  assert_loss (&battle, &result, D, NULL);
}

static void
test_supports_die (void)
{
  AdcStarBattle battle = star_fight ("siege-tank / mutalisk zergling ultralisk");
  AdcStarResult result;

  star_lay (&battle, 0, A, "7/8 5/2 siege-tank");
  star_lay (&battle, 0, D, "7/6 2/5 mutalisk hydralisk");
  star_clash (&battle, 0, &result);
  assert_values (&result, D, 10, 6);
  assert_values (&result, A, 7, 8);
  assert_loss (&battle, &result, A, "siege-tank");
  assert_loss (&battle, &result, D, "zergling");
  g_assert_cmpuint (result.sides[D].n_choices, ==, 2);
  g_assert_cmpuint (result.sides[A].n_choices, ==, 0);

  star_unit (&battle, D, "zergling")->keep = 1;
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, "ultralisk");
}

/* Value, then support, then the later one; and who is the only one has no choice. */
static void
test_order_of_losses (void)
{
  AdcStarBattle battle = star_fight ("siege-tank / mutalisk hydralisk zealot vulture queen");
  AdcStarResult result;

  star_lay (&battle, 0, A, "9/9 9/9 any");
  star_lay (&battle, 0, D, "1/1 1/1 any");
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, "vulture");
  g_assert_cmpuint (result.sides[D].n_choices, ==, 3);

  star_unit (&battle, D, "hydralisk")->support = 0;
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, "hydralisk");

  star_unit (&battle, D, "zealot")->value = 1;
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, "zealot");

  battle.slots[0][D].n_supports = 1;
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, "hydralisk");
  g_assert_cmpuint (result.sides[D].n_choices, ==, 0);
}

/* An assist unit that supports can be reached as well. */
static void
test_assist_dies (void)
{
  AdcStarBattle battle = star_fight ("siege-tank / mutalisk defiler");
  AdcStarResult result;

  star_lay (&battle, 0, A, "9/9 9/9 any");
  star_lay (&battle, 0, D, "1/1 1/1 any");
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, D, "defiler");
}

static void
test_major_and_minor (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling");
  AdcStarResult result;
  const int card = star_lay (&battle, 0, A,
                             "6/6 3/4 marine firebat; attack+2@firebat health+1@marine attack+1");

  star_lay (&battle, 0, D, "5/4 4/3 hydralisk; attack+5");
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 7, 7);
  assert_values (&result, D, 4, 3); /* and no ability */

  battle.sides[A].cards[card].icons = ADC_STAR_ANY;
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 7, 7);
}

static void
test_gains (void)
{
  AdcStarBattle battle = star_fight ("goliath / mutalisk zergling, goliath marine / ultralisk");
  AdcStarResult result;

  for (guint i = 0; i < 2; i++) {
    star_lay (&battle, i, A, "6/7 3/4 goliath; attack-flying+2 attack-supported+4");
    star_lay (&battle, i, D, "4/4 4/4 any; attack-flying+2 attack-supported+1");
  }
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 8, 7);
  assert_values (&result, D, 4 + 1 + 1, 4);
  star_clash (&battle, 1, &result);
  assert_values (&result, A, 6 + 4 + 1, 7);
  assert_values (&result, D, 4, 4);
}

/* A supporter that cannot hit supports all the same, as far as such a card goes. */
static void
test_supported_by_idle_unit (void)
{
  AdcStarBattle battle = star_fight ("mutalisk zergling / wraith");
  AdcStarResult result;

  star_lay (&battle, 0, A, "4/4 4/4 any");
  star_lay (&battle, 0, A, "+ any; attack-supported+1");
  star_lay (&battle, 0, D, "4/4 4/4 any");
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 5, 4);
}

static void
test_modifiers (void)
{
  AdcStarBattle battle = star_fight ("marine / mutalisk");
  AdcStarResult result;

  star_lay (&battle, 0, A, "4/4 4/4 any");
  star_lay (&battle, 0, D, "4/4 4/4 any");
  battle.sides[A].attack = 1;
  battle.sides[A].has_air_support = TRUE;
  battle.sides[D].has_air_support = TRUE; /* nobody flies at it */
  battle.sides[D].health = -2;
  star_unit (&battle, A, "marine")->health = 3;
  star_unit (&battle, D, "mutalisk")->attack = -9;
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 6, 7);
  assert_values (&result, D, 0, 2);

  battle.sides[A].attack = G_MAXINT;
  battle.sides[D].health = G_MININT;
  star_clash (&battle, 0, &result);
  assert_values (&result, A, G_MAXINT, 7);
  assert_values (&result, D, 0, 0);
}

static void
test_no_enemy_support (void)
{
  AdcStarBattle battle = star_fight ("marine marine / zergling queen ultralisk");
  AdcStarResult result;

  star_lay (&battle, 0, A, "4/4 4/4 any");
  star_lay (&battle, 0, D, "4/4 4/4 any");
  star_lay (&battle, 0, D, "* queen; detector attack+1 no-enemy-support");
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 4, 4);
  assert_values (&result, D, 4 + 1 + 2, 4);
  g_assert_true (result.sides[D].reinforcement_counts);
  g_assert_true (result.sides[D].has_detector);
}

static void
test_reinforcement (void)
{
  AdcStarBattle battle = star_fight ("wraith ghost / zergling vulture");
  AdcStarResult result;
  int card;

  star_lay (&battle, 0, A, "4/4 4/4 any");
  star_lay (&battle, 0, D, "4/4 4/4 any");
  card = star_lay (&battle, 0, A, "* ghost; attack+3 health+2@wraith health+1@ghost");
  star_lay (&battle, 0, D, "+ vulture; attack+3");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[A].reinforcement_counts);
  g_assert_false (result.sides[D].reinforcement_counts);
  assert_values (&result, A, 4 + 3 + 1, 4 + 1); /* the Ghost made it count, not the Wraith */
  assert_values (&result, D, 4, 4);

  battle.sides[A].cards[card].is_specialty = FALSE;
  star_clash (&battle, 0, &result);
  g_assert_false (result.sides[A].reinforcement_counts);
  assert_values (&result, A, 5, 4);
}

static void
test_cloaking (void)
{
  AdcStarBattle battle = star_fight ("archon dark-templar / hydralisk hydralisk");
  AdcStarResult result;

  star_lay (&battle, 0, A, "4/4 4/4 any");
  star_lay (&battle, 0, D, "9/4 9/4 any");
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, A, "archon");
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_DIES);

  /* By its card. */
  star_lay (&battle, 0, A, "+ any; cloaking");
  star_clash (&battle, 0, &result);
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_ESCAPES);
  g_assert_true (result.sides[A].front_is_cloaked);

  /* A detector: a unit, a base, a card. */
  battle.sides[D].units[1].is_detector = TRUE;
  star_clash (&battle, 0, &result);
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_DIES);
  g_assert_false (result.sides[A].front_is_cloaked);
  battle.sides[D].units[1].is_detector = FALSE;
  battle.sides[D].has_air_support = TRUE;
  star_clash (&battle, 0, &result);
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_DIES);
  battle.sides[D].has_air_support = FALSE;
  star_lay (&battle, 0, D, "+ any; detector");
  star_clash (&battle, 0, &result);
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_DIES);

  /* One's own detector sees nothing of one's own. */
  battle.slots[0][D].reinforcement = ADC_STAR_NONE;
  battle.sides[A].has_air_support = TRUE;
  star_clash (&battle, 0, &result);
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_ESCAPES);
}

/* In support a unit has its own cloaking only. */
static void
test_cloaking_in_support (void)
{
  AdcStarBattle battle = star_fight ("mutalisk dark-templar / siege-tank, mutalisk zealot / siege-tank");
  AdcStarResult result;

  for (guint i = 0; i < 2; i++) {
    star_lay (&battle, i, A, "4/4 4/4 any; cloaking");
    star_lay (&battle, i, D, "9/9 9/9 any");
  }
  star_clash (&battle, 0, &result);
  assert_loss (&battle, &result, A, "dark-templar");
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_ESCAPES);
  star_clash (&battle, 1, &result);
  assert_loss (&battle, &result, A, "zealot");
  g_assert_cmpint (result.sides[A].fate, ==, ADC_STAR_FATE_DIES);
}

static void
test_splash (void)
{
  AdcStarBattle battle = star_fight ("archon / zergling, archon / zergling");
  AdcStarResult result;

  for (guint i = 0; i < 2; i++) {
    star_lay (&battle, i, A, "8/9 1/1 archon; splash-ground");
    star_lay (&battle, i, A, "+ archon; splash-any splash-light@marine");
    star_lay (&battle, i, D, i == 0 ? "4/8 4/8 zergling; splash-light cloaking" : "4/9 4/9 zergling; splash-light");
  }
  star_clash (&battle, 0, &result); /* what escapes has been destroyed as far as splash goes */
  g_assert_cmpint (result.sides[D].fate, ==, ADC_STAR_FATE_ESCAPES);
  g_assert_cmpuint (result.sides[A].splash[ADC_STAR_SPLASH_GROUND], ==, 1);
  g_assert_cmpuint (result.sides[A].splash[ADC_STAR_SPLASH_ANY], ==, 1);
  g_assert_cmpuint (result.sides[A].splash[ADC_STAR_SPLASH_LIGHT], ==, 0);
  g_assert_cmpuint (result.sides[D].splash[ADC_STAR_SPLASH_LIGHT], ==, 0);
  star_clash (&battle, 1, &result);
  g_assert_cmpuint (result.sides[A].splash[ADC_STAR_SPLASH_GROUND], ==, 0);
}

static void
test_sacrifice (void)
{
  AdcStarBattle battle = star_fight ("scourge / battlecruiser, scourge / marine, scourge / battlecruiser");
  AdcStarResult result;

  star_lay (&battle, 0, A, "1/7 1/7 scourge; sacrifice splash-any");
  star_lay (&battle, 0, D, "6/6 6/6 any; cloaking");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[A].is_sacrificed);
  g_assert_true (result.sides[D].is_taken);
  assert_loss (&battle, &result, D, NULL);
  g_assert_cmpuint (result.sides[A].splash[ADC_STAR_SPLASH_ANY], ==, 0);

  /* Who does not fly lives on. */
  star_lay (&battle, 1, A, "1/7 1/7 scourge; sacrifice");
  star_lay (&battle, 1, D, "6/6 6/6 any");
  star_clash (&battle, 1, &result);
  g_assert_true (result.sides[A].is_sacrificed);
  g_assert_false (result.sides[D].is_taken);

  /* Shot down before. */
  star_lay (&battle, 2, A, "1/6 1/6 scourge; sacrifice");
  star_lay (&battle, 2, D, "6/6 6/6 any");
  star_clash (&battle, 2, &result);
  g_assert_false (result.sides[A].is_sacrificed);
  g_assert_false (result.sides[D].is_taken);

  /* Both at once: each dies of its own card. */
  star_lay (&battle, 0, D, "6/6 6/6 any; sacrifice");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[A].is_sacrificed && result.sides[D].is_sacrificed);
  g_assert_false (result.sides[A].is_taken || result.sides[D].is_taken);
}

static void
test_cancel (void)
{
  AdcStarBattle battle = star_fight ("zealot high-templar / zealot high-templar");
  AdcStarResult result;
  int cancel;

  star_lay (&battle, 0, A, "6/6 6/6 any");
  star_lay (&battle, 0, D, "6/6 6/6 any");
  cancel = star_lay (&battle, 0, A, "* high-templar; cancel attack+1");
  star_lay (&battle, 0, D, "* high-templar; cancel attack+2");

  /* The defender's cancelling card is cancelled. */
  star_clash (&battle, 0, &result);
  assert_values (&result, A, 7, 6);
  assert_values (&result, D, 6, 6);
  g_assert_false (result.sides[D].reinforcement_counts);
  assert_loss (&battle, &result, D, "zealot");

  /* Even if the attacker would rather have something else. */
  battle.sides[A].cards[cancel].cancels_standard = TRUE;
  star_clash (&battle, 0, &result);
  assert_values (&result, D, 6, 6);
  g_assert_false (result.sides[D].card_is_cancelled);

  /* Against another reinforcement he may. */
  star_lay (&battle, 0, D, "+ any; attack+2");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[D].card_is_cancelled);
  g_assert_false (result.sides[D].is_known);
  g_assert_true (result.sides[A].is_known);
  assert_values (&result, A, 7, 6);
  assert_loss (&battle, &result, A, NULL);
  assert_loss (&battle, &result, D, NULL);
  battle.sides[A].cards[cancel].cancels_standard = FALSE;
  star_clash (&battle, 0, &result);
  g_assert_false (result.sides[D].card_is_cancelled);
  assert_values (&result, D, 6, 6);

  /* One that fits nobody is not worth cancelling. */
  star_lay (&battle, 0, D, "+ archon; attack+2");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[D].card_is_cancelled);

  /* The other way round. */
  battle.slots[0][A].reinforcement = ADC_STAR_NONE;
  star_lay (&battle, 0, D, "* high-templar; cancel");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[A].card_is_cancelled);
  star_lay (&battle, 0, A, "+ any; attack+9");
  star_clash (&battle, 0, &result);
  g_assert_false (result.sides[A].card_is_cancelled);
  assert_values (&result, A, 6, 6);
}

/* A standard card cancels when it fits the front unit. */
static void
test_standard_card_cancels (void)
{
  AdcStarBattle battle = star_fight ("zealot / marine");
  AdcStarResult result;

  star_lay (&battle, 0, A, "6/6 6/6 archon; cancel");
  star_lay (&battle, 0, D, "6/6 6/6 any; cancel");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[A].card_is_cancelled);
  star_lay (&battle, 0, A, "6/6 6/6 zealot; cancel");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[D].card_is_cancelled);
  g_assert_false (result.sides[A].card_is_cancelled);
}

static void
test_unknown (void)
{
  AdcStarBattle battle = star_fight ("marine marine / zergling");
  AdcStarResult result;

  star_lay (&battle, 0, A, "6/5 6/5 any; cancel");
  star_clash (&battle, 0, &result);
  g_assert_true (result.sides[A].is_known);
  g_assert_false (result.sides[D].is_known);
  assert_values (&result, A, 7, 5);
  assert_loss (&battle, &result, A, NULL);
  assert_loss (&battle, &result, D, NULL);

  star_lay (&battle, 0, D, "1/1 1/1 any");
  battle.slots[0][D].reinforcement = ADC_STAR_UNKNOWN;
  star_clash (&battle, 0, &result);
  g_assert_false (result.sides[D].is_known);
  assert_loss (&battle, &result, D, NULL);
}

static int
add_up (GArray *steps, gboolean is_health)
{
  int sum = 0;

  for (guint i = 0; i < steps->len; i++) {
    const AdcStarStep *step = &g_array_index (steps, AdcStarStep, i);

    if (step->is_health == is_health)
      sum += step->value;
  }

  return sum;
}

static void
test_steps (void)
{
  AdcStarBattle battle = star_fight ("goliath marine siege-tank / mutalisk zergling");
  g_autoptr(GArray) attacker = g_array_new (FALSE, FALSE, sizeof (AdcStarStep));
  g_autoptr(GArray) defender = g_array_new (FALSE, FALSE, sizeof (AdcStarStep));
  GArray *steps[] = { attacker, defender };
  const AdcStarStepKind expected[] = {
    ADC_STAR_STEP_MAJOR, ADC_STAR_STEP_GAIN, ADC_STAR_STEP_GAIN, ADC_STAR_STEP_SUPPORT, ADC_STAR_STEP_IDLE_SUPPORT,
    ADC_STAR_STEP_SIDE, ADC_STAR_STEP_AIR_SUPPORT, ADC_STAR_STEP_MAJOR, ADC_STAR_STEP_GAIN, ADC_STAR_STEP_UNIT,
  };
  const int cards[] = {
    star_lay (&battle, 0, A, "6/7 3/4 goliath wraith; attack-flying+2@goliath health+1"),
    star_lay (&battle, 0, D, "8/7 3/4 zergling"),
  };
  const int reinforcements[] = {
    star_lay (&battle, 0, A, "+ any; no-enemy-support"),
    star_lay (&battle, 0, D, "+ zergling; attack+1"),
  };
  AdcStarResult result;

  battle.sides[A].attack = 1;
  battle.sides[A].has_air_support = TRUE;
  star_unit (&battle, A, "goliath")->health = 2;
  adc_star_skirmish_resolve (&battle, 0, cards, reinforcements, &result, steps);
  assert_values (&result, A, 6 + 2 + 1 + 1 + 1, 7 + 1 + 2);
  assert_values (&result, D, 3, 4);

  g_assert_cmpuint (attacker->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < attacker->len; i++)
    g_assert_cmpint (g_array_index (attacker, AdcStarStep, i).kind, ==, expected[i]);
  g_assert_cmpint (add_up (attacker, FALSE), ==, 11);
  g_assert_cmpint (add_up (attacker, TRUE), ==, 10);
  g_assert_cmpint (add_up (defender, FALSE), ==, 3);
  g_assert_cmpint (g_array_index (defender, AdcStarStep, 0).kind, ==, ADC_STAR_STEP_MINOR);
  g_assert_cmpint (g_array_index (defender, AdcStarStep, 1).kind, ==, ADC_STAR_STEP_VOID);
  g_assert_cmpint (g_array_index (defender, AdcStarStep, 2).kind, ==, ADC_STAR_STEP_IDLE_SUPPORT);
  g_assert_cmpint (g_array_index (defender, AdcStarStep, 2).unit, ==,
                   star_find (&battle, D, "zergling"));
}

static void
test_steps_of_a_cancelled_card (void)
{
  AdcStarBattle battle = star_fight ("zealot / marine");
  g_autoptr(GArray) attacker = g_array_new (FALSE, FALSE, sizeof (AdcStarStep));
  g_autoptr(GArray) defender = g_array_new (FALSE, FALSE, sizeof (AdcStarStep));
  GArray *steps[] = { attacker, defender };
  const int cards[] = {
    star_lay (&battle, 0, A, "6/6 6/6 any; cancel"),
    star_lay (&battle, 0, D, "5/5 5/5 any"),
  };
  const int reinforcements[] = { ADC_STAR_NONE, star_lay (&battle, 0, D, "+ any; health+1") };
  AdcStarResult result;

  adc_star_skirmish_resolve (&battle, 0, cards, reinforcements, &result, steps);
  g_assert_cmpint (g_array_index (defender, AdcStarStep, 0).kind, ==, ADC_STAR_STEP_CANCELLED);
  g_assert_cmpint (g_array_index (defender, AdcStarStep, 0).card, ==, reinforcements[D]);
  g_assert_cmpint (add_up (defender, TRUE), ==, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/star-skirmish/sufficient", test_sufficient);
  g_test_add_func ("/star-skirmish/tank-against-flyer", test_tank_against_flyer);
  g_test_add_func ("/star-skirmish/support-that-cannot-hit", test_support_that_cannot_hit);
  g_test_add_func ("/star-skirmish/supports-die", test_supports_die);
  g_test_add_func ("/star-skirmish/order-of-losses", test_order_of_losses);
  g_test_add_func ("/star-skirmish/assist-dies", test_assist_dies);
  g_test_add_func ("/star-skirmish/major-and-minor", test_major_and_minor);
  g_test_add_func ("/star-skirmish/gains", test_gains);
  g_test_add_func ("/star-skirmish/supported-by-idle-unit", test_supported_by_idle_unit);
  g_test_add_func ("/star-skirmish/modifiers", test_modifiers);
  g_test_add_func ("/star-skirmish/no-enemy-support", test_no_enemy_support);
  g_test_add_func ("/star-skirmish/reinforcement", test_reinforcement);
  g_test_add_func ("/star-skirmish/cloaking", test_cloaking);
  g_test_add_func ("/star-skirmish/cloaking-in-support", test_cloaking_in_support);
  g_test_add_func ("/star-skirmish/splash", test_splash);
  g_test_add_func ("/star-skirmish/sacrifice", test_sacrifice);
  g_test_add_func ("/star-skirmish/cancel", test_cancel);
  g_test_add_func ("/star-skirmish/standard-card-cancels", test_standard_card_cancels);
  g_test_add_func ("/star-skirmish/unknown", test_unknown);
  g_test_add_func ("/star-skirmish/steps", test_steps);
  g_test_add_func ("/star-skirmish/steps-of-a-cancelled-card", test_steps_of_a_cancelled_card);

  return g_test_run ();
}
