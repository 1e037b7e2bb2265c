/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-problem.h"
#include "adc-scenario-check.h"

#include <glib/gi18n-lib.h>

static void
print_json (GPtrArray *problems)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

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
  adc_cli_print_json (builder);
}

static void
print_problems (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    adc_cli_print ("%s\n", line);
  }

  if (problems->len == 0)
    adc_cli_print ("%s\n", _("No problem was found."));
}

int
adc_cli_validate (const AdcCliOptions *options)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);

  for (guint i = 0; options->arguments[i] != NULL; i++)
    g_ptr_array_extend_and_steal (problems, adc_scenario_check_path (options->arguments[i]));

  if (options->json)
    print_json (problems);
  else
    print_problems (problems);

  return problems->len > 0 ? ADC_CLI_FAILED : ADC_CLI_OK;
}
