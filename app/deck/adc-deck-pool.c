/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-pool.h"

#include "adc-army.h"
#include "adc-deck-filter.h"
#include "adc-edition.h"
#include "adc-faction.h"
#include "adc-zone.h"

#include <glib/gi18n-lib.h>

const AdcDeckKind *
adc_deck_get_deck_kind (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckKind *kind = adc_game_find_deck_kind (game, adc_deck_get_kind (deck));

  return kind != NULL ? kind : adc_game_find_deck_kind (game, ADC_DECK_KIND_FREE);
}

const char *
adc_deck_get_chosen (AdcDeck *deck, const AdcDeckChoice *choice)
{
  const char *option = adc_deck_get_option (deck, choice->id);

  for (guint i = 0; i < choice->options->len; i++)
    if (g_strcmp0 (((AdcDeckOption *) choice->options->pdata[i])->id, option) == 0)
      return option;

  return ((AdcDeckOption *) choice->options->pdata[0])->id;
}

static AdcFaction *
get_faction (AdcDeck *deck, AdcGame *game)
{
  const char *id = adc_deck_get_faction (deck);
  AdcEntry *entry = id != NULL ? adc_game_lookup (game, id) : NULL;

  return ADC_IS_FACTION (entry) ? ADC_FACTION (entry) : NULL;
}

static const char *
get_edition (AdcDeck *deck, AdcGame *game)
{
  AdcStat *stat = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_EDITION);
  const char *edition = adc_deck_get_edition (deck);

  return adc_edition_is_box (stat, edition) ? edition : adc_edition_get_default (stat);
}

static guint
get_players (AdcDeck *deck, AdcGame *game)
{
  guint min, max;

  adc_game_get_players (game, &min, &max);
  return adc_deck_get_players (deck) > 0 ? CLAMP (adc_deck_get_players (deck), min, max)
                                         : MAX (min, MIN (2, max));
}

static gboolean
has_option (AdcDeck *deck, const AdcDeckKind *kind, const char *option)
{
  const AdcDeckChoice *choice = adc_deck_kind_find_choice (kind, option);

  return choice != NULL && g_str_equal (adc_deck_get_chosen (deck, choice), option);
}

gboolean
adc_deck_fits (AdcDeck *deck, AdcGame *game, const AdcDeckWhen *when)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);
  AdcFaction *faction = get_faction (deck, game);
  const guint n_players = get_players (deck, game);

  if (when->min_players > 0 && (n_players < when->min_players || n_players > when->max_players))
    return FALSE;
  if (when->faction != NULL && g_strcmp0 (when->faction, adc_deck_get_faction (deck)) != 0 &&
      (faction == NULL || g_strcmp0 (when->faction, adc_faction_get_parent (faction)) != 0))
    return FALSE;
  if (when->edition != NULL && g_strcmp0 (when->edition, get_edition (deck, game)) != 0)
    return FALSE;
  for (guint i = 0; when->options != NULL && when->options[i] != NULL; i++)
    if (!has_option (deck, kind, when->options[i]))
      return FALSE;

  return TRUE;
}

const AdcDeckDeal *
adc_deck_find_deal (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);

  for (guint i = 0; i < kind->deals->len; i++) {
    const AdcDeckDeal *deal = kind->deals->pdata[i];

    if (adc_deck_fits (deck, game, &deal->when))
      return deal;
  }

  return NULL;
}

static gboolean
is_of_edition (AdcPiece *piece, AdcGame *game, const char *edition)
{
  AdcStat *stat =
    adc_game_find_stat_by_role (game, adc_entry_get_kind (ADC_ENTRY (piece)), ADC_ROLE_EDITION);
  const AdcValue *value =
    stat != NULL ? adc_piece_get_value (piece, adc_stat_get_id (stat)) : NULL;

  return adc_edition_includes (stat, edition, value != NULL ? value->text : NULL);
}

gboolean
adc_deck_admits (AdcDeck *deck, AdcGame *game, AdcEntry *entry)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);
  AdcFaction *faction = kind->has_factions ? get_faction (deck, game) : NULL;

  if (kind->has_editions && ADC_IS_PIECE (entry) &&
      !is_of_edition (ADC_PIECE (entry), game, get_edition (deck, game)))
    return FALSE;

  for (guint i = 0; i < kind->admits->len; i++)
    if (adc_deck_filter_matches (kind->admits->pdata[i], kind->has_factions, faction, entry))
      return TRUE;

  return FALSE;
}

GPtrArray *
adc_deck_list_pool (AdcDeck *deck, AdcGame *game)
{
  static const AdcKind kinds[] = { ADC_KIND_UNIT, ADC_KIND_CARD, ADC_KIND_ZONE };
  GPtrArray *pool = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), pool);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GListModel *entries = adc_game_get_entries (game, kinds[i]);

    for (guint j = 0; j < g_list_model_get_n_items (entries); j++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, j);

      if (adc_deck_admits (deck, game, entry))
        g_ptr_array_add (pool, g_steal_pointer (&entry));
    }
  }

  return pool;
}

/* A larger one, whose parts play its cards, is nobody's to play. */
static gboolean
is_part_of_none (GPtrArray *factions, AdcFaction *faction)
{
  for (guint i = 0; i < factions->len; i++)
    if (g_strcmp0 (adc_faction_get_parent (factions->pdata[i]),
                   adc_entry_get_id (ADC_ENTRY (faction))) == 0)
      return FALSE;

  return TRUE;
}

static gboolean
has_own (AdcGame *game, const AdcDeckKind *kind, AdcFaction *faction)
{
  static const AdcKind kinds[] = { ADC_KIND_UNIT, ADC_KIND_CARD };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GListModel *entries = adc_game_get_entries (game, kinds[i]);

    for (guint j = 0; j < g_list_model_get_n_items (entries); j++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, j);

      for (guint k = 0; k < kind->admits->len; k++)
        if (adc_deck_filter_matches (kind->admits->pdata[k], TRUE, faction, entry))
          return TRUE;
    }
  }

  return FALSE;
}

GPtrArray *
adc_deck_list_factions (AdcGame *game, const AdcDeckKind *kind)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GPtrArray) factions = adc_factions_list (game);

  for (guint i = 0; kind->has_factions && i < factions->len; i++)
    if (is_part_of_none (factions, factions->pdata[i]) && has_own (game, kind, factions->pdata[i]))
      g_ptr_array_add (found, g_object_ref (factions->pdata[i]));

  return found;
}

static const char *
get_option_title (AdcStat *stat, const char *option)
{
  for (guint i = 0; i < adc_stat_get_n_options (stat); i++) {
    const char *title, *id = adc_stat_get_option (stat, i, &title);

    if (g_strcmp0 (id, option) == 0)
      return title;
  }

  return NULL;
}

/* The pile a card belongs to or, in a game without piles, what its first choice says. */
static const char *
get_card_category (AdcPiece *card, AdcGame *game)
{
  AdcStat *deck = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK);
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_CARD);
  AdcStat *stat = deck;
  const AdcValue *value;

  for (guint i = 0; stat == NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) choice = g_list_model_get_item (stats, i);

    if (adc_stat_get_kind (choice) == ADC_STAT_CHOICE && adc_stat_get_role (choice) == ADC_ROLE_NONE)
      stat = choice; /* the game keeps it alive */
  }

  value = stat != NULL ? adc_piece_get_value (card, adc_stat_get_id (stat)) : NULL;
  return value != NULL ? get_option_title (stat, value->text) : NULL;
}

static const char *
get_own_category (const AdcDeckLine *line, AdcGame *game)
{
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_CARD);

  for (guint i = 0; line->values != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const char *text = g_hash_table_lookup (line->values, adc_stat_get_id (stat));
    const char *title =
      text != NULL && adc_stat_get_kind (stat) == ADC_STAT_CHOICE ? get_option_title (stat, text)
                                                                  : NULL;

    if (title != NULL)
      return title;
  }

  return _("Unknown");
}

const char *
adc_deck_line_get_category (const AdcDeckLine *line, AdcGame *game)
{
  AdcEntry *entry = adc_deck_line_lookup (line, game);
  const char *category = NULL;

  if (entry == NULL)
    return get_own_category (line, game);

  if (ADC_IS_ZONE (entry))
    category = adc_zone_get_kind_title (ADC_ZONE (entry));
  else if (adc_entry_get_kind (entry) == ADC_KIND_CARD)
    category = get_card_category (ADC_PIECE (entry), game);
  else if (ADC_IS_PIECE (entry) && adc_piece_get_unit_type (ADC_PIECE (entry)) != NULL)
    category = adc_entry_get_title (adc_piece_get_unit_type (ADC_PIECE (entry)));

  return category != NULL ? category : adc_kind_get_plural (adc_entry_get_kind (entry));
}

int
adc_deck_get_copies (AdcEntry *entry)
{
  if (!ADC_IS_PIECE (entry))
    return 1;

  return adc_army_knows_copies (ADC_PIECE (entry)) ? (int) adc_army_get_copies (ADC_PIECE (entry))
                                                   : -1;
}

static gboolean
admits (const AdcDeckKind *kind, AdcKind on)
{
  for (guint i = 0; i < kind->admits->len; i++) {
    const AdcDeckFilter *filter = kind->admits->pdata[i];

    if (filter->card == NULL && filter->on == on)
      return TRUE;
  }

  return FALSE;
}

char *
adc_deck_format_count (AdcGame *game, const AdcDeckKind *kind, guint count)
{
  g_return_val_if_fail (ADC_IS_GAME (game) && kind != NULL, NULL);

  if (admits (kind, ADC_KIND_UNIT) && adc_army_is_tiles (game))
    return g_strdup_printf (ngettext ("%u tile", "%u tiles", count), count);
  if (admits (kind, ADC_KIND_UNIT) && !admits (kind, ADC_KIND_CARD))
    return g_strdup_printf (ngettext ("%u piece", "%u pieces", count), count);

  return g_strdup_printf (ngettext ("%u card", "%u cards", count), count);
}
