/* SPDX-License-Identifier: GPL-3.0-or-later */

/* fuzz-loader [ITERATIONS [SEED]]: damages the files of the shipped games, scenarios and decks in
 * every way we could think of and loads them. Whatever comes out must be sound or problems that say
 * something; the sanitizers watch the rest. The same seed does the same damage. */

#include "adc-game-loader.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-problem.h"
#include "adc-xml.h"
#include "fuzz-battle.h"
#include "fuzz-damage.h"
#include "fuzz-deck.h"
#include "fuzz-exchange.h"
#include "fuzz-pieces.h"
#include "fuzz-queries.h"
#include "fuzz-scenario.h"

#include <glib/gstdio.h>
#include <stdlib.h>

static const char * const snippets[] = {
  "<!DOCTYPE entries [<!ENTITY x \"xxxxxxxx\">]>",
  "&x;",
  "&#0;",
  "&#x10FFFF;",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "<?xml version=\"1.1\"?>",
  "[[",
  "]]",
  "|",
  "*",
  "\xff\xfe",
  "\xc3",
  "\xe2\x80\x8f",
  "<rule",
  "</entries>",
  "xml:lang=\"\"",
  "id=\"\"",
  "page=\"-1\"",
  "page=\"99999999999999999999\"",
  "touches=\"\"",
  "<value stat=\"cost\">",
  "<value stat=\"effects\">attack:9@@ splash</value>",
  "parent=\"terran\"",
  "order=\"-1\"",
  "workers=\"99999999999\"",
  "permanent=\"0\"",
  "discount=\"7\"",
  "@",
  ":1",
  NULL,
};

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

static void
copy_game (const char *from, const char *to)
{
  g_autoptr(GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_mkdir_with_parents (to, 0700);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *source = g_build_filename (from, name, NULL);
    g_autofree char *target = g_build_filename (to, name, NULL);
    g_autofree char *contents = NULL;
    gsize length;

    if (g_str_has_suffix (name, ".xml") && g_file_get_contents (source, &contents, &length, NULL))
      g_file_set_contents (target, contents, length, NULL);
  }
}

/* A folder that the shipped games were copied into. */
typedef struct {
  char      *folder;
  GPtrArray *names; /* of its files, sorted: the folder's own order is the file system's affair */
} Copy;

static GPtrArray *
list_names (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

static void
remove_copy (gpointer data)
{
  Copy *copy = data;

  for (guint i = 0; i < copy->names->len; i++) {
    g_autofree char *path = g_build_filename (copy->folder, copy->names->pdata[i], NULL);

    g_remove (path);
  }
  g_remove (copy->folder);
  g_ptr_array_unref (copy->names);
  g_free (copy->folder);
  g_free (copy);
}

static GPtrArray *
copy_games (const char *root)
{
  g_autofree char *games = adc_dup_data_path ("games", NULL);
  g_autoptr(GPtrArray) ids = list_names (games);
  GPtrArray *copies = g_ptr_array_new_with_free_func (remove_copy);

  for (guint i = 0; i < ids->len; i++) {
    g_autofree char *shipped = g_build_filename (games, ids->pdata[i], NULL);
    Copy *copy = g_new (Copy, 1);

    copy->folder = g_build_filename (root, ids->pdata[i], NULL);
    copy_game (shipped, copy->folder);
    copy->names = list_names (copy->folder);
    g_ptr_array_add (copies, copy);
  }

  return copies;
}

/* What still loads is looked at, whatever it says. */
static void
check_game (GRand *random, const char *folder, AdcSchema *schema)
{
  g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcGame) game = adc_game_load (folder, schema, problems);

  g_assert_nonnull (game);
  fuzz_pieces (random, game);
}

/* Damages one file of the copy, loads the copy, mends the file. Returns whether it was found out.
 */
static gboolean
try_once (GRand *random, const Copy *copy, AdcSchema *schema)
{
  const char *folder = copy->folder;
  const char *name = copy->names->pdata[g_rand_int_range (random, 0, copy->names->len)];
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *contents = NULL;
  g_autoptr(GString) text = NULL;
  g_autoptr(GPtrArray) problems = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  text = g_string_new_len (contents, length);
  for (int n = g_rand_int_range (random, 1, 4); n > 0; n--)
    fuzz_damage (random, text, snippets);

  g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));
  problems = adc_validate_path (folder);
  fuzz_check_problems (problems);
  if (problems->len == 0)
    check_game (random, folder, schema);
  g_assert_true (g_file_set_contents (path, contents, length, NULL));

  return problems->len > 0;
}

int
main (int argc, char *argv[])
{
  const int iterations = argc > 1 ? atoi (argv[1]) : 1000;
  const guint32 seed = argc > 2 ? strtoul (argv[2], NULL, 10) : 20261116;
  g_autoptr(GRand) random = g_rand_new_with_seed (seed);
  g_autofree char *root = g_dir_make_tmp ("adc-fuzz-XXXXXX", NULL);
  g_autofree char *rules = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autoptr(AdcSchema) schema = adc_schema_load (rules, NULL);
  g_autoptr(GPtrArray) copies = copy_games (root);
  int found = 0;

  adc_language_set_current ("en");
  g_assert_nonnull (schema);
  g_assert_cmpuint (copies->len, >, 0);
  for (guint i = 0; i < copies->len; i++)
    check_game (random, ((Copy *) copies->pdata[i])->folder, schema);
  for (int i = 0; i < iterations; i++)
    found += try_once (random, copies->pdata[i % copies->len], schema);

  g_print ("%d damaged games loaded, %d found out, none crashed\n", iterations, found);
  fuzz_scenarios (random, iterations, root);
  fuzz_battles (random, iterations);
  fuzz_queries (random, iterations);
  fuzz_decks (random, iterations, root);
  fuzz_exchange (random, iterations);
  g_ptr_array_set_size (copies, 0);
  g_remove (root);

  return found > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
