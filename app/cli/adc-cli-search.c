/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-cli-values.h"
#include "adc-index.h"

#include <glib/gi18n-lib.h>

static void
build_result (JsonBuilder *builder, AdcSearchResult *result)
{
  AdcEntry *entry = adc_search_result_get_entry (result);
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);
  g_autofree char *text = adc_cli_dup_text (entry);

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_game_get_id (game));
  adc_cli_add_string (builder, "kind", adc_kind_get_name (adc_entry_get_kind (entry)));
  adc_cli_add_string (builder, "id", adc_entry_get_id (entry));
  adc_cli_add_string (builder, "title", adc_search_result_get_title (result));
  adc_cli_add_string (builder, "text", text);
  json_builder_set_member_name (builder, "score");
  json_builder_add_double_value (builder, adc_search_result_get_score (result));
  json_builder_end_object (builder);
}

static void
print_json (const char *query, const char *corrected, GPtrArray *results)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "query", query);
  adc_cli_add_string (builder, "corrected", corrected);
  json_builder_set_member_name (builder, "results");
  json_builder_begin_array (builder);
  for (guint i = 0; i < results->len; i++)
    build_result (builder, results->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}

static void
print_result (AdcSearchResult *result)
{
  AdcEntry *entry = adc_search_result_get_entry (result);
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);
  g_autofree char *snippet = adc_search_result_format_snippet (result, adc_cli_get_bold (),
                                                               adc_cli_get_plain ());
  /* Translators: the title of an entry, its kind, its game */
  g_autofree char *heading = g_strdup_printf (_("%s (%s, %s)"),
                                              adc_search_result_get_title (result),
                                              adc_kind_get_title (adc_entry_get_kind (entry)),
                                              adc_game_get_title (game));

  adc_cli_print_heading (heading);
  if (*snippet != '\0')
    adc_cli_print_text (snippet, 2);
  adc_cli_print ("  adc show %s %s %s\n", adc_game_get_id (game),
                 adc_kind_get_name (adc_entry_get_kind (entry)), adc_entry_get_id (entry));
}

static void
print_results (const char *query, const char *corrected, GPtrArray *results)
{
  if (corrected != NULL) {
    adc_cli_print (_("Showing what there is on “%s”."), corrected);
    adc_cli_print ("\n\n");
  }

  if (results->len == 0) {
    adc_cli_print (_("Nothing was found on “%s”."), query);
    adc_cli_print ("\n");
  }

  for (guint i = 0; i < results->len; i++) {
    if (i > 0)
      adc_cli_print ("\n");
    print_result (results->pdata[i]);
  }
}

int
adc_cli_search (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (FALSE);
  g_autofree char *query = g_strjoinv (" ", (char **) options->arguments);
  AdcQuery asked = { .game = options->game, .limit = options->limit };
  g_autofree char *corrected = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcIndex) index = NULL;
  g_autoptr(GPtrArray) results = NULL;

  if (options->game != NULL && adc_cli_find_game (library, options->game) == NULL)
    return ADC_CLI_USAGE;

  index = adc_index_new (library, &error);
  if (index != NULL)
    results = adc_index_search (index, query, &asked, &corrected, &error);
  if (results == NULL) {
    adc_cli_complain ("%s", error->message);
    return ADC_CLI_FAILED;
  }

  if (options->json)
    print_json (query, corrected, results);
  else
    print_results (query, corrected, results);

  return ADC_CLI_OK;
}
