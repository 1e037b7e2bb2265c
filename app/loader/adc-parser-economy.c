/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-economy.h"

#include <glib/gi18n-lib.h>

static void
read_resource (AdcParser *self, const xmlNode *node, AdcEconomy *economy)
{
  g_autofree char *stat = adc_xml_dup_attribute (node, "stat");

  if (!adc_parser_has_number (self, ADC_KIND_UNIT, stat) ||
      !adc_parser_has_number (self, ADC_KIND_CARD, stat))
    adc_parser_complain (self, node,
                         _("units and cards do not both have a stat “%s” that is a whole number"),
                         stat);
  if (!adc_economy_add_resource (economy, stat, adc_parser_get_count (node, "permanent", 0)))
    adc_parser_complain (self, node, _("the resource “%s” stands twice"), stat);
}

static void
read_places (AdcParser *self, const xmlNode *node, AdcEconomy *economy)
{
  g_autofree char *deck = adc_xml_dup_attribute (node, "deck");
  g_autofree char *resource = adc_xml_dup_attribute (node, "resource");
  g_autofree char *amount = adc_xml_dup_attribute (node, "amount");
  AdcStat *stat = adc_game_get_stat (self->game, ADC_KIND_CARD, resource);

  if (!adc_parser_has_deck (self, deck))
    adc_parser_complain (self, node, _("no deck of cards is called “%s”"), deck);
  if (stat == NULL || adc_stat_get_kind (stat) != ADC_STAT_CHOICE)
    adc_parser_complain (self, node, _("cards do not have a stat “%s” that is a choice"), resource);
  if (!adc_parser_has_number (self, ADC_KIND_CARD, amount))
    adc_parser_complain (self, node, _("cards do not have a stat “%s” that is a whole number"),
                         amount);
  adc_economy_set_places (economy, &(AdcPlaces){ deck, resource, amount });
}

static gboolean
is_true (const xmlNode *node, const char *name)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);

  return g_strcmp0 (text, "true") == 0; /* the schema lets nothing else through */
}

static void
read_purchase (AdcParser *self, const xmlNode *node, AdcOrder *order)
{
  g_autofree char *deck = adc_xml_dup_attribute (node, "deck");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  const AdcPurchase purchase = {
    .is_units = deck == NULL, /* the schema wants one or the other */
    .deck = deck,
    .most = adc_parser_get_count (node, "most", 0),
    .is_workers = is_true (node, "workers"),
    .is_full_price = is_true (node, "full-price"),
    .rule = rule,
  };

  if (deck != NULL && !adc_parser_has_deck (self, deck))
    adc_parser_complain (self, node, _("no deck of cards is called “%s”"), deck);
  if (!adc_order_add_purchase (order, &purchase))
    adc_parser_complain (self, node, _("the same purchase stands twice"));
}

static void
read_order (AdcParser *self, const xmlNode *element, AdcEconomy *economy)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  AdcOrder *order = adc_economy_add_order (economy, id, title,
                                           adc_parser_get_count (element, "discount", 0), rule);

  if (order == NULL) {
    adc_parser_complain (self, element, _("the order “%s” stands twice"), id);
    return;
  }

  order->extra = adc_parser_get_count (element, "extra", 0);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node))
    if (adc_xml_is (node, "buy"))
      read_purchase (self, node, order);
}

/* The schema puts the stats before. */
void
adc_parser_read_economy (AdcParser *self, const xmlNode *element)
{
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autofree char *permanent = adc_parser_read_rule (self, element, "permanent");
  g_autofree char *strain = adc_parser_read_rule (self, element, "strain");
  g_autoptr(AdcEconomy) economy =
    adc_economy_new (adc_parser_get_count (element, "workers", 1), rule, permanent, strain);

  adc_economy_set_limit (economy, adc_parser_get_count (element, "limit", 0));
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "resource"))
      read_resource (self, node, economy);
    else if (adc_xml_is (node, "place"))
      read_places (self, node, economy);
    else if (adc_xml_is (node, "order"))
      read_order (self, node, economy);
  }

  adc_game_set_economy (self->game, economy);
}
