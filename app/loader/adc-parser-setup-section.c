/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser-setup.h"

#include <glib/gi18n-lib.h>

/* What an amount is multiplied by. */
static AdcSetupEach
read_each (const xmlNode *node)
{
  static const struct {
    const char   *name;
    AdcSetupEach  each;
  } names[] = {
    { "player", ADC_SETUP_EACH_PLAYER }, { "group", ADC_SETUP_EACH_GROUP },
    { "pair", ADC_SETUP_EACH_PAIR },     { "component", ADC_SETUP_EACH_COMPONENT },
    { "deck", ADC_SETUP_EACH_DECK },     { "value", ADC_SETUP_EACH_VALUE },
    { "piece", ADC_SETUP_EACH_PIECE },
  };
  g_autofree char *each = adc_xml_dup_attribute (node, "each");
  g_autofree char *count = adc_xml_dup_attribute (node, "count");

  if (count == NULL)
    return ADC_SETUP_EACH_CARD; /* they are named instead */
  if (g_str_equal (count, "unknown"))
    return ADC_SETUP_UNKNOWN;
  if (g_str_equal (count, "all"))
    return ADC_SETUP_ALL;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (each, names[i].name) == 0)
      return names[i].each;

  return ADC_SETUP_EACH_ONE;
}

static void
check_amount (AdcParser *self, const xmlNode *node, AdcSetup *setup, const AdcSetupAmount *amount)
{
  for (guint i = 0; amount->cards != NULL && amount->cards[i] != NULL; i++)
    adc_parser_add_reference (self, node, NULL, amount->cards[i], ADC_KIND_CARD);
  if (amount->each == ADC_SETUP_EACH_VALUE) {
    adc_parser_add_reference (self, node, NULL, amount->of, ADC_ANY_KIND);
    if (!adc_parser_has_number (self, ADC_KIND_CARD, amount->with) &&
        !adc_parser_has_number (self, ADC_KIND_UNIT, amount->with))
      adc_parser_complain (self, node, _("there is no stat “%s” that is a whole number"),
                           amount->with);
  }
  if (amount->each == ADC_SETUP_EACH_DECK && !adc_parser_has_deck (self, amount->of))
    adc_parser_complain (self, node, _("no deck of cards is called “%s”"), amount->of);
  if (amount->each == ADC_SETUP_EACH_COMPONENT &&
      adc_setup_find_component (setup, amount->of) == NULL)
    adc_parser_complain (self, node, _("no component before is called “%s”"), amount->of);
  if (amount->each == ADC_SETUP_EACH_GROUP && adc_setup_get_groups (setup) == NULL)
    adc_parser_complain (self, node, _("there are no groups to choose"));
  if (amount->each == ADC_SETUP_EACH_PAIR)
    for (guint i = 0; i < 2; i++)
      if (adc_setup_find_kind (setup, i == 0 ? amount->of : amount->with) == NULL)
        adc_parser_complain (self, node, _("there is no kind of groups “%s”"),
                             i == 0 ? amount->of : amount->with);
  if (amount->most < amount->count)
    adc_parser_complain (self, node, _("the most is less than the least"));
}

static void
read_amount (AdcParser *self, const xmlNode *node, AdcSetup *setup, AdcSetupAmount *amount)
{
  g_autofree char *basis = adc_xml_dup_attribute (node, "basis");

  adc_parser_read_when (self, node, setup, &amount->when);
  amount->each = read_each (node);
  amount->of = adc_xml_dup_attribute (node, "of");
  amount->with = adc_xml_dup_attribute (node,
                                        amount->each == ADC_SETUP_EACH_PAIR ? "with" : "stat");
  amount->cards = adc_parser_read_names (node, "cards");
  amount->is_deduced = basis != NULL;
  amount->rule = adc_parser_read_rule (self, node, "rule");
  if (amount->each != ADC_SETUP_UNKNOWN && amount->each != ADC_SETUP_ALL)
    amount->count = (int) adc_parser_get_count (node, "count", 1);
  amount->most = (int) adc_parser_get_count (node, "most", (guint) amount->count);
  check_amount (self, node, setup, amount);
}

static void
read_check (AdcParser *self, const xmlNode *node, AdcSetup *setup, AdcSetupCheck *check)
{
  adc_parser_read_when (self, node, setup, &check->when);
  check->least = adc_parser_get_count (node, "least", 0);
  check->rule = adc_parser_read_rule (self, node, "rule");
}

/* Only those before are known while it is read, so that none depends on itself. */
static void
read_component (AdcParser *self, const xmlNode *element, AdcSetup *setup, AdcSetupSection *section)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *place = adc_xml_dup_attribute (element, "to");
  AdcSetupComponent *component;

  if (adc_setup_find_component (setup, id) != NULL)
    adc_parser_complain (self, element, _("the component “%s” stands twice"), id);

  component = adc_setup_add_component (section);
  component->title = adc_parser_read_children (self, element, "title");
  component->summary = adc_parser_read_children (self, element, "summary");
  component->rule = adc_parser_read_rule (self, element, "rule");
  component->place = place == NULL                 ? ADC_SETUP_TO_TABLE
                     : g_str_equal (place, "box") ? ADC_SETUP_TO_BOX
                                                  : ADC_SETUP_TO_NOWHERE;
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "amount"))
      read_amount (self, node, setup, adc_setup_add_amount (component));
    else if (adc_xml_is (node, "check"))
      read_check (self, node, setup, adc_setup_add_check (component));
  }
  component->id = g_steal_pointer (&id);
}

void
adc_parser_read_setup_section (AdcParser *self, const xmlNode *element, AdcSetup *setup)
{
  AdcSetupSection *section = adc_setup_add_section (setup);

  section->id = adc_xml_dup_attribute (element, "id");
  section->title = adc_parser_read_children (self, element, "title");
  section->rule = adc_parser_read_rule (self, element, "rule");
  section->is_each_player = adc_parser_get_flag (element, "each-player");
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node))
    if (adc_xml_is (node, "component"))
      read_component (self, node, setup, section);
}
