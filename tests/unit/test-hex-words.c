/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-scenario.h"

#define TWO "hegemonia moloch"
#define HQS "a1:hegemonia-hq e3:moloch-hq "

/* What is said of one board, line by line. */
static void
test_log (void)
{
  static const struct {
    const char *armies;
    const char *tiles;
    const char *decisions;
    const char *parts[6];
  } cases[] = {
    /* blows, what makes them stronger, and HQs */
    { TWO, HQS "c3:hegemonia-runner@1 c4:hegemonia-boss d2:moloch-hunter",  NULL,
      { "3 {hegemonia-runner} (c3) strikes {moloch-hunter} (d2) to the north-east; strength 2: "
        "1, +1 from {hegemonia-boss} (c4); "
        "2 wounds\n",
        "3 {moloch-hunter} (d2) is destroyed and leaves the board\n" } },
    { TWO, "c3:hegemonia-runner b3:hegemonia-hq c2:moloch-hq/1", NULL,
      { "2 {hegemonia-runner} (c3) strikes {moloch-hq} (c2) to the north; strength 2: 1, +1 from "
        "{hegemonia-hq} (b3); "
        "2 wounds\n",
        "2 {moloch-hq} (c2) loses 1 point: 1 → 0\n",
        "2 {moloch-hq} (c2) is destroyed and leaves the board\n",
        "0 {hegemonia-hq} (b3) strikes to the north and meets nobody\n" } },
    { TWO, "c3:hegemonia-hq c2:moloch-hq c4:moloch-blocker", NULL,
      { "0 {hegemonia-hq} (c3) strikes {moloch-hq} (c2) to the north; strength 1; no wound, for "
        "an HQ does "
        "not strike an HQ\n",
        "0 {hegemonia-hq} (c3) strikes {moloch-blocker} (c4) to the south; strength 1; 1 wound\n",
        "0 {moloch-blocker} (c4) holds out with 1 wound\n" } },
    { TWO, HQS "c3:hegemonia-thug c2:moloch-blocker", NULL,
      { "strength 2; 2 wounds\n", "{moloch-blocker} (c2) holds out with 2 wounds\n" } },
    /* shots and armour */
    { "posterunek moloch", "c1:posterunek-commando@1 c4:moloch-blocker", NULL,
      { "3 {posterunek-commando} (c1) shoots at {moloch-blocker} (c4) to the south; strength 1; "
        "armour stops 1; no wound\n" } },
    { "posterunek moloch", "c1:posterunek-commando@1 b1:posterunek-officer c4:moloch-blocker", NULL,
      { "3 {posterunek-commando} (c1) shoots at {moloch-blocker} (c4) to the south; strength 2: "
        "1, +1 from {posterunek-officer} (b1); "
        "armour stops 1; 1 wound\n" } },
    { "posterunek moloch", "c1:posterunek-commando@3 c4:moloch-blocker", NULL,
      { "3 {posterunek-commando} (c1) shoots to the north-west and meets nobody\n" } },
    { "moloch borgo", "d1:moloch-gauss c2:borgo-mutant a2:borgo-super-mutant@1", NULL,
      { "1 {moloch-gauss} (d1) fires its Gauss shot through {borgo-mutant} (c2) to the "
        "south-west; strength 1; 1 "
        "wound\n",
        "1 {moloch-gauss} (d1) fires its Gauss shot through {borgo-super-mutant} (a2) to the "
        "south-west; "
        "strength 1; armour stops 1; no wound\n" } },
    /* explosions */
    { TWO, HQS "c3:moloch-clown c2:hegemonia-guard d2:hegemonia-runner", "1",
      { "2 {moloch-clown} (c3) explodes, and no medic can save it\n",
        "2 {moloch-clown} (c3) hurts {hegemonia-guard} (c2) by its explosion; 1 wound\n",
        "2 {hegemonia-guard} (c2) holds out with 1 wound\n", "2 {moloch-clown} (c3) leaves the "
        "board\n",
        "2 {hegemonia-runner} (d2) is destroyed and leaves the board\n" } },
    /* conversions: all bonuses count for the shot */
    { TWO, "c3:hegemonia-runner c4:hegemonia-quartermaster d3:hegemonia-boss c1:moloch-hq", "1",
      { "3 {hegemonia-quartermaster} (c4) turns the blow of {hegemonia-runner} (c3) to the north "
        "into a shot\n",
        "3 {hegemonia-runner} (c3) shoots at {moloch-hq} (c1) to the north; strength 2: 1, +1 "
        "from {hegemonia-boss} (d3); 2 "
        "wounds\n",
        "3 {moloch-hq} (c1) loses 2 points: 20 → 18\n" } },
    { TWO, "c3:hegemonia-universal-soldier@1 c4:hegemonia-quartermaster b3:hegemonia-officer-2@1 "
           "c2:moloch-blocker@3", "2",
      { "3 {hegemonia-quartermaster} (c4) turns the shot of {hegemonia-universal-soldier} (c3) "
        "to the north into a blow\n",
        "strength 2: 1, +1 from {hegemonia-officer-2} (b3); 2 wounds\n" } },
    /* medics */
    { TWO, HQS "c3:hegemonia-runner@1 d2:moloch-hunter d1:moloch-medic@3", NULL,
      { "2 {moloch-medic} (d1) cancels the wounds of {moloch-hunter} (d2) by {hegemonia-runner} "
        "(c3)\n",
        "2 {moloch-medic} (d1) is used up\n", "2 {moloch-medic} (d1) leaves the board\n" } },
    { "borgo posterunek", "c3:borgo-mutant c2:posterunek-recon-center d1:posterunek-medic@4 "
                          "e1:posterunek-medic@5", NULL,
      { "2 {moloch-medic} (d1) cancels the wounds of {posterunek-recon-center} (c2) by "
        "{borgo-mutant} (c3)\n",
        "2 {moloch-medic} (e1) takes on the wound that {moloch-medic} (d1) had taken\n",
        "2 {moloch-medic} (e1) is used up\n" } },
    /* two tiles of one name and of different armies */
    { "hegemonia posterunek", "c3:hegemonia-runner c2:posterunek-runner@4", NULL,
      { "2 {hegemonia-runner} (Hegemonia, c3) strikes {posterunek-runner} (Posterunek, c2) to "
        "the north;",
        "2 {posterunek-runner} (Posterunek, c2) strikes {hegemonia-runner} (Hegemonia, c3) to "
        "the south;" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (cases[i].armies, cases[i].tiles);
    g_autoptr(AdcHexBattle) battle = NULL;
    g_autofree char *log = NULL;

    adc_scenario_set (scenario, "decisions", cases[i].decisions);
    battle = hex_scenario_fight (scenario);
    log = hex_battle_dup_log (battle);
    for (guint j = 0; j < G_N_ELEMENTS (cases[i].parts) && cases[i].parts[j] != NULL; j++)
      hex_assert_contains (log, cases[i].parts[j]);
  }
}

/* What an instant does is told in the same words. */
static void
test_instants (void)
{
  static const char * const wanted[] = {
    [ADC_HEX_GRENADE] = "{moloch-medic} (d3) is used up",
    [ADC_HEX_SNIPER] = "{moloch-medic} (d3) cancels the wounds of {moloch-blocker} (c3)",
    [ADC_HEX_BOMB] = "{moloch-blocker} (c3) suffers 1 wound",
  };
  g_autoptr(AdcHexBattle) battle = hex_fight ("moloch borgo",
                                              "c3:moloch-blocker d3:moloch-medic@1 a1:borgo-hq");

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    AdcHexRecord *record = adc_hex_record_new ();
    g_autofree char *log = NULL;
    AdcHexResult result;

    adc_hex_orders_strike (adc_hex_battle_get_position (battle), i, ADC_HEX_CENTRE, NULL, &result,
                           record);
    log = hex_record_dup_log (record, battle);
    hex_assert_contains (log, wanted[i]);
    adc_hex_record_free (record);
  }
}

static char *
join_notes (AdcHexBattle *battle)
{
  g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (battle));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < notes->len; i++) {
    const AdcReason *note = notes->pdata[i];

    g_string_append_printf (text, "%s [%s]\n", note->label, note->rule);
  }

  return g_string_free (text, FALSE);
}

static void
test_notes (void)
{
  static const struct {
    const char *armies;
    const char *tiles;
    const char *notes;
  } cases[] = {
    { TWO, "", "The board is empty: each player begins by laying their HQ [regle-debut]\n" },
    { TWO, HQS, "" },
    { TWO, "a1:moloch-net-fighter@3 a2:hegemonia-runner",
      "{hegemonia-runner} (a2) is netted by {moloch-net-fighter} (a1) [regle-filet]\n" },
    { "posterunek moloch", "c3:posterunek-hacker c4:moloch-scout",
      "{moloch-scout} (c4) is hacked and works for Posterunek [hacker]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcHexBattle) battle = hex_fight (cases[i].armies, cases[i].tiles);
    g_autofree char *notes = join_notes (battle);

    hex_assert_is (notes, cases[i].notes);
  }
}

static void
test_full_board (void)
{
  g_autoptr(GString) tiles = g_string_new ("a1:borgo-hq a2:hegemonia-hq");
  static const char * const units[] = { "borgo-mutant", "borgo-butcher", "borgo-brawler",
                                        "hegemonia-runner", "hegemonia-ganger" };
  g_autoptr(AdcHexBattle) full = NULL;
  g_autofree char *notes = NULL;

  for (guint cell = 2; cell < ADC_HEX_CELLS; cell++)
    g_string_append_printf (tiles, " %s:%s", adc_hex_cell_name (cell),
                            cell < 8    ? units[0]
                            : cell < 12 ? units[1]
                            : cell < 14 ? units[2]
                            : cell < 16 ? units[3]
                                        : units[4]);
  full = hex_fight ("borgo hegemonia", tiles->str);
  notes = join_notes (full);
  hex_assert_contains (notes, "The board is full: a battle breaks out [regle-plateau-plein]\n");
}

/* Each kind of question, as it is put. */
static void
test_questions (void)
{
  static const struct {
    const char *armies;
    const char *tiles;
    const char *question;
    const char *options[3];
  } cases[] = {
    { TWO, "c3:hegemonia-runner c4:hegemonia-quartermaster c1:moloch-hq",
      "Which attack of {hegemonia-runner} (c3) does {hegemonia-quartermaster} (c4) convert?",
      { "None of them", "The blow to the north becomes a shot" } },
    { "posterunek hegemonia", "c1:posterunek-hq c2:hegemonia-universal-soldier@1 "
                              "c3:hegemonia-quartermaster b1:hegemonia-officer-1@2",
      "Which attack of {hegemonia-universal-soldier} (c2) does {hegemonia-quartermaster} (c3) "
      "convert?",
      { "None of them", "The shot to the north becomes a blow" } },
    { "borgo posterunek", "c3:borgo-mutant c2:posterunek-recon-center d1:posterunek-medic@4 "
                          "b1:posterunek-medic@2",
      "Which medic cancels what?",
      { "{moloch-medic} (b1) cancels the wounds of {posterunek-recon-center} (c2) by "
        "{borgo-mutant} (c3)",
        "{moloch-medic} (d1) cancels the wounds of {posterunek-recon-center} (c2) by "
        "{borgo-mutant} (c3)" } },
    { "moloch+borgo hegemonia+posterunek", "c3:moloch-scout c2:moloch-medic@1 c1:moloch-medic@1 "
                                           "d1:borgo-medic@5 d3:hegemonia-ganger",
      "Which medic takes on the wound that {moloch-medic} (Moloch, c2) has taken?",
      { "{moloch-medic} (Moloch, c1)", "{borgo-medic} (Borgo, d1)" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcHexBattle) battle = hex_fight (cases[i].armies, cases[i].tiles);
    g_autofree char *question = NULL;

    g_test_message ("%s", cases[i].tiles);
    g_assert_cmpuint (adc_hex_battle_get_result (battle)->n_questions, >, 0);
    question = adc_hex_battle_describe_question (battle, 0);
    hex_assert_is (question, cases[i].question);
    for (guint j = 0; cases[i].options[j] != NULL; j++) {
      g_autofree char *option = adc_hex_battle_describe_option (battle, 0, j);

      hex_assert_is (option, cases[i].options[j]);
    }
  }
}

/* The entries that faults, notes and sentences lead to. */
static void
test_rules (void)
{
  static const char * const rules[] = {
    "regle-actions", "regle-alliance", "regle-blindage", "regle-batailles", "tir-gauss",
    "regle-coup", "quartermaster", "regle-simultane", "regle-egalite", "regle-tour", "explosion",
    "regle-plateau-plein", "hacker", "regle-colline", "regle-qg", "regle-qg-detruit",
    "regle-medecin", "regle-faq-medecin", "regle-filet", "regle-debut", "regle-poser-unite",
    "regle-multijoueur", "regle-points", "regle-preparation", "regle-tir", "regle-contenu",
    "regle-resistance", "regle-victoire",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++) {
    g_test_message ("%s", rules[i]);
    g_assert_nonnull (adc_game_lookup (hex_tiles_get_game (), rules[i]));
  }
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-words/log", test_log },
    { "/hex-words/instants", test_instants },
    { "/hex-words/notes", test_notes },
    { "/hex-words/full-board", test_full_board },
    { "/hex-words/questions", test_questions },
    { "/hex-words/rules", test_rules },
  };

  return hex_scenario_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
