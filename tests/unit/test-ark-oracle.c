/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Combats of Ark: Awakening once more, played as the rulebook tells it, over all small numbers. */

#include "adc-ark-combat.h"

typedef struct {
  gboolean attacker_loses;
  gboolean defender_loses;
  int      attacker_arsenal;
  int      defender_arsenal;
} Ending;

typedef struct {
  int      units;
  int      printed;  /* defence for each */
  int      extra;    /* for each */
  int      fixed;
  int      arsenal[2];
  int      power[2];
  gboolean icon[2];
  int      bonus[2];
  gboolean is_first_mission;
} Table;

/* Page 20, step by step. */
static Ending
play (const Table *table)
{
  Ending ending = { FALSE, FALSE, table->arsenal[0], table->arsenal[1] };
  int defence = table->fixed;
  int total[2];

  /* 1 */
  for (int i = 0; i < table->units; i++)
    defence += table->printed + table->extra;
  if (defence > 20)
    defence = 20;

  /* 2 */
  if (table->arsenal[0] < defence) {
    ending.attacker_loses = TRUE;
    return ending;
  }

  /* 3 and 4 */
  if (!table->is_first_mission && table->icon[0] && table->icon[1]) {
    ending.attacker_loses = TRUE;
    ending.defender_loses = TRUE;
    return ending;
  }

  /* 5 */
  for (int i = 0; i < 2; i++)
    total[i] = table->arsenal[i] + table->bonus[i] + (table->is_first_mission ? 0
                                                                              : table->power[i]);

  /* 6 */
  ending.defender_loses = total[0] > total[1];
  ending.attacker_loses = !ending.defender_loses;

  /* The resolution. */
  if (ending.defender_loses) {
    ending.attacker_arsenal -= defence;
    if (ending.attacker_arsenal < 0)
      ending.attacker_arsenal = 0;
  }

  return ending;
}

static void
compare (const Table *table)
{
  const Ending ending = play (table);
  const AdcArkCombat combat = {
    adc_ark_defence_compute (table->units, table->printed + table->extra, table->fixed),
    { table->arsenal[0], table->arsenal[1] },
    { table->bonus[0], table->bonus[1] },
    !table->is_first_mission,
  };
  const AdcArkCard cards[] = {
    { table->power[0], table->icon[0] ? ADC_ARK_ICON_YES : ADC_ARK_ICON_NO },
    { table->power[1], table->icon[1] ? ADC_ARK_ICON_YES : ADC_ARK_ICON_NO },
  };
  const AdcArkOutcome expected = !ending.attacker_loses  ? ADC_ARK_ATTACKER_WINS
                                 : ending.defender_loses ? ADC_ARK_BOTH_LOSE
                                                         : ADC_ARK_DEFENDER_WINS;
  const AdcArkOutcome outcome = adc_ark_combat_resolve (&combat, cards[0], cards[1]);

  if (outcome != expected ||
      adc_ark_combat_get_left (&combat, ADC_ARK_ATTACKER, outcome) != ending.attacker_arsenal ||
      adc_ark_combat_get_left (&combat, ADC_ARK_DEFENDER, outcome) != ending.defender_arsenal)
    g_error ("units %d, defence %d+%d, fixed %d, arsenals %d %d, powers %d %d, icons %d %d, "
             "bonuses %d %d, first mission %d: %d instead of %d",
             table->units, table->printed, table->extra, table->fixed, table->arsenal[0],
             table->arsenal[1], table->power[0], table->power[1], table->icon[0], table->icon[1],
             table->bonus[0], table->bonus[1], table->is_first_mission, outcome, expected);
}

/* Every arsenal and every power, in each way icons can lie. */
static void
test_cards (void)
{
  Table table = { .units = 2, .printed = 2, .extra = 1, .fixed = 4 };

  for (int i = 0; i < 25 * 25 * 8 * 8 * 8; i++) {
    int rest = i;

    table.arsenal[0] = rest % 25;
    table.arsenal[1] = (rest /= 25) % 25;
    table.power[0] = (rest /= 25) % 8;
    table.power[1] = (rest /= 8) % 8;
    rest /= 8;
    table.icon[0] = rest & 1;
    table.icon[1] = rest >> 1 & 1;
    table.is_first_mission = rest >> 2;
    compare (&table);
  }
}

/* Every defence, below and above the cap, against every arsenal. */
static void
test_defences (void)
{
  Table table = { .power = { 6, 4 } };

  for (int i = 0; i < 10 * 5 * 4 * 10 * 25 * 5; i++) {
    int rest = i;

    table.units = rest % 10;
    table.printed = (rest /= 10) % 5;
    table.extra = (rest /= 5) % 4;
    table.fixed = (rest /= 4) % 10;
    table.arsenal[0] = (rest /= 10) % 25;
    table.arsenal[1] = (rest / 25) * 6;
    compare (&table);
  }
}

static void
test_bonuses (void)
{
  Table table = { .units = 1, .printed = 3 };

  for (int i = 0; i < 7 * 7 * 25 * 25 * 4; i++) {
    int rest = i;

    table.bonus[0] = rest % 7;
    table.bonus[1] = (rest /= 7) % 7;
    table.arsenal[0] = (rest /= 7) % 25;
    table.arsenal[1] = (rest /= 25) % 25;
    table.power[0] = (rest / 25) * 2;
    table.power[1] = 3;
    compare (&table);
  }
}

/* The power needed is the first with which one wins. */
static void
test_needed (void)
{
  for (int i = 0; i < 25 * 25 * 10 * 7; i++) {
    const AdcArkCombat combat = { i / 6250 * 3, { i % 25, i / 25 % 25 }, { 0, 0 }, TRUE };
    const int theirs = i / 625 % 10;

    for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
      const int needed = adc_ark_combat_get_needed (&combat, side, theirs);
      int first = ADC_ARK_UNKNOWN;

      for (int power = 60; power >= 0; power--) {
        const AdcArkCard ours = { power, ADC_ARK_ICON_NO };
        const AdcArkCard other = { theirs, ADC_ARK_ICON_NO };
        const AdcArkOutcome outcome = side == ADC_ARK_ATTACKER
                                        ? adc_ark_combat_resolve (&combat, ours, other)
                                        : adc_ark_combat_resolve (&combat, other, ours);

        if (outcome == (side == ADC_ARK_ATTACKER ? ADC_ARK_ATTACKER_WINS : ADC_ARK_DEFENDER_WINS))
          first = power;
      }
      g_assert_cmpint (needed, ==, first);
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ark/oracle/cards", test_cards);
  g_test_add_func ("/ark/oracle/defences", test_defences);
  g_test_add_func ("/ark/oracle/bonuses", test_bonuses);
  g_test_add_func ("/ark/oracle/needed", test_needed);

  return g_test_run ();
}
