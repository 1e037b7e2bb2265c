/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-fixture.h"

#include <string.h>

/* The way between two zones, as the terminal tells it. */

static CliRun
run_words (CliFixture *fixture, const char *from, const char *to, const char *option)
{
  const char *arguments[] = { "path", "buck-rogers", from, to, "--lang", "en", option, NULL };

  return cli_run_in (fixture, "C", arguments);
}

static void
test_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root =
    cli_run_json (fixture, "path buck-rogers thule deimos --turn 0 --json --lang en");
  JsonObject *answer = json_node_get_object (root);
  JsonArray *legs = json_object_get_array_member (answer, "legs");
  JsonArray *later = json_object_get_array_member (answer, "later");
  JsonObject *first = json_array_get_object_element (legs, 0);
  JsonObject *last = json_array_get_object_element (legs, 7);

  cli_assert_members (answer,
                      "game from to turn unit moves-per-turn reachable turns moves legs later");
  g_assert_cmpstr (json_object_get_string_member (answer, "game"), ==, "buck-rogers");
  g_assert_cmpstr (json_object_get_string_member (answer, "from"), ==, "thule");
  g_assert_cmpstr (json_object_get_string_member (answer, "to"), ==, "deimos");
  g_assert_cmpint (json_object_get_int_member (answer, "turn"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (answer, "unit"), ==, "fighter");
  g_assert_cmpint (json_object_get_int_member (answer, "moves-per-turn"), ==, 4);
  g_assert_true (json_object_get_boolean_member (answer, "reachable"));
  g_assert_cmpint (json_object_get_int_member (answer, "turns"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (answer, "moves"), ==, 7);

  g_assert_cmpuint (json_array_get_length (legs), ==, 8);
  cli_assert_members (first, "turn move zone title checked");
  g_assert_cmpint (json_object_get_int_member (first, "move"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (first, "zone"), ==, "thule");
  g_assert_cmpint (json_object_get_int_member (last, "turn"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (last, "move"), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (last, "title"), ==, "Deimos");
  g_assert_false (json_object_get_boolean_member (last, "checked"));

  g_assert_cmpuint (json_array_get_length (later), ==, 3);
  for (guint i = 0; i < 3; i++) {
    JsonObject *leaving = json_array_get_object_element (later, i);

    cli_assert_members (leaving, "turn turns moves");
    g_assert_cmpint (json_object_get_int_member (leaving, "turn"), ==, i + 1);
    g_assert_cmpint (json_object_get_int_member (leaving, "turns"), ==, 2);
    g_assert_cmpint (json_object_get_int_member (leaving, "moves"), ==, i == 0 ? 7 : 8);
  }
}

static void
test_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "path buck-rogers thule deimos --turn 0 --lang en");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpstr (run.out, ==,
                   "Thule → Deimos\n"
                   "Fighter, 4 zones a turn, leaving: Set-up\n"
                   "2 turns, 7 zones\n"
                   "\n"
                   "     Thule *\n"
                   "Set-up\n"
                   "  1  Thule Orbit\n"
                   "  2  Asteroid Orbit 19 *\n"
                   "  3  Trans-Mars Orbit 19 *\n"
                   "  4  Mars Orbit 9 *\n"
                   "Turn 1\n"
                   "  1  Mars Orbit 10 *\n"
                   "  2  Far Mars Orbit\n"
                   "  3  Deimos *\n"
                   "\n"
                   "Leaving later:\n"
                   "  Turn 1  2 turns, 7 zones\n"
                   "  Turn 2  2 turns, 8 zones\n"
                   "  Turn 3  2 turns, 8 zones\n"
                   "\n"
                   "* Nobody has compared this zone with the printed board: check there what it "
                   "touches.\n");
}

/* By name in either language, whichever is asked for, or by id; the start is turn 1. */
static void
test_names (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const names[] = { "Orbite Lointaine de Mars", "far mars orbit",
                                       "FAR-MARS-ORBIT", "far mars" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_auto(CliRun) run = run_words (fixture, names[i], "Ascenseur spatial", NULL);

    g_assert_cmpint (run.status, ==, 0);
    cli_assert_contains (run.out, "Far Mars Orbit → Space Elevator\n");
    cli_assert_contains (run.out, "leaving: Turn 1\n1 turn, 1 zone\n");
    g_assert_null (strstr (run.out, "*")); /* both are known from the rulebook */
  }
}

static void
test_french (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "path buck-rogers mars-orbit-9 far-mars-orbit --lang fr");

  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "Orbite de Mars 9 → Orbite Lointaine de Mars\n");
}

/* No way is an answer. */
static void
test_no_way (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct { const char *line, *part; } cases[] = {
    { "bach tycho --unit trooper", "Trooper: there is no way." },
    { "near-moon-orbit tycho --unit battler",
      "Battler: Tycho (Territory) may not be entered." },
    { "tycho near-moon-orbit --unit battler",
      "Battler: Tycho (Territory) may not be entered." },
    { "bach tolstoi --unit factory", "Factory: it does not move by itself." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *line = g_strdup_printf ("path buck-rogers %s --lang en", cases[i].line);
    g_autofree char *json = g_strdup_printf ("%s --json", line);
    g_auto(CliRun) run = cli_run (fixture, line);
    g_autoptr(JsonNode) root = cli_run_json (fixture, json);
    JsonObject *answer = json_node_get_object (root);
    JsonArray *later = json_object_get_array_member (answer, "later");

    g_assert_cmpint (run.status, ==, 0);
    cli_assert_contains (run.out, cases[i].part);
    g_assert_false (json_object_get_boolean_member (answer, "reachable"));
    g_assert_true (json_object_get_null_member (answer, "turns"));
    g_assert_true (json_object_get_null_member (answer, "moves"));
    g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "legs")), ==,
                      0);
    g_assert_true (json_object_get_null_member (json_array_get_object_element (later, 2),
                                                "turns"));
  }
}

static void
test_already_there (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "path buck-rogers bach bach --lang en");

  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "already there\n");
}

/* It waits in orbit until its planet has carried it nearer, and that turn is told. */
static void
test_waiting (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) ship =
    cli_run (fixture, "path buck-rogers far-mars-orbit mars-orbit-14 --unit battler --lang en");
  g_auto(CliRun) trooper = cli_run (
    fixture, "path buck-rogers american-regency african-regency --unit trooper --lang en");

  cli_assert_contains (ship.out, "2 turns, 4 zones\n");
  cli_assert_contains (ship.out, "Turn 1\n  Wait\nTurn 2\n  1  Mars Orbit 11 *\n");
  cli_assert_contains (trooper.out, "2 turns, 2 zones\n");
  cli_assert_contains (trooper.out, "Turn 1\n  1  Eurasian Regency *\nTurn 2\n  1  African");
}

static void
test_several_meanings (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) few = run_words (fixture, "regency", "bach", NULL);
  g_auto(CliRun) many = run_words (fixture, "bach", "orbit", NULL);

  g_assert_cmpint (few.status, ==, 1);
  g_assert_cmpstr (few.out, ==, "");
  g_assert_cmpstr (few.err, ==,
                   "adc: “regency” may mean 3 zones: American Regency (american-regency), Eurasian "
                   "Regency (eurasian-regency), African Regency (african-regency).\n");
  g_assert_cmpint (many.status, ==, 1);
  g_assert_cmpstr (many.out, ==, "");
  cli_assert_contains (many.err, "such as");
}

static void
test_mistakes (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct { const char *line, *part; } cases[] = {
    { "path buck-roger bach tycho", "buck-rogers" },
    { "path buck-rogers deimoss tycho", "deimos" },
    { "path buck-rogers bach tyco", "tycho" },
    { "path buck-rogers bach tycho --unit figther", "fighter" },
    { "path buck-rogers bach tycho --unit bach", "bach" },
    { "path buck-rogers bach tycho --turn 100", "--turn" },
    { "path buck-rogers bach tycho --turn -1", "--turn" },
    { "path buck-rogers bach tycho --turn 1x", "--turn" },
    { "path buck-rogers bach tycho --turn 99999999999999999999", "--turn" },
    { "path buck-rogers bach tycho --turn", "--turn" },
    { "path buck-rogers bach tycho --limit 2", "--limit" },
    { "path buck-rogers bach", "path" },
    { "path buck-rogers bach tycho hielo", "path" },
    { "path ares bach tycho", "map" },
    { "games --turn 2", "--turn" },
    { "games --unit leader", "--unit" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *line = g_strconcat (cases[i].line, " --lang en", NULL);
    g_auto(CliRun) run = cli_run (fixture, line);

    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    cli_assert_one_sentence (run.err);
    cli_assert_contains (run.err, cases[i].part);
  }
}

/* Nothing that can be typed breaks it. */
static void
test_hostile (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *endless = g_strnfill (100000, 'x');
  const char *texts[] = { "", " ", "'", "\xff\xfe", "%s%n", "../..", "☃", endless };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_auto(CliRun) run = run_words (fixture, texts[i], "bach", "--json");

    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    cli_assert_one_sentence (run.err);
  }
}

int
main (int argc, char *argv[])
{
  static const CliTest tests[] = {
    { "/cli-path/json", test_json },
    { "/cli-path/text", test_text },
    { "/cli-path/names", test_names },
    { "/cli-path/french", test_french },
    { "/cli-path/no-way", test_no_way },
    { "/cli-path/already-there", test_already_there },
    { "/cli-path/waiting", test_waiting },
    { "/cli-path/several-meanings", test_several_meanings },
    { "/cli-path/mistakes", test_mistakes },
    { "/cli-path/hostile", test_hostile },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
