/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-army-charts.h"

#include "adc-tile.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#define MAX_GAP 12 /* a longer row of numbers that nobody has is left out */

static void
free_chart (gpointer data)
{
  AdcArmyChart *chart = data;

  g_free (chart->title);
  g_ptr_array_unref (chart->labels);
  g_array_unref (chart->counts);
  g_free (chart);
}

GPtrArray *
adc_army_charts_new (void)
{
  return g_ptr_array_new_with_free_func (free_chart);
}

AdcArmyChart *
adc_army_charts_add (GPtrArray *charts, const char *title)
{
  AdcArmyChart *chart = g_new0 (AdcArmyChart, 1);

  chart->title = g_strdup (title);
  chart->labels = g_ptr_array_new_with_free_func (g_free);
  chart->counts = g_array_new (FALSE, TRUE, sizeof (guint));
  g_ptr_array_add (charts, chart);
  return chart;
}

void
adc_army_chart_add_sort (AdcArmyChart *self, const char *label, guint count)
{
  g_ptr_array_add (self->labels, g_strdup (label));
  g_array_append_val (self->counts, count);
}

GStrv
adc_army_split_words (const char *text)
{
  GStrv words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    words[i][strcspn (words[i], ":")] = '\0';

  return words;
}

GStrv
adc_army_list_words (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));

  return adc_army_split_words (value != NULL ? value->text : "");
}

/* The game keeps the pieces alive. */
static GArray *
count_copies (GListModel *pieces)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (AdcArmyCount));

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);
    const AdcArmyCount count = { piece, adc_army_get_copies (piece) };

    g_array_append_val (counts, count);
  }

  return counts;
}

guint
adc_army_count_word (GArray *counts, AdcStat *stat, const char *word)
{
  guint n_found = 0;

  for (guint i = 0; i < counts->len; i++) {
    const AdcArmyCount *count = &g_array_index (counts, AdcArmyCount, i);
    g_auto(GStrv) words = adc_army_list_words (count->piece, stat);

    if (g_strv_contains ((const char * const *) words, word))
      n_found += count->count;
  }

  return n_found;
}

static gboolean
is_number (const char *word)
{
  return g_ascii_isdigit (*word) || *word == '-';
}

/* Numbers in their order, then the words that stand for none. */
static int
compare_words (gconstpointer a, gconstpointer b)
{
  const char *first = *(const char * const *) a;
  const char *second = *(const char * const *) b;

  if (is_number (first) != is_number (second))
    return is_number (first) ? -1 : 1;
  if (is_number (first))
    return atoi (first) < atoi (second) ? -1 : atoi (first) > atoi (second);

  return strcmp (first, second);
}

GPtrArray *
adc_army_sorts_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

void
adc_army_sorts_add (GPtrArray *sorts, const char *word)
{
  if (*word != '\0' && !g_ptr_array_find_with_equal_func (sorts, word, g_str_equal, NULL))
    g_ptr_array_add (sorts, g_strdup (word));
}

void
adc_army_sorts_add_all (GPtrArray *sorts, AdcGame *game, AdcKind kind, AdcStat *stat)
{
  GListModel *pieces = adc_game_get_entries (game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);
    g_auto(GStrv) words = adc_army_list_words (piece, stat);

    for (guint j = 0; words[j] != NULL; j++)
      adc_army_sorts_add (sorts, words[j]);
  }
}

void
adc_army_sorts_complete (GPtrArray *sorts)
{
  guint n_found;

  g_ptr_array_sort (sorts, compare_words);
  n_found = sorts->len;
  for (guint i = 0; i + 1 < n_found && is_number (sorts->pdata[i + 1]); i++) {
    const gint64 here = atoi (sorts->pdata[i]);
    const gint64 next = atoi (sorts->pdata[i + 1]);

    for (gint64 number = here + 1; number < next && next - here <= MAX_GAP; number++) {
      g_autofree char *word = g_strdup_printf ("%" G_GINT64_FORMAT, number);

      adc_army_sorts_add (sorts, word);
    }
  }
  g_ptr_array_sort (sorts, compare_words);
}

static void
add_numbers (GPtrArray *charts, AdcGame *game, GArray *units, AdcStat *stat)
{
  g_autoptr(GPtrArray) sorts = adc_army_sorts_new ();
  AdcArmyChart *chart = adc_army_charts_add (charts, adc_stat_get_title (stat));

  adc_army_sorts_add_all (sorts, game, ADC_KIND_UNIT, stat);
  adc_army_sorts_complete (sorts);
  chart->is_profile = TRUE;
  chart->has_repeats = adc_stat_get_kind (stat) == ADC_STAT_INTEGERS;
  for (guint i = 0; i < sorts->len; i++)
    adc_army_chart_add_sort (chart, sorts->pdata[i],
                             adc_army_count_word (units, stat, sorts->pdata[i]));
}

/* A sort for each type of unit, or for each ability. */
static void
add_entries (GPtrArray *charts, AdcGame *game, GArray *units, AdcStat *stat, AdcKind kind)
{
  GListModel *entries = adc_game_get_entries (game, kind);
  AdcArmyChart *chart = adc_army_charts_add (charts, adc_stat_get_title (stat));

  chart->has_repeats = kind == ADC_KIND_ABILITY;
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

    adc_army_chart_add_sort (chart, adc_entry_get_title (entry),
                             adc_army_count_word (units, stat, adc_entry_get_id (entry)));
  }
}

static void
add_options (GPtrArray *charts, GArray *pieces, AdcStat *stat)
{
  AdcArmyChart *chart = adc_army_charts_add (charts, adc_stat_get_title (stat));

  for (guint i = 0; i < adc_stat_get_n_options (stat); i++) {
    const char *title;
    const char *id = adc_stat_get_option (stat, i, &title);

    adc_army_chart_add_sort (chart, title, adc_army_count_word (pieces, stat, id));
  }
}

/* What stands on the sides of its tiles. */
static void
add_sides (GPtrArray *charts, GArray *units)
{
  AdcArmyChart *chart = adc_army_charts_add (charts, _("Attack and Defence"));
  guint n_shooting = 0, n_striking = 0, n_armoured = 0, n_netting = 0;

  chart->has_repeats = TRUE;
  for (guint i = 0; i < units->len; i++) {
    const guint n_copies = g_array_index (units, AdcArmyCount, i).count;
    AdcTile tile;

    if (!adc_tile_read (g_array_index (units, AdcArmyCount, i).piece, &tile))
      continue;

    n_shooting += adc_sides_have_any (tile.ranged) || adc_sides_have_any (tile.beam) ? n_copies : 0;
    n_striking += adc_sides_have_any (tile.melee) ? n_copies : 0;
    n_armoured += adc_sides_have_any (tile.armour) ? n_copies : 0;
    n_netting += adc_sides_have_any (tile.net) ? n_copies : 0;
  }

  adc_army_chart_add_sort (chart, _("Tiles that shoot"), n_shooting);
  adc_army_chart_add_sort (chart, _("Tiles that strike"), n_striking);
  adc_army_chart_add_sort (chart, _("Tiles with armour"), n_armoured);
  adc_army_chart_add_sort (chart, _("Tiles with nets"), n_netting);
}

GPtrArray *
adc_army_list_charts (AdcFaction *faction)
{
  g_autoptr(GPtrArray) charts = adc_army_charts_new ();
  g_autoptr(GArray) units = NULL;
  g_autoptr(GArray) cards = NULL;
  g_autoptr(AdcGame) game = NULL;
  GListModel *stats;

  g_return_val_if_fail (ADC_IS_FACTION (faction), NULL);

  game = adc_entry_dup_game (ADC_ENTRY (faction));
  if (game == NULL)
    return g_steal_pointer (&charts);

  units = count_copies (adc_faction_get_units (faction));
  cards = count_copies (adc_faction_get_cards (faction));
  if (adc_army_is_tiles (game))
    add_sides (charts, units);

  stats = adc_game_get_stats (game, ADC_KIND_UNIT);
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcStatRole role = adc_stat_get_role (stat);

    if (role == ADC_ROLE_INITIATIVE || role == ADC_ROLE_TOUGHNESS)
      add_numbers (charts, game, units, stat);
    else if (adc_stat_get_kind (stat) == ADC_STAT_TYPE)
      add_entries (charts, game, units, stat, ADC_KIND_UNIT_TYPE);
    else if (adc_stat_get_kind (stat) == ADC_STAT_ABILITIES)
      add_entries (charts, game, units, stat, ADC_KIND_ABILITY);
    else if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE)
      add_options (charts, units, stat);
  }

  stats = adc_game_get_stats (game, ADC_KIND_CARD);
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE)
      add_options (charts, cards, stat);
  }

  return g_steal_pointer (&charts);
}
