/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "grid-table.h"

#include "adc-language.h"
#include "adc-library-loader.h"

#include <string.h>

static AdcGame *game;

int
grid_table_run (int argc, char **argv, const GridTest *tests, guint n_tests)
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "ark");
  g_assert_nonnull (game);
  for (guint i = 0; i < n_tests; i++)
    g_test_add_func (tests[i].path, tests[i].run);

  return g_test_run ();
}

AdcGame *
grid_table_get_game (void)
{
  return game;
}

const AdcGridTile *
grid_table_get_tile (const char *id)
{
  GPtrArray *tiles = adc_grid_get_tiles (adc_game_get_grid (game));
  const guint found = adc_grid_find_id (tiles, id);

  g_assert_cmpuint (found, !=, ADC_GRID_NOWHERE);
  return tiles->pdata[found];
}

AdcGridMap *
grid_table_draw (const char *rows)
{
  g_auto(GStrv) lines = g_strsplit (rows, "/", -1);
  const guint columns = strlen (lines[0]);
  g_autoptr(AdcGridSketch) sketch = adc_grid_sketch_new ("", columns, g_strv_length (lines));
  AdcGridMap *map = adc_grid_map_new (game);

  for (guint row = 0; lines[row] != NULL; row++) {
    g_assert_cmpuint (strlen (lines[row]), ==, columns);
    memcpy (sketch->signs + row * columns, lines[row], columns);
  }
  adc_grid_map_open (map, sketch);
  adc_grid_map_close (map); /* the sketch goes */
  return map;
}

guint
grid_table_find (AdcGridMap *map, const char *name)
{
  const guint cell = adc_grid_parse_name (name, adc_grid_map_get_columns (map),
                                          adc_grid_map_get_rows (map));

  g_assert_cmpuint (cell, !=, ADC_GRID_NOWHERE);
  return cell;
}

char *
grid_table_join (AdcGridMap *map, GArray *cells)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; cells != NULL && i < cells->len; i++) {
    g_autofree char *name = adc_grid_dup_name (adc_grid_map_get_columns (map),
                                               g_array_index (cells, guint, i));

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
  }

  return g_string_free (text, FALSE);
}
