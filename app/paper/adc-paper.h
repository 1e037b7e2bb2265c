/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* Something to be taken away from the screen: printed, kept as a PDF, copied as text or as Markdown. A list of blocks in
 * the reader's language, without ids or marks; whoever shows it decides what they look like. Once it is filled it never
 * changes, so that any thread may read it. */

typedef enum {
  ADC_PAPER_HEADING, /* of a level; the first is the title of the whole */
  ADC_PAPER_LABEL,   /* what the lines that follow are: a small heading */
  ADC_PAPER_TEXT,
  ADC_PAPER_ITEM,    /* of a list: a mark, then a text */
  ADC_PAPER_ROW,     /* a name in a column of its own, then cells that are not to be torn */
  ADC_PAPER_TABLE,
  ADC_PAPER_LINES,   /* as they stand, in letters of one width */
} AdcPaperKind;

typedef struct {
  AdcPaperKind  kind;
  guint         level;    /* of a heading, from 1 */
  guint         indent;   /* columns of text it begins after */
  guint         width;    /* of a row: columns its name has, when it is set as text */
  guint         box;      /* not 0: it stands beside the text, in one piece with others that have that number */
  gboolean      is_apart; /* an empty line comes before it */
  gboolean      is_whole; /* its lines are never torn */
  gboolean      is_small; /* where something stands, what else it is called */
  gboolean      is_kept;  /* stays with what follows, as headings do */
  gboolean      is_quote; /* of a row: somebody's own lines */
  char         *mark;     /* of an item: "•", "1."; of a row: its name */
  GPtrArray    *spans;    /* of AdcSpan, all with a text: what it says; NULL of rows and tables */
  GPtrArray    *cells;    /* of a row: of char *; of a table: of AdcPaperRow */
} AdcPaperBlock;

typedef struct {
  gboolean   is_head;
  GPtrArray *cells; /* of GPtrArray of AdcSpan; the last one has the place of those that are missing */
} AdcPaperRow;

typedef struct _AdcPaper AdcPaper;

AdcPaper      *adc_paper_new         (const char *title, AdcGame *game);
AdcPaper      *adc_paper_ref         (AdcPaper *self);
void           adc_paper_unref       (AdcPaper *self);
const char    *adc_paper_get_title   (AdcPaper *self); /* for the head of a page and the name of a file */
const char    *adc_paper_get_game    (AdcPaper *self); /* its title */
const char    *adc_paper_get_credit  (AdcPaper *self); /* whose work it is, for the foot of a page */
GPtrArray     *adc_paper_get_blocks  (AdcPaper *self); /* of AdcPaperBlock */

/* For whoever fills it. What comes back may be changed until the next one is added. */
AdcPaperBlock *adc_paper_add_heading (AdcPaper *self, guint level, const char *text);
AdcPaperBlock *adc_paper_add_label   (AdcPaper *self, guint indent, const char *text);
AdcPaperBlock *adc_paper_add_text    (AdcPaper *self, guint indent, const char *text);
AdcPaperBlock *adc_paper_add_strong  (AdcPaper *self, guint indent, const char *text); /* of what follows: is_kept */
AdcPaperBlock *adc_paper_add_small   (AdcPaper *self, const char *text);
AdcPaperBlock *adc_paper_add_item    (AdcPaper *self, guint indent, const char *mark, const char *text);
AdcPaperBlock *adc_paper_add_row     (AdcPaper *self, guint indent, const char *name, guint width, const char *text);
AdcPaperBlock *adc_paper_add_cells   (AdcPaper *self, guint indent, const char *name, guint width,
                                      const char * const *cells);
AdcPaperBlock *adc_paper_add_lines   (AdcPaper *self, guint indent, const char *text);
AdcPaperBlock *adc_paper_add_table   (AdcPaper *self);

/* The same from texts with marks, whose links become the titles of what they point at. */
AdcPaperBlock *adc_paper_add_marked_text (AdcPaper *self, guint indent, const char *markup, AdcGame *game);
AdcPaperBlock *adc_paper_add_marked_item (AdcPaper *self, guint indent, const char *mark, const char *markup,
                                          AdcGame *game);

/* What is added from here on stands beside the text, until it is closed. */
void           adc_paper_open_box    (AdcPaper *self);
void           adc_paper_close_box   (AdcPaper *self);

AdcPaperRow   *adc_paper_table_add   (AdcPaperBlock *table, gboolean is_head);
void           adc_paper_row_add     (AdcPaperRow *row, const char *text);
void           adc_paper_row_add_marked (AdcPaperRow *row, const char *markup, AdcGame *game);
guint          adc_paper_table_count_columns (const AdcPaperBlock *table);

char          *adc_paper_dup_plain   (GPtrArray *spans); /* what they say, in one piece */

#define ADC_PAPER_WIDTH 80

guint          adc_paper_measure     (const char *text); /* columns it takes, in letters of one width */
char          *adc_paper_to_text     (AdcPaper *self);   /* lines of at most that many columns, where words allow it */
char          *adc_paper_to_markdown (AdcPaper *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcPaper, adc_paper_unref)
