/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-wish.h"

#include <glib/gi18n-lib.h>

void
adc_deck_wish_clear (AdcDeckWish *self)
{
  g_clear_pointer (&self->card, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->stat, g_free);
  g_clear_pointer (&self->value, g_free);
}

void
adc_deck_wish_free (AdcDeckWish *self)
{
  adc_deck_wish_clear (self);
  g_free (self);
}

static AdcDeckWish *
add_wish (GPtrArray *wishes)
{
  AdcDeckWish *wish = g_new0 (AdcDeckWish, 1);

  wish->at_least = 1;
  g_ptr_array_add (wishes, wish);
  return wish;
}

static void
list_cards (GPtrArray *wishes, AdcDeck *deck, AdcGame *game)
{
  g_autoptr(GHashTable) cards = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *lines = adc_deck_get_lines (deck);

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    AdcDeckWish *wish;

    if (line->card == NULL && line->name == NULL)
      continue;
    if (!(line->card != NULL ? g_hash_table_add (cards, line->card)
                             : g_hash_table_add (names, line->name)))
      continue;

    wish = add_wish (wishes);
    wish->card = g_strdup (line->card);
    if (adc_deck_line_lookup (line, game) == NULL) /* it is called nothing else any more */
      wish->name = g_strdup (line->name);
  }
}

static const char *
get_value (const AdcDeckLine *line, AdcGame *game, AdcKind kind, const char *stat)
{
  AdcEntry *entry = adc_deck_line_lookup (line, game);
  const AdcValue *value;

  if (entry == NULL)
    return line->values != NULL ? g_hash_table_lookup (line->values, stat) : NULL;
  if (!ADC_IS_PIECE (entry) || adc_entry_get_kind (entry) != kind)
    return NULL;

  value = adc_piece_get_value (ADC_PIECE (entry), stat);
  return value != NULL ? value->text : NULL;
}

static void
list_values (GPtrArray *wishes, GHashTable *done, AdcDeck *deck, AdcGame *game, AdcKind kind,
             const char *stat)
{
  GPtrArray *lines = adc_deck_get_lines (deck);

  for (guint i = 0; i < lines->len; i++) {
    const char *value = get_value (lines->pdata[i], game, kind, stat);
    AdcDeckWish *wish;

    if (value == NULL || *value == '\0' ||
        !g_hash_table_add (done, g_strconcat (stat, " ", value, NULL)))
      continue;

    wish = add_wish (wishes);
    wish->stat = g_strdup (stat);
    wish->value = g_strdup (value);
  }
}

static void
list_categories (GPtrArray *wishes, AdcDeck *deck, AdcGame *game)
{
  static const AdcKind kinds[] = { ADC_KIND_UNIT, ADC_KIND_CARD };
  g_autoptr(GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GListModel *stats = adc_game_get_stats (game, kinds[i]);

    for (guint j = 0; j < g_list_model_get_n_items (stats); j++) {
      g_autoptr(AdcStat) stat = g_list_model_get_item (stats, j);

      if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE || adc_stat_get_kind (stat) == ADC_STAT_TYPE)
        list_values (wishes, done, deck, game, kinds[i], adc_stat_get_id (stat));
    }
  }
}

GPtrArray *
adc_deck_list_wishes (AdcDeck *deck, AdcGame *game, gboolean categories)
{
  GPtrArray *wishes;

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), NULL);

  wishes = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_deck_wish_free);
  if (categories)
    list_categories (wishes, deck, game);
  else
    list_cards (wishes, deck, game);

  return wishes;
}

char *
adc_deck_wish_dup_title (const AdcDeckWish *self, AdcGame *game)
{
  const AdcDeckLine line = { .card = self->card, .name = self->name };

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  if (self->card != NULL || self->name != NULL)
    return adc_deck_line_dup_name (&line, game);
  if (self->stat != NULL)
    return g_strdup (adc_deck_get_value_title (game, self->stat, self->value));

  return g_strdup (_("Any card"));
}

AdcDeckMatch
adc_deck_wish_match (const AdcDeckWish *self, AdcGame *game, const AdcDeckLine *line)
{
  if (self->card != NULL || self->name == NULL)
    return adc_deck_match_line (line, game, self->card, self->stat, self->value);

  if (adc_deck_line_lookup (line, game) != NULL)
    return ADC_DECK_MATCH_NO;
  if (line->name == NULL)
    return ADC_DECK_MATCH_UNKNOWN;

  return g_str_equal (self->name, line->name) ? ADC_DECK_MATCH_YES : ADC_DECK_MATCH_NO;
}
