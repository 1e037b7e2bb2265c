/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-army.h"

#include "adc-game.h"
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

static AdcArmyChart *
add_chart (GPtrArray *charts, const char *title)
{
  AdcArmyChart *chart = g_new0 (AdcArmyChart, 1);

  chart->title = g_strdup (title);
  chart->labels = g_ptr_array_new_with_free_func (g_free);
  chart->counts = g_array_new (FALSE, TRUE, sizeof (guint));
  g_ptr_array_add (charts, chart);
  return chart;
}

static void
add_sort (AdcArmyChart *chart, const char *label, guint count)
{
  g_ptr_array_add (chart->labels, g_strdup (label));
  g_array_append_val (chart->counts, count);
}

/* The words of a value, without the amounts that some have after a colon. */
static GStrv
list_words (AdcPiece *piece, AdcStat *stat)
{
  const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));
  GStrv words = g_strsplit (value != NULL ? value->text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    words[i][strcspn (words[i], ":")] = '\0';

  return words;
}

/* How many copies have a word in their value. */
static guint
count_word (GListModel *pieces, AdcStat *stat, const char *word)
{
  guint count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);
    g_auto(GStrv) words = list_words (piece, stat);

    if (g_strv_contains ((const char * const *) words, word))
      count += adc_army_get_copies (piece);
  }

  return count;
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

static void
add_word (GPtrArray *words, const char *word)
{
  if (*word != '\0' && !g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, g_strdup (word));
}

/* Everything that any unit of the game has there, and the numbers in between. */
static GPtrArray *
list_sorts (AdcGame *game, AdcStat *stat)
{
  g_autoptr(GPtrArray) sorts = g_ptr_array_new_with_free_func (g_free);
  GListModel *units = adc_game_get_entries (game, ADC_KIND_UNIT);
  guint n_found;

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);
    g_auto(GStrv) words = list_words (unit, stat);

    for (guint j = 0; words[j] != NULL; j++)
      add_word (sorts, words[j]);
  }
  g_ptr_array_sort (sorts, compare_words);

  n_found = sorts->len;
  for (guint i = 0; i + 1 < n_found && is_number (sorts->pdata[i + 1]); i++) {
    const gint64 here = atoi (sorts->pdata[i]);
    const gint64 next = atoi (sorts->pdata[i + 1]);

    for (gint64 number = here + 1; number < next && next - here <= MAX_GAP; number++) {
      g_autofree char *word = g_strdup_printf ("%" G_GINT64_FORMAT, number);

      add_word (sorts, word);
    }
  }
  g_ptr_array_sort (sorts, compare_words);

  return g_steal_pointer (&sorts);
}

static void
add_numbers (GPtrArray *charts, AdcGame *game, AdcFaction *faction, AdcStat *stat)
{
  g_autoptr(GPtrArray) sorts = list_sorts (game, stat);
  AdcArmyChart *chart = add_chart (charts, adc_stat_get_title (stat));

  chart->is_profile = TRUE;
  chart->has_repeats = adc_stat_get_kind (stat) == ADC_STAT_INTEGERS;
  for (guint i = 0; i < sorts->len; i++)
    add_sort (chart, sorts->pdata[i],
              count_word (adc_faction_get_units (faction), stat, sorts->pdata[i]));
}

/* A sort for each type of unit, or for each ability. */
static void
add_entries (GPtrArray *charts, AdcGame *game, AdcFaction *faction, AdcStat *stat, AdcKind kind)
{
  GListModel *entries = adc_game_get_entries (game, kind);
  AdcArmyChart *chart = add_chart (charts, adc_stat_get_title (stat));

  chart->has_repeats = kind == ADC_KIND_ABILITY;
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);

    add_sort (chart, adc_entry_get_title (entry),
              count_word (adc_faction_get_units (faction), stat, adc_entry_get_id (entry)));
  }
}

static void
add_options (GPtrArray *charts, GListModel *pieces, AdcStat *stat)
{
  AdcArmyChart *chart = add_chart (charts, adc_stat_get_title (stat));

  for (guint i = 0; i < adc_stat_get_n_options (stat); i++) {
    const char *title;
    const char *id = adc_stat_get_option (stat, i, &title);

    add_sort (chart, title, count_word (pieces, stat, id));
  }
}

/* What stands on the sides of its tiles. */
static void
add_sides (GPtrArray *charts, AdcFaction *faction)
{
  GListModel *units = adc_faction_get_units (faction);
  AdcArmyChart *chart = add_chart (charts, _("Attack and Defence"));
  guint n_shooting = 0, n_striking = 0, n_armoured = 0, n_netting = 0;

  chart->has_repeats = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);
    const guint n_copies = adc_army_get_copies (unit);
    AdcTile tile;

    if (!adc_tile_read (unit, &tile))
      continue;

    n_shooting += adc_sides_have_any (tile.ranged) || adc_sides_have_any (tile.beam) ? n_copies : 0;
    n_striking += adc_sides_have_any (tile.melee) ? n_copies : 0;
    n_armoured += adc_sides_have_any (tile.armour) ? n_copies : 0;
    n_netting += adc_sides_have_any (tile.net) ? n_copies : 0;
  }

  add_sort (chart, _("Tiles that shoot"), n_shooting);
  add_sort (chart, _("Tiles that strike"), n_striking);
  add_sort (chart, _("Tiles with armour"), n_armoured);
  add_sort (chart, _("Tiles with nets"), n_netting);
}

GPtrArray *
adc_army_list_charts (AdcFaction *faction)
{
  g_autoptr(GPtrArray) charts = g_ptr_array_new_with_free_func (free_chart);
  g_autoptr(AdcGame) game = NULL;
  GListModel *stats;

  g_return_val_if_fail (ADC_IS_FACTION (faction), NULL);

  game = adc_entry_dup_game (ADC_ENTRY (faction));
  if (game == NULL)
    return g_steal_pointer (&charts);

  if (adc_army_is_tiles (faction))
    add_sides (charts, faction);

  stats = adc_game_get_stats (game, ADC_KIND_UNIT);
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcStatRole role = adc_stat_get_role (stat);

    if (role == ADC_ROLE_INITIATIVE || role == ADC_ROLE_TOUGHNESS)
      add_numbers (charts, game, faction, stat);
    else if (adc_stat_get_kind (stat) == ADC_STAT_TYPE)
      add_entries (charts, game, faction, stat, ADC_KIND_UNIT_TYPE);
    else if (adc_stat_get_kind (stat) == ADC_STAT_ABILITIES)
      add_entries (charts, game, faction, stat, ADC_KIND_ABILITY);
    else if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE)
      add_options (charts, adc_faction_get_units (faction), stat);
  }

  stats = adc_game_get_stats (game, ADC_KIND_CARD);
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_kind (stat) == ADC_STAT_CHOICE)
      add_options (charts, adc_faction_get_cards (faction), stat);
  }

  return g_steal_pointer (&charts);
}
