/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-paper.h"
#include "adc-faction.h"
#include "adc-sequence.h"

/* Between the files that fill a paper and those that write it. */

/* adc-paper-text.c, adc-paper-table.c */
void adc_paper_add_spaces       (GString *out, guint n_spaces);
void adc_paper_add_wrapped_text (GString *out, guint indent, const char *text); /* the line is begun up to there */
void adc_paper_add_text_table   (GString *out, guint indent, const AdcPaperBlock *table);
void adc_paper_add_markdown_table (GString *out, const char *prefix, const AdcPaperBlock *table);

/* adc-paper-markdown.c */
char *adc_paper_dup_markdown    (GPtrArray *spans); /* in one line */

/* adc-paper-entry.c */
void adc_paper_add_entry        (AdcPaper *self, AdcEntry *entry, AdcGame *game, guint level);
void adc_paper_add_blocks       (AdcPaper *self, GPtrArray *blocks, AdcGame *game, guint indent);
void adc_paper_add_rulings      (AdcPaper *self, AdcEntry *entry, AdcGame *game);

/* adc-paper-faction.c */
void adc_paper_add_faction      (AdcPaper *self, AdcFaction *faction, AdcGame *game);

/* adc-paper-sequence.c */
void adc_paper_add_steps        (AdcPaper *self, AdcSequence *sequence, AdcGame *game, gboolean is_checklist);

/* adc-paper-piece.c */
void  adc_paper_add_values      (AdcPaper *self, AdcPiece *piece);
char *adc_paper_dup_value       (AdcPiece *piece, AdcStat *stat); /* with a sign where it is not printed */
void  adc_paper_add_legend      (AdcPaper *self); /* what the signs mean */
