/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-document.h"

/* What was typed or pasted may hold characters that have no place in a file, or no way to be
 * written in XML. Nobody should lose a deck over them. */
static char *
dup_writable (const char *text, gboolean may_break)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);

    if (may_break && *c == '\r' && c[1] != '\n')
      g_string_append_c (out, '\n');
    else if (may_break && (*c == '\n' || *c == '\t'))
      g_string_append_c (out, *c);
    else if (!g_unichar_iscntrl (letter) && letter != 0xfffe && letter != 0xffff)
      g_string_append_unichar (out, letter);
    else if (!may_break && g_ascii_isspace (*c))
      g_string_append_c (out, ' ');
  }

  return g_string_free (out, FALSE);
}

static xmlNode *
add_element (xmlNode *parent, const char *name)
{
  return xmlNewChild (parent, NULL, BAD_CAST name, NULL);
}

static xmlNode *
add_text (xmlNode *parent, const char *name, const char *text, gboolean may_break)
{
  g_autofree char *writable = dup_writable (text, may_break);
  xmlNode *node = add_element (parent, name);

  xmlNodeAddContent (node, BAD_CAST writable);
  return node;
}

static void
set_attribute (xmlNode *node, const char *name, const char *value)
{
  g_autofree char *writable = value != NULL ? dup_writable (value, FALSE) : NULL;

  if (writable != NULL && *writable != '\0')
    xmlNewProp (node, BAD_CAST name, BAD_CAST writable);
}

static void
set_number (xmlNode *node, const char *name, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  xmlNewProp (node, BAD_CAST name, BAD_CAST text);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* In the order of their names: two files of the same deck are the same. */
static void
write_values (xmlNode *card, GHashTable *values)
{
  g_autoptr(GPtrArray) stats = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer stat;

  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &stat, NULL))
    g_ptr_array_add (stats, stat);
  g_ptr_array_sort (stats, compare_names);

  for (guint i = 0; i < stats->len; i++)
    set_attribute (add_text (card, "value", g_hash_table_lookup (values, stats->pdata[i]), FALSE),
                   "stat", stats->pdata[i]);
}

static void
write_line (xmlNode *zone, const AdcDeckLine *line)
{
  xmlNode *node = add_element (zone, "card");

  set_attribute (node, "id", line->card);
  set_attribute (node, "name", line->name);
  set_number (node, "count", line->count);
  if (line->values != NULL)
    write_values (node, line->values);
}

/* Zone by zone, as they come first. */
static void
write_lines (xmlNode *root, GPtrArray *lines)
{
  g_autoptr(GHashTable) zones = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];
    xmlNode *zone = g_hash_table_lookup (zones, line->zone);

    if (zone == NULL) {
      zone = add_element (root, "zone");
      set_attribute (zone, "id", line->zone);
      g_hash_table_insert (zones, line->zone, zone);
    }
    write_line (zone, line);
  }
}

xmlDoc *
adc_deck_write_document (AdcDeck *self)
{
  xmlDoc *doc = xmlNewDoc (BAD_CAST "1.0");
  xmlNode *root = xmlNewNode (NULL, BAD_CAST "deck");
  g_autoptr(GPtrArray) choices = adc_deck_list_choices (self);
  g_autoptr(GPtrArray) ignored = adc_deck_list_ignored (self);

  xmlDocSetRootElement (doc, root);
  set_attribute (root, "format", "1");
  set_attribute (root, "game", adc_deck_get_game (self));
  set_attribute (root, "kind", adc_deck_get_kind (self));
  set_attribute (root, "faction", adc_deck_get_faction (self));
  set_attribute (root, "edition", adc_deck_get_edition (self));
  if (adc_deck_get_players (self) > 0)
    set_number (root, "players", adc_deck_get_players (self));
  add_text (root, "title", adc_deck_get_title (self), FALSE);
  if (*adc_deck_get_notes (self) != '\0')
    add_text (root, "notes", adc_deck_get_notes (self), TRUE);

  for (guint i = 0; i < choices->len; i++) {
    xmlNode *node = add_element (root, "option");

    set_attribute (node, "choice", choices->pdata[i]);
    set_attribute (node, "value", adc_deck_get_option (self, choices->pdata[i]));
  }
  for (guint i = 0; i < ignored->len; i++)
    set_attribute (add_element (root, "ignored"), "rule", ignored->pdata[i]);
  write_lines (root, adc_deck_get_lines (self));

  return doc;
}
