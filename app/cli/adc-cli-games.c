/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"

#include <glib/gi18n-lib.h>

static guint
count_entries (AdcGame *game, AdcKind kind)
{
  return g_list_model_get_n_items (adc_game_get_entries (game, kind));
}

static void
build_game (JsonBuilder *builder, AdcGame *game)
{
  guint min, max;

  adc_game_get_players (game, &min, &max);
  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "id", adc_game_get_id (game));
  adc_cli_add_string (builder, "title", adc_game_get_title (game));
  adc_cli_add_titles (builder, adc_game_get_title_text (game));
  adc_cli_add_string (builder, "summary", adc_game_get_summary (game));

  json_builder_set_member_name (builder, "players");
  json_builder_begin_object (builder);
  adc_cli_add_int (builder, "min", min);
  adc_cli_add_int (builder, "max", max);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "counts");
  json_builder_begin_object (builder);
  for (guint kind = 0; kind < ADC_N_KINDS; kind++)
    adc_cli_add_int (builder, adc_kind_get_name (kind), count_entries (game, kind));
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "users_own");
  json_builder_add_boolean_value (builder, adc_game_is_users_own (game));
  json_builder_end_object (builder);
}

static char *
format_players (AdcGame *game)
{
  guint min, max;

  adc_game_get_players (game, &min, &max);
  if (min == max)
    return g_strdup_printf (ngettext ("%u player", "%u players", max), max);

  /* Translators: how many may play, the fewest and the most */
  return g_strdup_printf (_("%u to %u players"), min, max);
}

static char *
format_counts (AdcGame *game)
{
  GString *counts = g_string_new (NULL);

  for (guint kind = 0; kind < ADC_N_KINDS; kind++) {
    if (count_entries (game, kind) == 0)
      continue;

    g_string_append (counts, counts->len > 0 ? ", " : "");
    /* Translators: a kind of entries and how many there are, as in “Rules: 12” */
    g_string_append_printf (counts, _("%s: %u"), adc_kind_get_plural (kind),
                            count_entries (game, kind));
  }

  return g_string_free (counts, FALSE);
}

static void
print_game (AdcGame *game)
{
  g_autofree char *players = format_players (game);
  g_autofree char *counts = format_counts (game);

  adc_cli_print ("%s%s%s  %s\n", adc_cli_get_bold (), adc_game_get_id (game), adc_cli_get_plain (),
                 adc_game_get_title (game));
  if (adc_game_is_users_own (game))
    adc_cli_print_text (_("Added by you"), 2);
  adc_cli_print_text (players, 2);
  adc_cli_print_text (counts, 2);
}

int
adc_cli_games (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (TRUE);
  g_autoptr(JsonBuilder) builder = json_builder_new ();
  const guint n_games = g_list_model_get_n_items (G_LIST_MODEL (library));

  json_builder_begin_array (builder);
  for (guint i = 0; i < n_games; i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    if (options->json)
      build_game (builder, game);
    else
      print_game (game);
  }
  json_builder_end_array (builder);

  if (options->json)
    adc_cli_print_json (builder);
  if (n_games > 0)
    return ADC_CLI_OK;

  adc_cli_complain (_("There is no game."));
  return ADC_CLI_FAILED;
}
