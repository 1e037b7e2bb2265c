/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-scenario-file.h"

#include "adc-error.h"
#include "adc-library-loader.h"
#include "adc-scenario-document.h"
#include "adc-scenario-private.h"
#include "adc-whole-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_FILE_SIZE 1 /* megabytes; a few kilobytes are usual */
#define MAX_SHIPPED 200 /* with one game: as many as a game may have files */

static GPtrArray *
problem_array_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
}

AdcSchema *
adc_scenario_load_schema (GPtrArray *problems)
{
  g_autofree char *path = adc_dup_data_path ("schemas", "scenario.rng", NULL);
  g_autoptr(GError) error = NULL;
  AdcSchema *schema = adc_schema_load (path, &error);

  if (schema == NULL)
    g_ptr_array_add (problems, adc_problem_elsewhere (path, error->message));

  return schema;
}

static gboolean
has_child (const xmlNode *parent, const char *name)
{
  for (const xmlNode *node = adc_xml_first_element (parent); node != NULL;
       node = adc_xml_next_element (node))
    if (adc_xml_is (node, name))
      return TRUE;

  return FALSE;
}

/* Of what is missing the schema would only say that the next element is not expected. */
static gboolean
has_what_it_needs (const xmlNode *root, const char *path, GPtrArray *problems)
{
  const int line = xmlGetLineNo (root);
  AdcProblem *problem;

  if (!adc_xml_is (root, "scenario"))
    problem = adc_problem_printf (path, line, _("the file should begin with <%s>, not <%s>"),
                                  "scenario", root->name);
  else if (!has_child (root, "title"))
    problem = adc_problem_printf (path, line, _("<%s> is missing"), "title");
  else if (!has_child (root, "side"))
    problem = adc_problem_printf (path, line, _("<%s> is missing"), "side");
  else
    return TRUE;

  g_ptr_array_add (problems, problem);
  return FALSE;
}

static AdcScenario *
check_document (xmlDoc *doc, const char *path, AdcSchema *schema, GPtrArray *problems)
{
  if (!has_what_it_needs (xmlDocGetRootElement (doc), path, problems) ||
      !adc_schema_check (schema, doc, path, problems))
    return NULL;

  return adc_scenario_read_document (doc, path, problems);
}

AdcScenario *
adc_scenario_load_with (const char *path, AdcSchema *schema, GPtrArray *problems)
{
  g_autoptr(xmlDoc) doc = adc_xml_read_small (path, MAX_FILE_SIZE, problems);

  return doc != NULL ? check_document (doc, path, schema, problems) : NULL;
}

AdcScenario *
adc_scenario_load (const char *path, GPtrArray *problems)
{
  g_autoptr(AdcSchema) schema = NULL;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  schema = adc_scenario_load_schema (problems);
  return schema != NULL ? adc_scenario_load_with (path, schema, problems) : NULL;
}

/* What could not be read again is not worth writing: a name that is too long, a force that is
 * everywhere at once. */
static gboolean
check_readable (xmlDoc *doc, const char *path, GError **error)
{
  g_autoptr(GPtrArray) problems = problem_array_new ();
  g_autoptr(AdcSchema) schema = adc_scenario_load_schema (problems);
  g_autoptr(AdcScenario) again = NULL;

  if (schema == NULL)
    return TRUE; /* the program was taken off the disk while it runs: what somebody did comes first */

  again = check_document (doc, path, schema, problems);
  if (again != NULL)
    return TRUE;

  g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID, _("The scenario cannot be saved: %s"),
               ((AdcProblem *) problems->pdata[0])->message);
  return FALSE;
}

gboolean
adc_scenario_save (AdcScenario *self, const char *path, GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autoptr(xmlDoc) doc = NULL;
  g_autoptr(AdcXmlString) contents = NULL;
  int length;

  g_return_val_if_fail (ADC_IS_SCENARIO (self) && path != NULL, FALSE);

  name = g_filename_display_basename (path);
  if (g_str_has_suffix (name, ".xml"))
    name[strlen (name) - strlen (".xml")] = '\0';
  doc = adc_scenario_write_document (self, name);
  if (!check_readable (doc, path, error))
    return FALSE;

  xmlDocDumpFormatMemoryEnc (doc, &contents, &length, "UTF-8", TRUE);
  g_assert (contents != NULL);
  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0) {
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _("The folder “%s” cannot be made"),
                 folder);
    return FALSE;
  }

  return adc_whole_file_write (path, (const char *) contents, length, 0, 0666, error);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

static GPtrArray *
list_files (const char *folder, GPtrArray *problems)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL); /* no folder, no scenarios: not a problem */
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml") && *name != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));

  g_ptr_array_sort (paths, compare_names);
  if (paths->len > MAX_SHIPPED) {
    g_ptr_array_add (problems,
                     adc_problem_printf (folder, 0, _("there are more than %d files here"),
                                         MAX_SHIPPED));
    g_ptr_array_set_size (paths, 0);
  }

  return paths;
}

/* A folder of the user's own may hold scenarios of any game, that of a game only its own. */
static gboolean
is_of_game (AdcScenario *scenario, const char *game_folder, GPtrArray *problems)
{
  g_autofree char *game_file = g_build_filename (game_folder, "game.xml", NULL);
  g_autofree char *game = g_path_get_basename (game_folder);

  if (g_str_equal (adc_scenario_get_game (scenario), game) ||
      !g_file_test (game_file, G_FILE_TEST_EXISTS))
    return TRUE;

  g_ptr_array_add (problems,
                   adc_problem_printf (adc_scenario_get_file (scenario), 0,
                                       /* Translators: ids of two games */
                                       _("this is a scenario of “%s”, in the folder of “%s”"),
                                       adc_scenario_get_game (scenario), game));
  return FALSE;
}

GPtrArray *
adc_scenario_load_shipped (const char *game_folder, GPtrArray *problems)
{
  GPtrArray *scenarios = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GPtrArray) found = problems != NULL ? g_ptr_array_ref (problems) : problem_array_new ();
  g_autofree char *folder = NULL;
  g_autoptr(GPtrArray) paths = NULL;
  g_autoptr(AdcSchema) schema = NULL;

  g_return_val_if_fail (game_folder != NULL, scenarios);

  folder = g_build_filename (game_folder, "scenarios", NULL);
  paths = list_files (folder, found);
  if (paths->len > 0)
    schema = adc_scenario_load_schema (found);

  for (guint i = 0; schema != NULL && i < paths->len; i++) {
    g_autoptr(AdcScenario) scenario = adc_scenario_load_with (paths->pdata[i], schema, found);

    if (scenario != NULL && is_of_game (scenario, game_folder, found))
      g_ptr_array_add (scenarios, g_steal_pointer (&scenario));
  }

  return scenarios;
}
