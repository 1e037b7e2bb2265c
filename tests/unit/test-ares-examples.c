/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every shot of the rulebook's worked examples, threshold by threshold and die by die, through the
 * battles that ship. */

#include "ares-shipped.h"

/* The modifiers example is D, the long battle E, the raid F. */
static const struct {
  const char *id;
  const char *scenario;
  guint       n_logged; /* throws of the log that come before it */
  const char *from;
  const char *at;
  int         score;
  int         position;
  int         flanking;
  int         threshold;
  guint       n_dice;
} shots[] = {
  { "D2a", "d2-modificateurs", 0, "mech-infantry", "soldier", 3, 0, 0, 3, 1 },
  { "D2b", "d2-modificateurs", 0, "mech-infantry", "poison-ivy", 2, -1, 0, 1, 1 },
  { "D2c", "d2-modificateurs", 0, "mech-infantry", "rover", 4, -2, 0, 2, 1 },
  { "D2d", "d2-modificateurs", 0, "bomber", "soldier", 3, -1, 1, 3, 1 },
  { "D2e", "d2-modificateurs", 0, "bomber", "poison-ivy", 3, 0, 1, 4, 1 },
  { "D2f", "d2-modificateurs", 0, "bomber", "rover", 1, -1, 1, 1, 1 },
  { "D2g", "d2-modificateurs", 0, "stealth", "poison-ivy", 1, 0, 0, 1, 1 },
  { "D2g2", "d2-modificateurs", 0, "stealth", "rover", 1, 0, 0, 1, 1 },
  { "D2h", "d2-modificateurs", 0, "stealth", "soldier", 1, -1, 0, 0, 0 }, /* a lone unit */
  { "D2i", "d2-modificateurs", 0, "poison-ivy", "tanks", 1, -2, 0, -1, 0 },
  { "D2j", "d2-modificateurs", 0, "poison-ivy", "bomber", 0, 0, 0, 0, 1 },
  { "D3", "d3-bombardier-devant", 0, "bomber", "poison-ivy", 3, 0, 0, 3, 1 },
  { "E2", "e2-round-1", 0, "stealth", "razors", 2, 0, 0, 2, 3 },
  { "E3", "e2-round-1", 1, "minefield", "razors", 5, -1, 0, 4, 3 },
  { "E4a", "e2-round-1", 2, "behemoths", "mobile-aa", 1, 0, 0, 1, 3 },
  { "E4b", "e2-round-1", 2, "behemoths", "stealth", 2, -1, 0, 1, 3 },
  { "E4c", "e2-round-1", 2, "behemoths", "minefield", 4, -2, 0, 2, 3 },
  { "E4d", "e2-round-1", 2, "behemoths", "base-right", 4, -1, 0, 3, 3 },
  { "E6", "e2-round-1", 3, "mobile-aa", "slicers", 3, -1, 0, 2, 2 }, /* the Razors are gone */
  { "E9a", "e6-round-3-suite", 0, "behemoths", "mobile-aa", 1, 0, 0, 1, 3 },
  { "E9b", "e6-round-3-suite", 0, "behemoths", "stealth", 2, -1, 0, 1, 3 },
  { "E9c", "e6-round-3-suite", 0, "behemoths", "base-right", 4, -1, 0, 3, 3 },
  { "E10", "e6-round-3-suite", 1, "mobile-aa", "behemoths", 1, 0, 0, 1, 1 },
  { "E11", "e6-round-3-suite", 2, "turret", "behemoths", 1, 0, 0, 1, 1 },
  { "E11 before", "e5-round-3", 0, "turret", "behemoths", 1, -1, 0, 0, 0 },
  { "E12", "e7-derriere-la-tourelle", 0, "stealth", "behemoths", 1, -1, 0, 0, 1 },
  { "E13a", "e8-retraite", 0, "stealth", "behemoths", 1, 0, 0, 1, 3 },
  { "E13b", "e8-retraite", 0, "mobile-aa", "behemoths", 1, 0, 0, 1, 1 }, /* not 2, as printed */
  { "E13c", "e8-retraite", 0, "turret", "behemoths", 1, 0, 0, 1, 1 },
  { "F2", "f2-raid", 0, "minefield", "behemoths", 2, 0, 0, 2, 2 },
  { "F3", "f2-raid", 1, "behemoths", "minefield", 4, 0, 0, 4, 3 },
};

/* The throws of the logs, in their order. */
static const struct {
  const char *id;
  const char *scenario;
  guint       index;
  int         threshold;
  guint       n_dice;
  guint       n_hits;
  guint       n_lost;
} throws[] = {
  { "E2", "e2-round-1", 0, 2, 3, 1, 1 },
  { "E3", "e2-round-1", 1, 4, 3, 2, 2 },
  { "E4c", "e2-round-1", 2, 2, 3, 2, 2 },
  { "E6", "e2-round-1", 3, 2, 2, 0, 0 },
  { "E9c", "e6-round-3-suite", 0, 3, 3, 2, 0 },
  { "E10", "e6-round-3-suite", 1, 1, 1, 1, 1 },
  { "F2", "f2-raid", 0, 2, 2, 1, 0 },
  { "F3", "f2-raid", 1, 4, 3, 2, 2 },
};

/* What the steps that rest on the rule add. */
static int
step_value (const AdcShot *shot, const char *rule)
{
  int sum = 0;

  for (guint i = 0; i < shot->reasons->len; i++) {
    const AdcReason *reason = shot->reasons->pdata[i];

    if (reason->has_value && (rule == NULL || g_strcmp0 (reason->rule, rule) == 0))
      sum += reason->value;
  }

  return sum;
}

static int
first_value (const AdcShot *shot)
{
  for (guint i = 0; i < shot->reasons->len; i++) {
    const AdcReason *reason = shot->reasons->pdata[i];

    if (reason->has_value)
      return reason->value;
  }

  return G_MININT;
}

static void
test_shots (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shots); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy (shots[i].scenario, shots[i].n_logged);
    g_autoptr(AdcAresBattle) battle = ares_shipped_fight (scenario);
    g_autoptr(AdcShot) shot = ares_shipped_dup_shot (battle, shots[i].from, shots[i].at);

    g_test_message ("%s", shots[i].id);
    g_assert_nonnull (shot);
    g_assert_true (shot->known);
    g_assert_cmpint (first_value (shot), ==, shots[i].score);
    g_assert_cmpint (step_value (shot, "modificateurs-position"), ==, shots[i].position);
    g_assert_cmpint (step_value (shot, "renfort"), ==, shots[i].flanking);
    g_assert_cmpint (step_value (shot, NULL), ==, shots[i].threshold);
    g_assert_cmpint (shot->threshold, ==, shots[i].threshold);
    g_assert_cmpuint (shot->n_dice, ==, shots[i].n_dice);
    g_assert_cmpint (shot->possible, ==, shots[i].n_dice > 0);
    if (shot->possible)
      g_assert_cmpuint (shot->needed, ==, MAX (shots[i].threshold, 1));
  }
}

static void
test_throws (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (throws); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy (throws[i].scenario, ARES_SHIPPED_ALL);
    g_autoptr(AdcAresBattle) battle = ares_shipped_fight (scenario);
    AdcAresRecord record;

    g_test_message ("%s", throws[i].id);
    g_assert_cmpuint (adc_ares_battle_get_n_records (battle), ==,
                      adc_scenario_get_log (scenario)->len);
    adc_ares_battle_get_record (battle, throws[i].index, &record);
    g_assert_cmpint (record.threshold, ==, throws[i].threshold);
    g_assert_cmpuint (record.n_dice, ==, throws[i].n_dice);
    g_assert_cmpuint (record.n_hits, ==, throws[i].n_hits);
    g_assert_cmpuint (record.n_lost, ==, throws[i].n_lost);
    g_assert_cmpfloat_with_epsilon (record.expected, throws[i].n_dice * throws[i].threshold / 6.0,
                                    1e-12);
  }
}

/* D1: whatever the letters are worth, they pay the same for the columns they cross. */
static void
test_letters (void)
{
  static const struct {
    const char *scenario;
    const char *from;
    const char *at;
    int         position;
  } cases[] = {
    { "d1a-b-tire", "b", "e", 0 },  { "d1a-b-tire", "b", "d", -1 }, { "d1a-b-tire", "b", "f", -1 },
    { "d1a-b-tire", "b", "g", -2 }, { "d1b-e-tire", "e", "c", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    for (int score = 0; score <= 5; score++) {
      g_autoptr(AdcScenario) scenario = ares_shipped_copy (cases[i].scenario, 0);
      g_autofree char *text = g_strdup_printf ("%d", score);
      g_autoptr(AdcAresBattle) battle = NULL;
      g_autoptr(AdcShot) shot = NULL;

      ares_shipped_set_value (scenario, cases[i].at, "type", "infantry");
      ares_shipped_set_value (scenario, cases[i].from, "vs-infantry", text);
      battle = ares_shipped_fight (scenario);
      shot = ares_shipped_dup_shot (battle, cases[i].from, cases[i].at);
      g_assert_true (shot->known);
      g_assert_cmpint (step_value (shot, "modificateurs-position"), ==, cases[i].position);
      g_assert_cmpint (shot->threshold, ==, score + cases[i].position);
    }
  }
}

/* D3: when the Trooper falls the Bomber steps up, and stands as in the battle that shows it. */
static void
test_bomber_steps_up (void)
{
  g_autoptr(AdcScenario) scenario = ares_shipped_copy ("d2-modificateurs", 0);
  g_autoptr(AdcScenario) shown = ares_shipped_copy ("d3-bombardier-devant", 0);
  g_autoptr(AdcAresBattle) before = NULL;
  g_autoptr(AdcAresBattle) after = NULL;
  g_autoptr(AdcAresBattle) expected = ares_shipped_fight (shown);
  g_autofree char *line = NULL;
  g_autofree char *expected_line = NULL;
  static const char * const targets[] = { "soldier", "poison-ivy", "rover" };

  before = ares_shipped_fight (scenario);
  g_assert_cmpint (ares_shipped_get_force (before, "bomber").position, ==, ADC_ARES_FLANKING);

  ares_shipped_set_value (scenario, "poison-ivy", "vs-infantry", "3");
  ares_shipped_set_value (scenario, "poison-ivy", "initiative", "9");
  ares_shipped_throw (scenario, 1, "poison-ivy", "trooper", "1 6 6");
  after = ares_shipped_fight (scenario);
  g_assert_cmpuint (ares_shipped_get_force (after, "trooper").n_units, ==, 0);
  g_assert_cmpint (ares_shipped_get_force (after, "trooper").position, ==, ADC_ARES_AWAY);
  g_assert_cmpint (ares_shipped_get_force (after, "bomber").position, ==, ADC_ARES_ENGAGED);
  line = ares_shipped_dup_line (after);
  expected_line = ares_shipped_dup_line (expected);
  g_assert_cmpstr (line, ==, "soldier/mech-infantry poison-ivy/bomber -/stealth rover/tanks");
  g_assert_cmpstr (line, ==, expected_line);

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++) {
    g_autoptr(AdcShot) behind = ares_shipped_dup_shot (before, "bomber", targets[i]);
    g_autoptr(AdcShot) front = ares_shipped_dup_shot (after, "bomber", targets[i]);

    g_assert_cmpint (front->threshold, ==, behind->threshold - 1);
  }
}

/* D4, whoever fires and whatever the Void Rips are. */
static void
test_shield (void)
{
  static const char * const types[] = { "infantry", "armour", "air", "building" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy ("d4-bouclier", 0);
    g_autofree char *score = g_strdup_printf ("vs-%s", types[i]);
    g_autoptr(AdcAresBattle) before = ares_shipped_fight (scenario);
    g_autoptr(AdcAresBattle) after = NULL;
    AdcAresForceInfo info = ares_shipped_get_force (before, "void-rips");

    g_assert_cmpuint (info.n_units, ==, 3);
    g_assert_cmpuint (info.shield, ==, 1);
    g_assert_cmpuint (info.n_hits, ==, 4);

    ares_shipped_set_value (scenario, "void-rips", "type", types[i]);
    ares_shipped_set_value (scenario, "shooters", score, "4");
    ares_shipped_set_value (scenario, "shooters", "initiative", "9");
    ares_shipped_throw (scenario, 1, "shooters", "void-rips", "1 2 4");
    after = ares_shipped_fight (scenario);
    info = ares_shipped_get_force (after, "void-rips");
    g_assert_cmpuint (info.n_units, ==, 1);
    g_assert_cmpuint (info.shield, ==, 0);
    g_assert_cmpuint (info.n_hits, ==, 1);
  }
}

typedef struct {
  const char *force;
  guint       n_units;
  gboolean    is_damaged;
} State;

static void
assert_state (AdcAresBattle *battle, const State *states, guint n_states)
{
  for (guint i = 0; i < n_states; i++) {
    AdcAresForceInfo info = ares_shipped_get_force (battle, states[i].force);

    g_test_message ("%s", states[i].force);
    g_assert_cmpuint (info.n_units, ==, states[i].n_units);
    g_assert_cmpint (info.is_damaged, ==, states[i].is_damaged);
  }
}

/* E5 and round 1 as a whole. The Slicers' score against buildings is 1 or 2, as three dice were
 * thrown and a 3 missed: either way nothing else changes. */
static void
test_round_1 (void)
{
  static const State after[] = {
    { "slicers", 3, FALSE },   { "razors", 0, FALSE },  { "behemoths", 3, FALSE },
    { "minefield", 1, FALSE }, { "stealth", 3, FALSE }, { "mobile-aa", 2, FALSE },
  };
  static const char * const scores[] = { "1", "2" };
  g_autoptr(AdcScenario) next = ares_shipped_copy ("e3-round-2", 0);
  g_autoptr(AdcAresBattle) expected = ares_shipped_fight (next);

  assert_state (expected, after, G_N_ELEMENTS (after));
  for (guint i = 0; i < G_N_ELEMENTS (scores); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy ("e2-round-1", 3);
    g_autoptr(AdcAresBattle) battle = NULL;
    AdcAresRecord record;

    ares_shipped_set_value (scenario, "slicers", "vs-building", scores[i]);
    ares_shipped_throw (scenario, 1, "slicers", "minefield", "3 5 5");
    ares_shipped_throw (scenario, 1, "mobile-aa", "slicers", "4 4");
    battle = ares_shipped_fight (scenario);
    adc_ares_battle_get_record (battle, 3, &record);
    g_assert_cmpuint (record.n_dice, ==, 3);
    g_assert_cmpuint (record.n_hits, ==, 0);
    assert_state (battle, after, G_N_ELEMENTS (after));
    g_assert_cmpuint (adc_ares_battle_get_rerolls (battle, ADC_ARES_DEFENDER), ==, 0);
    g_assert_false (adc_ares_battle_is_over (battle, NULL));
  }
}

/* E8: the Stealth Infantry's score against air is 1 to 4, as a 1 hit and a 5 missed. */
static void
test_last_slicer (void)
{
  for (int score = 1; score <= 4; score++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy ("e5-round-3", 0);
    g_autofree char *text = g_strdup_printf ("%d", score);
    g_autoptr(AdcAresBattle) battle = NULL;
    g_autoptr(AdcShot) shot = NULL;
    g_autofree char *line = NULL;
    AdcAresRecord record;

    ares_shipped_set_value (scenario, "stealth", "vs-air", text);
    ares_shipped_throw (scenario, 3, "stealth", "slicers", "1 1 5");
    battle = ares_shipped_fight (scenario);
    adc_ares_battle_get_record (battle, 0, &record);
    g_assert_cmpint (record.threshold, ==, score);
    g_assert_cmpuint (record.n_hits, ==, 2);
    g_assert_cmpuint (record.n_lost, ==, 1); /* the second hit is lost */
    line = ares_shipped_dup_line (battle);
    g_assert_cmpstr (line, ==, "turret/- stealth/- mobile-aa/behemoths");
    shot = ares_shipped_dup_shot (battle, "turret", "behemoths");
    g_assert_cmpint (shot->threshold, ==, 1);
  }
}

/* E11: the Turret fires after the Stealth Infantry, so at 2 or less. */
static void
test_round_3 (void)
{
  static const State after[] = {
    { "slicers", 0, FALSE }, { "behemoths", 2, FALSE }, { "minefield", 0, FALSE },
    { "stealth", 3, FALSE }, { "mobile-aa", 1, FALSE }, { "turret", 1, FALSE },
  };
  static const char * const initiatives[] = { "2", "1", "0" };
  g_autoptr(AdcScenario) start = ares_shipped_copy ("e6-round-3-suite", 0);
  g_autoptr(AdcAresBattle) before = ares_shipped_fight (start);

  g_assert_true (ares_shipped_get_force (before, "behemoths").is_damaged);
  g_assert_cmpuint (ares_shipped_get_force (before, "behemoths").n_hits, ==, 5);
  for (guint i = 0; i < G_N_ELEMENTS (initiatives); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy ("e6-round-3-suite", ARES_SHIPPED_ALL);
    g_autoptr(AdcAresBattle) battle = NULL;
    AdcAresRecord record;

    ares_shipped_set_value (scenario, "turret", "initiative", initiatives[i]);
    ares_shipped_throw (scenario, 3, "turret", "behemoths", "3");
    battle = ares_shipped_fight (scenario);
    adc_ares_battle_get_record (battle, 2, &record);
    g_assert_cmpint (record.threshold, ==, 1);
    g_assert_cmpuint (record.n_hits, ==, 0);
    assert_state (battle, after, G_N_ELEMENTS (after));
    g_assert_cmpuint (adc_ares_battle_get_n_destroyed (battle), ==, 1); /* two hits, one building */
    g_assert_cmpuint (adc_ares_battle_get_round (battle), ==, 4);
  }
}

/* E13: one hit in all; the book does not say whose. */
static void
test_retreat (void)
{
  static const char * const names[] = { "stealth", "mobile-aa", "turret" };
  static const char * const dice[][3] = {
    { "1 2 3", "2", "2" }, { "2 3 4", "1", "6" }, { "6 5 4", "3", "1" }
  };
  static const State after[] = {
    { "behemoths", 2, TRUE }, { "stealth", 3, FALSE }, { "mobile-aa", 1, FALSE },
    { "turret", 1, FALSE },
  };
  g_autoptr(AdcScenario) start = ares_shipped_copy ("e8-retraite", 0);
  g_autoptr(AdcAresBattle) before = ares_shipped_fight (start);

  g_assert_true (adc_ares_battle_can_retreat (before, ADC_ARES_ATTACKER, NULL));
  g_assert_false (adc_ares_battle_can_retreat (before, ADC_ARES_DEFENDER, NULL));
  g_assert_false (adc_ares_battle_is_over (before, NULL));
  ares_shipped_throw (start, 4, "behemoths", "mobile-aa", "1 1");
  g_assert_true (ares_shipped_is_refused (start, "behemoths")); /* who retreats does not fire */

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++) {
    g_autoptr(AdcScenario) scenario = ares_shipped_copy ("e8-retraite", 0);
    g_autoptr(AdcAresBattle) battle = NULL;
    const char *winner = NULL;

    ares_shipped_set_value (scenario, "turret", "initiative", "1");
    for (guint j = 0; j < G_N_ELEMENTS (names); j++)
      ares_shipped_throw (scenario, 4, names[j], "behemoths", dice[i][j]);
    battle = ares_shipped_fight (scenario);
    assert_state (battle, after, G_N_ELEMENTS (after));
    g_assert_true (adc_ares_battle_is_over (battle, &winner));
    g_assert_cmpstr (winner, ==, "defender");
  }
}

/* F2 and F3. */
static void
test_raid (void)
{
  static const State after[] = { { "behemoths", 3, TRUE }, { "minefield", 0, FALSE } };
  g_autoptr(AdcScenario) scenario = ares_shipped_copy ("f2-raid", ARES_SHIPPED_ALL);
  g_autoptr(AdcAresBattle) battle = ares_shipped_fight (scenario);
  const char *winner = NULL;

  assert_state (battle, after, G_N_ELEMENTS (after));
  g_assert_cmpuint (ares_shipped_get_force (battle, "behemoths").n_hits, ==, 5);
  g_assert_true (adc_ares_battle_is_over (battle, &winner));
  g_assert_cmpstr (winner, ==, "attacker");
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped_load ("ares");
  g_test_add_func ("/ares-examples/shots", test_shots);
  g_test_add_func ("/ares-examples/throws", test_throws);
  g_test_add_func ("/ares-examples/letters", test_letters);
  g_test_add_func ("/ares-examples/bomber-steps-up", test_bomber_steps_up);
  g_test_add_func ("/ares-examples/shield", test_shield);
  g_test_add_func ("/ares-examples/round-1", test_round_1);
  g_test_add_func ("/ares-examples/last-slicer", test_last_slicer);
  g_test_add_func ("/ares-examples/round-3", test_round_3);
  g_test_add_func ("/ares-examples/retreat", test_retreat);
  g_test_add_func ("/ares-examples/raid", test_raid);
  status = g_test_run ();
  shipped_unload ();

  return status;
}
