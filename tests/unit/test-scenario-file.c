/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-scenario-check.h"
#include "adc-scenario-file.h"
#include "adc-test-game.h"
#include "scenario-fixture.h"

static void
test_sound (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  AdcScenarioSide *side = NULL;
  AdcScenarioForce *first = adc_scenario_find_force (scenario, "first", &side);
  AdcScenarioForce *wall = adc_scenario_find_force (scenario, "wall", NULL);
  const AdcScenarioArrival *arrival = side->arrivals->pdata[0];
  const AdcScenarioShot *shot = adc_scenario_get_log (scenario)->pdata[0];
  const AdcScenarioReroll *reroll = &g_array_index (shot->rerolls, AdcScenarioReroll, 1);

  g_assert_cmpstr (adc_scenario_get_game (scenario), ==, "tiny");
  g_assert_cmpstr (adc_scenario_get_id (scenario), ==, "two-lines");
  g_assert_cmpstr (adc_scenario_get_file (scenario), ==, fixture->path);
  g_assert_cmpstr (adc_scenario_get_rule (scenario), ==, "top");
  g_assert_cmpstr (adc_scenario_get_title (scenario), ==, "Summer < winter");
  g_assert_cmpstr (adc_scenario_get_summary (scenario), ==, "Deux lignes.");
  adc_language_set_current ("fr");
  g_assert_cmpstr (adc_scenario_get_title (scenario), ==, "Été & « hiver »");
  g_assert_cmpstr (adc_settings_get (adc_scenario_get_settings (scenario), "round", "1"), ==, "2");
  g_assert_cmpint (adc_scenario_get_line (scenario, "round"), ==, 8);

  g_assert_cmpstr (side->id, ==, "reds");
  g_assert_cmpstr (side->faction, ==, "reds");
  g_assert_cmpstr (adc_text_get (side->name), ==, "Alice");
  g_assert_cmpstr (adc_settings_get (side->settings, "rerolls", "0"), ==, "2");
  g_assert_cmpint (side->line, ==, 9);

  g_assert_cmpstr (first->unit, ==, "soldier");
  g_assert_cmpuint (first->count, ==, 3);
  g_assert_cmpstr (first->place, ==, "1");
  g_assert_null (first->name);
  g_assert_cmpstr (adc_settings_get (first->values, "score", NULL), ==, "4");
  g_assert_cmpstr (adc_settings_get (first->settings, "damage", NULL), ==, "1");
  g_assert_cmpuint (first->targets->len, ==, 2);
  g_assert_cmpstr (first->targets->pdata[1], ==, "base-left");
  g_assert_cmpint (first->line, ==, 12);

  g_assert_cmpuint (wall->count, ==, 1); /* unless said */
  g_assert_null (wall->unit);
  g_assert_cmpstr (adc_text_get_in (wall->name, "en"), ==, "Wall");
  g_assert_cmpuint (arrival->round, ==, 3);
  g_assert_cmpstr (arrival->force, ==, "second");
  g_assert_cmpuint (arrival->count, ==, 2);
  g_assert_cmpint (arrival->line, ==, 19);

  g_assert_cmpuint (adc_scenario_get_log (scenario)->len, ==, 2);
  g_assert_cmpuint (shot->round, ==, 1);
  g_assert_cmpstr (shot->from, ==, "first");
  g_assert_cmpstr (shot->at, ==, "wall");
  g_assert_cmpuint (shot->dice->len, ==, 3);
  g_assert_cmpuint (g_array_index (shot->dice, guint, 2), ==, 5);
  g_assert_cmpuint (shot->rerolls->len, ==, 2);
  g_assert_cmpuint (reroll->die, ==, 2);
  g_assert_cmpuint (reroll->result, ==, 4);
  g_assert_cmpint (shot->line, ==, 25);
}

typedef struct {
  const char *name;
  const char *from; /* of the sound scenario */
  const char *to;
  const char *expected;
} Case;

static const Case cases[] = {
  { "force-twice", "id=\"wall\"", "id=\"first\"",
    "22: the force “first” stands twice\n26: there is no force “wall”\n" },
  { "force-twice-on-a-side", "id=\"second\"", "id=\"first\"",
    "18: the force “first” stands twice\n19: this side has no force “second”\n" },
  { "side-twice", "id=\"blues\"", "id=\"reds\"", "21: the side “reds” stands twice\n" },
  { "nameless", "<title>Mur</title><title xml:lang=\"en\">Wall</title>", "",
    "22: the force “wall” has neither a unit nor a title\n" },
  { "unknown-arrival", "force=\"second\" count=\"2\"", "force=\"third\"",
    "19: this side has no force “third”\n" },
  { "arrival-of-the-others", "force=\"second\" count=\"2\"", "force=\"wall\"",
    "19: this side has no force “wall”\n" },
  { "arrival-of-the-others-before", "Wall</title></force>",
    "Wall</title></force><arrival round=\"1\" force=\"first\"/>",
    "22: this side has no force “first”\n" },
  { "unknown-shooter", "from=\"wall\"", "from=\"base-left\"",
    "26: there is no force “base-left”\n" },
  { "reroll-of-nothing", "2:5 3:4", "4:5",
    "25: die number 4 was rolled again, but never rolled\n" },
  { "reroll-twice", "2:5 3:4", "2:5 3:4 2:1", "25: die number 2 was rolled again twice\n" },
  { "reroll-zero", "2:5 3:4", "0:5",
    "25: the attribute “rerolls” of <shot> is unknown or has a wrong value\n" },
  { "setting-twice", "name=\"round\"", "name=\"attack\"",
    "8: the setting “attack” stands twice\n" },
  { "side-setting-twice", "<force id=\"first\"",
    "<setting name=\"rerolls\">1</setting><force id=\"first\"",
    "12: the setting “rerolls” stands twice\n" },
  { "value-twice", "<setting name=\"damage\"",
    "<value stat=\"score\">3</value><setting name=\"damage\"",
    "14: the value of “score” stands twice\n" },
  { "language-twice", "<title xml:lang=\"en\">Summer &lt; winter</title>",
    "<title xml:lang=\"fr\">Autre</title>", "4: <title> stands twice in the language “fr”\n" },
  { "empty-title", "Été &amp; « hiver »", "  ", "3: <title> is empty\n" },
  { "no-title",
    "<title>Été &amp; « hiver »</title>\n  <title xml:lang=\"en\">Summer &lt; winter</title>", "",
    "2: <title> is missing\n" },
  { "title-late",
    "<title>Été &amp; « hiver »</title>\n  <title xml:lang=\"en\">Summer &lt; winter</title>",
    "<setting name=\"a\">b</setting><title>Été</title>", "3: <setting> is not expected here\n" },
  { "wrong-root", "<scenario format", "<battle format",
    "28: <battle>, opened on line 2, is closed by </scenario>\n" },
  { "no-game", " game=\"tiny\"", "", "2: an attribute of <scenario> is missing or wrong\n" },
  { "other-format", "format=\"1\"", "format=\"2\"",
    "2: the attribute “format” of <scenario> is unknown or has a wrong value\n" },
  { "no-side-id", " id=\"blues\"", "", "21: an attribute of <side> is missing or wrong\n" },
  { "capital-id", "id=\"second\"", "id=\"Second\"",
    "18: an attribute of <force> is missing or wrong\n" },
  { "long-id", "id=\"second\"",
    "id=\"a23456789-a23456789-a23456789-a23456789-a23456789-a23456789-12345\"",
    "18: an attribute of <force> is missing or wrong\n" },
  { "count-of-100", "count=\"3\"", "count=\"100\"",
    "12: the attribute “count” of <force> is unknown or has a wrong value\n" },
  { "count-below-zero", "count=\"3\"", "count=\"-1\"",
    "12: the attribute “count” of <force> is unknown or has a wrong value\n" },
  { "count-of-hosts", "count=\"3\"", "count=\"18446744073709551617\"",
    "12: the attribute “count” of <force> is unknown or has a wrong value\n" },
  { "place-in-capitals", "place=\"1\"", "place=\"LEFT\"",
    "12: the attribute “place” of <force> is unknown or has a wrong value\n" },
  { "place-too-long", "place=\"1\"", "place=\"12345678901234567\"",
    "12: the attribute “place” of <force> is unknown or has a wrong value\n" },
  { "round-zero", "round=\"3\"", "round=\"0\"",
    "19: the attribute “round” of <arrival> is unknown or has a wrong value\n" },
  { "round-100", "round=\"2\" from", "round=\"100\" from",
    "26: an attribute of <shot> is missing or wrong\n" },
  { "die-of-21", "2 4 5", "2 21 5",
    "25: the attribute “dice” of <shot> is unknown or has a wrong value\n" },
  { "die-of-0", "2 4 5", "0 4 5",
    "25: the attribute “dice” of <shot> is unknown or has a wrong value\n" },
  { "unknown-attribute", "place=\"1\"", "place=\"1\" colour=\"red\"",
    "12: the attribute “colour” of <force> is unknown or has a wrong value\n" },
  { "unknown-element", "<target force=\"wall\"/>", "<blink/>",
    "15: <blink> is not expected here\n" },
  { "stray-text", "<log>", "<log>Then", "24: <log> may not hold text of its own\n" },
};

static void
test_refused (ScenarioFixture *fixture, gconstpointer data)
{
  const Case *test = data;
  g_autofree char *contents = scenario_replace (scenario_sound, test->from, test->to);
  g_autofree char *problems = scenario_refuse (fixture, contents, -1);

  g_assert_cmpstr (problems, ==, test->expected);
}

/* Dice may fall before the first round. */
static void
test_round_zero (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *contents = scenario_replace (scenario_sound, "round=\"1\" from",
                                                "round=\"0\" from");
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, contents);
  const AdcScenarioShot *shot = adc_scenario_get_log (scenario)->pdata[0];

  g_assert_cmpuint (shot->round, ==, 0);
}

/* The longest things that are allowed, and the shortest that are not. */
static void
test_limits (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *before;
    const char *item; /* with a number, so that ids differ */
    const char *after;
    guint       most;
    const char *expected;
  } limits[] = {
    { "<side id='a'>", "<force id='f%u' unit='u'/>\n", "</side>", 80,
      "81: there are more than 80 forces on this side\n" },
    { "", "<side id='s%u'/>\n", "", 6, "7: there are more than 6 sides\n" },
    { "<side id='a'><force id='f' unit='u'/></side><log>",
      "<shot round='1' from='f' at='x%u'/>\n", "</log>", 400,
      "401: there are more than 400 shots\n" },
    { "<side id='a'><force id='f' unit='u'/></side><log><shot round='1' from='f' at='x' dice='",
      "%u ", "'/></log>", 60, "1: there are more than 60 dice\n" },
    { "<setting name='a'>", "é", "</setting><side id='a'/>", 200,
      "1: the content of <setting> is not what it should be\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++) {
    for (guint excess = 0; excess < 2; excess++) {
      g_autoptr(GString) text = g_string_new ("<scenario format='1' game='tiny'><title>T</title>");

      g_string_append (text, limits[i].before);
      for (guint n = 0; n < limits[i].most + excess; n++) {
        g_auto(GStrv) parts = g_strsplit (limits[i].item, "%u", 2);
        g_autofree char *number = g_strdup_printf ("%u", n % 20 + 1 + 20 * (n / 20) * (i != 3));
        g_autofree char *item = g_strjoinv (number, parts);

        g_string_append (text, item);
      }
      g_string_append_printf (text, "%s</scenario>", limits[i].after);

      if (excess == 0) {
        g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, text->str);
      } else {
        g_autofree char *problems = scenario_refuse (fixture, text->str, -1);

        g_assert_cmpstr (problems, ==, limits[i].expected);
      }
    }
  }
}

static void
test_hostile (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char bomb[] =
      "<?xml version='1.0'?>\n"
      "<!DOCTYPE scenario [<!ENTITY a 'aaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]>\n"
      "<scenario format='1' game='tiny'><title>&b;</title><side id='a'/></scenario>";
  static const char outside[] =
      "<?xml version='1.0'?>\n"
      "<!DOCTYPE scenario [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n"
      "<scenario format='1' game='tiny'><title>&x;</title><side id='a'/></scenario>";
  static const char latin[] =
      "<scenario format='1' game='tiny'><title>\xc9t\xe9</title></scenario>";
  static const char binary[] = "\x7f" "ELF\0\0\1\2\xff\xfe";
  g_autofree char *large = g_strnfill (2 * 1024 * 1024, ' ');
  g_autofree char *digits = g_strnfill (900 * 1024, '9');
  g_autofree char *count = NULL;
  g_autofree char *counted = NULL;
  g_autoptr(GString) deep = g_string_new ("<scenario format='1' game='tiny'><title>T</title>");
  g_autofree char *of_bomb = scenario_refuse (fixture, bomb, -1);
  g_autofree char *of_outside = scenario_refuse (fixture, outside, -1);
  g_autofree char *of_latin = scenario_refuse (fixture, latin, -1);
  g_autofree char *of_binary = scenario_refuse (fixture, binary, sizeof binary);
  g_autofree char *of_nothing = scenario_refuse (fixture, "", 0);
  g_autofree char *of_large = scenario_refuse (fixture, large, -1);
  g_autofree char *of_entries =
      scenario_refuse (fixture, "<entries format='1' game='tiny' xml:lang='fr'/>", -1);
  g_autofree char *of_deep = NULL;

  g_assert_cmpstr (of_bomb, ==, "2: a document type (<!DOCTYPE>) is not allowed here\n");
  g_assert_cmpstr (of_outside, ==, of_bomb);
  g_assert_cmpstr (of_large, ==, "0: the file is larger than 1 MB\n");
  g_assert_cmpstr (of_entries, ==, "1: the file should begin with <scenario>, not <entries>\n");
  g_assert_true (g_str_has_prefix (of_latin, "1: there is a character that XML does not allow"));
  g_assert_true (g_utf8_validate (of_binary, -1, NULL));
  g_assert_true (g_str_has_prefix (of_nothing, "1: ") || g_str_has_prefix (of_nothing, "0: "));

  for (guint i = 0; i < 20000; i++)
    g_string_append (deep, "<side id='a'>");
  of_deep = scenario_refuse (fixture, deep->str, -1);
  g_assert_true (g_str_has_prefix (of_deep, "1: "));

  count = g_strdup_printf ("count=\"%s\"", digits);
  counted = scenario_replace (scenario_sound, "count=\"3\"", count);
  g_free (of_deep);
  of_deep = scenario_refuse (fixture, counted, -1);
  g_assert_cmpstr (of_deep, ==, "12: an attribute is longer than 4096 bytes\n");
}

static void
test_missing (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);

  g_assert_null (adc_scenario_load (fixture->path, problems));
  g_assert_null (adc_scenario_load (fixture->folder, problems));
  g_assert_cmpuint (problems->len, ==, 2);
}

static void
test_shipped (ScenarioFixture *fixture G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcTestGame) game = adc_test_game_new ();
  g_autofree char *folder = g_build_filename (game->folder, "scenarios", NULL);
  g_autoptr(GPtrArray) none = adc_scenario_load_shipped (game->folder, NULL);
  g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(GPtrArray) scenarios = NULL;
  g_autofree char *text = NULL;
  g_autofree char *foreign = scenario_replace (scenario_sound, "game=\"tiny\"", "game=\"other\"");

  g_assert_cmpuint (none->len, ==, 0);
  g_mkdir_with_parents (folder, 0700);
  adc_test_game_write (game, "scenarios/c.xml", scenario_sound);
  adc_test_game_write (game, "scenarios/a.xml", scenario_sound);
  adc_test_game_write (game, "scenarios/b.xml", "<scenario/>");
  adc_test_game_write (game, "scenarios/d.xml", foreign);
  adc_test_game_write (game, "scenarios/.hidden.xml", "not XML");
  adc_test_game_write (game, "scenarios/notes.txt", "not XML");

  scenarios = adc_scenario_load_shipped (game->folder, problems);
  text = scenario_join_problems (problems);
  g_assert_cmpstr (text, ==,
                   "1: <title> is missing\n"
                   "0: this is a scenario of “other”, in the folder of “tiny”\n");
  g_assert_cmpuint (scenarios->len, ==, 2);
  g_assert_cmpstr (adc_scenario_get_id (scenarios->pdata[0]), ==, "a");
  g_assert_cmpstr (adc_scenario_get_id (scenarios->pdata[1]), ==, "c");
}

static void
assert_check (const char *path, const char *expected)
{
  g_autoptr(GPtrArray) problems = adc_scenario_check_path (path);
  g_autofree char *text = scenario_join_problems (problems);

  g_assert_cmpstr (text, ==, expected);
}

/* A game is validated with its scenarios, down to what they name. */
static void
test_check (ScenarioFixture *fixture G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcTestGame) game = adc_test_game_new ();
  g_autofree char *folder = g_build_filename (game->folder, "scenarios", NULL);
  g_autofree char *file = g_build_filename (folder, "one.xml", NULL);
  g_autofree char *entries = g_build_filename (game->folder, "entries.xml", NULL);
  g_autofree char *unknown = scenario_replace (scenario_sound, "soldier", "pilot");
  g_autofree char *kind = scenario_replace (scenario_sound, "faction=\"reds", "faction=\"soldier");
  g_autofree char *value = scenario_replace (scenario_sound, ">4</value>", ">9</value>");
  g_autofree char *stat = scenario_replace (scenario_sound, "stat=\"score\"", "stat=\"speed\"");
  g_autofree char *rule = scenario_replace (scenario_sound, "rule=\"top\"", "rule=\"nowhere\"");

  g_mkdir_with_parents (folder, 0700);
  adc_test_game_write (game, "scenarios/one.xml", scenario_sound);
  assert_check (game->folder, "");
  assert_check (folder, "");
  assert_check (file, "");
  assert_check (entries, "");

  adc_test_game_write (game, "scenarios/one.xml", unknown);
  assert_check (game->folder, "12: nothing in this game has the id “pilot”\n");
  assert_check (file, ""); /* alone, it is sound as far as that goes */
  adc_test_game_write (game, "scenarios/one.xml", kind);
  assert_check (game->folder, "9: “soldier” is a “unit”, but a “faction” is wanted here\n");
  adc_test_game_write (game, "scenarios/one.xml", value);
  assert_check (game->folder,
                "12: Score: “9” is neither a whole number from 0 to 5 nor X\n");
  adc_test_game_write (game, "scenarios/one.xml", stat);
  assert_check (game->folder, "12: there is no stat “speed”\n");
  adc_test_game_write (game, "scenarios/one.xml", rule);
  assert_check (game->folder, "0: nothing in this game has the id “nowhere”\n");
  adc_test_game_write (game, "scenarios/one.xml", "<scenario/>");
  assert_check (game->folder, "1: <title> is missing\n");
  assert_check (folder, "1: <title> is missing\n");
  assert_check (file, "1: <title> is missing\n");
}

static void
link_files (const char *from, const char *to)
{
  g_autoptr(GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *source = g_build_filename (from, name, NULL);
    g_autofree char *target = g_build_filename (to, name, NULL);
    g_autoptr(GFile) link = g_file_new_for_path (target);

    if (g_str_has_suffix (name, ".xml"))
      g_file_make_symbolic_link (link, source, NULL, NULL);
  }
}

/* Whatever the game, its engine is asked too. */
static void
test_check_rules (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *games = adc_dup_data_path ("games", NULL);
  g_autoptr(GDir) dir = g_dir_open (games, 0, NULL);
  const char *game;

  while ((game = g_dir_read_name (dir)) != NULL) {
    g_autofree char *shipped = g_build_filename (games, game, NULL);
    g_autofree char *folder = g_build_filename (fixture->folder, game, NULL);
    g_autofree char *scenarios = g_build_filename (folder, "scenarios", NULL);
    g_autofree char *path = g_build_filename (scenarios, "one.xml", NULL);
    g_autofree char *contents =
        g_strdup_printf ("<scenario format='1' game='%s'><title>Un</title>\n"
                         "<side id='nobody-of-that-name'/></scenario>", game);
    g_autoptr(GPtrArray) problems = NULL;

    if (!adc_battle_is_offered (game))
      continue;

    g_mkdir_with_parents (scenarios, 0700);
    link_files (shipped, folder);
    scenario_write (path, contents, -1);
    problems = adc_scenario_check_path (folder);
    g_assert_cmpuint (problems->len, >, 0);
    g_assert_cmpstr (((AdcProblem *) problems->pdata[0])->file, ==, path);
    g_assert_cmpint (((AdcProblem *) problems->pdata[0])->line, ==, 2);
  }
}

static gpointer
load_often (gpointer path)
{
  for (guint i = 0; i < 20; i++) {
    g_autoptr(AdcScenario) scenario = scenario_load_sound (path);
  }

  return NULL;
}

static void
test_threads (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GThread *threads[4];

  scenario_write (fixture->path, scenario_sound, -1);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("load", load_often, fixture->path);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static void
add (const char *path, void (*test) (ScenarioFixture *, gconstpointer), gconstpointer data)
{
  g_test_add (path, ScenarioFixture, data, scenario_fixture_set_up, test,
              scenario_fixture_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/scenario-file/threads", test_threads, NULL); /* first, while nothing is set up yet */
  add ("/scenario-file/sound", test_sound, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario-file/refused/%s", cases[i].name);

    add (path, test_refused, &cases[i]);
  }
  add ("/scenario-file/round-zero", test_round_zero, NULL);
  add ("/scenario-file/limits", test_limits, NULL);
  add ("/scenario-file/hostile", test_hostile, NULL);
  add ("/scenario-file/missing", test_missing, NULL);
  add ("/scenario-file/shipped", test_shipped, NULL);
  add ("/scenario-file/check", test_check, NULL);
  add ("/scenario-file/check-rules", test_check_rules, NULL);

  return g_test_run ();
}
