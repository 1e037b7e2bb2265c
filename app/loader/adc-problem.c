/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-problem.h"

#include "adc-visible.h"

AdcProblem *
adc_problem_new (const char *file, int line, const char *message)
{
  AdcProblem *self = g_new0 (AdcProblem, 1);

  self->file = g_strdup (file);
  self->line = line;
  self->message = g_strdup (message);

  return self;
}

AdcProblem *
adc_problem_printf (const char *file, int line, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  return adc_problem_new (file, line, message);
}

AdcProblem *
adc_problem_elsewhere (const char *file, const char *message)
{
  AdcProblem *self = adc_problem_new (file, 0, message);

  self->is_elsewhere = TRUE;
  return self;
}

void
adc_problem_free (AdcProblem *self)
{
  g_free (self->file);
  g_free (self->message);
  g_free (self);
}

/* Names of files are anybody's, and some terminals obey what stands in them. */
char *
adc_problem_format (const AdcProblem *self)
{
  g_autofree char *file = adc_visible_dup (self->file);
  g_autofree char *message = adc_visible_dup (self->message);

  if (self->line > 0)
    return g_strdup_printf ("%s:%d: %s", file, self->line, message);

  return g_strdup_printf ("%s: %s", file, message);
}

gboolean
adc_problems_are_in_file (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    if (((const AdcProblem *) problems->pdata[i])->is_elsewhere)
      return FALSE;

  return problems->len > 0;
}
