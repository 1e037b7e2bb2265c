/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-ends.h"

#include "adc-hex-names.h"

#include <glib/gi18n-lib.h>

static guint
count_tiles (const AdcHexPosition *position, const AdcHexState *end, guint side)
{
  guint n = 0;

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    n += (end->alive & adc_hex_bit (cell)) != 0 && position->cells[cell].side == side &&
         position->cells[cell].tile->kind != ADC_HEX_HQ;

  return n;
}

static char *
describe_side (AdcHexTable *table, const AdcHexState *end, guint side)
{
  const AdcHexPosition *position =
    adc_hex_battle_get_position (adc_hex_table_get_battle (table));
  const guint n_tiles = count_tiles (position, end, side);
  const char *army = adc_hex_name_get_army (table, side);
  g_autofree char *tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", n_tiles), n_tiles);

  if (position->is_scored)
    /* Translators: an army, the points it scores, and what it keeps, as in “5 tiles” */
    return g_strdup_printf (_("%s: scores %u, %s"), army, end->scored[side], tiles);
  if (adc_hex_find_hq (position, side) == ADC_HEX_NOWHERE)
    /* Translators: an army, and what it keeps, as in “5 tiles” */
    return g_strdup_printf (C_("end of a battle", "%s: %s"), army, tiles);

  /* Translators: an army, the points its HQ has left, and what it keeps, as in “5 tiles” */
  return g_strdup_printf (_("%s: HQ %u, %s"), army, end->points[side], tiles);
}

char *
adc_hex_end_describe (AdcHexTable *table, const AdcHexState *end)
{
  const AdcHexPosition *position =
    adc_hex_battle_get_position (adc_hex_table_get_battle (table));
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < position->n_sides; i++) {
    g_autofree char *text = describe_side (table, end, i);
    g_auto(GStrv) words = g_strsplit (text, " ", -1);

    g_ptr_array_add (parts, g_strjoinv ("\u00a0", words)); /* lines break between sides only */
  }
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (" · ", (GStrv) parts->pdata);
}
