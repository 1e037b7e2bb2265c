/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper.h"

#include "adc-language.h"
#include "adc-markup.h"

#include <glib/gi18n-lib.h>

struct _AdcPaper {
  char      *title;
  char      *game;
  char      *credit;
  GPtrArray *blocks;
  guint      n_boxes; /* opened so far */
  gboolean   is_boxed; /* one of them is open */
};

static void
free_row (gpointer data)
{
  AdcPaperRow *row = data;

  g_ptr_array_unref (row->cells);
  g_free (row);
}

static void
free_block (gpointer data)
{
  AdcPaperBlock *block = data;

  g_free (block->mark);
  g_clear_pointer (&block->spans, g_ptr_array_unref);
  g_clear_pointer (&block->cells, g_ptr_array_unref);
  g_free (block);
}

static void
clear_paper (gpointer data)
{
  AdcPaper *self = data;

  g_free (self->title);
  g_free (self->game);
  g_free (self->credit);
  g_ptr_array_unref (self->blocks);
}

static char *
dup_credit (AdcGame *game)
{
  /* Whatever a player wrote himself is his own. */
  if (adc_game_is_users_own (game))
    return g_strdup (_("Aide-de-camp"));

  /* Translators: at the foot of printed pages: the name of the program, and the licence of the
   * games’ texts */
  return g_strdup (_("Aide-de-camp · texts under CC BY-SA 4.0"));
}

AdcPaper *
adc_paper_new (const char *title, AdcGame *game)
{
  AdcPaper *self;

  g_return_val_if_fail (title != NULL && ADC_IS_GAME (game), NULL);

  self = g_atomic_rc_box_new0 (AdcPaper);
  self->title = g_strdup (title);
  self->game = g_strdup (adc_game_get_title (game));
  self->credit = dup_credit (game);
  self->blocks = g_ptr_array_new_with_free_func (free_block);

  return self;
}

AdcPaper *
adc_paper_ref (AdcPaper *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
adc_paper_unref (AdcPaper *self)
{
  g_atomic_rc_box_release_full (self, clear_paper);
}

const char *
adc_paper_get_title (AdcPaper *self)
{
  return self->title;
}

const char *
adc_paper_get_game (AdcPaper *self)
{
  return self->game;
}

const char *
adc_paper_get_credit (AdcPaper *self)
{
  return self->credit;
}

GPtrArray *
adc_paper_get_blocks (AdcPaper *self)
{
  return self->blocks;
}

static GPtrArray *
parse_plain (const char *text)
{
  GPtrArray *spans = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_span_free);
  AdcSpan *span = g_new0 (AdcSpan, 1);

  span->text = g_strdup (text);
  g_ptr_array_add (spans, span);
  return spans;
}

static GPtrArray *
parse_marked (const char *markup, AdcGame *game)
{
  GPtrArray *spans = adc_markup_parse (markup);

  for (guint i = 0; i < spans->len; i++) {
    AdcSpan *span = spans->pdata[i];
    AdcEntry *entry = span->text == NULL ? adc_game_lookup (game, span->target) : NULL;

    if (span->text == NULL)
      span->text = g_strdup (entry != NULL ? adc_entry_get_title (entry) : span->target);
    g_clear_pointer (&span->target, g_free);
  }

  return spans;
}

char *
adc_paper_dup_plain (GPtrArray *spans)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++)
    g_string_append (out, ((const AdcSpan *) spans->pdata[i])->text);

  return g_string_free (out, FALSE);
}

/* Whether what belongs together would be torn by an empty line. */
static gboolean
goes_on (const AdcPaperBlock *block, const AdcPaperBlock *before)
{
  if (block->kind == ADC_PAPER_HEADING)
    return FALSE;
  if (block->box != before->box)
    return FALSE;
  if (block->indent > 0)
    return TRUE;

  return (before->is_kept && before->kind != ADC_PAPER_HEADING && !before->is_small) ||
         (block->kind == ADC_PAPER_ITEM && before->kind == ADC_PAPER_ITEM);
}

static AdcPaperBlock *
add (AdcPaper *self, AdcPaperKind kind, guint indent)
{
  AdcPaperBlock *block = g_new0 (AdcPaperBlock, 1);
  const guint n = self->blocks->len;

  block->kind = kind;
  block->indent = indent;
  block->box = self->is_boxed ? self->n_boxes : 0;
  block->is_kept = kind == ADC_PAPER_HEADING || kind == ADC_PAPER_LABEL;
  block->is_apart = n > 0 && !goes_on (block, self->blocks->pdata[n - 1]);
  g_ptr_array_add (self->blocks, block);

  return block;
}

AdcPaperBlock *
adc_paper_add_heading (AdcPaper *self, guint level, const char *text)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_HEADING, 0);

  block->level = level;
  block->spans = parse_plain (text);
  return block;
}

AdcPaperBlock *
adc_paper_add_label (AdcPaper *self, guint indent, const char *text)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_LABEL, indent);

  block->spans = parse_plain (text);
  return block;
}

AdcPaperBlock *
adc_paper_add_text (AdcPaper *self, guint indent, const char *text)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_TEXT, indent);

  block->spans = parse_plain (text);
  return block;
}

AdcPaperBlock *
adc_paper_add_strong (AdcPaper *self, guint indent, const char *text)
{
  AdcPaperBlock *block = adc_paper_add_text (self, indent, text);

  ((AdcSpan *) block->spans->pdata[0])->strong = TRUE;
  block->is_kept = TRUE;
  return block;
}

AdcPaperBlock *
adc_paper_add_small (AdcPaper *self, const char *text)
{
  AdcPaperBlock *block = adc_paper_add_text (self, 0, text);
  const guint n = self->blocks->len;
  const AdcPaperBlock *before = n > 1 ? self->blocks->pdata[n - 2] : NULL;

  block->is_small = TRUE;
  block->is_kept = before != NULL && before->kind == ADC_PAPER_HEADING;
  block->is_apart = before != NULL && before->kind != ADC_PAPER_HEADING &&
                    (block->box == 0 || block->box != before->box);
  return block;
}

AdcPaperBlock *
adc_paper_add_item (AdcPaper *self, guint indent, const char *mark, const char *text)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_ITEM, indent);

  block->mark = g_strdup (mark);
  block->spans = parse_plain (text);
  return block;
}

AdcPaperBlock *
adc_paper_add_row (AdcPaper *self, guint indent, const char *name, guint width, const char *text)
{
  const char * const cells[] = { text, NULL };

  return adc_paper_add_cells (self, indent, name, width, cells);
}

AdcPaperBlock *
adc_paper_add_cells (AdcPaper *self, guint indent, const char *name, guint width,
                     const char * const *cells)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_ROW, indent);

  block->mark = g_strdup (name);
  block->width = width;
  block->cells = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; cells[i] != NULL; i++)
    g_ptr_array_add (block->cells, g_strdup (cells[i]));
  return block;
}

AdcPaperBlock *
adc_paper_add_lines (AdcPaper *self, guint indent, const char *text)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_LINES, indent);

  block->spans = parse_plain (text);
  return block;
}

AdcPaperBlock *
adc_paper_add_table (AdcPaper *self)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_TABLE, 0);

  block->cells = g_ptr_array_new_with_free_func (free_row);
  return block;
}

AdcPaperBlock *
adc_paper_add_marked_text (AdcPaper *self, guint indent, const char *markup, AdcGame *game)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_TEXT, indent);

  block->spans = parse_marked (markup, game);
  return block;
}

AdcPaperBlock *
adc_paper_add_marked_item (AdcPaper *self, guint indent, const char *mark, const char *markup,
                           AdcGame *game)
{
  AdcPaperBlock *block = add (self, ADC_PAPER_ITEM, indent);

  block->mark = g_strdup (mark);
  block->spans = parse_marked (markup, game);
  return block;
}

void
adc_paper_open_box (AdcPaper *self)
{
  self->n_boxes++;
  self->is_boxed = TRUE;
}

void
adc_paper_close_box (AdcPaper *self)
{
  self->is_boxed = FALSE;
}

AdcPaperRow *
adc_paper_table_add (AdcPaperBlock *table, gboolean is_head)
{
  AdcPaperRow *row = g_new0 (AdcPaperRow, 1);

  row->is_head = is_head;
  row->cells = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_ptr_array_add (table->cells, row);
  return row;
}

void
adc_paper_row_add (AdcPaperRow *row, const char *text)
{
  g_ptr_array_add (row->cells, parse_plain (text));
}

void
adc_paper_row_add_marked (AdcPaperRow *row, const char *markup, AdcGame *game)
{
  g_ptr_array_add (row->cells, parse_marked (markup, game));
}

guint
adc_paper_table_count_columns (const AdcPaperBlock *table)
{
  guint n_columns = 0;

  for (guint i = 0; i < table->cells->len; i++)
    n_columns = MAX (n_columns, ((const AdcPaperRow *) table->cells->pdata[i])->cells->len);

  return n_columns;
}
