/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The special situations of the rulebook, one test for each sentence. */

#include "adc-hex-orders.h"
#include "hex-fight.h"

#define HP "hegemonia posterunek"
#define MP "moloch posterunek"
#define MB "moloch borgo"
#define PM "posterunek moloch"

/* Net fighters */

static void
test_dead_net_holds_in_its_phase (void)
{
  /* the commando kills the net fighter in phase 3, when the netted brawler should have acted … */
  hex_check_acts (HP, "c3:posterunek-brawler b3:hegemonia-net-fighter b1:posterunek-commando@1",
                  "3 b1");
  /* … a phase earlier it is free in time */
  hex_check_acts (HP,
                  "c3:posterunek-brawler b3:hegemonia-net-fighter b1:posterunek-commando@1"
                  " c1:posterunek-scout@4",
                  "4 b1, 3 c3");
}

static void
test_net_fighter_nets_net_fighter (void)
{
  hex_check_nets ("hegemonia borgo", "c3:borgo-net-fighter@1 c4:hegemonia-runner", "c4");
  hex_check_nets ("hegemonia borgo",
                  "c3:borgo-net-fighter@1 c4:hegemonia-runner b3:hegemonia-net-fighter", "c3");
}

static void
test_facing_nets_cancel (void)
{
  hex_check_nets ("hegemonia borgo", "b3:hegemonia-net-fighter c3:borgo-net-fighter@2", "");
  /* and the tiles stay able to act */
  hex_check_acts ("hegemonia borgo", "b3:hegemonia-net-fighter c3:borgo-net-fighter@2", "1 c3");
  hex_check_end ("hegemonia borgo", "b3:hegemonia-net-fighter c3:borgo-net-fighter@2", NULL,
                 "c3 | 20 20");
}

static void
test_netted_is_never_moved (void)
{
  AdcHexPosition position;

  hex_board (&position, HP,
             "c3:posterunek-runner b3:hegemonia-net-fighter c2:hegemonia-runner"
             " d3:posterunek-recon-center");
  g_assert_cmpuint (adc_hex_orders_movable (&position, 1), ==,
                    adc_hex_bit (adc_hex_cell_parse ("d3")));
  g_assert_cmpuint (adc_hex_orders_mobile (&position, 1), ==, 0);
  g_assert_cmpuint (adc_hex_orders_reach (&position, ADC_HEX_CENTRE), ==, 0);
  g_assert_cmpuint (adc_hex_orders_pushable (&position, adc_hex_cell_parse ("c2")), ==, 0);
}

static void
test_net_fighter_may_be_pushed (void)
{
  AdcHexPosition position;
  const guint net = adc_hex_cell_parse ("b3");

  /* by a unit that is free, not by the one it holds */
  hex_board (&position, HP, "c3:posterunek-brawler b3:hegemonia-net-fighter b2:posterunek-runner");
  g_assert_cmpuint (adc_hex_orders_pushable (&position, adc_hex_cell_parse ("b2")), ==,
                    adc_hex_bit (net));
  g_assert_cmpuint (adc_hex_orders_pushable (&position, ADC_HEX_CENTRE), ==, 0);
}

/* Medics */

static void
test_medic_is_compulsory (void)
{
  hex_check_end (MP, "c3:posterunek-runner c4:posterunek-medic c2:moloch-cyborg@3", NULL,
                 "c2 c3 | 20 20");
  hex_check_asks (MP, "c3:posterunek-runner c4:posterunek-medic c2:moloch-cyborg@3", NULL, "");
}

static void
test_medic_absorbs_one_enemy (void)
{
  static const char tiles[] = "c3:moloch-blocker c4:moloch-medic c2:posterunek-brawler@3"
                              " d2:posterunek-commando@2";

  /* two wounds by one, one by the other: which, its owner decides */
  hex_check_asks (MP, tiles, NULL, "heal 2");
  hex_check_end (MP, tiles, "0", "c2 c3/1 d2 | 20 20");
  hex_check_end (MP, tiles, "1", "c2 c3/2 d2 | 20 20");
  /* all that one enemy did: blow and shot */
  hex_check_end ("moloch hegemonia",
                 "c3:moloch-scout c4:moloch-medic c2:hegemonia-universal-soldier@4", NULL,
                 "c2 c3 | 20 20");
}

static void
test_medic_of_several_units (void)
{
  static const char tiles[] = "c3:posterunek-medic c2:posterunek-runner d2:posterunek-scout"
                              " c1:moloch-cyborg@3 d1:moloch-cyborg@3";

  hex_check_asks (MP, tiles, NULL, "heal 2");
  hex_check_end (MP, tiles, "0", "c1 c2 d1 | 20 20");
  hex_check_end (MP, tiles, "1", "c1 d1 d2 | 20 20");
}

static void
test_several_medics_of_a_unit (void)
{
  static const char tiles[] = "c3:posterunek-runner@3 c4:posterunek-medic b2:posterunek-medic@1"
                              " c2:moloch-cyborg@3";
  g_autofree char *twice = g_strdup_printf ("%s d2:moloch-cyborg@4", tiles);

  hex_check_asks (MP, tiles, NULL, "heal 2");
  hex_check_end (MP, tiles, "0", "c2 c3 c4 | 20 20");
  hex_check_end (MP, tiles, "1", "b2 c2 c3 | 20 20");
  /* compulsory as it is, both act against two attackers */
  hex_check_end (MP, twice, NULL, "c2 c3 d2 | 20 20");
}

static void
test_medic_hit_with_its_patient (void)
{
  hex_check_end (MP,
                 "c3:posterunek-runner c4:posterunek-medic c2:moloch-cyborg@3 d4:moloch-cyborg@5",
                 NULL, "c2 d4 | 20 20");
}

static void
test_chain_of_medics (void)
{
  /* c4 passes the wound on to c5, is unharmed and heals another time */
  hex_check_end (MP,
                 "c3:posterunek-runner@3 c4:posterunek-medic c5:posterunek-medic"
                 " c2:moloch-cyborg@3",
                 NULL, "c2 c3 c4 | 20 20");
  hex_check_end (MP,
                 "c3:posterunek-runner@3 c4:posterunek-medic c5:posterunek-medic c2:moloch-cyborg@3"
                 " b2:moloch-cyborg@2",
                 NULL, "b2 c2 c3 | 20 20");
  /* linked to each other they still heal a third only once each */
  hex_check_end (MP,
                 "c3:posterunek-runner@3 c4:posterunek-medic d3:posterunek-medic@4"
                 " c2:moloch-cyborg@3",
                 "0", "c2 c3 c4 | 20 20");
  /* nor do they heal each other: the wound of c3 ends with c4 */
  hex_check_end (MP, "c3:posterunek-medic@3 c4:posterunek-medic c1:moloch-cyborg@3", NULL,
                 "c1 c3 | 20 20");
  /* nothing is passed on to one that is hit itself */
  hex_check_end (MP,
                 "c3:posterunek-runner@3 c4:posterunek-medic c5:posterunek-medic c2:moloch-cyborg@3"
                 " d4:moloch-cyborg@4",
                 NULL, "c2 c3 d4 | 20 20");
  /* where the chain forks its owner decides */
  hex_check_asks (MP,
                  "c3:posterunek-runner@3 c4:posterunek-medic c5:posterunek-medic@1"
                  " b4:posterunek-medic c2:moloch-cyborg@3",
                  NULL, "relay c4 2");
  hex_check_end (MP,
                 "c3:posterunek-runner@3 c4:posterunek-medic c5:posterunek-medic@1"
                 " b4:posterunek-medic c2:moloch-cyborg@3",
                 "1", "b4 c2 c3 c4 | 20 20");
}

static void
test_two_wounded_medics (void)
{
  static const char tiles[] = "c3:posterunek-medic c4:posterunek-medic@3 c1:moloch-cyborg@3"
                              " d4:moloch-cyborg@5";
  static const char linked[] = "c3:posterunek-medic@3 c4:posterunek-medic c1:moloch-cyborg@3"
                               " d4:moloch-cyborg@5";

  /* linked together: one is healed, the other is the healer */
  hex_check_asks (MP, linked, NULL, "heal 2");
  hex_check_end (MP, linked, "0", "c1 c4 d4 | 20 20");
  hex_check_end (MP, linked, "1", "c1 c3 d4 | 20 20");
  /* the healer passes nothing on */
  hex_check_end (MP,
                 "c3:posterunek-medic@3 c4:posterunek-medic c5:posterunek-medic@1"
                 " c1:moloch-cyborg@3 d4:moloch-cyborg@5",
                 "1", "c1 c3 c5 d4 | 20 20");
  /* turned away from each other both die */
  hex_check_asks (MP, tiles, NULL, "");
  hex_check_end (MP, tiles, NULL, "c1 d4 | 20 20");
}

/* Initiative */

static void
test_initiative_floor (void)
{
  hex_check_acts (MP, "c3:posterunek-saboteur c2:moloch-hq", "0 c2");
  hex_check_acts (MP, "c3:posterunek-saboteur d2:posterunek-saboteur c2:moloch-gauss", "0 c2");
  /* everything is added up before */
  hex_check_acts (MP,
                  "c3:posterunek-saboteur d2:posterunek-saboteur c2:moloch-gauss c1:moloch-scout@3",
                  "0 c2");
  hex_check_acts (MP, "c3:posterunek-saboteur c2:moloch-gauss c1:moloch-scout@3", "1 c2");
}

static void
test_initiative_has_no_ceiling (void)
{
  hex_check_acts (MB,
                  "c3:borgo-butcher c4:borgo-scout b3:borgo-scout@1 d3:borgo-scout@4 d2:borgo-hq",
                  "7 c3, 0 d2");
}

static void
test_initiative_of_each_attack (void)
{
  hex_check_acts (PM, "c3:posterunek-hmg c4:posterunek-scout", "3 c3, 2 c3");
  hex_check_acts (PM, "c3:posterunek-mobile-armor c4:posterunek-scout d3:posterunek-scout@5",
                  "5 c3, 4 c3");
}

static void
test_attack_only_in_its_phase (void)
{
  /* the Cyborg is netted in phase 3, in which the net fighter dies */
  hex_check_acts ("moloch hegemonia",
                  "c3:moloch-cyborg b3:hegemonia-net-fighter b1:moloch-cyborg@3 c1:hegemonia-hq",
                  "3 b1, 0 c1");
  hex_check_end ("moloch hegemonia",
                 "c3:moloch-cyborg b3:hegemonia-net-fighter b1:moloch-cyborg@3 c1:hegemonia-scout",
                 NULL, "b1 c1 c3 | 20 20");
}

static void
test_case_1 (void)
{
  /* the Liquidator shoots in phase 3, loses its Scout there and does not shoot again */
  hex_check_acts (MP,
                  "c3:posterunek-annihilator c4:posterunek-scout c5:moloch-hunter d2:moloch-scout",
                  "3 c3 c5");
  hex_check_end (MP,
                 "c3:posterunek-annihilator@2 c4:posterunek-scout c5:moloch-hunter c1:moloch-hq",
                 NULL, "c1 c3 c5 | 18 20");
}

static void
test_case_2 (void)
{
  /* the Saboteur dies in phase 3: the Cyborg was too slow for 3 and is too fast for 2 */
  hex_check_acts (MP, "c3:moloch-cyborg d3:posterunek-saboteur d1:moloch-cyborg@3 c1:posterunek-hq",
                  "3 d1, 0 c1");
  hex_check_acts (MP, "c3:moloch-cyborg d3:posterunek-saboteur c1:posterunek-hq", "2 c3, 0 c1");
}

static void
test_one_of_two_actions_is_lost (void)
{
  /* slowed down from 2 and 1, free again after phase 2: only the second is left */
  hex_check_acts (MP, "c3:moloch-stormtrooper d3:posterunek-saboteur d1:moloch-guard@3",
                  "2 d1, 1 c3");
}

static void
test_direct_connection (void)
{
  /* c4 makes c3 faster; c5, linked to c4, does nothing for c3 */
  hex_check_acts (PM, "c3:posterunek-commando c4:posterunek-scout c5:posterunek-scout", "4 c3");
  hex_check_acts (PM, "c3:posterunek-commando c4:posterunek-scout b3:posterunek-scout@1", "5 c3");
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-faq/net/dead-net-holds-in-its-phase", test_dead_net_holds_in_its_phase },
    { "/hex-faq/net/net-fighter-nets-net-fighter", test_net_fighter_nets_net_fighter },
    { "/hex-faq/net/facing-nets-cancel", test_facing_nets_cancel },
    { "/hex-faq/net/netted-is-never-moved", test_netted_is_never_moved },
    { "/hex-faq/net/net-fighter-may-be-pushed", test_net_fighter_may_be_pushed },
    { "/hex-faq/medic/is-compulsory", test_medic_is_compulsory },
    { "/hex-faq/medic/absorbs-one-enemy", test_medic_absorbs_one_enemy },
    { "/hex-faq/medic/of-several-units", test_medic_of_several_units },
    { "/hex-faq/medic/several-of-a-unit", test_several_medics_of_a_unit },
    { "/hex-faq/medic/hit-with-its-patient", test_medic_hit_with_its_patient },
    { "/hex-faq/medic/chain", test_chain_of_medics },
    { "/hex-faq/medic/two-wounded", test_two_wounded_medics },
    { "/hex-faq/initiative/floor", test_initiative_floor },
    { "/hex-faq/initiative/no-ceiling", test_initiative_has_no_ceiling },
    { "/hex-faq/initiative/each-attack", test_initiative_of_each_attack },
    { "/hex-faq/initiative/only-in-its-phase", test_attack_only_in_its_phase },
    { "/hex-faq/initiative/case-1", test_case_1 },
    { "/hex-faq/initiative/case-2", test_case_2 },
    { "/hex-faq/initiative/one-of-two-is-lost", test_one_of_two_actions_is_lost },
    { "/hex-faq/direct-connection", test_direct_connection },
  };

  return hex_tiles_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
