/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is printed on tiles, one symbol after the other, and the variants of the game. */

#include "hex-fight.h"

#define MP "moloch posterunek"
#define MB "moloch borgo"
#define MH "moloch hegemonia"
#define HB "hegemonia borgo"

static int
get_ring (int q, int r)
{
  return MAX (MAX (ABS (q), ABS (r)), ABS (q + r));
}

static void
test_grid (void)
{
  static const int steps[ADC_HEX_DIRECTIONS][2] = { { 0, -1 }, { 1, -1 }, { 1, 0 },
                                                    { 0, 1 },  { -1, 1 }, { -1, 0 } };

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    guint32 around = 0;
    int q, r;

    adc_hex_get_axial (cell, &q, &r);
    g_assert_cmpuint (adc_hex_cell_parse (adc_hex_cell_name (cell)), ==, cell);
    g_assert_cmpint (adc_hex_ring (cell), ==, get_ring (q, r));
    for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
      guint32 ray = 0;
      guint next = adc_hex_neighbours[cell][direction];
      int n = 1;

      g_assert_cmpuint (adc_hex_beside[cell][direction], ==,
                        next == ADC_HEX_NOWHERE ? 0 : adc_hex_bit (next));
      around |= adc_hex_beside[cell][direction];
      for (; next != ADC_HEX_NOWHERE; next = adc_hex_neighbours[next][direction], n++) {
        int next_q, next_r;

        adc_hex_get_axial (next, &next_q, &next_r);
        g_assert_cmpint (next_q, ==, q + n * steps[direction][0]);
        g_assert_cmpint (next_r, ==, r + n * steps[direction][1]);
        g_assert_cmpuint (adc_hex_distance (cell, next), ==, (guint) n);
        g_assert_true ((next > cell) == (direction >= 1 && direction <= 3));
        ray |= adc_hex_bit (next);
      }
      /* the board ends where the next step would leave it */
      g_assert_cmpint (get_ring (q + n * steps[direction][0], r + n * steps[direction][1]), >, 2);
      g_assert_cmpuint (adc_hex_rays[cell][direction], ==, ray);
    }
    g_assert_cmpuint (adc_hex_around[cell], ==, around);
  }

  g_assert_cmpuint (adc_hex_cell_parse ("c3"), ==, ADC_HEX_CENTRE);
  g_assert_cmpuint (adc_hex_cell_parse ("a4"), ==, ADC_HEX_NOWHERE);
  g_assert_cmpuint (adc_hex_cell_parse (""), ==, ADC_HEX_NOWHERE);
  g_assert_cmpuint (adc_hex_cell_parse (NULL), ==, ADC_HEX_NOWHERE);
  g_assert_cmpstr (adc_hex_direction_id (4), ==, "sw");
}

static void
test_turning (void)
{
  AdcHexTile tile = *hex_tile ("moloch-juggernaut");

  g_assert_cmpuint (tile.facings[2].melee[2], ==, 2);
  g_assert_cmpuint (tile.facings[2].melees, ==, 1 << 2);
  g_assert_cmpuint (tile.facings[2].ranged[3], ==, 1);
  g_assert_cmpuint (tile.facings[5].ranged[0], ==, 1);
  g_assert_cmpuint (tile.facings[5].shots, ==, 1 << 0);
  g_assert_cmpuint (tile.facings[1].armour, ==, 1 << 1 | 1 << 3 | 1 << 5);

  /* senseless tiles do not upset the sums */
  tile.facings[0].melee[0] = tile.gives_initiative = tile.toughness = 255;
  tile.n_initiatives = 200;
  adc_hex_tile_turn (&tile);
  g_assert_cmpuint (tile.facings[3].melee[3], ==, ADC_HEX_MOST);
  g_assert_cmpuint (tile.gives_initiative, ==, ADC_HEX_MOST);
  g_assert_cmpuint (tile.toughness, ==, ADC_HEX_TOUGHEST);
  g_assert_cmpuint (tile.n_initiatives, ==, 3);
}

static void
test_blow (void)
{
  /* 2 to the north, 1 to both sides of it, nothing elsewhere */
  hex_check_end (HB,
                 "c3:hegemonia-thug c2:borgo-super-officer d2:borgo-super-officer b2:borgo-scout"
                 " b3:borgo-scout c4:borgo-scout d3:borgo-scout",
                 NULL, "b3 c3 c4 d2/1 d3 | 20 20");
  /* it does not reach farther, and never hurts a friend */
  hex_check_end (HB, "c3:hegemonia-thug c1:borgo-scout d2:hegemonia-scout", NULL,
                 "c1 c3 d2 | 20 20");
}

static void
test_shot (void)
{
  /* the rulebook's example: over a friend, at the first enemy */
  hex_check_end (
    MP, "c1:posterunek-commando@1 c2:posterunek-runner c4:moloch-cyborg@3 c5:moloch-blocker", NULL,
    "c1 c2 c5 | 20 20");
  hex_check_end (MP, "a1:posterunek-commando e3:moloch-scout", NULL, "a1 | 20 20");
  /* two at one target: neither flies on */
  hex_check_end (
    MP,
    "c1:posterunek-commando@1 c2:posterunek-commando@1 c3:moloch-scout c4:moloch-officer", NULL,
    "c1 c2 c4 | 20 20");
  /* who died in an earlier phase stops nothing any more */
  hex_check_end (MP, "c1:posterunek-hmg@3 c3:moloch-ripper@3 c4:moloch-guard@3", NULL,
                 "c1 | 20 20");
}

static void
test_simultaneous (void)
{
  hex_check_end (MP, "c2:posterunek-commando@1 c3:moloch-cyborg", NULL, "| 20 20");
  hex_check_end (MP, "c2:posterunek-runner@4 c3:moloch-cyborg", NULL, "c3 | 20 20");
}

static void
test_armour (void)
{
  /* one off each shot from that side, from near as well */
  hex_check_end (MP, "c1:posterunek-annihilator@5 c4:moloch-blocker", NULL, "c1 c4/1 | 20 20");
  hex_check_end (MP, "c1:posterunek-annihilator@5 c4:moloch-blocker@3", NULL, "c1 c4/2 | 20 20");
  hex_check_end (MP, "c1:posterunek-commando@1 c4:moloch-blocker", NULL, "c1 c4 | 20 20");
  hex_check_end (MP, "c3:posterunek-commando@1 c4:moloch-blocker", NULL, "c3 c4 | 20 20");
  hex_check_end (MP,
                 "c1:posterunek-commando@1 c2:posterunek-commando@1 c3:posterunek-commando@1"
                 " c4:moloch-blocker",
                 NULL, "c1 c2 c3 c4 | 20 20");
  /* nothing off a blow */
  hex_check_end (MP, "c2:posterunek-brawler@3 c3:moloch-blocker", NULL, "c2 c3/2 | 20 20");
}

static void
test_toughness (void)
{
  hex_check_end (MP, "c2:posterunek-brawler@3 c3:moloch-blocker@3/1", NULL, "c2 | 20 20");
  hex_check_end (MP, "c2:posterunek-commando@1 c3:moloch-blocker@3/1", NULL, "c2 c3/2 | 20 20");
  hex_check_end (MP, "c2:posterunek-commando@1 c3:moloch-clown@3", NULL, "c2 c3/1 | 20 20");
  hex_check_end (MP, "c2:posterunek-commando@1 c3:moloch-clown@3/1", NULL, "c2 | 20 20");
}

static void
test_net (void)
{
  /* no attack … */
  hex_check_end ("hegemonia posterunek",
                 "c3:posterunek-commando@1 c5:hegemonia-runner b3:hegemonia-net-fighter", NULL,
                 "b3 c3 c5 | 20 20");
  /* … no bonus: the scout's commando comes too late for the runner's twin */
  hex_check_acts ("hegemonia posterunek",
                  "c3:posterunek-scout c2:posterunek-commando b3:hegemonia-net-fighter", "3 c2");
  hex_check_acts ("hegemonia posterunek", "c3:posterunek-scout c2:posterunek-commando", "4 c2");
  /* … also of an HQ, which does not strike either */
  hex_check_acts ("hegemonia posterunek",
                  "c3:posterunek-hq c2:posterunek-commando b3:hegemonia-net-fighter", "3 c2");
  /* only enemies, and only where it points */
  hex_check_nets ("hegemonia posterunek",
                  "b3:hegemonia-net-fighter c3:hegemonia-runner b2:posterunek-runner", "");
  hex_check_nets ("hegemonia posterunek",
                  "c3:hegemonia-net-master d3:posterunek-runner b3:posterunek-hq"
                  " c4:posterunek-scout",
                  "b3 d3");
}

static void
test_net_chain (void)
{
  /* c1 holds c2, which would hold c3, which therefore holds c4 */
  hex_check_nets (HB,
                  "c1:hegemonia-net-fighter@2 c2:borgo-net-fighter@1 c3:hegemonia-net-fighter@2"
                  " c4:borgo-mutant",
                  "c2 c4");
  /* a loop of four cancels; whoever its members hold besides is netted */
  hex_check_nets (HB,
                  "c2:hegemonia-net-fighter@1 d2:borgo-net-fighter@1 d3:hegemonia-net-fighter@4"
                  " c3:borgo-net-fighter@4",
                  "");
  hex_check_nets (HB,
                  "c2:hegemonia-net-master d2:borgo-net-fighter@1 d3:hegemonia-net-fighter@4"
                  " c3:borgo-net-fighter@4 b2:borgo-mutant",
                  "b2");
  /* held from outside it is no loop any more */
  hex_check_nets (HB,
                  "c2:hegemonia-net-master d2:borgo-net-fighter@1 d3:hegemonia-net-fighter@4"
                  " c3:borgo-net-fighter@4 b2:borgo-mutant c4:hegemonia-net-fighter@5",
                  "b2 c3 d2");
  /* nor where two of its nets face each other, which makes one of three a chain */
  hex_check_nets ("moloch borgo hegemonia",
                  "c4:moloch-net-fighter c3:borgo-net-fighter@1 b3:hegemonia-net-fighter", "b3");
  /* nor if another loop holds one of its tiles */
  hex_check_nets (HB,
                  "c2:hegemonia-net-master d2:borgo-net-fighter@1 d3:hegemonia-net-fighter@4"
                  " c3:borgo-net-fighter@4 b2:borgo-net-fighter@1 b3:hegemonia-net-fighter@3"
                  " a3:borgo-net-fighter@4 a2:hegemonia-net-fighter",
                  "a3 b2");
}

static void
test_gauss (void)
{
  /* every enemy in line; armour stops it for that tile only; friends are spared */
  hex_check_end (MH,
                 "c1:moloch-gauss@5 c2:hegemonia-scout c3:hegemonia-gladiator c4:moloch-blocker"
                 " c5:hegemonia-hq",
                 NULL, "c1 c3 c4/1 c5 | 20 19");
  /* never stronger */
  hex_check_end (MH, "c1:moloch-gauss@5 b1:moloch-hq d1:moloch-officer@5 c5:hegemonia-hq", NULL,
                 "b1 c1 c5 d1 | 20 19");
  hex_check_end (MH, "c1:moloch-protector@3 b1:moloch-hq c5:hegemonia-hq", NULL,
                 "b1 c1 c5 | 20 18");
}

static void
test_both_kinds (void)
{
  /* blow and shot of one tile, two wounds at close quarters and one farther off */
  hex_check_end ("hegemonia moloch", "c3:hegemonia-universal-soldier@1 c2:moloch-blocker", NULL,
                 "c2/2 c3 | 20 20");
  hex_check_end ("hegemonia moloch", "c3:hegemonia-universal-soldier@1 c1:moloch-blocker", NULL,
                 "c1/1 c3 | 20 20");
  hex_check_end ("hegemonia moloch", "c3:hegemonia-universal-soldier@1 c2:moloch-blocker@3", NULL,
                 "c2/1 c3 | 20 20");
}

static void
test_hq (void)
{
  /* strikes all around, last of all, and never another HQ */
  hex_check_end (MB,
                 "c3:moloch-hq c2:borgo-scout d2:borgo-scout@2 d3:borgo-scout@2 c4:borgo-scout@3"
                 " b3:borgo-hq b2:moloch-blocker",
                 NULL, "b2/1 b3 c3 | 20 20");
  hex_check_acts (MB, "c3:moloch-hq b3:borgo-hq c2:borgo-mutant", "2 c2, 0 b3 c3");
  /* modules work for it, its own bonus does not */
  hex_check_end (HB, "c3:hegemonia-hq c2:borgo-super-officer@3", NULL, "c2/1 c3 | 20 20");
  hex_check_end (HB, "c3:hegemonia-hq c4:hegemonia-officer-1 c2:borgo-super-officer@3", NULL,
                 "c3 c4 | 20 20");
  hex_check_acts (HB, "c3:borgo-hq c4:borgo-scout", "1 c3");
  hex_check_acts ("posterunek borgo", "c3:posterunek-hq c4:posterunek-scout", "1 c3");
}

static void
test_hq_bonus (void)
{
  hex_check_end (MH, "c2:moloch-hq c3:moloch-cyborg@3 c5:hegemonia-hq", NULL, "c2 c3 c5 | 20 18");
  hex_check_end (MH, "c2:hegemonia-hq c3:hegemonia-runner@3 c4:moloch-hq", NULL,
                 "c2 c4 | 18 20");
  hex_check_acts (MB, "c2:borgo-hq c3:borgo-mutant c4:moloch-ripper", "3 c3, 2 c4, 0 c2");
}

static void
test_hq_destroyed (void)
{
  /* it leaves after the phase, what it gave with it; the battle goes on */
  hex_check_acts ("posterunek borgo",
                  "c3:posterunek-hq/1 c2:posterunek-brawler@3 d3:posterunek-runner d4:borgo-hq"
                  " b3:borgo-butcher@2",
                  "3 b3 c2, 2 d3, 0 d4");
  hex_check_end ("posterunek borgo",
                 "c3:posterunek-hq/1 c2:posterunek-brawler@3 d3:posterunek-runner d4:borgo-hq"
                 " b3:borgo-butcher@2",
                 NULL, "b3 c2 d4 | 0 20");
  /* of three players the defeated one leaves with all tiles, but only after the battle */
  hex_check_end ("posterunek borgo moloch",
                 "c3:posterunek-hq/1 a1:posterunek-hmg@3 a3:borgo-scout b3:borgo-butcher@2", NULL,
                 "b3 | 0 20 20");
}

static void
test_initiatives (void)
{
  hex_check_acts (MP, "c3:posterunek-hmg c5:moloch-stormtrooper@3 d3:posterunek-mobile-armor",
                  "3 d3, 2 c3 c5 d3, 1 c3 c5");
  hex_check_acts (MP, "c3:moloch-blocker c4:moloch-net-fighter c5:moloch-brain", "");
  /* a tile with an X gains no action */
  hex_check_acts ("posterunek borgo", "c3:posterunek-hq c2:posterunek-recon-center", "0 c3");
}

static void
test_alliance (void)
{
  static const char armies[] = "posterunek+borgo moloch+hegemonia";

  /* shots pass over allies, blows spare them, nets do not hold them */
  hex_check_end (armies, "c1:posterunek-commando@1 c2:borgo-scout c3:moloch-scout", NULL,
                 "c1 c2 | 20 20 20 20");
  hex_check_end (armies, "c3:posterunek-brawler c2:borgo-hq", NULL, "c2 c3 | 20 20 20 20");
  hex_check_nets (armies, "c3:borgo-net-fighter d3:posterunek-runner", "");
  /* bonuses go to allies, also of HQs and to HQs */
  hex_check_acts (armies, "c3:posterunek-commando c2:borgo-hq", "4 c3, 0 c2");
  hex_check_acts (armies, "c3:borgo-hq d3:posterunek-scout@5 c2:posterunek-hq", "1 c2 c3, 0 c3");
  hex_check_acts (armies, "c3:posterunek-saboteur c2:borgo-mutant", "2 c2");
}

static void
test_alliance_with_moloch (void)
{
  static const char armies[] = "moloch+borgo posterunek+hegemonia";

  /* Moloch wounds its ally; the ally shoots over Moloch */
  hex_check_end (armies, "c1:moloch-cyborg@3 c2:borgo-scout c3:posterunek-scout", NULL,
                 "c1 c3 | 20 20 20 20");
  hex_check_end (armies, "c1:borgo-assassin@4 c2:moloch-scout c3:posterunek-scout", NULL,
                 "c1 c2 | 20 20 20 20");
  hex_check_end (armies, "c2:moloch-ripper@3 c3:borgo-hq", NULL, "c2 c3 | 20 18 20 20");
  hex_check_end (armies, "c3:borgo-mutant c2:moloch-scout@1", NULL, "c2 c3 | 20 20 20 20");
  /* nets hold both ways */
  hex_check_nets (armies, "c3:borgo-net-fighter d3:moloch-cyborg", "d3");
  hex_check_nets (armies, "c3:moloch-net-fighter c2:borgo-mutant", "c2");
  /* bonuses too */
  hex_check_acts (armies, "c2:moloch-cyborg c3:borgo-hq", "4 c2, 0 c3");
  hex_check_acts (armies, "c2:borgo-mutant c3:moloch-scout", "3 c2");
}

static void
test_points_variant (void)
{
  AdcHexPosition position;

  hex_board (&position, "posterunek moloch borgo",
             "c3:posterunek-brawler c4:posterunek-hq c2:moloch-hq/1 d2:borgo-butcher");
  position.is_scored = TRUE;
  hex_check_end_of (&position, NULL, "c2 c4 | 2 0 1");

  /* what a medic cancels scores for nobody */
  hex_board (&position, "posterunek moloch borgo",
             "c3:posterunek-brawler c2:moloch-hq d1:moloch-medic");
  position.is_scored = TRUE;
  hex_check_end_of (&position, NULL, "c2 | 0 0 0");

  /* Moloch hits its ally's HQ: nobody scores */
  hex_board (&position, "moloch+borgo posterunek+hegemonia", "c3:moloch-ripper c2:borgo-hq");
  position.is_scored = TRUE;
  hex_check_end_of (&position, NULL, "c2 c3 | 0 0 0 0");
}

static void
test_hill (void)
{
  AdcHexPosition position;

  hex_board (&position, MP,
             "c3:moloch-stormtrooper c2:moloch-hq c1:posterunek-hq a1:moloch-cyborg");
  position.is_hill = TRUE;
  hex_check_acts_of (&position, "4 c3, 3 a1 c3, 1 c2, 0 c1");
  position.is_hill = FALSE;
  hex_check_acts_of (&position, "3 a1, 2 c3, 1 c3, 0 c1 c2");
}

static void
test_record (void)
{
  AdcHexRecord *record = adc_hex_record_new ();
  AdcHexPosition position;
  AdcHexResult result;
  const AdcHexPhase *phase;

  hex_board (&position, "posterunek hegemonia",
             "c3:posterunek-brawler c4:posterunek-hq c2:hegemonia-hq");
  adc_hex_resolve (&position, NULL, &result, record);
  g_assert_cmpuint (record->phases->len, ==, 3);
  phase = record->phases->pdata[1];
  g_assert_cmpuint (phase->initiative, ==, 2);
  g_assert_cmpuint (phase->before.points[1], ==, 18);
  g_assert_cmpuint (phase->acting, ==, adc_hex_bit (adc_hex_cell_parse ("c3")));
  g_assert_cmpuint (phase->n_events, ==, 2);
  g_assert_cmpint (phase->events[0].kind, ==, ADC_HEX_EVENT_BLOW);
  g_assert_cmpuint (phase->events[0].at, ==, adc_hex_cell_parse ("c2"));
  g_assert_cmpuint (phase->events[0].direction, ==, 0);
  g_assert_cmpuint (phase->events[0].wounds, ==, 2);
  g_assert_cmpint (phase->events[1].kind, ==, ADC_HEX_EVENT_POINTS);
  g_assert_cmpuint (phase->events[1].wounds, ==, 2);
  phase = record->phases->pdata[2];
  g_assert_cmpuint (phase->before.points[1], ==, 16);
  g_assert_cmpint (phase->events[phase->n_events - 1].kind, ==, ADC_HEX_EVENT_DEATH);
  adc_hex_record_free (record);

  adc_hex_position_apply (&position, &result.end);
  g_assert_null (position.cells[ADC_HEX_CENTRE].tile);
  g_assert_cmpuint (position.points[1], ==, 16);
  g_assert_nonnull (position.cells[adc_hex_cell_parse ("c4")].tile);
}

static void
test_survey (void)
{
  g_autofree char *holders = NULL;
  g_autofree char *givers = NULL;
  AdcHexPosition position;
  AdcHexSurvey survey;
  const guint centre = ADC_HEX_CENTRE;

  hex_board (&position, "hegemonia borgo",
             "c3:hegemonia-runner c4:hegemonia-boss d3:hegemonia-scout@5 b3:hegemonia-transport"
             " b2:borgo-net-fighter c2:borgo-mutant");
  adc_hex_survey (&position, &survey);
  g_assert_cmpint (survey.initiative_bonus[centre], ==, 2);
  g_assert_cmpint (survey.melee_bonus[centre], ==, 1);
  g_assert_cmpint (survey.ranged_bonus[centre], ==, 0);
  g_assert_cmpuint (survey.n_actions[centre], ==, 1);
  g_assert_cmpint (survey.actions[centre][0], ==, 4);
  g_assert_cmpint (survey.actions[centre][1], ==, -1);
  holders = hex_set_print (adc_hex_survey_get_holders (&position, &survey, centre));
  g_assert_cmpstr (holders, ==, "b2");
  givers = hex_set_print (adc_hex_survey_get_givers (&position, &survey, centre));
  g_assert_cmpstr (givers, ==, "c4 d3");
  g_assert_cmpuint (adc_hex_survey_get_holders (&position, &survey, 0), ==, 0);

  /* an action that would come after phase 0 */
  hex_board (&position, MP, "c3:moloch-hq c4:moloch-mother");
  adc_hex_survey (&position, &survey);
  g_assert_cmpuint (survey.n_actions[centre], ==, 2);
  g_assert_cmpint (survey.actions[centre][0], ==, 0);
  g_assert_cmpint (survey.actions[centre][1], ==, -1);
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-engine/grid", test_grid },
    { "/hex-engine/turning", test_turning },
    { "/hex-engine/blow", test_blow },
    { "/hex-engine/shot", test_shot },
    { "/hex-engine/simultaneous", test_simultaneous },
    { "/hex-engine/armour", test_armour },
    { "/hex-engine/toughness", test_toughness },
    { "/hex-engine/net", test_net },
    { "/hex-engine/net-chain", test_net_chain },
    { "/hex-engine/gauss", test_gauss },
    { "/hex-engine/both-kinds", test_both_kinds },
    { "/hex-engine/hq", test_hq },
    { "/hex-engine/hq-bonus", test_hq_bonus },
    { "/hex-engine/hq-destroyed", test_hq_destroyed },
    { "/hex-engine/initiatives", test_initiatives },
    { "/hex-engine/alliance", test_alliance },
    { "/hex-engine/alliance-with-moloch", test_alliance_with_moloch },
    { "/hex-engine/points-variant", test_points_variant },
    { "/hex-engine/hill", test_hill },
    { "/hex-engine/record", test_record },
    { "/hex-engine/survey", test_survey },
  };

  return hex_tiles_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
