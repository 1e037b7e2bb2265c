/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-document.h"
#include "adc-problem.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

typedef struct {
  AdcDeck    *deck;
  const char *path;
  GPtrArray  *problems;
} Reader;

static gboolean
has_control (const char *text, gboolean may_break)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)) && !(may_break && (*c == '\n' || *c == '\t')))
      return TRUE;

  return FALSE;
}

/* As it stands, spaces and all. */
static char *
dup_content (const xmlNode *node)
{
  g_autoptr(AdcXmlString) content = xmlNodeGetContent (node);

  return g_strdup ((const char *) content);
}

static gboolean
check_content (const xmlNode *node, gboolean is_long, const char *path, GPtrArray *problems)
{
  const int max = is_long ? ADC_DECK_MAX_TEXT : ADC_DECK_MAX_NAME;
  g_autofree char *text = dup_content (node);
  AdcProblem *problem;

  if (g_utf8_strlen (text, -1) > max)
    problem = adc_problem_printf (path, xmlGetLineNo (node),
                                  /* Translators: an XML element */
                                  _("<%s> holds more than %d characters"), node->name, max);
  else if (has_control (text, is_long))
    problem = adc_problem_printf (path, xmlGetLineNo (node),
                                  /* Translators: an XML element; a line end counts as one */
                                  _("<%s> holds a control character"), node->name);
  else
    return TRUE;

  g_ptr_array_add (problems, problem);
  return FALSE;
}

static gboolean
check_name (const xmlNode *node, const char *path, GPtrArray *problems)
{
  g_autofree char *name = adc_xml_dup_attribute (node, "name");
  AdcProblem *problem;

  if (name != NULL && g_utf8_strlen (name, -1) > ADC_DECK_MAX_NAME)
    problem = adc_problem_printf (path, xmlGetLineNo (node),
                                  _("the name of a card has more than %d characters"),
                                  ADC_DECK_MAX_NAME);
  else if (name != NULL && has_control (name, FALSE))
    problem = adc_problem_new (path, xmlGetLineNo (node),
                               _("the name of a card has a control character in it"));
  else
    return TRUE;

  g_ptr_array_add (problems, problem);
  return FALSE;
}

gboolean
adc_deck_check_texts (const xmlNode *root, const char *path, GPtrArray *problems)
{
  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node)) {
    gboolean is_good = TRUE;

    if (adc_xml_is (node, "title") || adc_xml_is (node, "value"))
      is_good = check_content (node, FALSE, path, problems);
    else if (adc_xml_is (node, "notes"))
      is_good = check_content (node, TRUE, path, problems);
    else if (adc_xml_is (node, "card"))
      is_good = check_name (node, path, problems);
    if (!is_good || !adc_deck_check_texts (node, path, problems))
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_option (Reader *self, const xmlNode *node)
{
  g_autofree char *choice = adc_xml_dup_attribute (node, "choice");
  g_autofree char *value = adc_xml_dup_attribute (node, "value");

  if (adc_deck_get_option (self->deck, choice) != NULL) {
    g_ptr_array_add (self->problems,
                     adc_problem_printf (self->path, xmlGetLineNo (node),
                                         /* Translators: the id of something to choose */
                                         _("the choice “%s” stands twice"), choice));
    return FALSE;
  }

  adc_deck_set_option (self->deck, choice, value);
  return TRUE;
}

/* NULL: there is something wrong with them. */
static GHashTable *
read_values (Reader *self, const xmlNode *card)
{
  g_autoptr(GHashTable) values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (const xmlNode *node = adc_xml_first_element (card); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *stat = adc_xml_dup_attribute (node, "stat");

    if (g_hash_table_contains (values, stat)) {
      g_ptr_array_add (self->problems,
                       adc_problem_printf (self->path, xmlGetLineNo (node),
                                           /* Translators: the id of a stat */
                                           _("the value of “%s” stands twice"), stat));
      return NULL;
    }
    g_hash_table_insert (values, g_steal_pointer (&stat), dup_content (node));
  }

  return g_steal_pointer (&values);
}

static gboolean
read_card (Reader *self, const char *zone, const xmlNode *node)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *name = adc_xml_dup_attribute (node, "name");
  g_autofree char *number = adc_xml_dup_attribute (node, "count");
  g_autoptr(GHashTable) values = read_values (self, node);
  const guint count = number != NULL ? atoi (number) : 1; /* of four digits at most */
  AdcProblem *problem;
  guint n_added;

  if (values == NULL)
    return FALSE;

  if (id != NULL && g_hash_table_size (values) > 0) {
    problem = adc_problem_printf (self->path, xmlGetLineNo (node),
                                  /* Translators: the id of a card */
                                  _("“%s” is a card of the game and has no values of its own here"),
                                  id);
  } else {
    n_added = adc_deck_add (self->deck, zone, id, name, values, count);
    if (n_added == count)
      return TRUE;
    if (n_added == 0 && adc_deck_get_lines (self->deck)->len == ADC_DECK_MAX_LINES)
      problem = adc_problem_printf (self->path, xmlGetLineNo (node),
                                    _("there are more than %d lines of cards"),
                                    ADC_DECK_MAX_LINES);
    else
      problem = adc_problem_printf (self->path, xmlGetLineNo (node),
                                    _("there are more than %d of this card"), ADC_DECK_MAX_COUNT);
  }

  g_ptr_array_add (self->problems, problem);
  return FALSE;
}

static gboolean
read_zone (Reader *self, const xmlNode *node)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");

  for (const xmlNode *card = adc_xml_first_element (node); card != NULL;
       card = adc_xml_next_element (card))
    if (!read_card (self, id, card))
      return FALSE;

  return TRUE;
}

static gboolean
read_part (Reader *self, const xmlNode *node)
{
  g_autofree char *text = NULL;

  if (adc_xml_is (node, "option"))
    return read_option (self, node);
  if (adc_xml_is (node, "zone"))
    return read_zone (self, node);

  if (adc_xml_is (node, "ignored")) {
    text = adc_xml_dup_attribute (node, "rule");
    adc_deck_set_ignored (self->deck, text, TRUE);
    return TRUE;
  }

  text = dup_content (node);
  if (adc_xml_is (node, "title"))
    adc_deck_set_title (self->deck, text);
  else
    adc_deck_set_notes (self->deck, text);
  return TRUE;
}

AdcDeck *
adc_deck_read_document (xmlDoc *doc, const char *path, GPtrArray *problems)
{
  const xmlNode *root = xmlDocGetRootElement (doc);
  g_autofree char *game = adc_xml_dup_attribute (root, "game");
  g_autofree char *kind = adc_xml_dup_attribute (root, "kind");
  g_autofree char *faction = adc_xml_dup_attribute (root, "faction");
  g_autofree char *edition = adc_xml_dup_attribute (root, "edition");
  g_autofree char *players = adc_xml_dup_attribute (root, "players");
  g_autoptr(AdcDeck) deck = adc_deck_new (game, kind);
  Reader reader = { deck, path, problems };

  adc_deck_set_faction (deck, faction);
  adc_deck_set_edition (deck, edition);
  adc_deck_set_players (deck, players != NULL ? atoi (players) : 0);
  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node))
    if (!read_part (&reader, node))
      return NULL;

  return g_steal_pointer (&deck);
}
