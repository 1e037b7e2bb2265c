/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the nanoseconds of one battle on a full board, of the same battle in the plain reference
 * that the tests hold against the engine, and the microseconds of advice for three tiles in hand on
 * a board half full. The boards are always the same: a thousand drawn by chance, of every two
 * armies. */

#include "adc-hex-adviser.h"
#include "hex-oracle.h"
#include "hex-tiles.h"

#include <stdlib.h>

#define N_BOARDS 1000
#define N_RUNS 200
#define N_PLAIN_BOARDS 200 /* enough for something so slow */

static AdcHexPosition *
deal (GRand *random)
{
  AdcHexPosition *boards = g_new (AdcHexPosition, N_BOARDS);
  guint n = 0;

  while (n < N_BOARDS)
    for (guint a = 0; a < HEX_ARMIES; a++)
      for (guint b = a + 1; b < HEX_ARMIES && n < N_BOARDS; b++) {
        g_autofree char *armies = g_strdup_printf ("%s %s", hex_armies[a], hex_armies[b]);

        hex_board_deal (&boards[n++], armies, ADC_HEX_CELLS, random);
      }

  return boards;
}

/* The best of some runs: what it costs when nothing else is going on. */
static gint64
measure_battles (const AdcHexPosition *boards)
{
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < N_RUNS; i++) {
    const gint64 start = g_get_monotonic_time ();

    for (guint n = 0; n < N_BOARDS; n++) {
      AdcHexResult result;

      adc_hex_resolve (&boards[n], NULL, &result, NULL);
    }
    best = MIN (best, g_get_monotonic_time () - start);
  }

  return best * 1000 / N_BOARDS;
}

static gint64
measure_plain (const AdcHexPosition *boards)
{
  g_autofree HexOracleEnd *end = g_new (HexOracleEnd, 1);
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < 10; i++) {
    const gint64 start = g_get_monotonic_time ();

    for (guint n = 0; n < N_PLAIN_BOARDS; n++)
      hex_oracle_resolve (&boards[n], NULL, end);
    best = MIN (best, g_get_monotonic_time () - start);
  }

  return best * 1000 / N_PLAIN_BOARDS;
}

static gint64
measure_advice (GRand *random)
{
  const AdcHexTile * const hand[] = { hex_tile ("moloch-hunter"), hex_tile ("moloch-medic"),
                                      hex_tile ("moloch-juggernaut") };
  AdcHexPosition position;
  gint64 best = G_MAXINT64;

  hex_board_deal (&position, "moloch borgo", ADC_HEX_CELLS / 2, random);
  for (guint i = 0; i < 5; i++) {
    const gint64 start = g_get_monotonic_time ();
    g_autoptr(GPtrArray) advice = adc_hex_advise (&position, 0, hand, G_N_ELEMENTS (hand), 5, NULL,
                                                  NULL, NULL, NULL);

    best = MIN (best, g_get_monotonic_time () - start);
  }

  return best;
}

int
main (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (19);
  g_autofree AdcHexPosition *boards = NULL;

  hex_tiles_load ();
  boards = deal (random);
  g_print ("%d %d %d\n", (int) measure_battles (boards), (int) measure_plain (boards),
           (int) measure_advice (random));
  hex_tiles_unload ();
  return EXIT_SUCCESS;
}
