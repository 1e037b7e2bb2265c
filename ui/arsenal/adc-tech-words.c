/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tech-words.h"

#include <glib/gi18n-lib.h>

static const char *
get_title (AdcTechTree *tree, guint node)
{
  return adc_entry_get_title (ADC_ENTRY (adc_tech_tree_get_node (tree, node)->piece));
}

static void
append (GString *out, const char *separator, char *words)
{
  g_autofree char *owned = words;

  g_string_append_printf (out, "%s%s", out->len > 0 ? separator : "", owned);
}

static char *
dup_amount (AdcPiece *piece, AdcStat *stat)
{
  g_autofree char *value = adc_piece_format_value (piece, stat);

  /* Translators: the name of a resource and how much of it, as in “Minerals 2” */
  return g_strdup_printf (C_("price", "%s %s"), adc_stat_get_title (stat), value);
}

/* In resources if it is known in which, else in all. */
char *
adc_tech_words_dup_price (AdcTechTree *tree, guint node)
{
  AdcPiece *piece = adc_tech_tree_get_node (tree, node)->piece;
  AdcGame *game = adc_tech_tree_get_game (tree);
  const AdcKind kind = adc_entry_get_kind (ADC_ENTRY (piece));
  AdcEconomy *economy = adc_game_get_economy (game);
  AdcStat *cost = adc_game_find_stat_by_role (game, kind, ADC_ROLE_COST);
  GString *out = g_string_new (NULL);

  for (guint i = 0; economy != NULL && i < adc_economy_get_resources (economy)->len; i++) {
    const AdcResource *resource = adc_economy_get_resources (economy)->pdata[i];
    const AdcValue *value = adc_piece_get_value (piece, resource->stat);

    if (value != NULL && g_strcmp0 (value->text, "0") != 0)
      append (out, ", ", dup_amount (piece, adc_game_get_stat (game, kind, resource->stat)));
  }

  if (out->len == 0 && cost != NULL)
    append (out, ", ", dup_amount (piece, cost));

  return g_string_free (out, FALSE);
}

static char *
describe_need (AdcTechTree *tree, const AdcTechNeed *need, gboolean is_parent)
{
  const char *title = get_title (tree, need->node);

  switch (need->kind) {
  case ADC_TECH_CONSUMED:
    if (need->count > 1)
      /* Translators: so many units that are given up to build another */
      return g_strdup_printf (_("Uses up %u × %s"), need->count, title);
    /* Translators: a unit that is given up to build another */
    return g_strdup_printf (_("Uses up %s"), title);
  case ADC_TECH_OTHER:
    /* Translators: the title of a building that would do as well */
    return g_strdup_printf (_("Or by %s"), title);
  case ADC_TECH_REQUIRED:
  default:
    /* Translators: the title of a building or a technology that is needed too */
    return is_parent ? NULL : g_strdup_printf (_("Also needs %s"), title);
  }
}

char *
adc_tech_words_dup_needs (AdcTechTree *tree, guint position)
{
  const AdcTechNode *node = adc_tech_tree_get_node (tree, position);
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; i < node->needs->len; i++) {
    const AdcTechNeed *need = &g_array_index (node->needs, AdcTechNeed, i);
    char *words = describe_need (tree, need, (int) need->node == node->parent);

    if (words != NULL)
      append (out, "\n", words);
  }
  for (guint i = 0; i < node->missing->len; i++) {
    AdcEntry *entry = adc_game_lookup (adc_tech_tree_get_game (tree), node->missing->pdata[i]);

    /* Translators: the title of a building or a technology */
    append (out, "\n",
            g_strdup_printf (_("Needs %s, of another box"), adc_entry_get_title (entry)));
  }
  if (node->is_open)
    append (out, "\n", g_strdup (_("What it needs is not established")));

  return out->len > 0 ? g_string_free (g_steal_pointer (&out), FALSE) : NULL;
}

/* The names of all it needs, from the left to the right. */
static char *
list_names (AdcTechTree *tree, AdcTechChain *chain)
{
  GString *names = g_string_new (NULL);

  for (guint column = 0; column < adc_tech_tree_get_n_columns (tree); column++)
    for (guint i = 0; i < adc_tech_tree_get_n_nodes (tree); i++) {
      const guint count = adc_tech_chain_get_count (chain, i);

      if (adc_tech_tree_get_node (tree, i)->column != column || count == 0 ||
          i == adc_tech_chain_get_target (chain))
        continue;

      append (names, ", ",
              count > 1
                /* Translators: so many of a unit, as in “2 × High Templar” */
                ? g_strdup_printf (C_("chain", "%u × %s"), count, get_title (tree, i))
                : g_strdup (get_title (tree, i)));
    }

  return g_string_free (names, FALSE);
}

char *
adc_tech_words_dup_chain (AdcTechTree *tree, AdcTechChain *chain)
{
  const char *title = get_title (tree, adc_tech_chain_get_target (chain));
  g_autofree char *names = list_names (tree, chain);

  if (!adc_tech_chain_is_complete (chain))
    return *names != '\0'
             /* Translators: the title of a unit or a building, then the names of others */
             ? g_strdup_printf (_("%s needs %s, and something that is not established or is of "
                                  "another box."),
                                title, names)
             : g_strdup_printf (_("What %s needs is not established, or is of another box."),
                                title);

  /* Translators: the title of a unit or a building, then the names of others */
  return *names != '\0' ? g_strdup_printf (_("%s needs %s."), title, names)
                        : g_strdup_printf (_("%s needs nothing else."), title);
}

static char *
format_price (const AdcTechPrice *price)
{
  const char *title = adc_stat_get_title (price->stat);

  if (price->n_unknown == 0)
    /* Translators: the name of a price or a resource, and how much of it */
    return g_strdup_printf (C_("price", "%s: %u"), title, price->amount);
  if (price->amount == 0)
    return g_strdup_printf (_("%s: unknown"), title);

  /* Translators: the name of a price or a resource, how much of it at least, and for how many
     things it is not known */
  return g_strdup_printf (ngettext ("%s: at least %u (%u unknown)", "%s: at least %u (%u unknown)",
                                    price->n_unknown),
                          title, price->amount, price->n_unknown);
}

char *
adc_tech_words_dup_prices (AdcTechChain *chain)
{
  GArray *prices = adc_tech_chain_get_prices (chain);
  g_autoptr(GString) out = g_string_new (NULL);

  for (guint i = 0; i < prices->len; i++) {
    const AdcTechPrice *price = &g_array_index (prices, AdcTechPrice, i);

    append (out, " · ", format_price (price));
  }

  return out->len > 0 ? g_string_free (g_steal_pointer (&out), FALSE) : NULL;
}
