/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-filter.h"

#include "adc-zone.h"

#include <string.h>

/* Abilities may have an amount after a colon. */
static gboolean
has_word (const char *text, const char *word)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    words[i][strcspn (words[i], ":@")] = '\0';
    if (g_str_equal (words[i], word))
      return TRUE;
  }

  return FALSE;
}

AdcDeckMatch
adc_deck_match_value (AdcPiece *piece, const char *stat, const char *value)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  AdcStat *described =
    game != NULL ? adc_game_get_stat (game, adc_entry_get_kind (ADC_ENTRY (piece)), stat) : NULL;
  const AdcValue *known = adc_piece_get_value (piece, stat);

  if (described == NULL)
    return ADC_DECK_MATCH_NO;
  if (known == NULL)
    return adc_piece_concerns (piece, described) ? ADC_DECK_MATCH_UNKNOWN : ADC_DECK_MATCH_NO;
  if (has_word (known->text, value))
    return ADC_DECK_MATCH_YES;

  return known->complete || !adc_stat_is_list (described) ? ADC_DECK_MATCH_NO
                                                          : ADC_DECK_MATCH_UNKNOWN;
}

/* A card without a name, or of which nobody says anything, may be any. */
static AdcDeckMatch
match_other (const AdcDeckLine *line, const char *card, const char *stat, const char *value)
{
  const char *text;

  if (card != NULL && g_strcmp0 (card, line->card) == 0)
    return ADC_DECK_MATCH_YES;
  if (card != NULL)
    return line->values != NULL && line->name != NULL ? ADC_DECK_MATCH_NO : ADC_DECK_MATCH_UNKNOWN;
  if (stat == NULL)
    return ADC_DECK_MATCH_YES;

  text = line->values != NULL ? g_hash_table_lookup (line->values, stat) : NULL;
  if (text == NULL)
    return ADC_DECK_MATCH_UNKNOWN;

  return g_str_equal (text, value) ? ADC_DECK_MATCH_YES : ADC_DECK_MATCH_NO;
}

AdcDeckMatch
adc_deck_match_line (const AdcDeckLine *line, AdcGame *game, const char *card, const char *stat,
                     const char *value)
{
  AdcEntry *entry = adc_deck_line_lookup (line, game);

  if (entry == NULL)
    return match_other (line, card, stat, value);
  if (card != NULL)
    return g_str_equal (card, adc_entry_get_id (entry)) ? ADC_DECK_MATCH_YES : ADC_DECK_MATCH_NO;
  if (stat == NULL)
    return ADC_DECK_MATCH_YES;

  return ADC_IS_PIECE (entry) ? adc_deck_match_value (ADC_PIECE (entry), stat, value)
                              : ADC_DECK_MATCH_NO;
}

static const char *
get_kind_title (AdcGame *game, AdcKind kind, const char *stat_id, const char *value)
{
  AdcStat *stat = adc_game_get_stat (game, kind, stat_id);
  AdcEntry *entry = adc_game_lookup (game, value); /* a type or an ability */

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title, *id = adc_stat_get_option (stat, i, &title);

    if (g_str_equal (id, value))
      return title;
  }

  return stat != NULL && entry != NULL ? adc_entry_get_title (entry) : NULL;
}

const char *
adc_deck_get_value_title (AdcGame *game, const char *stat, const char *value)
{
  const char *title = get_kind_title (game, ADC_KIND_CARD, stat, value);

  if (title == NULL)
    title = get_kind_title (game, ADC_KIND_UNIT, stat, value);

  return title != NULL ? title : value;
}

static gboolean
is_wanted_zone (const AdcDeckFilter *self, AdcZone *zone)
{
  AdcZoneKind kind;

  return self->value == NULL || (adc_zone_kind_from_name (self->value, &kind) &&
                                 adc_zone_get_zone_kind (zone) == kind);
}

static gboolean
is_owned (const AdcDeckFilter *self, gboolean has_factions, AdcFaction *faction, AdcPiece *piece)
{
  const gboolean is_shared = adc_piece_is_shared (piece);
  const gboolean is_nobodys = !is_shared && adc_piece_get_faction (piece) == NULL;
  const gboolean is_own = !is_shared && !is_nobodys &&
                          (faction == NULL || adc_faction_owns (faction, piece));

  switch (self->whose) {
  case ADC_DECK_WHOSE_OWN:
    return is_own;
  case ADC_DECK_WHOSE_SHARED:
    return is_shared;
  case ADC_DECK_WHOSE_NOBODY:
    return is_nobodys;
  case ADC_DECK_WHOSE_ANY:
    break;
  }

  return !has_factions || is_own || is_shared || is_nobodys;
}

gboolean
adc_deck_filter_matches (const AdcDeckFilter *self,
                         gboolean has_factions, AdcFaction *faction, AdcEntry *entry)
{
  if (self->is_any)
    return FALSE;
  if (self->card != NULL)
    return g_str_equal (self->card, adc_entry_get_id (entry));
  if (adc_entry_get_kind (entry) != self->on)
    return FALSE;
  if (ADC_IS_ZONE (entry))
    return is_wanted_zone (self, ADC_ZONE (entry));

  return ADC_IS_PIECE (entry) && is_owned (self, has_factions, faction, ADC_PIECE (entry)) &&
         (self->stat == NULL ||
          adc_deck_match_value (ADC_PIECE (entry), self->stat, self->value) == ADC_DECK_MATCH_YES);
}
