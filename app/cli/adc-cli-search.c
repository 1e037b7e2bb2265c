/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-cli-values.h"
#include "adc-index-cache.h"

#include <glib/gi18n-lib.h>

static void
build_result (JsonBuilder *builder, AdcSearchResult *result, AdcLibrary *library)
{
  g_autofree char *location = adc_search_result_dup_location (result);
  AdcEntry *entry = adc_library_find (library, location);
  g_autofree char *text = entry != NULL ? adc_cli_dup_text (entry) : NULL;

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_search_result_get_game (result));
  adc_cli_add_string (builder, "kind", adc_kind_get_name (adc_search_result_get_kind (result)));
  adc_cli_add_string (builder, "id", adc_search_result_get_id (result));
  adc_cli_add_string (builder, "title", adc_search_result_get_title (result));
  adc_cli_add_string (builder, "other_title", adc_search_result_get_other_title (result));
  adc_cli_add_int (builder, "page", adc_search_result_get_page (result));
  adc_cli_add_string (builder, "text", text);
  json_builder_set_member_name (builder, "score");
  json_builder_add_double_value (builder, adc_search_result_get_score (result));
  json_builder_end_object (builder);
}

static void
print_json (const char *query, const AdcAnswer *answer, AdcLibrary *library)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "query", query);
  adc_cli_add_string (builder, "corrected", answer->corrected);
  adc_cli_add_int (builder, "found", answer->n_found);
  adc_cli_begin_array (builder, "results");
  for (guint i = 0; i < answer->results->len; i++)
    build_result (builder, answer->results->pdata[i], library);
  json_builder_end_array (builder);
  adc_cli_begin_array (builder, "nearest");
  for (guint i = 0; answer->nearest[i] != NULL; i++)
    json_builder_add_string_value (builder, answer->nearest[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}

static char *
dup_heading (AdcSearchResult *result)
{
  const char *title = adc_search_result_get_title (result);
  const char *kind = adc_search_result_get_kind_title (result);
  const char *game = adc_search_result_get_game_title (result);
  const guint page = adc_search_result_get_page (result);

  if (page > 0)
    /* Translators: the title of an entry, its kind, its game, its page in the printed rulebook */
    return g_strdup_printf (_("%s (%s, %s, p. %u)"), title, kind, game, page);

  /* Translators: the title of an entry, its kind, its game */
  return g_strdup_printf (_("%s (%s, %s)"), title, kind, game);
}

static void
print_result (AdcSearchResult *result)
{
  const char *other_title = adc_search_result_get_other_title (result);
  g_autofree char *snippet = adc_search_result_format_snippet (result, adc_cli_get_bold (),
                                                               adc_cli_get_plain ());
  g_autofree char *heading = dup_heading (result);

  adc_cli_print_heading (heading);
  if (other_title != NULL)
    adc_cli_print_text (other_title, 2);
  if (*snippet != '\0')
    adc_cli_print_text (snippet, 2);
  adc_cli_print ("  adc show %s %s %s\n", adc_search_result_get_game (result),
                 adc_kind_get_name (adc_search_result_get_kind (result)),
                 adc_search_result_get_id (result));
}

static void
print_nothing (const char *query, const AdcAnswer *answer)
{
  g_autofree char *nearest = g_strjoinv (", ", answer->nearest);

  adc_cli_print (_("Nothing was found on “%s”."), query);
  adc_cli_print ("\n");
  if (*nearest != '\0') {
    /* Translators: names of entries, separated by commas */
    adc_cli_print (_("The nearest names: %s"), nearest);
    adc_cli_print ("\n");
  }
}

static void
print_results (const char *query, const AdcAnswer *answer)
{
  if (answer->corrected != NULL) {
    /* Translators: do not translate --literal */
    adc_cli_print (_("Showing what there is on “%s”; --literal searches what you typed."),
                   answer->corrected);
    adc_cli_print ("\n\n");
  }

  if (answer->results->len == 0)
    print_nothing (query, answer);

  for (guint i = 0; i < answer->results->len; i++) {
    if (i > 0)
      adc_cli_print ("\n");
    print_result (answer->results->pdata[i]);
  }
}

static AdcIndex *
obtain_index (GError **error)
{
  g_autofree char *fingerprint = adc_index_cache_dup_fingerprint ();
  g_autoptr(GPtrArray) problems = NULL;
  AdcIndex *index = adc_index_cache_obtain (fingerprint, &problems, error);

  if (problems != NULL)
    adc_cli_tell_problems (problems, FALSE);
  return index;
}

int
adc_cli_search (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = NULL;
  g_autofree char *query = g_strjoinv (" ", (char **) options->arguments);
  AdcQuery asked = { .game = options->game, .limit = options->limit, .literal = options->literal,
                     .with_guide = options->game == NULL };
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcIndex) index = NULL;
  g_autoptr(AdcAnswer) answer = NULL;
  AdcKind kind;

  if (options->kind != NULL) {
    if (!adc_cli_find_kind (options->kind, &kind))
      return ADC_CLI_USAGE;
    asked.kinds = ADC_KIND_BIT (kind);
  }

  index = obtain_index (&error);
  if (index != NULL && options->game != NULL && !adc_index_has_game (index, options->game)) {
    library = adc_cli_load_library (FALSE);
    adc_cli_find_game (library, options->game); /* says what there is instead */
    return ADC_CLI_USAGE;
  }

  if (index != NULL)
    answer = adc_index_search (index, query, &asked, &error);
  if (answer == NULL) {
    adc_cli_complain ("%s", error->message);
    return ADC_CLI_FAILED;
  }

  if (options->json) {
    library = adc_cli_load_library (FALSE);
    print_json (query, answer, library);
  } else {
    print_results (query, answer);
  }

  return ADC_CLI_OK;
}
