/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scenarios of Ark: Awakening: what is refused, what is asked for, and what comes of the others. */

#include "adc-ark-fight.h"
#include "adc-language.h"
#include "adc-piece.h"
#include "line-scenario.h"
#include "shipped.h"

#include <string.h>

typedef struct {
  const char   *name;
  const char   *scenario;
  AdcFaultKind  kind;
  const char   *force;   /* these may be NULL */
  const char   *stat;
  const char   *side;
  const char   *setting;
  const char   *rule;
  const char   *words;   /* of the sentence */
} Case;

#define NO  ADC_FAULT_IMPOSSIBLE
#define ODD ADC_FAULT_MOMENTARY
#define ASK ADC_FAULT_MISSING

#define SIDES(attacker, defender) \
  "; attacker arsenal=11" attacker "; defender arsenal=9 defence=2" defender
#define TROOPS ": unite-faction room"
#define MEET(settings) settings SIDES (TROOPS, TROOPS)
#define ATTACKER(forces) SIDES (": " forces, TROOPS)
#define CARDS(forces) SIDES (TROOPS ", " forces, TROOPS ", - played {power=4 critical=no}")

#define TEN "1+1+1+1+1+1+1+1+1+1+"

#define WRONG(name, scenario, force, rule, words) \
  { name, scenario, NO, force, NULL, NULL, NULL, rule, words }
#define ASKED(name, scenario, force, stat, side, setting, rule, words) \
  { name, scenario, ASK, force, stat, side, setting, rule, words }

static const Case cases[] = {
  /* Words that mean nothing. */
  WRONG ("setting", MEET ("weather=rain"), NULL, NULL, "no setting “weather”"),
  WRONG ("mode", MEET ("mode=second"), NULL, NULL, "“second” is no value"),
  WRONG ("variant", MEET ("variant=side-c"), NULL, NULL, "“side-c” is no value"),
  WRONG ("viewpoint", MEET ("viewpoint=both"), NULL, NULL, "“both” is no value"),
  WRONG ("powers", MEET ("powers=2+x"), NULL, NULL, "“x” is no value for the setting “powers”"),
  WRONG ("powers-large", MEET ("critical-powers=31"), NULL, NULL, "“31” is no value"),
  WRONG ("side", "; attacker: unite-faction room; enemy: unite-faction room", NULL,
         "note-deux-adversaires", "not “enemy”"),
  WRONG ("no-defender", "; attacker: unite-faction room", NULL, "regle-combat", "no defender"),
  WRONG ("no-attacker", "; defender: unite-faction room", NULL, "regle-combat", "no attacker"),
  WRONG ("faction", "; attacker robot: robot room; defender: robot room", NULL, NULL,
         "no faction “robot”"),
  WRONG ("side-setting", SIDES (" mood=bad" TROOPS, TROOPS), NULL, NULL, "no setting “mood”"),
  WRONG ("arsenal", "; attacker arsenal=25: robot room; defender: robot room", NULL, NULL,
         "“25” is no value for the setting “arsenal”"),
  WRONG ("arsenal-negative", "; attacker arsenal=-1: robot room; defender: robot room", NULL, NULL,
         "“-1” is no value"),
  WRONG ("plays", SIDES (" plays=well" TROOPS, TROOPS), NULL, NULL, "“well” is no value"),
  WRONG ("unseen", SIDES (" unseen=15" TROOPS, TROOPS), NULL, NULL, "“15” is no value"),
  WRONG ("place", ATTACKER ("unite-faction room, robot roof"), "a2", NULL, "“roof” is no place"),
  WRONG ("card-in-room", ATTACKER ("alien-pen room"), "a1", "regle-combat", "only units"),
  WRONG ("nothing-in-room", ATTACKER ("- room"), "a1", "regle-combat", "only units"),
  WRONG ("unit-in-hand", ATTACKER ("robot hand"), "a1", "regle-artefacts-combat", "only artifacts"),
  WRONG ("control-word", ATTACKER ("robot room (control=mine)"), "a1", NULL, "“mine” is no value"),
  WRONG ("control-own-unit", ATTACKER ("unite-faction room (control=both)"), "a1", NULL,
         "no setting “control”"),
  WRONG ("unit-value", ATTACKER ("robot room {copies=1}"), "a1", NULL, "a value for “copies”"),
  WRONG ("bonus-setting", ATTACKER ("robot room, tactics bonus (speed=1)"), "a2", NULL,
         "no setting “speed”"),
  WRONG ("bonus-number", ATTACKER ("robot room, tactics bonus (defence=-1)"), "a2", NULL,
         "“-1” is no value"),
  WRONG ("power", CARDS ("- hand {power=31}"), "a2", NULL, "“31” is no value"),
  WRONG ("icon", CARDS ("- hand {power=3 critical=maybe}"), "a2", NULL, "“maybe” is no value"),
  WRONG ("card-setting", CARDS ("- hand (control=own)"), "a2", NULL, "no setting “control”"),

  /* What the rules forbid. */
  WRONG ("two-played", CARDS ("- played {power=1}, - played {power=2}"), "a3",
         "regle-artefacts-combat", "has played two"),
  WRONG ("played-twice", CARDS ("-*2 played {power=1}"), "a2", "regle-artefacts-combat",
         "plays one artifact, not 2"),
  WRONG ("two-pens", CARDS ("alien-pen*2 hand"), "a2", "regle-artefacts-combat",
         "one Alien’s Pen, not 2"),
  WRONG ("two-pens-apart", CARDS ("alien-pen hand, alien-pen played"), NULL, "alien-pen",
         "one Alien’s Pen, not 2"),
  WRONG ("pen-discarded", CARDS ("alien-pen seen"), "a2", "alien-pen", "never discarded"),
  WRONG ("hand", CARDS ("-*15 hand {power=1}"), NULL, "limite-main", "16 artifacts"),
  WRONG ("hand-unseen", SIDES (" unseen=10" TROOPS ", -*5 hand {power=1}", TROOPS), NULL,
         "limite-main", "16 artifacts"),
  WRONG ("units", ATTACKER ("unite-faction*7 room"), NULL, "unite-faction", "7 units"),
  WRONG ("units-hara", "; attacker hara: unite-faction*9 room; defender: robot room", NULL,
         "unite-faction", "9 units"),
  WRONG ("units-not-hara",
         "variant=side-b; attacker pajak: unite-faction*9 room; defender: robot room", NULL,
         "unite-faction", "9 units"),
  WRONG ("neutrals", SIDES (": robot*3 room", ": robot*2 room"), NULL, "regle-combat-neutres",
         "5 in the room"),
  WRONG ("deck", MEET ("powers=1+" TEN TEN TEN " critical-powers=" TEN TEN TEN), NULL, "ordinary-artifacts", "61 powers"),

  /* Nobody to fight with. */
  { "nobody", "; attacker; defender: robot room", ODD, NULL, NULL, NULL, NULL, "regle-combat",
    "Attacker has no unit" },
  { "wounded", SIDES (TROOPS, ": unite-faction wounded"), ODD, NULL, NULL, NULL, NULL,
    "regle-combat", "Defender has no unit" },
  { "neutrals-of-both", SIDES (TROOPS, ": robot*2 room (control=both)"), ODD, NULL, NULL, NULL,
    NULL, "regle-combat", "the other player controls too" },

  /* What nobody knows. */
  ASKED ("attacker-arsenal", "; attacker: robot room; defender defence=2: robot room", NULL, NULL,
         "attacker", "arsenal", "arsenal", "the arsenal is not known"),
  ASKED ("defender-arsenal", "; attacker arsenal=9: robot room; defender defence=2: robot room",
         NULL, NULL, "defender", "arsenal", "arsenal", "the arsenal is not known"),
  ASKED ("defence", "; attacker arsenal=9: robot room; defender arsenal=2: robot room", NULL, NULL,
         "defender", "defence", "defense-par-unite", "defence per unit"),
  ASKED ("hand-size", MEET (""), NULL, NULL, "defender", "unseen", "regle-artefacts-combat",
         "how many artifacts"),
  ASKED ("card-power", CARDS ("- played {critical=no}"), "a2", "power", NULL, NULL,
         "puissance-artefact", "the power"),
  ASKED ("card-icon",
         SIDES (TROOPS ", - played {power=3}", TROOPS ", - played {power=3 critical=yes}"), "a2",
         "critical", NULL, NULL, "regle-masse-critique", "critical mass"),
  ASKED ("pen-icon", SIDES (TROOPS, TROOPS ", - played {power=3 critical=yes}"), NULL, "critical",
         NULL, NULL, "regle-masse-critique", "Alien’s Pen: whether"),
  ASKED ("pool", SIDES (TROOPS ", - played {power=3 critical=no}", " unseen=2" TROOPS), NULL,
         "powers", NULL, NULL, "ordinary-artifacts", "remain: 0"),
  ASKED ("pool-short",
         "powers=3" SIDES (TROOPS ", - played {power=3 critical=no}", " unseen=2" TROOPS), NULL,
         "powers", NULL, NULL, "ordinary-artifacts", "remain: 0"), /* that one is ours */
  ASKED ("icon-against-pool",
         "critical-powers=3+4" SIDES (TROOPS ", - played {power=3}", " unseen=2" TROOPS), "a2",
         "critical", NULL, NULL, "regle-masse-critique", "critical mass"),
  ASKED ("highest", SIDES (TROOPS ", - played {power=3 critical=yes}",
                           " plays=highest" TROOPS ", - hand {critical=yes}"), "d2", "power", NULL,
         NULL, "puissance-artefact", "the power"),
};

static void
test_fault (gconstpointer data)
{
  const Case *this = data;
  g_autoptr(AdcScenario) scenario = line_scenario ("ark", this->scenario);
  g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);
  gboolean is_found = FALSE;

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    is_found |= fault->kind == this->kind && strstr (fault->message, this->words) != NULL &&
                g_strcmp0 (fault->force, this->force) == 0 &&
                g_strcmp0 (fault->stat, this->stat) == 0 &&
                g_strcmp0 (fault->side, this->side) == 0 &&
                g_strcmp0 (fault->setting, this->setting) == 0 &&
                g_strcmp0 (fault->rule, this->rule) == 0;
    if (fault->rule != NULL)
      g_assert_nonnull (adc_game_lookup (shipped_get_game (), fault->rule));
  }
  if (is_found)
    return;

  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s (%s)", ((AdcFault *) faults->pdata[i])->message,
                    ((AdcFault *) faults->pdata[i])->rule);
  g_test_fail ();
}

static AdcArkFight *
fight (const char *text)
{
  g_autoptr(AdcScenario) scenario = line_scenario ("ark", text);

  return ADC_ARK_FIGHT (shipped_fight (scenario));
}

static gboolean
says (GPtrArray *reasons, const char *words, const char *rule)
{
  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    if (strstr (reason->label, words) != NULL && g_strcmp0 (reason->rule, rule) == 0)
      return TRUE;
  }

  return FALSE;
}

/* What is asked of this fight, in their order: "arsenal unseen critical". */
static char *
list_asked (const char *text)
{
  g_autoptr(AdcScenario) scenario = line_scenario ("ark", text);
  g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    g_assert_cmpint (fault->kind, ==, ADC_FAULT_MISSING);
    g_string_append_printf (out, "%s%s", i > 0 ? " " : "",
                            fault->stat != NULL ? fault->stat : fault->setting);
  }

  return g_string_free (out, FALSE);
}

static void
assert_asked (const char *text, const char *expected)
{
  g_autofree char *asked = list_asked (text);

  g_assert_cmpstr (asked, ==, expected);
}

/* Nothing is asked that nothing depends on. */
static void
test_needless (void)
{
  assert_asked ("; attacker arsenal=1: robot room; defender defence=2: robot room", "");
  assert_asked ("mode=first-mission" SIDES (TROOPS, TROOPS), "");
  assert_asked (CARDS ("- played {power=3}"), ""); /* an icon against none */
  assert_asked (SIDES (TROOPS ", - played {critical=yes}", TROOPS ", - played {critical=yes}"), "");
  assert_asked ("powers=1+2+3" SIDES (TROOPS, " unseen=3" TROOPS), "critical"); /* two pens */
  assert_asked ("powers=1+2+3" SIDES (TROOPS, " unseen=3" TROOPS ", alien-pen hand {critical=no}"),
                "");
  assert_asked (SIDES (TROOPS, TROOPS ", - played {power=4 critical=no}"), "");
}

static void
test_units (void)
{
  g_autoptr(AdcArkFight) self = fight (SIDES (
    TROOPS, ": unite-faction*2 room, robot*2 room, espece-683 room (control=both), "
            "espece-683 wounded, tactics bonus (defence-per-unit=1 defence=2)"));
  const AdcArkUnits *units = adc_ark_fight_get_units (self, ADC_ARK_DEFENDER);
  g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (self));
  GPtrArray *steps = adc_ark_fight_get_defence_steps (self);

  g_assert_cmpuint (units->n_own, ==, 2);
  g_assert_cmpuint (units->n_neutral, ==, 2);
  g_assert_cmpuint (units->n_apart, ==, 1);
  g_assert_cmpuint (units->n_wounded, ==, 1);
  g_assert_cmpint (adc_ark_fight_get_combat (self)->defence, ==, 14);
  g_assert_cmpint (((AdcReason *) steps->pdata[0])->value, ==, 8);
  g_assert_cmpint (((AdcReason *) steps->pdata[1])->value, ==, 4);
  g_assert_cmpint (((AdcReason *) steps->pdata[2])->value, ==, 2);
  g_assert_true (says (notes, "take no part", "regle-combat-neutres"));
  g_assert_true (says (notes, "wounded", "regle-combat"));
  g_assert_true (says (notes, "One combat is one opponent", "note-deux-adversaires"));
}

/* Only the variants have bonuses of the combat capacity. */
static void
test_bonuses (void)
{
  static const char sides[] = SIDES (
    " cubes=3: unite-faction*2 room, tactics bonus (combat-per-unit=2 combat-per-cube=1)", TROOPS);
  g_autofree char *with = g_strconcat ("variant=advanced-2", sides, NULL);
  g_autoptr(AdcArkFight) plain = fight (sides);
  g_autoptr(AdcArkFight) advanced = fight (with);

  g_assert_false (adc_ark_fight_has_bonuses (plain));
  g_assert_cmpint (adc_ark_fight_get_combat (plain)->bonuses[ADC_ARK_ATTACKER], ==, 0);
  g_assert_true (says (adc_ark_fight_get_strength_steps (plain, ADC_ARK_ATTACKER),
                       "counts only with", "regle-capacite-combat"));
  g_assert_true (adc_ark_fight_has_bonuses (advanced));
  g_assert_cmpint (adc_ark_fight_get_combat (advanced)->bonuses[ADC_ARK_ATTACKER], ==, 7);
  g_assert_true (says (adc_ark_fight_get_strength_steps (advanced, ADC_ARK_ATTACKER), "3 cubes",
                       "note-bonus-cube"));
}

/* Nobody is without a card, and it is there once. */
static void
test_pen (void)
{
  g_autoptr(AdcArkFight) unlisted = fight (SIDES (TROOPS, TROOPS ", - hand {power=2}"));
  g_autoptr(AdcArkFight) listed = fight (SIDES (TROOPS ", alien-pen played", TROOPS));
  g_autoptr(AdcArkFight) first = fight ("mode=first-mission" CARDS ("alien-pen hand"));
  const AdcArkHeld *held = adc_ark_fight_get_card (unlisted, ADC_ARK_DEFENDER, 1);
  g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (first));

  g_assert_cmpuint (adc_ark_fight_count_cards (unlisted, ADC_ARK_ATTACKER), ==, 1);
  g_assert_cmpuint (adc_ark_fight_count_cards (unlisted, ADC_ARK_DEFENDER), ==, 2);
  g_assert_true (held->is_pen);
  g_assert_null (held->force);
  g_assert_cmpint (held->card.power, ==, 0);
  g_assert_cmpint (held->card.critical, ==, ADC_ARK_ICON_UNKNOWN);
  g_assert_cmpuint (adc_ark_fight_count_cards (listed, ADC_ARK_ATTACKER), ==, 1);
  g_assert_cmpint (adc_ark_fight_get_played (listed, ADC_ARK_ATTACKER), ==, 0);
  g_assert_cmpuint (adc_ark_fight_count_cards (first, ADC_ARK_ATTACKER), ==, 0);
  g_assert_true (says (notes, "2 artifacts are listed", "premiere-mission"));
}

/* What somebody has seen, nobody else holds. */
static void
test_pool (void)
{
  g_autoptr(AdcArkFight) self = fight (
    "powers=1+2+2+3 critical-powers=2+5" SIDES (
      TROOPS ", - hand {power=2 critical=no}, - seen {power=2 critical=yes}, "
             "- seen {power=9 critical=no}",
      " unseen=2" TROOPS ", alien-pen hand {critical=no}"));
  const AdcArkPool *pool = adc_ark_fight_get_pool (self);

  g_assert_cmpuint (adc_ark_fight_count_known (self), ==, 6);
  g_assert_cmpuint (adc_ark_fight_get_box (self)->plain[2], ==, 2);
  g_assert_cmpuint (adc_ark_pool_count (pool), ==, 4);
  g_assert_cmpuint (pool->plain[2], ==, 1);
  g_assert_cmpuint (pool->critical[2], ==, 0);
  g_assert_cmpuint (pool->critical[5], ==, 1);
  g_assert_cmpuint (adc_ark_fight_count_strangers (self), ==, 1);
  g_assert_true (says (adc_ark_fight_get_assumptions (self), "6 out of 60", "ordinary-artifacts"));
  g_assert_true (says (adc_ark_fight_get_assumptions (self), "1 artifact that was seen",
                       "ordinary-artifacts"));
}

/* The powers the owner typed in on the card do for every combat. */
static void
test_completed (void)
{
  AdcPiece *ordinary = ADC_PIECE (adc_game_lookup (shipped_get_game (), "ordinary-artifacts"));
  AdcPiece *pen = ADC_PIECE (adc_game_lookup (shipped_get_game (), "alien-pen"));
  static const char scenario[] = SIDES (TROOPS ", - played {power=3 critical=no}",
                                        " unseen=1 plays=reply" TROOPS);
  AdcStat *powers = adc_game_get_stat (shipped_get_game (), ADC_KIND_CARD, "powers");
  AdcStat *critical = adc_game_get_stat (shipped_get_game (), ADC_KIND_CARD, "critical");

  g_assert_true (adc_piece_concerns (ordinary, powers));
  g_assert_false (adc_piece_concerns (pen, powers));
  g_assert_true (adc_piece_concerns (pen, critical));
  g_assert_false (adc_piece_concerns (ordinary, critical));

  adc_piece_set_user_value (ordinary, "powers", "4 5 6 7");
  adc_piece_set_user_value (pen, "critical", "no");
  {
    g_autoptr(AdcArkFight) self = fight (scenario);
    g_autoptr(AdcForecast) forecast = shipped_forecast (self);

    /* 11 + 3 against 9 and 4, or more. */
    g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (forecast, "attacker"), 0.25, 1e-12);
    g_assert_cmpint (adc_ark_fight_get_card (self, ADC_ARK_DEFENDER, 0)->card.critical, ==,
                     ADC_ARK_ICON_NO);
  }
  adc_piece_set_user_value (ordinary, "powers", NULL);
  adc_piece_set_user_value (pen, "critical", NULL);
}

/* Whoever looks on plays his best, and the other as he is said to. */
static void
test_viewpoint (void)
{
  static const char sides[] = SIDES (
    TROOPS ", - hand {power=4 critical=no}, alien-pen hand {critical=no}",
    " plays=highest" TROOPS ", - hand {power=5 critical=no}, alien-pen hand {critical=no}");
  g_autofree char *other = g_strconcat ("viewpoint=defender", sides, NULL);
  g_autoptr(AdcArkFight) attacker = fight (sides);
  g_autoptr(AdcArkFight) defender = fight (other);
  g_autoptr(AdcForecast) first = shipped_forecast (attacker);
  g_autoptr(AdcForecast) second = shipped_forecast (defender);

  /* 15 against 14: the 4 wins; the attacker's cards at random: the 5 ties with the 4 or loses. */
  g_assert_cmpint (adc_ark_fight_get_best (attacker, ADC_ARK_ATTACKER), ==, 0);
  g_assert_cmpfloat (adc_forecast_get_chance (first, "attacker"), ==, 1);
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (second, "defender"), 0.5, 1e-12);
  g_assert_cmpuint (first->contests->len, ==, 2);
  g_assert_cmpstr (((AdcContest *) first->contests->pdata[1])->id, ==, "a3");
}

/* Of cards that win as often, the smallest is played. */
static void
test_best (void)
{
  g_autoptr(AdcArkFight) self = fight (SIDES (
    TROOPS ", - hand {power=9 critical=no}, - hand {power=2 critical=no}, "
           "- hand {power=3 critical=no}",
    TROOPS ", - played {power=3 critical=no}"));

  g_assert_cmpint (adc_ark_fight_get_best (self, ADC_ARK_ATTACKER), ==, 1);
  g_assert_cmpint (adc_ark_fight_get_needed (self, ADC_ARK_ATTACKER, 0), ==, 2);
  g_assert_cmpint (adc_ark_fight_get_needed (self, ADC_ARK_DEFENDER, 1), ==, 4);
  g_assert_cmpint (adc_ark_fight_get_outcome (self, 1, 0), ==, ADC_ARK_ATTACKER_WINS);
  g_assert_cmpint (adc_ark_fight_get_outcome (self, 3, 0), ==, ADC_ARK_DEFENDER_WINS);
}

static void
test_account (void)
{
  g_autoptr(AdcArkFight) self = fight (SIDES (
    TROOPS ", - hand {power=5 critical=yes}, alien-pen hand {critical=no}",
    ": unite-faction room, robot*2 room, - hand {power=5 critical=yes}, alien-pen hand "
    "{critical=no}"));
  g_autoptr(GPtrArray) won = adc_ark_fight_list_account (self, 0, 1);
  g_autoptr(GPtrArray) tie = adc_ark_fight_list_account (self, 1, 0);
  g_autoptr(GPtrArray) boom = adc_ark_fight_list_account (self, 0, 0);
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (self));

  g_assert_true (says (won, "Combat capacity of Attacker: 11 and", "regle-capacite-combat"));
  g_assert_true (says (won, "Attacker wins", "regle-vainqueur"));
  g_assert_true (says (won, "Defender takes Alien’s Pen back", "alien-pen"));
  g_assert_true (says (won, "Defender: 1 unit goes to the sickbay", "regle-resolution"));
  g_assert_true (says (won, "Robot ×2: back to their own room", "regle-combat-neutres"));
  g_assert_true (says (won, "falls from 11 by 6, to 5", "regle-resolution"));
  g_assert_true (says (tie, "Defender wins", "regle-vainqueur"));
  g_assert_true (says (tie, "nobody’s arsenal falls", "regle-resolution"));
  g_assert_true (says (boom, "both players lose", "regle-masse-critique"));
  g_assert_true (says (boom, "nobody’s arsenal falls", "note-masse-critique"));
  g_assert_true (says (boom, "does not say whether", "note-masse-critique"));
  g_assert_true (resolution->is_open);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("ark");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/ark/fight/faults/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_fault);
  }
  g_test_add_func ("/ark/fight/needless", test_needless);
  g_test_add_func ("/ark/fight/units", test_units);
  g_test_add_func ("/ark/fight/bonuses", test_bonuses);
  g_test_add_func ("/ark/fight/pen", test_pen);
  g_test_add_func ("/ark/fight/pool", test_pool);
  g_test_add_func ("/ark/fight/completed", test_completed);
  g_test_add_func ("/ark/fight/viewpoint", test_viewpoint);
  g_test_add_func ("/ark/fight/best", test_best);
  g_test_add_func ("/ark/fight/account", test_account);

  status = g_test_run ();
  shipped_unload ();
  return status;
}
