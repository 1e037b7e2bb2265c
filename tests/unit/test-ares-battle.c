/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the battle line refuses, moves and remembers. */

#include "adc-ares-battle.h"
#include "adc-ares-score.h"
#include "adc-language.h"
#include "adc-library-loader.h"

static AdcGame *game;

static AdcScenarioForce *
add_force (AdcScenario *scenario, const char *side, const char *id, const char *place,
           const char *abilities)
{
  AdcScenarioForce *force = adc_scenario_add_force (adc_scenario_find_side (scenario, side), id);

  force->name = adc_text_new ("en", id);
  force->count = 3;
  force->place = g_strdup (place);
  g_hash_table_insert (force->values, g_strdup ("type"), g_strdup ("infantry"));
  g_hash_table_insert (force->values, g_strdup ("initiative"), g_strdup ("2"));
  g_hash_table_insert (force->values, g_strdup ("vs-infantry"), g_strdup ("3"));
  g_hash_table_insert (force->values, g_strdup ("cost"), g_strdup ("1"));
  if (abilities != NULL)
    g_hash_table_insert (force->values, g_strdup ("abilities"), g_strdup (abilities));

  return force;
}

static AdcScenario *
make_scenario (const char *attack, const char *place)
{
  AdcScenario *scenario = adc_scenario_new ("ares");

  adc_scenario_set (scenario, "attack", attack);
  adc_scenario_set (scenario, "place", place);
  adc_scenario_add_side (scenario, "attacker");
  adc_scenario_add_side (scenario, "defender");
  return scenario;
}

static AdcAresBattle *
prepare (AdcScenario *scenario)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  AdcBattle *battle = adc_battle_new (game, scenario, faults);

  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s", ((AdcFault *) faults->pdata[i])->message);
  g_assert_nonnull (battle);
  return ADC_ARES_BATTLE (battle);
}

/* The first fault of that kind must quote the rule, and the rule must exist. */
static void
assert_fault (AdcScenario *scenario, AdcFaultKind kind, const char *rule)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);

  g_assert_cmpint (battle == NULL, ==, kind == ADC_FAULT_IMPOSSIBLE);
  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == kind) {
      g_assert_cmpstr (fault->rule, ==, rule);
      g_assert_true (rule == NULL || adc_game_lookup (game, rule) != NULL);
      return;
    }
  }
  g_assert_not_reached ();
}

static void
test_participation (void)
{
  static const struct {
    const char *attack;
    const char *place;
    const char *side;      /* of the force in question */
    const char *type;
    const char *abilities;
    const char *rule;      /* NULL: it may take part */
  } cases[] = {
    { "normal", "frontier", "attacker", "infantry", "base-defence", "regle-defense-base" },
    { "normal", "frontier", "defender", "infantry", "base-defence", "regle-defense-base" },
    { "normal", "base", "attacker", "infantry", "base-defence", "regle-defense-base" },
    { "normal", "base", "defender", "infantry", "base-defence", NULL },
    { "deep", "base", "attacker", "infantry", "recon:1", "regle-profondeur" },
    { "deep", "base", "attacker", "infantry", "deep-strike", NULL },
    { "deep", "base", "defender", "infantry", "recon:1", NULL },
    { "raid", "base", "attacker", "air", "recon:1", "raid-restrictions" },
    { "raid", "base", "attacker", "building", "recon:1", "raid-restrictions" },
    { "raid", "base", "attacker", "armour", "recon:1", NULL },
    { "raid", "base", "attacker", "infantry", "base-defence", "regle-defense-base" },
    { "raid", "base", "defender", "building", "recon:1", "raid-restrictions" },
    { "raid", "base", "defender", "building", "base-defence", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = make_scenario (cases[i].attack, cases[i].place);
    const gboolean attacks = g_str_equal (cases[i].side, "attacker");
    AdcScenarioForce *force = add_force (scenario, cases[i].side, "one", "1", cases[i].abilities);

    g_hash_table_replace (force->values, g_strdup ("type"), g_strdup (cases[i].type));
    g_hash_table_insert (force->values, g_strdup ("vs-infantry"), g_strdup ("1"));
    add_force (scenario, attacks ? "defender" : "attacker", "two", "1", "deep-strike");
    if (cases[i].rule != NULL) {
      assert_fault (scenario, ADC_FAULT_IMPOSSIBLE, cases[i].rule);
    } else {
      g_autoptr(AdcAresBattle) battle = prepare (scenario);
    }
  }
}

/* A card whose abilities we do not all know is not called illegal. */
static void
test_benefit_of_the_doubt (void)
{
  g_autoptr(AdcScenario) scenario = make_scenario ("deep", "base");
  AdcScenarioForce *force = adc_scenario_add_force (adc_scenario_find_side (scenario, "attacker"),
                                                    "behemoths");
  g_autoptr(AdcAresBattle) battle = NULL;

  force->unit = g_strdup ("behemoth");
  force->count = 2;
  force->place = g_strdup ("1");
  add_force (scenario, "defender", "two", "1", NULL);
  battle = prepare (scenario);
  g_assert_cmpuint (adc_ares_battle_get_n_rounds (battle), ==, 3);
}

static void
test_settings (void)
{
  static const struct {
    const char *side; /* NULL: of the whole */
    const char *name;
    const char *value;
    const char *rule;
  } cases[] = {
    { NULL, "attack", "sideways", NULL },
    { NULL, "round", "7", NULL },
    { NULL, "round", "0", NULL },
    { NULL, "colour", "red", NULL },
    { NULL, "frontier", "attacker", "choix-attaque" },
    { "attacker", "rerolls", "-1", NULL },
    { "attacker", "rerolls", "1e9", NULL },
    { "attacker", "policy", "wild", NULL },
    { "defender", "mood", "grim", NULL },
  };
  g_autoptr(AdcScenario) sound = make_scenario ("normal", "frontier");

  add_force (sound, "attacker", "one", "1", NULL);
  add_force (sound, "defender", "two", "1", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = adc_scenario_copy (sound);

    if (cases[i].side == NULL)
      adc_scenario_set (scenario, cases[i].name, cases[i].value);
    else
      adc_settings_set (adc_scenario_find_side (scenario, cases[i].side)->settings, cases[i].name,
                        cases[i].value);
    assert_fault (scenario, ADC_FAULT_IMPOSSIBLE, cases[i].rule);
  }
}

static void
test_retreat (void)
{
  static const struct {
    const char *attack;
    const char *place;
    gboolean    is_allowed; /* for the defender; the attacker always may */
  } cases[] = {
    { "normal", "frontier", TRUE },
    { "normal", "base", FALSE },
    { "raid", "base", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = make_scenario (cases[i].attack, cases[i].place);
    g_autoptr(AdcAresBattle) battle = NULL;

    add_force (scenario, "attacker", "one", "1", NULL);
    add_force (scenario, "defender", "two", "1", NULL);
    battle = prepare (scenario);
    g_assert_true (adc_ares_battle_can_retreat (battle, ADC_ARES_ATTACKER, NULL));
    g_assert_cmpint (adc_ares_battle_can_retreat (battle, ADC_ARES_DEFENDER, NULL), ==,
                     cases[i].is_allowed);
    adc_settings_set (adc_scenario_find_side (scenario, "defender")->settings, "retreat", "2");
    if (!cases[i].is_allowed) {
      assert_fault (scenario, ADC_FAULT_IMPOSSIBLE, "retraite");
    } else {
      g_autoptr(AdcAresBattle) again = prepare (scenario);
    }
  }
}

static void
test_places (void)
{
  g_autoptr(AdcScenario) scenario = make_scenario ("normal", "frontier");
  AdcFault *fault = NULL;

  add_force (scenario, "attacker", "a", "1", NULL);
  add_force (scenario, "attacker", "b", "2", NULL);
  add_force (scenario, "attacker", "c", "3", NULL);
  add_force (scenario, "attacker", "lonely", "4", "no-flanking");
  add_force (scenario, "defender", "x", "1", NULL);
  add_force (scenario, "defender", "y", "2", NULL);

  /* Behind an engaged one it may go, behind an unopposed one it may not. */
  g_assert_true (adc_ares_scenario_place (game, scenario, "c", 0, 1, FALSE, NULL));
  g_assert_cmpstr (adc_scenario_find_force (scenario, "c", NULL)->place, ==, "1.1");
  g_assert_cmpstr (adc_scenario_find_force (scenario, "lonely", NULL)->place, ==, "3");
  g_assert_false (adc_ares_scenario_place (game, scenario, "c", 2, 1, FALSE, &fault));
  g_assert_cmpstr (fault->rule, ==, "renfort");
  g_clear_pointer (&fault, adc_fault_free);
  g_assert_false (adc_ares_scenario_place (game, scenario, "lonely", 0, 1, FALSE, &fault));
  g_assert_cmpstr (fault->rule, ==, "regle-sans-renfort");
  g_clear_pointer (&fault, adc_fault_free);

  /* What was refused has changed nothing. */
  g_assert_cmpstr (adc_scenario_find_force (scenario, "lonely", NULL)->place, ==, "3");

  /* Between two columns everybody moves aside; taken out, everybody moves up. */
  g_assert_true (adc_ares_scenario_place (game, scenario, "lonely", 1, 0, TRUE, NULL));
  g_assert_cmpstr (adc_scenario_find_force (scenario, "lonely", NULL)->place, ==, "2");
  g_assert_cmpstr (adc_scenario_find_force (scenario, "y", NULL)->place, ==, "3");
  adc_ares_scenario_withdraw (scenario, "lonely");
  g_assert_null (adc_scenario_find_force (scenario, "lonely", NULL)->place);
  g_assert_cmpstr (adc_scenario_find_force (scenario, "b", NULL)->place, ==, "2");
}

static void
throw (AdcScenario *scenario, guint round, const char *from, const char *at, const char *faces)
{
  AdcScenarioShot *shot = adc_scenario_add_shot (scenario, round, from, at);

  for (; *faces != '\0'; faces++)
    adc_scenario_shot_add_die (shot, *faces - '0');
}

/* The dice of a round, and the position they leave. */
static void
test_log (void)
{
  g_autoptr(AdcScenario) scenario = make_scenario ("normal", "frontier");
  g_autoptr(AdcScenario) settled = NULL;
  g_autoptr(AdcAresBattle) battle = NULL;
  g_autoptr(AdcAresBattle) later = NULL;
  AdcAresForceInfo info;
  AdcAresRecord record;
  const char *winner;

  g_hash_table_replace (add_force (scenario, "attacker", "fast", "1", NULL)->values,
                        g_strdup ("initiative"), g_strdup ("3"));
  add_force (scenario, "attacker", "slow", "2", NULL);
  add_force (scenario, "defender", "wall", "1", "resistant");
  add_force (scenario, "defender", "guard", "2", "shield:1");
  throw (scenario, 1, "fast", "wall", "136");
  battle = prepare (scenario);
  g_assert_cmpuint (adc_ares_battle_get_n_records (battle), ==, 1);
  adc_ares_battle_get_record (battle, 0, &record);
  g_assert_cmpint (record.threshold, ==, 3);
  g_assert_cmpuint (record.n_hits, ==, 2);
  g_assert_cmpuint (record.n_lost, ==, 1);
  g_assert_cmpfloat_with_epsilon (record.expected, 1.5, 1e-12);
  g_assert_true (adc_ares_battle_find_force (battle, "fast", &info));
  g_assert_true (info.has_fired && !info.is_firing);
  g_assert_true (adc_ares_battle_find_force (battle, "slow", &info));
  g_assert_true (info.is_firing);

  /* Hits of one group are dealt out together: the guard fires with what it had. */
  throw (scenario, 1, "slow", "guard", "111");
  throw (scenario, 1, "wall", "fast", "46");
  throw (scenario, 1, "guard", "slow", "111");
  later = prepare (scenario);
  g_assert_cmpuint (adc_ares_battle_get_round (later), ==, 2);
  g_assert_true (adc_ares_battle_find_force (later, "guard", &info));
  g_assert_cmpuint (info.n_units, ==, 1);
  g_assert_cmpuint (info.shield, ==, 0);
  g_assert_true (adc_ares_battle_find_force (later, "slow", &info));
  g_assert_cmpint (info.position, ==, ADC_ARES_AWAY);
  g_assert_false (adc_ares_battle_is_over (later, &winner));

  /* The same position without its past. */
  settled = adc_scenario_copy (scenario);
  adc_ares_battle_settle (later, settled);
  g_assert_cmpuint (adc_scenario_get_log (settled)->len, ==, 0);
  g_assert_cmpstr (adc_settings_get (adc_scenario_get_settings (settled), "round", NULL), ==, "2");
  g_assert_cmpuint (adc_scenario_find_force (settled, "guard", NULL)->count, ==, 1);
  g_assert_null (adc_scenario_find_force (settled, "slow", NULL)->place);
  {
    g_autoptr(AdcAresBattle) again = prepare (settled);
    g_autoptr(AdcForecast) a = adc_battle_forecast (ADC_BATTLE (later), NULL, NULL, NULL, NULL);
    g_autoptr(AdcForecast) b = adc_battle_forecast (ADC_BATTLE (again), NULL, NULL, NULL, NULL);

    g_assert_cmpfloat (adc_forecast_get_chance (a, "attacker"), ==,
                       adc_forecast_get_chance (b, "attacker"));
  }
}

static void
test_wrong_log (void)
{
  static const struct {
    guint       round;
    const char *from;
    const char *at;
    const char *faces;
    const char *rule;
  } cases[] = {
    { 1, "slow", "guard", "12", "seuil-toucher" },  /* three dice */
    { 1, "slow", "guard", "127", "seuil-toucher" }, /* no such face */
    { 1, "slow", "fast", "123", "choisir-cible" },  /* a friend */
    { 1, "slow", "moon", "123", "choisir-cible" },
    { 9, "slow", "guard", "123", "ordre-initiative" },
    { 0, "slow", "guard", "123", "ordre-initiative" },
    { 1, "fast", "guard", "123", "ordre-initiative" }, /* it has fired */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = make_scenario ("normal", "frontier");

    g_hash_table_replace (add_force (scenario, "attacker", "fast", "1", NULL)->values,
                          g_strdup ("initiative"), g_strdup ("3"));
    add_force (scenario, "attacker", "slow", "2", NULL);
    add_force (scenario, "defender", "guard", "1", NULL);
    throw (scenario, 1, "fast", "guard", "666");
    throw (scenario, cases[i].round, cases[i].from, cases[i].at, cases[i].faces);
    assert_fault (scenario, ADC_FAULT_IMPOSSIBLE, cases[i].rule);
  }
}

static void
test_emergency_defence (void)
{
  static const struct {
    const char *place;
    const char *abilities;
    guint       count;
    gboolean    is_allowed;
  } cases[] = {
    { "base", "base-defence", 2, TRUE },
    { "base", "base-defence", 4, FALSE }, /* three cards in hand */
    { "base", "recon:1", 1, FALSE },
    { "frontier", "base-defence", 1, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = make_scenario ("normal", cases[i].place);
    AdcScenarioForce *turret;

    add_force (scenario, "attacker", "one", "1", NULL);
    add_force (scenario, "defender", "two", "1", NULL);
    turret = add_force (scenario, "defender", "turret", NULL, cases[i].abilities);
    turret->count = 0;
    adc_scenario_add_arrival (adc_scenario_find_side (scenario, "defender"), 1, "turret",
                              cases[i].count);
    if (!cases[i].is_allowed) {
      assert_fault (scenario, ADC_FAULT_IMPOSSIBLE, "defense-urgence-regle");
    } else {
      g_autoptr(AdcAresBattle) battle = prepare (scenario);
      AdcAresForceInfo info;

      g_assert_true (adc_ares_battle_find_force (battle, "turret", &info));
      g_assert_cmpuint (info.n_units, ==, cases[i].count);
      g_assert_cmpint (info.position, ==, ADC_ARES_UNOPPOSED);
    }
  }
}

/* Whatever a battle quotes can be opened. */
static void
test_rules_exist (void)
{
  g_autoptr(AdcScenario) scenario = make_scenario ("normal", "base");
  g_autoptr(GPtrArray) shots = NULL;
  g_autoptr(GPtrArray) notes = NULL;
  g_autoptr(AdcForecast) forecast = NULL;
  g_autoptr(AdcAresBattle) battle = NULL;

  adc_scenario_set (scenario, "frontier", "attacker");
  add_force (scenario, "attacker", "one", "1", "resistant");
  add_force (scenario, "attacker", "two", "1.1", NULL);
  add_force (scenario, "attacker", "three", "2", NULL);
  g_hash_table_insert (add_force (scenario, "defender", "four", "1", "base-defence")->values,
                       g_strdup ("vs-infantry"), g_strdup ("X"));
  adc_settings_set (adc_scenario_find_side (scenario, "attacker")->settings, "rerolls", "1");
  adc_settings_set (adc_scenario_find_side (scenario, "attacker")->settings, "modifier", "-1");
  battle = prepare (scenario);
  shots = adc_battle_list_shots (ADC_BATTLE (battle));
  g_assert_cmpuint (shots->len, ==, 3 * 3 + 3);
  for (guint i = 0; i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];
    int sum = 0;

    for (guint j = 0; j < shot->reasons->len; j++) {
      const AdcReason *reason = shot->reasons->pdata[j];

      sum += reason->has_value ? reason->value : 0;
      g_assert_nonnull (adc_game_lookup (game, reason->rule));
    }
    if (shot->known && shot->possible)
      g_assert_cmpint (sum, ==, shot->threshold);
  }
  notes = adc_battle_list_notes (ADC_BATTLE (battle));
  for (guint i = 0; i < notes->len; i++)
    g_assert_nonnull (adc_game_lookup (game, ((AdcReason *) notes->pdata[i])->rule));
  forecast = adc_battle_forecast (ADC_BATTLE (battle), NULL, NULL, NULL, NULL);
  g_assert_nonnull (forecast);
  g_assert_true (forecast->exact);
  for (guint i = 0; i < forecast->assumptions->len; i++) {
    const AdcReason *assumption = forecast->assumptions->pdata[i];

    g_assert_nonnull (adc_game_lookup (game, assumption->rule));
  }
}

/* Too many forces to count every state: dice, the same ones each time, and the error said. */
static void
test_simulated (void)
{
  g_autoptr(AdcScenario) scenario = make_scenario ("normal", "frontier");
  g_autoptr(AdcAresBattle) battle = NULL;
  g_autoptr(AdcForecast) once = NULL;
  g_autoptr(AdcForecast) twice = NULL;

  for (guint i = 0; i < 5; i++) {
    g_autofree char *place = g_strdup_printf ("%u", i + 1);
    g_autofree char *attacker = g_strdup_printf ("a%u", i);
    g_autofree char *defender = g_strdup_printf ("d%u", i);

    add_force (scenario, "attacker", attacker, place, "resistant")->count = 4;
    add_force (scenario, "defender", defender, place, "resistant")->count = 4;
  }
  battle = prepare (scenario);
  once = adc_battle_forecast (ADC_BATTLE (battle), NULL, NULL, NULL, NULL);
  twice = adc_battle_forecast (ADC_BATTLE (battle), NULL, NULL, NULL, NULL);
  g_assert_false (once->exact);
  g_assert_cmpuint (once->n_trials, ==, 250000);
  g_assert_cmpfloat (once->error, >, 0);
  g_assert_cmpfloat (once->error, <, 0.002);
  g_assert_cmpfloat (adc_forecast_get_chance (once, "attacker"), ==,
                     adc_forecast_get_chance (twice, "attacker"));
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (once, "attacker") +
                                      adc_forecast_get_chance (once, "defender"),
                                  1, 1e-9);
}

static void
test_cancelled (void)
{
  g_autoptr(AdcScenario) scenario = make_scenario ("normal", "frontier");
  g_autoptr(AdcAresBattle) battle = NULL;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;

  add_force (scenario, "attacker", "one", "1", NULL);
  add_force (scenario, "defender", "two", "1", NULL);
  battle = prepare (scenario);
  g_cancellable_cancel (cancellable);
  g_assert_null (adc_battle_forecast (ADC_BATTLE (battle), NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "ares");
  g_test_add_func ("/ares-battle/participation", test_participation);
  g_test_add_func ("/ares-battle/benefit-of-the-doubt", test_benefit_of_the_doubt);
  g_test_add_func ("/ares-battle/settings", test_settings);
  g_test_add_func ("/ares-battle/retreat", test_retreat);
  g_test_add_func ("/ares-battle/places", test_places);
  g_test_add_func ("/ares-battle/log", test_log);
  g_test_add_func ("/ares-battle/wrong-log", test_wrong_log);
  g_test_add_func ("/ares-battle/emergency-defence", test_emergency_defence);
  g_test_add_func ("/ares-battle/rules-exist", test_rules_exist);
  g_test_add_func ("/ares-battle/simulated", test_simulated);
  g_test_add_func ("/ares-battle/cancelled", test_cancelled);
  status = g_test_run ();
  return status;
}
