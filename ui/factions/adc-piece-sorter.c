/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-piece-sorter.h"

#include "adc-piece-words.h"

#include <glib/gi18n-lib.h>

struct _AdcPieceSorter {
  GtkSorter     parent_instance;
  AdcPieceOrder order;
};

G_DEFINE_FINAL_TYPE (AdcPieceSorter, adc_piece_sorter, GTK_TYPE_SORTER)

static gboolean
stat_applies (AdcStat *stat, AdcPieceOrder order)
{
  switch (order) {
  case ADC_PIECE_ORDER_COST:
    return adc_stat_get_role (stat) == ADC_ROLE_COST;
  case ADC_PIECE_ORDER_INITIATIVE:
    return adc_stat_get_role (stat) == ADC_ROLE_INITIATIVE;
  case ADC_PIECE_ORDER_TYPE:
    return adc_stat_get_kind (stat) == ADC_STAT_TYPE;
  case ADC_PIECE_ORDER_NAME:
  case ADC_PIECE_ORDER_UNKNOWN:
  default:
    return FALSE;
  }
}

static AdcStat *
find_stat (GListModel *stats, AdcPieceOrder order)
{
  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (stat_applies (stat, order))
      return stat; /* the game keeps it alive */
  }

  return NULL;
}

static guint
get_type_position (AdcPiece *piece)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (piece));
  GListModel *types = game != NULL ? adc_game_get_entries (game, ADC_KIND_UNIT_TYPE) : NULL;
  AdcEntry *type = adc_piece_get_unit_type (piece);
  guint i;

  for (i = 0; types != NULL && i < g_list_model_get_n_items (types); i++) {
    g_autoptr(AdcEntry) entry = g_list_model_get_item (types, i);

    if (entry == type)
      break;
  }

  return i;
}

/* A number that sorts pieces: the smaller, the earlier. */
static int
get_rank (AdcPiece *piece, AdcPieceOrder order)
{
  AdcStat *stat;
  int number;

  if (order == ADC_PIECE_ORDER_NAME)
    return 0;
  if (order == ADC_PIECE_ORDER_UNKNOWN)
    return -(int) adc_piece_count_unknown (piece);
  if (order == ADC_PIECE_ORDER_TYPE)
    return get_type_position (piece);

  stat = find_stat (adc_piece_get_stats (piece), order);
  if (stat == NULL ||
      !adc_value_get_integer (adc_piece_get_value (piece, adc_stat_get_id (stat)), &number))
    return G_MAXINT;

  return order == ADC_PIECE_ORDER_INITIATIVE ? -number : number;
}

/* By the letters alone: the C library sorts É after Z wherever no French locale is installed. */
static int
compare_names (AdcEntry *a, AdcEntry *b)
{
  g_autofree char *name_a = g_str_to_ascii (adc_entry_get_title (a), NULL);
  g_autofree char *name_b = g_str_to_ascii (adc_entry_get_title (b), NULL);

  return g_ascii_strcasecmp (name_a, name_b);
}

static GtkOrdering
adc_piece_sorter_compare (GtkSorter *sorter, gpointer item1, gpointer item2)
{
  AdcPieceOrder order = ADC_PIECE_SORTER (sorter)->order;
  AdcKind kind1 = adc_entry_get_kind (item1);
  AdcKind kind2 = adc_entry_get_kind (item2);
  int rank1 = get_rank (item1, order);
  int rank2 = get_rank (item2, order);

  if (kind1 != kind2)
    return kind1 < kind2 ? GTK_ORDERING_SMALLER : GTK_ORDERING_LARGER;
  if (rank1 != rank2)
    return rank1 < rank2 ? GTK_ORDERING_SMALLER : GTK_ORDERING_LARGER;

  return gtk_ordering_from_cmpfunc (compare_names (item1, item2));
}

static GtkSorterOrder
adc_piece_sorter_get_order (GtkSorter *sorter G_GNUC_UNUSED)
{
  return GTK_SORTER_ORDER_PARTIAL;
}

static void
adc_piece_sorter_class_init (AdcPieceSorterClass *klass)
{
  GTK_SORTER_CLASS (klass)->compare = adc_piece_sorter_compare;
  GTK_SORTER_CLASS (klass)->get_order = adc_piece_sorter_get_order;
}

static void
adc_piece_sorter_init (AdcPieceSorter *self G_GNUC_UNUSED)
{
}

AdcPieceSorter *
adc_piece_sorter_new (void)
{
  return g_object_new (ADC_TYPE_PIECE_SORTER, NULL);
}

void
adc_piece_sorter_set_order (AdcPieceSorter *self, AdcPieceOrder order)
{
  g_return_if_fail (ADC_IS_PIECE_SORTER (self));

  if (self->order == order)
    return;

  self->order = order;
  gtk_sorter_changed (GTK_SORTER (self), GTK_SORTER_CHANGE_DIFFERENT);
}

const char *
adc_piece_order_get_title (AdcPieceOrder order)
{
  switch (order) {
  case ADC_PIECE_ORDER_COST:
    return C_("sort by", "Cost");
  case ADC_PIECE_ORDER_INITIATIVE:
    return C_("sort by", "Initiative");
  case ADC_PIECE_ORDER_TYPE:
    return C_("sort by", "Type");
  case ADC_PIECE_ORDER_UNKNOWN:
    return C_("sort by", "Unknown values");
  case ADC_PIECE_ORDER_NAME:
  default:
    return C_("sort by", "Name");
  }
}

gboolean
adc_piece_order_applies (AdcPieceOrder order, AdcGame *game)
{
  return order == ADC_PIECE_ORDER_NAME || order == ADC_PIECE_ORDER_UNKNOWN ||
         find_stat (adc_game_get_stats (game, ADC_KIND_UNIT), order) != NULL ||
         find_stat (adc_game_get_stats (game, ADC_KIND_CARD), order) != NULL;
}
