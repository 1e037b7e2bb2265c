/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-scenario-document.h"

#include "adc-language.h"
#include "adc-scenario-private.h"

/* What was typed or pasted may hold characters that XML has no way to write. */
static char *
dup_writable (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);

    if (letter >= 0x20 ? letter != 0xfffe && letter != 0xffff : g_ascii_isspace (*c))
      g_string_append_unichar (out, letter == '\v' || letter == '\f' ? ' ' : letter);
  }

  return g_string_free (out, FALSE);
}

static xmlNode *
add_element (xmlNode *parent, const char *name)
{
  return xmlNewChild (parent, NULL, BAD_CAST name, NULL);
}

static xmlNode *
add_text_element (xmlNode *parent, const char *name, const char *text)
{
  g_autofree char *writable = dup_writable (text);
  xmlNode *node = add_element (parent, name);

  xmlNodeAddContent (node, BAD_CAST writable);
  return node;
}

static void
set_attribute (xmlNode *node, const char *name, const char *value)
{
  if (value != NULL)
    xmlNewProp (node, BAD_CAST name, BAD_CAST value);
}

static void
set_number (xmlNode *node, const char *name, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  xmlNewProp (node, BAD_CAST name, BAD_CAST text);
}

static void
set_language (xmlNode *node, const char *language)
{
  xmlNs *xml = xmlSearchNsByHref (node->doc, node, XML_XML_NAMESPACE);

  xmlNewNsProp (node, xml, BAD_CAST "lang", BAD_CAST language);
}

/* Each language is an element of its own; the root's need not be said again. Nothing is written of
 * a name that somebody left empty. */
static void
write_text (xmlNode *parent, const char *name, const AdcText *text)
{
  g_autofree char *usual = adc_xml_dup_language (xmlDocGetRootElement (parent->doc));

  for (guint i = 0; text != NULL && i < adc_text_get_n (text); i++) {
    const char *language;
    g_autofree char *version = dup_writable (adc_text_get_nth (text, i, &language));
    xmlNode *node;

    if (*g_strstrip (version) == '\0')
      continue;

    node = add_text_element (parent, name, version);
    if (!g_str_equal (language, usual))
      set_language (node, language);
  }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

static void
write_settings (xmlNode *parent, const char *element, const char *key, GHashTable *settings)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, settings);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_ptr_array_add (names, name);
  g_ptr_array_sort (names, compare_names);

  for (guint i = 0; i < names->len; i++)
    set_attribute (add_text_element (parent, element,
                                     g_hash_table_lookup (settings, names->pdata[i])),
                   key, names->pdata[i]);
}

static void
write_force (xmlNode *parent, const AdcScenarioForce *force)
{
  xmlNode *node = add_element (parent, "force");

  set_attribute (node, "id", force->id);
  set_attribute (node, "unit", force->unit);
  set_number (node, "count", force->count);
  set_attribute (node, "place", force->place);
  write_text (node, "title", force->name);
  write_settings (node, "value", "stat", force->values);
  write_settings (node, "setting", "name", force->settings);
  for (guint i = 0; i < force->targets->len; i++)
    set_attribute (add_element (node, "target"), "force", force->targets->pdata[i]);
}

static void
write_side (xmlNode *parent, const AdcScenarioSide *side)
{
  xmlNode *node = add_element (parent, "side");

  set_attribute (node, "id", side->id);
  set_attribute (node, "faction", side->faction);
  write_text (node, "title", side->name);
  write_settings (node, "setting", "name", side->settings);
  for (guint i = 0; i < side->forces->len; i++)
    write_force (node, side->forces->pdata[i]);

  for (guint i = 0; i < side->arrivals->len; i++) {
    const AdcScenarioArrival *arrival = side->arrivals->pdata[i];
    xmlNode *element = add_element (node, "arrival");

    set_number (element, "round", arrival->round);
    set_attribute (element, "force", arrival->force);
    set_number (element, "count", arrival->count);
  }
}

static void
write_dice (xmlNode *node, const AdcScenarioShot *shot)
{
  g_autoptr(GString) dice = g_string_new (NULL);
  g_autoptr(GString) rerolls = g_string_new (NULL);

  for (guint i = 0; i < shot->dice->len; i++)
    g_string_append_printf (dice, "%s%u", i > 0 ? " " : "", g_array_index (shot->dice, guint, i));

  for (guint i = 0; i < shot->rerolls->len; i++) {
    const AdcScenarioReroll *reroll = &g_array_index (shot->rerolls, AdcScenarioReroll, i);

    g_string_append_printf (rerolls, "%s%u:%u", i > 0 ? " " : "", reroll->die + 1, reroll->result);
  }

  set_attribute (node, "dice", dice->len > 0 ? dice->str : NULL);
  set_attribute (node, "rerolls", rerolls->len > 0 ? rerolls->str : NULL);
}

static void
write_log (xmlNode *parent, GPtrArray *log)
{
  xmlNode *node;

  if (log->len == 0)
    return;

  node = add_element (parent, "log");
  for (guint i = 0; i < log->len; i++) {
    const AdcScenarioShot *shot = log->pdata[i];
    xmlNode *element = add_element (node, "shot");

    set_number (element, "round", shot->round);
    set_attribute (element, "from", shot->from);
    set_attribute (element, "at", shot->at);
    write_dice (element, shot);
  }
}

xmlDoc *
adc_scenario_write_document (AdcScenario *self, const char *fallback_title)
{
  xmlDoc *doc = xmlNewDoc (BAD_CAST "1.0");
  xmlNode *root = xmlNewDocNode (doc, NULL, BAD_CAST "scenario", NULL);
  GPtrArray *sides = adc_scenario_get_sides (self);
  const AdcText *title = adc_scenario_get_title_text (self);
  const char *language = adc_language_get_current ();

  if (title != NULL)
    adc_text_get_nth (title, 0, &language);

  xmlDocSetRootElement (doc, root);
  set_attribute (root, "format", "1");
  set_attribute (root, "game", adc_scenario_get_game (self));
  set_language (root, language);
  set_attribute (root, "rule", adc_scenario_get_rule (self));
  write_text (root, "title", title);
  if (root->children == NULL)
    add_text_element (root, "title", fallback_title);
  write_text (root, "summary", adc_scenario_get_summary_text (self));
  write_settings (root, "setting", "name", adc_scenario_get_settings (self));
  for (guint i = 0; i < sides->len; i++)
    write_side (root, sides->pdata[i]);
  write_log (root, adc_scenario_get_log (self));

  return doc;
}
