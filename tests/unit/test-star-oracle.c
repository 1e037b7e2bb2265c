/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles of StarCraft made up by chance, against an implementation of the rules that shares
 * nothing with the engine. More of them by hand:
 *
 *   STAR_ORACLE_BATTLES=100000 STAR_ORACLE_SEED=7 meson test star-oracle --timeout-multiplier 0 */

#include "star-battles.h"
#include "star-compare.h"

static guint64
get_number (const char *variable, guint64 fallback)
{
  const char *text = g_getenv (variable);

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : fallback;
}

/* Each battle has a seed of its own, so that one can be looked at alone. */
static GRand *
create_random (guint32 theme, guint32 battle)
{
  const guint32 seeds[] = { 1998, get_number ("STAR_ORACLE_SEED", 0), theme, battle };

  return g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
}

static void
draw_with (GRand *random, guint n_skirmishes, AdcStarBattle *battle)
{
  do
    star_battles_draw (random, 6, battle);
  while (battle->n_skirmishes != n_skirmishes);
}

/* ------ Cards that are known ------ */

static void
test_known (void)
{
  const guint64 n = get_number ("STAR_ORACLE_BATTLES", 20000);
  AdcStarBattle battle;

  for (guint64 i = 0; i < n && !g_test_failed (); i++) {
    g_autoptr(GRand) random = create_random (0, i);

    star_battles_draw (random, g_rand_int_range (random, 1, 9), &battle);
    star_compare_battle (&battle);
  }
}

/* ------ Cards that are not ------ */

static void
test_odds (gconstpointer data)
{
  const guint sides = GPOINTER_TO_UINT (data);
  const guint64 n = get_number ("STAR_ORACLE_BATTLES", 400);
  AdcStarBattle battle;

  for (guint64 i = 0; i < n && !g_test_failed (); i++) {
    g_autoptr(GRand) random = create_random (sides, i);

    draw_with (random, 1 + i % 3, &battle);
    star_battles_hide (random, sides, 20000, &battle);
    star_compare_odds (&battle);
  }
}

/* With all cards known there is one way it can go. */
static void
test_certain (void)
{
  AdcStarBattle battle;

  for (guint i = 0; i < 200 && !g_test_failed (); i++) {
    g_autoptr(GRand) random = create_random (4, i);

    star_battles_draw (random, 4, &battle);
    star_battles_hide (random, 0, 0, &battle);
    star_compare_odds (&battle);
  }
}

/* ------ Hands ------ */

static void
test_hands (gconstpointer data)
{
  const AdcStarAim aim = GPOINTER_TO_UINT (data);
  const guint64 n = get_number ("STAR_ORACLE_BATTLES", 250);
  AdcStarBattle battle;

  for (guint64 i = 0; i < n && !g_test_failed (); i++) {
    g_autoptr(GRand) random = create_random (5, i);
    const guint side = i % 2;

    draw_with (random, 1 + i / 2 % 3, &battle);
    star_battles_hide (random, 1u << !side, 130, &battle);
    star_battles_deal (random, side, 5, &battle);
    star_compare_advice (&battle, side, aim);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/star-oracle/known", test_known);
  g_test_add_func ("/star-oracle/certain", test_certain);
  g_test_add_data_func ("/star-oracle/odds/attacker", GUINT_TO_POINTER (1), test_odds);
  g_test_add_data_func ("/star-oracle/odds/defender", GUINT_TO_POINTER (2), test_odds);
  g_test_add_data_func ("/star-oracle/odds/both", GUINT_TO_POINTER (3), test_odds);
  g_test_add_data_func ("/star-oracle/hands/value", GUINT_TO_POINTER (ADC_STAR_AIM_VALUE),
                        test_hands);
  g_test_add_data_func ("/star-oracle/hands/hold", GUINT_TO_POINTER (ADC_STAR_AIM_HOLD),
                        test_hands);

  return g_test_run ();
}
