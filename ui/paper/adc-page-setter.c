/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pages-private.h"

#include "adc-markup.h"

#define FONT      "Cantarell, Sans"
#define BOLD_FONT "Cantarell, Sans Bold"
#define MONO_FONT "Monospace"
#define LEADING   1.18 /* of a line, to the height of its letters */
#define MARK_GAP  5.0  /* between the mark of an item and its text */
#define MIN_SIZE  4.0  /* of a picture made of letters */

PangoLayout *
adc_pages_create_layout (AdcPages *self, const char *font, double size, double width)
{
  g_autoptr(PangoFontDescription) description = pango_font_description_from_string (font);
  PangoLayout *layout = pango_layout_new (self->context);

  pango_font_description_set_size (description, (int) (size * PANGO_SCALE));
  pango_layout_set_font_description (layout, description);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width > 0)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));

  return layout;
}

void
adc_pages_fill_layout (PangoLayout *layout, GPtrArray *spans)
{
  g_autoptr(GString) markup = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++) {
    const AdcSpan *span = spans->pdata[i];
    g_autofree char *escaped = g_markup_escape_text (span->text, -1);

    g_string_append_printf (markup, span->strong ? "<b>%s</b>" : "%s", escaped);
  }
  pango_layout_set_markup (layout, markup->str, -1);
}

double
adc_pages_get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

double
adc_pages_get_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

double
adc_pages_get_gap (const AdcPaperBlock *block, gboolean is_first)
{
  static const double headings[] = { 0, 22, 18, 14, 11, 10 };

  if (is_first)
    return 0;
  if (block->kind == ADC_PAPER_HEADING)
    return headings[MIN (block->level, G_N_ELEMENTS (headings) - 1)];
  if (block->kind == ADC_PAPER_LABEL)
    return 6;
  if (block->is_apart)
    return block->is_kept || block->box != 0 ? 9 : 6;

  return 2;
}

static double
get_size (const AdcPaperBlock *block)
{
  static const double headings[] = { 0, 20, 15, 12.5, 11, 10.5 };

  if (block->kind == ADC_PAPER_HEADING)
    return headings[MIN (block->level, G_N_ELEMENTS (headings) - 1)];

  return block->is_small ? ADC_PAGE_SMALL_SIZE : ADC_PAGE_TEXT_SIZE;
}

static double
get_right (AdcPages *self, const AdcPaperBlock *block)
{
  return self->width - (block->box != 0 ? ADC_PAGE_BOX_PAD : 0);
}

static double
get_left (const AdcPaperBlock *block)
{
  return block->indent * ADC_PAGE_COLUMN + (block->box != 0 ? ADC_PAGE_BOX_INDENT : 0);
}

/* Two lines of a text stay together at either end of a page. */
static void
add_lines (AdcPages *self, const AdcPaperBlock *block, PangoLayout *layout, double x, double gap,
           double leading)
{
  const int n_lines = pango_layout_get_line_count (layout);

  for (int i = 0; i < n_lines; i++) {
    PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
    AdcPagePiece *piece = adc_pages_add_piece (self, block);
    int height;

    pango_layout_line_get_height (line, &height);
    piece->layout = g_object_ref (layout);
    piece->line = i;
    piece->x = x;
    piece->gap = i == 0 ? gap : 0;
    piece->height = (double) height / PANGO_SCALE * leading;
    piece->is_kept = block->is_kept || (n_lines > 1 && (i == 0 || i == n_lines - 2));
    piece->is_grey = block->is_small;
  }
}

static void
set_text (AdcPages *self, const AdcPaperBlock *block, gboolean is_first)
{
  const gboolean is_bold = block->kind == ADC_PAPER_HEADING || block->kind == ADC_PAPER_LABEL;
  const double x = get_left (block);
  g_autoptr(PangoLayout) layout = adc_pages_create_layout (self, is_bold ? BOLD_FONT : FONT,
                                                           get_size (block),
                                                           get_right (self, block) - x);

  adc_pages_fill_layout (layout, block->spans);
  add_lines (self, block, layout, x, adc_pages_get_gap (block, is_first), LEADING);
}

static void
set_item (AdcPages *self, const AdcPaperBlock *block, gboolean is_first)
{
  const double x = get_left (block);
  g_autoptr(PangoLayout) mark = adc_pages_create_layout (self, FONT, ADC_PAGE_TEXT_SIZE, 0);
  g_autoptr(PangoLayout) layout = NULL;
  AdcPagePiece *piece;
  double start;
  guint first;

  pango_layout_set_text (mark, block->mark, -1);
  start = x + adc_pages_get_width (mark) + MARK_GAP;
  layout = adc_pages_create_layout (self, FONT, ADC_PAGE_TEXT_SIZE,
                                    get_right (self, block) - start);
  adc_pages_fill_layout (layout, block->spans);
  first = self->pieces->len;
  add_lines (self, block, layout, start, adc_pages_get_gap (block, is_first), LEADING);
  piece = self->pieces->pdata[first];
  piece->mark = g_steal_pointer (&mark);
  piece->mark_x = x;
}

/* A picture is not torn, and made smaller where it is too wide. */
static void
set_lines (AdcPages *self, const AdcPaperBlock *block, gboolean is_first)
{
  const double x = get_left (block);
  const guint first = self->pieces->len;
  g_autofree char *text = adc_paper_dup_plain (block->spans);
  double size = ADC_PAGE_TABLE_SIZE;
  g_autoptr(PangoLayout) layout = adc_pages_create_layout (self, MONO_FONT, size, 0);
  double width;

  pango_layout_set_text (layout, g_strchomp (text), -1);
  width = adc_pages_get_width (layout);
  if (width > self->width - x) {
    size = MAX (MIN_SIZE, size * (self->width - x) / width);
    g_object_unref (layout);
    layout = adc_pages_create_layout (self, MONO_FONT, size, 0);
    pango_layout_set_text (layout, text, -1);
  }
  add_lines (self, block, layout, x, adc_pages_get_gap (block, is_first), 1);
  for (guint i = first; i + 1 < self->pieces->len; i++)
    ((AdcPagePiece *) self->pieces->pdata[i])->is_kept = TRUE;
}

static guint
count_rows (GPtrArray *blocks, guint first)
{
  const AdcPaperBlock *block = blocks->pdata[first];
  guint n = 1;

  while (first + n < blocks->len) {
    const AdcPaperBlock *next = blocks->pdata[first + n];

    if (next->kind != ADC_PAPER_ROW || next->indent != block->indent || next->box != block->box)
      break;
    n++;
  }

  return n;
}

guint
adc_pages_set_block (AdcPages *self, guint position)
{
  GPtrArray *blocks = adc_paper_get_blocks (self->paper);
  const AdcPaperBlock *block = blocks->pdata[position];
  const gboolean is_first = position == 0;
  guint n = 1;

  switch (block->kind) {
  case ADC_PAPER_ITEM:
    set_item (self, block, is_first);
    break;
  case ADC_PAPER_ROW:
    n = count_rows (blocks, position);
    adc_pages_set_rows (self, position, n);
    break;
  case ADC_PAPER_TABLE:
    adc_pages_set_table (self, block, is_first);
    break;
  case ADC_PAPER_LINES:
    set_lines (self, block, is_first);
    break;
  case ADC_PAPER_HEADING:
  case ADC_PAPER_LABEL:
  case ADC_PAPER_TEXT:
  default:
    set_text (self, block, is_first);
  }

  return n;
}
