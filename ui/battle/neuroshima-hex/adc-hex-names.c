/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-names.h"

#include "adc-battle-report.h"
#include "adc-faction.h"

#include <glib/gi18n-lib.h>

const char *
adc_hex_name_get_army (AdcHexTable *table, guint side)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);

  return adc_battle_get_side_name (adc_hex_table_get_game (table),
                                   adc_hex_battle_get_side (battle, side));
}

const char *
adc_hex_name_get_colour (AdcHexTable *table, guint side)
{
  AdcHexBattle *battle = adc_hex_table_get_battle (table);
  AdcEntry *entry = adc_game_lookup (adc_hex_table_get_game (table),
                                     adc_hex_battle_get_side (battle, side));

  return ADC_IS_FACTION (entry) ? adc_faction_get_colour (ADC_FACTION (entry)) : NULL;
}

AdcPiece *
adc_hex_name_get_piece (AdcHexTable *table, const char *unit)
{
  AdcEntry *entry = adc_game_lookup (adc_hex_table_get_game (table), unit);

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

const char *
adc_hex_name_get_unit (AdcHexTable *table, const char *unit)
{
  AdcPiece *piece = adc_hex_name_get_piece (table, unit);

  return piece != NULL ? adc_entry_get_title (ADC_ENTRY (piece)) : unit;
}

char *
adc_hex_name_dup_tile (AdcHexTable *table, guint cell)
{
  const AdcHexPosition *position =
    adc_hex_battle_get_position (adc_hex_table_get_battle (table));
  const AdcHexTile *tile = position->cells[cell].tile;

  if (tile == NULL)
    return g_strdup (adc_hex_cell_name (cell));

  /* Translators: a tile and the hex it lies on, as in “Runner (c2)” */
  return g_strdup_printf (C_("tile", "%s (%s)"), adc_hex_name_get_unit (table, tile->unit),
                          adc_hex_cell_name (cell));
}

char *
adc_hex_name_dup_tiles (AdcHexTable *table, guint32 cells)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint cell = 0; cell < ADC_HEX_CELLS; cell++)
    if ((cells & adc_hex_bit (cell)) != 0)
      g_ptr_array_add (names, adc_hex_name_dup_tile (table, cell));
  g_ptr_array_add (names, NULL);

  return g_strjoinv (", ", (GStrv) names->pdata);
}
