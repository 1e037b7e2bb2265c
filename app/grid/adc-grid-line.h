/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* One sentence about a sketch, whether all is well with it, and the entry that says so. */

typedef enum {
  ADC_GRID_KEPT,   /* as the rule wants it */
  ADC_GRID_BROKEN, /* against the rule */
  ADC_GRID_WAIVED, /* against the rule, which does not count here */
  ADC_GRID_PLAIN,  /* there is nothing to judge */
} AdcGridVerdict;

typedef struct {
  AdcGridVerdict  verdict;
  char           *text; /* in the reader's language */
  char           *rule; /* the id of an entry of the game, or NULL */
} AdcGridLine;

AdcGridLine *adc_grid_line_new  (AdcGridVerdict verdict, char *text, const char *rule); /* takes the text */
void         adc_grid_line_free (AdcGridLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcGridLine, adc_grid_line_free)
