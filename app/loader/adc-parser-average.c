/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include <glib/gi18n-lib.h>

static void
read_match (AdcParser *self, const xmlNode *node, AdcStat *stat)
{
  g_autofree char *name = adc_xml_dup_attribute (node, "stat");
  g_autofree char *value = adc_xml_dup_attribute (node, "value");
  AdcStat *named = adc_game_get_stat (self->game, ADC_KIND_CARD, name);

  if (named == NULL || !adc_stat_has_option (named, value))
    adc_parser_complain (self, node, _("cards have no stat “%s” with an option “%s”"), name, value);
  adc_stat_add_match (stat, name, value);
}

static void
read_average (AdcParser *self, const xmlNode *element, AdcStat *stat)
{
  g_autofree char *name = adc_xml_dup_attribute (element, "of");
  AdcStat *averaged = adc_game_get_stat (self->game, ADC_KIND_CARD, name);

  if (stat == NULL || adc_stat_get_kind (stat) != ADC_STAT_INTEGER)
    adc_parser_complain (self, element, _("only a whole number of units can be an average"));
  else if (averaged == NULL || adc_stat_get_kind (averaged) != ADC_STAT_INTEGER)
    adc_parser_complain (self, element, _("cards have no stat “%s” that is a whole number"), name);
  else if (adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_ICONS) == NULL)
    adc_parser_complain (self, element,
                         _("no stat of cards has the role “icons”: they are for no unit"));
  else {
    adc_stat_set_average_of (stat, name);
    for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
         node = adc_xml_next_element (node))
      read_match (self, node, stat);
  }
}

/* Units come before cards, and so the stats of cards are all known only at the end. */
void
adc_parser_read_averages (AdcParser *self, const xmlNode *root)
{
  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *id = adc_xml_dup_attribute (node, "id");
    g_autofree char *on = adc_xml_dup_attribute (node, "on");

    if (!adc_xml_is (node, "stat"))
      continue;

    for (const xmlNode *child = adc_xml_first_element (node); child != NULL;
         child = adc_xml_next_element (child))
      if (adc_xml_is (child, "average"))
        read_average (self, child,
                      g_str_equal (on, "unit")
                        ? adc_game_get_stat (self->game, ADC_KIND_UNIT, id)
                        : NULL);
  }
}
