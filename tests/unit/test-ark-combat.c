/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a combat of Ark: Awakening, number by number. */

#include "adc-ark-combat.h"

static const AdcArkCard plain_3 = { 3, ADC_ARK_ICON_NO };
static const AdcArkCard critical_3 = { 3, ADC_ARK_ICON_YES };
static const AdcArkCard critical_0 = { 0, ADC_ARK_ICON_YES };
static const AdcArkCard vague_3 = { 3, ADC_ARK_ICON_UNKNOWN };
static const AdcArkCard unknown = { ADC_ARK_UNKNOWN, ADC_ARK_ICON_NO };
static const AdcArkCard blank = { ADC_ARK_UNKNOWN, ADC_ARK_ICON_UNKNOWN };

static AdcArkCard
card (int power)
{
  return (AdcArkCard) { power, ADC_ARK_ICON_NO };
}

static AdcArkCombat
combat (int defence, int attacker, int defender)
{
  return (AdcArkCombat) { defence, { attacker, defender }, { 0, 0 }, TRUE };
}

static void
test_defence (void)
{
  g_assert_cmpint (adc_ark_defence_compute (2, 2 + 1, 4), ==, 10); /* A33 */
  g_assert_cmpint (adc_ark_defence_compute (1, 0, 0), ==, 0);
  g_assert_cmpint (adc_ark_defence_compute (5, 3, 5), ==, 20);
  g_assert_cmpint (adc_ark_defence_compute (5, 3, 6), ==, 20);
  g_assert_cmpint (adc_ark_defence_compute (0, 3, 25), ==, 20);
}

static void
test_start (void)
{
  AdcArkCombat fight = combat (10, 9, 0);

  g_assert_cmpint (adc_ark_combat_get_start (&fight), ==, ADC_ARK_START_LOST); /* A34 */
  fight.arsenals[ADC_ARK_ATTACKER] = 10;
  g_assert_cmpint (adc_ark_combat_get_start (&fight), ==, ADC_ARK_START_OPEN);
  fight.arsenals[ADC_ARK_ATTACKER] = 11;
  g_assert_cmpint (adc_ark_combat_get_start (&fight), ==, ADC_ARK_START_OPEN);
  fight.arsenals[ADC_ARK_ATTACKER] = ADC_ARK_UNKNOWN;
  g_assert_cmpint (adc_ark_combat_get_start (&fight), ==, ADC_ARK_START_UNKNOWN);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, plain_3, plain_3), ==, ADC_ARK_UNDECIDED);

  fight.defence = ADC_ARK_UNKNOWN;
  fight.arsenals[ADC_ARK_ATTACKER] = 19;
  g_assert_cmpint (adc_ark_combat_get_start (&fight), ==, ADC_ARK_START_UNKNOWN);
  fight.arsenals[ADC_ARK_ATTACKER] = 20; /* no defence is greater */
  g_assert_cmpint (adc_ark_combat_get_start (&fight), ==, ADC_ARK_START_OPEN);
}

/* Nothing that is revealed matters any more. */
static void
test_lost_at_once (void)
{
  const AdcArkCombat fight = combat (10, 9, 0);

  g_assert_cmpint (adc_ark_combat_resolve (&fight, card (30), card (0)), ==, ADC_ARK_DEFENDER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, critical_3, critical_3), ==,
                   ADC_ARK_DEFENDER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, blank, blank), ==, ADC_ARK_DEFENDER_WINS);
  g_assert_cmpint (adc_ark_combat_get_needed (&fight, ADC_ARK_ATTACKER, 0), ==, ADC_ARK_UNKNOWN);
  g_assert_cmpint (adc_ark_combat_get_needed (&fight, ADC_ARK_DEFENDER, 30), ==, 0);
  g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_ATTACKER, ADC_ARK_DEFENDER_WINS), ==,
                   9);
}

static void
test_winner (void)
{
  AdcArkCombat fight = combat (10, 11, 9);
  int lead;

  g_assert_cmpint (adc_ark_combat_resolve (&fight, card (3), card (4)), ==, ADC_ARK_ATTACKER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, card (3), card (5)), ==, ADC_ARK_DEFENDER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, card (3), card (6)), ==, ADC_ARK_DEFENDER_WINS);
  g_assert_true (adc_ark_combat_get_lead (&fight, &lead));
  g_assert_cmpint (lead, ==, -1);
  g_assert_cmpint (adc_ark_combat_get_needed (&fight, ADC_ARK_ATTACKER, 5), ==, 4);
  g_assert_cmpint (adc_ark_combat_get_needed (&fight, ADC_ARK_ATTACKER, 0), ==, 0);
  g_assert_cmpint (adc_ark_combat_get_needed (&fight, ADC_ARK_DEFENDER, 3), ==, 5);

  fight.bonuses[ADC_ARK_DEFENDER] = 2;
  g_assert_cmpint (adc_ark_combat_get_strength (&fight, ADC_ARK_DEFENDER), ==, 11);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, card (3), card (3)), ==, ADC_ARK_DEFENDER_WINS);
  fight.bonuses[ADC_ARK_ATTACKER] = 1;
  g_assert_cmpint (adc_ark_combat_resolve (&fight, card (3), card (3)), ==, ADC_ARK_ATTACKER_WINS);

  fight.arsenals[ADC_ARK_DEFENDER] = ADC_ARK_UNKNOWN;
  g_assert_false (adc_ark_combat_get_lead (&fight, &lead));
  g_assert_cmpint (adc_ark_combat_get_needed (&fight, ADC_ARK_ATTACKER, 3), ==, ADC_ARK_UNKNOWN);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, card (9), card (0)), ==, ADC_ARK_UNDECIDED);
}

static void
test_critical (void)
{
  const AdcArkCombat fight = combat (5, 20, 0);

  g_assert_cmpint (adc_ark_combat_resolve (&fight, critical_3, critical_0), ==, ADC_ARK_BOTH_LOSE);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, critical_3, plain_3), ==, ADC_ARK_ATTACKER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, plain_3, critical_3), ==, ADC_ARK_ATTACKER_WINS);

  /* Whether there is an icon matters only against another one. */
  g_assert_cmpint (adc_ark_combat_resolve (&fight, vague_3, plain_3), ==, ADC_ARK_ATTACKER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, vague_3, critical_3), ==, ADC_ARK_UNDECIDED);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, vague_3, vague_3), ==, ADC_ARK_UNDECIDED);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, unknown, plain_3), ==, ADC_ARK_UNDECIDED);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, plain_3, unknown), ==, ADC_ARK_UNDECIDED);
  g_assert_cmpint (adc_ark_combat_resolve (&fight,
                                           (AdcArkCard) { ADC_ARK_UNKNOWN, ADC_ARK_ICON_YES },
                                           critical_3),
                   ==, ADC_ARK_BOTH_LOSE);
}

static void
test_left (void)
{
  AdcArkCombat fight = combat (10, 11, 9);

  g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_ATTACKER, ADC_ARK_ATTACKER_WINS), ==,
                   1); /* A35 */
  for (guint i = 0; i <= ADC_ARK_UNDECIDED; i++)
    g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_DEFENDER, i), ==, 9); /* A36 */
  g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_ATTACKER, ADC_ARK_DEFENDER_WINS), ==,
                   11);
  g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_ATTACKER, ADC_ARK_BOTH_LOSE), ==, 11);
  g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_ATTACKER, ADC_ARK_UNDECIDED), ==,
                   ADC_ARK_UNKNOWN);
  fight.defence = ADC_ARK_UNKNOWN;
  g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_ATTACKER, ADC_ARK_ATTACKER_WINS), ==,
                   ADC_ARK_UNKNOWN);
  g_assert_cmpint (adc_ark_combat_get_left (&fight, ADC_ARK_ATTACKER, ADC_ARK_DEFENDER_WINS), ==,
                   11);
}

static void
test_first_mission (void)
{
  AdcArkCombat fight = combat (6, 9, 8);

  fight.has_artifacts = FALSE;
  g_assert_cmpint (adc_ark_combat_resolve (&fight, blank, blank), ==, ADC_ARK_ATTACKER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, critical_3, critical_3), ==,
                   ADC_ARK_ATTACKER_WINS);
  g_assert_cmpint (adc_ark_combat_resolve (&fight, blank, card (9)), ==, ADC_ARK_ATTACKER_WINS);
  g_assert_cmpint (adc_ark_combat_get_needed (&fight, ADC_ARK_DEFENDER, 0), ==, ADC_ARK_UNKNOWN);
  fight.arsenals[ADC_ARK_DEFENDER] = 9;
  g_assert_cmpint (adc_ark_combat_resolve (&fight, blank, blank), ==, ADC_ARK_DEFENDER_WINS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ark/combat/defence", test_defence);
  g_test_add_func ("/ark/combat/start", test_start);
  g_test_add_func ("/ark/combat/lost-at-once", test_lost_at_once);
  g_test_add_func ("/ark/combat/winner", test_winner);
  g_test_add_func ("/ark/combat/critical-mass", test_critical);
  g_test_add_func ("/ark/combat/left", test_left);
  g_test_add_func ("/ark/combat/first-mission", test_first_mission);

  return g_test_run ();
}
