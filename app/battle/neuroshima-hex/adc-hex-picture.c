/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-words.h"

#include "adc-paper.h"
#include "adc-sides.h"

#include <glib/gi18n-lib.h>

/* A hex in characters; the next column begins where the slope of this one ends, half a hex lower:
 *
 *     _____________
 *    /c3 Hegemonia \
 *   /    Runner     \
 *   \  NE, 1 wound  /
 *    \_____________/
 */

#define TOP_WIDTH 13
#define SLOPE 2
#define HEX_HEIGHT 4
#define PITCH (TOP_WIDTH + SLOPE)
#define WIDTH (4 * PITCH + TOP_WIDTH + 2 * SLOPE)
#define HEIGHT (5 * HEX_HEIGHT + 1)

#define CONTINUED 1 /* the right half of a wide character */

typedef struct {
  gunichar cells[HEIGHT][WIDTH];
} Canvas;

static guint
measure (gunichar letter)
{
  return g_unichar_iszerowidth (letter) ? 0 : g_unichar_iswide (letter) ? 2 : 1;
}

/* In the middle of so many columns; what is too long ends in an ellipsis. */
static void
write_text (Canvas *canvas, guint x, guint y, guint width, const char *text)
{
  g_autofree char *composed = g_utf8_normalize (text, -1, G_NORMALIZE_NFC);
  const guint length = composed != NULL ? adc_paper_measure (composed) : 0;
  guint column = length < width ? (width - length) / 2 : 0;

  for (const char *c = composed; c != NULL && *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);
    const guint room = width - column;

    if (measure (letter) == 0)
      continue;
    if (length > width && room <= measure (letter)) {
      canvas->cells[y][x + column] = 0x2026;
      return;
    }
    canvas->cells[y][x + column] = letter;
    if (measure (letter) == 2)
      canvas->cells[y][x + column + 1] = CONTINUED;
    column += measure (letter);
  }
}

static void
draw_outline (Canvas *canvas, guint x, guint y)
{
  for (guint i = 0; i < TOP_WIDTH; i++) {
    canvas->cells[y][x + SLOPE + i] = '_';
    canvas->cells[y + HEX_HEIGHT][x + SLOPE + i] = '_';
  }
  for (guint i = 0; i < SLOPE; i++) {
    canvas->cells[y + 1 + i][x + SLOPE - 1 - i] = '/';
    canvas->cells[y + 1 + i][x + SLOPE + TOP_WIDTH + i] = '\\';
    canvas->cells[y + 1 + SLOPE + i][x + i] = '\\';
    canvas->cells[y + 1 + SLOPE + i][x + 2 * SLOPE + TOP_WIDTH - 1 - i] = '/';
  }
}

/* Where its top points, unless it points up, and what it has suffered. */
static char *
format_state (AdcHexBattle *self, guint cell)
{
  const AdcHexPiece *piece = &self->position.cells[cell];
  GString *text = g_string_new (NULL);

  if (piece->rotation > 0)
    g_string_append (text, adc_side_get_name (piece->rotation));
  if (text->len > 0 && (piece->wounds > 0 || piece->tile->kind == ADC_HEX_HQ))
    g_string_append (text, ", ");
  if (piece->tile->kind == ADC_HEX_HQ)
    g_string_append_printf (text, ngettext ("%u point", "%u points",
                                            self->position.points[piece->side]),
                            self->position.points[piece->side]);
  else if (piece->wounds > 0)
    g_string_append_printf (text, ngettext ("%u wound", "%u wounds", piece->wounds),
                            piece->wounds);

  return g_string_free (text, FALSE);
}

static void
draw_cell (AdcHexBattle *self, Canvas *canvas, guint cell)
{
  const AdcHexPiece *piece = &self->position.cells[cell];
  g_autofree char *heading = NULL;
  g_autofree char *state = NULL;
  int q, r;
  guint x, y;

  adc_hex_get_axial (cell, &q, &r);
  x = (guint) (q + 2) * PITCH;
  y = (guint) (HEX_HEIGHT * (r + 2) + HEX_HEIGHT / 2 * q);
  draw_outline (canvas, x, y);
  if (piece->tile == NULL) {
    write_text (canvas, x + SLOPE, y + 1, TOP_WIDTH, adc_hex_cell_name (cell));
    return;
  }

  heading = g_strdup_printf ("%s %s", adc_hex_cell_name (cell), self->players[piece->side].name);
  state = format_state (self, cell);
  write_text (canvas, x + SLOPE, y + 1, TOP_WIDTH, heading);
  write_text (canvas, x + 1, y + 2, TOP_WIDTH + 2,
              adc_hex_battle_find_kind (self, piece->tile->unit)->title);
  write_text (canvas, x + 1, y + 3, TOP_WIDTH + 2, state);
}

char *
adc_hex_battle_draw (AdcHexBattle *self)
{
  g_autofree Canvas *canvas = g_new0 (Canvas, 1);
  GString *out = g_string_new (NULL);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    draw_cell (self, canvas, cell);

  for (guint y = 0; y < HEIGHT; y++) {
    guint end = WIDTH;

    while (end > 0 && canvas->cells[y][end - 1] == 0)
      end--;
    for (guint x = 0; x < end; x++)
      if (canvas->cells[y][x] != CONTINUED)
        g_string_append_unichar (out, canvas->cells[y][x] != 0 ? canvas->cells[y][x] : ' ');
    g_string_append_c (out, '\n');
  }

  return g_string_free (out, FALSE);
}

const char *
adc_hex_battle_get_caption (void)
{
  return _("Below its name: where the top of a turned tile points, its wounds, the points of an "
           "HQ");
}
