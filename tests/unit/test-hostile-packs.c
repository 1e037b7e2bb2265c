/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever somebody sends as a game is refused with a sentence or does no harm, with little memory and little work: each
 * is tried in a process of its own that has no more of either. No clock is asked. */

#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-pack-copy.h"
#include "adc-pack-folder.h"
#include "adc-pack.h"
#include "hostile-pack.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

#define MAX_MEMORY ((rlim_t) 400 * 1024 * 1024)
#define MAX_WORK 10 /* seconds of the processor; usual is a tenth of one */

static void
limit (int resource, rlim_t most)
{
  const struct rlimit limits = { most, most };

  g_assert_cmpint (setrlimit (resource, &limits), ==, 0);
}

static void
limit_process (void)
{
  limit (RLIMIT_CPU, MAX_WORK);
  limit (RLIMIT_CORE, 0);
#ifndef __SANITIZE_ADDRESS__ /* which takes terabytes of addresses for itself */
  limit (RLIMIT_AS, MAX_MEMORY);
#endif
}

/* The process has a home of its own, below a folder that its parent removes. */
static char *
dup_home (void)
{
  g_autofree char *home = g_path_get_dirname (g_get_user_data_dir ());

  return g_steal_pointer (&home);
}

static void
assert_nothing_left (void)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "aide-de-camp", NULL);
  g_autoptr(GDir) dir = g_dir_open (own, 0, NULL);
  g_autoptr(GPtrArray) names = adc_pack_folder_list ();
  const char *name;

  g_assert_cmpuint (names->len, ==, 0);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_assert_false (g_str_has_prefix (name, "incoming"));
}

static void
check_problems (GPtrArray *problems, const char *expected)
{
  g_assert_cmpuint (problems->len, >, 0);
  g_assert_cmpuint (problems->len, <=, ADC_MAX_PROBLEMS + 10);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *line = adc_problem_format (problems->pdata[i]);

    g_assert_true (g_utf8_validate (line, -1, NULL));
    g_assert_cmpuint (strlen (line), <, 1000);
    g_assert_null (strchr (line, '\033'));
    g_assert_null (strstr (line, "root:")); /* of /etc/passwd */
    g_assert_null (strstr (line, "\342\200\256"));
  }
  if (expected != NULL &&
      strstr (((AdcProblem *) problems->pdata[0])->message, expected) == NULL)
    g_error ("expected “%s”, found “%s”", expected,
             ((AdcProblem *) problems->pdata[0])->message);
}

/* From elsewhere, as somebody would add it. */
static void
try_to_install (const HostilePack *pack, const char *folder)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(GError) error = NULL;
  g_autofree char *id = NULL;
  g_autoptr(AdcGame) game = adc_pack_folder_install (folder, FALSE, NULL, problems, &id, &error);

  if (pack->refused == NULL) {
    g_assert_no_error (error);
    g_assert_nonnull (game);
    g_assert_true (adc_pack_folder_remove ("evil", NULL));
  } else {
    g_assert_null (game);
    g_assert_nonnull (error);
    check_problems (problems, pack->refused);
  }
  assert_nothing_left ();
}

/* Put there by hand, as it would be read when the program starts. */
static void
try_in_place (const HostilePack *pack, const char *folder)
{
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *place = adc_pack_folder_dup_path ("evil");
  g_autoptr(AdcPack) loaded = NULL;

  g_mkdir_with_parents (games, 0700);
  g_assert_cmpint (g_rename (folder, place), ==, 0);
  loaded = adc_pack_load ("evil");
  if (pack->refused == NULL) {
    g_assert_nonnull (adc_pack_get_game (loaded));
  } else if (!pack->is_copied) {
    g_assert_null (adc_pack_get_game (loaded));
    check_problems (adc_pack_get_problems (loaded), NULL);
  }
}

/* A hundred thousand names are quicker written to memory, where there is a folder for that. */
static char *
make_root (const HostilePack *pack)
{
  char *root = g_strdup ("/dev/shm/adc-hostile-XXXXXX");

  if (g_str_equal (pack->name, "many-files") && g_mkdtemp (root) != NULL)
    return root;

  g_free (root);
  return g_dir_make_tmp ("adc-hostile-XXXXXX", NULL);
}

static void
test_pack (gconstpointer data)
{
  const HostilePack *pack = data;
  g_autofree char *home = NULL;
  g_autofree char *folder = NULL;

  if (!g_test_subprocess ()) {
    g_autofree char *root = make_root (pack);
    g_autofree char *data_home = g_build_filename (root, "data", NULL);

    g_setenv ("XDG_DATA_HOME", data_home, TRUE);
    g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
    adc_pack_remove_tree (root);
    g_test_trap_assert_passed ();
    return;
  }

  adc_language_set_current ("en");
  home = dup_home ();
  folder = g_build_filename (home, "elsewhere", NULL);
  hostile_pack_make (folder);
  pack->spoil (folder);
  limit_process ();
  try_to_install (pack, folder);
  try_in_place (pack, folder);
}

/* What the limits are worth: without them nothing above would fail. */
static void
test_limits (void)
{
  if (g_test_subprocess ()) {
    g_autofree char *memory = NULL;

    limit_process ();
    memory = g_try_malloc (2 * MAX_MEMORY);
    g_assert_null (memory);
    return;
  }

#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("memory is not limited with the sanitizers");
#else
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
#endif
}

/* The sound game that all of them were made of is taken. */
static void
spoil_nothing (const char *folder G_GNUC_UNUSED)
{
}

static const HostilePack sound = { "sound", spoil_nothing, NULL, FALSE };

/* A game of the program’s own cannot be put out of its place. */
static void
spoil_shipped (const char *folder)
{
  g_autofree char *games = adc_dup_data_path ("games", NULL);
  g_autoptr(GDir) dir = g_dir_open (games, 0, NULL);
  g_autofree char *path = g_build_filename (folder, "game.xml", NULL);
  g_autofree char *terms = g_build_filename (folder, "terms.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr(GString) edited = NULL;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL && !adc_pack_ships (name))
    ;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  edited = g_string_new (text);
  g_string_replace (edited, "evil", name, 1);
  g_assert_true (g_file_set_contents (path, edited->str, -1, NULL));
  g_unlink (terms);
}

static const HostilePack shipped = { "id-shipped", spoil_shipped, "comes with the program",
                                     FALSE };

static void
add_pack (const HostilePack *pack)
{
  g_autofree char *path = g_strconcat ("/hostile-packs/", pack->name, NULL);

  g_test_add_data_func (path, pack, test_pack);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/hostile-packs/limits", test_limits);
  add_pack (&sound);
  add_pack (&shipped);
  for (guint i = 0; i < n_hostile_packs; i++)
    add_pack (&hostile_packs[i]);

  return g_test_run ();
}
