/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenarios of StarCraft that the rules forbid, that are not laid out yet, or that lack something:
 * what is said of each. */

#include "star-scenario.h"

#include "adc-language.h"

#include <string.h>

typedef struct {
  const char   *name;
  const char   *scenario;
  AdcFaultKind  kind;
  const char   *force; /* or NULL */
  const char   *rule;  /* or NULL */
  const char   *words; /* of the sentence */
} Case;

#define NO  ADC_FAULT_IMPOSSIBLE
#define ODD ADC_FAULT_MOMENTARY
#define ASK ADC_FAULT_MISSING

#define MEET(settings, side) \
  settings "; attacker mengsk" side ": marine 1:front; defender overmind: zergling 1:front"
#define DUEL(settings) MEET (settings, "")
#define ATTACKER(forces) "; attacker mengsk: " forces "; defender overmind: zergling 1:front"
#define CARDS(cards) ATTACKER ("marine 1:front, " cards)

static const Case cases[] = {
  /* Words that mean nothing. */
  { "setting", DUEL ("weather=rain"), NO, NULL, NULL, "no setting “weather”" },
  { "edition", DUEL ("edition=third"), NO, NULL, NULL, "“third” is no value" },
  { "order", DUEL ("order=late"), NO, NULL, NULL, "“late” is no value" },
  { "limit-word", DUEL ("limit=many"), NO, NULL, NULL, "“many” is no value" },
  { "limit-negative", DUEL ("limit=-1"), NO, NULL, NULL, "“-1” is no value" },
  { "limit-absurd", DUEL ("limit=99999999999999999999"), NO, NULL, NULL, "is no value" },
  { "area", DUEL ("area=atlantis"), NO, NULL, "regle-empilement", "no area “atlantis”" },
  { "area-card", DUEL ("area=irradiate"), NO, NULL, "regle-empilement", "no area “irradiate”" },
  { "side", "; attacker mengsk: marine 1:front; enemy overmind: zergling 1:front", NO, NULL,
    "regle-combat", "not “enemy”" },
  { "no-defender", "; attacker mengsk: marine 1:front", NO, NULL, "regle-combat", "no defender" },
  { "no-attacker", "; defender mengsk: marine 1:front", NO, NULL, "regle-combat", "no attacker" },
  { "faction", "; attacker nobody: marine 1:front; defender overmind: zergling 1:front", NO, NULL,
    NULL, "no faction “nobody”" },
  { "faction-unit", "; attacker marine: marine 1:front; defender overmind: zergling 1:front", NO,
    NULL, NULL, "no faction “marine”" },
  { "side-setting", MEET ("", " mood=bad"),
    NO, NULL, NULL, "no setting “mood”" },
  { "retreat", MEET ("", " retreat=-2"),
    NO, NULL, NULL, "“-2” is no value for the setting “retreat”" },
  { "cloak-room", MEET ("", " cloak-room=x"),
    NO, NULL, NULL, "“x” is no value for the setting “cloak-room”" },
  { "air-support", MEET ("", " air-support=2"),
    NO, NULL, NULL, "“2” is no value" },
  { "attack", MEET ("", " attack=21"), NO,
    NULL, NULL, "“21” is no value" },
  { "aim", MEET ("", " aim=glory"), NO,
    NULL, NULL, "“glory” is no value" },
  { "spares", MEET ("", " spares=dragon"),
    NO, NULL, NULL, "“dragon” is no unit" },

  /* Places. */
  { "place", ATTACKER ("marine cellar"), NO, "a1", NULL, "“cellar” is no place" },
  { "place-0", ATTACKER ("marine 0:front"), NO, "a1", NULL, "is no place" },
  { "place-9", ATTACKER ("marine 9:front"), NO, "a1", NULL, "is no place" },
  { "place-absurd", ATTACKER ("marine 99999999999:front"), NO, "a1", NULL, "is no place" },
  { "place-number", ATTACKER ("marine 1:hand"), NO, "a1", NULL, "is no place" },
  { "place-unnumbered", ATTACKER ("marine front"), NO, "a1", NULL, "is no place" },
  { "unit-in-hand", ATTACKER ("marine 1:front, marine hand"), NO, "a2", "regle-premiere-ligne",
    "in front or in support, not at “hand”" },
  { "card-in-front", ATTACKER ("terran-combat-9 1:front"), NO, "a1", "regle-cartes-combat",
    "where units are" },
  { "nowhere", ATTACKER ("marine 1:front, marine -"), ODD, "a2", "regle-soutiens",
    "not in the battle yet" },
  { "card-nowhere", CARDS ("terran-combat-9 -"), ODD, "a2", "regle-cartes-combat", "lies nowhere" },
  { "card-far", CARDS ("terran-combat-9 3:card"), ODD, "a2", "regle-cartes-combat",
    "nobody fights where" },

  /* Units. */
  { "unit", ATTACKER ("dragon 1:front"), NO, "a1", NULL, "“dragon” is no unit" },
  { "rule-as-unit", ATTACKER ("regle-combat 1:front"), NO, "a1", NULL, "is no unit" },
  { "race", ATTACKER ("zealot 1:front"), NO, "a1", "race-terme", "no unit of the Terrans" },
  { "box", ATTACKER ("medic 1:front"), NO, "a1", "brood-war-terme", "not in the game" },
  { "replaced", "edition=brood-war; attacker overmind: scourge 1:front; defender mengsk: marine "
    "1:front", NO, "a1", "brood-war-terme", "not in the game" },
  { "unit-setting", ATTACKER ("marine 1:front (mood=bad)"), NO, "a1", NULL, "no setting “mood”" },
  { "unit-attack", ATTACKER ("marine 1:front (attack=99)"), NO, "a1", NULL, "“99” is no value" },
  { "unit-detector", ATTACKER ("marine 1:front (detector=maybe)"), NO, "a1", NULL,
    "“maybe” is no value" },
  { "unit-value", ATTACKER ("marine 1:front {support=big}"), NO, "a1", NULL,
    "“big” is no value of “support”" },
  { "unit-cost", ATTACKER ("marine 1:front {cost=dear}"), NO, "a1", NULL,
    "“dear” is no value of “cost”" },
  { "unit-type", ATTACKER ("marine 1:front {type=type-fluid}"), NO, "a1", NULL, "is no value" },
  { "unit-hits", ATTACKER ("marine 1:front {hits=space}"), NO, "a1", NULL, "is no value" },

  /* Pairs. */
  { "two-fronts", ATTACKER ("marine 1:front, marine 1:front"), NO, "a2", "regle-paires",
    "front unit in skirmish 1 already" },
  { "nobody", "; attacker mengsk; defender overmind", ODD, NULL, "regle-combat", "Nobody is" },
  { "alone", "; attacker mengsk: marine 1:front; defender overmind", ODD, NULL, "regle-combat",
    "Only one side" },
  { "no-faction", "; attacker; defender overmind", ODD, NULL, "faction-terme", "no faction yet" },
  { "no-front", ATTACKER ("marine 1:support"), ODD, NULL, "regle-paires",
    "Skirmish 1: the attacker has no front" },
  { "gap", "; attacker mengsk: marine 1:front, marine 3:front; defender overmind: zergling "
    "1:front, "
    "zergling 3:front", ODD, NULL, "regle-paires", "Skirmish 2: the defender has no front" },
  { "few-pairs", "; attacker mengsk: marine 1:front, marine 1:support; defender overmind: zergling "
    "1:front, zergling 1:support", ODD, NULL, "note-paires", "2 skirmishes, not 1" },
  { "assist-in-front", ATTACKER ("science-vessel 1:front, marine 1:support"), ODD, "a1",
    "regle-assist", "never in front" },
  { "assist-only-twice", "; attacker mengsk: marine 1:front, marine 2:front; defender overmind: "
    "queen 1:front, queen 2:front", ODD, NULL, "regle-assist", "fights one skirmish" },

  /* The area's limit. */
  { "attackers", "limit=0; attacker mengsk: marine 1:front, marine 1:support, marine 1:support; "
    "defender overmind", NO, "a3", "regle-empilement", "Attackers: 3; unit limit of the area: 0" },
  { "defenders", "limit=1; attacker mengsk: marine 1:front; defender overmind: zergling 1:front, "
    "zergling 1:support", NO, "d2", "regle-empilement", "Defenders: 2; unit limit of the area: 1" },

  /* Cards. */
  { "card", CARDS ("dragon 1:card"), NO, "a2", "regle-cartes-combat", "“dragon” is no card" },
  { "building", CARDS ("barracks-1 1:card"), NO, "a2", "regle-cartes-combat",
    "neither a combat card nor a technology" },
  { "card-race", CARDS ("zerg-combat-1 1:card"), NO, "a2", "regle-cartes-combat", "no card of" },
  { "card-box", CARDS ("terran-combat-4 1:card"), NO, "a2", "brood-war-terme", "not in the game" },
  { "card-twice", CARDS ("terran-combat-9 1:card, terran-combat-9 hand"), NO, "a3",
    "regle-cartes-combat", "only 1 of it" },
  { "card-thrice", CARDS ("lockdown hand, lockdown discard, lockdown deck"), NO, "a4",
    "regle-cartes-combat", "only 2 of them" },
  { "two-cards", CARDS ("terran-combat-9 1:card, terran-combat-10 1:card"), NO, "a3",
    "regle-cartes-combat", "standard card in skirmish 1 already" },
  { "two-reinforcements", CARDS ("- 1:reinforcement, - 1:reinforcement"), NO, "a3",
    "regle-cartes-combat", "reinforcement in skirmish 1 already" },
  { "two-face-down", CARDS ("- 1:card, - 1:card"), NO, "a3", "regle-cartes-combat",
    "standard card in skirmish 1 already" },
  { "face-down-and-known", CARDS ("- 1:card, terran-combat-9 1:card"), NO, "a3",
    "regle-cartes-combat", "standard card in skirmish 1 already" },
  { "no-reinforcement-known", CARDS ("terran-combat-9 1:card, - 1:reinforcement"), ODD, NULL,
    "note-cartes-inconnues", "face down: 1; known ones that they could be: 0" },
  { "reinforcement-figures", CARDS ("- 1:reinforcement {major-attack=3}"), NO, "a2",
    "regle-cartes-renfort", "has no figures of its own" },
  { "reinforcement-alone", CARDS ("cloaking-field 1:card"), NO, "a2", "regle-renfort-seul",
    "never instead" },
  { "standard-beside", CARDS ("terran-combat-9 1:reinforcement"), NO, "a2", "regle-cartes-combat",
    "only a reinforcement" },
  { "play-area", "; attacker overmind: zergling 1:front, metabolic-boost 1:reinforcement; defender "
    "mengsk: marine 1:front", NO, "a2", "regle-aire-de-jeu", "play area" },
  { "nothing-in-hand", CARDS ("- hand"), NO, "a2", "regle-cartes-combat", "nothing is known" },
  { "card-setting", CARDS ("terran-combat-9 1:card (mood=bad)"), NO, "a2", NULL, "no setting" },
  { "cancels", CARDS ("terran-combat-9 1:card (cancels=all)"), NO, "a2", NULL,
    "“all” is no value" },
  { "card-figure", CARDS ("- 1:card {major-attack=lots}"), NO, "a2", NULL, "“lots” is no value" },
  { "card-effects", CARDS ("- 1:card {major-attack=5 effects=:::}"), NO, "a2", NULL,
    "is no value of “effects”" },
  { "card-ability", CARDS ("- 1:reinforcement {effects=attack:1+levitation}"), NO, "a2", NULL,
    "“attack:1 levitation” is no value of “effects”" },
  { "card-kind", CARDS ("- 1:card {major-attack=5 kind=odd}"), NO, "a2", NULL,
    "“odd” is no value" },

  /* What nobody knows. */
  { "figure", CARDS ("- 1:card {major-attack=5}"), ASK, "a2", "note-cartes-inconnues",
    "“Major health” is not known" },
  { "face", CARDS ("terran-base-4 1:card"), ASK, "a2", "note-cartes-inconnues",
    "“Units” is not known" },
  { "minor", CARDS ("- 1:card {icons=firebat major-attack=5 major-health=5 minor-health=2}"), ASK,
    "a2", "note-cartes-inconnues", "“Minor attack” is not known" },
  { "splash", "; attacker mengsk: vulture 1:front, spider-mines-1 1:card; defender overmind: "
    "zergling 1:front", ASK, "a2", "regle-splash", "whom its splash damage takes" },
  { "specialty", "; attacker tassadar: zealot 1:front, high-templar 1:support, protoss-combat-3 "
    "1:card, psionic-storm 1:reinforcement; defender overmind: zergling 1:front", ASK, "a4",
    "note-cartes-inconnues", "“Specialty support” is not known" },
  { "support", "edition=brood-war; attacker overmind: mutalisk 1:front, scourge-brood-war "
    "1:support; "
    "defender overmind: mutalisk 1:front", ASK, "a2", "regle-soutiens", "“Support” is not known" },
  { "typed-unit", ATTACKER ("- 1:front {type=type-ground}"), ASK, "a1", "regle-soutiens",
    "“Can hit” is not known" },
  { "hand", CARDS ("terran-base-4 hand"), ASK, "a2", "note-cartes-inconnues",
    "“Kind” is not known" },
  { "hand-specialty", "; attacker tassadar: zealot 1:front, high-templar 1:support, "
    "protoss-combat-3 hand, hallucination hand; defender overmind: zergling 1:front", ASK, "a4",
    "note-cartes-inconnues", "“Specialty support” is not known" },
};

static void
test_case (gconstpointer data)
{
  const Case *this = data;
  g_autoptr(AdcScenario) scenario = star_scenario (this->scenario);
  g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);
  g_autoptr(GString) all = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == this->kind && g_strcmp0 (fault->force, this->force) == 0 &&
        g_strcmp0 (fault->rule, this->rule) == 0 && strstr (fault->message, this->words) != NULL) {
      if (fault->force != NULL)
        g_assert_cmpint (fault->line, ==,
                         adc_scenario_find_force (scenario, fault->force, NULL)->line);
      return;
    }
    g_string_append_printf (all, "\n%d %s %s: %s", fault->kind, fault->force, fault->rule,
                            fault->message);
  }

  g_error ("nothing of the sort is said:%s", all->str);
}

/* Nothing is wrong with these. */
static void
test_allowed (void)
{
  static const char * const scenarios[] = {
    "limit=1; attacker mengsk: marine 1:front, marine 1:support, firebat 1:support, "
    "terran-combat-9 "
    "1:card; defender overmind: zergling 1:front, zerg-combat-3 1:card",
    "area=braken-3 order=special; attacker mengsk aim=hold attack=-3 health=20: marine 1:front; "
    "defender zerg: zergling 1:front",
    "; attacker mengsk: science-vessel 1:front; defender overmind: queen 1:front, defiler "
    "1:support",
    "; attacker mengsk: marine 1:front, stim-packs-1 hand, stim-packs-2 discard; defender "
    "overmind: "
    "zergling 1:front, - 1:reinforcement, - 1:card",
    "; attacker mengsk: marine 1:front, cloaking-field 1:reinforcement; defender raynor: marine "
    "1:front",
    "edition=brood-war; attacker mengsk: medic 1:support, marine 1:front, terran-combat-4 1:card; "
    "defender overmind: lurker 1:front",
  };

  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++) {
    g_autoptr(AdcScenario) scenario = star_scenario (scenarios[i]);
    g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);

    if (faults->len > 0)
      g_error ("%s: %s", scenarios[i], ((AdcFault *) faults->pdata[0])->message);
  }
}

static void
assert_refused (AdcScenario *scenario, const char *words)
{
  g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE && strstr (fault->message, words) != NULL)
      return;
  }

  g_error ("nobody says “%s”", words);
}

/* What a line cannot write. */
static void
test_odd_forms (void)
{
  g_autoptr(AdcScenario) plain = star_scenario (DUEL (""));
  g_autoptr(AdcScenario) count = adc_scenario_copy (plain);
  g_autoptr(AdcScenario) target = adc_scenario_copy (plain);
  g_autoptr(AdcScenario) arrival = adc_scenario_copy (plain);
  g_autoptr(AdcScenario) dice = adc_scenario_copy (plain);
  g_autoptr(AdcScenario) crowd = adc_scenario_copy (plain);
  g_autoptr(AdcScenario) pile = adc_scenario_copy (plain);

  adc_scenario_find_force (count, "a1", NULL)->count = 2;
  assert_refused (count, "one figure or one card, not 2");
  adc_scenario_find_force (count, "a1", NULL)->count = 0;
  assert_refused (count, "not 0");

  g_ptr_array_add (adc_scenario_find_force (target, "a1", NULL)->targets, g_strdup ("d1"));
  assert_refused (target, "nobody chooses a target");

  adc_scenario_add_arrival (adc_scenario_find_side (arrival, "defender"), 2, "d1", 1);
  assert_refused (arrival, "nobody joins a battle");

  adc_scenario_add_shot (dice, 1, "a1", "d1");
  assert_refused (dice, "no dice are thrown");

  for (guint i = 0; i < 40; i++) {
    g_autofree char *id = g_strdup_printf ("more%u", i);
    AdcScenarioForce *unit =
      adc_scenario_add_force (adc_scenario_find_side (crowd, "attacker"), id);
    AdcScenarioForce *card =
      adc_scenario_add_force (adc_scenario_find_side (pile, "attacker"), id);

    unit->unit = g_strdup ("marine");
    unit->place = g_strdup ("1:support");
    card->place = g_strdup ("discard");
    adc_settings_set (card->values, "major-attack", "1");
  }
  assert_refused (crowd, "more than 16 units");
  for (guint i = 40; i < 90; i++) {
    g_autofree char *id = g_strdup_printf ("more%u", i);
    AdcScenarioForce *card = adc_scenario_add_force (adc_scenario_find_side (pile, "attacker"), id);

    card->place = g_strdup ("discard");
    adc_settings_set (card->values, "major-attack", "1");
  }
  assert_refused (pile, "more than 64 cards");
}

/* A layout that is not finished has values where it can, but no end. */
static void
test_unfinished (void)
{
  g_autoptr(AdcStarClash) clash =
    star_fight_line ("; attacker mengsk: marine 1:front, marine 2:front, terran-combat-9 1:card; "
                     "defender overmind: zergling 1:front, zergling -, zerg-combat-3 1:card");
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (clash));

  g_assert_false (adc_star_clash_is_laid_out (clash));
  g_assert_null (adc_star_clash_get_end (clash));
  g_assert_true (adc_star_clash_get_skirmish (clash, 0)->is_settled);
  g_assert_false (adc_star_clash_get_skirmish (clash, 1)->is_ready);
  g_assert_cmpint (star_get_camp (clash, 0, 0)->attack, ==, 5);
  g_assert_null (adc_battle_forecast (ADC_BATTLE (clash), NULL, NULL, NULL, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "Every unit must be"));
  g_assert_true (resolution->is_open);
  g_assert_cmpuint (resolution->stages->len, ==, 1);
}

/* The same sentence for every mishap, whatever is made of the words. */
static void
test_hostile (void)
{
  static const char * const words[] = {
    "", "1:front", "8:front", "1:support", "2:support", "1:card", "2:card", "1:reinforcement",
    "hand", "discard", "deck", "front", ":", "1:", ":front", "00000001:front", "é:front", "-1:card",
  };
  static const char * const units[] = {
    "marine", "queen", "zergling", "terran-combat-9", "zerg-combat-3", "irradiate", "nuke",
    "bunker",
    "metabolic-boost", "summon-archon", "abaddon-1", "mengsk", "attack", "terran-base-4", "x",
  };
  g_autoptr(GRand) random = g_rand_new_with_seed (6);
  guint n_possible = 0;

  for (guint i = 0; i < 1500; i++) {
    g_autoptr(AdcScenario) scenario = star_scenario ("; attacker mengsk; defender overmind");
    g_autoptr(GPtrArray) faults = NULL;
    g_autoptr(GPtrArray) again = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
    g_autoptr(AdcBattle) battle = NULL;
    const guint n_forces = g_rand_int_range (random, 0, 9);

    for (guint j = 0; j < n_forces; j++) {
      const char *side = g_rand_boolean (random) ? "attacker" : "defender";
      g_autofree char *id = g_strdup_printf ("f%u", j);
      AdcScenarioForce *force =
        adc_scenario_add_force (adc_scenario_find_side (scenario, side), id);

      if (g_rand_int_range (random, 0, 6) > 0)
        force->unit = g_strdup (units[g_rand_int_range (random, 0, G_N_ELEMENTS (units))]);
      if (g_rand_int_range (random, 0, 6) > 0)
        force->place = g_strdup (words[g_rand_int_range (random, 0, G_N_ELEMENTS (words))]);
      if (g_rand_int_range (random, 0, 8) == 0)
        adc_settings_set (force->values, "icons", "any marine x");
      if (g_rand_int_range (random, 0, 8) == 0)
        adc_settings_set (force->values, "effects", "attack:1@x splash cancel sacrifice");
    }
    faults = shipped_list_faults (scenario);
    battle = adc_battle_new (shipped_get_game (), scenario, again);
    if (battle != NULL) {
      g_autoptr(AdcResolution) resolution = adc_battle_resolve (battle);
      g_autoptr(AdcForecast) forecast = adc_battle_forecast (battle, NULL, NULL, NULL, NULL);

      g_assert_nonnull (resolution);
      g_assert_true (forecast == NULL || forecast->outcomes->len == 3);
      n_possible++;
    }
  }

  g_assert_cmpuint (n_possible, >, 10);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("starcraft");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/star-legality/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/star-legality/allowed", test_allowed);
  g_test_add_func ("/star-legality/odd-forms", test_odd_forms);
  g_test_add_func ("/star-legality/unfinished", test_unfinished);
  g_test_add_func ("/star-legality/hostile", test_hostile);

  result = g_test_run ();
  shipped_unload ();
  return result;
}
