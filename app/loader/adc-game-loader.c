/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-game-loader.h"

#include "adc-library-loader.h"
#include "adc-parser.h"

#include <glib/gi18n-lib.h>

/* In one game: far above what reads well, low enough to refuse a wrong folder. */
#define MAX_FILES 200
#define MAX_ELEMENTS 200000
#define MAX_BYTES (32 * 1024 * 1024) /* of texts */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* Paths of the folder's XML files but game.xml, in the order of their names. */
static GPtrArray *
list_parts (const char *folder, GPtrArray *problems)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) dir = g_dir_open (folder, 0, &error);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL) {
    g_ptr_array_add (problems, adc_problem_new (folder, 0, error->message));
    return paths;
  }

  while (paths->len <= MAX_FILES && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml") && *name != '.' && !g_str_equal (name, "game.xml"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));

  if (paths->len > MAX_FILES) {
    g_ptr_array_add (problems,
                     adc_problem_printf (folder, 0, _("there are more than %d files here"),
                                         MAX_FILES));
    g_ptr_array_set_size (paths, 0);
  }

  g_ptr_array_sort (paths, compare_names);
  return paths;
}

static gboolean
is_too_much (const AdcXmlSize *size)
{
  return size->n_elements > MAX_ELEMENTS || size->n_bytes > MAX_BYTES;
}

/* Said of the file that is one too many; what comes after it is not read. */
static gboolean
is_bearable (AdcParser *parser, xmlDoc *doc, const char *path)
{
  if (!adc_xml_check_texts (doc, path, &parser->size, parser->problems))
    return FALSE;

  if (is_too_much (&parser->size))
    g_ptr_array_add (parser->problems,
                     adc_problem_new (path, 0, _("the files of this game hold too much")));
  return !is_too_much (&parser->size);
}

/* A valid document whose root has the name, or NULL. */
static xmlDoc *
read_document (const char *path, const char *root_name, AdcSchema *schema, AdcParser *parser)
{
  g_autoptr(xmlDoc) doc = NULL;
  const xmlNode *root;

  if (adc_parser_has_enough (parser) || is_too_much (&parser->size))
    return NULL;

  doc = adc_xml_read (path, parser->problems);
  if (doc == NULL)
    return NULL;

  root = xmlDocGetRootElement (doc);
  adc_parser_declare_ids (parser, root);
  if (!is_bearable (parser, doc, path))
    return NULL;

  if (root_name != NULL && !adc_xml_is (root, root_name)) {
    g_ptr_array_add (parser->problems,
                     adc_problem_printf (path, xmlGetLineNo (root),
                                         _("the file should begin with <%s>, not <%s>"), root_name,
                                         root->name));
    return NULL;
  }

  /* Entries that were refused are gone from the document; what is left is still worth reading. A
   * wrong root is not. */
  if (!adc_schema_validate (schema, doc, path, parser->problems) &&
      (adc_xml_is (root, "game") || adc_xml_first_element (root) == NULL))
    return NULL;

  return g_steal_pointer (&doc);
}

/* The guide is the program's: it speaks beside every game, so nobody else may put his words there. */
static void
check_role (AdcParser *parser, const xmlNode *root, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *above = g_path_get_dirname (folder);
  g_autofree char *guide = adc_dup_guide_path ();
  g_autofree char *canonical = g_canonicalize_filename (guide, NULL);
  g_autofree char *canonical_above = g_canonicalize_filename (above, NULL);

  if (adc_game_is_guide (parser->game) && !g_str_equal (canonical_above, canonical))
    adc_parser_complain (parser, root,
                         /* Translators: do not translate role="guide" */
                         _("only the program’s own help has role=\"guide\": leave it out"));
}

AdcGame *
adc_game_load_watched (const char *folder, AdcSchema *schema, GPtrArray *problems, AdcWatch *watch)
{
  const guint before = problems->len;
  g_autoptr(AdcParser) parser = adc_parser_new (problems);
  g_autoptr(GPtrArray) parts = list_parts (folder, problems);
  g_autoptr(xmlDoc) doc = NULL;
  g_autofree char *path = g_build_filename (folder, "game.xml", NULL);
  g_autofree char *name = g_path_get_basename (folder);

  adc_watch_note (watch, path, 1, parts->len + 1);
  doc = read_document (path, "game", schema, parser);
  if (doc == NULL)
    return NULL;

  adc_parser_read_game (parser, xmlDocGetRootElement (doc), path);
  check_role (parser, xmlDocGetRootElement (doc), path);
  if (!g_str_equal (name, adc_game_get_id (parser->game)))
    adc_parser_complain (parser, xmlDocGetRootElement (doc),
                         _("the game “%s” must be in a folder of that name"),
                         adc_game_get_id (parser->game));

  for (guint i = 0; i < parts->len; i++) {
    g_autoptr(xmlDoc) part = NULL;

    if (!adc_watch_note (watch, parts->pdata[i], i + 2, parts->len + 1))
      return NULL;
    part = read_document (parts->pdata[i], "entries", schema, parser);
    if (part != NULL)
      adc_parser_read_entries (parser, xmlDocGetRootElement (part), parts->pdata[i]);
  }

  adc_parser_resolve (parser);
  return problems->len == before ? g_steal_pointer (&parser->game) : NULL;
}

AdcGame *
adc_game_load (const char *folder, AdcSchema *schema, GPtrArray *problems)
{
  return adc_game_load_watched (folder, schema, problems, NULL);
}

void
adc_game_check_file (const char *path, AdcSchema *schema, GPtrArray *problems)
{
  g_autoptr(AdcParser) parser = adc_parser_new (problems);
  g_autoptr(xmlDoc) doc = read_document (path, NULL, schema, parser);

  if (doc != NULL && adc_xml_is (xmlDocGetRootElement (doc), "game")) {
    adc_parser_read_game (parser, xmlDocGetRootElement (doc), path);
    check_role (parser, xmlDocGetRootElement (doc), path);
  }
}
