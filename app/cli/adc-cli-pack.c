/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-output.h"
#include "adc-cli-problems.h"
#include "adc-error.h"
#include "adc-nearest.h"
#include "adc-pack-folder.h"
#include "adc-pack-template.h"
#include "adc-problem.h"

#include <glib/gi18n-lib.h>

#define N_NEAREST 3

static void
print_place (const AdcCliOptions *options, const char *id, const char *name, const char *path,
             const char *sentence)
{
  g_autoptr(JsonBuilder) builder = NULL;

  if (!options->json) {
    adc_cli_print ("%s\n", sentence);
    return;
  }

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "id", id);
  adc_cli_add_string (builder, name, path);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}

/* A wrong name or a place that is taken is the command line's fault. */
static int
get_status (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT) ||
             g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS)
           ? ADC_CLI_USAGE
           : ADC_CLI_FAILED;
}

int
adc_cli_pack_new (const AdcCliOptions *options)
{
  const char *folder = options->arguments[0];
  g_autofree char *absolute = g_canonicalize_filename (folder, NULL);
  g_autofree char *id = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr(GError) error = NULL;

  if (!adc_pack_template_write (folder, options->id, options->name, &id, &error)) {
    adc_cli_complain ("%s", error->message);
    return get_status (error);
  }

  /* Translators: an id, then the path of a folder */
  sentence = g_strdup_printf (_("The game “%s” is in %s; its README.md says how to go on."), id,
                              absolute);
  print_place (options, id, "folder", absolute, sentence);
  return ADC_CLI_OK;
}

static void
print_installed (const AdcCliOptions *options, const char *id, AdcGame *game, GPtrArray *problems)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_boolean (builder, "installed", game != NULL);
  adc_cli_add_string (builder, "id", id);
  adc_cli_add_string (builder, "title", game != NULL ? adc_game_get_title (game) : NULL);
  adc_cli_add_string (builder, "folder", game != NULL ? adc_game_get_folder (game) : NULL);
  json_builder_set_member_name (builder, "problems");
  adc_cli_add_problems (builder, problems);
  json_builder_end_object (builder);

  if (options->json)
    adc_cli_print_json (builder);
  else if (game != NULL)
    /* Translators: the title of a game, its id */
    adc_cli_print (_("%s (%s) is among your games now.\n"), adc_game_get_title (game), id);
  else
    adc_cli_print_problems (problems, 0);
}

int
adc_cli_pack_install (const AdcCliOptions *options)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *id = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcGame) game = adc_pack_folder_install (options->arguments[0], options->replace, NULL,
                                                     problems, &id, &error);

  if (game != NULL || g_error_matches (error, ADC_ERROR, ADC_ERROR_INVALID) ||
      (options->json && g_error_matches (error, ADC_ERROR, ADC_ERROR_NOT_FOUND)))
    print_installed (options, id, game, problems);
  if (game != NULL)
    return ADC_CLI_OK;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    /* Translators: an id; do not translate --replace */
    adc_cli_complain (_("You have a game “%s” already; --replace puts this one in its place."), id);
  else
    adc_cli_complain ("%s", error->message);
  return get_status (error);
}

static void
complain_about_name (const char *name)
{
  g_autoptr(GPtrArray) names = adc_pack_folder_list ();
  g_autofree char *joined = NULL;
  g_auto(GStrv) nearest = NULL;

  g_ptr_array_add (names, NULL);
  nearest = adc_nearest_names (name, (const char * const *) names->pdata, N_NEAREST);
  joined = g_strjoinv (", ", nearest);
  if (adc_pack_ships (name))
    adc_cli_complain (_("The game “%s” comes with the program and cannot be removed."), name);
  else if (nearest[0] == NULL)
    adc_cli_complain (_("You have added no game."));
  else
    adc_cli_complain (ngettext ("You have no game “%s”; the nearest name is %s.",
                                "You have no game “%s”; the nearest names are %s.",
                                g_strv_length (nearest)),
                      name, joined);
}

int
adc_cli_pack_remove (const AdcCliOptions *options)
{
  const char *name = options->arguments[0];
  g_autofree char *kept = adc_pack_folder_dup_kept_path (name);
  g_autofree char *sentence = NULL;
  g_autoptr(GError) error = NULL;

  if (!adc_pack_folder_remove (name, &error)) {
    if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) {
      adc_cli_complain ("%s", error->message);
      return ADC_CLI_FAILED;
    }
    complain_about_name (name);
    return ADC_CLI_USAGE;
  }

  /* Translators: an id, then the path of a folder */
  sentence = g_strdup_printf (_("The game “%s” is removed; its files are kept in %s."), name, kept);
  print_place (options, name, "kept", kept, sentence);
  return ADC_CLI_OK;
}
