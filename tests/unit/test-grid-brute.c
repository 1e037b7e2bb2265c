/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the tiles against the plainest reading of them, on all small boards and on many
 * larger ones. */

#include "adc-grid-paths.h"
#include "adc-grid-spot.h"
#include "adc-grid-survey.h"
#include "adc-grid-way.h"
#include "grid-table.h"

#include <stdlib.h>
#include <string.h>

#define SIDE 8 /* of the table the plain readings work on, with an empty edge */

typedef struct {
  int  columns;
  int  rows;
  char at[SIDE][SIDE]; /* signs */
} Plain;

static AdcGridMap *
draw (const Plain *plain)
{
  g_autoptr(GString) rows = g_string_new (NULL);

  for (int y = 0; y < plain->rows; y++) {
    if (y > 0)
      g_string_append_c (rows, '/');
    g_string_append_len (rows, plain->at[y], plain->columns);
  }

  return grid_table_draw (rows->str);
}

static gboolean
is_room (const Plain *plain, int x, int y)
{
  return x >= 0 && y >= 0 && x < plain->columns && y < plain->rows &&
         strchr ("RFGTrfgt", plain->at[y][x]) != NULL;
}

static gboolean
is_jump (const Plain *plain, int x, int y)
{
  return is_room (plain, x, y) && plain->at[y][x] == 'T';
}

/* Every square of four cells of the board with that tile laid. */
static gboolean
makes_square (const Plain *plain, int x, int y)
{
  Plain laid = *plain;

  laid.at[y][x] = 'R';
  for (int top = 0; top + 1 < plain->rows; top++)
    for (int left = 0; left + 1 < plain->columns; left++) {
      const gboolean holds = (x == left || x == left + 1) && (y == top || y == top + 1);

      if (holds && is_room (&laid, left, top) && is_room (&laid, left + 1, top) &&
          is_room (&laid, left, top + 1) && is_room (&laid, left + 1, top + 1))
        return TRUE;
    }

  return FALSE;
}

static gboolean
touches_room (const Plain *plain, int x, int y)
{
  return is_room (plain, x - 1, y) || is_room (plain, x + 1, y) || is_room (plain, x, y - 1) ||
         is_room (plain, x, y + 1);
}

/* All ways without going twice through a room: the fewest rooms before a jump. */
static void
walk (Plain *plain, int x, int y, int n_between, int *fewest)
{
  static const int steps[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    const int next_x = x + steps[i][0], next_y = y + steps[i][1];

    if (is_jump (plain, next_x, next_y)) {
      *fewest = MIN (*fewest, n_between);
    } else if (is_room (plain, next_x, next_y)) {
      const char was = plain->at[next_y][next_x];

      plain->at[next_y][next_x] = '.';
      walk (plain, next_x, next_y, n_between + 1, fewest);
      plain->at[next_y][next_x] = was;
    }
  }
}

static int
count_between (const Plain *plain, int x, int y)
{
  Plain copy = *plain;
  int fewest = G_MAXINT;

  copy.at[y][x] = '.';
  walk (&copy, x, y, 0, &fewest);
  return fewest;
}

static void
check_spots (const Plain *plain, AdcGridMap *map)
{
  const AdcGridTile *room = grid_table_get_tile ("room");
  const AdcGridTile *jump = grid_table_get_tile ("teleporter");

  for (int y = 0; y < plain->rows; y++)
    for (int x = 0; x < plain->columns; x++) {
      const guint cell = y * plain->columns + x;
      g_autoptr(AdcGridSpot) for_room = adc_grid_spot_new (map, cell, room, FALSE);
      g_autoptr(AdcGridSpot) for_jump = adc_grid_spot_new (map, cell, jump, FALSE);
      g_autoptr(AdcGridSpot) for_link = adc_grid_spot_new (map, cell, jump, TRUE);
      gboolean may_lay;
      int between;

      if (plain->at[y][x] != '.') {
        g_assert_null (for_room);
        g_assert_null (for_jump);
        continue;
      }

      may_lay = touches_room (plain, x, y) && !makes_square (plain, x, y);
      between = count_between (plain, x, y);
      g_assert_cmpint (for_room->is_allowed, ==, may_lay);
      g_assert_cmpint (for_room->square != NULL, ==, makes_square (plain, x, y));
      g_assert_cmpint (for_jump->is_allowed, ==, may_lay && between >= 4);
      g_assert_cmpint (for_link->is_allowed, ==, touches_room (plain, x, y));
      if (between == G_MAXINT)
        g_assert_null (for_jump->path);
      else
        g_assert_cmpint ((int) for_jump->path->len - 1, ==, between);
    }
}

/* Every board of 3 by 4 cells, with rooms only. */
static void
test_squares (void)
{
  for (guint set = 0; set < 1u << 12; set++) {
    Plain plain = { .columns = 4, .rows = 3 };
    g_autoptr(AdcGridMap) map = NULL;

    for (guint i = 0; i < 12; i++)
      plain.at[i / 4][i % 4] = set & (1u << i) ? 'R' : '.';
    map = draw (&plain);
    check_spots (&plain, map);
  }
}

/* Of each room, with every room explored. */
static void
test_explored (void)
{
  const AdcGridTile *room = grid_table_get_tile ("room");

  for (guint set = 0; set < 1u << 9; set++) {
    Plain plain = { .columns = 3, .rows = 3 };
    g_autoptr(AdcGridMap) map = NULL;

    for (guint i = 0; i < 9; i++)
      plain.at[i / 3][i % 3] = set & (1u << i) ? 'R' : '.';
    map = draw (&plain);
    for (int explored = 0; explored < 9; explored++) {
      g_assert_cmpint (adc_grid_map_set_explored (map, explored), ==,
                       plain.at[explored / 3][explored % 3] == 'R');
      if (adc_grid_map_get_explored (map) != (guint) explored)
        continue;
      for (int cell = 0; cell < 9; cell++) {
        g_autoptr(AdcGridSpot) spot = adc_grid_spot_new (map, cell, room, FALSE);
        const int apart = abs (cell % 3 - explored % 3) + abs (cell / 3 - explored / 3);

        if (spot != NULL)
          g_assert_cmpint (spot->is_allowed, ==,
                           apart == 1 && !makes_square (&plain, cell % 3, cell / 3));
      }
    }
  }
}

static void
scatter (Plain *plain, GRand *random)
{
  static const char signs[] = "RRRRRRFG.....TX";

  plain->columns = g_rand_int_range (random, 2, 6);
  plain->rows = g_rand_int_range (random, 2, 6);
  for (int y = 0; y < plain->rows; y++)
    for (int x = 0; x < plain->columns; x++)
      plain->at[y][x] = signs[g_rand_int_range (random, 0, sizeof signs - 1)];
}

static void
test_gaps (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (17);

  for (guint i = 0; i < 400; i++) {
    Plain plain = { 0 };
    g_autoptr(AdcGridMap) map = NULL;

    scatter (&plain, random);
    map = draw (&plain);
    check_spots (&plain, map);
  }
}

/* Whether one goes from a cell to the next on foot, by the three sentences of the rulebook. A base
 * lies below the last row: its cell is the one after the last. */
typedef struct {
  Plain    plain;
  int      exits[2]; /* cells, of a base that is the player's; -1: there is none */
  int      n;        /* places: cells, and the base */
} Board;

static gboolean
are_joined (const Board *board, int a, int b)
{
  const Plain *plain = &board->plain;
  const int columns = plain->columns, base = columns * plain->rows;
  const int ax = a % columns, ay = a / columns, bx = b % columns, by = b / columns;

  if (a == base || b == base) {
    const int room = a == base ? b : a;

    return a != b && is_room (plain, room % columns, room / columns) &&
           (room == board->exits[0] || room == board->exits[1]);
  }
  if (a == b || !is_room (plain, ax, ay) || !is_room (plain, bx, by))
    return FALSE;

  return abs (ax - bx) + abs (ay - by) == 1 || (is_jump (plain, ax, ay) && is_jump (plain, bx, by));
}

/* Tries every order of moves: how many steps on foot, with so many of the two others left. */
static void
roam (const Board *board, int at, int on_foot, int teleports, int frees, int limit, int *best)
{
  const Plain *plain = &board->plain;
  const int base = plain->columns * plain->rows;
  int *known = &best[((at * 3 + teleports) * 2 + frees)];

  if (on_foot > limit || on_foot >= *known)
    return;

  *known = on_foot;
  for (int to = 0; to < board->n; to++) {
    const gboolean is_there = to == base ? board->exits[0] >= 0
                                         : is_room (plain, to % plain->columns,
                                                    to / plain->columns);

    if (!is_there || to == at)
      continue;
    if (are_joined (board, at, to))
      roam (board, to, on_foot + 1, teleports, frees, limit, best);
    if (teleports > 0 &&
        (to == base || is_jump (plain, to % plain->columns, to / plain->columns)))
      roam (board, to, on_foot, teleports - 1, frees, limit, best);
    if (frees > 0)
      roam (board, to, on_foot, teleports, frees - 1, limit, best);
  }
}

/* The fewest steps on foot when that many of the others are used at most. */
static int
get_best (const int *best, int to, int teleports, int frees, int used_teleports, int used_frees)
{
  int found = G_MAXINT;

  for (int t = 0; t <= used_teleports && t <= teleports; t++)
    for (int f = 0; f <= used_frees && f <= frees; f++)
      found = MIN (found, best[(to * 3 + teleports - t) * 2 + frees - f]);

  return found;
}

static int
find_way (GPtrArray *ways, guint move)
{
  for (guint i = 0; i < ways->len; i++) {
    const AdcGridWay *way = ways->pdata[i];

    if (move == 0 ? way->count[1] + way->count[2] == 0 : way->count[move] == 1)
      return way->count[0];
  }

  return G_MAXINT;
}

static void
compare_ways (AdcGridMap *map, int to, const int *best, int teleports, int frees, int limit)
{
  g_autoptr(GPtrArray) ways = adc_grid_list_ways (map);
  const int on_foot = get_best (best, to, teleports, frees, 0, 0);
  const int with_teleport = get_best (best, to, teleports, frees, teleports, 0);
  const int with_free = get_best (best, to, teleports, frees, 0, frees);
  const int with_all = get_best (best, to, teleports, frees, teleports, frees);

  g_assert_cmpint (find_way (ways, 0), ==, on_foot);
  /* Only what saves steps is told. */
  g_assert_cmpint (MIN (find_way (ways, 1), on_foot), ==, with_teleport);
  g_assert_cmpint (MIN (find_way (ways, 2), on_foot), ==, with_free);
  /* Both together are no better than the better of the two. */
  g_assert_cmpint (with_all, ==, MIN (with_teleport, with_free));
  for (guint i = 0; i < ways->len; i++) {
    const AdcGridWay *way = ways->pdata[i];
    guint at = adc_grid_map_get_from (map);

    g_assert_cmpint (way->is_affordable, ==, limit == 0 || (int) way->count[0] <= limit);
    for (guint s = 0; s < way->steps->len; s++) {
      const AdcGridStep *step = &g_array_index (way->steps, AdcGridStep, s);
      GPtrArray *moves = adc_grid_get_moves (adc_grid_map_get_grid (map));

      g_assert_cmpuint (step->from, ==, at);
      g_assert_true (adc_grid_can_move (map, moves->pdata[step->move],
                                        adc_grid_map_get_player (map), step->from, step->to));
      at = step->to;
    }
    g_assert_cmpuint (at, ==, adc_grid_map_get_to (map));
    g_assert_cmpuint (way->steps->len, ==, way->count[0] + way->count[1] + way->count[2]);
  }
}

/* Below the board a base with its two exits in the lowest row: the player's own, or another's. */
static AdcGridMap *
draw_board (Board *board, gboolean is_own, guint *base_cell)
{
  const int columns = 4, rows = board->plain.rows;
  AdcGridMap *map;
  AdcGridBase base = { .cell = columns * rows, .faces = ADC_GRID_NORTH, .owner = is_own ? 1 : 2,
                       .exit = 1 };

  board->plain.columns = columns;
  map = draw (&board->plain);
  g_assert_true (adc_grid_map_grow (map, ADC_GRID_SOUTH));
  g_assert_true (adc_grid_map_grow (map, ADC_GRID_SOUTH));
  g_assert_true (adc_grid_map_add_base (map, &base));
  *base_cell = base.cell;
  board->exits[0] = is_own ? (rows - 1) * columns + 1 : -1;
  board->exits[1] = is_own ? (rows - 1) * columns + 2 : -1;
  board->n = columns * rows + 1;
  return map;
}

static void
check_board (Board *board, AdcGridMap *map, guint base_cell, GRand *random)
{
  const int base = board->plain.columns * board->plain.rows;
  const int teleports = g_rand_int_range (random, 0, 3), frees = g_rand_int_range (random, 0, 2);
  const int limit = g_rand_int_range (random, 0, 4);

  adc_grid_map_set_budget (map, 0, limit);
  adc_grid_map_set_budget (map, 1, teleports);
  adc_grid_map_set_budget (map, 2, frees);
  for (int from = 0; from < board->n; from++) {
    g_autofree int *best = g_new (int, board->n * 6);
    g_autofree guint *reach = NULL;
    const gboolean is_place = from == base ? board->exits[0] >= 0
                                           : is_room (&board->plain, from % board->plain.columns,
                                                      from / board->plain.columns);

    if (!is_place)
      continue;
    for (int i = 0; i < board->n * 6; i++)
      best[i] = G_MAXINT;
    roam (board, from, 0, teleports, frees, G_MAXINT - 1, best);
    g_assert_true (adc_grid_map_set_from (map, from == base ? base_cell : (guint) from));
    reach = adc_grid_reach (map);
    for (int to = 0; to < board->n; to++) {
      const guint cell = to == base ? base_cell : (guint) to;
      int least = G_MAXINT;

      /* Moves in all, within the limit on foot. */
      for (int t = 0; t <= teleports; t++)
        for (int f = 0; f <= frees; f++) {
          const int feet = best[(to * 3 + teleports - t) * 2 + frees - f];

          if (feet != G_MAXINT && (limit == 0 || feet <= limit))
            least = MIN (least, feet + t + f);
        }
      g_assert_cmpint (reach[cell] == ADC_GRID_NOWHERE ? G_MAXINT : (int) reach[cell], ==, least);
      if (to != base ? is_room (&board->plain, to % board->plain.columns, to / board->plain.columns)
                     : board->exits[0] >= 0) {
        g_assert_true (adc_grid_map_set_to (map, cell));
        compare_ways (map, to, best, teleports, frees, limit);
      }
    }
  }
}

static void
test_ways (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (23);

  for (guint i = 0; i < 160; i++) {
    Board board = { 0 };
    g_autoptr(AdcGridMap) map = NULL;
    guint base_cell;

    scatter (&board.plain, random);
    board.plain.rows = MIN (board.plain.rows, 4);
    for (int y = 0; y < board.plain.rows; y++)
      for (int x = board.plain.columns; x < 4; x++)
        board.plain.at[y][x] = '.';
    map = draw_board (&board, g_rand_boolean (random), &base_cell);
    check_board (&board, map, base_cell, random);
  }
}

/* Rooms are cut off when no order of steps leads there. */
static void
test_cut_off (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (31);

  for (guint i = 0; i < 400; i++) {
    Board board = { .exits = { -1, -1 } };
    g_autoptr(AdcGridMap) map = NULL;
    g_autoptr(AdcGridSurvey) survey = NULL;
    g_autoptr(GPtrArray) groups = NULL;
    int group[SIDE * SIDE], n_groups = 0;
    gboolean has_changed = TRUE;

    scatter (&board.plain, random);
    map = draw (&board.plain);
    board.n = board.plain.columns * board.plain.rows;
    for (int cell = 0; cell < board.n; cell++)
      group[cell] = cell;
    while (has_changed) {
      has_changed = FALSE;
      for (int a = 0; a < board.n; a++)
        for (int b = 0; b < board.n; b++)
          if (group[b] < group[a] && are_joined (&board, a, b)) {
            group[a] = group[b];
            has_changed = TRUE;
          }
    }
    groups = adc_grid_list_groups (map);
    for (int cell = 0; cell < board.n; cell++)
      n_groups += group[cell] == cell && is_room (&board.plain, cell % board.plain.columns,
                                                  cell / board.plain.columns);
    g_assert_cmpint (groups->len, ==, n_groups);
    survey = adc_grid_survey_new (map);
    g_assert_cmpuint (survey->cut_off->len, ==,
                      groups->len > 0 ? survey->n_rooms - ((GArray *) groups->pdata[0])->len : 0);
    for (guint g = 0; g < groups->len; g++) {
      GArray *members = groups->pdata[g];

      if (g > 0)
        g_assert_cmpuint (members->len, <=, ((GArray *) groups->pdata[g - 1])->len);
      for (guint m = 1; m < members->len; m++)
        g_assert_cmpint (group[g_array_index (members, guint, m)], ==,
                         group[g_array_index (members, guint, 0)]);
    }
  }
}

int
main (int argc, char *argv[])
{
  static const GridTest tests[] = {
    { "/grid-brute/squares", test_squares },   { "/grid-brute/explored", test_explored },
    { "/grid-brute/gaps", test_gaps },         { "/grid-brute/ways", test_ways },
    { "/grid-brute/cut-off", test_cut_off },
  };

  return grid_table_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
