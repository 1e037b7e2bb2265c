/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-scenario.h"

#include "adc-battles.h"

#include <string.h>

#define HQS "a1:moloch-hq e3:posterunek-hq "
#define TWO "moloch posterunek"

static GPtrArray *
fault_array_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
}

/* It must be impossible, with one complaint: about the force, under the rule, with the words. */
static void
assert_refused (AdcScenario *scenario, const char *force, const char *rule, const char *part)
{
  g_autoptr(GPtrArray) faults = fault_array_new ();
  g_autoptr(AdcBattle) battle = adc_battle_new (hex_tiles_get_game (), scenario, faults);
  g_autofree char *wanted = hex_fill_in (part);
  const AdcFault *fault;

  g_assert_null (battle);
  g_assert_cmpuint (faults->len, ==, 1);
  fault = faults->pdata[0];
  g_test_message ("%s", fault->message);
  g_assert_cmpint (fault->kind, ==, ADC_FAULT_IMPOSSIBLE);
  g_assert_cmpstr (fault->force, ==, force);
  g_assert_cmpstr (fault->rule, ==, rule);
  g_assert_nonnull (strstr (fault->message, wanted));
}

static void
test_tiles (void)
{
  static const struct {
    const char *tiles; /* besides the HQs */
    const char *force;
    const char *rule;
    const char *part;
  } cases[] = {
    /* where it lies */
    { "f1:moloch-hunter", "moloch-hunter", "regle-poser-unite",
      "{moloch-hunter}: the board has no hex “f1”" },
    { "a4:moloch-hunter", "moloch-hunter", "regle-poser-unite", "“a4”" },
    { "c3:moloch-hunter c3:moloch-cyborg", "moloch-cyborg", "regle-poser-unite",
      "{moloch-cyborg} cannot lie in c3, where {moloch-hunter} lies already" },
    { "c3:moloch-hunter c3:posterunek-runner", "posterunek-runner", "regle-poser-unite",
      "{posterunek-runner} cannot lie in c3, where {moloch-hunter} lies already" },
    { "c3:moloch-move", "moloch-move", "regle-actions", "{moloch-move} is an action tile" },
    /* what it is */
    { "c3:moloch-tank", "moloch-tank", "regle-contenu", "“moloch-tank” is no tile" },
    { "c3:moloch", "moloch", "regle-contenu", "“moloch” is no tile" },
    { "c3:borgo-mutant", "borgo-mutant", "regle-preparation",
      "{borgo-mutant} (c3) is no tile of {moloch}" },
    { "c3:borgo-hq", "borgo-hq", "regle-preparation", "{borgo-hq} (c3) is no tile of {moloch}" },
    /* how many there are */
    { "c3:moloch-clown c4:moloch-clown", "moloch-clown-2", "regle-contenu",
      "{moloch} has only 1 tile “{moloch-clown}”" },
    { "c3:moloch-hunter c4:moloch-hunter discard:moloch-hunter", "moloch-hunter-3", "regle-contenu",
      "{moloch} has only 2 tiles “{moloch-hunter}”" },
    { "c3:moloch-hunter hand:moloch-hunter discard:moloch-hunter", "moloch-hunter-3",
      "regle-contenu", "only 2 tiles" },
    { "hand:moloch-move discard:moloch-move", "moloch-move-2", "regle-contenu", "only 1 tile" },
    { "c3:moloch-hq", "moloch-hq-2", "regle-qg", "{moloch} has two HQs" },
    /* how it stands */
    { "c3:moloch-hunter@6", "moloch-hunter", "regle-poser-unite",
      "{moloch-hunter} (c3) is turned by 0 to 5" },
    { "c3:moloch-hunter@-1", "moloch-hunter", "regle-poser-unite", "not by “-1”" },
    { "c3:moloch-hunter@x", "moloch-hunter", "regle-poser-unite", "“x”" },
    { "c3:moloch-hunter/1", "moloch-hunter", "regle-resistance",
      "{moloch-hunter} (c3) is destroyed by its first wound" },
    { "c3:moloch-clown/2", "moloch-clown", "regle-resistance",
      "{moloch-clown} (c3) bears 1 wound at" },
    { "c3:moloch-blocker/3", "moloch-blocker", "regle-resistance",
      "{moloch-blocker} (c3) bears 2 wounds at" },
    { "c3:moloch-blocker/-1", "moloch-blocker", "regle-resistance", "{moloch-blocker} (c3)" },
    { "c3:moloch-blocker/many", "moloch-blocker", "regle-resistance", "{moloch-blocker} (c3)" },
    /* in hand and discarded */
    { "hand:moloch-push hand:moloch-push hand:moloch-push hand:moloch-move", "moloch-move",
      "regle-tour", "Nobody has more than 3 tiles in hand, not even {moloch}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *tiles = g_strconcat (HQS, cases[i].tiles, NULL);
    g_autoptr(AdcScenario) scenario = hex_scenario (TWO, tiles);

    g_test_message ("%s", cases[i].tiles);
    assert_refused (scenario, cases[i].force, cases[i].rule, cases[i].part);
  }
}

static void
test_hqs (void)
{
  static const struct {
    const char *tiles;
    const char *rule;
    const char *part;
  } cases[] = {
    { "a1:moloch-hq/0", "regle-qg", "{moloch-hq} (a1) has 1 to 20 points, not “0”" },
    { "a1:moloch-hq/21", "regle-qg", "not “21”" },
    { "hand:moloch-hq", "regle-preparation", "{moloch-hq} is set aside" },
    { "discard:moloch-hq", "regle-qg", "{moloch-hq} is never discarded" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (TWO, cases[i].tiles);

    assert_refused (scenario, "moloch-hq", cases[i].rule, cases[i].part);
  }
}

static void
test_settings (void)
{
  static const struct {
    const char *force; /* NULL: of the scenario */
    const char *setting;
    const char *value;
    const char *rule;
    const char *part;
  } cases[] = {
    { NULL, "board", "steep", "regle-colline", "“steep”" },
    { NULL, "scoring", "goals", "regle-points", "“goals”" },
    { NULL, "decisions", "0 one", NULL, "“one”" },
    { NULL, "decisions", "32", NULL, "“32”" },
    { NULL, "decisions", "-1", NULL, "“-1”" },
    { NULL, "weather", "fair", NULL, "“weather”" },
    { "moloch-hq", "wounds", "1", "regle-qg", "{moloch-hq} (a1) has no wounds" },
    { "moloch-hq", "points", "", "regle-qg", "not “”" },
    { "moloch-hunter", "points", "5", "regle-qg", "{moloch-hunter} (c3) has no points" },
    { "moloch-hunter", "turn", "5", NULL, "“turn”" },
    { "moloch-scout", "pile", "pocket", "regle-tour", "“pocket”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (TWO, HQS "c3:moloch-hunter hand:moloch-scout");

    if (cases[i].force != NULL)
      hex_scenario_set (scenario, cases[i].force, cases[i].setting, cases[i].value);
    else
      adc_scenario_set (scenario, cases[i].setting, cases[i].value);
    assert_refused (scenario, cases[i].force, cases[i].rule, cases[i].part);
  }
}

static void
test_sides (void)
{
  static const struct {
    const char *armies;
    const char *rule;
    const char *part;
  } cases[] = {
    { "moloch", "regle-multijoueur", "Two to four" },
    { "moloch posterunek borgo hegemonia red", "regle-multijoueur", "Two to four" },
    { "moloch red", "regle-preparation", "“red” is no army" },
    { "moloch hq", "regle-preparation", "“hq” is no army" },
    { "moloch moloch", "regle-preparation", "{moloch} fights twice" },
    { "moloch+borgo posterunek", "regle-alliance", "two against two" },
    { "moloch+borgo+posterunek hegemonia", "regle-alliance", "two against two" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (cases[i].armies, "");
    g_autoptr(GPtrArray) faults = fault_array_new ();
    g_autoptr(AdcBattle) battle = adc_battle_new (hex_tiles_get_game (), scenario, faults);
    g_autofree char *part = hex_fill_in (cases[i].part);
    gboolean is_found = FALSE;

    g_test_message ("%s", cases[i].armies);
    g_assert_null (battle);
    for (guint j = 0; j < faults->len; j++) {
      const AdcFault *fault = faults->pdata[j];

      is_found |= g_strcmp0 (fault->rule, cases[i].rule) == 0 &&
                  strstr (fault->message, part) != NULL;
    }
    g_assert_true (is_found);
  }
}

static void
test_teams (void)
{
  static const char * const teams[][4] = {
    { "1", NULL, NULL, NULL }, { "1", "1", "2", NULL }, { "1", "1", "1", "2" },
    { "1", "1", "2", "3" },    { "1", "1", "1", "1" },  { "", "1", "2", "2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (teams); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario ("moloch posterunek borgo hegemonia", "");
    GPtrArray *sides = adc_scenario_get_sides (scenario);

    for (guint j = 0; j < 4; j++)
      adc_settings_set (((AdcScenarioSide *) sides->pdata[j])->settings, "team", teams[i][j]);
    assert_refused (scenario, NULL, "regle-alliance", "two against two");
  }
}

/* What a scenario can say, but none of this game can mean. */
static void
test_nonsense (void)
{
  for (guint i = 0; i < 7; i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (TWO, HQS "c3:moloch-hunter");
    AdcScenarioSide *side = adc_scenario_find_side (scenario, "moloch");
    AdcScenarioForce *force = adc_scenario_find_force (scenario, "moloch-hunter", NULL);
    const char *named = "moloch-hunter";
    const char *rule = NULL;

    switch (i) {
    case 0:
      force->count = 2;
      break;
    case 1:
      force->count = 0;
      break;
    case 2:
      adc_settings_set (force->values, "toughness", "9");
      rule = "regle-contenu";
      break;
    case 3:
      g_ptr_array_add (force->targets, g_strdup ("posterunek-hq"));
      rule = "regle-coup";
      break;
    case 4:
      adc_scenario_add_arrival (side, 2, "moloch-hunter", 1);
      named = NULL;
      rule = "regle-batailles";
      break;
    case 5:
      adc_scenario_add_shot (scenario, 1, "moloch-hunter", "posterunek-hq");
      named = NULL;
      rule = "regle-batailles";
      break;
    default:
      g_free (side->faction);
      side->faction = g_strdup ("borgo");
      named = NULL;
      rule = "regle-preparation";
    }
    assert_refused (scenario, named, rule, "");
  }
}

/* A force that has only a title is described by nothing. */
static void
test_nameless (void)
{
  g_autoptr(AdcScenario) scenario = hex_scenario (TWO, HQS);
  AdcScenarioForce *force =
    adc_scenario_add_force (adc_scenario_find_side (scenario, "moloch"), "walker");

  force->name = adc_text_new ("en", "Walker");
  force->place = g_strdup ("c3");
  assert_refused (scenario, "walker", "regle-contenu", "“walker” is no tile");
}

static guint
count_faults (AdcScenario *scenario, const char *part)
{
  g_autoptr(GPtrArray) faults = fault_array_new ();
  g_autoptr(AdcBattle) battle = adc_battle_new (hex_tiles_get_game (), scenario, faults);
  g_autofree char *wanted = hex_fill_in (part);

  g_assert_nonnull (battle);
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    g_assert_cmpint (fault->kind, ==, ADC_FAULT_MOMENTARY);
    g_assert_nonnull (strstr (fault->message, wanted));
  }

  return faults->len;
}

static void
test_allowed (void)
{
  static const struct {
    const char *armies;
    const char *tiles;
  } cases[] = {
    { TWO, "" },
    { TWO, "hand:moloch-move hand:posterunek-runner discard:posterunek-move" },
    { TWO, HQS },
    { TWO, "a1:moloch-hq/1 e3:posterunek-hq@5/20 c3:moloch-blocker@3/2 c4:moloch-clown/1" },
    { "moloch posterunek borgo", "a1:moloch-hq c3:posterunek-hq e3:borgo-hq" },
    { "moloch+borgo hegemonia+posterunek",
      "a1:moloch-hq c3:posterunek-hq e3:borgo-hq e1:hegemonia-hq hand:hegemonia-boss" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (cases[i].armies, cases[i].tiles);

    g_test_message ("%s", cases[i].tiles);
    g_assert_cmpuint (count_faults (scenario, ""), ==, 0);
  }
}

/* It resolves all the same. */
static void
test_no_hq (void)
{
  g_autoptr(AdcScenario) one = hex_scenario (TWO, "a1:moloch-hq c3:posterunek-runner");
  g_autoptr(AdcScenario) none = hex_scenario (TWO, "a1:moloch-hunter c3:posterunek-runner");

  g_assert_cmpuint (count_faults (one, "{posterunek} has no HQ on the board"), ==, 1);
  g_assert_cmpuint (count_faults (none, "has no HQ on the board"), ==, 2);
}

/* What somebody meets who has never laid a tile here. */
static void
test_empty (void)
{
  g_autoptr(AdcScenario) scenario = adc_battles_create_empty (hex_tiles_get_game ());
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  g_assert_cmpuint (sides->len, ==, 2);
  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    g_assert_cmpstr (side->faction, ==, side->id);
  }
  g_assert_cmpuint (count_faults (scenario, ""), ==, 0);
}

/* The line of the file that is wrong. */
static void
test_lines (void)
{
  g_autoptr(AdcScenario) scenario = hex_scenario (TWO, HQS "c3:moloch-hunter@9");
  g_autoptr(GPtrArray) faults = fault_array_new ();
  g_autoptr(AdcBattle) battle = NULL;

  adc_scenario_find_force (scenario, "moloch-hunter", NULL)->line = 17;
  battle = adc_battle_new (hex_tiles_get_game (), scenario, faults);
  g_assert_cmpint (((AdcFault *) faults->pdata[0])->line, ==, 17);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-legality/tiles", test_tiles },
    { "/hex-legality/hqs", test_hqs },
    { "/hex-legality/settings", test_settings },
    { "/hex-legality/sides", test_sides },
    { "/hex-legality/teams", test_teams },
    { "/hex-legality/nonsense", test_nonsense },
    { "/hex-legality/nameless", test_nameless },
    { "/hex-legality/allowed", test_allowed },
    { "/hex-legality/no-hq", test_no_hq },
    { "/hex-legality/empty", test_empty },
    { "/hex-legality/lines", test_lines },
  };

  return hex_scenario_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
