/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-grid-line.h"

AdcGridLine *
adc_grid_line_new (AdcGridVerdict verdict, char *text, const char *rule)
{
  AdcGridLine *self = g_new0 (AdcGridLine, 1);

  self->verdict = verdict;
  self->text = text;
  self->rule = g_strdup (rule);

  return self;
}

void
adc_grid_line_free (AdcGridLine *self)
{
  g_free (self->text);
  g_free (self->rule);
  g_free (self);
}
