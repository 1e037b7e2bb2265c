/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-paper-private.h"

#include "adc-ability.h"
#include "adc-army.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Those that a piece of the list has, in the game’s order. */
static GPtrArray *
list_stats (GPtrArray *pieces)
{
  GPtrArray *stats = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *all = pieces->len > 0 ? adc_piece_get_stats (pieces->pdata[0]) : NULL;

  for (guint i = 0; all != NULL && i < g_list_model_get_n_items (all); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (all, i);

    for (guint j = 0; j < pieces->len; j++)
      if (adc_piece_concerns (pieces->pdata[j], stat)) {
        g_ptr_array_add (stats, g_object_ref (stat));
        break;
      }
  }

  return stats;
}

/* The value that all pieces have of a stat; NULL: they differ, or nobody knows. */
static char *
dup_common_value (GPtrArray *pieces, AdcStat *stat)
{
  g_autofree char *common = NULL;

  if (pieces->len < 2)
    return NULL;

  for (guint i = 0; i < pieces->len; i++) {
    g_autofree char *value = adc_paper_dup_value (pieces->pdata[i], stat);

    if (!adc_piece_concerns (pieces->pdata[i], stat) || g_str_equal (value, "?") ||
        (common != NULL && !g_str_equal (common, value)))
      return NULL;
    if (common == NULL)
      common = g_steal_pointer (&value);
  }

  return g_steal_pointer (&common);
}

/* Says what all have alike, and leaves the other stats. */
static void
add_common_values (AdcPaper *self, GPtrArray *pieces, GPtrArray *stats)
{
  g_autoptr(GString) said = g_string_new (NULL);

  for (guint i = 0; i < stats->len;) {
    AdcStat *stat = stats->pdata[i];
    g_autofree char *value = dup_common_value (pieces, stat);

    if (value == NULL) {
      i++;
      continue;
    }
    if (said->len > 0)
      g_string_append (said, " · ");
    /* Translators: the name of a value and the value, as in “Cost: 3” */
    g_string_append_printf (said, _("%s: %s"), adc_stat_get_title (stat),
                            *value != '\0' ? value : "–");
    g_ptr_array_remove_index (stats, i);
  }

  if (said->len > 0) {
    g_autofree char *text = g_strdup_printf (_("All of them – %s"), said->str);

    adc_paper_add_small (self, text);
  }
}

static void
add_pieces (AdcPaper *self, const char *heading, GPtrArray *pieces)
{
  g_autoptr(GPtrArray) stats = list_stats (pieces);
  AdcPaperBlock *table;
  AdcPaperRow *head;

  adc_paper_add_heading (self, 2, heading);
  add_common_values (self, pieces, stats);
  table = adc_paper_add_table (self);
  head = adc_paper_table_add (table, TRUE);
  adc_paper_row_add (head, adc_kind_get_title (adc_entry_get_kind (pieces->pdata[0])));
  for (guint i = 0; i < stats->len; i++)
    adc_paper_row_add (head, adc_stat_get_title (stats->pdata[i]));
  for (guint i = 0; i < pieces->len; i++) {
    AdcPiece *piece = pieces->pdata[i];
    AdcPaperRow *row = adc_paper_table_add (table, FALSE);

    adc_paper_row_add (row, adc_entry_get_title (ADC_ENTRY (piece)));
    for (guint j = 0; j < stats->len; j++) {
      g_autofree char *value = adc_paper_dup_value (piece, stats->pdata[j]);

      adc_paper_row_add (row, !adc_piece_concerns (piece, stats->pdata[j]) || *value == '\0'
                                ? "–"
                                : value);
    }
  }
}

/* What a piece does besides, in words. */
static void
add_texts (AdcPaper *self, GPtrArray *pieces, AdcGame *game)
{
  for (guint i = 0; i < pieces->len; i++) {
    AdcEntry *entry = pieces->pdata[i];

    if (adc_entry_get_blocks (entry)->len == 0 &&
        g_list_model_get_n_items (adc_entry_get_rulings (entry)) == 0)
      continue;
    adc_paper_add_strong (self, 0, adc_entry_get_title (entry));
    adc_paper_add_blocks (self, adc_entry_get_blocks (entry), game, 0);
    adc_paper_add_rulings (self, entry, game);
  }
}

/* Of AdcPiece: those the faction plays. Units that all factions have are among them; cards that all have are the table’s
 * rather than its own. */
static GPtrArray *
list_pieces (AdcFaction *faction, AdcGame *game, AdcKind kind)
{
  GPtrArray *pieces = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *all = adc_game_get_entries (game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (all, i);

    if (adc_faction_owns (faction, piece) &&
        (kind == ADC_KIND_UNIT || !adc_piece_is_shared (piece)))
      g_ptr_array_add (pieces, g_object_ref (piece));
  }

  return pieces;
}

/* What stands over a table of cards: the deck they belong to, or else what sort they are. */
static char *
dup_group (AdcPiece *piece, AdcGame *game)
{
  AdcStat *deck = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK);
  const char *category = adc_piece_get_category (piece);

  if (deck != NULL && adc_piece_get_value (piece, adc_stat_get_id (deck)) != NULL)
    return adc_piece_format_value (piece, deck);

  return g_strdup (category != NULL ? category : adc_kind_get_plural (ADC_KIND_CARD));
}

static void
add_cards (AdcPaper *self, GPtrArray *cards, AdcGame *game)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) groups =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < cards->len; i++) {
    g_autofree char *name = dup_group (cards->pdata[i], game);
    guint position;

    if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, &position)) {
      position = names->len;
      g_ptr_array_add (names, g_steal_pointer (&name));
      g_ptr_array_add (groups, g_ptr_array_new ());
    }
    g_ptr_array_add (groups->pdata[position], cards->pdata[i]);
  }
  for (guint i = 0; i < names->len; i++) {
    add_pieces (self, names->pdata[i], groups->pdata[i]);
    add_texts (self, groups->pdata[i], game);
  }
}

/* The abilities that somebody of the faction has, so that nobody has to look them up. */
static void
add_abilities (AdcPaper *self, GPtrArray *units, AdcGame *game)
{
  GListModel *abilities = adc_game_get_entries (game, ADC_KIND_ABILITY);
  g_autoptr(GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean is_first = TRUE;

  for (guint i = 0; i < units->len; i++) {
    GListModel *stats = adc_piece_get_stats (units->pdata[i]);

    for (guint j = 0; j < g_list_model_get_n_items (stats); j++) {
      g_autoptr(AdcStat) stat = g_list_model_get_item (stats, j);
      const AdcValue *value = adc_piece_get_value (units->pdata[i], adc_stat_get_id (stat));
      g_auto(GStrv) ids = NULL;

      if (adc_stat_get_kind (stat) != ADC_STAT_ABILITIES || value == NULL)
        continue;
      ids = g_strsplit (value->text, " ", -1);
      for (guint k = 0; ids[k] != NULL; k++)
        g_hash_table_add (used, g_strndup (ids[k], strcspn (ids[k], ":")));
    }
  }
  for (guint i = 0; i < g_list_model_get_n_items (abilities); i++) {
    g_autoptr(AdcEntry) ability = g_list_model_get_item (abilities, i);

    if (!g_hash_table_contains (used, adc_entry_get_id (ability)))
      continue;
    if (is_first)
      adc_paper_add_heading (self, 2, adc_kind_get_plural (ADC_KIND_ABILITY));
    is_first = FALSE;
    adc_paper_add_strong (self, 0, adc_entry_get_title (ability));
    adc_paper_add_blocks (self, adc_entry_get_blocks (ability), game, 0);
  }
}

void
adc_paper_add_faction (AdcPaper *self, AdcFaction *faction, AdcGame *game)
{
  g_autoptr(GPtrArray) units = list_pieces (faction, game, ADC_KIND_UNIT);
  g_autoptr(GPtrArray) cards = list_pieces (faction, game, ADC_KIND_CARD);

  adc_paper_add_entry (self, ADC_ENTRY (faction), game, 1);
  if (units->len > 0) {
    add_pieces (self, adc_kind_get_plural (ADC_KIND_UNIT), units);
    add_texts (self, units, game);
  }
  add_abilities (self, units, game);
  add_cards (self, cards, game);
  if (units->len + cards->len > 0)
    adc_paper_add_legend (self);
}
