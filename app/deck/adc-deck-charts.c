/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-compare.h"

#include "adc-army-charts.h"

#include <glib/gi18n-lib.h>

#define UNKNOWN "?" /* the sort of cards whose value nobody knows */

static const AdcKind kinds[] = { ADC_KIND_UNIT, ADC_KIND_CARD };

/* What is left out of the game is no part of the deck. */
static gboolean
is_counted (const AdcDeckKind *kind, const AdcDeckLine *line)
{
  const AdcDeckZone *zone = adc_deck_kind_find_zone (kind, line->zone);

  return zone == NULL || zone->is_counted;
}

static GPtrArray *
list_lines (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);
  GPtrArray *lines = adc_deck_get_lines (deck);
  GPtrArray *counted = g_ptr_array_new ();

  for (guint i = 0; i < lines->len; i++)
    if (is_counted (kind, lines->pdata[i]))
      g_ptr_array_add (counted, lines->pdata[i]);

  return counted;
}

static void
add_categories (GPtrArray *charts, GPtrArray *lines, AdcGame *game)
{
  AdcArmyChart *chart = adc_army_charts_add (charts, _("Categories"));

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    const char *category = adc_deck_line_get_category (line, game);
    guint position;

    if (!g_ptr_array_find_with_equal_func (chart->labels, category, g_str_equal, &position)) {
      position = chart->labels->len;
      adc_army_chart_add_sort (chart, category, 0);
    }
    g_array_index (chart->counts, guint, position) += line->count;
  }
}

/* The words of a line's value, none of them where nobody knows it; NULL: it has no such thing. */
static GStrv
list_words (const AdcDeckLine *line, AdcGame *game, AdcStatRole role)
{
  AdcEntry *entry = adc_deck_line_lookup (line, game);
  const AdcKind kind = entry != NULL ? adc_entry_get_kind (entry) : ADC_KIND_CARD;
  AdcStat *stat = kind == ADC_KIND_UNIT || kind == ADC_KIND_CARD
                    ? adc_game_find_stat_by_role (game, kind, role)
                    : NULL;
  const char *own = NULL;

  if (stat == NULL)
    return NULL;
  if (entry != NULL)
    return adc_piece_concerns (ADC_PIECE (entry), stat)
             ? adc_army_list_words (ADC_PIECE (entry), stat)
             : NULL;
  if (line->values != NULL)
    own = g_hash_table_lookup (line->values, adc_stat_get_id (stat));

  return adc_army_split_words (own != NULL ? own : "");
}

static gboolean
has_words (GStrv words)
{
  return words[0] != NULL && *words[0] != '\0';
}

static void
count_words (GPtrArray *sorts, GArray *counts, const AdcDeckLine *line, GStrv words)
{
  for (guint i = 0; words[i] != NULL; i++) {
    guint position;

    /* A word twice is still one card. */
    if (!g_strv_contains ((const char * const *) words + i + 1, words[i]) &&
        g_ptr_array_find_with_equal_func (sorts, words[i], g_str_equal, &position))
      g_array_index (counts, guint, position) += line->count;
  }
}

/* The sorts that any piece of the game or a card of the owner's own is of. */
static GPtrArray *
list_sorts (GPtrArray *lines, AdcGame *game, AdcStatRole role)
{
  GPtrArray *sorts = adc_army_sorts_new ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    AdcStat *stat = adc_game_find_stat_by_role (game, kinds[i], role);

    if (stat != NULL)
      adc_army_sorts_add_all (sorts, game, kinds[i], stat);
  }
  for (guint i = 0; i < lines->len; i++) {
    g_auto(GStrv) words = list_words (lines->pdata[i], game, role);

    for (guint j = 0; words != NULL && words[j] != NULL; j++)
      adc_army_sorts_add (sorts, words[j]);
  }
  adc_army_sorts_complete (sorts);

  return sorts;
}

/* Of the pieces that have such a thing; FALSE: nobody knows it of any, and there is no chart. */
static gboolean
add_profile (GPtrArray *charts, GPtrArray *lines, AdcGame *game, AdcStatRole role)
{
  g_autoptr(GPtrArray) sorts = list_sorts (lines, game, role);
  g_autoptr(GArray) counts = g_array_new (FALSE, TRUE, sizeof (guint));
  AdcStat *stat = NULL;
  AdcArmyChart *chart;
  guint n_known = 0, n_unknown = 0;

  for (guint i = 0; stat == NULL && i < G_N_ELEMENTS (kinds); i++)
    stat = adc_game_find_stat_by_role (game, kinds[i], role);

  g_array_set_size (counts, sorts->len);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    g_auto(GStrv) words = list_words (line, game, role);

    if (words == NULL)
      continue;

    if (has_words (words))
      n_known += line->count;
    else
      n_unknown += line->count;
    count_words (sorts, counts, line, words);
  }
  if (n_known == 0)
    return FALSE;

  chart = adc_army_charts_add (charts, adc_stat_get_title (stat));
  chart->is_profile = TRUE;
  chart->has_repeats = adc_stat_get_kind (stat) == ADC_STAT_INTEGERS;
  for (guint i = 0; i < sorts->len; i++)
    adc_army_chart_add_sort (chart, sorts->pdata[i], g_array_index (counts, guint, i));
  if (n_unknown > 0)
    adc_army_chart_add_sort (chart, UNKNOWN, n_unknown);

  return TRUE;
}

GPtrArray *
adc_deck_list_charts (AdcDeck *deck, AdcGame *game)
{
  GPtrArray *charts = adc_army_charts_new ();
  g_autoptr(GPtrArray) lines = NULL;

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), charts);

  lines = list_lines (deck, game);
  if (lines->len == 0)
    return charts;

  add_categories (charts, lines, game);
  add_profile (charts, lines, game, ADC_ROLE_COST);
  if (!add_profile (charts, lines, game, ADC_ROLE_INITIATIVE) &&
      !add_profile (charts, lines, game, ADC_ROLE_SCORE))
    add_profile (charts, lines, game, ADC_ROLE_TOUGHNESS);

  return charts;
}
