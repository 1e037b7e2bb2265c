/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Something wrong in a file, said so that its author can mend it. */

#define ADC_MAX_PROBLEMS 200 /* of one game: nobody mends more before looking again */

typedef struct {
  char     *file;
  int       line;         /* 0: the file as a whole */
  char     *message;      /* one sentence, in the user's language */
  gboolean  is_elsewhere; /* nobody knows what the file holds: it could not be read, or not be checked */
} AdcProblem;

AdcProblem *adc_problem_new    (const char *file, int line, const char *message);
AdcProblem *adc_problem_printf (const char *file, int line, const char *format, ...) G_GNUC_PRINTF (3, 4);
AdcProblem *adc_problem_elsewhere (const char *file, const char *message); /* nobody knows what it holds */
void        adc_problem_free   (AdcProblem *self);
char       *adc_problem_format (const AdcProblem *self); /* "file:line: message" */

/* Whether what the file holds is wrong. Otherwise it may be as good as ever, and nobody may move it out of the way. */
gboolean    adc_problems_are_in_file (GPtrArray *problems);
