/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles of StarCraft after the last skirmish: splash, who has the area, retreats. */

#include "star-fight.h"

enum { A = ADC_STAR_ATTACKER, D = ADC_STAR_DEFENDER };

/* Cards for each skirmish in its turn: whom the letter names loses the front unit. */
static void
lay_results (AdcStarBattle *battle, const char *losers)
{
  for (guint i = 0; i < battle->n_skirmishes; i++) {
    star_lay (battle, i, A, losers[i] == 'D' || losers[i] == 'B' ? "9/5 9/5" : "0/5 0/5");
    star_lay (battle, i, D, losers[i] == 'A' || losers[i] == 'B' ? "9/5 9/5" : "0/5 0/5");
  }
}

static void
assert_unit (const AdcStarBattle *battle, const AdcStarEnd *end, guint side, const char *unit,
             AdcStarUnitEnd expected)
{
  g_assert_cmpint (end->units[side][star_find (battle, side, unit)], ==, expected);
}

static void
test_four_ends (void)
{
  const struct {
    const char    *losers;
    AdcStarEndKind kind;
    int            lost[ADC_STAR_N_SIDES];
    AdcStarUnitEnd marine, zergling;
  } table[] = {
    { "D", ADC_STAR_END_ATTACKER, { 0, 1 }, ADC_STAR_UNIT_STANDS, ADC_STAR_UNIT_DESTROYED },
    { "A", ADC_STAR_END_DEFENDER, { 1, 0 }, ADC_STAR_UNIT_DESTROYED, ADC_STAR_UNIT_STANDS },
    { "B", ADC_STAR_END_NOBODY, { 1, 1 }, ADC_STAR_UNIT_DESTROYED, ADC_STAR_UNIT_DESTROYED },
    { "-", ADC_STAR_END_ATTACKER_RETREATS, { 0, 0 }, ADC_STAR_UNIT_RETREATED, ADC_STAR_UNIT_STANDS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    AdcStarBattle battle = star_fight ("marine / zergling");
    AdcStarEnd end;

    lay_results (&battle, table[i].losers);
    star_end (&battle, &end);
    g_assert_cmpint (end.kind, ==, table[i].kind);
    g_assert_cmpint (end.lost[A], ==, table[i].lost[A]);
    g_assert_cmpint (end.lost[D], ==, table[i].lost[D]);
    assert_unit (&battle, &end, A, "marine", table[i].marine);
    assert_unit (&battle, &end, D, "zergling", table[i].zergling);
  }
}

/* Survivors on both sides: who fought does not matter, who is left does. */
static void
test_assist_only (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling queen");
  AdcStarEnd end;

  lay_results (&battle, "D");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_DEFENDER_RETREATS);
  assert_unit (&battle, &end, D, "queen", ADC_STAR_UNIT_RETREATED);
  assert_unit (&battle, &end, A, "marine", ADC_STAR_UNIT_STANDS);

  battle = star_fight ("marine science-vessel / zergling queen");
  lay_results (&battle, "B");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_DEFENDER_RETREATS);
  assert_unit (&battle, &end, A, "science-vessel", ADC_STAR_UNIT_STANDS);

  battle = star_fight ("marine science-vessel / zergling queen");
  lay_results (&battle, "A");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER_RETREATS);
  assert_unit (&battle, &end, A, "science-vessel", ADC_STAR_UNIT_RETREATED);

  battle = star_fight ("science-vessel / queen");
  lay_results (&battle, "B"); /* neither has a weapon */
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_DEFENDER_RETREATS);
}

static void
test_retreat_room (void)
{
  AdcStarBattle battle = star_fight ("marine goliath firebat / zergling");
  AdcStarEnd end;

  lay_results (&battle, "-");
  battle.sides[A].retreat_room = 2;
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER_RETREATS);
  assert_unit (&battle, &end, A, "marine", ADC_STAR_UNIT_LOST);
  assert_unit (&battle, &end, A, "goliath", ADC_STAR_UNIT_RETREATED);
  assert_unit (&battle, &end, A, "firebat", ADC_STAR_UNIT_RETREATED);
  g_assert_cmpint (end.lost[A], ==, 1);

  star_unit (&battle, A, "marine")->keep = 5;
  star_end (&battle, &end);
  assert_unit (&battle, &end, A, "marine", ADC_STAR_UNIT_RETREATED);
  assert_unit (&battle, &end, A, "firebat", ADC_STAR_UNIT_LOST);

  battle.sides[A].retreat_room = 0;
  star_end (&battle, &end);
  g_assert_cmpint (end.lost[A], ==, 6);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER_RETREATS);
}

static void
test_limit (void)
{
  AdcStarBattle battle = star_fight ("marine goliath firebat / zergling");
  AdcStarEnd end;

  lay_results (&battle, "D");
  battle.limit = 1;
  battle.sides[A].retreat_room = 1;
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER);
  assert_unit (&battle, &end, A, "goliath", ADC_STAR_UNIT_STANDS);
  assert_unit (&battle, &end, A, "firebat", ADC_STAR_UNIT_RETREATED);
  assert_unit (&battle, &end, A, "marine", ADC_STAR_UNIT_LOST);

  battle.limit = 3;
  star_end (&battle, &end);
  assert_unit (&battle, &end, A, "marine", ADC_STAR_UNIT_STANDS);

  /* Also when the defender leaves it to him; but nobody leaves an area he does not get. */
  battle = star_fight ("marine goliath / zergling queen");
  lay_results (&battle, "D");
  battle.limit = 1;
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_DEFENDER_RETREATS);
  assert_unit (&battle, &end, A, "marine", ADC_STAR_UNIT_RETREATED);
  assert_unit (&battle, &end, A, "goliath", ADC_STAR_UNIT_STANDS);
  assert_unit (&battle, &end, D, "queen", ADC_STAR_UNIT_RETREATED);
}

/* First come, first served; those that find nothing are destroyed. */
static void
test_cloak_room (void)
{
  AdcStarBattle battle = star_fight ("dark-templar / zergling, ghost / zergling, marine / zergling");
  AdcStarEnd end;

  star_unit (&battle, A, "ghost")->has_cloaking = TRUE;
  lay_results (&battle, "AA-");
  star_end (&battle, &end);
  assert_unit (&battle, &end, A, "dark-templar", ADC_STAR_UNIT_ESCAPED);
  assert_unit (&battle, &end, A, "ghost", ADC_STAR_UNIT_ESCAPED);
  g_assert_cmpint (end.lost[A], ==, 0);

  battle.sides[A].cloak_room = 1;
  star_end (&battle, &end);
  assert_unit (&battle, &end, A, "dark-templar", ADC_STAR_UNIT_ESCAPED);
  assert_unit (&battle, &end, A, "ghost", ADC_STAR_UNIT_STUCK);
  g_assert_cmpint (end.lost[A], ==, 2);

  battle.sides[A].cloak_room = 0;
  star_end (&battle, &end);
  assert_unit (&battle, &end, A, "dark-templar", ADC_STAR_UNIT_STUCK);
}

/* Who has escaped does not hold the area. */
static void
test_escaped_is_gone (void)
{
  AdcStarBattle battle = star_fight ("marine / dark-templar");
  AdcStarEnd end;

  lay_results (&battle, "D");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER);
  assert_unit (&battle, &end, D, "dark-templar", ADC_STAR_UNIT_ESCAPED);
  g_assert_cmpint (end.lost[D], ==, 0);
}

static void
test_splash_order (void)
{
  AdcStarBattle battle = star_fight ("archon / zergling, archon / zergling ultralisk hydralisk mutalisk");
  AdcStarEnd end;

  /* The narrow one takes the Zergling that is left, the wide ones find others. */
  star_lay (&battle, 0, A, "9/9 9/9 any; splash-any");
  star_lay (&battle, 0, D, "0/5 0/5 any");
  star_lay (&battle, 1, A, "9/9 9/9 any; splash-light");
  star_lay (&battle, 1, D, "0/9 0/9 any");
  star_lay (&battle, 1, D, "+ any; health+1");
  star_end (&battle, &end);
  g_assert_cmpint (end.units[D][0], ==, ADC_STAR_UNIT_DESTROYED);
  g_assert_cmpint (end.units[D][1], ==, ADC_STAR_UNIT_SPLASHED); /* light was not triggered: the least of all */
  assert_unit (&battle, &end, D, "hydralisk", ADC_STAR_UNIT_STANDS);

  battle.slots[1][D].reinforcement = ADC_STAR_NONE;
  star_unit (&battle, D, "mutalisk")->value = 0;
  star_end (&battle, &end);
  g_assert_cmpint (end.units[D][1], ==, ADC_STAR_UNIT_DESTROYED);
  assert_unit (&battle, &end, D, "mutalisk", ADC_STAR_UNIT_SPLASHED);

  battle.sides[A].cards[battle.slots[0][A].card].effects[0].kind = ADC_STAR_SPLASH_GROUND;
  star_end (&battle, &end);
  assert_unit (&battle, &end, D, "mutalisk", ADC_STAR_UNIT_STANDS);
  assert_unit (&battle, &end, D, "hydralisk", ADC_STAR_UNIT_SPLASHED);
  battle.sides[A].cards[battle.slots[0][A].card].effects[0].kind = ADC_STAR_SPLASH_FLYING;
  star_end (&battle, &end);
  assert_unit (&battle, &end, D, "mutalisk", ADC_STAR_UNIT_SPLASHED);
}

/* As many as possible: the card that can take one Zergling only does not lose it to the one that
 * can take all. */
static void
test_splash_takes_most (void)
{
  AdcStarBattle battle = star_fight ("archon / zergling, archon / ultralisk zergling, archon / ultralisk");
  AdcStarEnd end;

  star_lay (&battle, 1, A, "9/9 9/9 any; splash-light");
  star_lay (&battle, 2, A, "0/9 0/9 any");
  for (guint i = 0; i < 3; i++)
    star_lay (&battle, i, D, "0/5 0/5 any");

  star_lay (&battle, 0, A, "9/9 9/9 any; splash-any");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER);
  g_assert_cmpint (end.lost[D], ==, 10);

  star_lay (&battle, 0, A, "9/9 9/9 any; splash-ground");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER);
}

/* Splash takes cloaked units, and of both sides at once. */
static void
test_splash_on_both (void)
{
  AdcStarBattle battle = star_fight ("archon dark-templar / hydralisk zergling");
  AdcStarEnd end;

  star_lay (&battle, 0, A, "9/5 9/5 any; splash-any");
  star_lay (&battle, 0, D, "9/5 9/5 any; splash-ground splash-ground");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_NOBODY);
  assert_unit (&battle, &end, A, "dark-templar", ADC_STAR_UNIT_SPLASHED);
  assert_unit (&battle, &end, D, "zergling", ADC_STAR_UNIT_SPLASHED);
}

static void
test_sacrificed (void)
{
  AdcStarBattle battle = star_fight ("scourge / battlecruiser");
  AdcStarEnd end;

  star_lay (&battle, 0, A, "1/7 1/7 scourge; sacrifice");
  star_lay (&battle, 0, D, "6/6 6/6 any; cloaking");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_NOBODY);
  assert_unit (&battle, &end, A, "scourge", ADC_STAR_UNIT_SACRIFICED);
  assert_unit (&battle, &end, D, "battlecruiser", ADC_STAR_UNIT_DESTROYED);
  g_assert_cmpint (end.lost[A], ==, 1);
  g_assert_cmpint (end.lost[D], ==, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/star-finish/four-ends", test_four_ends);
  g_test_add_func ("/star-finish/assist-only", test_assist_only);
  g_test_add_func ("/star-finish/retreat-room", test_retreat_room);
  g_test_add_func ("/star-finish/limit", test_limit);
  g_test_add_func ("/star-finish/cloak-room", test_cloak_room);
  g_test_add_func ("/star-finish/escaped-is-gone", test_escaped_is_gone);
  g_test_add_func ("/star-finish/splash-order", test_splash_order);
  g_test_add_func ("/star-finish/splash-takes-most", test_splash_takes_most);
  g_test_add_func ("/star-finish/splash-on-both", test_splash_on_both);
  g_test_add_func ("/star-finish/sacrificed", test_sacrificed);

  return g_test_run ();
}
