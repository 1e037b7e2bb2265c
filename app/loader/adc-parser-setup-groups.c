/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser-setup.h"

#include <glib/gi18n-lib.h>

static gboolean
has_option (AdcStat *stat, const char *id)
{
  for (guint i = 0; i < adc_stat_get_n_options (stat); i++)
    if (g_str_equal (adc_stat_get_option (stat, i, NULL), id))
      return TRUE;

  return FALSE;
}

static void
read_kind (AdcParser *self, const xmlNode *node, AdcSetup *setup, AdcStat *stat)
{
  g_auto(GStrv) names = adc_parser_read_names (node, "groups");
  AdcSetupKind *kind;

  for (guint i = 0; names[i] != NULL; i++)
    if (adc_setup_get_kind_of (setup, names[i]) != NULL)
      adc_parser_complain (self, node, _("the group “%s” is of two kinds"), names[i]);
    else if (stat != NULL && !has_option (stat, names[i]))
      adc_parser_complain (self, node, _("there is no group “%s”"), names[i]);

  kind = adc_setup_add_kind (adc_setup_get_groups (setup));
  kind->id = adc_xml_dup_attribute (node, "id");
  kind->title = adc_parser_read_children (self, node, "title");
  kind->groups = g_steal_pointer (&names);
}

static void
read_limit (AdcParser *self, const xmlNode *node, AdcSetup *setup)
{
  AdcSetupLimit *limit = adc_setup_add_limit (adc_setup_get_groups (setup));

  adc_parser_read_when (self, node, setup, &limit->when);
  limit->kind = adc_xml_dup_attribute (node, "kind");
  limit->most = adc_parser_get_count (node, "most", 0);
  limit->rule = adc_parser_read_rule (self, node, "rule");
  if (adc_setup_find_kind (setup, limit->kind) == NULL)
    adc_parser_complain (self, node, _("there is no kind of groups “%s”"), limit->kind);
}

static void
read_take (AdcParser *self, const xmlNode *node, AdcSetup *setup)
{
  AdcSetupTake *take = adc_setup_add_take (adc_setup_get_groups (setup));

  adc_parser_read_when (self, node, setup, &take->when);
  take->count = adc_parser_get_count (node, "count", 0);
}

void
adc_parser_read_setup_groups (AdcParser *self, const xmlNode *element, AdcSetup *setup)
{
  AdcSetupGroups *groups = adc_setup_add_groups (setup);
  AdcStat *stat = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_GROUP);

  groups->title = adc_parser_read_children (self, element, "title");
  groups->deck = adc_xml_dup_attribute (element, "deck");
  groups->rule = adc_parser_read_rule (self, element, "rule");
  groups->names = adc_parser_read_rule (self, element, "names");
  groups->stat = g_strdup (stat != NULL ? adc_stat_get_id (stat) : "");
  if (!adc_parser_has_deck (self, groups->deck))
    adc_parser_complain (self, element, _("no deck of cards is called “%s”"), groups->deck);
  if (stat == NULL) {
    adc_parser_complain (self, element, _("cards do not have a stat with the role “group”"));
  } else {
    adc_game_note_deck (self->game, groups->deck, NULL, groups->stat);
    if (adc_stat_get_n_options (stat) > ADC_SETUP_MAX_GROUPS)
      adc_parser_complain (self, element, _("there are more than %d groups"),
                           ADC_SETUP_MAX_GROUPS);
  }

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "kind"))
      read_kind (self, node, setup, stat);
    else if (adc_xml_is (node, "take"))
      read_take (self, node, setup);
    else if (adc_xml_is (node, "limit"))
      read_limit (self, node, setup);
  }

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++)
    if (adc_setup_get_kind_of (setup, adc_stat_get_option (stat, i, NULL)) == NULL)
      adc_parser_complain (self, element, _("the group “%s” is of no kind"),
                           adc_stat_get_option (stat, i, NULL));
}

void
adc_parser_check_groups (AdcParser *self, const xmlNode *node, AdcSetup *setup, char **groups)
{
  for (guint i = 0; groups != NULL && groups[i] != NULL; i++)
    if (adc_setup_get_kind_of (setup, groups[i]) == NULL)
      adc_parser_complain (self, node, _("there is no group “%s”"), groups[i]);
}
