/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-piece.h"

#include "adc-game.h"

typedef struct {
  char       *faction;
  gboolean    is_shared;
  GHashTable *values;      /* stat id -> AdcValue */
  GHashTable *user_values; /* likewise */
} AdcPiecePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcPiece, adc_piece, ADC_TYPE_ENTRY)

#define PRIVATE(self) ((AdcPiecePrivate *) adc_piece_get_instance_private (self))

enum { VALUE_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
adc_piece_finalize (GObject *object)
{
  AdcPiecePrivate *priv = PRIVATE (ADC_PIECE (object));

  g_free (priv->faction);
  g_hash_table_unref (priv->values);
  g_hash_table_unref (priv->user_values);
  G_OBJECT_CLASS (adc_piece_parent_class)->finalize (object);
}

static void
adc_piece_class_init (AdcPieceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_piece_finalize;
  signals[VALUE_CHANGED] = g_signal_new ("value-changed", ADC_TYPE_PIECE, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
adc_piece_init (AdcPiece *self)
{
  AdcPiecePrivate *priv = PRIVATE (self);

  priv->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        (GDestroyNotify) adc_value_free);
  priv->user_values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                             (GDestroyNotify) adc_value_free);
}

const char *
adc_piece_get_faction (AdcPiece *self)
{
  g_return_val_if_fail (ADC_IS_PIECE (self), NULL);

  return PRIVATE (self)->faction;
}

gboolean
adc_piece_is_shared (AdcPiece *self)
{
  g_return_val_if_fail (ADC_IS_PIECE (self), FALSE);

  return PRIVATE (self)->is_shared;
}

AdcEntry *
adc_piece_lookup_faction (AdcPiece *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (self));

  return game != NULL ? adc_game_lookup (game, adc_piece_get_faction (self)) : NULL;
}

AdcEntry *
adc_piece_get_unit_type (AdcPiece *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (self));
  GListModel *stats = adc_piece_get_stats (self);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (self, adc_stat_get_id (stat));

    if (adc_stat_get_kind (stat) == ADC_STAT_TYPE && value != NULL)
      return adc_game_lookup (game, value->text);
  }

  return NULL;
}

const AdcValue *
adc_piece_get_value (AdcPiece *self, const char *stat)
{
  const AdcValue *value;

  g_return_val_if_fail (ADC_IS_PIECE (self), NULL);

  value = g_hash_table_lookup (PRIVATE (self)->user_values, stat);
  return value != NULL ? value : adc_piece_get_shipped_value (self, stat);
}

const AdcValue *
adc_piece_get_shipped_value (AdcPiece *self, const char *stat)
{
  g_return_val_if_fail (ADC_IS_PIECE (self), NULL);

  return g_hash_table_lookup (PRIVATE (self)->values, stat);
}

char *
adc_piece_format_value (AdcPiece *self, AdcStat *stat)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (self));

  return adc_stat_format (stat, game, adc_piece_get_value (self, adc_stat_get_id (stat)));
}

static const AdcValue *
get_value_of_role (AdcPiece *self, AdcGame *game, AdcStatRole role)
{
  const AdcKind kind = adc_entry_get_kind (ADC_ENTRY (self));
  AdcStat *stat = game != NULL ? adc_game_find_stat_by_role (game, kind, role) : NULL;

  return stat != NULL ? adc_piece_get_value (self, adc_stat_get_id (stat)) : NULL;
}

GStrv
adc_piece_dup_list (AdcPiece *self, AdcStatRole role)
{
  g_autoptr(AdcGame) game = NULL;
  const AdcValue *value;

  g_return_val_if_fail (ADC_IS_PIECE (self), NULL);

  game = adc_entry_dup_game (ADC_ENTRY (self));
  value = get_value_of_role (self, game, role);
  return value != NULL ? g_strsplit (value->text, " ", -1) : NULL;
}

const char *
adc_piece_get_category (AdcPiece *self)
{
  GListModel *stats = adc_piece_get_stats (self);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value;

    if (adc_stat_get_kind (stat) != ADC_STAT_CHOICE || adc_stat_get_role (stat) != ADC_ROLE_NONE)
      continue;

    value = adc_piece_get_value (self, adc_stat_get_id (stat));
    return value != NULL ? value->text : NULL;
  }

  return NULL;
}

/* A game describes all its cards by the same stats, whatever is printed on those of one deck. */
gboolean
adc_piece_concerns (AdcPiece *self, AdcStat *stat)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (self));
  const AdcValue *deck = get_value_of_role (self, game, ADC_ROLE_DECK);
  const gboolean is_of_deck = adc_stat_get_role (stat) == ADC_ROLE_GROUP;

  return deck == NULL || adc_piece_get_value (self, adc_stat_get_id (stat)) != NULL ||
         adc_game_deck_has (game, deck->text, is_of_deck ? NULL : adc_piece_get_category (self),
                            adc_stat_get_id (stat));
}

GListModel *
adc_piece_get_stats (AdcPiece *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (self));

  return game != NULL ? adc_game_get_stats (game, adc_entry_get_kind (ADC_ENTRY (self))) : NULL;
}

void
adc_piece_set_user_value (AdcPiece *self, const char *stat, const char *text)
{
  GHashTable *values;

  g_return_if_fail (ADC_IS_PIECE (self));

  values = PRIVATE (self)->user_values;
  if (text != NULL)
    g_hash_table_insert (values, g_strdup (stat), adc_value_new (text, ADC_BASIS_USER, TRUE));
  else if (!g_hash_table_remove (values, stat))
    return;

  g_signal_emit (self, signals[VALUE_CHANGED], 0, stat);
}

void
adc_piece_set_faction (AdcPiece *self, const char *faction)
{
  g_return_if_fail (ADC_IS_PIECE (self));

  g_free (PRIVATE (self)->faction);
  PRIVATE (self)->faction = g_strdup (faction);
}

void
adc_piece_set_shared (AdcPiece *self, gboolean is_shared)
{
  g_return_if_fail (ADC_IS_PIECE (self));

  PRIVATE (self)->is_shared = is_shared;
}

/* Returns FALSE when the piece had a value for that stat already: the second one is kept. */
gboolean
adc_piece_take_value (AdcPiece *self, const char *stat, AdcValue *value)
{
  g_return_val_if_fail (ADC_IS_PIECE (self), FALSE);

  return g_hash_table_replace (PRIVATE (self)->values, g_strdup (stat), value);
}
