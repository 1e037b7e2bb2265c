/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-scenario.h"

#include "adc-problem.h"
#include "adc-scenario-file.h"
#include "fuzz-damage.h"

#include <glib/gstdio.h>

static const char sample[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<scenario format=\"1\" game=\"tiny\" xml:lang=\"fr\" rule=\"top\">\n"
    "  <title>Été &amp; « hiver »</title>\n"
    "  <title xml:lang=\"en\">Summer &lt; winter</title>\n"
    "  <summary>Une bataille.</summary>\n"
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
    "    <force id=\"wall\" place=\"1.1\">\n"
    "      <title>Mur</title><title xml:lang=\"en\">Wall</title>\n"
    "    </force>\n"
    "  </side>\n"
    "  <log>\n"
    "    <shot round=\"1\" from=\"first\" at=\"wall\" dice=\"2 4 5\" rerolls=\"2:5 3:4\"/>\n"
    "    <shot round=\"1\" from=\"wall\" at=\"first\"/>\n"
    "  </log>\n"
    "</scenario>\n";

static const char * const snippets[] = {
  "<!DOCTYPE scenario [<!ENTITY x \"xxxxxxxx\">]>",
  "&x;",
  "&#0;",
  "&#x10FFFF;",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "<?xml version=\"1.1\"?>",
  "\xff\xfe",
  "\xc3",
  "\xe2\x80\x8f",
  " ",
  ":",
  "</side>",
  "<title xml:lang=\"de\">x</title>",
  "<title/>",
  "<setting name=\"a\"/>",
  "<side id=\"more\"/>",
  "<force id=\"first\" unit=\"x\"/>",
  "<force id=\"more\"/>",
  "<arrival round=\"1\" force=\"more\"/>",
  "<target force=\"more\"/>",
  "<shot round=\"1\" from=\"first\" at=\"a\" dice=\"  1\t\" rerolls=\"60:1\"/>",
  "rerolls=\"99:20 1:1 1:1\"",
  "dice=\"20 20 20\"",
  "count=\"99\"",
  "count=\"99999999999999999999\"",
  "xml:lang=\"\"",
  "id=\"\"",
  NULL,
};

static void
write_text (const char *path, GString *text)
{
  g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));
}

static AdcScenario *
load (const char *path)
{
  g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcScenario *scenario = adc_scenario_load (path, problems);

  fuzz_check_problems (problems);
  g_assert_true ((scenario == NULL) == (problems->len > 0));
  return scenario;
}

/* Nothing may be lost between two sittings, and saving again must not change a byte. */
static void
check_round_trip (AdcScenario *scenario, const char *path)
{
  g_autoptr(AdcScenario) copy = adc_scenario_copy (scenario);
  g_autoptr(AdcScenario) again = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (adc_scenario_equal (scenario, copy));
  adc_scenario_save (scenario, path, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  again = load (path);
  g_assert_nonnull (again);
  g_assert_true (adc_scenario_equal (scenario, again));
  adc_scenario_save (again, path, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

void
fuzz_scenarios (GRand *random, int iterations, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "scenario.xml", NULL);
  int found = 0;

  for (int i = 0; i < iterations; i++) {
    g_autoptr(GString) text = g_string_new (sample);
    g_autoptr(AdcScenario) scenario = NULL;

    for (int n = g_rand_int_range (random, 0, 4); n > 0; n--)
      fuzz_damage (random, text, snippets);
    write_text (path, text);
    scenario = load (path);
    if (scenario != NULL)
      check_round_trip (scenario, path);
    else
      found++;
  }

  g_remove (path);
  g_assert_cmpint (found, <, iterations); /* some were not damaged at all */
  g_print ("%d damaged scenarios loaded, %d found out, none crashed\n", iterations, found);
}
