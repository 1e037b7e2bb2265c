/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-muster.h"

#include <glib/gi18n-lib.h>

static void
complain_twice (AdcParser *self, const xmlNode *node, const char *unit)
{
  adc_parser_complain (self, node, _("the unit “%s” stands twice"), unit);
}

static void
read_piece (AdcParser *self, const xmlNode *node, AdcMuster *muster)
{
  g_autofree char *unit = adc_xml_dup_attribute (node, "unit");

  adc_parser_add_reference (self, node, NULL, unit, ADC_KIND_UNIT);
  if (!adc_muster_add_piece (muster, unit, adc_parser_get_count (node, "count", 1)))
    complain_twice (self, node, unit);
}

static void
read_table (AdcParser *self, const xmlNode *node, AdcMuster *muster)
{
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  const AdcMusterTable table = {
    .n_players = adc_parser_get_count (node, "players", 1),
    .n_armies = adc_parser_get_count (node, "armies", 1),
    .n_zones = adc_parser_get_count (node, "zones", 1),
    .limit = adc_parser_get_count (node, "limit", 0),
    .n_to_win = adc_parser_get_count (node, "win", 1),
    .rule = rule,
  };
  guint min, max;

  adc_game_get_players (self->game, &min, &max);
  if (table.n_players < min || table.n_players > max)
    adc_parser_complain (self, node,
                         ngettext ("the game is not for %u player",
                                   "the game is not for %u players", table.n_players),
                         table.n_players);
  if (!adc_muster_add_table (muster, &table))
    adc_parser_complain (self, node,
                         ngettext ("the table for %u player stands twice",
                                   "the table for %u players stands twice", table.n_players),
                         table.n_players);
}

static void
read_products (AdcParser *self, const xmlNode *parent, AdcMuster *muster, GPtrArray *products)
{
  for (const xmlNode *node = adc_xml_first_element (parent); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *unit = adc_xml_dup_attribute (node, "unit");
    g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
    const AdcProduct product = {
      .unit = unit,
      .count = adc_parser_get_count (node, "count", 1),
      .n_turns = adc_parser_get_count (node, "turns", 1),
      .rule = rule,
    };

    adc_parser_add_reference (self, node, NULL, unit, ADC_KIND_UNIT);
    if (!adc_muster_add_product (muster, products, &product))
      complain_twice (self, node, unit);
  }
}

static void
read_maker (AdcParser *self, const xmlNode *node, AdcMuster *muster)
{
  g_autofree char *unit = adc_xml_dup_attribute (node, "unit");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");

  adc_parser_add_reference (self, node, NULL, unit, ADC_KIND_UNIT);
  adc_muster_set_maker (muster, unit, rule);
  read_products (self, node, muster, adc_muster_get_products (muster));
}

static void
read_market (AdcParser *self, const xmlNode *node, AdcMuster *muster)
{
  g_autofree char *without = adc_xml_dup_attribute (node, "without");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");

  if (g_strcmp0 (without, adc_muster_get_maker (muster)) != 0)
    adc_parser_complain (self, node, _("“%s” is not the unit that makes the others"), without);
  adc_muster_set_market (muster, rule);
  read_products (self, node, muster, adc_muster_get_market (muster));
}

void
adc_parser_read_muster (AdcParser *self, const xmlNode *element)
{
  g_autoptr(AdcMuster) muster = adc_muster_new (adc_parser_get_count (element, "batch", 1));

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "piece"))
      read_piece (self, node, muster);
    else if (adc_xml_is (node, "table"))
      read_table (self, node, muster);
    else if (adc_xml_is (node, "maker"))
      read_maker (self, node, muster);
    else if (adc_xml_is (node, "market"))
      read_market (self, node, muster);
  }

  adc_game_set_muster (self->game, muster);
}
