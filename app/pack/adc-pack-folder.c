/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-pack-folder.h"

#include "adc-error.h"
#include "adc-game-loader.h"
#include "adc-library-loader.h"
#include "adc-own-folder.h"
#include "adc-pack-copy.h"
#include "adc-scenario-check.h"
#include "adc-scenario-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_ID 64 /* as the schema has it */
#define MAX_FOLDERS 1000
#define NAMELESS "pack" /* while nobody knows its id */

static char *
dup_own_path (const char *first, const char *second)
{
  g_autofree char *folder = adc_own_folder_dup ();

  return g_build_filename (folder, first, second, NULL);
}

char *
adc_pack_folder_dup_path (const char *name)
{
  g_autofree char *games = adc_dup_user_games_path ();

  return g_build_filename (games, name, NULL);
}

char *
adc_pack_folder_dup_kept_path (const char *name)
{
  return dup_own_path ("removed-games", name);
}

gboolean
adc_pack_is_id (const char *text)
{
  const gsize length = strlen (text);

  if (length == 0 || length > MAX_ID || *text == '-' || text[length - 1] == '-' ||
      strstr (text, "--") != NULL)
    return FALSE;

  return strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

gboolean
adc_pack_ships (const char *id)
{
  g_autofree char *path = adc_dup_data_path ("games", id, NULL);

  return adc_pack_is_id (id) && g_file_test (path, G_FILE_TEST_EXISTS);
}

/* One folder of the folder of games: never a way out of it. */
static gboolean
is_name (const char *name)
{
  return *name != '\0' && *name != '.' && strchr (name, '/') == NULL;
}

static gboolean
is_there (const char *path)
{
  GStatBuf status;

  return g_lstat (path, &status) == 0;
}

static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *shown = NULL;

  if (g_mkdir_with_parents (path, 0700) == 0)
    return TRUE;

  shown = g_filename_display_name (path);
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
               _("The folder “%s” cannot be made"), shown);
  return FALSE;
}

static gboolean
move (const char *from, const char *to, GError **error)
{
  g_autofree char *shown = NULL;
  const int number = g_rename (from, to) == 0 ? 0 : errno;

  if (number == 0)
    return TRUE;

  shown = g_filename_display_name (from);
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), _("“%s” cannot be moved: %s"),
               shown, g_strerror (number));
  return FALSE;
}

/* That a folder has another name is on disk only then. */
static void
sync_folder (const char *path)
{
  const int folder = open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (folder >= 0) {
    fsync (folder);
    close (folder);
  }
}

/* Makes room: what is there under that name is kept, what was kept before it is not. */
static gboolean
set_aside (const char *path, const char *kept, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (kept);

  if (!make_folder (folder, error))
    return FALSE;

  adc_pack_remove_tree (kept);
  return move (path, kept, error);
}

static gboolean
put_in_place (const char *from, const char *name, GError **error)
{
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *path = adc_pack_folder_dup_path (name);
  g_autofree char *kept = adc_pack_folder_dup_kept_path (name);
  gboolean was_there = is_there (path);

  if (!make_folder (games, error) || (was_there && !set_aside (path, kept, error)))
    return FALSE;

  if (!move (from, path, error)) {
    if (was_there)
      g_rename (kept, path);
    return FALSE;
  }

  sync_folder (games);
  return TRUE;
}

/* As game.xml says, if that is one; else NULL, and why not comes out when it is read as a whole. */
static char *
read_id (const char *folder)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *path = g_build_filename (folder, "game.xml", NULL);
  g_autoptr(xmlDoc) doc = adc_xml_read (path, problems);
  g_autofree char *id = doc != NULL ? adc_xml_dup_attribute (xmlDocGetRootElement (doc), "id")
                                    : NULL;

  return id != NULL && adc_pack_is_id (id) ? g_steal_pointer (&id) : NULL;
}

/* The game, if it can be used, and what is wrong with it or with its scenarios. A game of the user's has no engine, so no
 * rule forbids a scenario of it. */
static AdcGame *
load_folder (const char *path, AdcWatch *watch, GPtrArray *problems)
{
  g_autofree char *schema_path = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcSchema) schema = adc_schema_load (schema_path, &error);
  g_autoptr(AdcGame) game = NULL;
  g_autoptr(GPtrArray) scenarios = NULL;

  if (schema == NULL) {
    g_ptr_array_add (problems, adc_problem_new (schema_path, 0, error->message));
    return NULL;
  }

  game = adc_game_load_watched (path, schema, problems, watch);
  if (adc_watch_is_over (watch))
    return NULL;
  scenarios = adc_scenario_load_shipped (path, problems);
  for (guint i = 0; game != NULL && i < scenarios->len; i++)
    adc_scenario_check_references (scenarios->pdata[i], game, problems);

  return g_steal_pointer (&game);
}

/* Problems were found in the copy, and are to be mended where it came from. */
static void
name_originals (GPtrArray *problems, const char *copy, const char *original)
{
  const gsize length = strlen (copy);

  for (guint i = 0; i < problems->len; i++) {
    AdcProblem *problem = problems->pdata[i];

    if (g_str_has_prefix (problem->file, copy)) {
      char *file = g_strconcat (original, problem->file + length, NULL);

      g_free (problem->file);
      problem->file = file;
    }
  }
}

/* A copy of the folder, below a temporary one, under its id if it has any. */
static char *
take_copy (const char *from, const char *temporary, AdcWatch *watch, GPtrArray *problems)
{
  g_autofree char *copy = g_build_filename (temporary, NAMELESS, NULL);
  g_autofree char *id = NULL;
  g_autofree char *named = NULL;

  if (g_mkdir (copy, 0755) != 0 || !adc_pack_copy (from, copy, watch, problems))
    return NULL;

  id = read_id (copy);
  named = g_build_filename (temporary, id != NULL ? id : NAMELESS, NULL);
  return g_rename (copy, named) == 0 ? g_steal_pointer (&named) : g_steal_pointer (&copy);
}

static AdcGame *
load_copy (const char *from, const char *copy, AdcWatch *watch, GPtrArray *problems)
{
  g_autoptr(AdcGame) game = load_folder (copy, watch, problems);

  name_originals (problems, copy, from);
  if (problems->len > 0)
    return NULL;

  if (game != NULL && adc_pack_ships (adc_game_get_id (game))) {
    g_autofree char *path = g_build_filename (from, "game.xml", NULL);

    g_ptr_array_add (problems,
                     adc_problem_printf (path, 0,
                                         _("the game “%s” comes with the program: give yours "
                                           "another id"),
                                         adc_game_get_id (game)));
    return NULL;
  }

  return g_steal_pointer (&game);
}

static void
set_invalid (const char *from, GPtrArray *problems, GError **error)
{
  g_autofree char *shown = g_filename_display_basename (from);

  g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
               /* Translators: the name of a folder, how many problems there are */
               ngettext ("The game in “%s” was not added: it has %u problem.",
                         "The game in “%s” was not added: it has %u problems.", problems->len),
               shown, problems->len);
}

/* One sentence says it all; the problem is for those who read nothing else. */
static void
set_missing (const char *from, GPtrArray *problems, GError **error)
{
  g_autofree char *shown = g_filename_display_name (from);

  g_ptr_array_add (problems, adc_problem_new (from, 0, _("there is no such folder")));
  g_set_error (error, ADC_ERROR, ADC_ERROR_NOT_FOUND,
               /* Translators: the path of a folder */
               _("The game in “%s” was not added: there is no such folder."), shown);
}

static AdcGame *
install (const char *from, const char *temporary, gboolean may_replace, AdcWatch *watch,
         GPtrArray *problems, char **id, GError **error)
{
  g_autofree char *copy = take_copy (from, temporary, watch, problems);
  g_autoptr(AdcGame) game = copy != NULL ? load_copy (from, copy, watch, problems) : NULL;
  g_autofree char *path = NULL;

  if (adc_watch_set_error (watch, error))
    return NULL;
  if (game == NULL) {
    set_invalid (from, problems, error);
    return NULL;
  }

  *id = g_strdup (adc_game_get_id (game));
  path = adc_pack_folder_dup_path (*id);
  if (is_there (path) && !may_replace) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                 _("You have a game “%s” already."), *id);
    return NULL;
  }

  if (!adc_pack_sync_tree (copy)) {
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
    return NULL;
  }
  if (!put_in_place (copy, *id, error))
    return NULL;

  adc_game_set_folder (game, path, TRUE);
  return g_steal_pointer (&game);
}

/* What is there already cannot be copied onto itself. */
static gboolean
is_own (const char *from)
{
  g_autofree char *games = adc_dup_user_games_path ();
  char *source = realpath (from, NULL);
  char *target = realpath (games, NULL);
  const gsize length = target != NULL ? strlen (target) : 0;
  const gboolean is_inside = source != NULL && target != NULL &&
                             strncmp (source, target, length) == 0 &&
                             (source[length] == '/' || source[length] == '\0');

  free (source);
  free (target);
  return is_inside;
}

AdcGame *
adc_pack_folder_install (const char *from, gboolean may_replace, AdcWatch *watch,
                         GPtrArray *problems, char **id, GError **error)
{
  g_autofree char *source = g_canonicalize_filename (from, NULL);
  g_autofree char *parent = dup_own_path (NULL, NULL);
  g_autofree char *temporary = dup_own_path ("incoming-XXXXXX", NULL);
  AdcGame *game;

  *id = NULL;
  if (is_own (source)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _("This folder is among your games already."));
    return NULL;
  }

  if (!g_file_test (source, G_FILE_TEST_IS_DIR)) {
    set_missing (source, problems, error);
    return NULL;
  }

  if (!make_folder (parent, error))
    return NULL;
  if (g_mkdtemp (temporary) == NULL) {
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
                 _("The folder “%s” cannot be made"), temporary);
    return NULL;
  }

  game = install (source, temporary, may_replace, watch, problems, id, error);
  adc_pack_remove_tree (temporary);
  return game;
}

static gboolean
find_folder (const char *name, const char *path, GError **error)
{
  g_autofree char *shown = NULL;

  if (is_name (name) && is_there (path))
    return TRUE;

  shown = g_filename_display_name (name);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("You have no game “%s”."), shown);
  return FALSE;
}

gboolean
adc_pack_folder_remove (const char *name, GError **error)
{
  g_autofree char *path = adc_pack_folder_dup_path (name);
  g_autofree char *kept = adc_pack_folder_dup_kept_path (name);

  return find_folder (name, path, error) && set_aside (path, kept, error);
}

gboolean
adc_pack_folder_restore (const char *name, GError **error)
{
  g_autofree char *path = adc_pack_folder_dup_path (name);
  g_autofree char *kept = adc_pack_folder_dup_kept_path (name);
  g_autofree char *between = g_strconcat (kept, ".back", NULL);

  if (!find_folder (name, kept, error))
    return FALSE;

  adc_pack_remove_tree (between);
  if (!move (kept, between, error))
    return FALSE;
  if (put_in_place (between, name, error))
    return TRUE;

  g_rename (between, kept);
  return FALSE;
}

AdcGame *
adc_pack_folder_load (const char *name, GPtrArray *problems)
{
  g_autofree char *path = adc_pack_folder_dup_path (name);
  AdcGame *game = load_folder (path, NULL, problems);

  if (game != NULL && adc_pack_ships (adc_game_get_id (game))) {
    g_ptr_array_add (problems, adc_problem_printf (path, 0,
                                                   _("the game “%s” comes with the program: give "
                                                     "yours another id"),
                                                   adc_game_get_id (game)));
    g_clear_object (&game);
  }
  if (game != NULL)
    adc_game_set_folder (game, path, TRUE);

  return game;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

GPtrArray *
adc_pack_folder_list (void)
{
  g_autofree char *games = adc_dup_user_games_path ();
  g_autoptr(GDir) dir = g_dir_open (games, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && names->len < MAX_FOLDERS && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (games, name, NULL);

    if (is_name (name) && g_file_test (path, G_FILE_TEST_IS_DIR))
      g_ptr_array_add (names, g_strdup (name));
  }

  g_ptr_array_sort (names, compare_names);
  return names;
}
