/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-private.h"

#include <glib/gi18n-lib.h>

#define GAP 2 /* columns of text between those of a table */

static const AdcPaperRow *
get_row (const AdcPaperBlock *table, guint position)
{
  return table->cells->pdata[position];
}

static char *
dup_cell (const AdcPaperRow *row, guint column)
{
  return column < row->cells->len ? adc_paper_dup_plain (row->cells->pdata[column]) : g_strdup ("");
}

/* How wide each column is, and all of it. The last cell of a row that is shorter than the others has the place of those that
 * are missing, so that it makes no column wider. */
static guint
measure (const AdcPaperBlock *table, GArray *widths)
{
  const guint n_columns = adc_paper_table_count_columns (table);
  guint width = n_columns > 0 ? (n_columns - 1) * GAP : 0;

  g_array_set_size (widths, n_columns);
  for (guint i = 0; i < table->cells->len; i++) {
    const AdcPaperRow *row = get_row (table, i);

    for (guint j = 0; j < row->cells->len; j++) {
      g_autofree char *text = dup_cell (row, j);
      guint *wide = &g_array_index (widths, guint, j);

      if (j + 1 < row->cells->len || row->cells->len == n_columns)
        *wide = MAX (*wide, adc_paper_measure (text));
    }
  }
  for (guint i = 0; i < n_columns; i++)
    width += g_array_index (widths, guint, i);

  return width;
}

static void
add_aligned_row (GString *out, guint indent, const AdcPaperRow *row, GArray *widths)
{
  guint n_spaces = indent;

  for (guint i = 0; i < row->cells->len; i++) {
    g_autofree char *text = dup_cell (row, i);
    const guint width = g_array_index (widths, guint, i);
    const guint length = adc_paper_measure (text);

    if (*text != '\0') {
      adc_paper_add_spaces (out, n_spaces);
      g_string_append (out, text);
      n_spaces = 0;
    }
    n_spaces += (*text != '\0' ? (length < width ? width - length : 0) : width) + GAP;
  }
  g_string_append_c (out, '\n');
}

static void
add_line_below_head (GString *out, guint indent, GArray *widths)
{
  adc_paper_add_spaces (out, indent);
  for (guint i = 0; i < widths->len; i++) {
    adc_paper_add_spaces (out, i > 0 ? GAP : 0);
    for (guint j = 0; j < g_array_index (widths, guint, i); j++)
      g_string_append_c (out, '-');
  }
  g_string_append_c (out, '\n');
}

/* Too wide to be a table: a line for each row, and below it one for each cell, with what it is. */
static void
add_record (GString *out, guint indent, const AdcPaperRow *row, const AdcPaperRow *head)
{
  for (guint i = 0; i < row->cells->len; i++) {
    g_autofree char *text = dup_cell (row, i);
    g_autofree char *name = head != NULL ? dup_cell (head, i) : g_strdup ("");
    /* Translators: the name of a value and the value, as in “Cost: 3” */
    g_autofree char *line = i > 0 && *name != '\0' ? g_strdup_printf (_("%s: %s"), name, text)
                                                   : g_strdup (text);

    if (*text == '\0')
      continue;
    adc_paper_add_spaces (out, indent + (i > 0 ? GAP : 0));
    adc_paper_add_wrapped_text (out, indent + (i > 0 ? GAP : 0), line);
  }
}

void
adc_paper_add_text_table (GString *out, guint indent, const AdcPaperBlock *table)
{
  g_autoptr(GArray) widths = g_array_new (FALSE, TRUE, sizeof (guint));
  const gboolean is_narrow = indent + measure (table, widths) <= ADC_PAPER_WIDTH;
  const AdcPaperRow *head = NULL;

  for (guint i = 0; i < table->cells->len; i++) {
    const AdcPaperRow *row = get_row (table, i);

    if (is_narrow) {
      add_aligned_row (out, indent, row, widths);
      if (row->is_head && (i + 1 == table->cells->len || !get_row (table, i + 1)->is_head))
        add_line_below_head (out, indent, widths);
    } else if (row->is_head) {
      head = row;
    } else {
      add_record (out, indent, row, head);
    }
  }
}

static void
add_markdown_row (GString *out, const char *prefix, const AdcPaperRow *row, guint n_columns)
{
  g_string_append_printf (out, "%s|", prefix);
  for (guint i = 0; i < n_columns; i++) {
    g_autofree char *text = row != NULL && i < row->cells->len
                              ? adc_paper_dup_markdown (row->cells->pdata[i])
                              : g_strdup ("");

    g_string_append_printf (out, " %s |", text);
  }
  g_string_append_c (out, '\n');
}

/* Such a table has one row of heads, no more and no less. */
void
adc_paper_add_markdown_table (GString *out, const char *prefix, const AdcPaperBlock *table)
{
  const guint n_columns = adc_paper_table_count_columns (table);
  const gboolean has_head = table->cells->len > 0 && get_row (table, 0)->is_head;

  add_markdown_row (out, prefix, has_head ? get_row (table, 0) : NULL, n_columns);
  g_string_append_printf (out, "%s|", prefix);
  for (guint i = 0; i < n_columns; i++)
    g_string_append (out, " --- |");
  g_string_append_c (out, '\n');
  for (guint i = has_head ? 1 : 0; i < table->cells->len; i++)
    add_markdown_row (out, prefix, get_row (table, i), n_columns);
}
