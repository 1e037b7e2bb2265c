/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Modules, and the tiles with a word of their own in the rulebook. */

#include "hex-fight.h"

#define MP "moloch posterunek"
#define MB "moloch borgo"
#define MH "moloch hegemonia"
#define HB "hegemonia borgo"

static void
test_modules (void)
{
  /* their effects add up, only on their own side, only where they point */
  hex_check_end (HB,
                 "c3:hegemonia-runner c4:hegemonia-officer-1 b3:hegemonia-officer-1@1"
                 " d3:hegemonia-officer-2@5 c2:borgo-hq",
                 NULL, "b3 c2 c4 d3 | 20 16");
  hex_check_end (HB, "c3:hegemonia-runner c4:hegemonia-officer-1@3 c2:borgo-hq", NULL,
                 "c2 c4 | 20 19");
  hex_check_end (HB, "c3:hegemonia-runner c4:borgo-officer c2:borgo-hq", NULL, "c2 c4 | 20 19");
  hex_check_acts (HB, "c3:hegemonia-runner c4:hegemonia-boss d3:hegemonia-scout@5", "4 c3");
  /* the officer of shots does nothing for blows, nor the other way round */
  hex_check_end (MH, "c3:moloch-ripper@3 b2:moloch-officer@5 c4:hegemonia-hq", NULL,
                 "b2 c4 | 20 18");
  hex_check_end (MH, "c3:moloch-ripper@3 c2:moloch-brain@1 c4:hegemonia-hq", NULL,
                 "c2 c4 | 20 17");
}

static void
test_extra_action (void)
{
  hex_check_acts (MP, "c3:posterunek-hq c2:posterunek-brawler", "3 c2, 2 c2, 0 c3");
  hex_check_acts (MP, "c3:posterunek-hq c2:posterunek-hmg", "2 c2, 1 c2, 0 c2 c3");
  hex_check_acts (MP, "c3:moloch-mother c2:moloch-cyborg d2:moloch-cyborg", "3 c2 d2, 2 c2");
  /* not after 0: an HQ beside the Mother Module, a unit slowed down to it */
  hex_check_acts (MP, "c3:moloch-mother c2:moloch-hq", "0 c2");
  hex_check_acts (MP, "c3:moloch-mother c2:moloch-gauss d2:posterunek-saboteur", "0 c2");
  /* two sources add up */
  hex_check_acts (MP,
                  "c2:posterunek-brawler c3:moloch-mother c4:posterunek-hacker d1:posterunek-hq",
                  "3 c2, 2 c2, 1 c2, 0 d1");
  /* missed in a net, the first action does not take the second with it */
  hex_check_acts ("hegemonia posterunek",
                  "c3:posterunek-brawler d2:posterunek-hq b3:hegemonia-net-fighter"
                  " b1:posterunek-commando@1",
                  "3 b1, 2 c3, 0 d2");
}

static void
test_saboteur (void)
{
  hex_check_acts (MP,
                  "c3:posterunek-saboteur c2:moloch-cyborg d2:posterunek-commando"
                  " c5:moloch-hunter",
                  "3 c5 d2, 2 c2");
  hex_check_acts (MP, "c3:posterunek-saboteur c2:moloch-stormtrooper", "1 c2, 0 c2");
  /* both actions down to 0: one is lost */
  hex_check_acts (MP,
                  "c3:posterunek-saboteur d2:posterunek-saboteur c2:moloch-stormtrooper",
                  "0 c2");
  hex_check_acts (MP, "c3:posterunek-saboteur c2:moloch-cyborg c1:moloch-scout@3", "3 c2");
}

static void
test_hacker (void)
{
  static const char tiles[] = "c3:moloch-officer d2:posterunek-commando@1 d4:moloch-blocker@3"
                              " b2:moloch-cyborg b1:posterunek-hq";
  g_autofree char *hacked = g_strdup_printf ("%s c4:posterunek-hacker", tiles);
  g_autofree char *netted = g_strdup_printf ("%s c5:moloch-net-fighter", hacked);

  hex_check_end (MP, tiles, NULL, "b1 c3 d2 d4/1 | 20 18");
  hex_check_end (MP, hacked, NULL, "b1 c3 c4 d2 d4/2 | 20 19");
  hex_check_end (MP, netted, NULL, "b1 c3 c4 c5 d2 d4/1 | 20 18");
  /* from the phase after its death on, the module is its owner's again */
  hex_check_end (MP,
                 "c3:moloch-officer c4:posterunek-hacker c5:moloch-cyborg b2:moloch-guard"
                 " b1:posterunek-hq",
                 NULL, "b1 c3 c5 | 20 18");
  /* no HQ is hacked, and no soldier */
  hex_check_end (MP, "c3:moloch-hq c4:posterunek-hacker c2:moloch-cyborg c1:posterunek-hq", NULL,
                 "c1 c3 | 20 18");
  /* a hacked medic heals the hacker's tiles and leaves its owner's alone */
  hex_check_end (MP,
                 "c3:moloch-medic c4:posterunek-hacker c2:posterunek-brawler d4:posterunek-runner"
                 " c1:moloch-cyborg@3",
                 NULL, "c2 c4 d4 | 20 20");
  hex_check_end (MP,
                 "c3:moloch-medic c4:posterunek-hacker c2:moloch-scout c1:posterunek-commando@1",
                 NULL, "c1 c3 c4 | 20 20");
}

static void
test_clown (void)
{
  static const char tiles[] = "c3:moloch-clown c2:borgo-super-officer d2:moloch-scout d3:borgo-hq"
                              " b3:borgo-super-mutant";

  hex_check_asks (MB, tiles, NULL, "explode c3 2");
  hex_check_end (MB, tiles, "0", "b3 c2/1 d3 | 20 20");
  hex_check_end (MB, tiles, "1", "b3/1 c2/1 d3 | 20 20");
  /* at the edge of the board too */
  hex_check_end (MB, "a1:moloch-clown a2:borgo-scout b2:borgo-scout c3:borgo-scout", "1",
                 "c3 | 20 20");
  /* medics work against it, not for it */
  hex_check_end (MB, "c3:moloch-clown c2:moloch-scout c1:moloch-medic@1", "1", "c2 | 20 20");
  hex_check_end (MB, "c3:moloch-clown c4:moloch-medic c5:moloch-medic b2:borgo-mutant@2", "1",
                 "c4 | 20 20");
  /* a net keeps it from exploding */
  hex_check_asks (MB, "c3:moloch-clown b2:borgo-net-fighter", NULL, "");
}

static void
test_quartermaster (void)
{
  static const char runner[] = "c5:hegemonia-quartermaster c4:hegemonia-runner"
                               " c2:borgo-super-officer";
  static const char soldier[] = "c5:hegemonia-quartermaster c4:hegemonia-universal-soldier@1"
                                " c3:borgo-hq";
  g_autofree char *officer = g_strdup_printf ("%s b4:hegemonia-officer-1@1", runner);
  g_autofree char *both = g_strdup_printf ("%s b4:hegemonia-officer-1@1", soldier);

  hex_check_asks (HB, runner, NULL, "convert c4 2");
  hex_check_end (HB, runner, "0", "c2 c4 c5 | 20 20");
  hex_check_end (HB, runner, "1", "c2/1 c4 c5 | 20 20");
  /* the bonus of blows counts for the shot that was a blow */
  hex_check_end (HB, officer, "1", "b4 c4 c5 | 20 20");
  /* armour works against it */
  hex_check_end (HB,
                 "c5:hegemonia-quartermaster c4:hegemonia-runner b4:hegemonia-officer-1@1"
                 " c2:borgo-super-mutant@3",
                 "1", "b4 c2/1 c4 c5 | 20 20");
  /* nothing is asked where nothing would change */
  hex_check_asks (HB, soldier, NULL, "");
  hex_check_asks (HB, both, NULL, "convert c4 2");
  hex_check_end (HB, both, "0", "b4 c3 c5 | 20 17");
  hex_check_end (HB, both, "1", "b4 c3 c5 | 20 16");
  hex_check_asks (HB, "c5:hegemonia-quartermaster c4:hegemonia-scout c2:borgo-scout", NULL, "");
  /* nor in a net */
  hex_check_asks (HB,
                  "c5:hegemonia-quartermaster c4:hegemonia-runner c2:borgo-super-officer"
                  " b4:borgo-net-fighter",
                  NULL, "");
}

static void
test_quartermaster_once (void)
{
  static const char armies[] = "hegemonia+posterunek moloch+borgo";
  static const char tiles[] = "c5:hegemonia-quartermaster c4:hegemonia-runner d3:posterunek-hq"
                              " c1:moloch-blocker";

  /* a unit that acts twice: one of the two */
  hex_check_asks (armies, tiles, "1", "convert c4 2");
  hex_check_end (armies, tiles, "1", "c1/1 c4 c5 d3 | 20 20 20 20");
  hex_check_asks (armies, tiles, "0", "convert c4 2, convert c4 2");
  hex_check_end (armies, tiles, "0 1", "c1/1 c4 c5 d3 | 20 20 20 20");
  hex_check_end (armies, tiles, "0 0", "c1 c4 c5 d3 | 20 20 20 20");
}

static void
test_quartermaster_hq (void)
{
  /* an HQ may shoot, at HQs in vain */
  hex_check_asks (HB, "c5:hegemonia-quartermaster c4:hegemonia-hq c2:borgo-hq c1:borgo-scout", NULL,
                  "");
  hex_check_asks (HB, "c5:hegemonia-quartermaster c4:hegemonia-hq c2:borgo-hq e2:borgo-scout", NULL,
                  "convert c4 2");
  hex_check_end (HB, "c5:hegemonia-quartermaster c4:hegemonia-hq c2:borgo-hq e2:borgo-scout", "1",
                 "c2 c4 c5 | 20 20");
}

static void
test_quartermaster_of_allies (void)
{
  static const char armies[] = "hegemonia+moloch posterunek+borgo";
  static const char tiles[] = "c1:hegemonia-quartermaster@3 c2:moloch-gauss@5 b2:moloch-officer"
                              " c3:borgo-super-mutant@1 c5:borgo-hq";

  /* a beam turned into a blow: armour is no help, bonuses neither */
  hex_check_end (armies, tiles, "0", "b2 c1 c2/1 c3 c5 | 20 20 20 19");
  hex_check_end (armies, tiles, "1", "b2 c1 c2/1 c3/1 c5 | 20 20 20 20");
  /* the bonus of shots counts for what becomes a shot */
  hex_check_end (armies,
                 "c5:hegemonia-quartermaster c4:hegemonia-runner d4:moloch-officer"
                 " c2:borgo-super-officer",
                 "1", "c4 c5 d4 | 20 20 20 20");
  /* a Clown that explodes has nothing to convert */
  hex_check_asks (armies, "c5:hegemonia-quartermaster c4:moloch-clown c2:borgo-scout", "0",
                  "explode c4 2, convert c4 2");
  hex_check_asks (armies, "c5:hegemonia-quartermaster c4:moloch-clown c2:borgo-scout", "1",
                  "explode c4 2");
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-modules/modules", test_modules },
    { "/hex-modules/extra-action", test_extra_action },
    { "/hex-modules/saboteur", test_saboteur },
    { "/hex-modules/hacker", test_hacker },
    { "/hex-modules/clown", test_clown },
    { "/hex-modules/quartermaster", test_quartermaster },
    { "/hex-modules/quartermaster-once", test_quartermaster_once },
    { "/hex-modules/quartermaster-hq", test_quartermaster_hq },
    { "/hex-modules/quartermaster-of-allies", test_quartermaster_of_allies },
  };

  return hex_tiles_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
