/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of battles of Buck Rogers, against formulas worked out by hand and against an
 * implementation of the rules that shares nothing with the engine. More fights by hand, and larger
 * ones:
 *
 *   BUCK_ORACLE_FIGHTS=100000 BUCK_ORACLE_SEED=7 meson test buck-oracle --timeout-multiplier 0
 *   BUCK_ORACLE_FIGHTS=100 BUCK_ORACLE_PIECES=7 … */

#include "buck-compare.h"
#include "buck-fights.h"

#include <math.h>
#include <string.h>

#define N_FIGHTS  40     /* of each theme with as many sides */
#define N_BATTLES 200000 /* thrown for each large one */
#define N_TRIALS  10000  /* that the engine throws */
#define N_STATES  60000  /* of a fight that is tried out in every way */

static guint64
get_number (const char *variable, guint64 fallback)
{
  const char *text = g_getenv (variable);

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : fallback;
}

static GRand *
create_random (guint32 first, guint32 second)
{
  const guint32 seeds[] = { 2456, get_number ("BUCK_ORACLE_SEED", 0), first, second };

  return g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
}

/* ------ One against one ------ */

static gboolean
can_be_in (guint type, AdcBuckZone zone)
{
  switch (type) {
  case ADC_BUCK_TROOPER:
  case ADC_BUCK_GENNIE:
  case ADC_BUCK_MARKER:
    return zone == ADC_BUCK_TERRITORY;
  case ADC_BUCK_BATTLER:
    return zone != ADC_BUCK_TERRITORY;
  case ADC_BUCK_SATELLITE:
    return zone == ADC_BUCK_NEAR_ORBIT;
  default:
    return TRUE;
  }
}

/* Ten faces, the table's number or more, two more with a leader. */
static double
get_hits (const AdcBuckTable *table, guint attacker, guint target, gboolean has_leader)
{
  if (table->number[attacker][target] == ADC_BUCK_NEVER)
    return 0;
  return MIN (10, 11 - table->number[attacker][target] + (has_leader ? 2 : 0)) / 10.0;
}

/* What a satellite does before the battle: the other one is gone with this chance. */
static double
get_opening (const AdcBuckTable *table, guint attacker, guint target, gboolean has_leader)
{
  return attacker == ADC_BUCK_SATELLITE ? get_hits (table, attacker, target, has_leader) : 0;
}

static void
check_duel (AdcBuckZone zone, const guint types[2], const gboolean leaders[2])
{
  g_autofree AdcBuckOdds *odds = g_new0 (AdcBuckOdds, 1);
  double hits[2];
  double opening[2];
  double ends[2]; /* a side alone keeps its piece */
  double both;
  double lasts; /* that a round decides nothing */
  double left;
  double nobody;
  AdcBuckFight fight;

  buck_fights_clear (&fight, zone, 2);
  for (guint side = 0; side < 2; side++) {
    fight.sides[side].pieces[types[side]] = 1;
    fight.sides[side].n_leaders = leaders[side] ? 1 : 0;
    hits[side] = get_hits (&fight.table, types[side], types[!side], leaders[side]);
    opening[side] = get_opening (&fight.table, types[side], types[!side], leaders[side]);
  }
  adc_buck_fight_start (&fight);
  buck_compare_compute (&fight, ADC_BUCK_METHOD_EXACT, 0, odds);

  lasts = (1 - hits[0]) * (1 - hits[1]);
  left = 1 - opening[0] - opening[1];
  for (guint side = 0; side < 2; side++)
    ends[side] = opening[side] + left * hits[side] * (1 - hits[!side]) / (1 - lasts);
  both = left * hits[0] * hits[1] / (1 - lasts);

  /* A leader left with nobody against him holds the zone; two are gone like their pieces. */
  nobody = leaders[0] == leaders[1] ? both : 0;
  for (guint side = 0; side < 2; side++) {
    const double holds = ends[side] + (leaders[side] && !leaders[!side] ? both : 0);
    const double dies = leaders[side] ? ends[!side] + (leaders[!side] ? both : 0) : 0;

    buck_compare_close (odds->ends[side], holds, BUCK_COMPARE_EXACTLY, &fight, "side %u", side);
    buck_compare_close (odds->leader_dies[side], dies, BUCK_COMPARE_EXACTLY, &fight,
                        "leader %u", side);
    buck_compare_close (odds->survivors[side][types[side]][1], ends[side], BUCK_COMPARE_EXACTLY,
                        &fight, "survivor of %u", side);
    buck_compare_close (odds->ends_by_round[side][0], opening[side], BUCK_COMPARE_EXACTLY, &fight,
                        "side %u in the opening", side);
  }
  buck_compare_close (odds->ends[ADC_BUCK_END_NOBODY], nobody, BUCK_COMPARE_EXACTLY, &fight,
                      "nobody");
  buck_compare_close (odds->ends[ADC_BUCK_END_SEVERAL], 0, 0, &fight, "several");

  for (guint round = 1; round < 20; round++)
    buck_compare_close (odds->ends_by_round[0][round] + odds->ends_by_round[1][round]
                          + odds->ends_by_round[ADC_BUCK_END_NOBODY][round],
                        left * pow (lasts, round - 1) * (1 - lasts), BUCK_COMPARE_EXACTLY, &fight,
                        "over in round %u", round);
  buck_compare_sums (&fight, odds);
}

static void
test_duels (void)
{
  AdcBuckTable table;
  guint n_duels = 0;

  buck_fights_fill_table (&table);
  for (guint zone = ADC_BUCK_TERRITORY; zone <= ADC_BUCK_SPACE; zone++) {
    for (guint first = 0; first < ADC_BUCK_N_TYPES; first++) {
      for (guint second = 0; second < ADC_BUCK_N_TYPES; second++) {
        const guint types[2] = { first, second };

        if (!can_be_in (first, zone) || !can_be_in (second, zone)
            || (table.number[first][second] == ADC_BUCK_NEVER
                && table.number[second][first] == ADC_BUCK_NEVER))
          continue;
        for (guint leaders = 0; leaders < 4; leaders++)
          check_duel (zone, types, (gboolean[]) { leaders & 1, (leaders & 2) != 0 });
        n_duels++;
      }
    }
  }
  /* 5 on 5 but two markers; 4 on 4 but two satellites; 3 on 3, twice. */
  g_assert_cmpuint (n_duels, ==, 24 + 15 + 9 + 9);
}

/* ------ Small fights, made up by chance ------ */

typedef struct {
  BuckFightsTheme theme;
  guint           n_sides;
} Kind;

static guint
get_n_pieces (const Kind *kind)
{
  return get_number ("BUCK_ORACLE_PIECES", 6 - kind->n_sides);
}

/* Now and then the fight has gone on for a while, or for very long, or somebody has let the rest of
 * his turn go by. */
static void
draw_moment (const Kind *kind, GRand *random, AdcBuckFight *fight)
{
  guint n_throws = g_rand_int_range (random, 0, 2) == 0 ? g_rand_int_range (random, 1, 12) : 0;

  buck_fights_draw (kind->theme, kind->n_sides, get_n_pieces (kind), random, fight);
  adc_buck_fight_start (fight);
  for (; n_throws > 0 && buck_fights_step (fight, random); n_throws--)
    ;
  if (g_rand_int_range (random, 0, 6) == 0 && !adc_buck_fight_settle (fight) &&
      fight->stage != ADC_BUCK_SATELLITES)
    fight->turn++;
  if (fight->stage == ADC_BUCK_ROUNDS && fight->last_round == 0
      && g_rand_int_range (random, 0, 10) == 0)
    fight->round = g_rand_int_range (random, 95, 99);
}

static void
test_exact (gconstpointer data)
{
  const Kind *kind = data;
  const guint64 n_fights = get_number ("BUCK_ORACLE_FIGHTS", N_FIGHTS);
  g_autoptr(GRand) random = create_random (kind->theme, kind->n_sides);
  g_autofree AdcBuckOdds *odds = g_new0 (AdcBuckOdds, 1);
  g_autofree BuckOracleOdds *expected = g_new0 (BuckOracleOdds, 1);

  for (guint64 i = 0; i < n_fights && !g_test_failed (); i++) {
    AdcBuckFight fight;

    draw_moment (kind, random, &fight);
    buck_compare_compute (&fight, ADC_BUCK_METHOD_EXACT, 0, odds);
    g_assert_true (odds->exact);
    g_assert_cmpfloat (odds->error, ==, 0);
    buck_oracle_enumerate (&fight, expected);
    buck_compare_sums (&fight, odds);
    buck_compare_odds (&fight, odds, expected, 0, 0);
  }
}

/* A zone is defended by whoever has so much as a leader there. Nobody is gone before the dice. */
static void
start (AdcBuckFight *fight)
{
  const AdcBuckFight before = *fight;

  adc_buck_fight_start (fight);
  for (guint side = 0; side < fight->n_sides; side++) {
    const AdcBuckSide *read = &before.sides[side];
    gboolean is_there = read->n_leaders > 0;

    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      is_there = is_there || read->pieces[type] > 0;
    buck_compare_close (fight->sides[side].has_defended != FALSE, is_there, 0, fight,
                        "defence of %u", side);
    buck_compare_close (fight->sides[side].n_leaders, read->n_leaders, 0, fight, "leaders of %u",
                        side);
  }
}

/* Throw by throw the engine is where the rules say. */
static void
test_course (gconstpointer data)
{
  const Kind *kind = data;
  const guint64 n_fights = 10 * get_number ("BUCK_ORACLE_FIGHTS", N_FIGHTS);
  g_autoptr(GRand) random = create_random (kind->theme, 100 + kind->n_sides);

  for (guint64 i = 0; i < n_fights && !g_test_failed (); i++) {
    AdcBuckFight fight;

    buck_fights_draw (kind->theme, kind->n_sides, 6, random, &fight);
    start (&fight);
    buck_compare_course (&fight, random);
  }
}

/* What chance hardly ever lays out: the only escort has been hit, and until the end of the round
 * the marker can be aimed at but not the transport. */
static void
test_escort (void)
{
  g_autofree AdcBuckOdds *odds = g_new0 (AdcBuckOdds, 1);
  g_autofree BuckOracleOdds *expected = g_new0 (BuckOracleOdds, 1);
  gboolean is_compared;
  AdcBuckFight fight;

  buck_fights_clear (&fight, ADC_BUCK_TERRITORY, 2);
  buck_fights_place (&fight, 0, "1t 1T 1m");
  buck_fights_place (&fight, 1, "3t");
  adc_buck_fight_start (&fight);
  adc_buck_fight_throw (&fight, 0, ADC_BUCK_TROOPER, 1, ADC_BUCK_TROOPER, FALSE);
  adc_buck_fight_throw (&fight, 0, ADC_BUCK_TRANSPORT, 1, ADC_BUCK_TROOPER, TRUE);
  adc_buck_fight_throw (&fight, 0, ADC_BUCK_MARKER, 1, ADC_BUCK_TROOPER, FALSE);
  g_assert_false (adc_buck_fight_settle (&fight));
  adc_buck_fight_throw (&fight, 1, ADC_BUCK_TROOPER, 0, ADC_BUCK_TROOPER, TRUE);
  buck_fights_set_order (&fight, 1, "TmtgfbsF");

  for (guint aim = ADC_BUCK_AIM_VALUE; aim <= ADC_BUCK_AIM_ORDER; aim++) {
    fight.sides[1].aim = aim;
    buck_compare_compute (&fight, ADC_BUCK_METHOD_EXACT, 0, odds);
    buck_oracle_enumerate (&fight, expected);
    buck_compare_odds (&fight, odds, expected, 0, 0);
  }
  fight.sides[1].aim = ADC_BUCK_AIM_BEST;
  buck_compare_best (&fight, N_STATES, &is_compared);
  g_assert_true (is_compared);
}

/* The engine throws dice too when a fight is too large for it. */
static void
test_thrown (gconstpointer data)
{
  const Kind *kind = data;
  const guint64 n_fights = get_number ("BUCK_ORACLE_FIGHTS", N_FIGHTS) / 10;
  g_autoptr(GRand) random = create_random (kind->theme, 200 + kind->n_sides);
  g_autofree AdcBuckOdds *odds = g_new0 (AdcBuckOdds, 1);
  g_autofree BuckOracleOdds *expected = g_new0 (BuckOracleOdds, 1);

  for (guint64 i = 0; i < n_fights && !g_test_failed (); i++) {
    AdcBuckFight fight;

    draw_moment (kind, random, &fight);
    buck_compare_compute (&fight, ADC_BUCK_METHOD_SIMULATE, N_TRIALS, odds);
    g_assert_false (odds->exact);
    g_assert_cmpuint (odds->n_trials, ==, N_TRIALS);
    buck_oracle_enumerate (&fight, expected);
    buck_compare_sums (&fight, odds);
    buck_compare_odds (&fight, odds, expected, N_TRIALS, 5);
  }
}

/* ------ Large battles, by throwing dice ------ */

typedef struct {
  const char  *name;
  AdcBuckZone  zone;
  int          owner;
  guint        last_round;
  const char  *sides[BUCK_ORACLE_SIDES];
  const char  *aims[BUCK_ORACLE_SIDES]; /* an order, or "easiest", or NULL */
  guint        n_throws;                /* that have been thrown already */
} Battle;

static const Battle battles[] = {
  { "starting-armies", ADC_BUCK_TERRITORY, 1, 0,
    { "8t 4f 2g 1T 1L", "8t 4f 2g 1T 1L 2F" }, { NULL }, 0 },
  { "invasion", ADC_BUCK_TERRITORY, 1, 0,
    { "6t 3f 1T 1L ^ 3b", "5t 2g 1f 1T 1L 2F ^ 1b 1s 1L" }, { NULL, "easiest" }, 0 },
  { "landing-without-leaders", ADC_BUCK_TERRITORY, 0, 0,
    { "4g 1f 1F", "9t 1T ^ 2b" }, { "TfgtmsbF", "FgtfTmsb" }, 0 },
  { "satellite", ADC_BUCK_NEAR_ORBIT, -1, 0,
    { "1s 2f 1b 1L", "5f 2b 2T 1L" }, { NULL }, 0 },
  { "blockade", ADC_BUCK_NEAR_ORBIT, -1, 2,
    { "4f 1b 1T 1L", "1s 2f 1T" }, { "easiest", "easiest" }, 0 },
  { "convoy", ADC_BUCK_SPACE, -1, 0,
    { "2f 3T 1L", "3f 1b" }, { NULL, "easiest" }, 0 },
  { "fleets", ADC_BUCK_FAR_ORBIT, -1, 0,
    { "6f 3b 1T 1L", "8f 2b 1T" }, { "bfTstgmF", "easiest" }, 0 },
  { "skirmish", ADC_BUCK_SPACE, -1, 1,
    { "5f 1b", "3f 2b 1L" }, { NULL }, 0 },
  { "three-on-the-ground", ADC_BUCK_TERRITORY, 2, 0,
    { "4t 1f 1L", "2g 2t", "3t 1g 1T 1L 1F ^ 1b" }, { NULL, "easiest", "tfgTmsbF" }, 0 },
  { "three-in-orbit", ADC_BUCK_NEAR_ORBIT, -1, 0,
    { "3f 1T", "1s 1f 1L", "2f 1b 1T" }, { NULL, NULL, "easiest" }, 0 },
  { "markers", ADC_BUCK_TERRITORY, 0, 0,
    { "3t 1g 1m 1L 1F", "5t 2f 1T 1L" }, { NULL, "mfgtTsbF" }, 0 },
  { "four", ADC_BUCK_SPACE, -1, 3,
    { "2f 1L", "1b 1f", "3f", "1b 1T 1L" }, { NULL, "easiest", NULL, "bfTstgmF" }, 0 },
  { "in-the-middle", ADC_BUCK_TERRITORY, 1, 0,
    { "6t 3f 1T 1L ^ 2b", "5t 2g 1f 1T 1L 2F ^ 1b" }, { NULL, "easiest" }, 9 },
};

static void
lay_out (const Battle *battle, AdcBuckFight *fight)
{
  guint n_sides = 0;

  while (n_sides < BUCK_ORACLE_SIDES && battle->sides[n_sides] != NULL)
    n_sides++;
  buck_fights_clear (fight, battle->zone, n_sides);
  fight->owner = battle->owner;
  fight->sabotages = battle->owner >= 0;
  fight->last_round = battle->last_round;
  for (guint side = 0; side < n_sides; side++) {
    buck_fights_place (fight, side, battle->sides[side]);
    if (g_strcmp0 (battle->aims[side], "easiest") == 0)
      fight->sides[side].aim = ADC_BUCK_AIM_EASIEST;
    else if (battle->aims[side] != NULL)
      buck_fights_set_order (fight, side, battle->aims[side]);
  }
  adc_buck_fight_start (fight);
}

static void
test_battle (gconstpointer data)
{
  const Battle *battle = data;
  const guint n_battles = get_number ("BUCK_ORACLE_BATTLES", N_BATTLES);
  g_autoptr(GRand) random = create_random (battle - battles, 1000);
  g_autofree AdcBuckOdds *odds = g_new0 (AdcBuckOdds, 1);
  g_autofree BuckOracleOdds *expected = g_new0 (BuckOracleOdds, 1);
  AdcBuckFight fight;

  lay_out (battle, &fight);
  for (guint i = 0; i < battle->n_throws; i++)
    g_assert_true (buck_fights_step (&fight, random));
  buck_compare_compute (&fight, ADC_BUCK_METHOD_EXACT, 0, odds);
  g_assert_true (odds->exact);
  buck_compare_sums (&fight, odds);
  buck_oracle_simulate (&fight, n_battles, random, expected);
  buck_compare_odds (&fight, odds, expected, n_battles, 4);
}

/* ------ The best reply ------ */

/* Two that both play their best have one answer only when what one loses the other gains. */
static void
draw_best (GRand *random, AdcBuckFight *fight)
{
  const guint n_sides = g_rand_int_range (random, 0, 5) == 0 ? 3 : 2;
  const guint theme = g_rand_int_range (random, 0, BUCK_FIGHTS_THEMES);
  const Kind kind = { theme, n_sides };

  draw_moment (&kind, random, fight);
  fight->sides[g_rand_int_range (random, 0, n_sides)].aim = ADC_BUCK_AIM_BEST;
  if (n_sides == 2 && fight->zone == ADC_BUCK_TERRITORY && fight->owner >= 0
      && theme != BUCK_FIGHTS_STRANGE && g_rand_boolean (random))
    fight->sides[0].aim = fight->sides[1].aim = ADC_BUCK_AIM_BEST;
}

static void
test_best (void)
{
  const guint64 n_fights = 4 * get_number ("BUCK_ORACLE_FIGHTS", N_FIGHTS);
  g_autoptr(GRand) random = create_random (0, 2000);
  guint64 n_compared = 0;

  for (guint64 i = 0; i < n_fights && !g_test_failed (); i++) {
    gboolean is_compared;
    AdcBuckFight fight;

    draw_best (random, &fight);
    buck_compare_best (&fight, N_STATES, &is_compared);
    n_compared += is_compared ? 1 : 0;
  }
  g_test_message ("%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " fights compared", n_compared,
                  n_fights);
  if (!g_test_failed ())
    g_assert_cmpuint (n_compared * 10, >=, n_fights * 9);
}

/* Too large to be tried out in every way, the second even for the engine, but no order of targets
 * is better than the best. */
static void
test_orders (gconstpointer data)
{
  g_autoptr(GRand) random = create_random (0, 3000);
  g_autofree AdcBuckOdds *odds = g_new0 (AdcBuckOdds, 1);
  const Battle battle = { .zone = ADC_BUCK_TERRITORY, .owner = -1, .sides = { data, data } };
  AdcBuckFight fight;
  double best;

  lay_out (&battle, &fight);
  fight.sides[0].aim = ADC_BUCK_AIM_BEST;
  buck_compare_compute (&fight, ADC_BUCK_METHOD_EXACT, 0, odds);
  buck_compare_sums (&fight, odds);
  best = odds->ends[0];
  g_test_message ("%.6f, %s", best, odds->best_is_adaptive ? "throw by throw" : "by orders");

  for (guint i = 0; i < 12; i++) {
    if (i == 0)
      fight.sides[0].aim = ADC_BUCK_AIM_VALUE;
    else
      buck_fights_draw_order (&fight, 0, random);
    buck_compare_compute (&fight, ADC_BUCK_METHOD_EXACT, 0, odds);
    buck_compare_close (MAX (best, odds->ends[0]), best, BUCK_COMPARE_EXACTLY, &fight,
                        "the best of all orders");
  }
}

int
main (int argc, char *argv[])
{
  static const char * const themes[BUCK_FIGHTS_THEMES] = { "ground", "bombed",   "near",
                                                           "space",  "advanced", "strange" };
  Kind kinds[BUCK_FIGHTS_THEMES][BUCK_ORACLE_SIDES + 1];

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/buck-oracle/duels", test_duels);
  g_test_add_func ("/buck-oracle/escort", test_escort);
  for (guint theme = 0; theme < BUCK_FIGHTS_THEMES; theme++) {
    for (guint n_sides = 2; n_sides <= BUCK_ORACLE_SIDES; n_sides++) {
      g_autofree char *exact = g_strdup_printf ("/buck-oracle/exact/%s/%u", themes[theme], n_sides);
      g_autofree char *thrown = g_strdup_printf ("/buck-oracle/thrown/%s/%u", themes[theme],
                                                 n_sides);
      g_autofree char *course = g_strdup_printf ("/buck-oracle/course/%s/%u", themes[theme],
                                                 n_sides);

      kinds[theme][n_sides] = (Kind) { theme, n_sides };
      g_test_add_data_func (course, &kinds[theme][n_sides], test_course);
      g_test_add_data_func (exact, &kinds[theme][n_sides], test_exact);
      g_test_add_data_func (thrown, &kinds[theme][n_sides], test_thrown);
    }
  }
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++) {
    g_autofree char *path = g_strdup_printf ("/buck-oracle/battle/%s", battles[i].name);

    g_test_add_data_func (path, &battles[i], test_battle);
  }
  g_test_add_func ("/buck-oracle/best", test_best);
  g_test_add_data_func ("/buck-oracle/orders/starting-armies", "8t 4f 2g 1T 1L", test_orders);
  g_test_add_data_func ("/buck-oracle/orders/half-as-many-more", "12t 6f 3g 2T 1L", test_orders);

  return g_test_run ();
}
