/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-text.h"

/* A piece of an entry's text, as it will be set on screen: a small tree, read-only once loaded. */

typedef enum {
  ADC_BLOCK_PARAGRAPH,
  ADC_BLOCK_LIST,    /* children: items */
  ADC_BLOCK_STEPS,   /* children: items, numbered */
  ADC_BLOCK_ITEM,
  ADC_BLOCK_TABLE,   /* text: the caption, if any; children: rows */
  ADC_BLOCK_ROW,     /* children: cells */
  ADC_BLOCK_CELL,
  ADC_BLOCK_NOTE,    /* children: simple blocks */
  ADC_BLOCK_EXAMPLE, /* text: the title, if any; children: simple blocks */
} AdcBlockKind;

typedef enum {
  ADC_NOTE_REMARK,
  ADC_NOTE_TIP,
  ADC_NOTE_EDITORIAL, /* where the printed rules fail us: what we read, and why */
} AdcNoteKind;

typedef struct _AdcBlock AdcBlock;

struct _AdcBlock {
  AdcBlockKind  kind;
  AdcNoteKind   note;     /* of a note */
  gboolean      head;     /* of a row */
  char         *scenario; /* of an example: the id of the battle that shows it, or NULL */
  char         *shown;    /* of an example: the view that shows it and its id there, as in "purse/change"; or NULL */
  AdcText      *text;     /* or NULL */
  GPtrArray    *children; /* of AdcBlock; never NULL */
};

AdcBlock *adc_block_new  (AdcBlockKind kind);
void      adc_block_free (AdcBlock *self);

/* Called for every text of the tree, in reading order. */
typedef void (*AdcBlockFunc) (const AdcBlock *block, gpointer user_data);

void  adc_blocks_foreach  (GPtrArray *blocks, AdcBlockFunc func, gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcBlock, adc_block_free)
