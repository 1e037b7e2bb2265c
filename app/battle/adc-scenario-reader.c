/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-scenario-document.h"

#include "adc-battle.h"
#include "adc-language.h"
#include "adc-problem.h"
#include "adc-scenario-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  const char  *path;
  GPtrArray   *problems;
  const char  *language; /* the one the texts are written in */
  AdcScenario *scenario;
} Reader;

static void G_GNUC_PRINTF (3, 4)
complain (Reader *reader, int line, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (reader->problems, adc_problem_new (reader->path, line, message));
}

/* Only for what the schema has found to be a number. */
static guint
number_attribute (const xmlNode *node, const char *name, guint fallback)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : fallback;
}

static char *
dup_language (Reader *reader, const xmlNode *node)
{
  char *language = adc_xml_dup_language (node);

  return language != NULL ? language : g_strdup (reader->language);
}

/* Reads an element and those of its name that follow, which say the same in other languages, and
 * leaves node at what comes next. Unlike a game, which is translated as a whole, a scenario changes
 * hands: one force may have been named in another language than the rest. */
static AdcText *
read_text (Reader *reader, const xmlNode **node)
{
  const xmlNode *first = *node;
  AdcText *text = NULL;

  for (; *node != NULL && adc_xml_is (*node, (const char *) first->name);
       *node = adc_xml_next_element (*node)) {
    g_autofree char *language = dup_language (reader, *node);
    g_autofree char *version = adc_xml_dup_text (*node);

    if (*version == '\0')
      complain (reader, xmlGetLineNo (*node), _("<%s> is empty"), first->name);
    else if (text == NULL)
      text = adc_text_new (language, version);
    else if (!adc_text_add (text, language, version))
      complain (reader, xmlGetLineNo (*node), _("<%s> stands twice in the language “%s”"),
                first->name, language);
  }

  return text;
}

static void
read_setting (Reader *reader, const xmlNode *node, const char *key, GHashTable *settings)
{
  g_autofree char *name = adc_xml_dup_attribute (node, key);
  g_autofree char *text = adc_xml_dup_text (node);

  if (!g_hash_table_contains (settings, name))
    adc_settings_set (settings, name, text);
  else if (adc_xml_is (node, "value"))
    complain (reader, xmlGetLineNo (node), _("the value of “%s” stands twice"), name);
  else
    complain (reader, xmlGetLineNo (node), _("the setting “%s” stands twice"), name);
}

/* A card that lies face down is known by its place alone. */
static gboolean
needs_name (Reader *reader)
{
  const AdcEngine *engine = adc_engine_find (adc_scenario_get_game (reader->scenario));

  return engine == NULL || !engine->has_cards;
}

static void
read_force (Reader *reader, const xmlNode *parent, AdcScenarioSide *side)
{
  g_autofree char *id = adc_xml_dup_attribute (parent, "id");
  const xmlNode *node = adc_xml_first_element (parent);
  const int line = xmlGetLineNo (parent);
  AdcScenarioForce *force;

  if (adc_scenario_find_force (reader->scenario, id, NULL) != NULL)
    complain (reader, line, _("the force “%s” stands twice"), id);

  force = adc_scenario_add_force (side, id);
  force->line = line;
  force->unit = adc_xml_dup_attribute (parent, "unit");
  force->count = number_attribute (parent, "count", force->count);
  force->place = adc_xml_dup_attribute (parent, "place");
  if (node != NULL && adc_xml_is (node, "title"))
    force->name = read_text (reader, &node);
  else if (force->unit == NULL && needs_name (reader))
    complain (reader, line, _("the force “%s” has neither a unit nor a title"), id);

  for (; node != NULL; node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "value"))
      read_setting (reader, node, "stat", force->values);
    else if (adc_xml_is (node, "setting"))
      read_setting (reader, node, "name", force->settings);
    else
      g_ptr_array_add (force->targets, adc_xml_dup_attribute (node, "force"));
  }
}

/* Arrivals come after all forces of their side, and add to one of them. */
static void
read_arrival (Reader *reader, const xmlNode *node, AdcScenarioSide *side)
{
  g_autofree char *force = adc_xml_dup_attribute (node, "force");
  AdcScenarioSide *owner = NULL;
  AdcScenarioArrival *arrival;

  adc_scenario_find_force (reader->scenario, force, &owner);
  if (owner != side)
    complain (reader, xmlGetLineNo (node), _("this side has no force “%s”"), force);

  adc_scenario_add_arrival (side, number_attribute (node, "round", 1), force,
                            number_attribute (node, "count", 1));
  arrival = side->arrivals->pdata[side->arrivals->len - 1];
  arrival->line = xmlGetLineNo (node);
}

static void
read_side (Reader *reader, const xmlNode *parent)
{
  g_autofree char *id = adc_xml_dup_attribute (parent, "id");
  const xmlNode *node = adc_xml_first_element (parent);
  const int line = xmlGetLineNo (parent);
  AdcScenarioSide *side;

  if (adc_scenario_find_side (reader->scenario, id) != NULL)
    complain (reader, line, _("the side “%s” stands twice"), id);

  side = adc_scenario_add_side (reader->scenario, id);
  side->line = line;
  side->faction = adc_xml_dup_attribute (parent, "faction");
  if (node != NULL && adc_xml_is (node, "title"))
    side->name = read_text (reader, &node);

  for (; node != NULL; node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "setting"))
      read_setting (reader, node, "name", side->settings);
    else if (adc_xml_is (node, "arrival"))
      read_arrival (reader, node, side);
    else if (side->forces->len < ADC_SCENARIO_MAX_FORCES)
      read_force (reader, node, side);
    else {
      complain (reader, xmlGetLineNo (node), _("there are more than %d forces on this side"),
                ADC_SCENARIO_MAX_FORCES);
      return;
    }
  }
}

static void
read_rerolls (Reader *reader, const xmlNode *node, AdcScenarioShot *shot)
{
  g_autofree char *text = adc_xml_dup_attribute (node, "rerolls");
  g_auto(GStrv) words = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);
  gboolean is_rerolled[ADC_SCENARIO_MAX_DICE] = { FALSE };

  for (guint i = 0; words[i] != NULL; i++) {
    const char *result = strchr (words[i], ':');
    const guint die = (guint) g_ascii_strtoull (words[i], NULL, 10);

    if (result == NULL) /* two spaces in a row */
      continue;

    if (die > shot->dice->len) {
      complain (reader, shot->line, _("die number %u was rolled again, but never rolled"), die);
      return;
    }
    if (is_rerolled[die - 1]) {
      complain (reader, shot->line, _("die number %u was rolled again twice"), die);
      return;
    }
    is_rerolled[die - 1] = TRUE;
    adc_scenario_shot_add_reroll (shot, die - 1, (guint) g_ascii_strtoull (result + 1, NULL, 10));
  }
}

static void
read_shot (Reader *reader, const xmlNode *node)
{
  g_autofree char *from = adc_xml_dup_attribute (node, "from");
  g_autofree char *at = adc_xml_dup_attribute (node, "at");
  g_autofree char *dice = adc_xml_dup_attribute (node, "dice");
  g_auto(GStrv) words = g_strsplit_set (dice != NULL ? dice : "", " \t\r\n", -1);
  AdcScenarioShot *shot = adc_scenario_add_shot (reader->scenario,
                                                 number_attribute (node, "round", 1), from, at);

  shot->line = xmlGetLineNo (node);
  if (adc_scenario_find_force (reader->scenario, from, NULL) == NULL)
    complain (reader, shot->line, _("there is no force “%s”"), from);

  for (guint i = 0; words[i] != NULL; i++) {
    if (*words[i] == '\0')
      continue;
    if (shot->dice->len == ADC_SCENARIO_MAX_DICE) {
      complain (reader, shot->line, _("there are more than %d dice"), ADC_SCENARIO_MAX_DICE);
      return;
    }
    adc_scenario_shot_add_die (shot, (guint) g_ascii_strtoull (words[i], NULL, 10));
  }

  read_rerolls (reader, node, shot);
}

static void
read_log (Reader *reader, const xmlNode *parent)
{
  GPtrArray *log = adc_scenario_get_log (reader->scenario);

  for (const xmlNode *node = adc_xml_first_element (parent); node != NULL;
       node = adc_xml_next_element (node)) {
    if (log->len == ADC_SCENARIO_MAX_SHOTS) {
      complain (reader, xmlGetLineNo (node), _("there are more than %d shots"),
                ADC_SCENARIO_MAX_SHOTS);
      return;
    }
    read_shot (reader, node);
  }
}

static void
read_texts (Reader *reader, const xmlNode **node)
{
  adc_scenario_take_title (reader->scenario, read_text (reader, node));
  if (*node != NULL && adc_xml_is (*node, "summary"))
    adc_scenario_take_summary (reader->scenario, read_text (reader, node));
}

static void
read_scenario_setting (Reader *reader, const xmlNode *node)
{
  g_autofree char *name = adc_xml_dup_attribute (node, "name");

  read_setting (reader, node, "name", adc_scenario_get_settings (reader->scenario));
  adc_scenario_set_line (reader->scenario, name, xmlGetLineNo (node));
}

static void
read_contents (Reader *reader, const xmlNode *root)
{
  g_autofree char *rule = adc_xml_dup_attribute (root, "rule");
  GPtrArray *sides = adc_scenario_get_sides (reader->scenario);
  const xmlNode *node = adc_xml_first_element (root);

  adc_scenario_set_rule (reader->scenario, rule);
  read_texts (reader, &node);
  for (; node != NULL; node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "setting"))
      read_scenario_setting (reader, node);
    else if (adc_xml_is (node, "log"))
      read_log (reader, node);
    else if (sides->len < ADC_SCENARIO_MAX_SIDES)
      read_side (reader, node);
    else {
      complain (reader, xmlGetLineNo (node), _("there are more than %d sides"),
                ADC_SCENARIO_MAX_SIDES);
      return;
    }
  }
}

AdcScenario *
adc_scenario_read_document (xmlDoc *doc, const char *path, GPtrArray *problems)
{
  const xmlNode *root = xmlDocGetRootElement (doc);
  g_autofree char *game = adc_xml_dup_attribute (root, "game");
  g_autofree char *language = adc_xml_dup_language (root);
  g_autoptr(AdcScenario) scenario = adc_scenario_new (game);
  Reader reader = { path, problems, language, scenario };
  const guint before = problems->len;

  if (language == NULL)
    reader.language = adc_language_get_current ();
  adc_scenario_set_file (scenario, path);
  read_contents (&reader, root);

  return problems->len == before ? g_steal_pointer (&scenario) : NULL;
}
