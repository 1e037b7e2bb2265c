/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-cli-problems.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-problem.h"

void
adc_cli_add_problems (JsonBuilder *builder, GPtrArray *problems)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "file", problem->file);
    if (problem->line > 0)
      adc_cli_add_int (builder, "line", problem->line);
    else
      adc_cli_add_string (builder, "line", NULL);
    adc_cli_add_string (builder, "message", problem->message);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

void
adc_cli_print_problems (GPtrArray *problems, guint indent)
{
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    adc_cli_print ("%*s%s\n", (int) indent, "", line);
  }
}
