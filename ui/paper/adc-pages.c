/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-pages-private.h"

#include <glib/gi18n-lib.h>

#define HEAD_HEIGHT 24.0 /* of what stands above the text, and the space below that */
#define FOOT_HEIGHT 22.0
#define MARGIN_FONT "Cantarell, Sans"
#define MARGIN_SIZE 8.0
#define MAX_BLOCKS 24 /* set in one go */
#define OUTLINE_LEVELS 3

static void
free_piece (gpointer data)
{
  AdcPagePiece *piece = data;

  g_clear_object (&piece->layout);
  g_clear_object (&piece->mark);
  g_clear_pointer (&piece->cells, g_ptr_array_unref);
  g_clear_pointer (&piece->xs, g_array_unref);
  g_free (piece);
}

AdcPages *
adc_pages_new (AdcPaper *paper, PangoContext *context, double width, double height)
{
  AdcPages *self = g_new0 (AdcPages, 1);

  self->paper = adc_paper_ref (paper);
  self->context = g_object_ref (context);
  self->width = width;
  self->height = height;
  self->pieces = g_ptr_array_new_with_free_func (free_piece);
  self->pages = g_array_new (FALSE, FALSE, sizeof (guint));

  return self;
}

void
adc_pages_free (AdcPages *self)
{
  g_array_unref (self->pages);
  g_ptr_array_unref (self->pieces);
  g_object_unref (self->context);
  adc_paper_unref (self->paper);
  g_free (self);
}

AdcPagePiece *
adc_pages_add_piece (AdcPages *self, const AdcPaperBlock *block)
{
  AdcPagePiece *piece = g_new0 (AdcPagePiece, 1);

  piece->box = block->box;
  piece->level = block->kind == ADC_PAPER_HEADING ? block->level : 0;
  piece->head = -1;
  g_ptr_array_add (self->pieces, piece);

  return piece;
}

static AdcPagePiece *
get_piece (AdcPages *self, guint position)
{
  return self->pieces->pdata[position];
}

static double
get_room (AdcPages *self)
{
  return MAX (self->height - HEAD_HEIGHT - FOOT_HEIGHT, 1);
}

static double
get_head_height (AdcPages *self, guint first)
{
  const int head = get_piece (self, first)->head;

  return head >= 0 ? get_piece (self, (guint) head)->height : 0;
}

/* The last place before the piece where a page may end: what is kept with the next one goes with it, unless a whole page is
 * kept together. */
static guint
find_break (AdcPages *self, guint first, guint piece)
{
  guint place = piece;

  while (place > first + 1 && get_piece (self, place - 1)->is_kept)
    place--;

  return place > first + 1 || !get_piece (self, first)->is_kept ? place : piece;
}

static void
paginate (AdcPages *self)
{
  const double room = get_room (self);
  double used = 0;
  guint first = 0;

  g_array_append_val (self->pages, first);
  for (guint i = 0; i < self->pieces->len; i++) {
    const AdcPagePiece *piece = get_piece (self, i);
    const double height = MIN (piece->height, room);

    if (i == first) {
      used = get_head_height (self, first) + height;
    } else if (used + piece->gap + height <= room) {
      used += piece->gap + height;
    } else {
      first = find_break (self, first, i);
      g_array_append_val (self->pages, first);
      i = first - 1; /* the page begins there */
    }
  }
}

gboolean
adc_pages_set_more (AdcPages *self)
{
  const guint n_blocks = adc_paper_get_blocks (self->paper)->len;
  const guint end = MIN (n_blocks, self->n_set + MAX_BLOCKS);

  if (self->pages->len > 0)
    return FALSE;

  while (self->n_set < end)
    self->n_set += adc_pages_set_block (self, self->n_set);
  if (self->n_set < n_blocks)
    return TRUE;

  paginate (self);
  return FALSE;
}

double
adc_pages_get_part (AdcPages *self)
{
  const guint n_blocks = adc_paper_get_blocks (self->paper)->len;

  return n_blocks > 0 ? (double) self->n_set / n_blocks : 1;
}

guint
adc_pages_get_n (AdcPages *self)
{
  return self->pages->len;
}

static void
get_range (AdcPages *self, guint page, guint *first, guint *end)
{
  *first = g_array_index (self->pages, guint, page);
  *end = page + 1 < self->pages->len ? g_array_index (self->pages, guint, page + 1)
                                     : self->pieces->len;
}

/* What stands over a page: the section it begins in, or else the title of the paper. */
static const char *
get_section (AdcPages *self, guint page)
{
  guint first, end;

  get_range (self, page, &first, &end);
  for (guint i = first + 1; i > 0; i--) {
    const AdcPagePiece *piece = i - 1 < self->pieces->len ? get_piece (self, i - 1) : NULL;

    if (piece != NULL && piece->level > 0 && piece->level <= 2)
      return pango_layout_get_text (piece->layout);
  }

  return adc_paper_get_title (self->paper);
}

static void
draw_line (cairo_t *cr, PangoLayoutLine *line, double x, double y, double height)
{
  PangoRectangle extents;

  /* A line is drawn from its baseline; the rectangle's top lies above it. */
  pango_layout_line_get_extents (line, NULL, &extents);
  cairo_move_to (cr, x,
                 y + (height - (double) extents.height / PANGO_SCALE) / 2 -
                   (double) extents.y / PANGO_SCALE);
  pango_cairo_show_layout_line (cr, line);
}

static void
draw_row (cairo_t *cr, const AdcPagePiece *piece, double y, double height)
{
  if (piece->is_head) {
    cairo_set_source_rgb (cr, 0.91, 0.91, 0.91);
    cairo_rectangle (cr, piece->x, y, piece->width, height);
    cairo_fill (cr);
  }
  if (piece->is_ruled) {
    cairo_set_source_rgb (cr, 0.7, 0.7, 0.7);
    cairo_set_line_width (cr, 0.5);
    cairo_move_to (cr, piece->x, y + height);
    cairo_rel_line_to (cr, piece->width, 0);
    cairo_stroke (cr);
  }

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_save (cr);
  cairo_translate (cr, 0, y);
  if (height < piece->height) /* higher than a page: smaller rather than cut */
    cairo_scale (cr, height / piece->height, height / piece->height);
  for (guint i = 0; i < piece->cells->len; i++) {
    cairo_move_to (cr, g_array_index (piece->xs, double, i), piece->pad);
    pango_cairo_show_layout (cr, piece->cells->pdata[i]);
  }
  cairo_restore (cr);
}

static void
draw_piece (cairo_t *cr, const AdcPagePiece *piece, double y, double height)
{
  const double grey = piece->is_grey ? 0.35 : 0;

  if (piece->cells != NULL) {
    draw_row (cr, piece, y, height);
    return;
  }

  cairo_set_source_rgb (cr, grey, grey, grey);
  if (piece->mark != NULL)
    draw_line (cr, pango_layout_get_line_readonly (piece->mark, 0), piece->mark_x, y, height);
  draw_line (cr, pango_layout_get_line_readonly (piece->layout, piece->line), piece->x, y, height);
}

/* A bar along what stands beside the text. */
static void
draw_box (AdcPages *self, cairo_t *cr, double y, double height)
{
  cairo_set_source_rgb (cr, 0.955, 0.955, 0.955);
  cairo_rectangle (cr, 2, y, self->width - 2, height);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.55, 0.55, 0.55);
  cairo_rectangle (cr, 2, y, 2.5, height);
  cairo_fill (cr);
}

static void
draw_pieces (AdcPages *self, cairo_t *cr, guint page)
{
  const double room = get_room (self);
  double y = HEAD_HEIGHT;
  guint first, end;

  get_range (self, page, &first, &end);
  if (first < end && get_piece (self, first)->head >= 0) {
    const AdcPagePiece *head = get_piece (self, (guint) get_piece (self, first)->head);

    draw_piece (cr, head, y, head->height);
    y += head->height;
  }
  for (guint i = first; i < end; i++) {
    const AdcPagePiece *piece = get_piece (self, i);
    const double gap = i > first ? piece->gap : 0;
    const double height = MIN (piece->height, room);
    const gboolean goes_on = i > first && get_piece (self, i - 1)->box == piece->box;

    if (piece->box != 0)
      draw_box (self, cr, goes_on ? y : y + gap, height + (goes_on ? gap : 0));
    y += gap;
    draw_piece (cr, piece, y, height);
    y += height;
  }
}

/* Two texts on one line; the first one gives way. */
static void
draw_margin (AdcPages *self, cairo_t *cr, double y, const char *left, const char *right)
{
  g_autoptr(PangoLayout) end = adc_pages_create_layout (self, MARGIN_FONT, MARGIN_SIZE, 0);
  g_autoptr(PangoLayout) start = NULL;
  double width;

  pango_layout_set_text (end, right, -1);
  width = adc_pages_get_width (end);
  if (width > self->width / 2) {
    pango_layout_set_width (end, (int) (self->width / 2 * PANGO_SCALE));
    pango_layout_set_ellipsize (end, PANGO_ELLIPSIZE_END);
    width = self->width / 2;
  }
  start = adc_pages_create_layout (self, MARGIN_FONT, MARGIN_SIZE, self->width - width - 12);
  pango_layout_set_ellipsize (start, PANGO_ELLIPSIZE_END);
  pango_layout_set_text (start, left, -1);
  cairo_set_source_rgb (cr, 0.35, 0.35, 0.35);
  cairo_move_to (cr, 0, y);
  pango_cairo_show_layout (cr, start);
  cairo_move_to (cr, self->width - width, y);
  pango_cairo_show_layout (cr, end);
}

static void
draw_rule (AdcPages *self, cairo_t *cr, double y)
{
  cairo_set_source_rgb (cr, 0.7, 0.7, 0.7);
  cairo_set_line_width (cr, 0.5);
  cairo_move_to (cr, 0, y);
  cairo_line_to (cr, self->width, y);
  cairo_stroke (cr);
}

void
adc_pages_draw (AdcPages *self, cairo_t *cr, guint page)
{
  /* Translators: at the foot of a printed page: its number, and how many there are */
  g_autofree char *number = g_strdup_printf (_("%d / %u"), page + 1, self->pages->len);

  draw_margin (self, cr, 0, adc_paper_get_game (self->paper),
               page > 0 ? get_section (self, page) : "");
  draw_rule (self, cr, HEAD_HEIGHT - 9);
  draw_pieces (self, cr, page);
  draw_rule (self, cr, self->height - FOOT_HEIGHT + 7);
  draw_margin (self, cr, self->height - 12, adc_paper_get_credit (self->paper), number);
}

gboolean
adc_pages_get_heading (AdcPages *self, guint page, guint position, guint *level, const char **text,
                       double *top)
{
  double y = HEAD_HEIGHT;
  guint first, end;

  get_range (self, page, &first, &end);
  for (guint i = first; i < end; i++) {
    const AdcPagePiece *piece = get_piece (self, i);

    y += i > first ? piece->gap : get_head_height (self, first);
    if (piece->level > 0 && piece->level <= OUTLINE_LEVELS && piece->line == 0 &&
        position-- == 0) {
      *level = piece->level;
      *text = pango_layout_get_text (piece->layout);
      *top = y;
      return TRUE;
    }
    y += piece->height;
  }

  return FALSE;
}

static void
append_piece (GString *out, const AdcPagePiece *piece)
{
  PangoLayoutLine *line;

  for (guint i = 0; piece->cells != NULL && i < piece->cells->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "\t" : "",
                            pango_layout_get_text (piece->cells->pdata[i]));
  if (piece->cells == NULL) {
    line = pango_layout_get_line_readonly (piece->layout, piece->line);
    if (piece->mark != NULL)
      g_string_append_printf (out, "%s ", pango_layout_get_text (piece->mark));
    g_string_append_len (out, pango_layout_get_text (piece->layout) +
                                pango_layout_line_get_start_index (line),
                         pango_layout_line_get_length (line));
  }
  g_string_append_c (out, '\n');
}

char *
adc_pages_dup_text (AdcPages *self, guint page)
{
  GString *out = g_string_new (NULL);
  guint first, end;

  get_range (self, page, &first, &end);
  for (guint i = first; i < end; i++)
    append_piece (out, get_piece (self, i));

  return g_string_free (out, FALSE);
}

gboolean
adc_pages_ends_with_heading (AdcPages *self, guint page)
{
  guint first, end;

  get_range (self, page, &first, &end);
  return end > first && get_piece (self, end - 1)->level > 0;
}
