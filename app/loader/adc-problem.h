/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Something wrong in a file, said so that its author can mend it. */

#define ADC_MAX_PROBLEMS 200 /* of one game: nobody mends more before looking again */

typedef struct {
  char *file;
  int   line;    /* 0: the file as a whole */
  char *message; /* one sentence, in the user's language */
} AdcProblem;

AdcProblem *adc_problem_new    (const char *file, int line, const char *message);
AdcProblem *adc_problem_printf (const char *file, int line, const char *format, ...) G_GNUC_PRINTF (3, 4);
void        adc_problem_free   (AdcProblem *self);
char       *adc_problem_format (const AdcProblem *self); /* "file:line: message" */
