/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tech-chain.h"

#define MAX_COUNT 9999 /* of anything; more is a slip in the data */

struct _AdcTechChain {
  GObject      parent_instance;
  AdcTechTree *tree;
  guint        target;
  GArray      *counts; /* of guint, one for each node */
  GArray      *prices; /* of AdcTechPrice */
  gboolean     is_complete;
};

G_DEFINE_FINAL_TYPE (AdcTechChain, adc_tech_chain, G_TYPE_OBJECT)

static void
clear_price (gpointer data)
{
  g_object_unref (((AdcTechPrice *) data)->stat);
}

/* A node only needs nodes in columns before its own. */
static void
gather (AdcTechChain *self)
{
  const guint n_nodes = adc_tech_tree_get_n_nodes (self->tree);
  guint *counts = (guint *) (gpointer) self->counts->data;

  counts[self->target] = 1;
  for (int column = (int) adc_tech_tree_get_n_columns (self->tree) - 1; column >= 0; column--)
    for (guint i = 0; i < n_nodes; i++) {
      const AdcTechNode *node = adc_tech_tree_get_node (self->tree, i);

      if (node->column != (guint) column || counts[i] == 0)
        continue;

      self->is_complete &= !node->is_open && node->missing->len == 0;
      for (guint j = 0; j < node->needs->len; j++) {
        const AdcTechNeed *need = &g_array_index (node->needs, AdcTechNeed, j);

        if (need->kind == ADC_TECH_CONSUMED)
          counts[need->node] = MIN (counts[need->node] + counts[i] * need->count, MAX_COUNT);
        else if (need->kind == ADC_TECH_REQUIRED)
          counts[need->node] = MAX (counts[need->node], need->count);
      }
    }
}

static void
add_price (AdcTechChain *self, AdcStat *stat)
{
  AdcTechPrice price = { .stat = g_object_ref (stat) };

  for (guint i = 0; i < self->counts->len; i++) {
    const guint count = g_array_index (self->counts, guint, i);
    AdcPiece *piece = adc_tech_tree_get_node (self->tree, i)->piece;
    const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));
    int amount;

    if (count == 0)
      continue;

    if (value != NULL && adc_value_get_integer (value, &amount))
      price.amount += count * (guint) MAX (amount, 0);
    else
      price.n_unknown++;
  }

  g_array_append_val (self->prices, price);
}

static void
add_prices (AdcTechChain *self)
{
  AdcGame *game = adc_tech_tree_get_game (self->tree);
  AdcEconomy *economy = adc_game_get_economy (game);
  AdcStat *cost = adc_game_find_stat_by_role (game, ADC_KIND_UNIT, ADC_ROLE_COST);
  AdcStat *of_cards = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_COST);

  if (cost != NULL && of_cards != NULL &&
      g_str_equal (adc_stat_get_id (cost), adc_stat_get_id (of_cards)))
    add_price (self, cost);

  for (guint i = 0; economy != NULL && i < adc_economy_get_resources (economy)->len; i++) {
    const AdcResource *resource = adc_economy_get_resources (economy)->pdata[i];

    add_price (self, adc_game_get_stat (game, ADC_KIND_UNIT, resource->stat));
  }
}

static void
adc_tech_chain_finalize (GObject *object)
{
  AdcTechChain *self = ADC_TECH_CHAIN (object);

  g_clear_object (&self->tree);
  g_array_unref (self->counts);
  g_array_unref (self->prices);
  G_OBJECT_CLASS (adc_tech_chain_parent_class)->finalize (object);
}

static void
adc_tech_chain_class_init (AdcTechChainClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_tech_chain_finalize;
}

static void
adc_tech_chain_init (AdcTechChain *self)
{
  self->counts = g_array_new (FALSE, TRUE, sizeof (guint));
  self->prices = g_array_new (FALSE, FALSE, sizeof (AdcTechPrice));
  g_array_set_clear_func (self->prices, clear_price);
  self->is_complete = TRUE;
}

AdcTechChain *
adc_tech_chain_new (AdcTechTree *tree, guint node)
{
  AdcTechChain *self;

  g_return_val_if_fail (ADC_IS_TECH_TREE (tree), NULL);
  g_return_val_if_fail (node < adc_tech_tree_get_n_nodes (tree), NULL);

  self = g_object_new (ADC_TYPE_TECH_CHAIN, NULL);
  self->tree = g_object_ref (tree);
  self->target = node;
  g_array_set_size (self->counts, adc_tech_tree_get_n_nodes (tree));
  gather (self);
  add_prices (self);

  return self;
}

guint
adc_tech_chain_get_target (AdcTechChain *self)
{
  g_return_val_if_fail (ADC_IS_TECH_CHAIN (self), 0);

  return self->target;
}

guint
adc_tech_chain_get_count (AdcTechChain *self, guint node)
{
  g_return_val_if_fail (ADC_IS_TECH_CHAIN (self), 0);

  return node < self->counts->len ? g_array_index (self->counts, guint, node) : 0;
}

/* Whether the second needs the first, and both are in it. */
gboolean
adc_tech_chain_has_link (AdcTechChain *self, guint from, guint to)
{
  const AdcTechNode *node;

  g_return_val_if_fail (ADC_IS_TECH_CHAIN (self), FALSE);

  if (adc_tech_chain_get_count (self, from) == 0 || adc_tech_chain_get_count (self, to) == 0)
    return FALSE;

  node = adc_tech_tree_get_node (self->tree, to);
  for (guint i = 0; i < node->needs->len; i++) {
    const AdcTechNeed *need = &g_array_index (node->needs, AdcTechNeed, i);

    if (need->node == from && need->kind != ADC_TECH_OTHER)
      return TRUE;
  }

  return FALSE;
}

GArray *
adc_tech_chain_get_prices (AdcTechChain *self)
{
  g_return_val_if_fail (ADC_IS_TECH_CHAIN (self), NULL);

  return self->prices;
}

gboolean
adc_tech_chain_is_complete (AdcTechChain *self)
{
  g_return_val_if_fail (ADC_IS_TECH_CHAIN (self), FALSE);

  return self->is_complete;
}
