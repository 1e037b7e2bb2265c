/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-battle.h"

#include "adc-battle-report.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-cli.h"
#include "adc-nearest.h"
#include "adc-problem.h"
#include "adc-scenario-file.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#define SUFFIX ".xml"
#define N_NEAREST 3

/* As compilers do, and “adc validate”: whatever reads those can jump to the place. */
static void
tell_problem (const AdcProblem *problem)
{
  g_autofree char *text = adc_problem_format (problem);
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  fprintf (stderr, "%s\n", valid);
}

static void
list_examples (AdcGame *game, GStrvBuilder *names)
{
  g_autofree char *folder = g_build_filename (adc_game_get_folder (game), "scenarios", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL); /* a game need not have any */
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX)) {
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (SUFFIX));

      g_strv_builder_add (names, id);
    }
}

static void
complain_about_file (AdcLibrary *library, const char *name)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;
  g_auto(GStrv) nearest = NULL;
  g_autofree char *joined = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    list_examples (game, builder);
  }

  names = g_strv_builder_end (builder);
  nearest = adc_nearest_names (name, (const char * const *) names, N_NEAREST);
  joined = g_strjoinv (", ", nearest);
  if (nearest[0] == NULL)
    adc_cli_complain (_("There is no file “%s”, nor any example."), name);
  else
    /* Translators: what was asked for, then names of examples */
    adc_cli_complain (ngettext ("There is no file and no example “%s”; the nearest example is %s.",
                                "There is no file and no example “%s”; the nearest examples are "
                                "%s.",
                                g_strv_length (nearest)),
                      name, joined);
}

/* The file itself or, for a name that is no path, the example a game has under it. */
static char *
find_file (AdcLibrary *library, const char *name)
{
  g_autofree char *file = NULL;

  if (strchr (name, '/') != NULL || g_file_test (name, G_FILE_TEST_EXISTS))
    return g_strdup (name);

  file = g_str_has_suffix (name, SUFFIX) ? g_strdup (name) : g_strconcat (name, SUFFIX, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
    g_autofree char *path = g_build_filename (adc_game_get_folder (game), "scenarios", file, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
      return g_steal_pointer (&path);
  }

  complain_about_file (library, name);
  return NULL;
}

static AdcScenario *
load_scenario (const char *path)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcScenario *scenario = adc_scenario_load (path, problems);

  for (guint i = 0; i < problems->len; i++)
    tell_problem (problems->pdata[i]);

  return scenario;
}

/* NULL: the rules forbid it, and the user has been told why. */
static AdcBattle *
prepare_battle (AdcGame *game, AdcScenario *scenario, const char *path, GPtrArray *faults)
{
  AdcBattle *battle;

  if (!adc_battle_is_offered (adc_game_get_id (game))) {
    /* Translators: the title of a game */
    adc_cli_complain (_("There is no battle calculator for %s."), adc_game_get_title (game));
    return NULL;
  }

  battle = adc_battle_new (game, scenario, faults);
  for (guint i = 0; battle == NULL && i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];
    const AdcProblem problem = { (char *) path, fault->line, fault->message, FALSE };

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      tell_problem (&problem);
  }

  return battle;
}

/* Why nothing can be foreseen: what is still to be put right says where, the error does not. */
static void
tell_failure (const char *path, GPtrArray *faults, const GError *error)
{
  gboolean is_said = FALSE;

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];
    const AdcProblem problem = { (char *) path, fault->line, fault->message, FALSE };

    if (fault->kind == ADC_FAULT_MOMENTARY) {
      tell_problem (&problem);
      is_said = is_said || g_str_equal (fault->message, error->message);
    }
  }
  if (!is_said)
    adc_cli_complain ("%s", error->message);
}

static gboolean
is_something_missing (GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_MISSING)
      return TRUE;

  return FALSE;
}

/* What is not indented in a report is a heading. */
static void
print_report (const char *report)
{
  g_auto(GStrv) lines = g_strsplit (report, "\n", -1);

  for (guint i = 0; lines[i] != NULL && (*lines[i] != '\0' || lines[i + 1] != NULL); i++)
    if (*lines[i] != '\0' && *lines[i] != ' ')
      adc_cli_print_heading (lines[i]);
    else
      adc_cli_print ("%s\n", lines[i]);
}

static void
print_battle (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
              AdcForecast *forecast)
{
  g_autofree char *report = adc_battle_report (game, scenario, battle, faults, forecast);

  print_report (report);
}

/* Of a battle without chance. */
static void
answer_resolved (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                 gboolean json)
{
  g_autoptr(AdcResolution) resolution = json ? adc_battle_resolve (battle) : NULL;

  if (json)
    adc_cli_print_resolution_json (game, scenario, battle, faults, resolution);
  else
    print_battle (game, scenario, battle, faults, NULL);
}

static void
print_json (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
            AdcForecast *forecast)
{
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (battle);

  adc_cli_print_battle_json (game, scenario, battle, faults, resolution, forecast);
}

static int
answer (AdcGame *game, AdcScenario *scenario, const char *path, gboolean json)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = prepare_battle (game, scenario, path, faults);
  g_autoptr(AdcForecast) forecast = NULL;
  g_autoptr(GError) error = NULL;

  if (battle == NULL)
    return ADC_CLI_USAGE;
  if (!adc_battle_has_chance (battle)) {
    answer_resolved (game, scenario, battle, faults, json);
    return ADC_CLI_OK;
  }

  forecast = adc_battle_forecast (battle, NULL, NULL, NULL, &error);
  if (forecast == NULL && !is_something_missing (faults)) {
    tell_failure (path, faults, error);
    return ADC_CLI_FAILED;
  }

  if (json)
    print_json (game, scenario, battle, faults, forecast);
  else
    print_battle (game, scenario, battle, faults, forecast);

  return ADC_CLI_OK;
}

int
adc_cli_battle (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (FALSE);
  g_autofree char *path = find_file (library, options->arguments[0]);
  g_autoptr(AdcScenario) scenario = path != NULL ? load_scenario (path) : NULL;
  AdcGame *game = NULL;

  if (scenario != NULL)
    game = adc_cli_find_game (library, adc_scenario_get_game (scenario));
  if (game == NULL)
    return ADC_CLI_USAGE;

  return answer (game, scenario, path, options->json);
}
