/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-table.h"

#include "adc-cli-output.h"
#include "adc-cli-values.h"

#include <glib/gi18n-lib.h>

GPtrArray *
adc_cli_table_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
}

GPtrArray *
adc_cli_table_add_row (GPtrArray *table)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (table, row);
  return row;
}

void
adc_cli_table_add_value (GPtrArray *row, AdcPiece *piece, AdcStat *stat)
{
  g_autofree char *value = adc_piece_format_value (piece, stat);

  g_ptr_array_add (row, g_strconcat (value, adc_cli_get_sign (piece, stat), NULL));
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

void
adc_cli_table_print (GPtrArray *table)
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

void
adc_cli_table_print_signs (void)
{
  adc_cli_print_text (
      _("? nobody knows   * yours, from the printed card   ~ deduced from an example"), 0);
}
