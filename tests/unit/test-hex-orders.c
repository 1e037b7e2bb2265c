/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Instants, and tiles that move. */

#include "adc-hex-orders.h"
#include "hex-fight.h"

static guint
at (const char *cell)
{
  return adc_hex_cell_parse (cell);
}

static void
check_set (guint32 cells, const char *expected)
{
  g_autofree char *text = hex_set_print (cells);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_move (void)
{
  AdcHexPosition position;

  hex_board (&position, "posterunek+borgo moloch+hegemonia",
             "c3:posterunek-hq c2:borgo-mutant a1:posterunek-scout d3:hegemonia-runner"
             " e3:posterunek-medic d4:hegemonia-net-fighter");
  check_set (adc_hex_orders_movable (&position, 0), "a1 c3");
  check_set (adc_hex_orders_movable (&position, 1), "c2");
  check_set (adc_hex_orders_reach (&position, at ("c3")), "b2 b3 c4 d2");
  check_set (adc_hex_orders_reach (&position, at ("a1")), "a2 b1 b2");
  check_set (adc_hex_orders_reach (&position, at ("e3")), "");
  check_set (adc_hex_orders_reach (&position, at ("e1")), "");

  position.cells[at ("a1")].rotation = 2;
  position.cells[at ("c2")].wounds = 1;
  adc_hex_orders_move (&position, at ("c2"), at ("c1"), 4);
  g_assert_null (position.cells[at ("c2")].tile);
  g_assert_cmpstr (position.cells[at ("c1")].tile->unit, ==, "borgo-mutant");
  g_assert_cmpuint (position.cells[at ("c1")].rotation, ==, 4);
  g_assert_cmpuint (position.cells[at ("c1")].wounds, ==, 1);
  g_assert_cmpuint (position.cells[at ("c1")].side, ==, 1);
  adc_hex_orders_move (&position, at ("a1"), at ("a1"), 5);
  g_assert_cmpuint (position.cells[at ("a1")].rotation, ==, 5);
}

static void
test_recon_center (void)
{
  AdcHexPosition position;

  /* two steps, each on an empty hex: not through the wall of hunters */
  hex_board (&position, "posterunek moloch",
             "a1:posterunek-runner e3:posterunek-recon-center b1:moloch-hunter b2:moloch-hunter");
  check_set (adc_hex_orders_reach (&position, at ("a1")), "a2 a3 b3");
  check_set (adc_hex_orders_reach (&position, at ("b1")), "c1 c2");
  /* not in a net */
  hex_board (&position, "posterunek moloch",
             "a1:posterunek-runner e3:posterunek-recon-center e2:moloch-net-fighter@3");
  check_set (adc_hex_orders_reach (&position, at ("a1")), "a2 b1 b2");
  /* not for an ally */
  hex_board (&position, "posterunek+borgo moloch+hegemonia",
             "a1:borgo-mutant e3:posterunek-recon-center");
  check_set (adc_hex_orders_reach (&position, at ("a1")), "a2 b1 b2");
}

static void
test_mobility (void)
{
  AdcHexPosition position;

  hex_board (&position, "hegemonia posterunek",
             "c3:hegemonia-runner a1:hegemonia-runner b1:posterunek-runner a2:hegemonia-ganger");
  check_set (adc_hex_orders_mobile (&position, 0), "a1 c3");
  /* a Transport carries those beside it, an HQ too, but not itself */
  hex_board (&position, "hegemonia posterunek",
             "c3:hegemonia-transport c2:hegemonia-hq d2:hegemonia-ganger c4:posterunek-brawler"
             " c5:hegemonia-ganger");
  check_set (adc_hex_orders_mobile (&position, 0), "c2 d2");
  check_set (adc_hex_orders_mobile (&position, 1), "");
  /* hacked it works for the hacker */
  hex_board (&position, "hegemonia posterunek",
             "c3:hegemonia-transport c2:hegemonia-hq c4:posterunek-brawler d3:posterunek-hacker");
  check_set (adc_hex_orders_mobile (&position, 0), "");
  check_set (adc_hex_orders_mobile (&position, 1), "c4 d3");
  /* and for allies */
  hex_board (&position, "hegemonia+posterunek moloch+borgo",
             "c3:hegemonia-transport c2:hegemonia-hq c4:posterunek-brawler");
  check_set (adc_hex_orders_mobile (&position, 1), "c4");
  /* netted it carries nobody */
  hex_board (&position, "hegemonia borgo",
             "c3:hegemonia-transport c2:hegemonia-hq b2:borgo-net-fighter");
  check_set (adc_hex_orders_mobile (&position, 0), "");
}

/* The rulebook's example: the Runner has its back to the wall, the Brawler a choice of two
 * hexes. */
static void
test_push (void)
{
  AdcHexPosition position;

  hex_board (&position, "moloch posterunek",
             "c3:moloch-gauss c2:posterunek-runner c1:moloch-blocker b1:posterunek-scout"
             " d1:moloch-scout d3:posterunek-brawler e2:moloch-hunter");
  check_set (adc_hex_orders_pushable (&position, at ("c3")), "d3");
  check_set (adc_hex_orders_push_places (&position, at ("c3"), at ("d3")), "d4 e3");
  check_set (adc_hex_orders_push_places (&position, at ("c3"), at ("c2")), "");
  check_set (adc_hex_orders_push_places (&position, at ("c3"), at ("e2")), "");
  check_set (adc_hex_orders_pushers (&position, 0), "c1 c3 d1 e2");
  check_set (adc_hex_orders_pushers (&position, 1), "c2 d3");
  /* an HQ pushes and is pushed */
  hex_board (&position, "moloch posterunek", "c3:moloch-hq c2:posterunek-hq");
  check_set (adc_hex_orders_pushable (&position, at ("c3")), "c2");
  check_set (adc_hex_orders_push_places (&position, at ("c3"), at ("c2")), "b1 c1 d1");
}

static void
test_push_allies (void)
{
  AdcHexPosition position;

  hex_board (&position, "posterunek+borgo moloch+hegemonia", "c3:posterunek-hq c2:borgo-hq");
  check_set (adc_hex_orders_pushers (&position, 0), "");
  hex_board (&position, "moloch+borgo posterunek+hegemonia", "c3:moloch-hq c2:borgo-hq");
  check_set (adc_hex_orders_pushable (&position, at ("c3")), "c2");
  check_set (adc_hex_orders_pushable (&position, at ("c2")), "c3");
}

static void
test_targets (void)
{
  AdcHexPosition position;

  hex_board (&position, "borgo+moloch posterunek+hegemonia",
             "c3:borgo-hq c2:posterunek-hq d2:posterunek-runner d3:moloch-hunter"
             " c4:hegemonia-runner a1:posterunek-scout b3:hegemonia-net-fighter");
  check_set (adc_hex_orders_grenade (&position, 0), "b3 c4 d2");
  check_set (adc_hex_orders_grenade (&position, 1), "");
  check_set (adc_hex_orders_sniper (&position, 2), "d3");
  check_set (adc_hex_orders_sniper (&position, 0), "a1 b3 c4 d2");
  check_set (adc_hex_orders_bomb (), "b2 b3 c2 c3 c4 d2 d3");
}

static void
check_strike (const char *armies, const char *tiles, AdcHexInstant instant, const char *cell,
              const char *text, guint n_questions, const char *expected)
{
  AdcHexRecord *record = adc_hex_record_new ();
  g_autofree char *end = NULL;
  AdcHexPosition position;
  AdcHexAnswers answers;
  AdcHexResult result, silent;

  hex_board (&position, armies, tiles);
  hex_answers_parse (&answers, text);
  adc_hex_orders_strike (&position, instant, at (cell), &answers, &result, record);
  end = hex_state_print (&position, &result.end);
  g_assert_cmpstr (end, ==, expected);
  g_assert_cmpuint (result.n_questions, ==, n_questions);
  g_assert_cmpuint (record->phases->len, ==, 1);
  adc_hex_record_free (record);

  adc_hex_orders_strike (&position, instant, at (cell), &answers, &silent, NULL);
  g_assert_cmpuint (silent.end.alive, ==, result.end.alive);
}

static void
test_strike (void)
{
  static const char * const armies = "posterunek moloch";

  /* armour is no help, toughness is; not against a grenade */
  check_strike (armies, "c3:moloch-blocker", ADC_HEX_SNIPER, "c3", NULL, 0, "c3/1 | 20 20");
  check_strike (armies, "c3:moloch-blocker/2", ADC_HEX_SNIPER, "c3", NULL, 0, "| 20 20");
  check_strike (armies, "c3:moloch-blocker", ADC_HEX_GRENADE, "c3", NULL, 0, "| 20 20");
  /* the bomb spares HQs and nobody else, of seven hexes; the middle may be empty */
  check_strike (armies,
                "c2:moloch-hq d2:moloch-scout d3:posterunek-scout c4:moloch-blocker"
                " b2:posterunek-hq c1:moloch-scout",
                ADC_HEX_BOMB, "c3", NULL, 0, "b2 c1 c2 c4/1 | 20 20");
}

static void
test_strike_and_medics (void)
{
  static const char * const armies = "posterunek moloch";

  check_strike (armies, "c3:moloch-blocker c4:moloch-medic", ADC_HEX_GRENADE, "c3", NULL, 0,
                "c3 | 20 20");
  check_strike (armies, "c3:moloch-cyborg c4:moloch-medic c5:moloch-medic", ADC_HEX_SNIPER, "c3",
                NULL, 0, "c3 c4 | 20 20");
  /* which medic, and which of two patients */
  check_strike (armies, "c3:moloch-cyborg c4:moloch-medic b2:moloch-medic", ADC_HEX_SNIPER, "c3",
                "0", 1, "c3 c4 | 20 20");
  check_strike (armies, "c3:moloch-cyborg c4:moloch-medic b2:moloch-medic", ADC_HEX_SNIPER, "c3",
                "1", 1, "b2 c3 | 20 20");
  check_strike (armies, "b4:posterunek-medic b3:posterunek-scout c4:posterunek-scout", ADC_HEX_BOMB,
                "c3", "0", 1, "b3 | 20 20");
  check_strike (armies, "b4:posterunek-medic b3:posterunek-scout c4:posterunek-scout", ADC_HEX_BOMB,
                "c3", "1", 1, "c4 | 20 20");
}

static void
test_strike_question (void)
{
  AdcHexPosition position;
  AdcHexResult result;
  const AdcHexQuestion *question = &result.questions[0];

  hex_board (&position, "posterunek moloch", "c2:moloch-cyborg e3:moloch-cyborg a1:moloch-medic");
  adc_hex_orders_strike (&position, ADC_HEX_SNIPER, at ("c2"), NULL, &result, NULL);
  g_assert_cmpuint (result.n_questions, ==, 0);

  hex_board (&position, "posterunek moloch", "c3:moloch-cyborg c4:moloch-medic b2:moloch-medic");
  adc_hex_orders_strike (&position, ADC_HEX_SNIPER, at ("c3"), NULL, &result, NULL);
  g_assert_cmpint (question->ask, ==, ADC_HEX_ASK_HEAL);
  g_assert_cmpuint (question->side, ==, 1);
  g_assert_cmpuint (question->n_options, ==, 2);
  g_assert_cmpuint (question->options[0].medic, ==, at ("b2"));
  g_assert_cmpuint (question->options[0].patient, ==, at ("c3"));
  g_assert_cmpuint (question->options[0].attacker, ==, ADC_HEX_NOWHERE);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-orders/move", test_move },
    { "/hex-orders/recon-center", test_recon_center },
    { "/hex-orders/mobility", test_mobility },
    { "/hex-orders/push", test_push },
    { "/hex-orders/push-allies", test_push_allies },
    { "/hex-orders/targets", test_targets },
    { "/hex-orders/strike", test_strike },
    { "/hex-orders/strike-and-medics", test_strike_and_medics },
    { "/hex-orders/strike-question", test_strike_question },
  };

  return hex_tiles_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
