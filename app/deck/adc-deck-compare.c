/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-compare.h"

static void
free_difference (gpointer data)
{
  AdcDeckDifference *difference = data;

  g_free (difference->name);
  g_free (difference->card);
  g_free (difference->zone);
  g_free (difference->category);
  g_free (difference);
}

static char *
dup_zone_title (AdcDeck *first, AdcDeck *second, AdcGame *game, const char *id)
{
  const AdcDeckZone *zone =
    adc_deck_kind_find_zone (adc_deck_get_deck_kind (first, game), id);

  if (zone == NULL)
    zone = adc_deck_kind_find_zone (adc_deck_get_deck_kind (second, game), id);

  return g_strdup (zone != NULL ? adc_deck_zone_get_title (zone) : id);
}

static AdcDeckDifference *
difference_new (AdcDeck *first, AdcDeck *second, AdcGame *game, const AdcDeckLine *line)
{
  AdcDeckDifference *difference = g_new0 (AdcDeckDifference, 1);

  difference->name = adc_deck_line_dup_name (line, game);
  difference->card = adc_deck_line_lookup (line, game) != NULL ? g_strdup (line->card) : NULL;
  difference->zone = dup_zone_title (first, second, game, line->zone);
  difference->category = g_strdup (adc_deck_line_get_category (line, game));
  return difference;
}

static int
compare_differences (gconstpointer a, gconstpointer b)
{
  const AdcDeckDifference *first = *(const AdcDeckDifference * const *) a;
  const AdcDeckDifference *second = *(const AdcDeckDifference * const *) b;
  int order = g_utf8_collate (first->category, second->category);

  if (order == 0)
    order = g_utf8_collate (first->name, second->name);

  return order != 0 ? order : g_utf8_collate (first->zone, second->zone);
}

GPtrArray *
adc_deck_compare (AdcDeck *first, AdcDeck *second, AdcGame *game)
{
  GPtrArray *differences = g_ptr_array_new_with_free_func (free_difference);
  GPtrArray *lines;

  g_return_val_if_fail (ADC_IS_DECK (first) && ADC_IS_DECK (second), differences);
  g_return_val_if_fail (ADC_IS_GAME (game), differences);

  lines = adc_deck_get_lines (first);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    const AdcDeckLine *other = adc_deck_find (second, line);

    if (other == NULL || other->count != line->count) {
      AdcDeckDifference *difference = difference_new (first, second, game, line);

      difference->n_first = line->count;
      difference->n_second = other != NULL ? other->count : 0;
      g_ptr_array_add (differences, difference);
    }
  }

  lines = adc_deck_get_lines (second);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (adc_deck_find (first, line) == NULL) {
      AdcDeckDifference *difference = difference_new (first, second, game, line);

      difference->n_second = line->count;
      g_ptr_array_add (differences, difference);
    }
  }
  g_ptr_array_sort (differences, compare_differences);

  return differences;
}
