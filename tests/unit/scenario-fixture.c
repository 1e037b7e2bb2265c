/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-fixture.h"

#include "adc-language.h"
#include "adc-problem.h"
#include "adc-scenario-file.h"
#include "adc-test-game.h"

const char scenario_sound[] =
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  "<scenario format=\"1\" game=\"tiny\" xml:lang=\"fr\" rule=\"top\">\n"
  "  <title>Été &amp; « hiver »</title>\n"
  "  <title xml:lang=\"en\">Summer &lt; winter</title>\n"
  "  <summary>Deux\n  lignes.</summary>\n"
  "  <setting name=\"attack\">normal</setting>\n"
  "  <setting name=\"round\">2</setting>\n"
  "  <side id=\"reds\" faction=\"reds\">\n"
  "    <title>Alice</title>\n"
  "    <setting name=\"rerolls\">2</setting>\n"
  "    <force id=\"first\" unit=\"soldier\" count=\"3\" place=\"1\">\n"
  "      <value stat=\"score\">4</value>\n"
  "      <setting name=\"damage\">1</setting>\n"
  "      <target force=\"wall\"/>\n"
  "      <target force=\"base-left\"/>\n"
  "    </force>\n"
  "    <force id=\"second\" unit=\"soldier\" count=\"0\"/>\n"
  "    <arrival round=\"3\" force=\"second\" count=\"2\"/>\n"
  "  </side>\n"
  "  <side id=\"blues\">\n"
  "    <force id=\"wall\" place=\"1.1\"><title>Mur</title>"
  "<title xml:lang=\"en\">Wall</title></force>\n"
  "  </side>\n"
  "  <log>\n"
  "    <shot round=\"1\" from=\"first\" at=\"wall\" dice=\"2 4 5\" "
  "rerolls=\"2:5 3:4\"/>\n"
  "    <shot round=\"2\" from=\"wall\" at=\"base-left\"/>\n"
  "  </log>\n"
  "</scenario>\n";

void
scenario_fixture_set_up (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_language_set_current ("en");
  fixture->folder = g_dir_make_tmp ("adc-scenario-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "two-lines.xml", NULL);
}

void
scenario_fixture_tear_down (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  adc_test_remove_tree (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

void
scenario_write (const char *path, const char *contents, gssize length)
{
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, contents, length, &error);
  g_assert_no_error (error);
}

char *
scenario_read (const char *path)
{
  g_autoptr(GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

/* One problem to a line: "line: message". */
char *
scenario_join_problems (GPtrArray *problems)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++) {
    const AdcProblem *problem = problems->pdata[i];

    g_string_append_printf (out, "%d: %s\n", problem->line, problem->message);
  }

  return g_string_free (out, FALSE);
}

AdcScenario *
scenario_load_sound (const char *path)
{
  g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcScenario *scenario = adc_scenario_load (path, problems);
  g_autofree char *text = scenario_join_problems (problems);

  g_assert_cmpstr (text, ==, "");
  g_assert_nonnull (scenario);
  return scenario;
}

AdcScenario *
scenario_load_text (ScenarioFixture *fixture, const char *contents)
{
  scenario_write (fixture->path, contents, -1);
  return scenario_load_sound (fixture->path);
}

/* What is said of a file that must be refused. */
char *
scenario_refuse (ScenarioFixture *fixture, const char *contents, gssize length)
{
  g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autoptr(AdcScenario) scenario = NULL;

  scenario_write (fixture->path, contents, length);
  scenario = adc_scenario_load (fixture->path, problems);
  g_assert_null (scenario);
  g_assert_cmpuint (problems->len, >, 0);
  for (guint i = 0; i < problems->len; i++)
    g_assert_cmpstr (((AdcProblem *) problems->pdata[i])->file, ==, fixture->path);

  return scenario_join_problems (problems);
}

char *
scenario_replace (const char *text, const char *from, const char *to)
{
  g_auto(GStrv) parts = g_strsplit (text, from, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2); /* else the case tests nothing */
  return g_strjoinv (to, parts);
}

