/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-output.h"
#include "adc-cli-problems.h"
#include "adc-problem.h"
#include "adc-scenario-check.h"

#include <glib/gi18n-lib.h>

static void
print_json (GPtrArray *problems)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  adc_cli_add_problems (builder, problems);
  adc_cli_print_json (builder);
}

static void
print_problems (GPtrArray *problems)
{
  adc_cli_print_problems (problems, 0);
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
