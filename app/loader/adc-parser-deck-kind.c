/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser-deck.h"

#include "adc-parser-setup.h"
#include "adc-zone.h"

#include <glib/gi18n-lib.h>

void
adc_parser_read_deck_when (AdcParser *self, const xmlNode *node, AdcDeckWhen *when)
{
  AdcStat *edition = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_EDITION);

  adc_parser_read_players (self, node, &when->min_players, &when->max_players);
  when->faction = adc_xml_dup_attribute (node, "faction");
  when->edition = adc_xml_dup_attribute (node, "edition");
  when->options = adc_parser_read_names (node, "options");
  if (when->faction != NULL)
    adc_parser_add_reference (self, node, NULL, when->faction, ADC_KIND_FACTION);
  if (when->edition != NULL && (edition == NULL || !adc_stat_has_option (edition, when->edition)))
    adc_parser_complain (self, node, _("there is no edition “%s”"), when->edition);
}

static void
check_options (AdcParser *self, const xmlNode *node, const AdcDeckKind *kind,
               const AdcDeckWhen *when)
{
  for (guint i = 0; when->options != NULL && when->options[i] != NULL; i++)
    if (adc_deck_kind_find_choice (kind, when->options[i]) == NULL)
      adc_parser_complain (self, node, _("there is no option “%s”"), when->options[i]);
}

static void
read_choice (AdcParser *self, const xmlNode *element, AdcDeckKind *kind)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  AdcDeckChoice *choice = adc_deck_kind_add_choice (kind, id);

  choice->title = adc_parser_read_children (self, element, "title");
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node))
    if (adc_xml_is (node, "option")) {
      g_autofree char *option = adc_xml_dup_attribute (node, "id");
      g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");

      if (adc_deck_kind_find_choice (kind, option) != NULL)
        adc_parser_complain (self, node, _("the option “%s” stands twice"), option);
      else
        adc_deck_choice_add (choice, option, title);
    }
}

static void
read_filter (AdcParser *self, const xmlNode *node, AdcDeckFilter *filter)
{
  g_autofree char *on = adc_xml_dup_attribute (node, "on");
  g_autofree char *whose = adc_xml_dup_attribute (node, "whose");
  AdcZoneKind zone_kind;

  filter->card = adc_xml_dup_attribute (node, "card");
  filter->stat = adc_xml_dup_attribute (node, "stat");
  filter->value = adc_xml_dup_attribute (node, "value");
  filter->is_any = on == NULL && filter->card == NULL;
  if (filter->card != NULL)
    adc_parser_add_reference (self, node, NULL, filter->card, ADC_ANY_KIND);
  if (on != NULL)
    adc_kind_from_name (on, &filter->on);
  if (whose != NULL)
    filter->whose = g_str_equal (whose, "own")      ? ADC_DECK_WHOSE_OWN
                    : g_str_equal (whose, "shared") ? ADC_DECK_WHOSE_SHARED
                                                    : ADC_DECK_WHOSE_NOBODY;

  if (filter->stat != NULL && adc_game_get_stat (self->game, filter->on, filter->stat) == NULL)
    adc_parser_complain (self, node, _("there is no stat “%s”"), filter->stat);
  if (filter->on == ADC_KIND_ZONE && filter->value != NULL &&
      !adc_zone_kind_from_name (filter->value, &zone_kind))
    adc_parser_complain (self, node, _("no zone is of the kind “%s”"), filter->value);
}

static void
read_zone (AdcParser *self, const xmlNode *node, AdcDeckKind *kind)
{
  static const char * const roles[] = { "draw", "hand", "table", "discard", "out", NULL };
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *role = adc_xml_dup_attribute (node, "role");
  g_autofree char *stage = adc_xml_dup_attribute (node, "stage");
  g_autofree char *start = adc_xml_dup_attribute (node, "start");
  g_autofree char *counts = adc_xml_dup_attribute (node, "counts");
  AdcDeckRole position = ADC_DECK_ROLE_DRAW;
  AdcDeckZone *zone;

  while (roles[position] != NULL && !g_str_equal (roles[position], role))
    position++;
  if (adc_deck_kind_find_zone (kind, id) != NULL)
    adc_parser_complain (self, node, _("the zone “%s” stands twice"), id);

  zone = adc_deck_kind_add_zone (kind, id, position);
  zone->title = adc_parser_read_children (self, node, "title");
  zone->is_built = g_strcmp0 (stage, "play") != 0;
  zone->is_played = g_strcmp0 (stage, "build") != 0;
  zone->is_counted = counts == NULL || adc_parser_get_flag (node, "counts");
  g_free (zone->start);
  zone->start = start != NULL     ? g_steal_pointer (&start)
                : zone->is_played ? g_strdup (id)
                                  : NULL;
}

static void
read_list (AdcParser *self, const xmlNode *element, AdcDeckKind *kind)
{
  AdcDeckRecipe *list = adc_deck_kind_add_recipe (kind);

  adc_parser_read_deck_when (self, element, &list->when);
  check_options (self, element, kind, &list->when);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    AdcDeckTake *take = adc_deck_recipe_add_take (list);
    g_autofree char *count = adc_xml_dup_attribute (node, "count");
    const AdcDeckZone *zone;

    read_filter (self, node, &take->filter);
    if (count != NULL)
      take->count = (int) g_ascii_strtoll (count, NULL, 10);
    else if (take->filter.is_any)
      adc_parser_complain (self, node, _("nobody knows how many unknown cards there are: say it"));
    take->zone = adc_xml_dup_attribute (node, "zone");
    zone = adc_deck_kind_find_zone (kind, take->zone);
    if (take->zone != NULL && (zone == NULL || !zone->is_built))
      adc_parser_complain (self, node, _("no deck is built with a zone “%s”"), take->zone);
  }
}

static void
read_deal (AdcParser *self, const xmlNode *node, AdcDeckKind *kind)
{
  AdcDeckDeal *deal = adc_deck_kind_add_deal (kind);

  adc_parser_read_deck_when (self, node, &deal->when);
  check_options (self, node, kind, &deal->when);
  deal->n_opening = adc_parser_get_count (node, "opening", 0);
  deal->n_turn = adc_parser_get_count (node, "turn", 0);
  deal->rule = adc_parser_read_rule (self, node, "rule");
}

/* Cards begin the game in a zone that is part of it. */
static void
check_starts (AdcParser *self, const xmlNode *node, const AdcDeckKind *kind)
{
  if (!adc_deck_kind_get_first_zone (kind)->is_built)
    adc_parser_complain (self, node, _("the first zone is where a deck is built"));

  for (guint i = 0; i < kind->zones->len; i++) {
    const AdcDeckZone *zone = kind->zones->pdata[i];
    const AdcDeckZone *start = adc_deck_kind_find_zone (kind, zone->start);

    if (zone->start != NULL && (start == NULL || !start->is_played))
      adc_parser_complain (self, node, _("no game is played with a zone “%s”"), zone->start);
  }
}

static AdcDeckKind *
read_kind (AdcParser *self, const xmlNode *element, const char *id)
{
  AdcDeckKind *kind = adc_deck_kind_new (id);

  kind->title = adc_parser_read_children (self, element, "title");
  kind->summary = adc_parser_read_children (self, element, "summary");
  kind->rule = adc_parser_read_rule (self, element, "rule");
  kind->has_factions = adc_parser_get_flag (element, "factions");
  kind->has_players = adc_parser_get_flag (element, "players");
  kind->has_editions = adc_parser_get_flag (element, "editions");

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "choice"))
      read_choice (self, node, kind);
    else if (adc_xml_is (node, "admit"))
      read_filter (self, node, adc_deck_kind_add_admit (kind));
    else if (adc_xml_is (node, "zone"))
      read_zone (self, node, kind);
    else if (adc_xml_is (node, "deal"))
      read_deal (self, node, kind);
    else if (adc_xml_is (node, "list"))
      read_list (self, node, kind);
  }

  return kind;
}

void
adc_parser_read_deck_kind (AdcParser *self, const xmlNode *element)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  AdcDeckKind *kind = read_kind (self, element, id);

  check_starts (self, element, kind);
  if (!adc_game_take_deck_kind (self->game, kind))
    adc_parser_complain (self, element, _("the sort of deck “%s” stands twice"), id);
}
