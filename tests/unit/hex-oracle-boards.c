/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-boards.h"
#include "hex-tiles.h"

#include <string.h>

#define MOTHERS 3 /* on a board: more actions than a tile can have are of no interest */

static gboolean
is_of_theme (const AdcHexTile *tile, HexBoardsTheme theme)
{
  switch (theme) {
  case HEX_BOARDS_NETS:
    return tile->facings[0].nets != 0;
  case HEX_BOARDS_MEDICS:
    return tile->powers & ADC_HEX_MEDIC;
  case HEX_BOARDS_CLOWNS:
    return tile->powers & ADC_HEX_EXPLODES;
  case HEX_BOARDS_QUARTERMASTERS:
    return tile->powers & ADC_HEX_QUARTERMASTER;
  case HEX_BOARDS_HACKERS:
    return tile->powers & ADC_HEX_HACKER;
  case HEX_BOARDS_MODULES:
    return tile->kind == ADC_HEX_MODULE;
  case HEX_BOARDS_TEMPO:
    return tile->facings[0].nets != 0 || tile->gives_initiative > 0 || tile->takes_initiative > 0
           || tile->gives_actions > 0 || tile->n_initiatives > 1;
  case HEX_BOARDS_MIXED:
    return is_of_theme (tile, HEX_BOARDS_NETS) || is_of_theme (tile, HEX_BOARDS_MEDICS)
           || is_of_theme (tile, HEX_BOARDS_CLOWNS) || is_of_theme (tile, HEX_BOARDS_HACKERS)
           || is_of_theme (tile, HEX_BOARDS_QUARTERMASTERS);
  case HEX_BOARDS_ANY:
  case HEX_BOARDS_THEMES:
  default:
    return FALSE;
  }
}

static gboolean
is_of_army (const AdcHexTile *tile, const char *army)
{
  return g_str_has_prefix (tile->unit, army) && tile->unit[strlen (army)] == '-';
}

/* Hackers need modules to hack, best such that decide something; quartermasters need those whose
 * attacks are out of the ordinary. */
static gboolean
is_wanted (const AdcHexTile *tile, HexBoardsTheme theme)
{
  if (theme == HEX_BOARDS_HACKERS && !is_of_army (tile, "posterunek"))
    return tile->powers & (ADC_HEX_MEDIC | ADC_HEX_QUARTERMASTER);
  if (theme == HEX_BOARDS_QUARTERMASTERS && !is_of_army (tile, "hegemonia"))
    return tile->facings[0].beams != 0 || (tile->powers & ADC_HEX_EXPLODES);
  return is_of_theme (tile, theme);
}

/* Those that hurt many are what makes medics busy. */
static gboolean
is_attacker (const AdcHexTile *tile)
{
  guint n = 0;

  for (guint side = 0; side < ADC_HEX_DIRECTIONS; side++)
    n += tile->facings[0].melee[side] + 2 * tile->facings[0].ranged[side];
  return n >= 3;
}

static guint
count_mothers (const AdcHexPosition *position)
{
  guint n = 0;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    n += position->cells[cell].tile != NULL && position->cells[cell].tile->kind == ADC_HEX_MODULE
         && position->cells[cell].tile->gives_actions > 0;
  return n;
}

/* A tile of the army, or NULL. */
static const AdcHexTile *
draw_tile (GPtrArray *tiles, const char *army, HexBoardsTheme theme, const AdcHexPosition *position,
           GRand *random)
{
  const int n_of_ten = theme == HEX_BOARDS_ANY ? 0 : theme == HEX_BOARDS_NETS ? 7 : 4;
  const gboolean wants_theme = g_rand_int_range (random, 0, 10) < n_of_ten;
  const gboolean wants_attacker = theme != HEX_BOARDS_ANY && g_rand_boolean (random);
  g_autoptr(GPtrArray) candidates = g_ptr_array_new ();

  for (guint i = 0; i < tiles->len; i++) {
    const AdcHexTile *tile = g_ptr_array_index (tiles, i);

    if (!is_of_army (tile, army) || tile->kind == ADC_HEX_HQ
        || (wants_theme && !is_wanted (tile, theme))
        || (!wants_theme && wants_attacker && !is_attacker (tile)))
      continue;
    if (tile->kind == ADC_HEX_MODULE && tile->gives_actions > 0
        && count_mothers (position) >= MOTHERS)
      continue;
    g_ptr_array_add (candidates, (gpointer) tile);
  }
  if (candidates->len == 0)
    return NULL;
  return g_ptr_array_index (candidates, g_rand_int_range (random, 0, candidates->len));
}

static const AdcHexTile *
find_hq (GPtrArray *tiles, const char *army)
{
  for (guint i = 0; i < tiles->len; i++) {
    const AdcHexTile *tile = g_ptr_array_index (tiles, i);

    if (is_of_army (tile, army) && tile->kind == ADC_HEX_HQ)
      return tile;
  }
  return NULL;
}

static void
shuffle (guint *numbers, guint n, GRand *random)
{
  for (guint i = 0; i < n; i++)
    numbers[i] = i;
  for (guint i = n; i > 1; i--) {
    guint other = g_rand_int_range (random, 0, i);
    guint swapped = numbers[i - 1];

    numbers[i - 1] = numbers[other];
    numbers[other] = swapped;
  }
}

/* Whether one of the armies has what the theme is about. */
static gboolean
is_fit (GPtrArray *tiles, HexBoardsTheme theme, const guint *order, guint n)
{
  if (theme == HEX_BOARDS_ANY)
    return TRUE;

  for (guint i = 0; i < tiles->len; i++) {
    const AdcHexTile *tile = g_ptr_array_index (tiles, i);

    for (guint side = 0; side < n; side++)
      if (is_of_army (tile, hex_armies[order[side]]) && is_of_theme (tile, theme))
        return TRUE;
  }
  return FALSE;
}

static void
set_teams (AdcHexPosition *position, const guint *order, GRand *random)
{
  static const guint8 alliances[][ADC_HEX_PLAYERS] = {
    { 0, 1, 0, 1 }, { 0, 1, 1, 0 }, { 0, 0, 1, 1 },
  };
  const gboolean is_alliance = position->n_sides == 4 && g_rand_int_range (random, 0, 3) > 0;
  const guint alliance = g_rand_int_range (random, 0, G_N_ELEMENTS (alliances));

  for (guint side = 0; side < position->n_sides; side++) {
    position->teams[side] = is_alliance ? alliances[alliance][side] : side;
    if (g_str_equal (hex_armies[order[side]], "moloch"))
      position->loose = 1 << side;
  }
  if (g_rand_int_range (random, 0, 3) == 0) /* allies like any others */
    position->loose = 0;
}

static void
place (AdcHexPosition *position, guint cell, const AdcHexTile *tile, guint side, GRand *random)
{
  AdcHexPiece *piece = &position->cells[cell];

  piece->tile = tile;
  piece->side = side;
  piece->rotation = g_rand_int_range (random, 0, ADC_HEX_DIRECTIONS);
  if (tile->kind != ADC_HEX_HQ && g_rand_int_range (random, 0, 3) == 0)
    piece->wounds = g_rand_int_range (random, 0, tile->toughness + 1);
}

/* Whether a connection or a net meets a tile. */
static gboolean
meets_something (const AdcHexPosition *position, guint cell)
{
  const AdcHexPiece *piece = &position->cells[cell];
  const guint sides = piece->tile->facings[0].links | piece->tile->facings[0].nets;

  for (guint side = 0; side < ADC_HEX_DIRECTIONS; side++) {
    guint neighbour = adc_hex_neighbours[cell][(side + piece->rotation) % ADC_HEX_DIRECTIONS];

    if ((sides >> side & 1) && neighbour != ADC_HEX_NOWHERE
        && position->cells[neighbour].tile != NULL)
      return TRUE;
  }
  return sides == 0;
}

/* Turns most of what looks at nothing, as players would. */
static void
aim (AdcHexPosition *position, GRand *random)
{
  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    for (guint i = 0; i < 4; i++)
      if (position->cells[cell].tile != NULL && !meets_something (position, cell))
        position->cells[cell].rotation = g_rand_int_range (random, 0, ADC_HEX_DIRECTIONS);
}

void
hex_boards_fill (GPtrArray *tiles, HexBoardsTheme theme, GRand *random, AdcHexPosition *position)
{
  guint order[ADC_HEX_PLAYERS];
  guint cells[ADC_HEX_CELLS];
  guint n_tiles;
  guint n = 0;

  memset (position, 0, sizeof *position);
  position->n_sides = g_rand_boolean (random) ? 2 : g_rand_int_range (random, 3, 5);
  do {
    shuffle (order, ADC_HEX_PLAYERS, random);
  } while (!is_fit (tiles, theme, order, position->n_sides));
  set_teams (position, order, random);
  position->is_hill = g_rand_int_range (random, 0, 4) == 0;
  position->is_scored = g_rand_int_range (random, 0, 4) == 0;

  shuffle (cells, ADC_HEX_CELLS, random);
  for (guint side = 0; side < position->n_sides; side++) {
    position->points[side] = g_rand_boolean (random) ? g_rand_int_range (random, 1, 6) : 20;
    if (g_rand_int_range (random, 0, 10) > 0)
      place (position, cells[n++], find_hq (tiles, hex_armies[order[side]]), side, random);
  }

  n_tiles = g_rand_int_range (random, n + 1, ADC_HEX_CELLS + 1);
  if (g_rand_int_range (random, 0, 4) > 0) /* sparse boards have little to say */
    n_tiles = MAX (n_tiles, (guint) g_rand_int_range (random, 12, ADC_HEX_CELLS + 1));
  while (n < n_tiles) {
    const guint side = g_rand_int_range (random, 0, position->n_sides);
    const AdcHexTile *tile = draw_tile (tiles, hex_armies[order[side]], theme, position, random);

    if (tile != NULL)
      place (position, cells[n++], tile, side, random);
  }
  aim (position, random);
}

static char *
format_board (const AdcHexPosition *position)
{
  g_autofree char *pieces = hex_board_print (position);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u sides,", position->n_sides);
  for (guint side = 0; side < position->n_sides; side++)
    g_string_append_printf (text, " %u: team %u, %u points%s;", side, position->teams[side],
                            position->points[side],
                            position->loose >> side & 1 ? ", wounds its allies" : "");
  g_string_append_printf (text, "%s%s\n%s\n", position->is_hill ? " on the hill" : "",
                          position->is_scored ? " for points" : "", pieces);
  return g_string_free (text, FALSE);
}

/* Takes the smaller board if it is wrong, too. */
static gboolean
keep_if_wrong (AdcHexPosition *position, const AdcHexPosition *smaller, HexBoardsCheck check)
{
  gboolean is_skipped;
  g_autofree char *wrong = check (smaller, &is_skipped);

  if (wrong != NULL)
    *position = *smaller;
  return wrong != NULL;
}

static void
shrink (AdcHexPosition *position, HexBoardsCheck check)
{
  gboolean has_shrunk = TRUE;

  while (has_shrunk) {
    AdcHexPosition smaller = *position;

    smaller.is_hill = FALSE;
    has_shrunk = position->is_hill && keep_if_wrong (position, &smaller, check);
    for (guint cell = 0; cell < ADC_HEX_CELLS; cell++) {
      smaller = *position;
      smaller.cells[cell].wounds = 0;
      if (position->cells[cell].wounds > 0 && keep_if_wrong (position, &smaller, check))
        has_shrunk = TRUE;

      smaller = *position;
      memset (&smaller.cells[cell], 0, sizeof smaller.cells[cell]);
      if (position->cells[cell].tile != NULL && keep_if_wrong (position, &smaller, check))
        has_shrunk = TRUE;
    }
  }
}

gboolean
hex_boards_check (const AdcHexPosition *position, HexBoardsCheck check, guint64 number)
{
  gboolean is_skipped = FALSE;
  g_autofree char *wrong = check (position, &is_skipped);
  g_autofree char *board = NULL;
  AdcHexPosition smallest = *position;

  if (wrong == NULL)
    return !is_skipped;

  shrink (&smallest, check);
  g_free (wrong);
  wrong = check (&smallest, &is_skipped);
  board = format_board (&smallest);
  g_error ("board %" G_GUINT64_FORMAT ": %s%s", number, board, wrong);
}
