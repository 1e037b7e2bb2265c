/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-boards.h"
#include "hex-oracle-compare.h"
#include "hex-oracle-private.h"
#include "hex-tiles.h"

/* The engine against the oracle, on the same boards. More of them by hand:
 *
 *   HEX_ORACLE_BOARDS=1000000 HEX_ORACLE_SEED=7 meson test hex-oracle --timeout-multiplier 0 */

#define N_BOARDS 3200 /* of each theme */

static GPtrArray *tiles; /* of AdcHexTile */

static guint64
get_number (const char *variable, guint64 fallback)
{
  const char *text = g_getenv (variable);

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : fallback;
}

static GRand *
create_random (HexBoardsTheme theme)
{
  const guint32 seeds[] = { 2052, get_number ("HEX_ORACLE_SEED", 0), theme };

  return g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
}

typedef struct {
  const char     *name;
  HexBoardsCheck  check;
  guint           part;      /* of the boards: one in so many */
  guint           per_mille; /* of them that may be skipped */
} Comparison;

static const Comparison comparisons[] = {
  { "survey", hex_compare_survey, 1, 0 },
  { "ends", hex_compare_ends, 1, 20 },
  { "course", hex_compare_course, 2, 5 },
  { "choice", hex_compare_choice, 4, 100 },
  { "instants", hex_compare_instants, 8, 5 },
};

static const char * const themes[HEX_BOARDS_THEMES] = {
  "any", "nets", "medics", "clowns", "quartermasters", "hackers", "modules", "tempo", "mixed",
};

typedef struct {
  const Comparison *comparison;
  HexBoardsTheme    theme;
} Run;

static void
test_boards (gconstpointer data)
{
  const Run *run = data;
  const guint64 n_boards = get_number ("HEX_ORACLE_BOARDS", N_BOARDS) / run->comparison->part;
  g_autoptr(GRand) random = create_random (run->theme);
  guint64 n_skipped = 0;

  for (guint64 i = 0; i < n_boards; i++) {
    AdcHexPosition position;

    hex_boards_fill (tiles, run->theme, random, &position);
    if (!hex_boards_check (&position, run->comparison->check, i))
      n_skipped++;
  }
  g_test_message ("%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " boards were too much to compare",
                  n_skipped, n_boards);
  g_assert_cmpuint (n_skipped * 1000, <=, n_boards * run->comparison->per_mille);
}

/* The same hexes lie beside each other, and as far from the centre. */
static void
test_grid (void)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
    int column;
    int row;

    adc_hex_get_axial (cell, &column, &row);
    g_assert_cmpint (column, ==, hex_oracle_get_column (cell));
    g_assert_cmpint (row, ==, hex_oracle_get_row (cell));
    g_assert_cmpint (2 - adc_hex_ring (cell), ==, hex_oracle_get_hill (cell));
    for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++)
      g_assert_cmpuint (adc_hex_neighbours[cell][direction], ==, hex_oracle_step (cell, direction));
  }
}

/* What chance hardly ever lays out: the machine gunner is netted in phase 4, fires its second shot
 * in phase 3, loses both scouts there, and so has its first one still to fire in phase 2. */
static void
test_late (void)
{
  g_autofree HexOracleEnd *end = g_new (HexOracleEnd, 1);
  AdcHexPosition position;

  hex_board (&position, "posterunek hegemonia",
             "c3:posterunek-hmg@0 b2:posterunek-scout@0 d2:posterunek-scout@0 "
             "c5:posterunek-commando@4 b4:posterunek-scout@0 c4:hegemonia-net-fighter@5 "
             "b1:hegemonia-ganger@4 d1:hegemonia-ganger@4 c1:hegemonia-hq@0/20");
  for (guint i = 0; i < G_N_ELEMENTS (comparisons); i++)
    g_assert_true (hex_boards_check (&position, comparisons[i].check, 0));

  hex_oracle_resolve (&position, NULL, end);
  g_assert_cmpint (end->outcome.points[1], ==, 18);
}

int
main (int argc, char *argv[])
{
  Run runs[G_N_ELEMENTS (comparisons)][HEX_BOARDS_THEMES];
  int status;

  g_test_init (&argc, &argv, NULL);
  hex_tiles_load ();
  tiles = g_ptr_array_new ();
  for (guint i = 0; i < HEX_ARMIES; i++)
    g_ptr_array_extend (tiles, hex_tiles_get (hex_armies[i]), NULL, NULL);

  g_test_add_func ("/hex-oracle/grid", test_grid);
  g_test_add_func ("/hex-oracle/late", test_late);
  for (guint i = 0; i < G_N_ELEMENTS (comparisons); i++) {
    for (guint theme = 0; theme < HEX_BOARDS_THEMES; theme++) {
      g_autofree char *path = g_strdup_printf ("/hex-oracle/%s/%s", comparisons[i].name,
                                               themes[theme]);

      runs[i][theme] = (Run) { &comparisons[i], theme };
      g_test_add_data_func (path, &runs[i][theme], test_boards);
    }
  }

  status = g_test_run ();
  g_ptr_array_unref (tiles);
  hex_tiles_unload ();
  return status;
}
