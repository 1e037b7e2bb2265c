/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-deck.h"

#include "adc-cli-json.h"
#include "adc-cli-library.h"
#include "adc-cli-output.h"
#include "adc-cli-table.h"
#include "adc-cli-values.h"
#include "adc-edition.h"
#include "adc-pile.h"

#include <glib/gi18n-lib.h>

#define EVERYBODY "all" /* instead of a faction */

typedef struct {
  AdcGame    *game;
  AdcFaction *faction; /* NULL: what every faction has */
  const char *edition; /* NULL: the game has but one */
  const char *deck;    /* NULL: all of them */
} Question;

static gboolean
find_faction (Question *question, const char *id)
{
  AdcEntry *faction = adc_game_lookup (question->game, id);

  if (g_str_equal (id, EVERYBODY) && !ADC_IS_FACTION (faction))
    return TRUE;

  faction = adc_cli_find_entry (question->game, ADC_KIND_FACTION, id);
  if (faction == NULL)
    return FALSE;

  question->faction = ADC_FACTION (faction);
  return TRUE;
}

static AdcStat *
get_stat (const Question *question, AdcStatRole role)
{
  return adc_game_find_stat_by_role (question->game, ADC_KIND_CARD, role);
}

gboolean
adc_cli_check_edition (AdcGame *game, const char *id)
{
  AdcStat *stat = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_EDITION);
  g_autoptr(GString) names = g_string_new (NULL);

  if (adc_edition_is_box (stat, id))
    return TRUE;

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *option = adc_stat_get_option (stat, i, NULL);

    if (adc_edition_is_box (stat, option))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", option);
  }

  if (names->len == 0)
    adc_cli_complain (_("The cards of %s are all of one edition."), adc_game_get_title (game));
  else
    /* Translators: the title of a game, what was asked for, what there is */
    adc_cli_complain (_("%s has no edition “%s”; there are %s."), adc_game_get_title (game), id,
                      names->str);
  return FALSE;
}

static gboolean
find_edition (Question *question, const char *id)
{
  question->edition =
    id != NULL ? id : adc_edition_get_default (get_stat (question, ADC_ROLE_EDITION));

  return id == NULL || adc_cli_check_edition (question->game, id);
}

static gboolean
find_deck (Question *question, const char *id)
{
  AdcStat *stat = get_stat (question, ADC_ROLE_DECK);
  g_autoptr(GString) names = g_string_new (NULL);

  question->deck = id;
  if (id == NULL || adc_piles_know (question->game, id))
    return TRUE;

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", adc_stat_get_option (stat, i, NULL));

  if (names->len == 0)
    g_string_append (names, ADC_PILE_CARDS);
  /* Translators: the title of a game, what was asked for, what there is */
  adc_cli_complain (_("%s has no deck “%s”; there are %s."), adc_game_get_title (question->game),
                    id, names->str);
  return FALSE;
}

static gboolean
is_wanted (const Question *question, const AdcPile *pile)
{
  return question->deck == NULL || g_str_equal (question->deck, pile->id);
}

static void
add_pile (JsonBuilder *builder, const AdcPile *pile)
{
  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "id", pile->id);
  adc_cli_add_string (builder, "title", pile->title);
  adc_cli_begin_array (builder, "cards");
  for (guint i = 0; i < pile->cards->len; i++) {
    AdcEntry *card = pile->cards->pdata[i];

    json_builder_begin_object (builder);
    adc_cli_add_string (builder, "id", adc_entry_get_id (card));
    adc_cli_add_string (builder, "title", adc_entry_get_title (card));
    adc_cli_build_values (builder, card);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  adc_cli_add_int (builder, "count", pile->n_cards);
  adc_cli_add_int (builder, "unknown", pile->n_unknown);
  json_builder_end_object (builder);
}

static void
print_json (const Question *question, GPtrArray *piles)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  adc_cli_add_string (builder, "game", adc_game_get_id (question->game));
  adc_cli_add_string (builder, "faction",
                      question->faction != NULL ? adc_entry_get_id (ADC_ENTRY (question->faction))
                                                : NULL);
  adc_cli_add_string (builder, "edition", question->edition);
  adc_cli_begin_array (builder, "decks");
  for (guint i = 0; i < piles->len; i++)
    if (is_wanted (question, piles->pdata[i]))
      add_pile (builder, piles->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  adc_cli_print_json (builder);
}

static void
print_pile (const AdcPile *pile)
{
  g_autoptr(GPtrArray) table = adc_cli_table_new ();
  g_autoptr(GPtrArray) stats = adc_pile_list_stats (pile);
  GPtrArray *row = adc_cli_table_add_row (table);

  g_ptr_array_add (row, g_strdup (pile->title));
  for (guint i = 0; i < stats->len; i++)
    g_ptr_array_add (row, g_strdup (adc_stat_get_title (stats->pdata[i])));

  for (guint i = 0; i < pile->cards->len; i++) {
    row = adc_cli_table_add_row (table);
    g_ptr_array_add (row, g_strdup (adc_entry_get_title (pile->cards->pdata[i])));
    for (guint j = 0; j < stats->len; j++)
      adc_cli_table_add_value (row, pile->cards->pdata[i], stats->pdata[j]);
  }

  adc_cli_table_print (table);
  adc_cli_print (ngettext ("%u card", "%u cards", pile->n_cards), pile->n_cards);
  if (pile->n_unknown > 0)
    /* Translators: of the cards of a deck, those on which nobody knows what stands */
    adc_cli_print (ngettext (", of which %u unknown", ", of which %u unknown", pile->n_unknown),
                   pile->n_unknown);
  adc_cli_print ("\n\n");
}

static void
print_piles (const Question *question, GPtrArray *piles)
{
  gboolean has_any = FALSE;

  for (guint i = 0; i < piles->len; i++)
    if (is_wanted (question, piles->pdata[i])) {
      print_pile (piles->pdata[i]);
      has_any = TRUE;
    }

  if (has_any)
    adc_cli_table_print_signs ();
  else
    adc_cli_print ("%s\n", _("There is no such card."));
}

int
adc_cli_deck (const AdcCliOptions *options)
{
  g_autoptr(AdcLibrary) library = adc_cli_load_library (FALSE);
  g_autoptr(GPtrArray) piles = NULL;
  Question question = { .game = adc_cli_find_game (library, options->arguments[0]) };

  if (question.game == NULL || !find_faction (&question, options->arguments[1]) ||
      !find_edition (&question, options->edition) || !find_deck (&question, options->deck))
    return ADC_CLI_USAGE;

  piles = adc_piles_list (question.game, question.faction, question.edition);
  if (options->json)
    print_json (&question, piles);
  else
    print_piles (&question, piles);

  return ADC_CLI_OK;
}
