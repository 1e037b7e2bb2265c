/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-ability.h"
#include "adc-card.h"
#include "adc-deck-rule.h"
#include "adc-faction.h"
#include "adc-rule.h"
#include "adc-ruling.h"
#include "adc-sequence.h"
#include "adc-term.h"
#include "adc-unit-type.h"
#include "adc-unit.h"
#include "adc-zone.h"

#include <glib/gi18n-lib.h>

static void
read_citation (AdcParser *self, const xmlNode *node, AdcEntry *entry)
{
  g_autofree char *source = adc_xml_dup_attribute (node, "source");
  g_autofree char *page = adc_xml_dup_attribute (node, "page");
  g_autofree char *section = adc_xml_dup_attribute (node, "section");

  if (source != NULL && !adc_game_has_source (self->game, source))
    adc_parser_complain (self, node, _("there is no source “%s”"), source);

  adc_entry_set_citation (entry, source, page != NULL ? g_ascii_strtoull (page, NULL, 10) : 0,
                          section);
}

static AdcText *
read_words (AdcParser *self, const xmlNode *node)
{
  g_autoptr(AdcXmlString) language = xmlGetNsProp (node, BAD_CAST "lang", XML_XML_NAMESPACE);
  g_autofree char *words = adc_xml_dup_text (node);

  return adc_text_new (language != NULL ? (const char *) language : self->language, words);
}

static void
read_attributes (AdcParser *self, const xmlNode *node, AdcEntry *entry)
{
  g_autofree char *faction = adc_xml_dup_attribute (node, "faction");
  g_autofree char *colour = adc_xml_dup_attribute (node, "colour");

  if (ADC_IS_PIECE (entry) && faction != NULL) {
    adc_piece_set_faction (ADC_PIECE (entry), faction);
    adc_parser_add_reference (self, node, entry, faction, ADC_KIND_FACTION);
  } else if (ADC_IS_PIECE (entry)) {
    adc_piece_set_shared (ADC_PIECE (entry), adc_parser_get_flag (node, "shared"));
  } else if (ADC_IS_FACTION (entry)) {
    g_autofree char *parent = adc_xml_dup_attribute (node, "of");

    if (parent != NULL) {
      adc_parser_add_reference (self, node, entry, parent, ADC_KIND_FACTION);
      adc_entry_add_see_also (entry, parent);
    }
    adc_faction_set_parent (ADC_FACTION (entry), parent);
    adc_faction_set_colour (ADC_FACTION (entry), colour);
  } else if (ADC_IS_UNIT_TYPE (entry)) {
    g_autofree char *shape = adc_xml_dup_attribute (node, "shape");

    adc_unit_type_set_look (ADC_UNIT_TYPE (entry), shape, colour);
  } else if (ADC_IS_ABILITY (entry)) {
    g_autofree char *amount = adc_xml_dup_attribute (node, "amount");
    g_autofree char *symbol = adc_xml_dup_attribute (node, "symbol");

    adc_ability_set_amount (ADC_ABILITY (entry),
                            g_strcmp0 (amount, "true") == 0 || g_strcmp0 (amount, "1") == 0);
    adc_ability_set_symbol (ADC_ABILITY (entry), symbol);
  } else if (ADC_IS_ZONE (entry)) {
    adc_parser_read_zone (self, node, ADC_ZONE (entry));
  } else if (ADC_IS_RULING (entry)) {
    g_autofree char *kind = adc_xml_dup_attribute (node, "kind");
    g_autofree char *touches = adc_xml_dup_attribute (node, "touches");

    adc_ruling_set (ADC_RULING (entry), kind, g_strstrip (touches));
    for (guint i = 0; adc_ruling_get_touches (ADC_RULING (entry))[i] != NULL; i++)
      adc_parser_add_reference (self, node, entry, adc_ruling_get_touches (ADC_RULING (entry))[i],
                                ADC_ANY_KIND);
  }
}

static AdcStep *
read_step (AdcParser *self, const xmlNode *element, AdcEntry *sequence, GHashTable *ids)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *rule = adc_xml_dup_attribute (element, "rule");
  g_autoptr(AdcText) title = adc_parser_read_children (self, element, "title");
  AdcStep *step = adc_step_new (id, rule, title);
  const xmlNode *node = adc_xml_first_element (element);

  if (rule != NULL)
    adc_parser_add_reference (self, element, sequence, rule, ADC_KIND_RULE);
  if (!g_hash_table_add (ids, g_strdup (id)))
    adc_parser_complain (self, element, _("the step “%s” stands twice in its sequence"), id);

  while (node != NULL) {
    AdcBlock *block = adc_parser_read_block (self, &node);

    if (block != NULL) {
      adc_step_take_block (step, block);
      continue;
    }
    if (adc_xml_is (node, "step")) {
      g_autoptr(AdcStep) child = read_step (self, node, sequence, ids);

      adc_step_add_child (step, child);
    }
    node = adc_xml_next_element (node);
  }

  adc_parser_add_links (self, element, sequence, adc_step_get_blocks (step));
  return step;
}

static AdcEntry *read_entry (AdcParser *self, const xmlNode *element, AdcRule *parent);

/* What is neither a block nor a title: the children that only some kinds have. */
static void
read_child (AdcParser *self, const xmlNode *node, AdcEntry *entry, GHashTable *step_ids)
{
  if (adc_xml_is (node, "synonym")) {
    g_autoptr(AdcText) synonym = read_words (self, node);

    adc_entry_add_synonym (entry, synonym);
  } else if (adc_xml_is (node, "asked")) {
    g_autoptr(AdcText) asked = read_words (self, node);

    adc_entry_add_asked (entry, asked);
  } else if (adc_xml_is (node, "see")) {
    g_autofree char *id = adc_xml_dup_attribute (node, "ref");

    adc_entry_add_see_also (entry, id);
    adc_parser_add_reference (self, node, entry, id, ADC_ANY_KIND);
  } else if (adc_xml_is (node, "value")) {
    adc_parser_add_value (self, node, ADC_PIECE (entry));
  } else if (adc_xml_is (node, "step")) {
    g_autoptr(AdcStep) step = read_step (self, node, entry, step_ids);

    adc_sequence_add_step (ADC_SEQUENCE (entry), step);
  }
}

static void
read_content (AdcParser *self, const xmlNode *element, AdcEntry *entry)
{
  g_autoptr(GHashTable) step_ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const xmlNode *node = adc_xml_first_element (element);

  adc_entry_take_title (entry, adc_parser_read_text (self, &node)); /* the schema puts it first */

  while (node != NULL) {
    AdcBlock *block = adc_parser_read_block (self, &node);

    if (block != NULL) {
      adc_entry_take_block (entry, block);
      continue;
    }
    read_child (self, node, entry, step_ids);
    node = adc_xml_next_element (node);
  }

  adc_parser_add_links (self, element, entry, adc_entry_get_blocks (entry));
}

static void
read_child_rules (AdcParser *self, const xmlNode *element, AdcRule *parent)
{
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "rule")) {
      g_autoptr(AdcEntry) child = read_entry (self, node, parent);
    }
  }
}

static GType
entry_type (AdcKind kind)
{
  switch (kind) {
  case ADC_KIND_RULE:
    return ADC_TYPE_RULE;
  case ADC_KIND_TERM:
    return ADC_TYPE_TERM;
  case ADC_KIND_FACTION:
    return ADC_TYPE_FACTION;
  case ADC_KIND_UNIT_TYPE:
    return ADC_TYPE_UNIT_TYPE;
  case ADC_KIND_ABILITY:
    return ADC_TYPE_ABILITY;
  case ADC_KIND_UNIT:
    return ADC_TYPE_UNIT;
  case ADC_KIND_CARD:
    return ADC_TYPE_CARD;
  case ADC_KIND_SEQUENCE:
    return ADC_TYPE_SEQUENCE;
  case ADC_KIND_RULING:
    return ADC_TYPE_RULING;
  case ADC_KIND_DECK_RULE:
    return ADC_TYPE_DECK_RULE;
  case ADC_KIND_ZONE:
    return ADC_TYPE_ZONE;
  }

  g_assert_not_reached ();
}

static AdcEntry *
read_entry (AdcParser *self, const xmlNode *element, AdcRule *parent)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  g_autofree char *unofficial = adc_xml_dup_attribute (element, "unofficial");
  AdcKind kind = ADC_KIND_RULE;
  AdcEntry *entry;

  adc_kind_from_name ((const char *) element->name, &kind); /* the schema admits no other name */
  entry = g_object_new (entry_type (kind), NULL);
  adc_entry_set_id (entry, id);
  adc_entry_set_unofficial (entry, unofficial);
  read_citation (self, element, entry);
  read_attributes (self, element, entry);
  read_content (self, element, entry);
  if (parent != NULL)
    adc_rule_add_child (parent, ADC_RULE (entry));

  if (!adc_game_add_entry (self->game, entry))
    adc_parser_complain (self, element, _("the id “%s” is already taken in this game"), id);
  if (ADC_IS_DECK_RULE (entry))
    adc_parser_read_deck_rule (self, element, ADC_DECK_RULE (entry));
  if (ADC_IS_RULE (entry))
    read_child_rules (self, element, ADC_RULE (entry));

  return entry;
}

static void
read_alike (AdcParser *self, const xmlNode *node)
{
  g_autofree char *words = adc_xml_dup_text (node);

  adc_game_add_alike (self->game, words);
}

void
adc_parser_read_entries (AdcParser *self, const xmlNode *root, const char *path)
{
  g_autofree char *game = adc_xml_dup_attribute (root, "game");
  g_autoptr(AdcXmlString) language = xmlGetNsProp (root, BAD_CAST "lang", XML_XML_NAMESPACE);

  self->path = path;
  g_free (self->language);
  self->language = g_strdup ((const char *) language);

  if (!g_str_equal (game, adc_game_get_id (self->game))) {
    adc_parser_complain (self, root, _("this file belongs to the game “%s”, not to “%s”"), game,
                         adc_game_get_id (self->game));
    return;
  }

  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autoptr(AdcEntry) entry = NULL;

    if (adc_xml_is (node, "room-case"))
      adc_parser_read_room_case (self, node);
    else if (adc_xml_is (node, "deck-kind"))
      adc_parser_read_deck_kind (self, node);
    else if (adc_xml_is (node, "alike"))
      read_alike (self, node);
    else
      entry = read_entry (self, node, NULL);
  }
}
