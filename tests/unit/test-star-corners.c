/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles of StarCraft where several rules meet: whole ones, from the cards to the area. */

#include "star-fight.h"

#define A ADC_STAR_ATTACKER
#define D ADC_STAR_DEFENDER

static void
assert_end (const AdcStarBattle *battle, AdcStarEndKind kind, guint side, const char *unit,
            AdcStarUnitEnd fate)
{
  AdcStarEnd end;

  star_end (battle, &end);
  g_assert_cmpint (end.kind, ==, kind);
  g_assert_cmpint (end.units[side][star_find (battle, side, unit)], ==, fate);
}

/* All is settled at once: a detector sees although it falls in the same skirmish. */
static void
test_dying_detector (void)
{
  AdcStarBattle battle = star_fight ("marine / dark-templar");

  star_unit (&battle, A, "marine")->is_detector = TRUE;
  star_lay (&battle, 0, A, "9/1 9/1 any");
  star_lay (&battle, 0, D, "9/1 9/1 any");
  assert_end (&battle, ADC_STAR_END_NOBODY, D, "dark-templar", ADC_STAR_UNIT_DESTROYED);

  star_unit (&battle, A, "marine")->is_detector = FALSE;
  assert_end (&battle, ADC_STAR_END_NOBODY, D, "dark-templar", ADC_STAR_UNIT_ESCAPED);
}

/* Splash is triggered by a supporting unit too, and although its owner's front unit falls; but
 * strength that reaches nobody triggers nothing. */
static void
test_what_triggers_splash (void)
{
  AdcStarBattle support = star_fight ("siege-tank / mutalisk zergling ultralisk");
  AdcStarBattle nobody = star_fight ("siege-tank / mutalisk mutalisk");

  star_lay (&support, 0, A, "9/1 9/1 any; splash-flying");
  star_lay (&support, 0, D, "9/1 9/1 any");
  assert_end (&support, ADC_STAR_END_DEFENDER, D, "mutalisk", ADC_STAR_UNIT_SPLASHED);

  star_lay (&nobody, 0, A, "9/9 9/9 any; splash-any");
  star_lay (&nobody, 0, D, "0/1 0/1 any");
  assert_end (&nobody, ADC_STAR_END_ATTACKER_RETREATS, D, "mutalisk", ADC_STAR_UNIT_STANDS);
}

/* No cloaking against it, and it takes units of other skirmishes. */
static void
test_splash_elsewhere (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling, marine / dark-templar");

  star_lay (&battle, 0, A, "9/9 9/9 any; splash-ground");
  star_lay (&battle, 0, D, "0/1 0/1 any");
  star_lay (&battle, 1, A, "0/9 0/9 any");
  star_lay (&battle, 1, D, "0/9 0/9 any");
  assert_end (&battle, ADC_STAR_END_ATTACKER, D, "dark-templar", ADC_STAR_UNIT_SPLASHED);
}

/* What is cancelled does nothing: neither splash nor cloaking. */
static void
test_cancelled_abilities (void)
{
  AdcStarBattle splash = star_fight ("marine / zergling ultralisk");
  AdcStarBattle cloaking = star_fight ("marine / zergling");

  star_lay (&splash, 0, A, "9/9 9/9 any");
  star_lay (&splash, 0, A, "+ any; splash-any");
  star_lay (&splash, 0, D, "0/1 0/1 any");
  assert_end (&splash, ADC_STAR_END_ATTACKER, D, "ultralisk", ADC_STAR_UNIT_SPLASHED);
  star_lay (&splash, 0, D, "+ any; cancel");
  assert_end (&splash, ADC_STAR_END_ATTACKER_RETREATS, D, "ultralisk", ADC_STAR_UNIT_STANDS);

  star_lay (&cloaking, 0, A, "9/9 9/9 any");
  star_lay (&cloaking, 0, D, "0/1 0/1 any");
  star_lay (&cloaking, 0, D, "+ any; cloaking");
  assert_end (&cloaking, ADC_STAR_END_ATTACKER, D, "zergling", ADC_STAR_UNIT_ESCAPED);
  star_lay (&cloaking, 0, A, "+ any; cancel");
  assert_end (&cloaking, ADC_STAR_END_ATTACKER, D, "zergling", ADC_STAR_UNIT_DESTROYED);
}

/* One that has slipped away, or fallen, is no longer there to be sacrificed: the enemy lives. */
static void
test_no_sacrifice (void)
{
  AdcStarBattle battle = star_fight ("scourge / mutalisk");

  star_lay (&battle, 0, A, "0/1 0/1 any; sacrifice");
  star_lay (&battle, 0, D, "9/9 9/9 any");
  assert_end (&battle, ADC_STAR_END_DEFENDER, A, "scourge", ADC_STAR_UNIT_DESTROYED);
  star_unit (&battle, A, "scourge")->has_cloaking = TRUE;
  assert_end (&battle, ADC_STAR_END_DEFENDER, A, "scourge", ADC_STAR_UNIT_ESCAPED);

  /* It is strong enough to live: then it goes, and takes the other with it. */
  star_lay (&battle, 0, A, "0/10 0/10 any; sacrifice");
  assert_end (&battle, ADC_STAR_END_NOBODY, D, "mutalisk", ADC_STAR_UNIT_DESTROYED);
}

/* Against flyers means against the one in front. */
static void
test_flyer_in_support (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling mutalisk");
  AdcStarResult result;

  battle.sides[A].has_air_support = TRUE;
  star_lay (&battle, 0, A, "5/5 5/5 any; attack-flying+2");
  star_lay (&battle, 0, D, "0/9 0/9 any");
  star_clash (&battle, 0, &result);
  g_assert_cmpint (result.sides[A].attack, ==, 5);

  battle = star_fight ("marine / mutalisk zergling");
  battle.sides[A].has_air_support = TRUE;
  star_lay (&battle, 0, A, "5/5 5/5 any; attack-flying+2");
  star_lay (&battle, 0, D, "0/9 0/9 any");
  star_clash (&battle, 0, &result);
  g_assert_cmpint (result.sides[A].attack, ==, 8);
}

/* When the defender retreats, too many attackers leave as well; when they retreat themselves, the
 * limit is nothing to them. */
static void
test_excess (void)
{
  AdcStarBattle battle = star_fight ("siege-tank marine marine / queen queen");
  AdcStarEnd end;

  battle.limit = 1;
  battle.sides[A].retreat_room = 1;
  star_lay (&battle, 0, A, "0/9 0/9 any");
  star_lay (&battle, 0, D, "0/9 0/9 any");
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_DEFENDER_RETREATS);
  g_assert_cmpint (end.units[A][0], ==, ADC_STAR_UNIT_STANDS);
  g_assert_cmpint (end.units[A][1], ==, ADC_STAR_UNIT_RETREATED);
  g_assert_cmpint (end.units[A][2], ==, ADC_STAR_UNIT_LOST);
  g_assert_cmpint (end.units[D][0], ==, ADC_STAR_UNIT_RETREATED);

  battle.sides[A].retreat_room = -1;
  battle.sides[D].units[1].is_assist = FALSE;
  star_end (&battle, &end);
  g_assert_cmpint (end.kind, ==, ADC_STAR_END_ATTACKER_RETREATS);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (end.units[A][i], ==, ADC_STAR_UNIT_RETREATED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/star-corners/dying-detector", test_dying_detector);
  g_test_add_func ("/star-corners/what-triggers-splash", test_what_triggers_splash);
  g_test_add_func ("/star-corners/splash-elsewhere", test_splash_elsewhere);
  g_test_add_func ("/star-corners/cancelled-abilities", test_cancelled_abilities);
  g_test_add_func ("/star-corners/no-sacrifice", test_no_sacrifice);
  g_test_add_func ("/star-corners/flyer-in-support", test_flyer_in_support);
  g_test_add_func ("/star-corners/excess", test_excess);

  return g_test_run ();
}
