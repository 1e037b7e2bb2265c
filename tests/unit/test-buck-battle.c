/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the dice need in battles of Buck Rogers, and why. */

#include "buck-scenario.h"

#include "adc-battle-report.h"
#include "adc-language.h"

#include <string.h>

#define TOLERANCE 1e-12

static const char * const units[] = { "trooper", "gennie", "fighter", "battler", "transport",
                                      "killer-satellite", "control-marker" };

/* The printed table: 0 is an X, 11 a bomb. */
static const int table[7][7] = {
  { 6, 8, 7, 0, 6, 0, 3 },
  { 5, 6, 6, 0, 5, 0, 2 },
  { 7, 7, 6, 8, 3, 7, 3 },
  { 11, 11, 4, 6, 4, 6, 0 },
  { 9, 10, 8, 10, 6, 10, 9 },
  { 0, 0, 6, 7, 5, 0, 0 },
  { 8, 9, 9, 0, 7, 0, 0 },
};

static void
assert_adds_up (const AdcShot *shot)
{
  int sum = 0;

  for (guint i = 0; i < shot->reasons->len; i++) {
    const AdcReason *reason = shot->reasons->pdata[i];

    g_assert_true (reason->label != NULL && *reason->label != '\0');
    g_assert_nonnull (reason->rule);
    g_assert_nonnull (adc_game_lookup (shipped_get_game (), reason->rule));
    if (reason->has_value)
      sum += reason->value;
  }
  g_assert_cmpint (sum, ==, shot->threshold);
}

static gboolean
says (const AdcShot *shot, const char *words, const char *rule)
{
  for (guint i = 0; i < shot->reasons->len; i++) {
    const AdcReason *reason = shot->reasons->pdata[i];

    if (strstr (reason->label, words) != NULL)
      return g_strcmp0 (reason->rule, rule) == 0;
  }

  return FALSE;
}

static const AdcReason *
get_last_reason (const AdcShot *shot)
{
  return shot->reasons->pdata[shot->reasons->len - 1];
}

/* One against one, for every pair that can meet, with and without a leader. */
static void
test_table (void)
{
  guint n_pairs = 0;

  for (guint from = 0; from < 7; from++)
    for (guint at = 0; at < 7; at++)
      for (guint leader = 0; leader < 2; leader++) {
        const gboolean is_ground = from < 2 || at < 2 || from == 6 || at == 6;
        g_autofree char *text =
          g_strdup_printf ("%s opening=no; a: 1 %s%s; b: 1 %s",
                           is_ground ? "territory" : "near-orbit", units[from],
                           leader ? ", 1 leader" : "", units[at]);
        g_autoptr(AdcBuckBattle) battle = NULL;
        g_autoptr(GPtrArray) shots = NULL;
        const AdcShot *shot;

        if (from == 6 || at == 6 || (is_ground && (from == 3 || from == 5 || at == 3 || at == 5)) ||
            (from == 5 && at == 5))
          continue; /* they never meet; markers have a test of their own */

        battle = buck_fight_line (text);
        shots = adc_battle_list_shots (ADC_BATTLE (battle));
        g_assert_cmpuint (shots->len, ==, 2);
        shot = shots->pdata[0];
        assert_adds_up (shot);
        n_pairs++;
        g_assert_true (shot->known && shot->is_at_least);
        g_assert_cmpuint (shot->n_faces, ==, 10);
        g_assert_true (shot->possible);
        g_assert_cmpint (shot->threshold, ==, table[from][at] - 2 * (int) leader);
        g_assert_cmpuint (shot->needed, ==, MAX (shot->threshold, 1));
        g_assert_cmpuint (shot->n_dice, ==, 1);
        g_assert_cmpfloat_with_epsilon (shot->chance, (11 - (int) shot->needed) / 10.0, TOLERANCE);
        g_assert_cmpfloat_with_epsilon (adc_distribution_get_mean (shot->hits), shot->chance,
                                        TOLERANCE);
        g_assert_true (says (shot, "Combat table: ", "regle-table"));
        g_assert_true (!leader || says (shot, "Leader in the zone", "regle-combat-chefs"));
      }

  g_assert_cmpuint (n_pairs, ==, 2 * (4 * 4 + 4 * 4 - 4 - 1)); /* ground, air, less both */
}

/* With the advanced table markers fight, and a gennie with a bonus cannot miss. */
static void
test_markers (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory table=advanced; a: 1 trooper, 1 gennie, 1 fighter, 1 transport, "
                   "1 leader; b: 1 control-marker");
  g_autoptr(AdcBuckBattle) battle = NULL;
  g_autoptr(GPtrArray) shots = NULL;
  const AdcShot *shot;

  adc_settings_set (adc_scenario_find_force (scenario, "a-leader", NULL)->values, "bonus-advanced",
                    "3");
  battle = buck_fight_scenario (scenario);
  shots = adc_battle_list_shots (ADC_BATTLE (battle));
  g_assert_cmpuint (shots->len, ==, 8);
  for (guint i = 0; i < shots->len; i++)
    assert_adds_up (shots->pdata[i]);

  shot = buck_find_shot (shots, "a-gennie", "b-control-marker");
  g_assert_cmpint (shot->threshold, ==, -1);
  g_assert_cmpuint (shot->needed, ==, 1);
  g_assert_cmpfloat (shot->chance, ==, 1);
  g_assert_true (says (shot, "every die hits", "regle-table"));
  g_assert_cmpint (buck_find_shot (shots, "b-control-marker", "a-fighter")->threshold, ==, 9);
  shot = buck_find_shot (shots, "b-control-marker", "a-transport");
  g_assert_false (shot->possible);
}

/* What cannot be aimed at, and why. */
static void
test_obstacles (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("near-orbit opening=no; a: 2 fighter, 1 transport; b: 1 killer-satellite, "
                   "1 battler; c: 1 transport");
  g_autoptr(AdcBuckBattle) battle = buck_fight_scenario (scenario);
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (ADC_BATTLE (battle));
  g_autoptr(AdcBuckBattle) later = NULL;
  g_autoptr(GPtrArray) later_shots = NULL;
  const AdcShot *shot = buck_find_shot (shots, "b-battler", "a-transport");

  for (guint i = 0; i < shots->len; i++)
    assert_adds_up (shots->pdata[i]);
  g_assert_false (shot->possible);
  g_assert_cmpint (shot->threshold, ==, 4);
  g_assert_cmpuint (shot->n_dice, ==, 0);
  g_assert_cmpstr (get_last_reason (shot)->rule, ==, "regle-combat-transporteurs");
  g_assert_true (buck_find_shot (shots, "b-battler", "c-transport")->possible); /* no escort */
  g_assert_null (buck_find_shot (shots, "a-fighter", "a-transport"));
  g_assert_null (buck_find_shot (shots, "b-killer-satellite", "b-battler"));

  buck_throw (scenario, 1, "a-fighter", "b-killer-satellite", "7");
  later = buck_fight_scenario (scenario);
  later_shots = adc_battle_list_shots (ADC_BATTLE (later));
  shot = buck_find_shot (later_shots, "a-fighter", "b-killer-satellite");
  g_assert_false (shot->possible);
  g_assert_true (says (shot, "hit already", "regle-bataille"));
  shot = buck_find_shot (later_shots, "a-fighter", "b-battler");
  g_assert_cmpuint (shot->n_dice, ==, 1); /* the other one has fired */
  shot = buck_find_shot (later_shots, "b-killer-satellite", "a-fighter");
  g_assert_true (shot->possible); /* though hit, it will fire */
}

/* A row of the table that has an X in it. */
static void
test_never (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory; a: 1 trooper; b: 1 gennie, 1 trooper");
  g_autoptr(AdcBuckBattle) battle = NULL;
  g_autoptr(GPtrArray) shots = NULL;
  const AdcShot *shot;

  adc_settings_set (adc_scenario_find_force (scenario, "a-trooper", NULL)->values, "vs-gennie",
                    "X");
  adc_settings_set (adc_scenario_find_force (scenario, "b-trooper", NULL)->values, "vs-gennie",
                    "X");
  battle = buck_fight_scenario (scenario);
  shots = adc_battle_list_shots (ADC_BATTLE (battle));
  shot = buck_find_shot (shots, "a-trooper", "b-gennie");
  g_assert_true (shot->known);
  g_assert_false (shot->possible);
  g_assert_cmpuint (shot->needed, ==, 0);
  g_assert_cmpstr (get_last_reason (shot)->rule, ==, "regle-table");
  g_assert_false (((AdcReason *) shot->reasons->pdata[0])->has_value);
}

/* Before the first round: the satellite, then the bombs. */
static void
test_opening (void)
{
  g_autoptr(AdcBuckBattle) air =
    buck_fight_line ("near-orbit; a: 3 fighter, 2 battler, 1 transport; b: 1 killer-satellite, "
                     "1 leader");
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (ADC_BATTLE (air));
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory owner=b; a: 1 trooper, 3 battler/orbit, 1 leader/orbit, 1 leader; "
                   "b: 2 trooper, 1 gennie, 1 fighter, 1 transport, 2 factory, "
                   "1 killer-satellite/orbit, 1 leader");
  g_autoptr(AdcBuckBattle) ground = buck_fight_scenario (scenario);
  g_autoptr(GPtrArray) ground_shots = adc_battle_list_shots (ADC_BATTLE (ground));
  g_autoptr(AdcBuckBattle) later = NULL;
  g_autoptr(GPtrArray) later_shots = NULL;
  static const char * const bombed[] = { "b-trooper", "b-gennie", "b-fighter", "b-transport",
                                         "b-factory" };
  const AdcShot *shot = buck_find_shot (shots, "b-killer-satellite", "a-fighter");

  g_assert_cmpint (shot->threshold, ==, 4);
  g_assert_cmpuint (shot->n_dice, ==, 3); /* once at each */
  g_assert_true (says (shot, "Leader in the zone", "note-chef-satellite"));
  g_assert_true (buck_find_shot (shots, "b-killer-satellite", "a-transport")->possible);
  g_assert_cmpint (buck_find_shot (shots, "a-fighter", "b-killer-satellite")->threshold, ==, 7);

  shot = buck_find_shot (ground_shots, "b-killer-satellite-orbit", "a-battler-orbit");
  g_assert_cmpint (shot->threshold, ==, 7); /* her leader is on the ground */
  g_assert_cmpuint (shot->n_dice, ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (bombed); i++) {
    shot = buck_find_shot (ground_shots, "a-battler-orbit", bombed[i]);
    assert_adds_up (shot);
    g_assert_true (shot->possible);
    g_assert_cmpint (shot->threshold, ==, 7); /* also against ships, and with a leader */
    g_assert_cmpuint (shot->n_dice, ==, 3);
    g_assert_true (says (shot, "does not help a bomb", "note-chef-bombe"));
  }
  g_assert_null (buck_find_shot (ground_shots, "a-battler-orbit", "b-leader"));
  g_assert_null (buck_find_shot (ground_shots, "a-battler-orbit", "b-killer-satellite-orbit"));
  g_assert_null (buck_find_shot (ground_shots, "a-trooper", "b-factory"));
  g_assert_cmpint (buck_find_shot (ground_shots, "a-trooper", "b-gennie")->threshold, ==, 6);

  buck_throw (scenario, 1, "a-trooper", "b-gennie", "1");
  later = buck_fight_scenario (scenario);
  later_shots = adc_battle_list_shots (ADC_BATTLE (later));
  shot = buck_find_shot (later_shots, "a-battler-orbit", "b-trooper");
  g_assert_false (shot->possible);
  g_assert_true (says (shot, "Bombing is over", "regle-bombardement"));
  shot = buck_find_shot (later_shots, "b-killer-satellite-orbit", "a-battler-orbit");
  g_assert_false (shot->possible);
}

/* Several dice at fewer targets: no more can be hit than there are. */
static void
test_cap (void)
{
  g_autoptr(AdcBuckBattle) battle = buck_fight_line ("territory; a: 3 fighter; b: 2 gennie");
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (ADC_BATTLE (battle));
  const AdcShot *shot = buck_find_shot (shots, "a-fighter", "b-gennie");

  g_assert_cmpuint (shot->n_dice, ==, 3);
  g_assert_cmpuint (adc_distribution_get_maximum (shot->hits), ==, 2);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (shot->hits, 0), 0.216, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (shot->hits, 1), 0.432, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (shot->hits, 2), 0.352, TOLERANCE);
  g_assert_cmpuint (adc_buck_battle_count_dice (battle, "a-fighter", "b-gennie"), ==, 2);
  g_assert_cmpuint (adc_buck_battle_count_dice (battle, "b-gennie", "a-fighter"), ==, 2);
  g_assert_cmpuint (adc_buck_battle_count_dice (battle, "b-gennie", "moon"), ==, 0);
}

/* Forces of the same name are told apart by their side, and on one side by their place. */
static void
test_names (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("space; a: 1 fighter, 1 transport, 1 trooper/aboard; b: 1 fighter");
  static const char * const names[][2] = {
    { "a-fighter", "Fighter (Buck Rogers)" }, { "b-fighter", "Fighter (Side B)" },
    { "a-transport", "Transport" }, { "a-trooper-aboard", "Trooper" }, { "nobody", "Nobody" },
    { "factories-bombed", "Factories bombed" },
  };
  g_autoptr(AdcScenario) above =
    buck_scenario ("territory; a: 1 leader, 1 trooper, 1 leader/orbit; b: 1 trooper");
  g_autofree char *on_ground = NULL;
  g_autofree char *in_orbit = NULL;

  adc_scenario_find_side (scenario, "a")->faction = g_strdup ("buck");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *name = adc_scenario_dup_force_name (shipped_get_game (), scenario,
                                                         names[i][0]);

    g_assert_cmpstr (name, ==, names[i][1]);
  }
  on_ground = adc_scenario_dup_force_name (shipped_get_game (), above, "a-leader");
  in_orbit = adc_scenario_dup_force_name (shipped_get_game (), above, "a-leader-orbit");
  g_assert_cmpstr (on_ground, ==, "Leader (Side A)");
  g_assert_cmpstr (in_orbit, ==, "Leader (Side A, in orbit)");
  g_assert_cmpstr (adc_battle_get_side_name (shipped_get_game (), "f"), ==, "Side F");
}

/* What a side does not name follows by its value; among many, a lone transport comes last. */
static void
test_order (void)
{
  static const struct {
    const char *scenario;
    guint8      order[ADC_BUCK_N_TARGETS];
  } cases[] = {
    { "territory; a targets=order order=trooper+factory: 1 trooper; b: 1 trooper",
      { ADC_BUCK_TROOPER, ADC_BUCK_FACTORY, ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER,
        ADC_BUCK_FIGHTER, ADC_BUCK_TRANSPORT, ADC_BUCK_GENNIE, ADC_BUCK_MARKER } },
    { "territory; a: 1 trooper; b: 1 trooper; c: 1 transport",
      { ADC_BUCK_FACTORY, ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER,
        ADC_BUCK_GENNIE, ADC_BUCK_TROOPER, ADC_BUCK_MARKER, ADC_BUCK_TRANSPORT } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcBuckBattle) battle = buck_fight_line (cases[i].scenario);

    g_assert_cmpmem (adc_buck_battle_get_fight (battle)->sides[0].order, ADC_BUCK_N_TARGETS,
                     cases[i].order, ADC_BUCK_N_TARGETS);
  }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("buck-rogers");

  g_test_add_func ("/buck-battle/table", test_table);
  g_test_add_func ("/buck-battle/markers", test_markers);
  g_test_add_func ("/buck-battle/obstacles", test_obstacles);
  g_test_add_func ("/buck-battle/never", test_never);
  g_test_add_func ("/buck-battle/opening", test_opening);
  g_test_add_func ("/buck-battle/cap", test_cap);
  g_test_add_func ("/buck-battle/names", test_names);
  g_test_add_func ("/buck-battle/order", test_order);

  result = g_test_run ();
  shipped_unload ();
  return result;
}
