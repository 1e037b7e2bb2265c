/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-pages.h"

/* Between adc-pages.c (which page has what), adc-page-setter.c (texts) and adc-page-table.c (tables). All measures are points. */

#define ADC_PAGE_TEXT_SIZE  10.0
#define ADC_PAGE_TABLE_SIZE 9.0
#define ADC_PAGE_SMALL_SIZE 8.5
#define ADC_PAGE_COLUMN     6.0 /* that a paper’s columns of indent are wide */
#define ADC_PAGE_BOX_INDENT 12.0
#define ADC_PAGE_BOX_PAD    6.0 /* at its right */

/* What a page cannot be broken in: a line of a text, or a row of a table. */
typedef struct {
  double       gap;    /* above it, unless it is the first of a page */
  double       height;
  double       x;
  guint        box;
  guint        level;  /* of a heading: from 1; else 0 */
  gboolean     is_kept; /* with the next one */
  gboolean     is_grey;
  PangoLayout *layout; /* of a text, shared by its lines; else NULL */
  int          line;   /* of the layout */
  PangoLayout *mark;   /* of an item, before its first line; or NULL */
  double       mark_x;
  GPtrArray   *cells;  /* of a row: of PangoLayout; else NULL */
  GArray      *xs;     /* of double: where they begin */
  double       pad;    /* above and below the cells */
  double       width;  /* of the row */
  gboolean     is_head; /* of a table */
  gboolean     is_ruled;
  int          head;   /* position of the row that stands over it again on a new page; -1: none */
} AdcPagePiece;

struct _AdcPages {
  AdcPaper     *paper;
  PangoContext *context;
  double        width;
  double        height;
  guint         n_set;  /* blocks so far */
  GPtrArray    *pieces; /* of AdcPagePiece */
  GArray       *pages;  /* of guint: the first piece of each */
};

PangoLayout *adc_pages_create_layout (AdcPages *self, const char *font, double size, double width); /* 0: one line */
void         adc_pages_fill_layout   (PangoLayout *layout, GPtrArray *spans);
double       adc_pages_get_height    (PangoLayout *layout);
double       adc_pages_get_width     (PangoLayout *layout);
AdcPagePiece    *adc_pages_add_piece     (AdcPages *self, const AdcPaperBlock *block);
double       adc_pages_get_gap       (const AdcPaperBlock *block, gboolean is_first);

/* adc-page-setter.c: sets a block, or a run of rows, and says how many that were. */
guint        adc_pages_set_block     (AdcPages *self, guint position);

/* adc-page-table.c */
void         adc_pages_set_table     (AdcPages *self, const AdcPaperBlock *table, gboolean is_first);
void         adc_pages_set_rows      (AdcPages *self, guint first, guint n);
