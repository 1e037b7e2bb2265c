/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pages-private.h"

#include <string.h>

#define FONT "Cantarell, Sans"
#define BOLD_FONT "Cantarell, Sans Bold"
#define SIDE_PAD 4.0 /* left and right of a cell */
#define CELL_PAD 3.0 /* above and below it */
#define ROW_PAD  1.0
#define ROW_GAP  10.0 /* between the columns of rows that are no table */
#define MAX_NAME 0.4  /* of the width, for the name of such a row */

/* What a table may be set in, the first that no word has to be torn for. */
static const double sizes[] = { ADC_PAGE_TABLE_SIZE, 8, 7, 6 };

typedef struct {
  AdcPages            *pages;
  const AdcPaperBlock *table;
  double               left;
  double               width;
  guint                n_columns;
  double               size;
  double              *least; /* widths that the longest word needs, with the space beside it */
  double              *whole; /* and the longest cell */
  double              *widths;
} Setting;

static const AdcPaperRow *
get_row (const Setting *self, guint position)
{
  return self->table->cells->pdata[position];
}

static PangoLayout *
create_cell (const Setting *self, const AdcPaperRow *row, guint column, double width)
{
  PangoLayout *layout = adc_pages_create_layout (self->pages, row->is_head ? BOLD_FONT : FONT,
                                                 self->size, width);

  adc_pages_fill_layout (layout, row->cells->pdata[column]);
  return layout;
}

/* Whether a cell has the place of its column only. */
static gboolean
is_single (const Setting *self, const AdcPaperRow *row, guint column)
{
  return column + 1 < row->cells->len || row->cells->len == self->n_columns;
}

static void
measure (Setting *self)
{
  memset (self->least, 0, sizeof (double) * self->n_columns);
  memset (self->whole, 0, sizeof (double) * self->n_columns);
  for (guint i = 0; i < self->table->cells->len; i++) {
    const AdcPaperRow *row = get_row (self, i);

    for (guint j = 0; j < row->cells->len; j++) {
      g_autoptr(PangoLayout) layout = create_cell (self, row, j, 0);

      if (!is_single (self, row, j))
        continue;
      self->whole[j] = MAX (self->whole[j], adc_pages_get_width (layout) + 2 * SIDE_PAD);
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
      pango_layout_set_width (layout, 0); /* every word in a line of its own */
      self->least[j] = MAX (self->least[j], adc_pages_get_width (layout) + 2 * SIDE_PAD);
    }
  }
}

static double
sum (const double *numbers, guint n)
{
  double total = 0;

  for (guint i = 0; i < n; i++)
    total += numbers[i];

  return total;
}

/* Each column gets what its words need, and of the rest as much as it would like to have. */
static void
share_width (Setting *self)
{
  const double least = sum (self->least, self->n_columns);
  const double whole = sum (self->whole, self->n_columns);

  for (guint i = 0; i < self->n_columns; i++) {
    if (whole <= self->width)
      self->widths[i] = self->whole[i];
    else if (least >= self->width)
      self->widths[i] = self->least[i] * self->width / least;
    else
      self->widths[i] = self->least[i] + (self->whole[i] - self->least[i]) *
                                           (self->width - least) / (whole - least);
  }
}

static void
choose_widths (Setting *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    self->size = sizes[i];
    measure (self);
    if (sum (self->least, self->n_columns) <= self->width)
      break;
  }
  share_width (self);
}

static void
add_row (Setting *self, const AdcPaperRow *row, double gap, int head)
{
  AdcPagePiece *piece = adc_pages_add_piece (self->pages, self->table);
  double x = self->left;

  piece->x = self->left;
  piece->gap = gap;
  piece->pad = CELL_PAD;
  piece->width = sum (self->widths, self->n_columns);
  piece->is_head = row->is_head;
  piece->is_ruled = TRUE;
  piece->is_kept = row->is_head;
  piece->head = head;
  piece->cells = g_ptr_array_new_with_free_func (g_object_unref);
  piece->xs = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint i = 0; i < row->cells->len; i++) {
    const double width = is_single (self, row, i)
                           ? self->widths[i]
                           : sum (self->widths + i, self->n_columns - i);
    const double start = x + SIDE_PAD;
    PangoLayout *layout = create_cell (self, row, i, MAX (width - 2 * SIDE_PAD, 1));

    g_ptr_array_add (piece->cells, layout);
    g_array_append_val (piece->xs, start);
    piece->height = MAX (piece->height, adc_pages_get_height (layout) + 2 * CELL_PAD);
    x += width;
  }
}

void
adc_pages_set_table (AdcPages *self, const AdcPaperBlock *table, gboolean is_first)
{
  const guint n_columns = adc_paper_table_count_columns (table);
  g_autofree double *least = g_new0 (double, n_columns + 1);
  g_autofree double *whole = g_new0 (double, n_columns + 1);
  g_autofree double *widths = g_new0 (double, n_columns + 1);
  const double left = table->box != 0 ? ADC_PAGE_BOX_INDENT : 0;
  const double right = self->width - (table->box != 0 ? ADC_PAGE_BOX_PAD : 0);
  Setting setting = { self, table, left, right - left, n_columns, 0, least, whole, widths };
  int head = -1;

  if (n_columns == 0)
    return;

  choose_widths (&setting);
  for (guint i = 0; i < table->cells->len; i++) {
    const AdcPaperRow *row = get_row (&setting, i);

    add_row (&setting, row, i == 0 ? adc_pages_get_gap (table, is_first) : 0,
             row->is_head ? -1 : head);
    if (row->is_head)
      head = (int) self->pieces->len - 1;
  }
}

static PangoLayout *
create_plain (AdcPages *self, const char *font, const char *text, double width)
{
  PangoLayout *layout = adc_pages_create_layout (self, font, ADC_PAGE_TEXT_SIZE, width);

  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
measure_text (AdcPages *self, const char *font, const char *text)
{
  g_autoptr(PangoLayout) layout = create_plain (self, font, text, 0);

  return adc_pages_get_width (layout);
}

/* Where the columns of a run of rows begin, the first being that of the names; or the first two only, when not all have room
 * beside each other. */
static GArray *
list_starts (AdcPages *self, guint first, guint n, double left)
{
  GPtrArray *blocks = adc_paper_get_blocks (self->paper);
  GArray *starts = g_array_new (FALSE, TRUE, sizeof (double));
  g_autoptr(GArray) widths = g_array_new (FALSE, TRUE, sizeof (double));
  double x = left;

  g_array_set_size (widths, 2);
  for (guint i = first; i < first + n; i++) {
    const AdcPaperBlock *block = blocks->pdata[i];
    double *name = &g_array_index (widths, double, 0);

    *name = MAX (*name, measure_text (self, FONT, block->mark));
    if (block->cells->len >= widths->len)
      g_array_set_size (widths, block->cells->len + 1);
    for (guint j = 0; j + 1 < block->cells->len; j++) {
      double *cell = &g_array_index (widths, double, j + 1);

      *cell = MAX (*cell, measure_text (self, FONT, block->cells->pdata[j]));
    }
    if (block->cells->len > 1) { /* the last one must have room too, which is not wrapped */
      double *cell = &g_array_index (widths, double, block->cells->len);

      *cell = MAX (*cell, measure_text (self, FONT,
                                        block->cells->pdata[block->cells->len - 1]));
    }
  }

  g_array_index (widths, double, 0) = MIN (g_array_index (widths, double, 0),
                                           (self->width - left) * MAX_NAME);
  for (guint i = 0; i < widths->len; i++) {
    g_array_append_val (starts, x);
    x += g_array_index (widths, double, i) + ROW_GAP;
  }
  if (x - ROW_GAP > self->width)
    g_array_set_size (starts, 2);

  return starts;
}

/* No cell is torn as long as there is another place to begin a line. */
static char *
join_cells (const AdcPaperBlock *block)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < block->cells->len; i++) {
    const char *cell = block->cells->pdata[i];

    if (block->cells->len == 1) {
      g_string_append (text, cell);
      continue;
    }
    g_string_append (text, i > 0 ? "   " : "");
    for (const char *c = cell; *c != '\0'; c = g_utf8_next_char (c)) {
      if (*c == ' ')
        g_string_append (text, "\u00a0");
      else
        g_string_append_unichar (text, g_utf8_get_char (c));
    }
  }

  return g_string_free (text, FALSE);
}

static void
add_cell (AdcPagePiece *piece, PangoLayout *layout, double x)
{
  g_ptr_array_add (piece->cells, layout);
  g_array_append_val (piece->xs, x);
  piece->height = MAX (piece->height, adc_pages_get_height (layout) + 2 * ROW_PAD);
}

static void
set_row (AdcPages *self, const AdcPaperBlock *block, GArray *starts, gboolean is_first)
{
  const guint n_columns = starts->len;
  const double left = g_array_index (starts, double, 0);
  const double second = g_array_index (starts, double, 1);
  AdcPagePiece *piece = adc_pages_add_piece (self, block);

  piece->gap = adc_pages_get_gap (block, is_first);
  piece->pad = ROW_PAD;
  piece->cells = g_ptr_array_new_with_free_func (g_object_unref);
  piece->xs = g_array_new (FALSE, FALSE, sizeof (double));
  add_cell (piece, create_plain (self, FONT, block->mark, MAX (second - left - ROW_GAP, 1)), left);
  if (block->cells->len + 1 > n_columns || block->cells->len == 1) {
    g_autofree char *text = join_cells (block);

    add_cell (piece, create_plain (self, FONT, text, self->width - second), second);
    return;
  }
  for (guint i = 0; i < block->cells->len; i++) {
    const double x = g_array_index (starts, double, i + 1);

    add_cell (piece, create_plain (self, FONT, block->cells->pdata[i], self->width - x), x);
  }
}

void
adc_pages_set_rows (AdcPages *self, guint first, guint n)
{
  GPtrArray *blocks = adc_paper_get_blocks (self->paper);
  const AdcPaperBlock *block = blocks->pdata[first];
  const double left =
    block->indent * ADC_PAGE_COLUMN + (block->box != 0 ? ADC_PAGE_BOX_INDENT : 0);
  g_autoptr(GArray) starts = list_starts (self, first, n, left);

  for (guint i = first; i < first + n; i++)
    set_row (self, blocks->pdata[i], starts, i == 0);
}
