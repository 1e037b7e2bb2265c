/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-scenario.h"

#include "adc-battle-report.h"

#include <string.h>

#define TWO "hegemonia moloch"
#define HQS "a1:hegemonia-hq e3:moloch-hq "

static void
assert_same_tile (const AdcHexTile *a, const AdcHexTile *b)
{
  g_test_message ("%s", b->unit);
  g_assert_nonnull (a);
  g_assert_cmpstr (a->unit, ==, b->unit);
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->powers, ==, b->powers);
  g_assert_cmpmem (a->initiatives, a->n_initiatives, b->initiatives, b->n_initiatives);
  g_assert_cmpuint (a->toughness, ==, b->toughness);
  g_assert_cmpuint (a->gives_melee, ==, b->gives_melee);
  g_assert_cmpuint (a->gives_ranged, ==, b->gives_ranged);
  g_assert_cmpuint (a->gives_initiative, ==, b->gives_initiative);
  g_assert_cmpuint (a->gives_actions, ==, b->gives_actions);
  g_assert_cmpuint (a->takes_initiative, ==, b->takes_initiative);
  g_assert_cmpmem (a->facings, sizeof a->facings, b->facings, sizeof b->facings);
}

/* Every tile, against what the tests of the engine read in a way of their own. */
static void
test_tiles (void)
{
  g_autoptr(AdcHexBattle) battle = hex_fight ("moloch posterunek borgo hegemonia", "");
  guint n_tiles = 0;

  for (guint i = 0; i < HEX_ARMIES; i++) {
    GPtrArray *army = hex_tiles_get (hex_armies[i]);

    for (guint j = 0; j < army->len; j++) {
      const AdcHexTile *tile = army->pdata[j];

      assert_same_tile (adc_hex_battle_find_tile (battle, tile->unit), tile);
      n_tiles++;
    }
  }

  g_assert_cmpuint (n_tiles, >, 80);
  g_assert_null (adc_hex_battle_find_tile (battle, "moloch-move"));
  g_assert_null (adc_hex_battle_find_tile (battle, "nothing"));
}

/* Tiles of armies that do not fight are none of its business. */
static void
test_other_armies (void)
{
  g_autoptr(AdcHexBattle) battle = hex_fight (TWO, "");

  g_assert_nonnull (adc_hex_battle_find_tile (battle, "moloch-hunter"));
  g_assert_null (adc_hex_battle_find_tile (battle, "borgo-mutant"));
}

static void
test_position (void)
{
  static const struct {
    const char *armies;
    const char *tiles;
  } cases[] = {
    { TWO, "" },
    { TWO, HQS "c3:hegemonia-runner@2 d2:moloch-clown@5/1 b4:moloch-blocker/2" },
    { TWO, "a1:hegemonia-hq/3 e3:moloch-hq@4/17" },
    { "borgo moloch posterunek", "a1:moloch-hq c3:posterunek-hq e3:borgo-hq c4:borgo-mutant@3" },
    { "moloch+borgo hegemonia+posterunek", "a1:moloch-hq c3:posterunek-hq e3:borgo-hq" },
    { "posterunek+borgo hegemonia+moloch", "a1:moloch-hq c3:posterunek-hq e3:borgo-hq" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcHexBattle) battle = hex_fight (cases[i].armies, cases[i].tiles);
    const AdcHexPosition *read = adc_hex_battle_get_position (battle);
    AdcHexPosition wanted;

    hex_board (&wanted, cases[i].armies, cases[i].tiles);
    g_assert_cmpuint (read->n_sides, ==, wanted.n_sides);
    g_assert_cmpuint (read->loose, ==, wanted.loose);
    g_assert_false (read->is_hill);
    g_assert_false (read->is_scored);
    for (guint a = 0; a < read->n_sides; a++)
      for (guint b = 0; b < read->n_sides; b++)
        g_assert_cmpint (adc_hex_are_foes (read, a, b), ==, adc_hex_are_foes (&wanted, a, b));
    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
      const AdcHexPiece *a = &read->cells[cell];
      const AdcHexPiece *b = &wanted.cells[cell];

      g_assert_cmpint (a->tile != NULL, ==, b->tile != NULL);
      if (a->tile == NULL)
        continue;
      g_assert_cmpstr (a->tile->unit, ==, b->tile->unit);
      g_assert_cmpuint (a->side, ==, b->side);
      g_assert_cmpuint (a->rotation, ==, b->rotation);
      g_assert_cmpuint (a->wounds, ==, b->wounds);
      if (a->tile->kind == ADC_HEX_HQ)
        g_assert_cmpuint (read->points[a->side], ==, wanted.points[b->side]);
    }
  }
}

static void
test_places (void)
{
  g_autoptr(AdcHexBattle) battle = hex_fight (TWO, HQS "c3:hegemonia-runner hand:hegemonia-scout");
  const guint c3 = adc_hex_cell_parse ("c3");

  g_assert_cmpstr (adc_hex_battle_get_force (battle, c3), ==, "hegemonia-runner");
  g_assert_null (adc_hex_battle_get_force (battle, c3 + 1));
  g_assert_null (adc_hex_battle_get_force (battle, ADC_HEX_NOWHERE));
  g_assert_cmpuint (adc_hex_battle_get_cell (battle, "hegemonia-runner"), ==, c3);
  g_assert_cmpuint (adc_hex_battle_get_cell (battle, "hegemonia-scout"), ==, ADC_HEX_NOWHERE);
  g_assert_cmpuint (adc_hex_battle_get_cell (battle, NULL), ==, ADC_HEX_NOWHERE);
  g_assert_cmpstr (adc_hex_battle_get_side (battle, 0), ==, "hegemonia");
  g_assert_cmpstr (adc_hex_battle_get_side (battle, 1), ==, "moloch");
}

static void
test_settings (void)
{
  g_autoptr(AdcScenario) scenario = hex_scenario (TWO, HQS "c3:hegemonia-runner");
  g_autoptr(AdcHexBattle) battle = NULL;

  adc_scenario_set (scenario, "board", "hill");
  adc_scenario_set (scenario, "scoring", "points");
  battle = hex_scenario_fight (scenario);
  g_assert_true (adc_hex_battle_get_position (battle)->is_hill);
  g_assert_true (adc_hex_battle_get_position (battle)->is_scored);
  g_assert_cmpint (adc_hex_battle_get_survey (battle)->actions[ADC_HEX_CENTRE][0], ==, 4);
}

static void
test_side_names (void)
{
  AdcGame *game = hex_tiles_get_game ();

  g_assert_cmpstr (adc_battle_get_side_name (game, "moloch"), ==, "Moloch");
  g_assert_cmpstr (adc_battle_get_side_name (game, "moloch-hq"), ==, "moloch-hq");
}

static AdcHappening *
find_happening (const AdcStage *stage, const char *kind)
{
  for (guint i = 0; i < stage->happenings->len; i++) {
    AdcHappening *happening = stage->happenings->pdata[i];

    if (g_str_equal (happening->kind, kind))
      return happening;
  }

  g_error ("no %s in %s", kind, stage->label);
}

static void
test_resolution (void)
{
  g_autoptr(AdcHexBattle) battle = hex_fight ("posterunek moloch",
                                              "c1:posterunek-commando@1 b1:posterunek-officer "
                                              "c4:moloch-blocker/2 e3:moloch-hq a1:posterunek-hq "
                                              "d2:moloch-cyborg@3");
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (battle));
  const AdcStage *order = resolution->order->pdata[0];
  const AdcStage *stage = resolution->stages->pdata[0];
  const AdcHappening *shot = find_happening (stage, "shot");
  const AdcHappening *death = find_happening (stage, "death");

  g_assert_false (adc_battle_has_chance (ADC_BATTLE (battle)));
  g_assert_cmpint (order->number, ==, 3);
  g_assert_cmpuint (order->actors->len, ==, 2);
  g_assert_cmpint (stage->number, ==, 3);
  g_assert_cmpstr (stage->label, ==, "Initiative 3");
  g_assert_cmpstr (shot->from, ==, "posterunek-commando");
  g_assert_cmpstr (shot->at, ==, "moloch-blocker");
  g_assert_cmpstr (shot->direction, ==, "s");
  g_assert_cmpint (shot->strength, ==, 2);
  g_assert_cmpint (shot->stopped, ==, 1);
  g_assert_cmpint (shot->amount, ==, 1);
  g_assert_cmpstr (shot->rule, ==, "regle-blindage");
  g_assert_cmpstr (death->at, ==, "moloch-blocker");
  g_assert_cmpint (death->strength, ==, -1);
  g_assert_cmpuint (stage->losses->len, ==, 1);
  g_assert_cmpstr (stage->losses->pdata[0], ==, "moloch-blocker");
  hex_assert_is (g_hash_table_lookup (resolution->names, "moloch-blocker"),
                 "{moloch-blocker} (c4)");
}

/* Who is held acts at no initiative. */
static void
test_order (void)
{
  g_autoptr(AdcHexBattle) battle =
    hex_fight (TWO, "a1:moloch-net-fighter@3 a2:hegemonia-runner c3:hegemonia-runner e3:moloch-hq");
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (battle));
  const AdcStage *first = resolution->order->pdata[0];
  const AdcStage *last = resolution->order->pdata[1];

  g_assert_cmpuint (resolution->order->len, ==, 2);
  g_assert_cmpint (first->number, ==, 2);
  g_assert_cmpuint (first->actors->len, ==, 1);
  g_assert_cmpstr (first->actors->pdata[0], ==, "hegemonia-runner-2");
  g_assert_cmpint (last->number, ==, 0);
  g_assert_cmpstr (last->actors->pdata[0], ==, "moloch-hq");
}

/* Striking all round, an HQ that meets nobody is told once; beside somebody, only who is met. */
static void
test_idle (void)
{
  g_autoptr(AdcHexBattle) battle = hex_fight (TWO, "c3:hegemonia-hq c4:moloch-blocker "
                                                   "e1:moloch-hq");
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (battle));
  const AdcStage *stage = resolution->stages->pdata[0];
  guint n_blows = 0;

  for (guint i = 0; i < stage->happenings->len; i++)
    n_blows += g_str_equal (((AdcHappening *) stage->happenings->pdata[i])->kind, "blow");
  g_assert_cmpuint (n_blows, ==, 2);
  hex_assert_is (((AdcHappening *) stage->happenings->pdata[1])->text,
             "{moloch-hq} (e1) attacks and meets nobody");
}

/* What makes an attack stronger than it is printed is always told. */
static void
check_strengths (AdcHexBattle *battle)
{
  GPtrArray *phases = adc_hex_battle_get_record (battle)->phases;

  for (guint i = 0; i < phases->len; i++) {
    const AdcHexPhase *phase = phases->pdata[i];

    for (guint j = 0; j < phase->n_events; j++) {
      const AdcHexEvent *event = &phase->events[j];
      const gboolean is_shot = event->kind == ADC_HEX_EVENT_SHOT;
      g_autofree char *text = adc_hex_battle_describe_event (battle, phase, event, NULL);
      guint bonus;

      if ((!is_shot && event->kind != ADC_HEX_EVENT_BLOW) || event->at == ADC_HEX_NOWHERE)
        continue;

      bonus = is_shot ? phase->survey.ranged_bonus[event->cell]
                      : phase->survey.melee_bonus[event->cell];
      g_assert_true (bonus == 0 || strstr (text, ", +1 from ") != NULL);
    }
  }
}

/* Saying of the questions after that they are open is saying nothing. */
static void
check_open (AdcScenario *scenario, AdcHexBattle *battle)
{
  const char *decisions = adc_settings_get (adc_scenario_get_settings (scenario), "decisions", "");
  g_autofree char *longer = g_strconcat (decisions, " - - -", NULL);
  g_autoptr(AdcScenario) copy = adc_scenario_copy (scenario);
  g_autoptr(AdcHexBattle) same = NULL;

  adc_scenario_set (copy, "decisions", longer);
  same = hex_scenario_fight (copy);
  g_assert_cmpuint (adc_hex_battle_get_result (same)->n_questions, ==,
                    adc_hex_battle_get_result (battle)->n_questions);
  g_assert_cmpuint (adc_hex_battle_get_result (same)->end.alive, ==,
                    adc_hex_battle_get_result (battle)->end.alive);
}

/* Every option of every question can be taken, and comes to what trying it says; so do those of the
 * battles that follow, as deep as wanted. */
static void
check_options (AdcScenario *scenario, AdcHexBattle *battle, guint depth)
{
  const AdcHexResult *result = adc_hex_battle_get_result (battle);

  for (guint i = 0; i < result->n_questions; i++)
    for (guint j = 0; j < result->questions[i].n_options; j++) {
      g_autoptr(AdcScenario) decided = adc_hex_battle_decide (battle, scenario, i, (int) j);
      g_autoptr(AdcHexBattle) other = hex_scenario_fight (decided);
      g_autofree char *option = adc_hex_battle_describe_option (battle, i, j);
      AdcHexResult tried;

      g_assert_cmpuint (adc_hex_battle_get_result (other)->questions[i].taken, ==, j);
      g_assert_true (adc_hex_battle_is_decided (other, i));
      g_assert_null (strchr (option, '?'));
      adc_hex_battle_try_option (battle, i, j, &tried);
      g_assert_cmpuint (tried.end.alive, ==, adc_hex_battle_get_result (other)->end.alive);
      check_open (decided, other);
      if (depth > 0)
        check_options (decided, other, depth - 1);
    }
}

/* Whatever lies on the board: everything is said, and what is left is a board again. */
static void
check_board (const char *armies, const char *tiles)
{
  g_autoptr(AdcScenario) scenario = hex_scenario (armies, tiles);
  g_autoptr(AdcHexBattle) battle = hex_scenario_fight (scenario);
  g_autoptr(AdcScenario) after = adc_hex_battle_conclude (battle, scenario);
  g_autoptr(AdcHexBattle) next = hex_scenario_fight (after);
  g_autofree char *log = hex_battle_dup_log (battle);
  g_autofree char *report = adc_battle_report (hex_tiles_get_game (), scenario,
                                               ADC_BATTLE (battle), NULL, NULL);

  check_strengths (battle);
  g_assert_true (g_utf8_validate (log, -1, NULL));
  g_assert_null (strchr (log, '?')); /* somebody who is not there */
  g_assert_true (g_utf8_validate (report, -1, NULL));
  check_options (scenario, battle, 1);
}

/* Where the best answer to a question depends on what was decided before it. */
static void
test_entangled_boards (void)
{
  static const struct {
    const char *armies;
    const char *tiles;
  } boards[] = {
    { "moloch+hegemonia borgo+posterunek",
      "a1:posterunek-hq@4 a2:posterunek-medic@1 b1:hegemonia-gladiator@4 b2:moloch-scout@4 "
      "b3:posterunek-medic@3 c4:posterunek-hacker c5:moloch-medic@4 d3:moloch-clown@4 "
      "d4:moloch-hq@2" },
    { "moloch+hegemonia borgo+posterunek",
      "a3:moloch-clown@1 c3:hegemonia-boss@4 c4:moloch-medic d2:posterunek-hq@2 "
      "d4:hegemonia-quartermaster@1 e3:moloch-hq@1" },
    { "moloch+posterunek hegemonia+borgo",
      "a2:borgo-brawler@3 a3:posterunek-medic b3:moloch-clown@3 b4:moloch-medic@3 "
      "c3:posterunek-medic@2 c4:posterunek-hq@5" },
    { "moloch+posterunek hegemonia+borgo",
      "a1:moloch-medic@5 a3:moloch-mother@2 b4:moloch-clown@4 d3:hegemonia-hq@5 "
      "e2:hegemonia-quartermaster@4" },
    { "moloch+posterunek hegemonia+borgo",
      "b1:borgo-medic@5 b2:moloch-clown@3 c2:hegemonia-transport c3:borgo-butcher@4 "
      "d1:moloch-medic@4 d2:moloch-medic d3:posterunek-hq@2 e1:posterunek-medic@4 "
      "e2:posterunek-medic@5 e3:moloch-hunter@4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    check_board (boards[i].armies, boards[i].tiles);
}

static void
test_random_boards (void)
{
  static const char * const armies[] = { "hegemonia moloch", "posterunek hegemonia",
                                         "moloch borgo posterunek",
                                         "moloch+hegemonia borgo+posterunek",
                                         "moloch+borgo hegemonia+posterunek" };
  g_autoptr(GRand) random = g_rand_new_with_seed (20061);

  for (guint i = 0; i < 400; i++) {
    const char *sides = armies[i % G_N_ELEMENTS (armies)];
    AdcHexPosition position;
    g_autofree char *tiles = NULL;

    hex_board_deal (&position, sides, (guint) g_rand_int_range (random, i % 2 == 0 ? 4 : 17, 20),
                    random);
    tiles = hex_board_print (&position);
    g_test_message ("%s: %s", sides, tiles);
    check_board (sides, tiles);
  }
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-battle/tiles", test_tiles },
    { "/hex-battle/other-armies", test_other_armies },
    { "/hex-battle/position", test_position },
    { "/hex-battle/places", test_places },
    { "/hex-battle/settings", test_settings },
    { "/hex-battle/side-names", test_side_names },
    { "/hex-battle/resolution", test_resolution },
    { "/hex-battle/order", test_order },
    { "/hex-battle/idle", test_idle },
    { "/hex-battle/entangled-boards", test_entangled_boards },
    { "/hex-battle/random-boards", test_random_boards },
  };

  return hex_scenario_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
