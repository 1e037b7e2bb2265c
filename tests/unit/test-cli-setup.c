/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-fixture.h"

#include <string.h>

static JsonObject *
find_line (JsonObject *object, const char *section, const char *line)
{
  JsonObject *found = cli_find_by_id (json_object_get_array_member (object, "sections"), section);

  return cli_find_by_id (json_object_get_array_member (found, "lines"), line);
}

static void
test_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) node = cli_run_json (fixture, "setup ark --players 4 --groups "
                                                    "bleu-1,bleu-2,bleu-3,pourpre-1 --table 104x80 "
                                                    "--lang en --json");
  JsonObject *object = json_node_get_object (node);
  JsonObject *line = find_line (object, "missions", "missions");
  JsonArray *layouts = json_object_get_array_member (object, "layouts");

  cli_assert_members (object, "game players mode options groups-needed groups-chosen groups "
                              "sections layouts faults");
  g_assert_cmpstr (json_object_get_string_member (object, "game"), ==, "ark");
  g_assert_cmpint (json_object_get_int_member (object, "players"), ==, 4);
  g_assert_cmpstr (json_object_get_string_member (object, "mode"), ==, "normale");
  g_assert_cmpint (json_object_get_int_member (object, "groups-needed"), ==, 4);
  g_assert_cmpuint (
    json_array_get_length (json_object_get_array_member (object, "groups-chosen")), ==, 4);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "groups")), ==, 8);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "faults")), ==, 0);
  cli_assert_members (line, "id title text min max all open deduced place rule steps cards");
  g_assert_cmpint (json_object_get_int_member (line, "min"), ==, 9);
  g_assert_cmpint (json_object_get_int_member (line, "max"), ==, 9);
  g_assert_true (json_object_get_boolean_member (line, "deduced"));
  g_assert_cmpstr (json_object_get_string_member (line, "place"), ==, "table");
  cli_assert_members (
    json_array_get_object_element (json_object_get_array_member (line, "steps"), 0),
    "label value rule");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (line, "steps")), ==, 7);
  g_assert_cmpint (
    json_object_get_int_member (find_line (object, "pioche", "pioche-salles"), "min"), ==, 24);
  g_assert_cmpuint (json_array_get_length (layouts), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (cli_find_by_id (layouts, "quatre"), "fit"), ==,
                   "too-large");
  g_assert_cmpstr (json_object_get_string_member (cli_find_by_id (layouts, "quatre-autre"), "fit"),
                   ==, "fits");
}

/* Nobody has chosen groups: what depends on them says so, and the rest is there. */
static void
test_open (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) node = cli_run_json (fixture, "setup ark --players 2 --json");
  JsonObject *object = json_node_get_object (node);
  JsonObject *line = find_line (object, "missions", "missions");
  g_auto(CliRun) run = cli_run (fixture, "setup ark --players 2 --lang en");

  g_assert_true (json_object_get_boolean_member (line, "open"));
  g_assert_cmpint (json_object_get_int_member (line, "min"), ==, 4);
  g_assert_cmpint (json_object_get_int_member (line, "max"), ==, 6);
  g_assert_true (json_object_get_null_member (find_line (object, "zone", "generateurs"), "min"));
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  cli_assert_contains (run.out, "Ark: Awakening: set-up for 2 players, Normal game");
  cli_assert_contains (run.out, "Groups of special rooms: 3 to be chosen");
  cli_assert_contains (run.out, "  bleu-1        Blue group 1 (Bluish target)\n");
  cli_assert_contains (run.out, "[ ]    16  Room stack\n");
  cli_assert_contains (run.out, "[ ]     ?  External generators placed\n");
  cli_assert_contains (run.out, "[ ]   4–6  Mission deck\n");
  cli_assert_contains (run.out, "?: nobody has established it\n");
}

static void
test_first_mission (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) node =
    cli_run_json (fixture, "setup ark --players 3 --mode premiere-mission --option face-b --json");
  JsonObject *object = json_node_get_object (node);
  JsonObject *rooms = find_line (object, "pioche", "salles-speciales");
  JsonObject *fault =
    json_array_get_object_element (json_object_get_array_member (object, "faults"), 0);

  g_assert_cmpint (json_object_get_int_member (object, "groups-needed"), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (rooms, "cards")), ==, 3);
  cli_assert_members (fault, "message rule repair refusal");
  g_assert_false (json_object_get_boolean_member (fault, "refusal"));
}

/* Against the rules: said, with what would mend it, and a status of its own. */
static void
test_illegal (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    const char *part;
  } cases[] = {
    { "setup ark --players 3 --groups bleu-1,pourpre-1,pourpre-2", "Purple target" },
    { "setup ark --players 3 --groups bleu-1,bleu-2", "1 group of the 3 is still to be chosen." },
    { "setup ark --players 3 --groups bleu-1,bleu-2,bleu-3,bleu-4",
      "With 3 players it takes 3 groups, and 4 are chosen." },
    { "setup ark --players 3 --groups bleu-1,bleu-2,bleu-1", "“Blue group 1” is chosen twice." },
    { "setup ark --players 5 --mode premiere-mission", "is for 1 to 4 players, not for 5." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *line = g_strconcat (cases[i].line, " --lang en", NULL);
    g_autofree char *json = g_strconcat (line, " --json", NULL);
    g_auto(CliRun) run = cli_run (fixture, line);
    g_auto(CliRun) run_json = cli_run (fixture, json);

    g_assert_cmpint (run.status, ==, 1);
    g_assert_cmpstr (run.out, ==, "");
    cli_assert_contains (run.err, cases[i].part);
    g_assert_cmpint (run_json.status, ==, 1);
    cli_assert_contains (run_json.out, "\"faults\"");
  }
}

static void
test_wrong (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    const char *part;
  } cases[] = {
    { "setup --lang en ark", "Say how many play Ark: Awakening: --players, from 1 to 5." },
    { "setup --lang en ark --players 6", "Ark: Awakening is for 1 to 5 players, not for 6." },
    { "setup --lang en ark --players none",
      "--players must be a whole number from 1 to 99, not “none”." },
    { "setup --lang en ark --players 2 --mode solo",
      "There is no way to play “solo”; there are normale" },
    { "setup --lang en ark --players 2 --groups vert",
      "There is no group “vert”; there are bleu-1, bleu-2" },
    { "setup --lang en ark --players 2 --mode premiere-mission --groups bleu-1",
      "“First Mission” is played without choosing groups: leave --groups out." },
    { "setup --lang en ark --players 2 --option face-c",
      "There is no option “face-c”; there are face-a" },
    { "setup --lang en ark --players 2 --table 80", "--table must be two lengths in centimetres" },
    { "setup --lang en ark --players 2 --table 0x80",
      "--table must be two lengths in centimetres" },
    { "setup --lang en ares --players 2", "has no set-up assistant." },
    { "setup --lang en arc --players 2", "ark" },
    { "setup --lang en", "Usage: adc setup" },
    { "units --lang en ark --players 2", "cannot be used here" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(CliRun) run = cli_run (fixture, cases[i].line);

    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    cli_assert_contains (run.err, cases[i].part);
    cli_assert_one_sentence (run.err);
  }
}

static void
test_french (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "setup ark --players 1 --groups bleu-1,bleu-2,pourpre-2 "
                                         "--lang fr");

  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "mise en place pour 1 joueur, Partie normale");
  cli_assert_contains (run.out, "[ ]     4  Pioche de missions\n");
}

int
main (int argc, char *argv[])
{
  static const CliTest tests[] = {
    { "/cli/setup/json", test_json },       { "/cli/setup/open", test_open },
    { "/cli/setup/first-mission", test_first_mission },
    { "/cli/setup/illegal", test_illegal }, { "/cli/setup/wrong", test_wrong },
    { "/cli/setup/french", test_french },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
