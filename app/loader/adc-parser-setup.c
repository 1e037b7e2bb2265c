/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser-setup.h"

#include <glib/gi18n-lib.h>

/* "4" or "1-3", as the schema says; where there is none, everybody. */
void
adc_parser_read_players (AdcParser *self, const xmlNode *node, guint *min, guint *max)
{
  g_autofree char *text = adc_xml_dup_attribute (node, "players");
  char *end;

  if (text == NULL)
    return;

  *min = (guint) g_ascii_strtoull (text, &end, 10);
  *max = *end == '-' ? (guint) g_ascii_strtoull (end + 1, NULL, 10) : *min;
  if (*min > *max)
    adc_parser_complain (self, node, _("the least number of players is greater than the most"));
}

void
adc_parser_read_when (AdcParser *self, const xmlNode *node, AdcSetup *setup, AdcSetupWhen *when)
{
  adc_parser_read_players (self, node, &when->min_players, &when->max_players);
  when->mode = adc_xml_dup_attribute (node, "mode");
  when->option = adc_xml_dup_attribute (node, "option");
  if (when->mode != NULL && adc_setup_find_mode (setup, when->mode) == NULL)
    adc_parser_complain (self, node, _("there is no way to play “%s”"), when->mode);
  if (when->option != NULL && adc_setup_find_choice (setup, when->option) == NULL)
    adc_parser_complain (self, node, _("there is no option “%s”"), when->option);
}

char **
adc_parser_read_names (const xmlNode *node, const char *name)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);
  g_auto(GStrv) words = NULL;
  g_autoptr(GStrvBuilder) builder = NULL;

  if (text == NULL)
    return NULL;

  builder = g_strv_builder_new ();
  words = g_strsplit_set (text, " \t\n\r", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (builder, words[i]);

  return g_strv_builder_end (builder);
}

static void
read_mode (AdcParser *self, const xmlNode *node, AdcSetup *setup)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  AdcSetupMode *mode;

  if (adc_setup_find_mode (setup, id) != NULL)
    adc_parser_complain (self, node, _("the way to play “%s” stands twice"), id);

  mode = adc_setup_add_mode (setup);
  mode->id = g_steal_pointer (&id);
  mode->title = adc_parser_read_children (self, node, "title");
  mode->summary = adc_parser_read_children (self, node, "summary");
  mode->rule = adc_parser_read_rule (self, node, "rule");
  adc_game_get_players (self->game, &mode->min_players, &mode->max_players);
  adc_parser_read_players (self, node, &mode->min_players, &mode->max_players);
}

static void
read_choice (AdcParser *self, const xmlNode *element, AdcSetup *setup)
{
  AdcSetupChoice *choice = adc_setup_add_choice (setup);

  choice->id = adc_xml_dup_attribute (element, "id");
  choice->title = adc_parser_read_children (self, element, "title");
  choice->rule = adc_parser_read_rule (self, element, "rule");
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *id = NULL;
    AdcSetupOption *option;

    if (!adc_xml_is (node, "option"))
      continue;

    id = adc_xml_dup_attribute (node, "id");
    if (adc_setup_find_choice (setup, id) != NULL)
      adc_parser_complain (self, node, _("the option “%s” stands twice"), id);
    option = adc_setup_add_option (choice);
    option->id = g_steal_pointer (&id);
    option->title = adc_parser_read_children (self, node, "title");
    option->unsuited = adc_xml_dup_attribute (node, "unsuited");
    if (option->unsuited != NULL && adc_setup_find_mode (setup, option->unsuited) == NULL)
      adc_parser_complain (self, node, _("there is no way to play “%s”"), option->unsuited);
  }
}

static void
read_expectation (AdcParser *self, const xmlNode *node, AdcSetup *setup, AdcSetupCase *example)
{
  AdcSetupExpectation *expectation = adc_setup_add_expectation (example);

  expectation->component = adc_xml_dup_attribute (node, "component");
  expectation->count = (int) adc_parser_get_count (node, "count", 0);
  if (adc_setup_find_component (setup, expectation->component) == NULL)
    adc_parser_complain (self, node, _("no component is called “%s”"), expectation->component);
}

static void
read_icons (AdcParser *self, const xmlNode *node, AdcSetup *setup, AdcSetupCase *example)
{
  AdcSetupIcons *icons = adc_setup_add_icons (example);

  icons->groups = adc_parser_read_names (node, "groups");
  icons->is_kept = adc_parser_get_flag (node, "kept");
  adc_parser_check_groups (self, node, setup, icons->groups);
}

static void
read_case (AdcParser *self, const xmlNode *element, AdcSetup *setup)
{
  g_autofree char *id = adc_xml_dup_attribute (element, "id");
  AdcSetupCase *example;

  if (adc_setup_find_case (setup, id) != NULL)
    adc_parser_complain (self, element, _("the example “%s” stands twice"), id);

  example = adc_setup_add_case (setup);
  example->id = g_steal_pointer (&id);
  example->title = adc_parser_read_children (self, element, "title");
  example->summary = adc_parser_read_children (self, element, "summary");
  example->rule = adc_parser_read_rule (self, element, "rule");
  example->n_players = adc_parser_get_count (element, "players", 1);
  example->mode = adc_xml_dup_attribute (element, "mode");
  example->groups = adc_parser_read_names (element, "groups");
  if (example->mode != NULL && adc_setup_find_mode (setup, example->mode) == NULL)
    adc_parser_complain (self, element, _("there is no way to play “%s”"), example->mode);
  adc_parser_check_groups (self, element, setup, example->groups);
  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "expect"))
      read_expectation (self, node, setup, example);
    else if (adc_xml_is (node, "icons"))
      read_icons (self, node, setup, example);
  }
}

/* The table comes after what counts its pieces. */
static void
check_pieces (AdcParser *self, const xmlNode *element, AdcSetup *setup)
{
  GPtrArray *sections = adc_setup_get_sections (setup);
  const AdcSetupTable *table = adc_setup_get_table (setup);

  for (guint i = 0; i < sections->len; i++) {
    GPtrArray *components = ((const AdcSetupSection *) sections->pdata[i])->components;

    for (guint j = 0; j < components->len; j++) {
      GPtrArray *amounts = ((const AdcSetupComponent *) components->pdata[j])->amounts;

      for (guint k = 0; k < amounts->len; k++) {
        const AdcSetupAmount *amount = amounts->pdata[k];

        if (amount->each == ADC_SETUP_EACH_PIECE &&
            (table == NULL || adc_setup_table_find_piece (table, amount->of) == NULL))
          adc_parser_complain (self, element, _("there is no piece “%s”"), amount->of);
      }
    }
  }
}

/* The schema puts the stats before, and what others refer to first. */
void
adc_parser_read_setup (AdcParser *self, const xmlNode *element)
{
  g_autofree char *rule = adc_parser_read_rule (self, element, "rule");
  g_autoptr(AdcSetup) setup = adc_setup_new (rule);

  for (const xmlNode *node = adc_xml_first_element (element); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "mode"))
      read_mode (self, node, setup);
    else if (adc_xml_is (node, "choice"))
      read_choice (self, node, setup);
    else if (adc_xml_is (node, "groups"))
      adc_parser_read_setup_groups (self, node, setup);
    else if (adc_xml_is (node, "section"))
      adc_parser_read_setup_section (self, node, setup);
    else if (adc_xml_is (node, "table"))
      adc_parser_read_setup_table (self, node, setup);
    else if (adc_xml_is (node, "case"))
      read_case (self, node, setup);
  }

  check_pieces (self, element, setup);
  adc_game_set_setup (self->game, setup);
}
