/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sketches: what can be put where, what touches what, what is kept and what is undone. */

#include "adc-grid-base.h"
#include "adc-grid-paths.h"
#include "adc-grid-session.h"
#include "adc-grid-spot.h"
#include "adc-grid-survey.h"
#include "adc-grid-trial.h"
#include "adc-grid-way.h"
#include "adc-grid-words.h"
#include "grid-table.h"

#include <string.h>

static const AdcGridLine *
find_line (GPtrArray *lines, const char *text)
{
  for (guint i = 0; i < lines->len; i++)
    if (strstr (((const AdcGridLine *) lines->pdata[i])->text, text) != NULL)
      return lines->pdata[i];

  return NULL;
}

static void
assert_touching (AdcGridMap *map, const char *place, guint player, const char *wanted)
{
  g_autoptr(GArray) touching = adc_grid_list_touching (map, grid_table_find (map, place), player);
  g_autofree char *found = grid_table_join (map, touching);

  g_assert_cmpstr (found, ==, wanted);
}

static void
test_names (void)
{
  static const struct { guint columns; guint cell; const char *name; } cases[] = {
    { 10, 0, "A1" }, { 10, 32, "C4" }, { 40, 25, "Z1" }, { 40, 26, "AA1" }, { 40, 1599, "AN40" },
  };
  static const char * const wrong[] = { "",   "a1",  "A0",  "A",   "1",
                                        "K1", "A11", "BA1", "A1x", "A123" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *name = adc_grid_dup_name (cases[i].columns, cases[i].cell);

    g_assert_cmpstr (name, ==, cases[i].name);
    g_assert_cmpuint (adc_grid_parse_name (name, cases[i].columns, 40), ==, cases[i].cell);
  }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpuint (adc_grid_parse_name (wrong[i], 10, 10), ==, ADC_GRID_NOWHERE);
  g_assert_cmpuint (adc_grid_parse_name (NULL, 10, 10), ==, ADC_GRID_NOWHERE);
}

/* By a side, never slantwise; teleporters to one another; nothing through a wall. */
static void
test_touching (void)
{
  g_autoptr(AdcGridMap) map = grid_table_draw ("RRT.../.R..X./..TXRT");

  assert_touching (map, "A1", 1, "B1");
  assert_touching (map, "B1", 1, "C1 B2 A1");
  assert_touching (map, "B2", 1, "B1");
  assert_touching (map, "C1", 1, "B1 C3 F3");
  assert_touching (map, "C3", 1, "C1 F3");
  assert_touching (map, "E3", 1, "F3");
}

static AdcGridMap *
draw_bases (void)
{
  AdcGridMap *map = grid_table_draw ("......../......../.RRRR.../......../......../........");
  /* Right below the rooms. */
  const AdcGridBase own = { .cell = grid_table_find (map, "B4"), .faces = ADC_GRID_NORTH,
                            .owner = 1, .exit = 1 };
  /* Its exits, in the column beside it, are half way down. */
  const AdcGridBase other = { .cell = grid_table_find (map, "G1"), .faces = ADC_GRID_WEST,
                              .owner = 2, .exit = 1 };

  g_assert_true (adc_grid_map_add_base (map, &own));
  g_assert_true (adc_grid_map_add_base (map, &other));
  return map;
}

/* A biodome touches the two rooms before it, and only its owner comes in. */
static void
test_bases (void)
{
  g_autoptr(AdcGridMap) map = draw_bases ();
  const AdcGridBase *base = adc_grid_map_get_base (map, grid_table_find (map, "E5"));
  g_autofree char *name = NULL;
  AdcGridBase changed;

  g_assert_nonnull (base);
  g_assert_cmpuint (adc_grid_map_get_place (map, grid_table_find (map, "E5")), ==,
                    grid_table_find (map, "B4"));
  name = adc_grid_dup_place (map, grid_table_find (map, "E5"));
  g_assert_cmpstr (name, ==, "Biodome (Player 1)");
  assert_touching (map, "B4", 1, "C3 D3");
  assert_touching (map, "B4", 2, "");
  assert_touching (map, "C3", 1, "D3 B3 B4");
  assert_touching (map, "C3", 2, "D3 B3");
  assert_touching (map, "B3", 1, "C3");

  changed = *base;
  changed.exit = 0;
  g_assert_true (adc_grid_map_change_base (map, base->cell, &changed));
  assert_touching (map, "B4", 1, "B3 C3");
  changed.exit = 3;
  g_assert_false (adc_grid_map_change_base (map, changed.cell, &changed));

  /* The two cells to the left of the other one, in its rows 2 and 3. */
  base = adc_grid_map_get_base (map, grid_table_find (map, "H4"));
  g_assert_cmpuint (base->owner, ==, 2);
  g_assert_nonnull (adc_grid_find_exit (map, grid_table_find (map, "F2"), 2));
  g_assert_nonnull (adc_grid_find_exit (map, grid_table_find (map, "F3"), 0));
  g_assert_null (adc_grid_find_exit (map, grid_table_find (map, "F4"), 0));
  g_assert_null (adc_grid_find_exit (map, grid_table_find (map, "F2"), 1));

  /* Nothing lies upon anything else, and nothing over the edge. */
  g_assert_false (adc_grid_map_set_tile (map, grid_table_find (map, "B5"),
                                         grid_table_get_tile ("room")));
  changed = (AdcGridBase){ .cell = grid_table_find (map, "A2"), .faces = ADC_GRID_SOUTH };
  g_assert_false (adc_grid_map_add_base (map, &changed));
  changed.cell = grid_table_find (map, "F6");
  g_assert_false (adc_grid_map_add_base (map, &changed));
  changed = (AdcGridBase){ .cell = 0, .faces = ADC_GRID_SOUTH, .owner = 9 };
  g_assert_false (adc_grid_map_add_base (map, &changed));
}

/* Biodomes are no tiles: rooms before them make no square with them; borders neither. */
static void
test_squares_without_bases (void)
{
  g_autoptr(AdcGridMap) map = draw_bases ();
  g_autoptr(AdcGridMap) walls = grid_table_draw ("XX./XR./...");
  g_autoptr(AdcGridSpot) before = NULL;
  g_autoptr(AdcGridSpot) exit = NULL;
  g_autoptr(AdcGridSpot) beside = NULL;

  adc_grid_map_remove (map, grid_table_find (map, "E3"));
  before = adc_grid_spot_new (map, grid_table_find (map, "E3"), grid_table_get_tile ("room"),
                              FALSE);
  g_assert_true (before->is_allowed);
  exit = adc_grid_spot_new (map, grid_table_find (map, "F2"), grid_table_get_tile ("room"), FALSE);
  g_assert_true (exit->is_allowed);
  g_assert_nonnull (find_line (exit->lines, "Biodome (Player 2)"));
  beside = adc_grid_spot_new (walls, grid_table_find (walls, "C2"), grid_table_get_tile ("room"),
                              FALSE);
  g_assert_true (beside->is_allowed);
  g_assert_null (adc_grid_spot_new (walls, 0, grid_table_get_tile ("room"), FALSE));
}

/* Four rooms between are enough, three are not; a link between teleporters is no path. */
static void
test_gap (void)
{
  g_autoptr(AdcGridMap) map = grid_table_draw ("TRRR.../......./TRRRR..");
  const AdcGridTile *jump = grid_table_get_tile ("teleporter");
  g_autoptr(AdcGridSpot) three = adc_grid_spot_new (map, grid_table_find (map, "E1"), jump, FALSE);
  g_autoptr(AdcGridSpot) four = adc_grid_spot_new (map, grid_table_find (map, "F3"), jump, FALSE);
  g_autoptr(AdcGridSpot) linking = adc_grid_spot_new (map, grid_table_find (map, "E1"), jump, TRUE);
  g_autoptr(AdcGridSpot) room =
    adc_grid_spot_new (map, grid_table_find (map, "E1"), grid_table_get_tile ("room"), TRUE);
  g_autoptr(AdcGridSpot) next = adc_grid_spot_new (map, grid_table_find (map, "A2"), jump, FALSE);

  g_assert_false (three->is_allowed);
  g_assert_nonnull (find_line (three->lines,
                               "A1, Teleporter: only 3 rooms between (D1, C1, B1); at least 4."));
  g_assert_true (four->is_allowed);
  g_assert_nonnull (find_line (four->lines, "A3, Teleporter: 4 rooms between; at least 4."));
  g_assert_true (linking->is_allowed);
  g_assert_cmpstr (find_line (linking->lines, "cut off")->rule, ==, "regle-fin-pioche");
  g_assert_true (room->is_allowed); /* rooms keep no distance */
  g_assert_false (next->is_allowed);
  g_assert_nonnull (find_line (next->lines, "only 0 rooms between (–)"));
}

static void
test_survey (void)
{
  g_autoptr(AdcGridMap) map = grid_table_draw ("RRt..RT/RR...../.....r./TRT....");
  g_autoptr(AdcGridSurvey) survey = adc_grid_survey_new (map);
  g_autofree char *cut_off = grid_table_join (map, survey->cut_off);
  const AdcGridLine *line;

  g_assert_cmpuint (survey->n_rooms, ==, 11);
  g_assert_cmpuint (survey->n_jumps, ==, 4);
  g_assert_cmpuint (survey->n_tokens, ==, 2);
  g_assert_cmpstr (cut_off, ==, "F3");
  line = find_line (survey->lines, "A square of 2 × 2 tiles: A1, B1, A2, B2.");
  g_assert_cmpint (line->verdict, ==, ADC_GRID_BROKEN);
  line = find_line (survey->lines, "A4, Teleporter and C4: only 1 room between");
  g_assert_cmpint (line->verdict, ==, ADC_GRID_WAIVED);
  g_assert_null (find_line (survey->lines, "C4, Teleporter and A4"));
  line = find_line (survey->lines, "1 room is cut off");
  g_assert_cmpstr (line->rule, ==, "regle-fin-pioche");
}

/* Without a place for the new room none is laid. */
static void
test_stuck (void)
{
  g_autoptr(AdcGridMap) map = grid_table_draw ("RR./R../RRX");
  g_autoptr(AdcGridSurvey) survey = NULL;

  g_assert_true (adc_grid_map_set_explored (map, grid_table_find (map, "A2")));
  survey = adc_grid_survey_new (map);
  g_assert_cmpuint (survey->n_room_spots, ==, 0);
  g_assert_cmpstr (find_line (survey->lines, "No place for a new room next to A2")->rule, ==,
                   "regle-explorer");
  g_assert_cmpstr (find_line (survey->lines, "Exploration token: on 0 tiles.")->rule, ==,
                   "regle-plus-de-jetons");
}

static void
test_ways (void)
{
  g_autoptr(AdcGridMap) map = draw_bases ();
  g_autoptr(GPtrArray) ways = NULL;
  g_autofree char *cost = NULL;
  g_autofree guint *reach = NULL;

  g_assert_null (adc_grid_list_ways (map));
  g_assert_null (adc_grid_reach (map));
  g_assert_true (adc_grid_map_set_from (map, grid_table_find (map, "B3")));
  g_assert_true (adc_grid_map_set_to (map, grid_table_find (map, "E5"))); /* of the biodome */
  g_assert_cmpuint (adc_grid_map_get_to (map), ==, grid_table_find (map, "B4"));
  ways = adc_grid_list_ways (map);
  g_assert_cmpuint (ways->len, ==, 1);
  cost = adc_grid_way_dup_cost (ways->pdata[0], map);
  g_assert_cmpstr (cost, ==, "MOVE 2");

  /* Another's is closed, even to who teleports. */
  adc_grid_map_set_player (map, 2);
  adc_grid_map_set_budget (map, 1, 3);
  adc_grid_map_set_budget (map, 2, 3);
  g_clear_pointer (&ways, g_ptr_array_unref);
  ways = adc_grid_list_ways (map);
  g_assert_cmpuint (ways->len, ==, 0);
  reach = adc_grid_reach (map);
  g_assert_cmpuint (reach[grid_table_find (map, "B4")], ==, ADC_GRID_NOWHERE);
  g_assert_cmpuint (reach[grid_table_find (map, "G1")], ==, 1); /* his own, by teleport */
  g_assert_cmpuint (reach[grid_table_find (map, "E3")], ==, 1); /* freely */
  g_assert_false (adc_grid_map_set_to (map, grid_table_find (map, "A1")));
}

/* What cannot be is said, moves nobody and costs nothing. */
static void
test_trial (void)
{
  static const AdcGridStep steps[] = {
    { 0, 3, 16 + 1, 16 + 2 }, /* too many units */
    { 0, 1, 16 + 1, 16 + 3 }, /* two rooms on */
    { 1, 1, 16 + 1, 16 + 2 }, /* no teleporter there */
    { 0, 1, 16 + 1, 6 },      /* another's biodome */
    { 0, 2, 16 + 1, 16 + 2 }, { 0, 1, 16 + 2, 16 + 3 },
    { 0, 1, 16 + 2, 16 + 3 }, /* nothing left */
  };
  static const char * const refused[] = { "not so many units", "do not touch",
                                          "does not lead there", "only its owner", NULL, NULL,
                                          "none is left" };
  static const char * const rules[] = { "action-deplacement", "regle-adjacence",
                                        "action-teleportation", "regle-traverser", NULL, NULL,
                                        "action-deplacement" };
  g_autoptr(AdcGridMap) map = draw_bases ();
  g_autoptr(AdcGridSketch) sketch = adc_grid_sketch_new ("", 8, 6);
  g_autoptr(AdcGridTrial) trial = NULL;

  sketch->from = grid_table_find (map, "B3");
  sketch->n_units = 2;
  g_array_append_vals (sketch->steps, steps, G_N_ELEMENTS (steps));
  adc_grid_map_set_budget (map, 0, 2);
  adc_grid_map_set_budget (map, 1, 1);
  trial = adc_grid_trial_new (map, sketch);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    const AdcGridLine *line = trial->lines->pdata[i];

    g_assert_cmpint (line->verdict, ==, refused[i] != NULL ? ADC_GRID_BROKEN : ADC_GRID_KEPT);
    if (refused[i] != NULL) {
      g_assert_nonnull (strstr (line->text, refused[i]));
      g_assert_cmpstr (line->rule, ==, rules[i]);
    }
  }
  g_assert_cmpuint (trial->left[0], ==, 0);
  g_assert_cmpuint (trial->left[1], ==, 1);
  g_assert_cmpuint (trial->units[grid_table_find (map, "D3")], ==, 1);
}

/* What was asked about a tile that goes is asked no more. */
static void
test_remove (void)
{
  g_autoptr(AdcGridMap) map = grid_table_draw ("rR/..");

  g_assert_true (adc_grid_map_has_token (map, 0));
  g_assert_true (adc_grid_map_set_explored (map, 0));
  g_assert_true (adc_grid_map_set_from (map, 0));
  g_assert_true (adc_grid_map_set_to (map, 1));
  g_assert_false (adc_grid_map_remove (map, 2));
  g_assert_true (adc_grid_map_remove (map, 0));
  g_assert_false (adc_grid_map_has_token (map, 0));
  g_assert_cmpuint (adc_grid_map_get_explored (map), ==, ADC_GRID_NOWHERE);
  g_assert_cmpuint (adc_grid_map_get_from (map), ==, ADC_GRID_NOWHERE);
  g_assert_cmpuint (adc_grid_map_get_to (map), ==, 1);
  g_assert_false (adc_grid_map_set_token (map, 0, TRUE));
  adc_grid_map_set_tile (map, 1, grid_table_get_tile ("border"));
  g_assert_cmpuint (adc_grid_map_get_to (map), ==, ADC_GRID_NOWHERE);
  adc_grid_map_clear (map);
  g_assert_null (adc_grid_map_get_tile (map, 1));
  g_assert_cmpuint (adc_grid_map_get_n_cells (map), ==, 4);
}

/* Everything stays where it is on the table, whatever side the board grows on. */
static void
test_grow (void)
{
  g_autoptr(AdcGridMap) map = draw_bases ();

  adc_grid_map_set_explored (map, grid_table_find (map, "C3"));
  adc_grid_map_set_from (map, grid_table_find (map, "B4"));
  g_assert_true (adc_grid_map_grow (map, ADC_GRID_NORTH));
  g_assert_true (adc_grid_map_grow (map, ADC_GRID_WEST));
  g_assert_true (adc_grid_map_grow (map, ADC_GRID_EAST));
  g_assert_true (adc_grid_map_grow (map, ADC_GRID_SOUTH));
  g_assert_cmpuint (adc_grid_map_get_columns (map), ==, 10);
  g_assert_cmpuint (adc_grid_map_get_rows (map), ==, 8);
  g_assert_cmpuint (adc_grid_map_get_explored (map), ==, grid_table_find (map, "D4"));
  g_assert_cmpuint (adc_grid_map_get_from (map), ==, grid_table_find (map, "C5"));
  assert_touching (map, "C5", 1, "D4 E4");
  g_assert_true (adc_grid_map_shrink (map, ADC_GRID_NORTH));
  g_assert_false (adc_grid_map_shrink (map, ADC_GRID_NORTH)); /* a biodome lies there */
  g_assert_true (adc_grid_map_shrink (map, ADC_GRID_WEST));
  assert_touching (map, "B4", 1, "C3 D3");
  while (adc_grid_map_grow (map, ADC_GRID_WEST))
    ;
  g_assert_cmpuint (adc_grid_map_get_columns (map), ==, ADC_GRID_MAX_SIDE);
}

static void
test_state (void)
{
  g_autoptr(AdcSession) session = adc_grid_session_new (grid_table_get_game ());
  g_autoptr(AdcSession) other = adc_grid_session_new (grid_table_get_game ());
  AdcGridMap *map = adc_grid_session_get_map (session);
  AdcGrid *grid = adc_grid_map_get_grid (map);
  g_autoptr(GVariant) start = g_variant_ref (adc_session_get_state (session));
  g_autoptr(GVariant) wrong = g_variant_ref_sink (g_variant_new_string ("sketch"));
  g_autoptr(GVariant) huge = NULL;

  adc_grid_map_open (map, adc_grid_find_sketch (grid, "a11-deux-actions"));
  g_assert_true (adc_session_commit (session));
  g_assert_false (adc_session_commit (session));
  adc_grid_map_set_token (map, grid_table_find (map, "D4"), TRUE);
  adc_grid_map_set_player (map, 2);
  g_assert_true (adc_session_commit (session));

  g_assert_true (adc_session_restore (other, adc_session_get_state (session)));
  g_assert_true (g_variant_equal (adc_session_get_state (other),
                                  adc_session_get_state (session)));
  g_assert_cmpstr (adc_grid_map_get_sketch (adc_grid_session_get_map (other))->id, ==,
                   "a11-deux-actions");
  g_assert_false (adc_session_can_undo (other));

  adc_session_undo (session);
  g_assert_false (adc_grid_map_has_token (map, grid_table_find (map, "D4")));
  adc_session_undo (session);
  g_assert_true (g_variant_equal (adc_session_get_state (session), start));
  adc_session_redo (session);
  g_assert_cmpuint (adc_grid_map_get_budget (map, 0), ==, 5);

  g_assert_false (adc_session_restore (other, wrong));
  huge = g_variant_ref_sink (g_variant_new_parsed (
    "(uint32 4000000000, uint32 2, 'RR', @a(uuuu) [], @a(us) [],"
    " (uint32 0, uint32 0, uint32 0), uint32 1, @au [], '')"));
  g_assert_false (adc_session_restore (other, huge));
  g_assert_cmpuint (adc_grid_map_get_columns (adc_grid_session_get_map (other)), ==, 10);
}

/* A file somebody has been at: what no board can hold is left out. */
static void
test_damaged_state (void)
{
  g_autoptr(AdcGridMap) map = grid_table_draw ("..../..../....");
  g_autoptr(GVariant) state = g_variant_ref_sink (g_variant_new_parsed (
    "(uint32 4, uint32 3, 'R?x.........', [(uint32 4, uint32 7, uint32 1, uint32 1),"
    " (9999, 0, 1, 1), (4, 0, 1, 1), (4, 0, 9, 0)], [(uint32 99, 'A'), (0, 'B')],"
    " (uint32 5, uint32 99, uint32 0), uint32 77, [uint32 5000, 2, 0, 0, 0, 0], 'gone')"));

  g_assert_true (adc_grid_map_restore (map, state));
  g_assert_true (adc_grid_map_is_room (map, 0));
  g_assert_null (adc_grid_map_get_tile (map, 1));
  g_assert_cmpuint (adc_grid_map_get_bases (map)->len, ==, 1);
  g_assert_cmpuint (adc_grid_map_get_explored (map), ==, ADC_GRID_NOWHERE);
  g_assert_cmpuint (adc_grid_map_get_from (map), ==, ADC_GRID_NOWHERE);
  g_assert_cmpuint (adc_grid_map_get_to (map), ==, 0);
  g_assert_cmpuint (adc_grid_map_get_player (map), ==, 1);
  g_assert_cmpuint (adc_grid_map_get_budget (map, 0), ==, 0);
  g_assert_cmpuint (adc_grid_map_get_budget (map, 1), ==, 2);
  g_assert_null (adc_grid_map_get_sketch (map));
}

static void
test_words (void)
{
  g_autoptr(AdcGridMap) map = grid_table_draw ("r.X");
  g_autofree char *room = NULL;
  g_autofree char *empty = adc_grid_describe_cell (map, 1);
  g_autofree char *wall = adc_grid_describe_cell (map, 2);

  adc_grid_map_set_explored (map, 0);
  adc_grid_map_set_from (map, 0);
  adc_grid_map_set_to (map, 0);
  room = adc_grid_describe_cell (map, 0);
  g_assert_cmpstr (room, ==, "A1, Special room, Exploration token, explored, start, goal");
  g_assert_cmpstr (empty, ==, "B1, empty");
  g_assert_cmpstr (wall, ==, "C1, Border");
}

int
main (int argc, char *argv[])
{
  static const GridTest tests[] = {
    { "/grid/names", test_names },       { "/grid/touching", test_touching },
    { "/grid/bases", test_bases },       { "/grid/no-bases", test_squares_without_bases },
    { "/grid/gap", test_gap },           { "/grid/survey", test_survey },
    { "/grid/stuck", test_stuck },       { "/grid/ways", test_ways },
    { "/grid/trial", test_trial },       { "/grid/remove", test_remove },
    { "/grid/grow", test_grow },         { "/grid/state", test_state },
    { "/grid/damaged", test_damaged_state }, { "/grid/words", test_words },
  };

  return grid_table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
