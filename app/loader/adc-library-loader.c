/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-library-loader.h"

#include "adc-game-loader.h"
#include "adc-own-folder.h"

#include <glib/gi18n-lib.h>

static GPtrArray *
problem_array_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
}

/* A path below the program's own data: the build tree's when run from there. */
char *
adc_dup_data_path (const char *first_element, ...)
{
  const char *root = g_getenv ("ADC_DATA_DIR");
  g_autofree char *rest = NULL;
  va_list arguments;

  va_start (arguments, first_element);
  rest = g_build_filename_valist (first_element, &arguments);
  va_end (arguments);

  return g_build_filename (root != NULL ? root : ADC_DATA_DIR, rest, NULL);
}

char *
adc_dup_user_games_path (void)
{
  g_autofree char *folder = adc_own_folder_dup ();

  return g_build_filename (folder, "games", NULL);
}

char *
adc_dup_guide_path (void)
{
  return adc_dup_data_path ("help", NULL);
}

static AdcSchema *
load_schema (GPtrArray *problems)
{
  g_autofree char *path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(GError) error = NULL;
  AdcSchema *schema;

  schema = adc_schema_load (path, &error);
  if (schema == NULL)
    g_ptr_array_add (problems, adc_problem_new (path, 0, error->message));

  return schema;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

static GPtrArray *
list_folders (const char *path)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL); /* no folder, no games: not a problem */
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *folder = g_build_filename (path, name, NULL);

    if (*name != '.' && g_file_test (folder, G_FILE_TEST_IS_DIR))
      g_ptr_array_add (folders, g_steal_pointer (&folder));
  }

  g_ptr_array_sort (folders, compare_names);
  return folders;
}

static void
load_games (AdcLibrary *library, const char *path, gboolean users_own, AdcSchema *schema,
            GPtrArray *problems)
{
  g_autoptr(GPtrArray) folders = list_folders (path);

  for (guint i = 0; i < folders->len; i++) {
    g_autoptr(AdcGame) game = adc_game_load (folders->pdata[i], schema, problems);

    if (game == NULL)
      continue;

    adc_game_set_folder (game, folders->pdata[i], users_own);
    if (!adc_library_add (library, game))
      g_ptr_array_add (problems, adc_problem_printf (folders->pdata[i], 0,
                                                     _("a game “%s” is there already: this one is "
                                                        "left out, give it another id"),
                                                     adc_game_get_id (game)));
  }
}

static void
check_own_folder (GPtrArray *problems)
{
  g_autofree char *reason = adc_own_folder_dup_problem ();
  g_autofree char *chosen = reason != NULL ? adc_own_folder_dup_chosen () : NULL;

  if (chosen != NULL)
    g_ptr_array_add (problems, adc_problem_new (chosen, 0, reason));
}

AdcLibrary *
adc_library_load (GPtrArray **problems)
{
  AdcLibrary *library = adc_library_new ();
  g_autoptr(GPtrArray) found = problem_array_new ();
  g_autoptr(AdcSchema) schema = load_schema (found);
  g_autofree char *shipped = adc_dup_data_path ("games", NULL);
  g_autofree char *guide = adc_dup_guide_path ();
  g_autofree char *users_own = adc_dup_user_games_path ();

  check_own_folder (found);
  if (schema != NULL) {
    load_games (library, shipped, FALSE, schema, found);
    load_games (library, guide, FALSE, schema, found);
    load_games (library, users_own, TRUE, schema, found);
  }

  if (problems != NULL)
    *problems = g_steal_pointer (&found);

  return library;
}

GPtrArray *
adc_validate_path (const char *path)
{
  GPtrArray *problems = problem_array_new ();
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);
  g_autoptr(AdcSchema) schema = load_schema (problems);

  if (schema == NULL)
    return problems;

  if (g_file_test (absolute, G_FILE_TEST_IS_DIR)) {
    g_autoptr(AdcGame) game = adc_game_load (absolute, schema, problems);
  } else {
    adc_game_check_file (absolute, schema, problems);
  }

  return problems;
}
