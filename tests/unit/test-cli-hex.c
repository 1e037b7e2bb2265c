/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-battle.h"

#include <string.h>

/* A battle without chance, as the terminal tells it. */

#define BOARD(settings, first, second) \
  "<?xml version='1.0' encoding='UTF-8'?>\n" \
  "<scenario format='1' game='neuroshima-hex' xml:lang='fr'>\n" \
  "<title>Essai</title><title xml:lang='en'>Trial</title>\n" \
  settings "\n" \
  "<side id='hegemonia' faction='hegemonia'>\n" first "</side>\n" \
  "<side id='moloch' faction='moloch'>\n" second "</side>\n" \
  "</scenario>\n"
#define TILE(id, unit, place, settings) \
  "<force id='" id "' unit='" unit "' place='" place "'>" settings "</force>\n"
#define SPARE(id, unit, pile) \
  "<force id='" id "' unit='" unit "'>" SETTING ("pile", pile) "</force>\n"

/* The runner strikes the clown, whose medic saves it; the clown strikes back or explodes. */
#define CLOWN(settings) \
  BOARD (settings, \
         TILE ("h-hq", "hegemonia-hq", "a1", "") \
         TILE ("h-runner", "hegemonia-runner", "c3", SETTING ("rotation", "1")) \
         TILE ("h-boss", "hegemonia-boss", "c4", "") \
         SPARE ("h-move", "hegemonia-move", "hand") \
         SPARE ("h-battle", "hegemonia-battle", "discard"), \
         TILE ("m-hq", "moloch-hq", "e1", SETTING ("points", "7")) \
         TILE ("m-clown", "moloch-clown", "d2", SETTING ("rotation", "4") SETTING ("wounds", "1")) \
         TILE ("m-medic", "moloch-medic", "d1", SETTING ("rotation", "3")) \
         TILE ("m-net", "moloch-net-fighter", "b2", ""))

static JsonObject *
get_element (JsonObject *object, const char *name, guint index)
{
  return json_array_get_object_element (json_object_get_array_member (object, name), index);
}

/* Strings of an array, with spaces between them. */
static char *
join (JsonObject *object, const char *name)
{
  JsonArray *array = json_object_get_array_member (object, name);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            json_array_get_string_element (array, i));

  return g_string_free (text, FALSE);
}

static void
assert_strings (JsonObject *object, const char *name, const char *wanted)
{
  g_autofree char *text = join (object, name);

  g_assert_cmpstr (text, ==, wanted);
}

static void
assert_points (JsonObject *points, const char *side, int before, int after)
{
  cli_assert_members (points, "side before after");
  g_assert_cmpstr (json_object_get_string_member (points, "side"), ==, side);
  g_assert_cmpint (json_object_get_int_member (points, "before"), ==, before);
  g_assert_cmpint (json_object_get_int_member (points, "after"), ==, after);
}

static void
test_members (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, CLOWN (""));
  JsonObject *answer = json_node_get_object (root);
  JsonObject *phase = get_element (answer, "phases", 0);
  JsonObject *blow = get_element (phase, "events", 0);
  JsonObject *healing = get_element (phase, "events", 1);
  JsonObject *order = get_element (answer, "order", 0);
  JsonObject *note = get_element (answer, "notes", 0);

  cli_assert_members (answer, "game title order phases decisions points losses survivors notes "
                              "missing warnings");
  g_assert_cmpstr (json_object_get_string_member (answer, "game"), ==, "neuroshima-hex");
  g_assert_cmpstr (json_object_get_string_member (answer, "title"), ==, "Trial");

  cli_assert_members (order, "initiative acting");
  g_assert_cmpint (json_object_get_int_member (order, "initiative"), ==, 3);
  assert_strings (order, "acting", "h-runner");

  cli_assert_members (phase, "initiative acting events deaths");
  g_assert_cmpint (json_object_get_int_member (phase, "initiative"), ==, 3);
  assert_strings (phase, "acting", "h-runner");
  assert_strings (phase, "deaths", "m-medic");

  cli_assert_members (blow, "kind from at direction strength armour wounds text rule");
  g_assert_cmpstr (json_object_get_string_member (blow, "kind"), ==, "blow");
  g_assert_cmpstr (json_object_get_string_member (blow, "from"), ==, "h-runner");
  g_assert_cmpstr (json_object_get_string_member (blow, "at"), ==, "m-clown");
  g_assert_cmpstr (json_object_get_string_member (blow, "direction"), ==, "ne");
  g_assert_cmpint (json_object_get_int_member (blow, "strength"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (blow, "armour"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (blow, "wounds"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (blow, "rule"), ==, "regle-coup");
  cli_assert_contains (json_object_get_string_member (blow, "text"), "(c4); 2 wounds");
  g_assert_cmpstr (json_object_get_string_member (healing, "kind"), ==, "heal");
  g_assert_true (json_object_get_null_member (healing, "direction"));
  g_assert_true (json_object_get_null_member (healing, "strength"));
  g_assert_cmpint (json_object_get_int_member (healing, "wounds"), ==, 2);

  assert_points (get_element (answer, "points", 0), "hegemonia", 20, 20);
  assert_points (get_element (answer, "points", 1), "moloch", 7, 7);
  assert_strings (answer, "losses", "h-runner m-medic");
  assert_strings (answer, "survivors", "h-hq m-net h-boss m-clown m-hq");
  g_assert_cmpstr (json_object_get_string_member (note, "rule"), ==, "regle-filet");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "missing")), ==,
                    0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "warnings")), ==,
                    0);
}

static void
test_decisions (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) best = cli_run_battle_json (fixture, CLOWN (""));
  g_autoptr(JsonNode) given = cli_run_battle_json (fixture, CLOWN (SETTING ("decisions", "1")));
  g_auto(CliRun) text = cli_run_battle (fixture, CLOWN (SETTING ("decisions", "1")), " --lang en");
  JsonObject *decision = get_element (json_node_get_object (best), "decisions", 0);

  cli_assert_members (decision, "side initiative text options taken given");
  g_assert_cmpstr (json_object_get_string_member (decision, "side"), ==, "moloch");
  g_assert_cmpint (json_object_get_int_member (decision, "initiative"), ==, 2);
  assert_strings (decision, "options", "It attacks It explodes");
  g_assert_cmpint (json_object_get_int_member (decision, "taken"), ==, 0);
  g_assert_false (json_object_get_boolean_member (decision, "given"));

  decision = get_element (json_node_get_object (given), "decisions", 0);
  g_assert_cmpint (json_object_get_int_member (decision, "taken"), ==, 1);
  g_assert_true (json_object_get_boolean_member (decision, "given"));
  assert_strings (json_node_get_object (given), "losses", "h-runner m-medic m-clown");
  cli_assert_contains (text.out, "    –  It attacks\n    ✓  It explodes (as the scenario says)\n");
}

static void
test_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const parts[] = {
    "Trial\n  Neuroshima Hex!\n\nBoard\n",
    "/a1 Hegemonia \\",
    "\\   20 points   /",
    "\\   7 points    /",
    "\\  SW, 1 wound  /",
    "/     c5      \\",
    "(in hand), ",
    "(discarded)\n",
    "\nNotes\n  • ",
    " is netted by ",
    "\nInitiative 3\n  • ",
    "\nInitiative 2\n  • ",
    "\nDecisions\n  Initiative 2, Moloch: Does ",
    "    ✓  It attacks (best for its owner)\n    –  It explodes\n",
    "\nPoints of the HQs\n  Hegemonia  20 → 20\n  Moloch     7 → 7\n",
    "\nLosses\n",
    "\nSurvivors\n",
  };
  g_auto(CliRun) run = cli_run_battle (fixture, CLOWN (""), " --lang en");
  g_auto(CliRun) french = cli_run_battle (fixture, CLOWN (""), " --lang fr");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.err, ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    cli_assert_contains (run.out, parts[i]);
  cli_assert_within_80_columns (run.out);
  g_assert_null (strstr (run.out, "Outcome"));
  cli_assert_within_80_columns (french.out);
  cli_assert_contains (french.out, "Essai\n");
}

/* Each is refused with the line that is wrong, on standard error; nothing is answered. */
static void
test_refusals (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *contents;
    int         line;
    const char *part;
  } cases[] = {
    { BOARD (SETTING ("board", "steep"), "", ""), 4, "steep" },
    { BOARD (SETTING ("decisions", "maybe"), "", ""), 4, "maybe" },
    { BOARD ("", TILE ("x", "hegemonia-runner", "z9", ""), ""), 6, "z9" },
    { BOARD ("", TILE ("x", "hegemonia-runner", "c3", "") TILE ("y", "hegemonia-boss", "c3", ""),
             ""), 7, "c3" },
    { BOARD ("", "", TILE ("x", "hegemonia-runner", "c3", "")), 8, "(c3)" },
    { BOARD ("", "", TILE ("x", "moloch-move", "c3", "")), 8, "c3" },
    { BOARD ("", TILE ("x", "hegemonia-runner", "c3", SETTING ("rotation", "7")), ""), 6, "7" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(CliRun) text = cli_run_battle (fixture, cases[i].contents, " --lang en");
    g_auto(CliRun) json = cli_run_battle (fixture, cases[i].contents, " --json");
    g_autofree char *place = g_strdup_printf ("%s/battle.xml:%d: ", fixture->data_home,
                                              cases[i].line);

    g_assert_cmpint (text.status, ==, 2);
    g_assert_cmpint (json.status, ==, 2);
    g_assert_cmpstr (text.out, ==, "");
    g_assert_cmpstr (json.out, ==, "");
    cli_assert_contains (text.err, place);
    cli_assert_contains (text.err, cases[i].part);
    cli_assert_contains (json.err, place);
  }
}

/* A board that is not complete yet is resolved all the same. */
static void
test_warnings (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char incomplete[] =
    BOARD ("", TILE ("x", "hegemonia-runner", "c3", ""), TILE ("y", "moloch-hq", "c2", ""));
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, incomplete);
  g_autoptr(JsonNode) empty = cli_run_battle_json (fixture, BOARD ("", "", ""));
  g_auto(CliRun) text = cli_run_battle (fixture, incomplete, " --lang en");
  g_auto(CliRun) nothing = cli_run_battle (fixture, BOARD ("", "", ""), " --lang en");
  JsonObject *answer = json_node_get_object (root);

  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "warnings")), ==,
                    1);
  assert_points (get_element (answer, "points", 0), "moloch", 20, 19);
  cli_assert_contains (text.out, "\nTo be put right\n  • Hegemonia has no HQ on the board");

  answer = json_node_get_object (empty);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "warnings")), ==,
                    0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "phases")), ==, 0);
  cli_assert_contains (nothing.out, "  Nobody acts.\n");
}

/* Phase by phase, as the rulebook tells it. */
static void
test_illustrated (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    int         initiative;
    const char *deaths;
    const char *points[2]; /* sentences about HQs end so, in that order */
  } wanted[] = {
    { 4, "hegemonia-net-fighter-1", { NULL } },
    { 3, "posterunek-annihilator-1 posterunek-medic-1", { "20 → 18", "20 → 18" } },
    { 2, "", { "18 → 15" } },
    { 1, "", { "15 → 14" } },
    { 0, "posterunek-brawler-1 hegemonia-runner-1", { NULL } },
  };
  g_autoptr(JsonNode) root = cli_run_json (fixture, "battle --json --lang en exemple-bataille");
  JsonObject *answer = json_node_get_object (root);
  JsonArray *phases = json_object_get_array_member (answer, "phases");

  g_assert_cmpuint (json_array_get_length (phases), ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    JsonObject *phase = json_array_get_object_element (phases, i);
    JsonArray *events = json_object_get_array_member (phase, "events");
    guint n_points = 0;

    g_assert_cmpint (json_object_get_int_member (phase, "initiative"), ==, wanted[i].initiative);
    assert_strings (phase, "deaths", wanted[i].deaths);
    for (guint j = 0; j < json_array_get_length (events); j++) {
      JsonObject *event = json_array_get_object_element (events, j);

      if (!g_str_equal (json_object_get_string_member (event, "kind"), "points"))
        continue;
      g_assert_cmpuint (n_points, <, 2);
      g_assert_nonnull (wanted[i].points[n_points]);
      cli_assert_contains (json_object_get_string_member (event, "text"),
                           wanted[i].points[n_points++]);
    }
    g_assert_true (n_points == 2 || wanted[i].points[n_points] == NULL);
  }
  assert_points (get_element (answer, "points", 0), "posterunek", 20, 18);
  assert_points (get_element (answer, "points", 1), "hegemonia", 20, 14);
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-hex/members", test_members },
    { "/cli-hex/decisions", test_decisions },
    { "/cli-hex/text", test_text },
    { "/cli-hex/refusals", test_refusals },
    { "/cli-hex/warnings", test_warnings },
    { "/cli-hex/illustrated", test_illustrated },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}
