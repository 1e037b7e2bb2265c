/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "seeds.h"

#include "adc-library-loader.h"
#include "adc-xml.h"

#include <libxml/parser.h>
#include <string.h>

#define ENTRY_BYTES 2500  /* a longer entry is passed over: there are shorter ones like it */
#define PART_BYTES 30000  /* the same for what stands in game.xml */
#define SAME_SORT 8       /* entries of one name from one file */
#define ID_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789-"

/* A game that ships, in pieces. */
typedef struct {
  GPtrArray  *docs;
  GHashTable *nodes; /* id → xmlNode: every element that has an id in an entries file */
  xmlNode    *game;
} Pieces;

static void
collect_ids (GHashTable *nodes, xmlNode *node)
{
  char *id = adc_xml_dup_attribute (node, "id");

  if (id != NULL && !adc_xml_is (node, "step") && !adc_xml_is (node, "option"))
    g_hash_table_insert (nodes, id, node);
  else
    g_free (id);
  for (xmlNode *child = adc_xml_first_element (node); child != NULL;
       child = adc_xml_next_element (child))
    collect_ids (nodes, child);
}

static void
read_pieces (Pieces *pieces, const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  pieces->docs = g_ptr_array_new_with_free_func ((GDestroyNotify) xmlFreeDoc);
  pieces->nodes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    xmlDoc *doc = g_str_has_suffix (name, ".xml") ? xmlReadFile (path, NULL, 0) : NULL;
    xmlNode *root = doc != NULL ? xmlDocGetRootElement (doc) : NULL;

    if (doc == NULL)
      continue;
    g_ptr_array_add (pieces->docs, doc);
    if (adc_xml_is (root, "game"))
      pieces->game = root;
    else
      collect_ids (pieces->nodes, root);
  }
}

static char *
dup_xml (xmlNode *node)
{
  xmlBuffer *buffer = xmlBufferCreate ();
  char *text;

  xmlNodeDump (buffer, node->doc, node, 0, FALSE);
  text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);
  return text;
}

/* Its attributes and its title: enough to be referred to. */
static char *
dup_stub (xmlNode *node)
{
  xmlNode *copy = xmlDocCopyNode (node, node->doc, 2);
  char *text;

  for (xmlNode *child = adc_xml_first_element (node); child != NULL;
       child = adc_xml_next_element (child))
    if (adc_xml_is (child, "title"))
      xmlAddChild (copy, xmlDocCopyNode (child, node->doc, 1));
  if (xmlHasProp (copy, BAD_CAST "page") == NULL)
    xmlSetProp (copy, BAD_CAST "page", BAD_CAST "1");
  text = dup_xml (copy);
  xmlFreeNode (copy);
  return text;
}

/* Appends stubs of all that the text refers to, and of what those refer to. */
static void
append_referred (Pieces *pieces, GString *out, const char *text, GHashTable *there)
{
  for (const char *c = text; *c != '\0';) {
    const gsize length = strspn (c, ID_LETTERS);
    g_autofree char *id = g_strndup (c, length);
    xmlNode *node = length > 0 ? g_hash_table_lookup (pieces->nodes, id) : NULL;

    c += MAX (length, 1);
    if (node != NULL && g_hash_table_add (there, g_strdup (id))) {
      g_autofree char *stub = dup_stub (node);

      g_string_append_printf (out, "%s\n", stub);
      append_referred (pieces, out, stub, there);
    }
  }
}

/* What every game has, the stats that the text speaks of, and one part more or none. */
static void
append_game (Pieces *pieces, GString *out, const char *about, xmlNode *part)
{
  g_string_append (out, "<game format=\"1\" id=\"tiny\" xml:lang=\"fr\">\n");
  for (xmlNode *node = adc_xml_first_element (pieces->game); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *id = adc_xml_dup_attribute (node, "id");
    g_autofree char *quoted = g_strdup_printf ("\"%s\"", id != NULL ? id : "");

    if (adc_xml_is (node, "title") || adc_xml_is (node, "players") ||
        adc_xml_is (node, "source") || node == part ||
        (adc_xml_is (node, "stat") && strstr (about, quoted) != NULL)) {
      g_autofree char *text = dup_xml (node);

      g_string_append_printf (out, "%s\n", text);
    }
  }
  g_string_append (out, "</game>\n");
}

static void
write_pack (Pieces *pieces, const char *folder, const char *name, guint number, xmlNode *entry,
            xmlNode *part)
{
  g_autoptr(GHashTable) there = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *text = dup_xml (entry != NULL ? entry : part);
  g_autoptr(GString) entries = g_string_new (NULL);
  g_autoptr(GString) all = g_string_new (NULL);

  if (entry != NULL) {
    g_autoptr(GHashTable) own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    GHashTableIter iter;
    gpointer id;

    collect_ids (own, entry);
    g_hash_table_iter_init (&iter, own);
    while (g_hash_table_iter_next (&iter, &id, NULL))
      g_hash_table_add (there, g_strdup (id));
    g_string_append_printf (entries, "%s\n", text);
  }
  append_referred (pieces, entries, text, there);
  append_game (pieces, all, entries->len > 0 && part == NULL ? entries->str : text, part);
  g_string_append_printf (all,
                          "\f<entries format=\"1\" game=\"tiny\" xml:lang=\"fr\">\n"
                          "%s</entries>\n",
                          entries->str);
  seeds_write (folder, name, number, all->str, all->len);
}

static guint
write_entries (Pieces *pieces, const char *folder, const char *name, xmlNode *root, guint number)
{
  g_autoptr(GHashTable) n_of_sort = g_hash_table_new (g_str_hash, g_str_equal);

  for (xmlNode *node = adc_xml_first_element (root); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *text = dup_xml (node);
    const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (n_of_sort, node->name));

    if (strlen (text) > ENTRY_BYTES || n == SAME_SORT)
      continue;
    g_hash_table_insert (n_of_sort, (gpointer) node->name, GUINT_TO_POINTER (n + 1));
    write_pack (pieces, folder, name, number++, node, NULL);
  }

  return number;
}

static guint
write_parts (Pieces *pieces, const char *folder, const char *name, guint number)
{
  for (xmlNode *node = adc_xml_first_element (pieces->game); node != NULL;
       node = adc_xml_next_element (node)) {
    g_autofree char *text = dup_xml (node);

    if (strlen (text) <= PART_BYTES && !adc_xml_is (node, "title") &&
        !adc_xml_is (node, "players") && !adc_xml_is (node, "source"))
      write_pack (pieces, folder, name, number++, NULL, node);
  }

  return number;
}

guint
seeds_write_packs (const char *folder)
{
  g_autofree char *games = adc_dup_data_path ("games", NULL);
  g_autoptr(GDir) dir = g_dir_open (games, 0, NULL);
  const char *name;
  guint n_all = 0;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (games, name, NULL);
    Pieces pieces = { NULL };
    guint number;

    read_pieces (&pieces, path);
    number = write_parts (&pieces, folder, name, 0);
    for (guint i = 0; i < pieces.docs->len; i++) {
      xmlNode *root = xmlDocGetRootElement (pieces.docs->pdata[i]);

      if (root != pieces.game)
        number = write_entries (&pieces, folder, name, root, number);
    }
    n_all += number;
    g_ptr_array_unref (pieces.docs);
    g_hash_table_unref (pieces.nodes);
  }

  return n_all;
}
