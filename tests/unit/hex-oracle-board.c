/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-oracle-private.h"

/* Where hexes lie, what is printed on tiles, who is whose friend. */

static const int heights[] = { 3, 4, 5, 4, 3 }; /* of the columns a to e */

/* N NE SE S SW NW */
static const int column_steps[ADC_HEX_DIRECTIONS] = { 0, 1, 1, 0, -1, -1 };
static const int row_steps[ADC_HEX_DIRECTIONS] = { -1, -1, 0, 1, 1, 0 };

guint
hex_oracle_get_cell (int column, int row)
{
  int first = 0;
  int from_top;

  if (column < -2 || column > 2)
    return ADC_HEX_NOWHERE;

  from_top = row - MAX (-2, -2 - column);
  if (from_top < 0 || from_top >= heights[column + 2])
    return ADC_HEX_NOWHERE;

  for (int i = 0; i < column + 2; i++)
    first += heights[i];
  return first + from_top;
}

int
hex_oracle_get_column (guint cell)
{
  int column = -2;
  int rest = cell;

  while (rest >= heights[column + 2]) {
    rest -= heights[column + 2];
    column++;
  }
  return column;
}

int
hex_oracle_get_row (guint cell)
{
  int column = hex_oracle_get_column (cell);
  int row = MAX (-2, -2 - column);

  while (hex_oracle_get_cell (column, row) != cell)
    row++;
  return row;
}

guint
hex_oracle_step (guint cell, guint direction)
{
  return hex_oracle_get_cell (hex_oracle_get_column (cell) + column_steps[direction],
                              hex_oracle_get_row (cell) + row_steps[direction]);
}

/* King of the Hill: 2 in the middle, 1 around it. */
int
hex_oracle_get_hill (guint cell)
{
  const guint centre = hex_oracle_get_cell (0, 0);

  if (cell == centre)
    return 2;
  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++)
    if (hex_oracle_step (centre, direction) == cell)
      return 1;
  return 0;
}

/* The side, as printed on the unrotated tile, that points in a direction. */
static guint
get_printed (const AdcHexPiece *piece, guint direction)
{
  return (direction + ADC_HEX_DIRECTIONS - piece->rotation) % ADC_HEX_DIRECTIONS;
}

guint
hex_oracle_get_melee (const AdcHexPiece *piece, guint direction)
{
  return piece->tile->facings[0].melee[get_printed (piece, direction)];
}

guint
hex_oracle_get_ranged (const AdcHexPiece *piece, guint direction)
{
  return piece->tile->facings[0].ranged[get_printed (piece, direction)];
}

gboolean
hex_oracle_has_beam (const AdcHexPiece *piece, guint direction)
{
  return piece->tile->facings[0].beams >> get_printed (piece, direction) & 1;
}

gboolean
hex_oracle_has_armour (const AdcHexPiece *piece, guint direction)
{
  return piece->tile->facings[0].armour >> get_printed (piece, direction) & 1;
}

gboolean
hex_oracle_has_net (const AdcHexPiece *piece, guint direction)
{
  return piece->tile->facings[0].nets >> get_printed (piece, direction) & 1;
}

/* An HQ has no connections printed, and reaches all its neighbours. */
gboolean
hex_oracle_has_link (const AdcHexPiece *piece, guint direction)
{
  return piece->tile->kind == ADC_HEX_HQ
         || (piece->tile->facings[0].links >> get_printed (piece, direction) & 1);
}

gboolean
hex_oracle_are_friends (const AdcHexPosition *position, guint a, guint b)
{
  return position->teams[a] == position->teams[b];
}

static gboolean
is_loose (const AdcHexPosition *position, guint side)
{
  return position->loose >> side & 1;
}

gboolean
hex_oracle_can_wound (const AdcHexPosition *position, guint a, guint b)
{
  return !hex_oracle_are_friends (position, a, b) || (a != b && is_loose (position, a));
}

gboolean
hex_oracle_can_net (const AdcHexPosition *position, guint a, guint b)
{
  return !hex_oracle_are_friends (position, a, b)
         || (a != b && (is_loose (position, a) || is_loose (position, b)));
}
