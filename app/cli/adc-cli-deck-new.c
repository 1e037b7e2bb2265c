/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-deck.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-deck-exchange.h"
#include "adc-faction.h"

#include <glib/gi18n-lib.h>

static void
append_name (GString *names, const char *id)
{
  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", id);
}

static const AdcDeckKind *
find_kind (AdcGame *game, const char *id)
{
  const AdcDeckKind *kind = adc_game_find_deck_kind (game, id);
  GPtrArray *kinds = adc_game_get_deck_kinds (game);
  g_autoptr(GString) names = g_string_new (NULL);

  if (kind != NULL)
    return kind;

  for (guint i = 0; i < kinds->len; i++)
    append_name (names, ((const AdcDeckKind *) kinds->pdata[i])->id);
  /* Translators: the title of a game, what was asked for, what there is */
  adc_cli_complain (_("%s has no decks of the kind “%s”; there are %s."),
                    adc_game_get_title (game), id, names->str);
  return NULL;
}

/* One of those such decks are of, or none where they are of nobody. */
static gboolean
check_faction (AdcGame *game, const AdcDeckKind *kind, const char *id)
{
  g_autoptr(GPtrArray) factions = adc_deck_list_factions (game, kind);
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < factions->len; i++) {
    const char *faction = adc_entry_get_id (factions->pdata[i]);

    if (g_strcmp0 (faction, id) == 0)
      return TRUE;
    append_name (names, faction);
  }

  if (id != NULL && factions->len == 0)
    adc_cli_complain (_("Decks of the kind “%s” are of no faction: leave “%s” out."), kind->id, id);
  else if (id != NULL)
    adc_cli_complain (_("There are no such decks of “%s”; there are some of %s."), id, names->str);
  else if (factions->len > 0)
    adc_cli_complain (_("Say of which faction it is: %s."), names->str);
  else
    return TRUE;

  return FALSE;
}

static gboolean
check_players (AdcGame *game, guint n_players)
{
  guint min, max;

  adc_game_get_players (game, &min, &max);
  if (n_players == 0 || (n_players >= min && n_players <= max))
    return TRUE;

  /* Translators: the title of a game, the least and the most players, and what was given */
  adc_cli_complain (_("%s is for %u to %u players, not for %u."), adc_game_get_title (game), min,
                    max, n_players);
  return FALSE;
}

static gboolean
set_options (AdcDeck *deck, const AdcDeckKind *kind, const char *text)
{
  g_auto(GStrv) options = g_strsplit (text != NULL ? text : "", ",", -1);

  for (guint i = 0; options[i] != NULL; i++) {
    const char *option = g_strstrip (options[i]);
    const AdcDeckChoice *choice = adc_deck_kind_find_choice (kind, option);
    g_autoptr(GString) names = g_string_new (NULL);

    if (choice != NULL) {
      adc_deck_set_option (deck, choice->id, option);
      continue;
    }

    for (guint j = 0; j < kind->choices->len; j++) {
      GPtrArray *list = ((const AdcDeckChoice *) kind->choices->pdata[j])->options;

      for (guint k = 0; k < list->len; k++)
        append_name (names, ((const AdcDeckOption *) list->pdata[k])->id);
    }
    if (names->len > 0)
      /* Translators: what was asked for, what there is */
      adc_cli_complain (_("There is no option “%s”; there are %s."), option, names->str);
    else
      adc_cli_complain (_("There is no option “%s”: such decks have none."), option);
    return FALSE;
  }

  return TRUE;
}

/* A standard deck of what the command line names; FALSE: what is wrong has been said. */
static gboolean
create_deck (AdcCliDeck *self, const AdcCliOptions *options, const char *faction)
{
  const AdcDeckKind *kind;

  self->library = adc_cli_load_library (FALSE);
  self->game = adc_cli_find_game (self->library, options->arguments[0]);
  if (self->game == NULL)
    return FALSE;

  kind = find_kind (self->game, options->arguments[1]);
  if (kind == NULL || !check_faction (self->game, kind, faction) ||
      !check_players (self->game, options->players) ||
      (options->edition != NULL && !adc_cli_check_edition (self->game, options->edition)))
    return FALSE;

  self->deck =
    adc_deck_new_standard (self->game, kind, faction, options->edition, options->players);
  if (!set_options (self->deck, kind, options->option))
    return FALSE;

  adc_deck_fill_standard (self->deck, self->game); /* the options may call for another list */
  return TRUE;
}

static void
add_strangers (JsonBuilder *builder, GPtrArray *strangers)
{
  adc_cli_begin_array (builder, "strangers");
  for (guint i = 0; i < strangers->len; i++) {
    const AdcDeckStranger *stranger = strangers->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_int (builder, "line", stranger->line);
    adc_cli_add_string (builder, "name", stranger->name);
    adc_cli_add_string (builder, "nearest", stranger->nearest);
    adc_cli_add_string (builder, "message", stranger->message);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static gboolean
give_out (const AdcCliDeck *self, const AdcCliOptions *options, GPtrArray *strangers)
{
  if (options->json) {
    g_autoptr(JsonBuilder) builder = json_builder_new ();

    json_builder_begin_object (builder);
    adc_cli_deck_add_head (builder, self);
    adc_cli_deck_add_cards (builder, self);
    if (strangers != NULL)
      add_strangers (builder, strangers);
    json_builder_end_object (builder);
    adc_cli_print_json (builder);
  }

  return (options->json && options->output == NULL) ||
         adc_cli_deck_write (self->deck, options->output);
}

int
adc_cli_deck_new (const AdcCliOptions *options)
{
  g_auto(AdcCliDeck) deck = { 0 };

  if (!create_deck (&deck, options, options->arguments[2]))
    return ADC_CLI_USAGE;

  return give_out (&deck, options, NULL) ? ADC_CLI_OK : ADC_CLI_FAILED;
}

int
adc_cli_deck_import (const AdcCliOptions *options)
{
  const gboolean has_faction = options->arguments[3] != NULL;
  const char *list = options->arguments[has_faction ? 3 : 2];
  g_auto(AdcCliDeck) deck = { 0 };
  g_autoptr(GPtrArray) strangers = NULL;
  g_autofree char *text = NULL;

  if (!create_deck (&deck, options, has_faction ? options->arguments[2] : NULL))
    return ADC_CLI_USAGE;

  text = adc_cli_read_text (list, ADC_DECK_MAX_LIST_BYTES);
  if (text == NULL)
    return ADC_CLI_USAGE;

  adc_deck_clear (deck.deck);
  strangers = adc_deck_import (deck.deck, deck.game, text);
  for (guint i = 0; i < strangers->len; i++)
    adc_cli_complain ("%s", ((const AdcDeckStranger *) strangers->pdata[i])->message);

  return give_out (&deck, options, strangers) && strangers->len == 0 ? ADC_CLI_OK
                                                                     : ADC_CLI_FAILED;
}
