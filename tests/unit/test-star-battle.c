/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles of StarCraft from a scenario to what a player is told: every step, every keyword,
 * plans. */

#include "star-scenario.h"

#include "adc-language.h"

#include <math.h>
#include <string.h>

#define A ADC_STAR_ATTACKER
#define D ADC_STAR_DEFENDER

/* A step that adds so much, for such a reason. */
static void
assert_step (GPtrArray *steps, const char *words, int value, const char *rule)
{
  for (guint i = 0; i < steps->len; i++) {
    const AdcReason *step = steps->pdata[i];

    if (strstr (step->label, words) != NULL) {
      g_assert_true (step->has_value);
      g_assert_cmpint (step->value, ==, value);
      g_assert_cmpstr (step->rule, ==, rule);
      return;
    }
  }

  g_error ("no step says “%s”", words);
}

static void
test_steps (void)
{
  g_autoptr(AdcStarClash) clash =
    star_fight_line ("order=special; attacker mengsk attack=2 health=-1 air-support=yes: marine "
                     "1:front (attack=-3 health=4), marine 1:support, firebat 1:support, "
                     "terran-combat-9 1:card; defender overmind: mutalisk 1:front, zerg-combat-3 "
                     "1:card");
  const AdcStarCamp *own = star_get_camp (clash, 0, A);
  const AdcStarCamp *enemy = star_get_camp (clash, 0, D);

  assert_step (own->attack_steps, "major attack", 5, "regle-valeurs");
  assert_step (own->attack_steps, "against a flyer", 1, "regle-vs");
  assert_step (own->attack_steps, "Marine (2) in support", 1, "regle-soutiens");
  assert_step (own->attack_steps, "Special mobilisation", 1, "regle-special-mobilisation");
  assert_step (own->attack_steps, "Modifier of the side", 2, NULL);
  assert_step (own->attack_steps, "Modifier of the Marine (1)", -3, NULL);
  assert_step (own->attack_steps, "Air Support", 1, "regle-air-support");
  g_assert_true (star_says (own->attack_steps, "Firebat in support: it cannot hit",
                            "regle-soutiens"));
  g_assert_cmpint (own->attack, ==, 8);
  assert_step (own->health_steps, "major health", 5, "regle-valeurs");
  assert_step (own->health_steps, "Modifier of the side", -1, NULL);
  assert_step (own->health_steps, "Modifier of the Marine (1)", 4, NULL);
  g_assert_cmpint (own->health, ==, 8);
  assert_step (enemy->attack_steps, "minor attack", enemy->attack, "regle-valeurs");
  g_assert_cmpint (own->card_state, ==, ADC_STAR_CARD_MAJOR);
  g_assert_cmpint (enemy->card_state, ==, ADC_STAR_CARD_MINOR);
  g_assert_cmpint (own->reinforcement_state, ==, ADC_STAR_CARD_ABSENT);
  g_assert_true (star_says (own->marks, "Air Support of the base: detector", "regle-air-support"));
}

static void
test_gains (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker tassadar: dragoon 1:front, high-templar 1:support, protoss-combat-6 1:card, "
    "singularity-charge 1:reinforcement; defender mengsk: ghost 1:front, marine 1:support, - "
    "1:card "
    "{major-attack=4 major-health=5 effects=attack-supported:2+health:1+no-enemy-support}");
  const AdcStarCamp *own = star_get_camp (clash, 0, A);
  const AdcStarCamp *enemy = star_get_camp (clash, 0, D);

  assert_step (own->attack_steps, "Singularity Charge: gain", 1, "regle-gain");
  g_assert_cmpint (own->reinforcement_state, ==, ADC_STAR_CARD_COUNTS);
  assert_step (enemy->attack_steps, "with a supporting unit", 2, "regle-gain");
  assert_step (enemy->health_steps, "gain", 1, "regle-gain");
  g_assert_cmpint (enemy->attack, ==, 7);
  g_assert_cmpint (enemy->health, ==, 6);
  g_assert_true (star_says (enemy->marks, "supporting units add nothing", "regle-soutiens"));
}

/* A support that the enemy's card takes away. */
static void
test_no_support (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker mengsk: marine 1:front, marine 1:support, terran-combat-9 1:card; defender "
    "overmind: "
    "zergling 1:front, - 1:card {major-attack=0 major-health=6 effects=no-enemy-support}");

  g_assert_true (star_says (star_get_camp (clash, 0, A)->attack_steps, "takes the support away",
                            "regle-soutiens"));
  g_assert_cmpint (star_get_camp (clash, 0, A)->attack, ==, 5);
}

static void
test_below_zero (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker mengsk attack=-20: marine 1:front, terran-combat-9 1:card; defender overmind "
    "health=-20: zergling 1:front, zerg-combat-3 1:card");

  g_assert_cmpint (star_get_camp (clash, 0, A)->attack, ==, 0);
  g_assert_cmpint (star_get_camp (clash, 0, D)->health, ==, 0);
  g_assert_true (star_get_camp (clash, 0, A)->is_sufficient); /* 0 against 0 */
  g_assert_true (star_says (star_get_camp (clash, 0, A)->attack_steps, "below 0", "regle-valeurs"));
}

/* What the attacker's card cancels is another's for nothing, and the defender's answer too late. */
static void
test_cancel (void)
{
  g_autoptr(AdcStarClash) second = star_fight_line (
    "; attacker tassadar: high-templar 1:support, dragoon 1:front, protoss-combat-6 1:card, "
    "hallucination 1:reinforcement {specialty=yes}; defender mengsk: marine 1:front, "
    "terran-combat-9 "
    "1:card, - 1:reinforcement {effects=health:9}");
  g_autoptr(AdcStarClash) standard = star_fight_line (
    "; attacker tassadar: high-templar 1:support, dragoon 1:front, protoss-combat-6 1:card, "
    "hallucination 1:reinforcement (cancels=standard) {specialty=yes}; defender mengsk: marine "
    "1:front, terran-combat-9 1:card, - 1:reinforcement {effects=health:9}");
  const AdcStarCamp *enemy = star_get_camp (second, 0, D);

  g_assert_cmpint (enemy->reinforcement_state, ==, ADC_STAR_CARD_CANCELLED);
  g_assert_cmpint (enemy->health, ==, 5);
  g_assert_true (star_says (enemy->marks, "cancelled, discarded", "regle-cancel"));
  g_assert_true (adc_star_clash_is_settled (second));

  enemy = star_get_camp (standard, 0, D);
  g_assert_cmpint (enemy->card_state, ==, ADC_STAR_CARD_CANCELLED);
  g_assert_false (enemy->attack_is_known);
  g_assert_true (star_says (enemy->attack_steps, "drawn instead", "note-annulation"));
  g_assert_false (adc_star_clash_is_settled (standard));
  {
    g_autoptr(AdcForecast) forecast = shipped_forecast (standard);

    g_assert_true (star_says (forecast->assumptions, "standard cards left", "regle-renfort-seul"));
  }
}

static void
test_void (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker mengsk: marine 1:front, terran-combat-9 1:card, cloaking-field 1:reinforcement; "
    "defender overmind: zergling 1:front, zerg-combat-3 1:card");
  const AdcStarCamp *own = star_get_camp (clash, 0, A);

  g_assert_cmpint (own->reinforcement_state, ==, ADC_STAR_CARD_VOID);
  g_assert_true (star_says (own->marks, "discarded without effect", "regle-cartes-renfort"));
}

/* Cloaking by a card: seen, unseen, and without room to go to. */
static void
test_cloaking (void)
{
  static const struct {
    const char     *room;
    const char     *detector;
    AdcStarUnitEnd  end;
    const char     *words;
    const char     *rule;
  } cases[] = {
    { "", "", ADC_STAR_UNIT_ESCAPED, "has escaped", "regle-cloaking" },
    { "cloak-room=0", "", ADC_STAR_UNIT_STUCK, "no room for it", "regle-cloaking" },
    { "", " (detector=yes)", ADC_STAR_UNIT_DESTROYED, NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *line = g_strdup_printf (
      "; attacker mengsk: marine 1:front%s, - 1:card {major-attack=9 major-health=9}; defender "
      "overmind %s: zergling 1:front, burrow-1 1:card",
      cases[i].detector, cases[i].room);
    g_autoptr(AdcStarClash) clash = star_fight_line (line);
    g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (clash));

    g_assert_cmpint (adc_star_clash_get_end (clash)->units[D][0], ==, cases[i].end);
    g_assert_true (star_says (star_get_camp (clash, 0, D)->marks, "Burrow 1: cloaking",
                              "regle-cloaking"));
    if (cases[i].words != NULL)
      g_assert_true (star_says (adc_star_clash_get_ending (clash), cases[i].words, cases[i].rule));
    g_assert_cmpuint (((AdcStage *) resolution->stages->pdata[0])->losses->len, ==,
                      cases[i].end == ADC_STAR_UNIT_DESTROYED);
    g_assert_cmpuint (resolution->losses->len, ==, cases[i].end != ADC_STAR_UNIT_ESCAPED);
  }
}

/* Who chooses is told, and what he said he would. */
static void
test_choices (void)
{
  static const struct {
    const char *spares;
    const char *target;
    gboolean    is_given;
  } cases[] = {
    { "", "d2", FALSE },
    { "spares=zergling+ultralisk", "d3", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *line = g_strdup_printf (
      "; attacker mengsk: siege-tank 1:front, - 1:card {major-attack=9 major-health=9}; defender "
      "overmind %s: mutalisk 1:front, zergling 1:support, ultralisk 1:support, - 1:card "
      "{major-attack=0 major-health=5}",
      cases[i].spares);
    g_autoptr(AdcStarClash) clash = star_fight_line (line);
    g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (clash));
    const AdcDecision *decision = resolution->decisions->pdata[0];

    g_assert_cmpstr (star_get_camp (clash, 0, A)->target, ==, cases[i].target);
    g_assert_cmpuint (resolution->decisions->len, ==, 1);
    g_assert_cmpstr (decision->side, ==, "defender");
    g_assert_cmpint (decision->stage, ==, 1);
    g_assert_cmpuint (decision->options->len, ==, 2);
    g_assert_cmpuint (decision->taken, ==, i);
    g_assert_true (decision->is_given == cases[i].is_given);
    g_assert_true (star_says (star_get_camp (clash, 0, A)->verdict, "which its owner chooses",
                              "regle-atteindre"));
  }
}

/* A card face down leaves open what depends on it, and nothing else. */
static void
test_face_down (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker mengsk: marine 1:front, terran-combat-9 1:card; defender overmind: zergling "
    "1:front, "
    "zergling 1:support, - 1:reinforcement, zerg-combat-3 discard");
  const AdcStarCamp *own = star_get_camp (clash, 0, A);
  const AdcStarCamp *enemy = star_get_camp (clash, 0, D);
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (clash));

  g_assert_true (own->attack_is_known);
  g_assert_false (enemy->attack_is_known);
  g_assert_cmpint (enemy->card_state, ==, ADC_STAR_CARD_FACE_DOWN);
  g_assert_cmpint (enemy->reinforcement_state, ==, ADC_STAR_CARD_FACE_DOWN);
  g_assert_cmpstr (enemy->reinforcement, ==, "d3");
  g_assert_true (star_says (enemy->attack_steps, "Card face down", "regle-cartes-combat"));
  g_assert_true (star_says (enemy->attack_steps, "Second card face down", "regle-cartes-renfort"));
  g_assert_cmpint (enemy->attack, ==, 1); /* the support */
  g_assert_true (star_says (own->verdict, "attack 5 against a health that is not known",
                            "regle-force-suffisante"));
  g_assert_cmpuint (adc_star_clash_count_pool (clash, D, FALSE), ==, 10);
  g_assert_true (resolution->is_open);
  g_assert_cmpuint (resolution->totals->len, ==, 0);
}

static guint
count_pool (const char *line, guint side)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (line);

  return adc_star_clash_count_pool (clash, side, FALSE);
}

/* What is left of a deck, by what lies elsewhere and by the box. */
static void
test_pools (void)
{
#define ZERG(settings, cards) \
  settings "; attacker mengsk: marine 1:front, terran-combat-9 1:card; defender overmind: " \
           "zergling 1:front" cards
  g_assert_cmpuint (count_pool (ZERG ("", ""), D), ==, 11);
  g_assert_cmpuint (count_pool (ZERG ("edition=brood-war", ""), D), >, 11);
  g_assert_cmpuint (count_pool (ZERG ("", ", zerg-combat-3 discard"), D), ==, 10);
  g_assert_cmpuint (count_pool (ZERG ("", ", burrow-1 deck, burrow-2 deck"), D), ==, 13);
  g_assert_cmpuint (count_pool (ZERG ("", ", burrow-1 discard"), D), ==, 11);
  g_assert_cmpuint (count_pool (ZERG ("", ", zerg-combat-3 deck"), D), ==, 11); /* anyway */
  /* A hand that is large enough is what is played from; the other side's own is for advice. */
  g_assert_cmpuint (count_pool (
    "; attacker mengsk: marine 1:front, terran-combat-9 hand; defender overmind: zergling 1:front, "
    "zerg-combat-3 hand, zerg-combat-5 hand", D), ==, 2);
  /* One that is too small is not forgotten. */
  g_assert_cmpuint (count_pool (
    "; attacker mengsk: marine 1:front, marine 2:front, terran-combat-9 hand; defender overmind: "
    "zergling 1:front, zergling 2:front, zerg-combat-3 hand", D), ==, 11);
#undef ZERG
}

static void
test_advised (void)
{
  static const struct {
    const char *line;
    int         side;
  } cases[] = {
    { "; attacker mengsk: marine 1:front, terran-combat-9 hand; defender overmind: zergling "
    "1:front, "
      "zerg-combat-3 hand", A },
    { "; attacker mengsk: marine 1:front, terran-combat-9 1:card, terran-combat-10 hand; defender "
      "overmind: zergling 1:front, zerg-combat-3 hand", D },
    { "; attacker mengsk: marine 1:front; defender overmind: zergling 1:front", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcStarClash) clash = star_fight_line (cases[i].line);

    g_assert_cmpint (adc_star_clash_get_advised (clash), ==, cases[i].side);
  }
}

/* A plan that is laid is what was foreseen. */
static void
test_lay (void)
{
  g_autoptr(AdcScenario) scenario = star_scenario (
    "; attacker mengsk: marine 1:front, firebat 2:front, terran-combat-9 hand, terran-combat-10 "
    "hand, "
    "terran-combat-13 hand; defender overmind: zergling 1:front, hydralisk 2:front");
  g_autoptr(AdcStarClash) clash = star_fight_scenario (scenario);
  g_autoptr(AdcForecast) forecast = shipped_forecast (clash);
  const AdcPlan *plan = forecast->plans->pdata[0];
  g_autoptr(AdcScenario) laid = adc_star_clash_lay (clash, scenario, plan);
  g_autoptr(AdcStarClash) after = star_fight_scenario (laid);
  g_autoptr(AdcForecast) then = shipped_forecast (after);

  g_assert_cmpuint (plan->steps->len, >=, 2);
  g_assert_cmpint (adc_star_clash_get_advised (after), ==, -1);
  g_assert_cmpuint (then->plans->len, ==, 0);
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (then, "attacker"), plan->chance, 1e-9);
  g_assert_cmpfloat_with_epsilon (((AdcStake *) then->balance->pdata[1])->lost -
                                    ((AdcStake *) then->balance->pdata[0])->lost,
                                  plan->worth, 1e-9);
  g_assert_cmpstr (adc_scenario_find_force (scenario, "a3", NULL)->place, ==, "hand");
}

/* A hand that is large enough needs no deck; a deck that is too small is mixed with what was
 * discarded. */
static void
test_short_decks (void)
{
#define SIX(hand) \
  "; attacker mengsk: marine 1:front, vulture 2:front, goliath 3:front, firebat 4:front, ghost " \
  "5:front, marine 6:front, " hand "; defender overmind: zergling 1:front, hydralisk 2:front, " \
  "mutalisk 3:front, zergling 4:front, ultralisk 5:front, hydralisk 6:front"
#define EIGHT(place) \
  "terran-combat-8 " place ", terran-combat-9 " place ", terran-combat-10 " place \
  ", terran-combat-11 " place ", terran-combat-12 " place ", terran-combat-13 " place \
  ", terran-combat-14 " place ", terran-combat-15 " place
  g_autoptr(AdcStarClash) holding = star_fight_line (SIX (EIGHT ("hand")));
  g_autoptr(AdcStarClash) mixed = star_fight_line (SIX (EIGHT ("discard")));
  g_autoptr(AdcForecast) first = shipped_forecast (holding);
  g_autoptr(AdcForecast) second = shipped_forecast (mixed);

  g_assert_cmpuint (adc_star_clash_count_pool (holding, A, FALSE), ==, 5);
  g_assert_cmpuint (first->plans->len, >, 0);
  g_assert_false (star_says (first->assumptions, "has run out", "regle-cartes-combat"));
  g_assert_cmpuint (adc_star_clash_count_pool (mixed, A, FALSE), ==, 13);
  g_assert_true (star_says (second->assumptions, "has run out", "regle-cartes-combat"));
#undef EIGHT
#undef SIX
}

/* Chances sum to 1, for the whole and for each skirmish. */
static void
test_sums (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "limit=3; attacker mengsk: marine 1:front, vulture 2:front, goliath 1:support; defender "
    "overmind "
    "retreat=1: zergling 1:front, mutalisk 2:front, queen 2:support");
  g_autoptr(AdcForecast) forecast = shipped_forecast (clash);
  double sum = 0;

  for (guint i = 0; i < forecast->outcomes->len; i++)
    sum += ((AdcOutcome *) forecast->outcomes->pdata[i])->chance;
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
  g_assert_cmpuint (forecast->contests->len, ==, 2);
  for (guint i = 0; i < forecast->contests->len; i++) {
    GPtrArray *outcomes = ((AdcContest *) forecast->contests->pdata[i])->outcomes;

    sum = 0;
    for (guint j = 0; j < outcomes->len; j++)
      sum += ((AdcOutcome *) outcomes->pdata[j])->chance;
    g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
  }
  g_assert_cmpuint (forecast->survivors->len, ==, 6);
  g_assert_cmpuint (adc_distribution_get_maximum (shipped_find_left (forecast, "attacker-units")),
                    ==, 3);
}

static void
test_names (void)
{
  const AdcEngine *engine = adc_engine_find ("starcraft");

  g_assert_cmpstr (engine->get_name ("attacker"), ==, "Attacker");
  g_assert_cmpstr (engine->get_name ("1"), ==, "Skirmish 1");
  g_assert_cmpstr (engine->get_name ("8:card"), ==, "Skirmish 8");
  g_assert_cmpstr (engine->get_name ("2:reinforcement"), ==, "Skirmish 2, as a reinforcement");
  g_assert_null (engine->get_name ("9"));
  g_assert_null (engine->get_name ("10"));
  g_assert_null (engine->get_name (""));
}

static void
test_cancelled_run (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker mengsk: marine 1:front; defender overmind: zergling 1:front");
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (adc_battle_forecast (ADC_BATTLE (clash), NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Both hands are given: what is cancelled is replaced from the deck, and plans that cancel are
 * weighed too. */
static void
test_cancelled_hand (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker tassadar: dragoon 1:front, high-templar 1:support, protoss-combat-6 hand, "
    "hallucination hand {specialty=yes}; defender overmind: hydralisk 1:front, zerg-combat-5 hand");
  g_autoptr(AdcForecast) forecast = shipped_forecast (clash);
  guint n_cancelling = 0;

  for (guint i = 0; i < forecast->plans->len; i++)
    n_cancelling += ((AdcPlan *) forecast->plans->pdata[i])->steps->len == 2;
  g_assert_cmpuint (n_cancelling, ==, 1);
}

/* A base that shares its area with enemies goes in the regrouping, and so do transports it held alone. */
static void
test_base (void)
{
#define LOST(from) "attacker overmind" from ": zergling 1:front, zerg-combat-3 1:card; " \
                   "defender mengsk base=yes cut-off=2 connected=1: marine 1:front, - 1:card "
  g_autoptr(AdcStarClash) taken = star_fight_line (
    "; " LOST ("") "{major-attack=2 major-health=5}");
  g_autoptr(AdcStarClash) empty = star_fight_line (
    "; " LOST ("") "{major-attack=3 major-health=5}");
  g_autoptr(AdcStarClash) held = star_fight_line (
    "; " LOST (" base=yes") "{major-attack=3 major-health=7}");
  g_autoptr(AdcStarClash) entered = star_fight_line (
    "; attacker overmind: ultralisk -; defender mengsk base=yes connected=1: terran-combat-9 discard");
#undef LOST
  GPtrArray *ending = adc_star_clash_get_ending (taken);

  g_assert_true (star_says (ending, "The base of Arcturus Mengsk", "regle-destruction-bases"));
  g_assert_true (star_says (ending, "2 transports of Arcturus Mengsk then have",
                            "regle-destruction-bases"));
  g_assert_true (star_says (ending, "1 transport of Arcturus Mengsk stays",
                            "regle-destruction-bases"));
  g_assert_false (star_says (adc_star_clash_get_ending (empty), "The base", NULL));
  ending = adc_star_clash_get_ending (held);
  g_assert_true (star_says (ending, "The base of The Overmind", "regle-destruction-bases"));
  g_assert_false (star_says (ending, "The base of Arcturus Mengsk", NULL));
  ending = adc_star_clash_get_ending (entered);
  g_assert_true (star_says (ending, "there is no battle", "regle-combat"));
  g_assert_true (star_says (ending, "The base of Arcturus Mengsk", "regle-destruction-bases"));
}

/* Only an order that names one of those who may fall has decided. */
static void
test_given_decision (void)
{
#define CHOICE(spares) \
  "; attacker overmind" spares ": mutalisk 1:front, zergling 1:support, ultralisk 1:support, " \
  "zerg-combat-10 1:card; defender mengsk: siege-tank 1:front, - 1:card {major-attack=9 " \
  "major-health=8}"
  static const struct {
    const char *line;
    gboolean    is_given;
    guint       taken;
  } cases[] = {
    { CHOICE (""), FALSE, 0 },
    { CHOICE (" spares=hydralisk"), FALSE, 0 },
    { CHOICE (" spares=ultralisk"), TRUE, 0 },
    { CHOICE (" spares=zergling"), TRUE, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcStarClash) clash = star_fight_line (cases[i].line);
    g_autoptr(AdcResolution) account = adc_battle_resolve (ADC_BATTLE (clash));
    const AdcDecision *decision = account->decisions->pdata[0];

    g_assert_cmpuint (account->decisions->len, ==, 1);
    g_assert_cmpint (decision->is_given, ==, cases[i].is_given);
    g_assert_cmpint (decision->taken, ==, cases[i].taken);
  }
#undef CHOICE
}

/* What a unit typed in by hand is worth nobody knows: no sum is made up for its side. */
static void
test_unknown_worth (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "; attacker mengsk: - 1:front {type=type-ground hits=both}, - 1:card {major-attack=9 "
    "major-health=9}; defender overmind: zergling 1:front, zerg-combat-11 1:card");
  g_autoptr(AdcResolution) account = adc_battle_resolve (ADC_BATTLE (clash));
  g_autoptr(AdcForecast) forecast = shipped_forecast (clash);

  g_assert_cmpuint (account->totals->len, ==, 1);
  g_assert_cmpstr (((AdcTotal *) account->totals->pdata[0])->side, ==, "defender");
  g_assert_cmpuint (forecast->balance->len, ==, 1);
  g_assert_cmpstr (((AdcStake *) forecast->balance->pdata[0])->side, ==, "defender");
}

/* Rooms to escape to are spoken of where somebody may escape. */
static void
test_room_assumed (void)
{
  g_autoptr(AdcStarClash) plain = star_fight_line (
    "; attacker mengsk: marine 1:front, terran-combat-9 1:card; defender overmind: zergling "
    "1:front, zerg-combat-11 1:card");
  g_autoptr(AdcStarClash) by_card = star_fight_line (
    "; attacker mengsk: marine 1:front, terran-combat-9 1:card; defender overmind: zergling "
    "1:front, burrow-1 1:card");
  g_autoptr(AdcStarClash) by_setting = star_fight_line (
    "; attacker mengsk: marine 1:front (cloaking=yes), terran-combat-9 1:card; defender overmind: "
    "zergling 1:front, zerg-combat-11 1:card");
  g_autoptr(AdcForecast) first = shipped_forecast (plain);
  g_autoptr(AdcForecast) second = shipped_forecast (by_card);
  g_autoptr(AdcForecast) third = shipped_forecast (by_setting);

  g_assert_false (star_says (first->assumptions, "Cloaked units", "regle-cloaking"));
  g_assert_true (star_says (second->assumptions, "Cloaked units", "regle-cloaking"));
  g_assert_true (star_says (third->assumptions, "Cloaked units", "regle-cloaking"));
}

/* A card that lies face down has a name, whichever of the two it is. */
static void
test_face_down_names (void)
{
  g_autoptr(AdcStarClash) clash = star_fight_line (
    "edition=brood-war; attacker tassadar: zealot 1:front, - 1:card, - 1:reinforcement; defender "
    "overmind: zergling 1:front");
  g_autoptr(AdcResolution) account = adc_battle_resolve (ADC_BATTLE (clash));

  g_assert_cmpstr (g_hash_table_lookup (account->names, "a2"), ==, "Card face down (skirmish 1)");
  g_assert_cmpstr (g_hash_table_lookup (account->names, "a3"), ==, "Card face down (skirmish 1)");
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("starcraft");
  g_test_add_func ("/star-battle/steps", test_steps);
  g_test_add_func ("/star-battle/gains", test_gains);
  g_test_add_func ("/star-battle/no-support", test_no_support);
  g_test_add_func ("/star-battle/below-zero", test_below_zero);
  g_test_add_func ("/star-battle/cancel", test_cancel);
  g_test_add_func ("/star-battle/void", test_void);
  g_test_add_func ("/star-battle/cloaking", test_cloaking);
  g_test_add_func ("/star-battle/choices", test_choices);
  g_test_add_func ("/star-battle/face-down", test_face_down);
  g_test_add_func ("/star-battle/pools", test_pools);
  g_test_add_func ("/star-battle/advised", test_advised);
  g_test_add_func ("/star-battle/lay", test_lay);
  g_test_add_func ("/star-battle/short-decks", test_short_decks);
  g_test_add_func ("/star-battle/sums", test_sums);
  g_test_add_func ("/star-battle/names", test_names);
  g_test_add_func ("/star-battle/cancelled-run", test_cancelled_run);
  g_test_add_func ("/star-battle/cancelled-hand", test_cancelled_hand);
  g_test_add_func ("/star-battle/base", test_base);
  g_test_add_func ("/star-battle/given-decision", test_given_decision);
  g_test_add_func ("/star-battle/unknown-worth", test_unknown_worth);
  g_test_add_func ("/star-battle/room-assumed", test_room_assumed);
  g_test_add_func ("/star-battle/face-down-names", test_face_down_names);

  result = g_test_run ();
  shipped_unload ();
  return result;
}
