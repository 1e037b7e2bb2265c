/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
in_home (CliFixture *fixture, const char *name)
{
  return g_build_filename (fixture->data_home, name, NULL);
}

static CliRun
run_with (CliFixture *fixture, const char *command, const char *argument, const char *rest)
{
  g_autofree char *line = g_strdup_printf ("%s %s%s", command, argument, rest);

  return cli_run (fixture, line);
}

static JsonNode *
run_json_with (CliFixture *fixture, const char *command, const char *argument, const char *rest)
{
  g_autofree char *line = g_strdup_printf ("%s %s%s", command, argument, rest);

  return cli_run_json (fixture, line);
}

/* From nothing to a game that is found, and away again. */
static void
test_life (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = in_home (fixture, "phares");
  g_auto(CliRun) made = run_with (fixture, "pack new --lang en --id phares", folder, "");
  g_auto(CliRun) again = run_with (fixture, "pack new --lang en", folder, "");
  g_auto(CliRun) valid = run_with (fixture, "validate --lang en", folder, "");
  g_auto(CliRun) installed = run_with (fixture, "pack install --lang en", folder, "");
  g_auto(CliRun) twice = run_with (fixture, "pack install --lang en", folder, "");
  g_auto(CliRun) replaced = run_with (fixture, "pack install --lang en --replace", folder, "");
  g_auto(CliRun) listed = cli_run (fixture, "pack list --lang en");
  g_auto(CliRun) found = cli_run (fixture, "search --lang en --game phares cutter");
  g_auto(CliRun) removed = cli_run (fixture, "pack remove --lang en phares");
  g_auto(CliRun) gone = cli_run (fixture, "pack list --lang en");

  g_assert_cmpint (made.status, ==, 0);
  cli_assert_contains (made.out, "README.md");
  g_assert_cmpint (again.status, ==, 2);
  cli_assert_one_sentence (again.err);
  cli_assert_contains (again.err, "nothing was written");
  g_assert_cmpint (valid.status, ==, 0);
  g_assert_cmpint (installed.status, ==, 0);
  cli_assert_contains (installed.out, "Lighthouse Duel (phares)");
  g_assert_cmpint (twice.status, ==, 2);
  cli_assert_one_sentence (twice.err);
  cli_assert_contains (twice.err, "--replace");
  g_assert_cmpint (replaced.status, ==, 0);
  g_assert_cmpint (listed.status, ==, 0);
  cli_assert_contains (listed.out, "essai");
  cli_assert_contains (listed.out, "phares");
  g_assert_cmpint (found.status, ==, 0);
  cli_assert_contains (found.out, "Cutter");
  g_assert_cmpint (removed.status, ==, 0);
  cli_assert_contains (removed.out, "removed-games/phares");
  g_assert_null (strstr (gone.out, "phares"));
}

static void
test_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = in_home (fixture, "phares");
  g_autoptr(JsonNode) made = run_json_with (fixture, "pack new --json --name Phares", folder, "");
  g_autoptr(JsonNode) installed = run_json_with (fixture, "pack install --json", folder, "");
  g_autoptr(JsonNode) listed = cli_run_json (fixture, "pack list --json");
  g_autoptr(JsonNode) removed = cli_run_json (fixture, "pack remove phares --json");
  JsonObject *pack = cli_find_by_id (json_node_get_array (listed), "phares");

  cli_assert_members (json_node_get_object (made), "id folder");
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (made), "folder"), ==,
                   folder);
  cli_assert_members (json_node_get_object (installed), "installed id title folder problems");
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (installed), "title"), ==,
                   "Phares");
  cli_assert_members (pack, "id title folder sound entries problems");
  g_assert_true (json_object_get_boolean_member (pack, "sound"));
  g_assert_cmpint (json_object_get_int_member (pack, "entries"), >, 15);
  cli_assert_members (json_node_get_object (removed), "id kept");
}

static void
test_broken (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = in_home (fixture, "broken");
  g_autofree char *place = cli_fixture_dup_game_folder (fixture);
  g_autofree char *expected = g_strdup_printf ("%s/game.xml:2: ", folder);
  g_auto(CliRun) made = run_with (fixture, "pack new", folder, "");
  g_auto(CliRun) refused = { 0 };
  g_auto(CliRun) json = { 0 };
  g_auto(CliRun) listed = { 0 };
  g_autoptr(JsonNode) root = NULL;
  JsonArray *problems;

  g_assert_cmpint (made.status, ==, 0);
  cli_write_file (folder, "game.xml", "<game>\n<oops></game>\n");
  refused = run_with (fixture, "pack install --lang en", folder, "");
  g_assert_cmpint (refused.status, ==, 1);
  cli_assert_contains (refused.out, expected);
  cli_assert_one_sentence (refused.err);

  json = run_with (fixture, "pack install --json", folder, "");
  g_assert_cmpint (json.status, ==, 1);
  root = json_from_string (json.out, NULL);
  problems = json_object_get_array_member (json_node_get_object (root), "problems");
  g_assert_false (json_object_get_boolean_member (json_node_get_object (root), "installed"));
  cli_assert_members (json_array_get_object_element (problems, 0), "file line message");

  cli_write_file (place, "game.xml", "<game>\n<oops></game>\n");
  listed = cli_run (fixture, "pack list --lang en");
  g_assert_cmpint (listed.status, ==, 1);
  cli_assert_contains (listed.out, "game.xml:2: ");
}

static void
test_wrong (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    int         status;
    const char *says;
  } cases[] = {
    { "pack new", 2, "adc pack new" },
    { "pack new --id ../up /nowhere/x", 2, "cannot be the id" },
    { "pack new /proc/nowhere/x", 1, "cannot be made" },
    { "pack install /nowhere/at/all", 1, "was not added: there is no such folder." },
    { "pack remove essay", 2, "essai" },
    { "pack remove ../games/essai", 2, "essai" },
    { "pack remove ares", 2, "comes with the program" },
    { "pack remove", 2, "adc pack remove" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *line = g_strdup_printf ("%s --lang en", cases[i].line);
    g_auto(CliRun) run = cli_run (fixture, line);

    g_assert_cmpint (run.status, ==, cases[i].status);
    cli_assert_contains (run.err, cases[i].says);
    cli_assert_one_sentence (run.err);
    g_assert_cmpstr (run.out, ==, ""); /* all of it */
  }
}

/* Who reads no sentences is told of a folder that is not there as of any other problem. */
static void
test_missing_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "pack install --json /nowhere/at/all");

  g_assert_cmpint (run.status, ==, 1);
  cli_assert_contains (run.out, "\"installed\" : false");
  cli_assert_contains (run.out, "\"file\" : \"/nowhere/at/all\"");
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-pack/life", test_life },
    { "/cli-pack/json", test_json },
    { "/cli-pack/broken", test_broken },
    { "/cli-pack/wrong", test_wrong },
    { "/cli-pack/missing-json", test_missing_json },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
