/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tech-tree-private.h"

#include "adc-unit.h"

struct _AdcTechTree {
  GObject     parent_instance;
  AdcGame    *game;
  GPtrArray  *nodes; /* of AdcTechNode */
  guint       n_columns;
  guint       n_rows;

  /* While it is made. */
  GHashTable *pieces;    /* from id to AdcPiece: all that is in the boxes */
  GHashTable *positions; /* from id to the position of its node, plus 1 */
};

G_DEFINE_FINAL_TYPE (AdcTechTree, adc_tech_tree, G_TYPE_OBJECT)

static void
free_node (gpointer data)
{
  AdcTechNode *node = data;

  g_object_unref (node->piece);
  g_array_unref (node->needs);
  g_ptr_array_unref (node->missing);
  g_ptr_array_unref (node->upgrades);
  g_free (node);
}

static guint
ensure_node (AdcTechTree *self, AdcPiece *piece)
{
  const char *id = adc_entry_get_id (ADC_ENTRY (piece));
  guint position = GPOINTER_TO_UINT (g_hash_table_lookup (self->positions, id));

  if (position == 0) {
    AdcTechNode *node = g_new0 (AdcTechNode, 1);

    node->piece = g_object_ref (piece);
    node->needs = g_array_new (FALSE, FALSE, sizeof (AdcTechNeed));
    node->missing = g_ptr_array_new_with_free_func (g_free);
    node->upgrades = g_ptr_array_new_with_free_func (g_object_unref);
    g_ptr_array_add (self->nodes, node);
    position = self->nodes->len;
    g_hash_table_insert (self->positions, (gpointer) id, GUINT_TO_POINTER (position));
  }

  return position - 1;
}

static void
add_need (AdcTechNode *node, AdcTechNeedKind kind, guint needed)
{
  AdcTechNeed need = { kind, needed, 1 };

  for (guint i = 0; i < node->needs->len; i++) {
    AdcTechNeed *known = &g_array_index (node->needs, AdcTechNeed, i);

    if (known->node != needed)
      continue;

    if (known->kind == kind && kind == ADC_TECH_CONSUMED)
      known->count++;
    if (known->kind == kind || kind != ADC_TECH_CONSUMED)
      return;
  }

  g_array_append_val (node->needs, need);
}

/* Whoever builds it is needed; a second one would do as well. */
static void
add_builders (AdcTechTree *self, GPtrArray *cards)
{
  for (guint i = 0; i < cards->len; i++) {
    g_auto(GStrv) built = adc_piece_dup_list (cards->pdata[i], ADC_ROLE_BUILDS);

    for (guint j = 0; built != NULL && built[j] != NULL; j++) {
      AdcPiece *piece = g_hash_table_lookup (self->pieces, built[j]);
      guint builder, position;
      AdcTechNode *node;

      if (piece == NULL)
        continue;

      builder = ensure_node (self, cards->pdata[i]);
      position = ensure_node (self, piece);
      node = self->nodes->pdata[position];
      if (builder != position)
        add_need (node, node->needs->len > 0 ? ADC_TECH_OTHER : ADC_TECH_REQUIRED, builder);
    }
  }
}

static void
add_list (AdcTechTree *self, guint position, AdcStatRole role, AdcTechNeedKind kind)
{
  AdcTechNode *node = self->nodes->pdata[position];
  g_auto(GStrv) ids = adc_piece_dup_list (node->piece, role);
  const gboolean is_built = node->needs->len > 0;

  if (ids == NULL) {
    node->is_open |= role == ADC_ROLE_REQUIRES && !is_built && ADC_IS_UNIT (node->piece);
    return;
  }

  for (guint i = 0; ids[i] != NULL; i++) {
    AdcPiece *piece = g_hash_table_lookup (self->pieces, ids[i]);

    if (piece != NULL && piece != node->piece)
      add_need (node, kind, ensure_node (self, piece)); /* which may move the nodes, not the node */
    else if (piece == NULL && !is_built && adc_game_lookup (self->game, ids[i]) != NULL)
      g_ptr_array_add (node->missing, g_strdup (ids[i])); /* what builds it here replaces it */
  }
}

static gboolean
is_in_deck (AdcPiece *card, AdcStat *stat, const char *deck)
{
  const AdcValue *value = adc_piece_get_value (card, adc_stat_get_id (stat));

  return value != NULL && g_str_equal (value->text, deck);
}

static gboolean
is_bought (AdcTechTree *self, AdcPiece *card)
{
  AdcEconomy *economy = adc_game_get_economy (self->game);
  AdcStat *deck = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_DECK);
  AdcStat *cost = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_COST);

  if (economy == NULL || deck == NULL)
    return cost != NULL && adc_piece_get_value (card, adc_stat_get_id (cost)) != NULL;

  for (guint i = 0; i < adc_economy_get_orders (economy)->len; i++) {
    const AdcOrder *order = adc_economy_get_orders (economy)->pdata[i];

    for (guint j = 0; j < order->purchases->len; j++) {
      const AdcPurchase *purchase = order->purchases->pdata[j];

      if (!purchase->is_units && is_in_deck (card, deck, purchase->deck))
        return TRUE;
    }
  }

  return FALSE;
}

static void
add_upgrades (AdcTechTree *self, GPtrArray *cards)
{
  for (guint i = 0; i < cards->len; i++) {
    AdcPiece *card = cards->pdata[i];
    g_auto(GStrv) icons = adc_piece_dup_list (card, ADC_ROLE_ICONS);

    if (icons == NULL || !is_bought (self, card) ||
        g_hash_table_contains (self->positions, adc_entry_get_id (ADC_ENTRY (card))))
      continue;

    for (guint j = 0; icons[j] != NULL; j++) {
      const guint position = GPOINTER_TO_UINT (g_hash_table_lookup (self->positions, icons[j]));

      if (position > 0)
        g_ptr_array_add (((AdcTechNode *) self->nodes->pdata[position - 1])->upgrades,
                         g_object_ref (card));
    }
  }
}

static void
note_pieces (AdcTechTree *self, GPtrArray *pieces)
{
  for (guint i = 0; i < pieces->len; i++)
    g_hash_table_insert (self->pieces, (gpointer) adc_entry_get_id (pieces->pdata[i]),
                         g_object_ref (pieces->pdata[i]));
}

static void
make (AdcTechTree *self, AdcFaction *faction, const char *edition)
{
  g_autoptr(GPtrArray) cards =
    adc_arsenal_list_pieces (self->game, ADC_KIND_CARD, faction, edition);
  g_autoptr(GPtrArray) units =
    adc_arsenal_list_pieces (self->game, ADC_KIND_UNIT, faction, edition);

  note_pieces (self, cards);
  note_pieces (self, units);
  add_builders (self, cards);
  for (guint i = 0; i < units->len; i++)
    ensure_node (self, units->pdata[i]);
  for (guint i = 0; i < self->nodes->len; i++) { /* their number grows */
    add_list (self, i, ADC_ROLE_REQUIRES, ADC_TECH_REQUIRED);
    add_list (self, i, ADC_ROLE_CONSUMES, ADC_TECH_CONSUMED);
  }
  add_upgrades (self, cards);
  adc_tech_layout (self->nodes, &self->n_columns, &self->n_rows);
}

static void
adc_tech_tree_finalize (GObject *object)
{
  AdcTechTree *self = ADC_TECH_TREE (object);

  g_ptr_array_unref (self->nodes);
  g_hash_table_unref (self->pieces);
  g_hash_table_unref (self->positions);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_tech_tree_parent_class)->finalize (object);
}

static void
adc_tech_tree_class_init (AdcTechTreeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_tech_tree_finalize;
}

static void
adc_tech_tree_init (AdcTechTree *self)
{
  self->nodes = g_ptr_array_new_with_free_func (free_node);
  self->pieces = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self->positions = g_hash_table_new (g_str_hash, g_str_equal);
}

gboolean
adc_tech_tree_exists (AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_BUILDS) != NULL;
}

AdcTechTree *
adc_tech_tree_new (AdcGame *game, AdcFaction *faction, const char *edition)
{
  AdcTechTree *self;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);

  self = g_object_new (ADC_TYPE_TECH_TREE, NULL);
  self->game = g_object_ref (game);
  make (self, faction, edition);

  return self;
}

AdcGame *
adc_tech_tree_get_game (AdcTechTree *self)
{
  g_return_val_if_fail (ADC_IS_TECH_TREE (self), NULL);

  return self->game;
}

guint
adc_tech_tree_get_n_nodes (AdcTechTree *self)
{
  g_return_val_if_fail (ADC_IS_TECH_TREE (self), 0);

  return self->nodes->len;
}

const AdcTechNode *
adc_tech_tree_get_node (AdcTechTree *self, guint position)
{
  g_return_val_if_fail (ADC_IS_TECH_TREE (self), NULL);
  g_return_val_if_fail (position < self->nodes->len, NULL);

  return self->nodes->pdata[position];
}

int
adc_tech_tree_find (AdcTechTree *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_TECH_TREE (self), -1);

  for (guint i = 0; i < self->nodes->len; i++) {
    const AdcTechNode *node = self->nodes->pdata[i];

    if (g_strcmp0 (adc_entry_get_id (ADC_ENTRY (node->piece)), id) == 0)
      return (int) i;
  }

  return -1;
}

guint
adc_tech_tree_get_n_columns (AdcTechTree *self)
{
  g_return_val_if_fail (ADC_IS_TECH_TREE (self), 0);

  return self->n_columns;
}

guint
adc_tech_tree_get_n_rows (AdcTechTree *self)
{
  g_return_val_if_fail (ADC_IS_TECH_TREE (self), 0);

  return self->n_rows;
}
