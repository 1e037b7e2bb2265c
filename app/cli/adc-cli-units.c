/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-cli-table.h"
#include "adc-cli-values.h"

#include <glib/gi18n-lib.h>

static void
print_json (GListModel *units)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcEntry) unit = g_list_model_get_item (units, i);

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "id", adc_entry_get_id (unit));
    adc_cli_add_string (builder, "title", adc_entry_get_title (unit));
    adc_cli_add_string (builder, "faction", adc_piece_get_faction (ADC_PIECE (unit)));
    adc_cli_build_values (builder, unit);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  adc_cli_print_json (builder);
}

static void
add_heading (GPtrArray *table, GListModel *stats)
{
  GPtrArray *row = adc_cli_table_add_row (table);

  g_ptr_array_add (row, g_strdup (_("Unit")));
  g_ptr_array_add (row, g_strdup (_("Faction")));
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    g_ptr_array_add (row, g_strdup (adc_stat_get_title (stat)));
  }
}

static void
add_unit (GPtrArray *table, AdcGame *game, AdcPiece *unit, GListModel *stats)
{
  GPtrArray *row = adc_cli_table_add_row (table);
  AdcEntry *faction = adc_game_lookup (game, adc_piece_get_faction (unit));

  g_ptr_array_add (row, g_strdup (adc_entry_get_title (ADC_ENTRY (unit))));
  if (adc_piece_is_shared (unit))
    /* Translators: in a table of units, below “Faction” */
    g_ptr_array_add (row, g_strdup (_("all")));
  else
    g_ptr_array_add (row, g_strdup (faction != NULL ? adc_entry_get_title (faction) : "?"));
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    adc_cli_table_add_value (row, unit, stat);
  }
}

static void
print_units (AdcGame *game, GListModel *units)
{
  g_autoptr(GPtrArray) table = adc_cli_table_new ();
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);

  add_heading (table, stats);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);

    add_unit (table, game, unit, stats);
  }

  adc_cli_table_print (table);
  adc_cli_print ("\n");
  adc_cli_table_print_signs ();
}

int
adc_cli_units (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (FALSE);
  AdcGame *game = adc_cli_find_game (library, options->arguments[0]);
  GListModel *units;

  if (game == NULL)
    return ADC_CLI_USAGE;

  units = adc_game_get_entries (game, ADC_KIND_UNIT);
  if (options->json)
    print_json (units);
  else
    print_units (game, units);

  return ADC_CLI_OK;
}
