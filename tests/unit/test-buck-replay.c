/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice of a log, fallen again: what they leave, and which could not have fallen. */

#include "buck-scenario.h"

#include "adc-language.h"

#include <string.h>

typedef struct {
  const char *name;
  const char *scenario;
  const char *log;   /* shots, one to a line: "1 a-trooper b-gennie 7 8" */
  const char *rule;  /* NULL: it could have been so */
  const char *words; /* of the sentence */
} Case;

#define DUEL "territory; a: 2 trooper; b: 2 gennie"
#define CONVOY "space; a: 3 fighter; b: 1 fighter, 1 transport"
#define AIR "near-orbit; a: 2 fighter, 1 battler, 1 transport; b: 1 killer-satellite, 1 fighter"
#define RAID \
  "territory owner=b; a: 1 trooper, 2 battler/orbit; b: 2 trooper, 1 fighter, 1 transport, " \
  "1 leader, 1 factory"

static const Case cases[] = {
  { "whole-round", DUEL, "1 a-trooper b-gennie 7 8\n1 b-gennie a-trooper 5 4", NULL, NULL },
  { "one-by-one", DUEL, "1 a-trooper b-gennie 7\n1 a-trooper b-gennie 8\n1 b-gennie a-trooper 1",
    NULL, NULL },
  { "two-rounds", DUEL, "1 a-trooper b-gennie 1\n2 a-trooper b-gennie 1", NULL, NULL },
  { "second-side-only", DUEL, "1 b-gennie a-trooper 4 4\n2 a-trooper b-gennie 1", NULL, NULL },
  { "round-0-of-nothing", DUEL, "0 a-trooper b-gennie 8", "regle-ordre-combats",
    "only satellites fire and battlers bomb" },
  { "skipped-round", DUEL, "1 a-trooper b-gennie 1\n3 a-trooper b-gennie 1", "regle-bataille",
    "round 3 does not follow round 1" },
  { "first-is-2", DUEL, "2 a-trooper b-gennie 1", "regle-bataille",
    "round 2 does not follow round 0" },
  { "backwards", DUEL, "1 a-trooper b-gennie 1\n2 a-trooper b-gennie 1\n1 a-trooper b-gennie 1",
    "regle-bataille", "round 1 does not follow round 2" },
  { "turn-is-over", DUEL, "1 b-gennie a-trooper 1\n1 a-trooper b-gennie 1", "regle-bataille",
    "not its turn" },
  { "too-many-dice", DUEL, "1 a-trooper b-gennie 1 1 1", "regle-bataille",
    "2 dice at most, not 3" },
  { "all-have-attacked", "territory; a: 1 trooper, 1 fighter; b: 2 gennie",
    "1 a-trooper b-gennie 1\n1 a-trooper b-gennie 1", "regle-bataille", "attacked already" },
  { "no-dice", DUEL, "1 a-trooper b-gennie", "regle-bataille", "no die was thrown" },
  { "eleven", DUEL, "1 a-trooper b-gennie 11", "regle-des", "ten faces" },
  { "friend", "territory; a: 1 trooper, 1 gennie; b: 1 gennie", "1 a-trooper a-gennie 8",
    "regle-bataille", "no target" },
  { "itself", DUEL, "1 a-trooper a-trooper 8", "regle-bataille", "no target" },
  { "moon", DUEL, "1 a-trooper moon 8", "regle-bataille", "no target" },
  { "leader-aimed-at", RAID, "1 a-trooper b-leader 8", "regle-bataille", "no target" },
  { "factory-aimed-at", RAID, "1 a-trooper b-factory 8", "regle-bataille", "no target" },
  { "leader-attacks", RAID, "1 b-leader a-trooper 8", "regle-bataille", "never attacks" },
  { "from-orbit", RAID, "1 a-battler-orbit b-trooper 8", "regle-bataille", "never attacks" },
  { "never-hits", "near-orbit opening=no; a: 1 fighter; b: 1 killer-satellite, 1 fighter; "
    "c: 1 fighter",
    "1 b-killer-satellite a-fighter 8", NULL, NULL },
  { "escorted", CONVOY, "1 a-fighter b-transport 8", "regle-combat-transporteurs", "escorted" },
  { "escort-hit", CONVOY, "1 a-fighter b-fighter 8\n1 a-fighter b-transport 8", "regle-bataille",
    "not its turn" },
  { "escort-gone", CONVOY, "1 a-fighter b-fighter 8\n2 a-fighter b-transport 3 3", NULL, NULL },
  { "hit-already", "territory; a: 2 trooper; b: 1 gennie, 1 trooper",
    "1 a-trooper b-gennie 8\n1 a-trooper b-gennie 8", "regle-bataille", "hit already" },
  { "hit-ones-fire", DUEL, "1 a-trooper b-gennie 8 8\n1 b-gennie a-trooper 5 5", NULL, NULL },
  { "over", "territory; a: 1 trooper; b: 1 trooper",
    "1 a-trooper b-trooper 6\n1 b-trooper a-trooper 1\n2 a-trooper b-trooper 6",
    "regle-fin-bataille", "over before" },
  { "stopped", "space rounds=1; a: 1 fighter; b: 1 fighter",
    "1 a-fighter b-fighter 1\n1 b-fighter a-fighter 1\n2 a-fighter b-fighter 6",
    "regle-fin-bataille", "over before" },

  /* Satellites. */
  { "opening", AIR, "0 b-killer-satellite a-fighter 6 5\n0 b-killer-satellite a-battler 7\n"
    "0 b-killer-satellite a-transport 4\n1 a-fighter b-killer-satellite 7", NULL, NULL },
  { "opening-left-out", AIR, "1 a-fighter b-killer-satellite 7", NULL, NULL },
  { "opening-cut-short", AIR, "0 b-killer-satellite a-fighter 6\n1 a-fighter b-fighter 6", NULL,
    NULL },
  { "three-at-two", AIR, "0 b-killer-satellite a-fighter 6 5 6", "regle-satellites",
    "2 dice at most, not 3" },
  { "same-ships-again", AIR, "0 b-killer-satellite a-fighter 1 1\n"
    "0 b-killer-satellite a-fighter 1", "regle-satellites", "once at each" },
  { "late-opening", AIR, "1 a-fighter b-fighter 6\n0 b-killer-satellite a-fighter 6",
    "regle-bataille", "does not follow" },
  { "fighter-in-opening", AIR, "0 a-fighter b-fighter 6", "regle-ordre-combats",
    "only satellites" },
  { "opening-is-over", "near-orbit opening=no; a: 2 fighter; b: 1 killer-satellite",
    "0 b-killer-satellite a-fighter 6", "regle-bataille", "not its turn" },

  /* Bombs. */
  { "bombs", RAID, "0 a-battler-orbit b-factory 6\n0 a-battler-orbit b-transport 7\n"
    "1 a-trooper b-trooper 6", NULL, NULL },
  { "bomb-at-leader", RAID, "0 a-battler-orbit b-leader 7", "regle-bataille", "no target" },
  { "three-bombs", RAID, "0 a-battler-orbit b-trooper 7 7 7", "regle-bataille",
    "2 dice at most, not 3" },
  { "third-bomb", RAID, "0 a-battler-orbit b-trooper 1 1\n0 a-battler-orbit b-trooper 7",
    "regle-bataille", "not its turn" },
};

static void
add_log (AdcScenario *scenario, const char *log)
{
  g_auto(GStrv) lines = g_strsplit (log, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto(GStrv) words = g_strsplit (lines[i], " ", 4);

    buck_throw (scenario, (guint) g_ascii_strtoull (words[0], NULL, 10), words[1], words[2],
                words[3] != NULL ? words[3] : "");
    ((AdcScenarioShot *) adc_scenario_get_log (scenario)->pdata[i])->line = 10 + i;
  }
}

static AdcBuckBattle *
replay (const char *text, const char *log)
{
  g_autoptr(AdcScenario) scenario = buck_scenario (text);

  add_log (scenario, log);
  return buck_fight_scenario (scenario);
}

static void
test_log (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(AdcScenario) scenario = buck_scenario (test->scenario);
  g_autoptr(GPtrArray) faults = NULL;
  const AdcFault *fault;
  guint n_shots;

  add_log (scenario, test->log);
  n_shots = adc_scenario_get_log (scenario)->len;
  faults = shipped_list_faults (scenario);
  if (test->rule == NULL) {
    if (faults->len > 0)
      g_error ("%s", ((AdcFault *) faults->pdata[0])->message);
    return;
  }

  g_assert_cmpuint (faults->len, ==, 1);
  fault = faults->pdata[0];
  if (strstr (fault->message, test->words) == NULL)
    g_error ("“%s” does not say “%s”", fault->message, test->words);
  g_assert_cmpstr (fault->rule, ==, test->rule);
  g_assert_cmpint (fault->line, ==, 10 + n_shots - 1); /* it is always the last one */
  g_assert_nonnull (fault->force);
}

static void
assert_force (AdcBuckBattle *battle, const char *id, guint n_pieces, guint n_hit, guint n_ready)
{
  AdcBuckForceInfo info;

  g_assert_true (adc_buck_battle_find_force (battle, id, &info));
  g_assert_cmpuint (info.n_pieces, ==, n_pieces);
  g_assert_cmpuint (info.n_hit, ==, n_hit);
  g_assert_cmpuint (info.n_ready, ==, n_ready);
}

/* In the middle of a round: who is hit stays until it ends, and fires. */
static void
test_moment (void)
{
  g_autoptr(AdcBuckBattle) first = replay (DUEL, "1 a-trooper b-gennie 8");
  g_autoptr(AdcBuckBattle) second = replay (DUEL, "1 a-trooper b-gennie 8 7");
  g_autoptr(AdcBuckBattle) third = replay (DUEL, "1 a-trooper b-gennie 8 7\n"
                                                 "1 b-gennie a-trooper 5 4");
  AdcBuckForceInfo info;

  g_assert_cmpuint (adc_buck_battle_get_fight (first)->turn, ==, 0);
  assert_force (first, "a-trooper", 2, 0, 1);
  assert_force (first, "b-gennie", 2, 1, 2);
  g_assert_true (adc_buck_battle_find_force (first, "a-trooper", &info) && info.is_firing);
  g_assert_true (adc_buck_battle_find_force (first, "b-gennie", &info) && !info.is_firing);

  g_assert_cmpuint (adc_buck_battle_get_fight (second)->turn, ==, 1);
  assert_force (second, "a-trooper", 2, 0, 0);
  assert_force (second, "b-gennie", 2, 1, 2);

  g_assert_cmpuint (adc_buck_battle_get_round (third), ==, 2);
  assert_force (third, "a-trooper", 1, 0, 1);
  assert_force (third, "b-gennie", 1, 0, 1);
  g_assert_false (adc_buck_battle_is_over (third));
}

/* Once its turn is over, a force is shown with the dice of the next round: those hit have none. */
static void
test_next_round (void)
{
  g_autoptr(AdcBuckBattle) battle = replay ("territory; a: 3 trooper; b: 2 gennie; c: 1 fighter",
                                            "1 a-trooper b-gennie 1 1 1\n"
                                            "1 b-gennie a-trooper 5 1");
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (ADC_BATTLE (battle));

  g_assert_cmpuint (adc_buck_battle_get_fight (battle)->turn, ==, 2);
  g_assert_cmpuint (buck_find_shot (shots, "a-trooper", "b-gennie")->n_dice, ==, 2);
  g_assert_cmpuint (buck_find_shot (shots, "b-gennie", "a-trooper")->n_dice, ==, 2);
  g_assert_cmpuint (buck_find_shot (shots, "c-fighter", "a-trooper")->n_dice, ==, 1);
}

/* The worked example of the satellite: 4 at the battler, then 8, 10, 2, 8 and 8. */
static void
test_satellite (void)
{
  g_autoptr(AdcBuckBattle) battle =
    replay ("near-orbit; a: 5 fighter, 1 battler; b: 1 killer-satellite",
            "0 b-killer-satellite a-battler 4\n0 b-killer-satellite a-fighter 8 10 2 8 8");

  assert_force (battle, "a-fighter", 1, 0, 1);
  assert_force (battle, "a-battler", 1, 0, 1);
  g_assert_cmpuint (adc_buck_battle_get_round (battle), ==, 1);
}

static void
test_bombs (void)
{
  g_autoptr(AdcBuckBattle) begun = replay (RAID, "0 a-battler-orbit b-factory 7");
  g_autoptr(AdcBuckBattle) done = replay (RAID, "0 a-battler-orbit b-factory 7\n"
                                                "0 a-battler-orbit b-trooper 6");

  assert_force (begun, "b-factory", 0, 0, 0);
  assert_force (begun, "a-battler-orbit", 2, 0, 1);
  g_assert_cmpuint (adc_buck_battle_get_round (begun), ==, 0);
  assert_force (done, "b-trooper", 2, 0, 2);
  assert_force (done, "a-battler-orbit", 2, 0, 0);
  g_assert_cmpuint (adc_buck_battle_get_round (done), ==, 1);
}

static gboolean
is_noted (AdcBuckBattle *battle, const char *words)
{
  g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (battle));

  for (guint i = 0; i < notes->len; i++)
    if (strstr (((AdcReason *) notes->pdata[i])->label, words) != NULL)
      return TRUE;

  return FALSE;
}

/* Five dice at one target: those after the hit are nobody's attack. */
static void
test_idle_dice (void)
{
  g_autoptr(AdcBuckBattle) battle = replay ("territory; a: 5 trooper; b: 1 gennie, 1 trooper",
                                            "1 a-trooper b-gennie 7 8 9 1 10");
  g_autoptr(AdcBuckBattle) exact = replay ("territory; a: 5 trooper; b: 1 gennie, 1 trooper",
                                           "1 a-trooper b-gennie 7 8");

  assert_force (battle, "a-trooper", 5, 0, 3);
  assert_force (battle, "b-gennie", 1, 1, 1);
  g_assert_true (is_noted (battle, "3 dice fell when all were hit already"));
  g_assert_false (is_noted (exact, "when all were hit already"));
  g_assert_cmpmem (adc_buck_battle_get_fight (battle), sizeof (AdcBuckFight),
                   adc_buck_battle_get_fight (exact), sizeof (AdcBuckFight));
  g_assert_cmpuint (adc_buck_battle_count_dice (battle, "a-trooper", "b-trooper"), ==, 1);
  g_assert_cmpuint (adc_buck_battle_count_dice (battle, "a-trooper", "b-gennie"), ==, 0);
}

/* Rerolls are of another game. */
static void
test_reroll (void)
{
  g_autoptr(AdcScenario) scenario = buck_scenario (DUEL);
  g_autoptr(GPtrArray) faults = NULL;

  buck_throw (scenario, 1, "a-trooper", "b-gennie", "1");
  adc_scenario_shot_add_reroll (adc_scenario_get_log (scenario)->pdata[0], 0, 8);
  faults = shipped_list_faults (scenario);
  g_assert_cmpuint (faults->len, ==, 1);
}

/* How it ends: two leaders alone, a lone leader, a former owner. */
static void
test_ends (void)
{
  g_autoptr(AdcBuckBattle) leaders =
    replay ("territory owner=b; a: 1 trooper, 1 leader; b: 1 trooper, 1 leader",
            "1 a-trooper b-trooper 4\n1 b-trooper a-trooper 5");
  g_autoptr(AdcBuckBattle) alone =
    replay ("territory owner=b; a: 1 trooper, 1 leader; b: 1 trooper",
            "1 a-trooper b-trooper 4\n1 b-trooper a-trooper 6");
  g_autoptr(AdcBuckBattle) dead =
    replay ("territory; a: 1 trooper, 1 leader; b: 1 trooper",
            "1 a-trooper b-trooper 3\n1 b-trooper a-trooper 6");

  g_assert_true (adc_buck_battle_is_over (leaders));
  g_assert_cmpint (adc_buck_battle_get_winner (leaders), ==, -1);
  g_assert_true (is_noted (leaders, "Nobody is here: Side B keeps the zone"));
  g_assert_true (is_noted (leaders, "Side A has lost a leader"));
  g_assert_true (is_noted (leaders, "Side B has lost a leader"));

  g_assert_cmpint (adc_buck_battle_get_winner (alone), ==, 0);
  assert_force (alone, "a-leader", 1, 0, 0);

  g_assert_cmpint (adc_buck_battle_get_winner (dead), ==, 1);
  assert_force (dead, "a-leader", 0, 0, 0);
  g_assert_true (is_noted (dead, "Side A has lost a leader"));
}

static guint
count_of (AdcScenario *scenario, const char *force)
{
  return adc_scenario_find_force (scenario, force, NULL)->count;
}

/* What is left becomes the beginning. */
static void
test_settle (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("near-orbit rounds=3; a: 3 fighter, 3 transport, 7 trooper/aboard, "
                   "1 factory/aboard, 1 leader; b: 1 killer-satellite, 2 fighter");
  g_autoptr(AdcBuckBattle) battle = NULL;
  g_autoptr(AdcBuckBattle) after = NULL;

  add_log (scenario, "0 b-killer-satellite a-fighter 6 1 1\n"
                     "0 b-killer-satellite a-transport 5 5 1\n"
                     "1 a-fighter b-fighter 4 10");
  battle = buck_fight_scenario (scenario);
  adc_buck_battle_settle (battle, scenario);
  g_assert_cmpuint (adc_scenario_get_log (scenario)->len, ==, 0);
  g_assert_cmpuint (count_of (scenario, "a-fighter"), ==, 2);
  g_assert_cmpuint (count_of (scenario, "a-transport"), ==, 1);
  g_assert_cmpuint (count_of (scenario, "a-trooper-aboard"), ==, 5);
  g_assert_cmpuint (count_of (scenario, "a-factory-aboard"), ==, 0);
  g_assert_cmpuint (count_of (scenario, "a-leader"), ==, 1);
  g_assert_cmpuint (count_of (scenario, "b-fighter"), ==, 0);
  g_assert_cmpstr (adc_settings_get (adc_scenario_get_settings (scenario), "rounds", NULL), ==,
                   "2");
  after = buck_fight_scenario (scenario); /* the satellite does not fire again */
  g_assert_cmpuint (adc_buck_battle_get_round (after), ==, 1);
  assert_force (after, "a-fighter", 2, 0, 2);

  adc_buck_battle_settle (after, scenario); /* without dice there is nothing to do */
  g_assert_cmpuint (count_of (scenario, "a-fighter"), ==, 2);
}

/* At the end of a round, with two more to come. */
static void
test_settle_between (void)
{
  g_autoptr(AdcScenario) scenario = buck_scenario ("space rounds=3; a: 2 fighter; b: 2 fighter");
  g_autoptr(AdcBuckBattle) battle = NULL;

  add_log (scenario, "1 a-fighter b-fighter 6 1\n1 b-fighter a-fighter 1 1");
  battle = buck_fight_scenario (scenario);
  adc_buck_battle_settle (battle, scenario);
  g_assert_cmpuint (count_of (scenario, "b-fighter"), ==, 1);
  g_assert_cmpstr (adc_settings_get (adc_scenario_get_settings (scenario), "rounds", NULL), ==,
                   "2");
}

/* Any shots at all, in any order: never more than a sentence. What is accepted stays within what
 * was there. */
static void
test_any_log (void)
{
  static const char * const scenarios[] = { DUEL, CONVOY, AIR, RAID,
    "territory; a: 2 trooper, 1 leader; b: 2 gennie; c: 1 fighter, 1 transport" };
  g_autoptr(GRand) random = g_rand_new_with_seed (25);
  guint n_accepted = 0;

  for (guint i = 0; i < 4000; i++) {
    g_autoptr(AdcScenario) scenario = buck_scenario (scenarios[i % G_N_ELEMENTS (scenarios)]);
    g_autoptr(GPtrArray) ids = g_ptr_array_new ();
    GPtrArray *sides = adc_scenario_get_sides (scenario);
    g_autoptr(GPtrArray) faults = NULL;

    for (guint j = 0; j < sides->len; j++) {
      const AdcScenarioSide *side = sides->pdata[j];

      for (guint k = 0; k < side->forces->len; k++)
        g_ptr_array_add (ids, ((AdcScenarioForce *) side->forces->pdata[k])->id);
    }
    for (guint n_shots = g_rand_int_range (random, 1, 7); n_shots > 0; n_shots--) {
      g_autofree char *dice = g_strdup_printf ("%d %d", g_rand_int_range (random, 1, 11),
                                               g_rand_int_range (random, 1, 11));

      if (g_rand_boolean (random))
        *strchr (dice, ' ') = '\0';
      buck_throw (scenario, g_rand_int_range (random, 0, 3),
                  ids->pdata[g_rand_int_range (random, 0, ids->len)],
                  ids->pdata[g_rand_int_range (random, 0, ids->len)], dice);
      g_clear_pointer (&faults, g_ptr_array_unref);
      faults = shipped_list_faults (scenario);
      if (faults->len > 0) { /* take it back, as a player would */
        g_ptr_array_set_size (adc_scenario_get_log (scenario),
                              adc_scenario_get_log (scenario)->len - 1);
      } else {
        g_autoptr(AdcBuckBattle) battle = buck_fight_scenario (scenario);

        n_accepted++;
        for (guint j = 0; j < adc_buck_battle_get_n_forces (battle); j++) {
          AdcBuckForceInfo info;

          adc_buck_battle_get_force (battle, j, &info);
          g_assert_cmpuint (info.n_pieces, <=, info.n_before);
          g_assert_cmpuint (info.n_hit, <=, info.n_pieces);
        }
      }
    }
  }

  g_assert_cmpuint (n_accepted, >, 1000); /* else nothing was tried */
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("buck-rogers");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/buck-replay/log/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_log);
  }
  g_test_add_func ("/buck-replay/moment", test_moment);
  g_test_add_func ("/buck-replay/next-round", test_next_round);
  g_test_add_func ("/buck-replay/satellite", test_satellite);
  g_test_add_func ("/buck-replay/bombs", test_bombs);
  g_test_add_func ("/buck-replay/idle-dice", test_idle_dice);
  g_test_add_func ("/buck-replay/reroll", test_reroll);
  g_test_add_func ("/buck-replay/ends", test_ends);
  g_test_add_func ("/buck-replay/settle", test_settle);
  g_test_add_func ("/buck-replay/settle-between", test_settle_between);
  g_test_add_func ("/buck-replay/any-log", test_any_log);

  result = g_test_run ();
  shipped_unload ();
  return result;
}
