/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tile.h"

#include <glib/gi18n-lib.h>

/* Nine lines of up to 23 columns:
 *
 *      _______________
 *     /      B2       \
 *    /                 \
 *   / B1             S1 \
 *  /         I 3         \
 *  \         T 1         /
 *   \ A                 /
 *    \                 /
 *     \_______L_______/
 */

#define TOP_WIDTH 15 /* columns between the slashes of the first line */
#define N_HALF 4     /* lines from the top to the middle */
#define MAX_SIGNS 9  /* columns for what stands on a side beside another */

typedef enum {
  LETTER_MELEE,
  LETTER_RANGED,
  LETTER_BEAM,
  LETTER_ARMOUR,
  LETTER_NET,
  LETTER_LINK,
  LETTER_INITIATIVE,
  LETTER_TOUGHNESS,
  N_LETTERS,
} Letter;

static const char *
get_letter (Letter letter)
{
  switch (letter) {
  case LETTER_MELEE:
    /* Translators: one letter each for what stands on a tile drawn in a terminal, all different:
     * blow, shot, piercing shot, armour, net, link, initiative, toughness */
    return C_("letter", "B");
  case LETTER_RANGED:
    return C_("letter", "S");
  case LETTER_BEAM:
    return C_("letter", "P");
  case LETTER_ARMOUR:
    return C_("letter", "A");
  case LETTER_NET:
    return C_("letter", "N");
  case LETTER_LINK:
    return C_("letter", "L");
  case LETTER_INITIATIVE:
    return C_("letter", "I");
  case LETTER_TOUGHNESS:
  case N_LETTERS:
  default:
    return C_("letter", "T");
  }
}

static const char *
get_meaning (Letter letter)
{
  switch (letter) {
  case LETTER_MELEE:
    /* Translators: what the letters on a tile drawn in a terminal stand for, as in “B: blow” */
    return C_("letter", "blow");
  case LETTER_RANGED:
    return C_("letter", "shot");
  case LETTER_BEAM:
    return C_("letter", "piercing shot");
  case LETTER_ARMOUR:
    return C_("letter", "armour");
  case LETTER_NET:
    return C_("letter", "net");
  case LETTER_LINK:
    return C_("letter", "link");
  case LETTER_INITIATIVE:
    return C_("letter", "initiative");
  case LETTER_TOUGHNESS:
  case N_LETTERS:
  default:
    return C_("letter", "toughness");
  }
}

static void
append_strength (GString *out, Letter letter, guint strength, gboolean is_tight)
{
  if (strength > 0)
    g_string_append_printf (out, "%s%s%u", out->len > 0 && !is_tight ? " " : "",
                            get_letter (letter), strength);
}

static char *
print_side_tightly (const AdcTile *tile, guint side, gboolean is_tight)
{
  g_autoptr(GString) out = g_string_new (NULL);

  append_strength (out, LETTER_MELEE, tile->melee[side], is_tight);
  append_strength (out, LETTER_RANGED, tile->ranged[side], is_tight);
  append_strength (out, LETTER_BEAM, tile->beam[side], is_tight);
  if (out->len > 0 && !is_tight && (tile->armour[side] || tile->net[side] || tile->link[side]))
    g_string_append_c (out, ' ');
  g_string_append (out, tile->armour[side] > 0 ? get_letter (LETTER_ARMOUR) : "");
  g_string_append (out, tile->net[side] > 0 ? get_letter (LETTER_NET) : "");
  g_string_append (out, tile->link[side] > 0 ? get_letter (LETTER_LINK) : "");

  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* "B1 S2 AN", closer together when there is too much of it. */
static char *
print_side (const AdcTile *tile, guint side)
{
  g_autofree char *loose = print_side_tightly (tile, side, FALSE);

  return g_utf8_strlen (loose, -1) < MAX_SIGNS ? g_steal_pointer (&loose)
                                               : print_side_tightly (tile, side, TRUE);
}

static void
append_padding (GString *out, char character, long n)
{
  for (long i = 0; i < n; i++)
    g_string_append_c (out, character);
}

static void
append_centred (GString *out, const char *text, long width, char character)
{
  const long room = width - g_utf8_strlen (text, -1);

  append_padding (out, character, room / 2);
  g_string_append (out, text);
  append_padding (out, character, room - room / 2);
}

/* One at each end of the line. */
static void
append_apart (GString *out, const char *left, const char *right, long width)
{
  const long lengths = g_utf8_strlen (left, -1) + g_utf8_strlen (right, -1);
  const long margin = lengths + 3 <= width ? 1 : 0;

  append_padding (out, ' ', margin);
  g_string_append (out, left);
  append_padding (out, ' ', width - lengths - 2 * margin);
  g_string_append (out, right);
  append_padding (out, ' ', margin);
}

static char *
print_initiatives (const AdcTile *tile)
{
  g_autoptr(GString) out = g_string_new (NULL);

  if (tile->n_initiatives > 0 || tile->is_always)
    g_string_append (out, get_letter (LETTER_INITIATIVE));
  if (tile->is_always)
    g_string_append (out, " X");
  for (guint i = 0; i < tile->n_initiatives; i++)
    g_string_append_printf (out, " %d", tile->initiatives[i]);

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
print_toughness (const AdcTile *tile)
{
  return tile->toughness > 0 ? g_strdup_printf ("%s %d", get_letter (LETTER_TOUGHNESS),
                                                tile->toughness)
                             : g_strdup ("");
}

/* What the letters mean that stand there, and no others. */
static void
append_legend (GString *out, const AdcTile *tile)
{
  const gboolean is_used[N_LETTERS] = {
    [LETTER_MELEE] = adc_sides_have_any (tile->melee),
    [LETTER_RANGED] = adc_sides_have_any (tile->ranged),
    [LETTER_BEAM] = adc_sides_have_any (tile->beam),
    [LETTER_ARMOUR] = adc_sides_have_any (tile->armour),
    [LETTER_NET] = adc_sides_have_any (tile->net),
    [LETTER_LINK] = adc_sides_have_any (tile->link),
    [LETTER_INITIATIVE] = tile->n_initiatives > 0 || tile->is_always,
    [LETTER_TOUGHNESS] = tile->toughness > 0,
  };
  const gsize start = out->len;

  for (guint i = 0; i < N_LETTERS; i++)
    if (is_used[i]) {
      g_string_append (out, out->len > start ? ", " : "");
      /* Translators: a letter on a drawing and what it stands for, as in “B: blow” */
      g_string_append_printf (out, C_("letter", "%s: %s"), get_letter (i), get_meaning (i));
    }

  if (out->len > start)
    g_string_append_c (out, '\n');
}

char *
adc_tile_draw_text (const AdcTile *tile)
{
  g_autoptr(GString) out = g_string_new (NULL);
  g_autofree char *initiatives = NULL;
  g_autofree char *toughness = NULL;
  char *sides[ADC_SIDES_N];

  g_return_val_if_fail (tile != NULL, NULL);

  initiatives = print_initiatives (tile);
  toughness = print_toughness (tile);
  for (guint i = 0; i < ADC_SIDES_N; i++)
    sides[i] = print_side (tile, i);

  append_padding (out, ' ', N_HALF);
  append_padding (out, '_', TOP_WIDTH);
  g_string_append_c (out, '\n');

  for (int line = 0; line < 2 * N_HALF; line++) {
    const gboolean is_upper = line < N_HALF;
    const int depth = is_upper ? line : 2 * N_HALF - 1 - line; /* from the nearest end */
    const long width = TOP_WIDTH + 2 * depth;

    append_padding (out, ' ', N_HALF - 1 - depth);
    g_string_append_c (out, is_upper ? '/' : '\\');
    if (depth == 0)
      append_centred (out, sides[is_upper ? 0 : 3], width, is_upper ? ' ' : '_');
    else if (depth == 2)
      append_apart (out, sides[is_upper ? 5 : 4], sides[is_upper ? 1 : 2], width);
    else if (depth == 3)
      append_centred (out, is_upper ? initiatives : toughness, width, ' ');
    else
      append_padding (out, ' ', width);
    g_string_append_c (out, is_upper ? '\\' : '/');
    g_string_append_c (out, '\n');
  }

  append_legend (out, tile);
  for (guint i = 0; i < ADC_SIDES_N; i++)
    g_free (sides[i]);

  return g_string_free (g_steal_pointer (&out), FALSE);
}
