/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-parser.h"

#include "adc-problem.h"

#include <glib/gi18n-lib.h>

void
adc_parser_complain (AdcParser *self, const xmlNode *node, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->problems, adc_problem_new (self->path, xmlGetLineNo (node), message));
}

/* Notes every id: a link to an entry refused for another reason is not a second complaint. */
void
adc_parser_declare_ids (AdcParser *self, const xmlNode *root)
{
  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node)) {
    char *id = adc_xml_dup_attribute (node, "id");

    if (id != NULL)
      g_hash_table_add (self->declared, id);
    adc_parser_declare_ids (self, node);
  }
}

static gboolean
is_translation (AdcParser *self, const xmlNode *node)
{
  g_autofree char *language = adc_xml_dup_language (node);

  return language != NULL && !g_str_equal (language, self->language);
}

/* Reads an element and the translations that follow it, and leaves node at what comes next. */
AdcText *
adc_parser_read_text (AdcParser *self, const xmlNode **node)
{
  const xmlNode *original = *node;
  g_autofree char *source = adc_xml_dup_text (original);
  g_autoptr(AdcText) text = adc_text_new (self->language, source);

  if (is_translation (self, original))
    adc_parser_complain (self, original, _("<%s> is a translation without the text it translates"),
                         original->name);
  else if (*source == '\0')
    adc_parser_complain (self, original, _("<%s> is empty"), original->name);

  *node = adc_xml_next_element (original);
  while (*node != NULL && adc_xml_is (*node, (const char *) original->name) &&
         is_translation (self, *node)) {
    g_autofree char *language = adc_xml_dup_language (*node);
    g_autofree char *translation = adc_xml_dup_text (*node);

    if (!adc_text_add (text, language, translation))
      adc_parser_complain (self, *node, _("<%s> stands twice in the language “%s”"),
                           original->name, language);
    *node = adc_xml_next_element (*node);
  }

  return g_steal_pointer (&text);
}

/* The text of the named child, or NULL if there is none. */
AdcText *
adc_parser_read_children (AdcParser *self, const xmlNode *parent, const char *name)
{
  const xmlNode *node = adc_xml_first_element (parent);

  while (node != NULL && !adc_xml_is (node, name))
    node = adc_xml_next_element (node);

  return node != NULL ? adc_parser_read_text (self, &node) : NULL;
}

static void
read_source (AdcParser *self, const xmlNode *node)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");

  if (!adc_game_add_source (self->game, id, title))
    adc_parser_complain (self, node, _("the source “%s” stands twice"), id);
}

static int
integer_attribute (const xmlNode *node, const char *name, int fallback)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);

  return text != NULL ? (int) g_ascii_strtoll (text, NULL, 10) : fallback;
}

/* A number that the schema has found to be one. */
guint
adc_parser_get_count (const xmlNode *node, const char *name, guint fallback)
{
  return integer_attribute (node, name, fallback);
}

gboolean
adc_parser_get_flag (const xmlNode *node, const char *name)
{
  g_autofree char *text = adc_xml_dup_attribute (node, name);

  return g_strcmp0 (text, "true") == 0 || g_strcmp0 (text, "1") == 0;
}

gboolean
adc_parser_has_number (AdcParser *self, AdcKind kind, const char *id)
{
  AdcStat *stat = adc_game_get_stat (self->game, kind, id);

  return stat != NULL && adc_stat_get_kind (stat) == ADC_STAT_INTEGER;
}

gboolean
adc_parser_has_deck (AdcParser *self, const char *deck)
{
  AdcStat *stat = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_DECK);

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++)
    if (g_str_equal (adc_stat_get_option (stat, i, NULL), deck))
      return TRUE;

  return FALSE;
}

static void
read_options (AdcParser *self, const xmlNode *node, AdcStat *stat)
{
  for (const xmlNode *child = adc_xml_first_element (node); child != NULL;
       child = adc_xml_next_element (child)) {
    g_autofree char *id = NULL;
    g_autoptr(AdcText) title = NULL;

    if (!adc_xml_is (child, "option"))
      continue;

    id = adc_xml_dup_attribute (child, "id");
    title = adc_parser_read_children (self, child, "title");
    if (!adc_stat_add_option (stat, id, title))
      adc_parser_complain (self, child, _("the option “%s” stands twice"), id);
  }
}

/* What a stat is for is of no use to those who look for it when it is of another kind. */
static void
check_role (AdcParser *self, const xmlNode *node, AdcStat *stat, gboolean is_of_units)
{
  switch (adc_stat_get_role (stat)) {
  case ADC_ROLE_DECK:
  case ADC_ROLE_GROUP:
    if (is_of_units)
      adc_parser_complain (self, node, _("only cards belong to a deck"));
    G_GNUC_FALLTHROUGH;
  case ADC_ROLE_EDITION:
    if (adc_stat_get_kind (stat) != ADC_STAT_CHOICE || adc_stat_get_n_options (stat) == 0)
      adc_parser_complain (self, node, _("a stat with this role is a choice of options"));
    break;
  case ADC_ROLE_ICONS:
  case ADC_ROLE_BUILDS:
  case ADC_ROLE_REQUIRES:
  case ADC_ROLE_CONSUMES:
    if (adc_stat_get_kind (stat) != ADC_STAT_PIECES)
      adc_parser_complain (self, node, _("a stat with this role is a list of pieces"));
    break;
  default:
    break;
  }
}

/* The decks whose cards have it, whatever is known of them. */
static void
read_decks (AdcParser *self, const xmlNode *node, const char *stat)
{
  g_autofree char *text = adc_xml_dup_attribute (node, "decks");
  g_auto(GStrv) decks = g_strsplit_set (text != NULL ? text : "", " \t\n", -1);
  AdcStat *all = adc_game_find_stat_by_role (self->game, ADC_KIND_CARD, ADC_ROLE_DECK);

  for (guint i = 0; decks[i] != NULL; i++)
    if (all != NULL && adc_stat_has_option (all, decks[i]))
      adc_game_note_deck (self->game, decks[i], NULL, stat);
    else if (*decks[i] != '\0')
      adc_parser_complain (self, node, _("there is no deck “%s” further up"), decks[i]);
}

static void
read_stat (AdcParser *self, const xmlNode *node)
{
  g_autofree char *id = adc_xml_dup_attribute (node, "id");
  g_autofree char *on = adc_xml_dup_attribute (node, "on");
  g_autofree char *kind = adc_xml_dup_attribute (node, "kind");
  g_autofree char *role = adc_xml_dup_attribute (node, "role");
  g_autofree char *versus = adc_xml_dup_attribute (node, "versus");
  g_autofree char *symbols = adc_xml_dup_attribute (node, "symbols");
  g_autoptr(AdcText) title = adc_parser_read_children (self, node, "title");
  g_autoptr(AdcStat) stat = adc_stat_new (id, title, kind, role);

  adc_stat_set_range (stat, integer_attribute (node, "min", G_MININT),
                      integer_attribute (node, "max", G_MAXINT));
  adc_stat_set_versus (stat, versus);
  if (symbols != NULL)
    adc_stat_set_symbols (stat, symbols);
  if (versus != NULL)
    adc_parser_add_reference (self, node, NULL, versus, ADC_KIND_UNIT_TYPE);
  read_options (self, node, stat);

  check_role (self, node, stat, g_str_equal (on, "unit"));

  if (!adc_game_add_stat (self->game, g_str_equal (on, "unit") ? ADC_KIND_UNIT : ADC_KIND_CARD,
                          stat))
    adc_parser_complain (self, node, _("the stat “%s” stands twice"), id);
  if (g_str_equal (on, "card"))
    read_decks (self, node, id);
}

void
adc_parser_read_game (AdcParser *self, const xmlNode *root, const char *path)
{
  g_autofree char *id = adc_xml_dup_attribute (root, "id");
  g_autofree char *role = adc_xml_dup_attribute (root, "role");
  g_autoptr(AdcText) title = NULL;
  g_autoptr(AdcText) summary = NULL;

  self->path = path;
  g_free (self->language);
  self->language = adc_xml_dup_language (root);
  title = adc_parser_read_children (self, root, "title");
  summary = adc_parser_read_children (self, root, "summary");
  self->game = adc_game_new (id, self->language, title);
  if (summary != NULL)
    adc_game_set_summary (self->game, summary);
  if (role != NULL) /* there is no other one */
    adc_game_set_is_guide (self->game);

  for (const xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node)) {
    if (adc_xml_is (node, "players")) {
      const int min = integer_attribute (node, "min", 0);
      const int max = integer_attribute (node, "max", 0);

      adc_game_set_players (self->game, min, max);
      if (min > max)
        adc_parser_complain (self, node, _("the least number of players is greater than the most"));
    } else if (adc_xml_is (node, "source")) {
      read_source (self, node);
    } else if (adc_xml_is (node, "stat")) {
      read_stat (self, node);
    } else if (adc_xml_is (node, "map")) {
      adc_parser_read_map (self, node);
    } else if (adc_xml_is (node, "muster")) {
      adc_parser_read_muster (self, node);
    } else if (adc_xml_is (node, "economy")) {
      adc_parser_read_economy (self, node);
    } else if (adc_xml_is (node, "setup")) {
      adc_parser_read_setup (self, node);
    } else if (adc_xml_is (node, "purse")) {
      adc_parser_read_purse (self, node);
    } else if (adc_xml_is (node, "counters")) {
      adc_parser_read_counters (self, node);
    } else if (adc_xml_is (node, "grid")) {
      adc_parser_read_grid (self, node);
    } else if (adc_xml_is (node, "rooms")) {
      adc_parser_read_rooms (self, node);
    }
  }
  adc_parser_read_averages (self, root);
}
