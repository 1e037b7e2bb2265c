/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenarios of Buck Rogers that the rules forbid, that are odd, or that lack something: what is
 * said of each. */

#include "buck-scenario.h"

#include "adc-language.h"
#include "adc-piece.h"

#include <string.h>

typedef struct {
  const char  *name;
  const char  *scenario;
  AdcFaultKind kind;
  const char  *force; /* or NULL */
  const char  *rule;  /* or NULL */
  const char  *words; /* of the sentence */
} Case;

#define NO ADC_FAULT_IMPOSSIBLE
#define ODD ADC_FAULT_MOMENTARY

static const Case cases[] = {
  /* Words that mean nothing. */
  { "unit", "territory; a: 1 trooper, 1 dragon; b: 1 trooper", NO, "a-dragon", "regle-contenu",
    "“dragon” is no piece" },
  { "place", "territory; a: 1 trooper/cellar; b: 1 trooper", NO, "a-trooper-cellar", NULL,
    "“cellar” is no place" },
  { "kind", "swamp; a: 1 trooper; b: 1 trooper", NO, NULL, NULL, "“swamp” is no value" },
  { "table", "territory table=round; a: 1 trooper; b: 1 trooper", NO, NULL, NULL,
    "“round” is no value for the setting “table”" },
  { "sabotage", "territory sabotage=maybe; a: 1 trooper; b: 1 trooper", NO, NULL, NULL,
    "“maybe” is no value for the setting “sabotage”" },
  { "opening", "space opening=late; a: 1 fighter; b: 1 fighter", NO, NULL, NULL,
    "“late” is no value for the setting “opening”" },
  { "rounds-word", "space rounds=some; a: 1 fighter; b: 1 fighter", NO, NULL, NULL,
    "“some” is no value for the setting “rounds”" },
  { "rounds-0", "space rounds=0; a: 1 fighter; b: 1 fighter", NO, NULL, NULL, "“0” is no value" },
  { "rounds-100", "space rounds=100; a: 1 fighter; b: 1 fighter", NO, NULL, NULL,
    "“100” is no value" },
  { "setting", "territory weather=rain; a: 1 trooper; b: 1 trooper", NO, NULL, NULL,
    "no setting “weather”" },
  { "side-setting", "territory; a mood=bad: 1 trooper; b: 1 trooper", NO, NULL, NULL,
    "no setting “mood”" },
  { "targets", "territory; a targets=all: 1 trooper; b: 1 trooper", NO, NULL, NULL,
    "“all” is no value for the setting “targets”" },
  { "order-word", "territory; a targets=order order=trooper+moon: 1 trooper; b: 1 trooper", NO,
    NULL, "regle-bataille", "“moon” is nothing to aim at" },
  { "order-leader", "territory; a targets=order order=leader: 1 trooper; b: 1 trooper", NO, NULL,
    "regle-bataille", "“leader” is nothing to aim at" },
  { "order-twice", "territory; a targets=order order=trooper+trooper: 1 trooper; b: 1 trooper", NO,
    NULL, NULL, "“trooper” is in the order of targets twice" },
  { "side", "territory; a: 1 trooper; enemy: 1 trooper", NO, NULL, NULL, "not “enemy”" },
  { "side-nobody", "territory; a: 1 trooper; nobody: 1 trooper", NO, NULL, NULL, "not “nobody”" },
  { "owner", "territory owner=z; a: 1 trooper; b: 1 trooper", NO, NULL, NULL, "no side “z”" },
  { "owner-in-orbit", "near-orbit owner=a; a: 1 fighter; b: 1 fighter", NO, NULL,
    "regle-marqueurs-controle", "nobody owns this zone" },

  /* The zone. */
  { "zone", "territory zone=atlantis; a: 1 trooper; b: 1 trooper", NO, NULL, NULL,
    "no zone “atlantis”" },
  { "zone-kind", "territory zone=near-mars-orbit; a: 1 trooper; b: 1 trooper", NO, NULL, NULL,
    "of another kind" },
  { "zone-far", "near-orbit zone=far-mars-orbit; a: 1 fighter; b: 1 fighter", NO, NULL, NULL,
    "of another kind" },
  { "zone-space", "far-orbit zone=mars-orbit-10; a: 1 fighter; b: 1 fighter", NO, NULL, NULL,
    "of another kind" },
  { "rounds-on-territory", "territory rounds=2; a: 1 trooper; b: 1 trooper", NO, NULL,
    "regle-bataille", "to the end" },

  /* Pieces where they cannot be. */
  { "trooper-in-orbit", "near-orbit; a: 1 trooper; b: 1 fighter", NO, "a-trooper", "regle-soldats",
    "stand on territories" },
  { "gennie-in-space", "space; a: 1 gennie; b: 1 fighter", NO, "a-gennie", "regle-gennies",
    "stand on territories" },
  { "battler-on-territory", "territory; a: 1 battler; b: 1 trooper", NO, "a-battler",
    "regle-bombardiers", "never land" },
  { "satellite-on-territory", "territory; a: 1 killer-satellite; b: 1 trooper", NO,
    "a-killer-satellite", "regle-satellites", "near orbit" },
  { "satellite-in-far-orbit", "far-orbit; a: 1 killer-satellite; b: 1 fighter", NO,
    "a-killer-satellite", "regle-satellites", "near orbit" },
  { "satellite-in-space", "space; a: 1 killer-satellite; b: 1 fighter", NO, "a-killer-satellite",
    "regle-satellites", "near orbit" },
  { "two-satellites", "near-orbit; a: 1 killer-satellite; b: 1 killer-satellite", NO,
    "b-killer-satellite", "regle-satellites", "at most one in a zone" },
  { "satellite-twice", "near-orbit; a: 2 killer-satellite; b: 1 fighter", NO,
    "a-killer-satellite", "regle-satellites", "at most one in a zone" },
  { "two-satellites-above", "territory; a: 1 trooper, 1 killer-satellite/orbit; b: 1 trooper, "
    "1 killer-satellite/orbit", NO, "b-killer-satellite-orbit", "regle-satellites",
    "at most one in a zone" },
  { "factory-in-orbit", "near-orbit; a: 1 fighter, 1 factory; b: 1 fighter", NO, "a-factory",
    "regle-usines", "on a territory, or it is aboard" },
  { "factory-of-stranger", "territory owner=b; a: 1 trooper, 1 factory; b: 1 trooper", NO,
    "a-factory", "regle-usines", "only the owner" },
  { "factory-of-nobody", "territory; a: 1 trooper, 1 factory; b: 1 trooper", NO, "a-factory",
    "regle-usines", "only the owner" },
  { "marker-basic", "territory owner=b; a: 1 trooper; b: 1 control-marker", NO,
    "b-control-marker", "regle-marqueurs-controle", "only with the advanced table" },
  { "marker-in-orbit", "near-orbit table=advanced; a: 1 fighter; b: 1 control-marker", NO,
    "b-control-marker", "regle-marqueurs-controle", "on a territory" },
  { "marker-of-stranger", "territory table=advanced owner=b; a: 1 control-marker; b: 1 trooper",
    NO, "a-control-marker", "regle-marqueurs-controle", "another side owns" },
  { "two-markers", "territory table=advanced owner=b; a: 1 trooper; b: 2 control-marker", NO,
    "b-control-marker", "regle-marqueurs-controle", "one in a zone" },
  { "orbit-in-space", "space; a: 1 fighter, 1 battler/orbit; b: 1 fighter", NO,
    "a-battler-orbit", "regle-bombardement", "only a battle on a territory" },
  { "fighter-above", "territory; a: 1 trooper, 1 fighter/orbit; b: 1 trooper", NO,
    "a-fighter-orbit", "regle-bombardement", "only battlers" },
  { "above-deimos", "territory zone=deimos; a: 1 trooper, 1 battler/orbit; b: 1 trooper", NO,
    "a-battler-orbit", "note-orbites", "no near orbit" },
  { "above-l-4", "territory zone=l-4-colony; a: 1 trooper, 1 battler/orbit; b: 1 trooper", NO,
    "a-battler-orbit", "note-orbites", "no near orbit" },

  /* Cargo. */
  { "aboard-on-territory", "territory; a: 1 transport, 1 trooper/aboard; b: 1 trooper", NO,
    "a-trooper-aboard", "regle-chargement", "nothing is aboard" },
  { "gennie-aboard", "space; a: 1 transport, 1 gennie/aboard; b: 1 fighter", NO,
    "a-gennie-aboard", "regle-transport", "troopers, or a factory" },
  { "cargo-of-six", "space; a: 1 transport, 6 trooper/aboard; b: 1 fighter", NO,
    "a-trooper-aboard", "regle-chargement", "needs 2 transports, and there are 1" },
  { "two-factories", "space; a: 1 transport, 2 factory/aboard; b: 1 fighter", NO,
    "a-factory-aboard", "regle-chargement", "needs 2 transports" },
  { "both-kinds", "space; a: 1 transport, 1 trooper/aboard, 1 factory/aboard; b: 1 fighter", NO,
    "a-factory-aboard", "regle-chargement", "needs 2 transports" },
  { "no-transport", "space; a: 1 fighter, 1 trooper/aboard; b: 1 fighter", NO,
    "a-trooper-aboard", "regle-chargement", "there are 0" },

  /* Too many. */
  { "sixty-one", "territory; a: 61 trooper; b: 1 trooper", NO, "a-trooper", "regle-contenu",
    "61" },
  { "three-colours", "territory; a: 25 gennie; b: 1 trooper", NO, "a-gennie", "regle-contenu",
    "nobody has 25" },
  { "one-colour", "territory; a: 9 gennie; b: 1 trooper", ODD, "a-gennie", "regle-contenu",
    "more than the 8 that one colour has" },
  { "spread", "space; a: 4 transport, 15 trooper/aboard, 1 fighter; b: 16 fighter", ODD,
    "b-fighter", "regle-contenu", "more than the 15" },
  { "four-leaders", "territory; a: 1 trooper, 4 leader; b: 1 trooper", NO, "a-leader",
    "regle-contenu", "nobody has 4" },
  { "bank", "territory owner=b; a: 1 trooper; b: 1 trooper, 25 factory", NO, "b-factory",
    "regle-contenu", "24 of them in the whole game" },

  /* Leaders alone, and nobody to fight. */
  { "late-leader", "territory; a: 1 trooper; b: 1 leader", NO, "b-leader",
    "regle-mouvement-chefs", "alone with enemies" },
  { "leader-between", "territory; a: 1 trooper; b: 1 leader; c: 1 trooper", NO, "b-leader",
    "regle-mouvement-chefs", "alone with enemies" },
  { "early-leader", "territory; a: 1 leader; b: 1 trooper", ODD, "a-leader",
    "regle-combat-chefs", "dies before the first die" },
  { "one-side", "territory owner=b; a: 1 trooper; b: 1 factory", ODD, NULL, "regle-combat",
    "only one side" },
  { "no-side", "territory; a; b", ODD, NULL, "regle-combat", "nobody is in the zone" },
};

static const AdcFault *
find_fault (GPtrArray *faults, const Case *test)
{
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == test->kind && g_strcmp0 (fault->force, test->force) == 0 &&
        g_strcmp0 (fault->rule, test->rule) == 0 && strstr (fault->message, test->words) != NULL)
      return fault;
  }

  return NULL;
}

static void
test_fault (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(AdcScenario) scenario = buck_scenario (test->scenario);
  g_autoptr(GPtrArray) faults = NULL;

  for (guint i = 0; i < adc_scenario_get_sides (scenario)->len; i++) {
    AdcScenarioSide *side = adc_scenario_get_sides (scenario)->pdata[i];

    for (guint j = 0; j < side->forces->len; j++)
      ((AdcScenarioForce *) side->forces->pdata[j])->line = 100 * (i + 1) + j;
  }
  faults = shipped_list_faults (scenario);
  if (find_fault (faults, test) == NULL) {
    for (guint i = 0; i < faults->len; i++) {
      const AdcFault *fault = faults->pdata[i];

      g_test_message ("%d %s %s: %s", fault->kind, fault->force, fault->rule, fault->message);
    }
    g_test_fail ();
    return;
  }
  g_assert_cmpuint (faults->len, ==, 1); /* one slip, one sentence */
  if (test->force != NULL)
    g_assert_cmpint (((AdcFault *) faults->pdata[0])->line, >=, 100);
}

/* What is as it should be has no fault at all. */
static void
test_sound (void)
{
  static const char * const sound[] = {
    "territory; a: 8 trooper, 1 leader; b: 2 gennie",
    "territory owner=b; a: 1 trooper, 2 battler/orbit, 1 leader/orbit; b: 1 trooper, 24 factory",
    "territory zone=pavonis owner=a; a: 1 trooper, 1 killer-satellite/orbit; b: 1 trooper, "
    "2 battler/orbit",
    "territory zone=ceres; a: 1 trooper, 1 battler/orbit; b: 1 trooper",
    "territory table=advanced; a: 3 trooper; b: 1 control-marker",
    "near-orbit zone=ceres-orbit; a: 3 fighter, 1 battler; b: 1 killer-satellite",
    "far-orbit zone=far-mars-orbit rounds=1; a: 1 fighter; b: 1 battler",
    "space zone=mars-orbit-10 rounds=99; a: 2 transport, 5 trooper/aboard, 1 factory/aboard; "
    "b: 1 fighter",
    "territory; a targets=order order=fighter+gennie,factory: 1 trooper, 0 gennie; b targets=best: "
    "1 trooper",
    "territory; a: 1 trooper, 3 leader; b: 1 trooper; c targets=easiest: 1 fighter; d: 1 gennie; "
    "e: 1 transport; f: 1 trooper",
    "territory; b: 1 trooper; a: 1 trooper", /* they may move in any order */
  };

  for (guint i = 0; i < G_N_ELEMENTS (sound); i++) {
    g_autoptr(AdcScenario) scenario = buck_scenario (sound[i]);
    g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);

    if (faults->len > 0)
      g_error ("%s: %s", sound[i], ((AdcFault *) faults->pdata[0])->message);
  }
}

static void
assert_refused (AdcScenario *scenario, const char *words)
{
  g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);

  for (guint i = 0; i < faults->len; i++)
    if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE &&
        strstr (((AdcFault *) faults->pdata[i])->message, words) != NULL)
      return;

  g_error ("nothing says “%s”", words);
}

/* What a line cannot write. */
static void
test_odd_forms (void)
{
  g_autoptr(AdcScenario) twice = buck_scenario ("territory; a: 1 trooper; b: 1 trooper");
  g_autoptr(AdcScenario) arrival = adc_scenario_copy (twice);
  g_autoptr(AdcScenario) target = adc_scenario_copy (twice);
  g_autoptr(AdcScenario) setting = adc_scenario_copy (twice);
  g_autoptr(AdcScenario) unit = adc_scenario_copy (twice);
  AdcScenarioForce *force = adc_scenario_add_force (adc_scenario_find_side (twice, "a"), "again");

  force->unit = g_strdup ("trooper");
  force->place = g_strdup ("zone");
  force->count = 2;
  assert_refused (twice, "one force of them in one place");

  adc_scenario_add_arrival (adc_scenario_find_side (arrival, "b"), 2, "b-trooper", 1);
  assert_refused (arrival, "nobody joins a battle");

  g_ptr_array_add (adc_scenario_find_force (target, "a-trooper", NULL)->targets,
                   g_strdup ("b-trooper"));
  assert_refused (target, "one order of targets");

  adc_settings_set (adc_scenario_find_force (setting, "a-trooper", NULL)->settings, "mood", "bad");
  assert_refused (setting, "no setting “mood”");

  g_clear_pointer (&adc_scenario_find_force (unit, "a-trooper", NULL)->unit, g_free);
  assert_refused (unit, "“a-trooper” is no piece");
}

/* Pieces without a place take no part, whatever they are. */
static void
test_away (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory; a: 1 trooper, 6 battler; b: 1 trooper");
  g_autoptr(AdcBuckBattle) battle = NULL;
  AdcBuckForceInfo info;

  g_clear_pointer (&adc_scenario_find_force (scenario, "a-battler", NULL)->place, g_free);
  battle = buck_fight_scenario (scenario);
  g_assert_true (adc_buck_battle_find_force (battle, "a-battler", &info));
  g_assert_cmpint (info.place, ==, ADC_BUCK_AWAY);
  g_assert_cmpuint (info.n_pieces, ==, 0);
}

/* Numbers of the combat table, typed in. */
static void
test_values (void)
{
  static const struct {
    const char *value;
    const char *words; /* NULL: allowed */
  } values[] = {
    { "3", NULL }, { "X", NULL }, { "x", NULL }, { "B", NULL }, { "0", "is no number" },
    { "11", "is no number" }, { "six", "is no number" }, { "", "is no number" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autoptr(AdcScenario) scenario =
      buck_scenario ("territory; a: 1 trooper; b: 1 gennie");

    adc_settings_set (adc_scenario_find_force (scenario, "a-trooper", NULL)->values, "vs-gennie",
                      values[i].value);
    if (values[i].words != NULL)
      assert_refused (scenario, values[i].words);
    else
      g_object_unref (buck_fight_scenario (scenario));
  }
}

/* One table for all: a number that holds for one side holds for the other. */
static void
test_one_table (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory; a: 1 trooper; b: 1 trooper, 1 gennie");
  g_autoptr(AdcBuckBattle) battle = NULL;

  adc_settings_set (adc_scenario_find_force (scenario, "a-trooper", NULL)->values, "vs-gennie",
                    "3");
  assert_refused (scenario, "the same for all sides");
  adc_settings_set (adc_scenario_find_force (scenario, "b-trooper", NULL)->values, "vs-gennie",
                    "3");
  battle = buck_fight_scenario (scenario);
  g_assert_cmpint (adc_buck_battle_get_number (battle, ADC_BUCK_TROOPER, ADC_BUCK_GENNIE), ==, 3);
}

/* What a leader adds with the advanced table is asked for, and taken when it is typed in. */
static void
test_missing_bonus (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory table=advanced; a: 3 trooper, 1 leader; b: 1 control-marker");
  g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);
  g_autoptr(AdcBuckBattle) battle = buck_fight_scenario (scenario);
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (ADC_BATTLE (battle));
  g_autoptr(AdcForecast) forecast = NULL;
  g_autoptr(AdcBuckBattle) known = NULL;
  g_autoptr(GPtrArray) known_shots = NULL;
  g_autoptr(GError) error = NULL;
  const AdcFault *fault = faults->pdata[0];

  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpint (fault->kind, ==, ADC_FAULT_MISSING);
  g_assert_cmpstr (fault->force, ==, "a-leader");
  g_assert_cmpstr (fault->stat, ==, "bonus-advanced");
  g_assert_false (buck_find_shot (shots, "a-trooper", "b-control-marker")->known);
  g_assert_true (buck_find_shot (shots, "b-control-marker", "a-trooper")->known);
  forecast = adc_battle_forecast (ADC_BATTLE (battle), NULL, NULL, NULL, &error);
  g_assert_null (forecast);
  g_assert_nonnull (error);

  adc_settings_set (adc_scenario_find_force (scenario, "a-leader", NULL)->values, "bonus-advanced",
                    "1");
  known = buck_fight_scenario (scenario);
  known_shots = adc_battle_list_shots (ADC_BATTLE (known));
  g_assert_cmpint (buck_find_shot (known_shots, "a-trooper", "b-control-marker")->threshold, ==, 2);
  g_clear_pointer (&forecast, adc_forecast_unref);
  forecast = shipped_forecast (known);
}

/* A number that nobody knows is asked for where it matters, and only there. */
static void
test_missing_number (void)
{
  AdcPiece *gennie = ADC_PIECE (adc_game_lookup (shipped_get_game (), "gennie"));
  g_autoptr(AdcScenario) idle = buck_scenario ("territory; a: 1 gennie; b: 1 trooper");
  g_autoptr(AdcScenario) scenario = buck_scenario ("territory; a: 1 gennie; b: 1 fighter");
  g_autoptr(GPtrArray) faults = NULL;
  g_autoptr(GPtrArray) none = NULL;
  g_autoptr(AdcBuckBattle) battle = NULL;
  g_autoptr(GPtrArray) shots = NULL;

  /* Somebody who types in nonsense has at least said so. */
  adc_piece_set_user_value (gennie, "vs-fighter", "?");
  assert_refused (scenario, "“?” is no number");
  adc_piece_set_user_value (gennie, "vs-fighter", "9");
  battle = buck_fight_scenario (scenario);
  shots = adc_battle_list_shots (ADC_BATTLE (battle));
  g_assert_cmpint (buck_find_shot (shots, "a-gennie", "b-fighter")->threshold, ==, 9);
  adc_piece_set_user_value (gennie, "vs-fighter", NULL);

  none = shipped_list_faults (idle);
  g_assert_cmpuint (none->len, ==, 0);
  faults = shipped_list_faults (scenario);
  g_assert_cmpuint (faults->len, ==, 0);
}

/* A game of that name that says nothing of its pieces: everything is asked for. */
static void
test_bare_game (void)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Bare");
  g_autoptr(AdcGame) game = adc_game_new ("buck-rogers", "en", title);
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory; a: 1 trooper, 1 leader; b: 1 gennie, 1 fighter");
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
  g_autoptr(GPtrArray) shots = NULL;
  static const char * const expected[][2] = {
    { "a-trooper", "vs-gennie" }, { "a-trooper", "vs-fighter" }, { "a-leader", "bonus" },
    { "b-gennie", "vs-trooper" }, { "b-fighter", "vs-trooper" },
  };

  g_assert_nonnull (battle);
  g_assert_cmpuint (faults->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    g_assert_cmpint (fault->kind, ==, ADC_FAULT_MISSING);
    g_assert_cmpstr (fault->force, ==, expected[i][0]);
    g_assert_cmpstr (fault->stat, ==, expected[i][1]);
  }
  shots = adc_battle_list_shots (battle);
  g_assert_cmpuint (shots->len, ==, 4);
  for (guint i = 0; i < shots->len; i++)
    g_assert_false (((AdcShot *) shots->pdata[i])->known);

  /* And its dice cannot be read. */
  buck_throw (scenario, 1, "a-trooper", "b-gennie", "10");
  g_assert_null (adc_battle_new (game, scenario, faults));
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("buck-rogers");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/buck-legality/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_fault);
  }
  g_test_add_func ("/buck-legality/sound", test_sound);
  g_test_add_func ("/buck-legality/odd-forms", test_odd_forms);
  g_test_add_func ("/buck-legality/away", test_away);
  g_test_add_func ("/buck-legality/values", test_values);
  g_test_add_func ("/buck-legality/one-table", test_one_table);
  g_test_add_func ("/buck-legality/missing-bonus", test_missing_bonus);
  g_test_add_func ("/buck-legality/missing-number", test_missing_number);
  g_test_add_func ("/buck-legality/bare-game", test_bare_game);

  result = g_test_run ();
  shipped_unload ();
  return result;
}
