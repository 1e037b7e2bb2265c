/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include <glib/gi18n-lib.h>

/* As the attributes are called, in the order of AdcRoomStat. */
static const struct {
  const char  *name;
  AdcStatKind  kind;
} stats[ADC_ROOM_N_STATS] = {
  [ADC_ROOM_COLUMNS] = { "columns", ADC_STAT_COLUMNS },
  [ADC_ROOM_SQUARES] = { "squares", ADC_STAT_INTEGER },
  [ADC_ROOM_ROUNDS] = { "rounds", ADC_STAT_INTEGER },
  [ADC_ROOM_COVERS] = { "covers", ADC_STAT_CHOICE },
  [ADC_ROOM_PRICES] = { "prices", ADC_STAT_PRICES },
  [ADC_ROOM_CHAIN_FROM] = { "chain-from", ADC_STAT_PIECES },
  [ADC_ROOM_CHAIN_TO] = { "chain-to", ADC_STAT_PIECES },
  [ADC_ROOM_GROUP] = { "group", ADC_STAT_CHOICE },
};

static const char * const rules[ADC_ROOM_N_RULES] = {
  [ADC_ROOM_RULE_NONE] = "none",         [ADC_ROOM_RULE_SHARED] = "shared",
  [ADC_ROOM_RULE_EXCLUSIVE] = "exclusive", [ADC_ROOM_RULE_TIE] = "tie",
  [ADC_ROOM_RULE_HOME] = "home",         [ADC_ROOM_RULE_NEUTRAL] = "neutral",
  [ADC_ROOM_RULE_TURN] = "turn",         [ADC_ROOM_RULE_CIRCLE] = "circle",
  [ADC_ROOM_RULE_MODIFIER] = "modifier", [ADC_ROOM_RULE_CUBES] = "cubes",
  [ADC_ROOM_RULE_SUM] = "sum",           [ADC_ROOM_RULE_BEFORE] = "before",
  [ADC_ROOM_RULE_FULL] = "full",         [ADC_ROOM_RULE_ACTIVATE] = "activate",
  [ADC_ROOM_RULE_CHAIN] = "chain",       [ADC_ROOM_RULE_PAWN] = "pawn",
  [ADC_ROOM_RULE_CUBE] = "cube",         [ADC_ROOM_RULE_LIMIT] = "limit",
  [ADC_ROOM_RULE_VARIANTS] = "variants", [ADC_ROOM_RULE_CYLINDER] = "cylinder",
  [ADC_ROOM_RULE_SUPPLY] = "supply",     [ADC_ROOM_RULE_ENTER] = "enter",
};

static void
read_stats (AdcParser *self, const xmlNode *node, AdcRooms *rooms)
{
  for (guint i = 0; i < ADC_ROOM_N_STATS; i++) {
    g_autofree char *id = adc_xml_dup_attribute (node, stats[i].name);
    AdcStat *stat = id != NULL ? adc_game_get_stat (self->game, ADC_KIND_CARD, id) : NULL;

    if (id != NULL && (stat == NULL || adc_stat_get_kind (stat) != stats[i].kind))
      adc_parser_complain (self, node,
                           _("cards do not have a stat “%s” of the kind that “%s” wants"), id,
                           stats[i].name);
    adc_rooms_set_stat (rooms, i, id);
  }
}

static char *
read_card (AdcParser *self, const xmlNode *node, const char *name)
{
  char *card = adc_xml_dup_attribute (node, name);

  if (card != NULL)
    adc_parser_add_reference (self, node, NULL, card, ADC_KIND_CARD);
  return card;
}

static void
read_said (AdcParser *self, const xmlNode *node, AdcRooms *rooms)
{
  g_autofree char *of = adc_xml_dup_attribute (node, "of");
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");

  for (guint i = 0; i < ADC_ROOM_N_RULES; i++) {
    if (!g_str_equal (rules[i], of))
      continue;
    if (adc_rooms_get_rule (rooms, i) != NULL)
      adc_parser_complain (self, node, _("“%s” stands twice"), of);
    adc_rooms_set_rule (rooms, i, rule);
  }
}

static void
read_player (AdcParser *self, const xmlNode *node, AdcRooms *rooms)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *colour = adc_xml_dup_attribute (node, "colour");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");

  if (!adc_rooms_add_player (rooms, &(AdcRoomPlayer){ id, colour, title }))
    adc_parser_complain (self, node, _("“%s” stands twice"), id);
}

static void
read_home (AdcParser *self, const xmlNode *element, AdcRooms *rooms)
{
  g_autofree char *home = read_card (self, element, "card");

  adc_rooms_set_home (rooms, home);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *card = read_card (self, node, "card");

    if (g_str_equal (card, home) || !adc_rooms_add_section (rooms, card))
      adc_parser_complain (self, node, _("“%s” stands twice"), card);
  }
}

static void
read_neutral (AdcParser *self, const xmlNode *node, AdcRooms *rooms)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *token = adc_xml_dup_attribute (node, "token");
  g_autofree char *colour = adc_xml_dup_attribute (node, "colour");
  g_autofree char *home = read_card (self, node, "home");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  const AdcRoomNeutral neutral = {
    .id = id,
    .token = g_str_equal (token, "unit") ? ADC_TOKEN_UNIT : ADC_TOKEN_CYLINDER,
    .colour = colour,
    .home = home,
    .count = adc_parser_get_count (node, "count", 1),
    .title = title,
  };

  if (!adc_rooms_add_neutral (rooms, &neutral))
    adc_parser_complain (self, node, _("“%s” stands twice"), id);
}

static char *
read_deck (AdcParser *self, const xmlNode *node)
{
  char *deck = adc_xml_dup_attribute (node, "deck");

  if (deck != NULL && !adc_parser_has_deck (self, deck))
    adc_parser_complain (self, node, _("no deck of cards is called “%s”"), deck);
  return deck;
}

static void
read_sort (AdcParser *self, const xmlNode *node, AdcRooms *rooms)
{
  g_autofree char *deck = read_deck (self, node);
  g_autofree char *card = read_card (self, node, "card");

  adc_rooms_add_sort (rooms, &(AdcRoomSort){ .deck = deck,
                                             .card = card,
                                             .is_repeated = adc_parser_get_flag (node, "repeated"),
                                             .is_activated =
                                               adc_parser_get_flag (node, "activated") });
}

static void
read_benefit (AdcParser *self, const xmlNode *node, AdcRooms *rooms, AdcBenefitKind kind)
{
  g_autofree char *id = adc_parser_read_rule (self, node, "entry");
  g_autofree char *short_name = adc_xml_dup_attribute (node, "short");
  g_autofree char *section = read_card (self, node, "section");
  g_autofree char *form = adc_xml_dup_attribute (node, "form");
  g_autofree char *variant_of = adc_xml_dup_attribute (node, "variant-of");
  g_autofree char *deck = read_deck (self, node);
  g_autofree char *rule = adc_parser_read_rule (self, node, "rule");
  const AdcBenefit benefit = {
    .id = id,
    .kind = kind,
    .short_name = short_name,
    .section = section,
    .line = adc_parser_get_count (node, "line", 1),
    .is_pair = g_strcmp0 (form, "pair") == 0,
    .is_supply = adc_parser_get_flag (node, "supply"),
    .variant_of = variant_of,
    .is_per_unit = adc_parser_get_flag (node, "per-unit"),
    .deck = deck,
    .most = adc_parser_get_count (node, "most", 1),
    .rule = rule,
  };

  if (variant_of != NULL && adc_rooms_find_benefit (rooms, variant_of) == NULL)
    adc_parser_complain (self, node, _("no action before this one is “%s”"), variant_of);
  if (!adc_rooms_add_benefit (rooms, &benefit))
    adc_parser_complain (self, node, _("“%s” stands twice"), id);
}

/* The schema puts the stats before. */
void
adc_parser_read_rooms (AdcParser *self, const xmlNode *element)
{
  g_autoptr(AdcRooms) rooms = adc_rooms_new ();

  read_stats (self, element, rooms);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "said"))
      read_said (self, node, rooms);
    else if (adc_xml_is (node, "player"))
      read_player (self, node, rooms);
    else if (adc_xml_is (node, "home"))
      read_home (self, node, rooms);
    else if (adc_xml_is (node, "lay"))
      read_sort (self, node, rooms);
    else if (adc_xml_is (node, "neutral"))
      read_neutral (self, node, rooms);
    else if (adc_xml_is (node, "resource"))
      read_benefit (self, node, rooms, ADC_BENEFIT_RESOURCE);
    else if (adc_xml_is (node, "action"))
      read_benefit (self, node, rooms, ADC_BENEFIT_ACTION);
    else if (adc_xml_is (node, "bonus"))
      read_benefit (self, node, rooms, ADC_BENEFIT_BONUS);
  }

  adc_game_set_rooms (self->game, rooms);
}
