/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
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

/* A table is an array of rows, each an array of texts; the first is the heading. */
static GPtrArray *
add_row (GPtrArray *table)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (table, row);
  return row;
}

static void
add_heading (GPtrArray *table, GListModel *stats)
{
  GPtrArray *row = add_row (table);

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
  GPtrArray *row = add_row (table);
  AdcEntry *faction = adc_game_lookup (game, adc_piece_get_faction (unit));

  g_ptr_array_add (row, g_strdup (adc_entry_get_title (ADC_ENTRY (unit))));
  if (adc_piece_is_shared (unit))
    /* Translators: in a table of units, below “Faction” */
    g_ptr_array_add (row, g_strdup (_("all")));
  else
    g_ptr_array_add (row, g_strdup (faction != NULL ? adc_entry_get_title (faction) : "?"));
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    g_autofree char *value = adc_piece_format_value (unit, stat);

    g_ptr_array_add (row, g_strconcat (value, adc_cli_get_sign (unit, stat), NULL));
  }
}

static guint
measure_column (GPtrArray *table, guint column)
{
  guint width = 0;

  for (guint i = 0; i < table->len; i++)
    width = MAX (width,
                 adc_cli_measure (g_ptr_array_index ((GPtrArray *) table->pdata[i], column)));

  return width;
}

static void
print_table (GPtrArray *table)
{
  const guint n_columns = ((GPtrArray *) table->pdata[0])->len;
  g_autofree guint *widths = g_new (guint, n_columns);

  for (guint j = 0; j < n_columns; j++)
    widths[j] = measure_column (table, j);

  for (guint i = 0; i < table->len; i++) {
    g_autoptr(GString) line = g_string_new (NULL);
    GPtrArray *row = table->pdata[i];

    for (guint j = 0; j < n_columns; j++) {
      g_string_append_printf (line, "%s%s", j > 0 ? "  " : "", (char *) row->pdata[j]);
      if (j + 1 < n_columns)
        g_string_append_printf (line, "%*s", (int) (widths[j] - adc_cli_measure (row->pdata[j])),
                                "");
    }

    if (i == 0)
      adc_cli_print_heading (line->str);
    else
      adc_cli_print ("%s\n", line->str);
  }
}

static void
print_units (AdcGame *game, GListModel *units)
{
  g_autoptr(GPtrArray) table = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);

  add_heading (table, stats);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);

    add_unit (table, game, unit, stats);
  }

  print_table (table);
  adc_cli_print ("\n");
  adc_cli_print_text (
      _("? nobody knows   * yours, from the printed card   ~ deduced from an example"), 0);
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
