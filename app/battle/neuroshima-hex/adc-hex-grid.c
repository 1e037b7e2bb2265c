/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "adc-hex-grid.h"

#define NO ADC_HEX_NOWHERE

const guint8 adc_hex_neighbours[ADC_HEX_CELLS][ADC_HEX_DIRECTIONS] = {
  { NO,  3,  4,  1, NO, NO }, /* a1 */
  {  0,  4,  5,  2, NO, NO }, /* a2 */
  {  1,  5,  6, NO, NO, NO }, /* a3 */
  { NO,  7,  8,  4,  0, NO }, /* b1 */
  {  3,  8,  9,  5,  1,  0 }, /* b2 */
  {  4,  9, 10,  6,  2,  1 }, /* b3 */
  {  5, 10, 11, NO, NO,  2 }, /* b4 */
  { NO, NO, 12,  8,  3, NO }, /* c1 */
  {  7, 12, 13,  9,  4,  3 }, /* c2 */
  {  8, 13, 14, 10,  5,  4 }, /* c3 */
  {  9, 14, 15, 11,  6,  5 }, /* c4 */
  { 10, 15, NO, NO, NO,  6 }, /* c5 */
  { NO, NO, 16, 13,  8,  7 }, /* d1 */
  { 12, 16, 17, 14,  9,  8 }, /* d2 */
  { 13, 17, 18, 15, 10,  9 }, /* d3 */
  { 14, 18, NO, NO, 11, 10 }, /* d4 */
  { NO, NO, NO, 17, 13, 12 }, /* e1 */
  { 16, NO, NO, 18, 14, 13 }, /* e2 */
  { 17, NO, NO, NO, 15, 14 }, /* e3 */
};

const guint32 adc_hex_around[ADC_HEX_CELLS] = {
  0x0001a, 0x00035, 0x00062, 0x00191, 0x0032b, 0x00656,
  0x00c24, 0x01108, 0x03298, 0x06530, 0x0ca60, 0x08440,
  0x12180, 0x35300, 0x6a600, 0x44c00, 0x23000, 0x56000,
  0x2c000,
};

const guint32 adc_hex_beside[ADC_HEX_CELLS][ADC_HEX_DIRECTIONS] = {
  { 0x00000, 0x00008, 0x00010, 0x00002, 0x00000, 0x00000 }, /* a1 */
  { 0x00001, 0x00010, 0x00020, 0x00004, 0x00000, 0x00000 }, /* a2 */
  { 0x00002, 0x00020, 0x00040, 0x00000, 0x00000, 0x00000 }, /* a3 */
  { 0x00000, 0x00080, 0x00100, 0x00010, 0x00001, 0x00000 }, /* b1 */
  { 0x00008, 0x00100, 0x00200, 0x00020, 0x00002, 0x00001 }, /* b2 */
  { 0x00010, 0x00200, 0x00400, 0x00040, 0x00004, 0x00002 }, /* b3 */
  { 0x00020, 0x00400, 0x00800, 0x00000, 0x00000, 0x00004 }, /* b4 */
  { 0x00000, 0x00000, 0x01000, 0x00100, 0x00008, 0x00000 }, /* c1 */
  { 0x00080, 0x01000, 0x02000, 0x00200, 0x00010, 0x00008 }, /* c2 */
  { 0x00100, 0x02000, 0x04000, 0x00400, 0x00020, 0x00010 }, /* c3 */
  { 0x00200, 0x04000, 0x08000, 0x00800, 0x00040, 0x00020 }, /* c4 */
  { 0x00400, 0x08000, 0x00000, 0x00000, 0x00000, 0x00040 }, /* c5 */
  { 0x00000, 0x00000, 0x10000, 0x02000, 0x00100, 0x00080 }, /* d1 */
  { 0x01000, 0x10000, 0x20000, 0x04000, 0x00200, 0x00100 }, /* d2 */
  { 0x02000, 0x20000, 0x40000, 0x08000, 0x00400, 0x00200 }, /* d3 */
  { 0x04000, 0x40000, 0x00000, 0x00000, 0x00800, 0x00400 }, /* d4 */
  { 0x00000, 0x00000, 0x00000, 0x20000, 0x02000, 0x01000 }, /* e1 */
  { 0x10000, 0x00000, 0x00000, 0x40000, 0x04000, 0x02000 }, /* e2 */
  { 0x20000, 0x00000, 0x00000, 0x00000, 0x08000, 0x04000 }, /* e3 */
};

const guint32 adc_hex_rays[ADC_HEX_CELLS][ADC_HEX_DIRECTIONS] = {
  { 0x00000, 0x00088, 0x44210, 0x00006, 0x00000, 0x00000 }, /* a1 */
  { 0x00001, 0x01110, 0x08420, 0x00004, 0x00000, 0x00000 }, /* a2 */
  { 0x00003, 0x12220, 0x00840, 0x00000, 0x00000, 0x00000 }, /* a3 */
  { 0x00000, 0x00080, 0x22100, 0x00070, 0x00001, 0x00000 }, /* b1 */
  { 0x00008, 0x01100, 0x44200, 0x00060, 0x00002, 0x00001 }, /* b2 */
  { 0x00018, 0x12200, 0x08400, 0x00040, 0x00004, 0x00002 }, /* b3 */
  { 0x00038, 0x24400, 0x00800, 0x00000, 0x00000, 0x00004 }, /* b4 */
  { 0x00000, 0x00000, 0x11000, 0x00f00, 0x00009, 0x00000 }, /* c1 */
  { 0x00080, 0x01000, 0x22000, 0x00e00, 0x00012, 0x00008 }, /* c2 */
  { 0x00180, 0x12000, 0x44000, 0x00c00, 0x00024, 0x00011 }, /* c3 */
  { 0x00380, 0x24000, 0x08000, 0x00800, 0x00040, 0x00022 }, /* c4 */
  { 0x00780, 0x48000, 0x00000, 0x00000, 0x00000, 0x00044 }, /* c5 */
  { 0x00000, 0x00000, 0x10000, 0x0e000, 0x00112, 0x00080 }, /* d1 */
  { 0x01000, 0x10000, 0x20000, 0x0c000, 0x00224, 0x00108 }, /* d2 */
  { 0x03000, 0x20000, 0x40000, 0x08000, 0x00440, 0x00211 }, /* d3 */
  { 0x07000, 0x40000, 0x00000, 0x00000, 0x00800, 0x00422 }, /* d4 */
  { 0x00000, 0x00000, 0x00000, 0x60000, 0x02224, 0x01080 }, /* e1 */
  { 0x10000, 0x00000, 0x00000, 0x40000, 0x04440, 0x02108 }, /* e2 */
  { 0x30000, 0x00000, 0x00000, 0x00000, 0x08800, 0x04211 }, /* e3 */
};

static const gint8 axials[ADC_HEX_CELLS][2] = {
  { -2, 0 }, { -2, 1 }, { -2, 2 }, { -1, -1 }, { -1, 0 },
  { -1, 1 }, { -1, 2 }, { 0, -2 }, { 0, -1 }, { 0, 0 },
  { 0, 1 }, { 0, 2 }, { 1, -2 }, { 1, -1 }, { 1, 0 },
  { 1, 1 }, { 2, -2 }, { 2, -1 }, { 2, 0 },
};

static const char names[ADC_HEX_CELLS][3] = {
  "a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3",
  "c4", "c5", "d1", "d2", "d3", "d4", "e1", "e2", "e3",
};

const char *
adc_hex_cell_name (guint cell)
{
  g_return_val_if_fail (cell < ADC_HEX_CELLS, NULL);

  return names[cell];
}

guint
adc_hex_cell_parse (const char *name)
{
  for (guint i = 0; i < ADC_HEX_CELLS; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;

  return ADC_HEX_NOWHERE;
}

const char *
adc_hex_direction_id (guint direction)
{
  static const char * const ids[ADC_HEX_DIRECTIONS] = { "n", "ne", "se", "s", "sw", "nw" };

  g_return_val_if_fail (direction < ADC_HEX_DIRECTIONS, NULL);

  return ids[direction];
}

const char *
adc_hex_direction_name (guint direction)
{
  /* Translators: directions on the board, inside a sentence */
  static const char * const directions[ADC_HEX_DIRECTIONS] = {
    N_("north"), N_("north-east"), N_("south-east"),
    N_("south"), N_("south-west"), N_("north-west"),
  };

  g_return_val_if_fail (direction < ADC_HEX_DIRECTIONS, NULL);

  return _(directions[direction]);
}

guint
adc_hex_distance (guint a, guint b)
{
  int dq, dr;

  g_return_val_if_fail (a < ADC_HEX_CELLS && b < ADC_HEX_CELLS, 0);

  dq = axials[a][0] - axials[b][0];
  dr = axials[a][1] - axials[b][1];
  return (guint) (abs (dq) + abs (dr) + abs (dq + dr)) / 2;
}

int
adc_hex_ring (guint cell)
{
  return (int) adc_hex_distance (cell, ADC_HEX_CENTRE);
}

void
adc_hex_get_axial (guint cell, int *q, int *r)
{
  g_return_if_fail (cell < ADC_HEX_CELLS);

  *q = axials[cell][0];
  *r = axials[cell][1];
}
