/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* One line of a list of cards, as people write them: it may be meant in several ways. */

typedef enum {
  ADC_LIST_FORM_TIMES,  /* "2x Commando", "2 × Commando": surely a number of cards */
  ADC_LIST_FORM_WHOLE,  /* "Commando": one; it may also be a heading */
  ADC_LIST_FORM_BEFORE, /* "2 Commando" */
  ADC_LIST_FORM_AFTER,  /* "Commando x2", "Commando (2)", "Commando: 2" */
  ADC_N_LIST_FORMS,
} AdcListForm;

typedef struct {
  char    *name;
  guint64  count; /* whatever number stands there; G_MAXUINT64: more than that */
} AdcListItem;

void     adc_list_item_clear        (AdcListItem *self);

/* What is said in that way; FALSE: nothing. */
gboolean adc_list_line_read         (const char *line, AdcListForm form, AdcListItem *item);

char    *adc_list_line_dup_text     (const char *line);  /* without bullets, spaces around and control characters */
char    *adc_list_line_dup_uncommented (const char *text); /* without what follows " #" or "//" */

/* What a heading says, or NULL: it is none, by its look. "## Hand", "Hand:", "[Hand]", "**Hand** (3)". */
char    *adc_list_line_dup_heading  (const char *text);
char    *adc_list_line_dup_unnumbered (const char *text); /* without "(3)" at its end */

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdcListItem, adc_list_item_clear)
