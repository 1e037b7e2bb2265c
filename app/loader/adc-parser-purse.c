/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-purse.h"

#include <glib/gi18n-lib.h>

/* The kinds an attribute names; “any”: all of them. */
static guint
read_kinds (AdcParser *self, const xmlNode *node, AdcPurse *purse)
{
  g_autofree char *of = adc_xml_dup_attribute (node, "of");
  g_auto(GStrv) ids = g_strsplit_set (of, " \t\n", -1);
  guint kinds = 0;

  if (g_strcmp0 (of, "any") == 0)
    return adc_purse_get_all_kinds (purse);

  for (guint i = 0; ids[i] != NULL; i++) {
    const int token = adc_purse_find_token (purse, ids[i]);

    if (token >= 0)
      kinds |= 1u << token;
    else if (*ids[i] != '\0')
      adc_parser_complain (self, node, _("there is no resource “%s”"), ids[i]);
  }

  return kinds;
}

/* One kind and how many of it. */
static void
read_amount (AdcParser *self, const xmlNode *node, AdcPurse *purse, guint *amounts)
{
  g_autofree char *of = adc_xml_dup_attribute (node, "of");
  const int token = adc_purse_find_token (purse, of);

  if (token < 0)
    adc_parser_complain (self, node, _("there is no resource “%s”"), of);
  else
    amounts[token] = adc_parser_get_count (node, "count", 0);
}

static void
read_token (AdcParser *self, const xmlNode *node, AdcPurse *purse)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *sign = adc_xml_dup_attribute (node, "sign");
  g_autofree char *colour = adc_xml_dup_attribute (node, "colour");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  const AdcPurseToken token = {
    .id = id,
    .sign = sign,
    .colour = colour,
    .rule = rule,
    .title = title,
    .n_start = adc_parser_get_count (node, "start", 0),
    .is_wild = adc_parser_get_flag (node, "wild"),
  };

  if (token.is_wild && adc_purse_get_wild (purse) >= 0)
    adc_parser_complain (self, node, _("there is another wildcard already"));
  if (!adc_purse_add_token (purse, &token))
    adc_parser_complain (self, node, _("the resource “%s” stands twice"), id);
}

/* What it does is a price too. */
static void
read_effect (AdcParser *self, const xmlNode *element, const xmlNode *node, AdcPurse *purse,
             const char *id)
{
  g_autofree char *during = adc_parser_read_rule (self, element, "during");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  const AdcConversion *conversion = adc_purse_find_conversion (purse, id, NULL);
  const AdcPursePrice price = {
    .id = conversion->id,
    .title = title,
    .rule = conversion->rule,
    .during = during,
    .conversion = conversion,
    .is_known = TRUE,
    .count = conversion->give,
    .kinds = conversion->kinds,
  };

  if (!adc_purse_add_price (purse, &price))
    adc_parser_complain (self, element, _("the price “%s” stands twice"), id);
}

static void
read_conversion (AdcParser *self, const xmlNode *element, AdcPurse *purse)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  AdcConversion conversion = { .id = id, .title = title, .rule = rule };
  const xmlNode *effect = NULL;

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "give")) {
      conversion.give = adc_parser_get_count (node, "count", 1);
      conversion.kinds = read_kinds (self, node, purse);
    } else if (adc_xml_is (node, "get")) {
      conversion.get = adc_parser_get_count (node, "count", 1);
      if (adc_purse_get_wild (purse) < 0)
        adc_parser_complain (self, node, _("a conversion gives wildcards, and there are none"));
      if (adc_purse_get_exchange (purse, NULL) != NULL)
        adc_parser_complain (self, node, _("there is another conversion for wildcards already"));
      if (conversion.get >= conversion.give)
        adc_parser_complain (self, node, _("a conversion must give less than it takes"));
    } else if (adc_xml_is (node, "effect")) {
      effect = node;
    }
  }

  if (!adc_purse_add_conversion (purse, &conversion))
    adc_parser_complain (self, element, _("the conversion “%s” stands twice"), id);
  else if (effect != NULL)
    read_effect (self, element, effect, purse, id);
}

static void
read_price (AdcParser *self, const xmlNode *element, AdcPurse *purse)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autofree char *during = adc_parser_read_rule (self, element, "during");
  g_autofree char *basis = adc_xml_dup_attribute (element, "basis");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  AdcPursePrice price = {
    .id = id,
    .title = title,
    .rule = rule,
    .during = during,
    .is_example = basis != NULL,
  };

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "cost")) {
      price.is_known = TRUE;
      price.count = adc_parser_get_count (node, "count", 1);
      price.kinds = read_kinds (self, node, purse);
    } else if (adc_xml_is (node, "free")) {
      price.is_known = TRUE;
    }
  }

  if (!adc_purse_add_price (purse, &price))
    adc_parser_complain (self, element, _("the price “%s” stands twice"), id);
}

static void
read_want (AdcParser *self, const xmlNode *node, AdcPurse *purse, AdcPurseCase *example)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "price");
  AdcPurseWant want = {
    .price = id != NULL ? adc_purse_find_price (purse, id) : NULL,
    .times = adc_parser_get_count (node, "times", 1),
  };

  if (id != NULL && want.price == NULL)
    adc_parser_complain (self, node, _("there is no price “%s”"), id);
  if (id == NULL) {
    want.count = adc_parser_get_count (node, "count", 1);
    want.kinds = read_kinds (self, node, purse);
  }
  g_array_append_val (example->wants, want);
}

static void
read_case_part (AdcParser *self, const xmlNode *node, AdcPurse *purse, AdcPurseCase *example)
{
  if (adc_xml_is (node, "have")) {
    read_amount (self, node, purse, example->have);
  } else if (adc_xml_is (node, "with")) {
    g_autofree char *id = adc_xml_dup_attribute (node, "conversion");
    guint position;

    if (adc_purse_find_conversion (purse, id, &position) != NULL)
      example->conversions |= 1u << position;
    else
      adc_parser_complain (self, node, _("there is no conversion “%s”"), id);
  } else if (adc_xml_is (node, "want")) {
    read_want (self, node, purse, example);
  } else if (adc_xml_is (node, "keep")) {
    example->keep = adc_parser_get_count (node, "count", 1);
    if (adc_purse_get_wild (purse) < 0)
      adc_parser_complain (self, node, _("only wildcards can be kept, and there are none"));
  } else if (adc_xml_is (node, "refused")) {
    example->is_refused = TRUE;
    example->n_missing = adc_parser_get_count (node, "missing", 1);
  } else if (adc_xml_is (node, "left")) {
    read_amount (self, node, purse, example->left);
  }
}

static void
read_case (AdcParser *self, const xmlNode *element, AdcPurse *purse)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  g_autoptr(AdcText) summary = adc_parser_read_children (self, element, "summary");
  g_autoptr(GArray) wants = g_array_new (FALSE, FALSE, sizeof (AdcPurseWant));
  AdcPurseCase example = {
    .id = id,
    .rule = rule,
    .title = title,
    .summary = summary,
    .wants = wants,
  };

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node))
    read_case_part (self, node, purse, &example);
  if (!adc_purse_add_case (purse, &example))
    adc_parser_complain (self, element, _("the example “%s” stands twice"), id);
}

/* The schema puts resources before what names them. */
void
adc_parser_read_purse (AdcParser *self, const xmlNode *element)
{
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autoptr(AdcPurse) purse = adc_purse_new (rule);

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "resource"))
      read_token (self, node, purse);
    else if (adc_xml_is (node, "conversion"))
      read_conversion (self, node, purse);
    else if (adc_xml_is (node, "price"))
      read_price (self, node, purse);
    else if (adc_xml_is (node, "case"))
      read_case (self, node, purse);
  }

  adc_game_set_purse (self->game, purse);
}
