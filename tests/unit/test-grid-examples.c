/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of the rulebook about moving and laying tiles, as they ship. */

#include "adc-grid-spot.h"
#include "adc-grid-survey.h"
#include "adc-grid-trial.h"
#include "adc-grid-way.h"
#include "grid-table.h"

static AdcGridMap *
open_case (const char *id)
{
  AdcGrid *grid = adc_game_get_grid (grid_table_get_game ());
  const AdcGridSketch *sketch = adc_grid_find_sketch (grid, id);
  AdcGridMap *map = adc_grid_map_new (grid_table_get_game ());

  g_assert_nonnull (sketch);
  adc_grid_map_open (map, sketch);
  g_assert_true (adc_grid_map_get_sketch (map) == sketch);
  return map;
}

static AdcGridSpot *
try_spot (AdcGridMap *map, const char *cell, const char *tile)
{
  AdcGridSpot *spot = adc_grid_spot_new (map, grid_table_find (map, cell),
                                         grid_table_get_tile (tile), FALSE);

  g_assert_nonnull (spot);
  return spot;
}

/* The line that is against a rule, and the rule. */
static void
assert_broken (AdcGridSpot *spot, const char *rule)
{
  guint n_broken = 0;

  g_assert_false (spot->is_allowed);
  for (guint i = 0; i < spot->lines->len; i++) {
    const AdcGridLine *line = spot->lines->pdata[i];

    if (line->verdict == ADC_GRID_BROKEN) {
      g_assert_cmpstr (line->rule, ==, rule);
      n_broken++;
    }
  }
  g_assert_cmpuint (n_broken, ==, 1);
}

static void
check_trial (AdcGridMap *map, const char *left, const char *place, guint n_units)
{
  g_autoptr(AdcGridTrial) trial = adc_grid_trial_new (map, adc_grid_map_get_sketch (map));
  g_autofree char *found = adc_grid_trial_dup_left (trial, map);

  g_assert_cmpuint (trial->lines->len, ==, adc_grid_map_get_sketch (map)->steps->len);
  for (guint i = 0; i < trial->lines->len; i++)
    g_assert_cmpint (((const AdcGridLine *) trial->lines->pdata[i])->verdict, ==, ADC_GRID_KEPT);
  g_assert_cmpstr (found, ==, left);
  g_assert_cmpuint (trial->units[grid_table_find (map, place)], ==, n_units);
}

/* A09 */
static void
test_two_moves (void)
{
  g_autoptr(AdcGridMap) map = open_case ("a09-deux-deplacements");
  g_autoptr(GPtrArray) ways = adc_grid_list_ways (map);

  check_trial (map, "MOVE 0", "B2", 1);
  check_trial (map, "MOVE 0", "C2", 1);
  g_assert_cmpuint (ways->len, ==, 1);
  g_assert_cmpuint (((const AdcGridWay *) ways->pdata[0])->count[0], ==, 2);
}

/* A10 */
static void
test_jumps_on_foot (void)
{
  g_autoptr(AdcGridMap) map = open_case ("a10-teleporteurs-a-pied");
  g_autoptr(GPtrArray) ways = adc_grid_list_ways (map);
  g_autoptr(GPtrArray) lines = NULL;

  check_trial (map, "MOVE 0", "G2", 1);
  g_assert_cmpuint (ways->len, ==, 1);
  g_assert_cmpuint (((const AdcGridWay *) ways->pdata[0])->count[0], ==, 3);
  lines = adc_grid_way_list_lines (ways->pdata[0], map);
  g_assert_cmpuint (lines->len, ==, 3);
  g_assert_cmpstr (((const AdcGridLine *) lines->pdata[0])->rule, ==, "action-deplacement");
  g_assert_cmpstr (((const AdcGridLine *) lines->pdata[1])->rule, ==, "regle-teleporteurs");
}

/* A11 */
static void
test_both (void)
{
  g_autoptr(AdcGridMap) map = open_case ("a11-deux-actions");
  g_autoptr(GPtrArray) ways = adc_grid_list_ways (map);
  g_autofree char *cost = NULL;

  check_trial (map, "MOVE 4, TELEPORT 0", "I2", 2);
  check_trial (map, "MOVE 4, TELEPORT 0", "B5", 1);
  check_trial (map, "MOVE 4, TELEPORT 0", "B2", 0);
  g_assert_cmpuint (ways->len, ==, 1);
  cost = adc_grid_way_dup_cost (ways->pdata[0], map);
  g_assert_cmpstr (cost, ==, "MOVE 1, TELEPORT 1");
}

/* A28 */
static void
test_square (void)
{
  g_autoptr(AdcGridMap) map = open_case ("a28-regle-2x2");
  g_autoptr(AdcGridSpot) spot = try_spot (map, "C3", "room");
  g_autofree char *square = grid_table_join (map, spot->square);

  assert_broken (spot, "regle-2x2");
  g_assert_cmpstr (square, ==, "B2 C2 B3");
}

/* A29 */
static void
test_where (void)
{
  g_autoptr(AdcGridMap) map = open_case ("a29-ou-poser");
  g_autoptr(AdcGridSpot) above = try_spot (map, "C2", "room");
  g_autoptr(AdcGridSpot) right = try_spot (map, "D3", "room");
  g_autoptr(AdcGridSurvey) survey = adc_grid_survey_new (map);

  assert_broken (above, "regle-2x2");
  g_assert_true (right->is_allowed);
  g_assert_cmpuint (survey->n_room_spots, ==, 1);
}

/* A30 */
static void
test_too_near (void)
{
  g_autoptr(AdcGridMap) map = open_case ("a30-trop-pres");
  g_autoptr(AdcGridSpot) near = try_spot (map, "E2", "teleporter");
  g_autoptr(AdcGridSpot) far = try_spot (map, "F4", "teleporter");
  g_autoptr(AdcGridSpot) just_far = try_spot (map, "E3", "teleporter");
  g_autofree char *path = grid_table_join (map, near->path);

  g_assert_cmpstr (adc_grid_map_get_mark (map, grid_table_find (map, "E2")), ==, "A");
  g_assert_cmpstr (adc_grid_map_get_mark (map, grid_table_find (map, "F4")), ==, "B");
  assert_broken (near, "regle-placement-teleporteurs");
  g_assert_cmpstr (path, ==, "D2 C2 B2");
  g_assert_true (far->is_allowed);
  g_assert_cmpuint (far->path->len, ==, 6); /* five rooms, then the teleporter */
  g_assert_false (just_far->is_allowed);    /* three rooms, and a square */
}

/* A31 */
static void
test_no_path (void)
{
  g_autoptr(AdcGridMap) map = open_case ("a31-sans-chemin");
  g_autoptr(AdcGridSpot) near = try_spot (map, "D2", "teleporter");
  g_autoptr(AdcGridSpot) apart = try_spot (map, "F3", "teleporter");

  assert_broken (near, "regle-placement-teleporteurs");
  g_assert_cmpuint (near->path->len, ==, 2); /* one room, then the teleporter */
  g_assert_true (apart->is_allowed);
  g_assert_null (apart->path);
}

/* Nothing that ships breaks a rule before anything is laid. */
static void
test_sound (void)
{
  AdcGrid *grid = adc_game_get_grid (grid_table_get_game ());
  GPtrArray *cases = adc_grid_get_cases (grid);

  g_assert_cmpuint (cases->len, ==, 7);
  g_assert_cmpuint (adc_grid_get_starts (grid)->len, ==, 2);
  for (guint i = 0; i < cases->len; i++) {
    const AdcGridSketch *sketch = cases->pdata[i];
    g_autoptr(AdcGridMap) map = open_case (sketch->id);
    g_autoptr(AdcGridSurvey) survey = adc_grid_survey_new (map);

    for (guint l = 0; l < survey->lines->len; l++) {
      const AdcGridLine *line = survey->lines->pdata[l];

      g_assert_cmpstr (line->rule, !=, "regle-2x2");
      if (line->rule != NULL)
        g_assert_nonnull (adc_game_lookup (grid_table_get_game (), line->rule));
    }
    g_assert_nonnull (sketch->summary);
    g_assert_nonnull (adc_game_lookup (grid_table_get_game (), sketch->rule));
  }
}

int
main (int argc, char *argv[])
{
  static const GridTest tests[] = {
    { "/grid-examples/a09", test_two_moves }, { "/grid-examples/a10", test_jumps_on_foot },
    { "/grid-examples/a11", test_both },      { "/grid-examples/a28", test_square },
    { "/grid-examples/a29", test_where },     { "/grid-examples/a30", test_too_near },
    { "/grid-examples/a31", test_no_path },   { "/grid-examples/sound", test_sound },
  };

  return grid_table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
