/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-language.h"
#include "adc-scenario-file.h"
#include "scenario-fixture.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

static void
test_round_trip (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  g_autofree char *path = g_build_filename (fixture->folder, "new", "saved.xml", NULL);
  g_autoptr(AdcScenario) again = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_true (adc_scenario_save (scenario, path, &error));
  g_assert_no_error (error);
  again = scenario_load_sound (path);
  g_assert_true (adc_scenario_equal (scenario, again));
  g_assert_cmpstr (adc_scenario_get_id (again), ==, "saved");
  first = scenario_read (path);
  g_assert_nonnull (strstr (first, "\n  <side id=\"reds\" faction=\"reds\">\n    <title>Alice"));

  g_assert_true (adc_scenario_save (again, path, &error));
  second = scenario_read (path);
  g_assert_cmpstr (first, ==, second);
}

/* Files that are kept side by side must not differ by the order of a table. */
static void
test_sorted (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  g_autofree char *contents = NULL;
  const char *found;

  for (int i = 99; i >= 10; i--) {
    g_autofree char *name = g_strdup_printf ("zone-%d", i);

    adc_scenario_set (scenario, name, "yes");
  }
  g_assert_true (adc_scenario_save (scenario, fixture->path, NULL));
  contents = scenario_read (fixture->path);

  found = contents;
  for (int i = 10; i <= 99; i++) {
    g_autofree char *name = g_strdup_printf ("\"zone-%d\"", i);

    found = strstr (found, name);
    g_assert_nonnull (found);
  }
}

/* Names somebody typed in one language, in a scenario written in another. */
static void
test_other_language (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  AdcScenarioForce *force = adc_scenario_find_force (scenario, "first", NULL);
  g_autoptr(AdcScenario) again = NULL;

  force->name = adc_text_new ("en", "Night & day\u00a0> noon");
  g_assert_true (adc_scenario_save (scenario, fixture->path, NULL));
  again = scenario_load_sound (fixture->path);
  g_assert_true (adc_scenario_equal (scenario, again));
}

/* Whatever was pasted into an entry: the battle must not be lost over it. */
static void
test_odd_texts (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  AdcScenarioForce *force = adc_scenario_find_force (scenario, "first", NULL);
  g_autoptr(AdcScenario) again = NULL;
  g_autoptr(GError) error = NULL;

  adc_language_set_current ("en");
  adc_scenario_take_title (scenario, NULL);
  adc_scenario_take_summary (scenario, adc_text_new ("en", " \n"));
  force->name = adc_text_new ("en", "Bell\a and \xff]]>\v\xef\xbf\xbf");
  adc_settings_set (force->settings, "note", "");
  adc_scenario_save (scenario, fixture->path, &error);
  g_assert_no_error (error);

  again = scenario_load_sound (fixture->path);
  force = adc_scenario_find_force (again, "first", NULL);
  g_assert_cmpstr (adc_scenario_get_title (again), ==, "two-lines"); /* better than none */
  g_assert_null (adc_scenario_get_summary (again));
  g_assert_cmpstr (adc_text_get (force->name), ==, "Bell and \uFFFD]]>");
  g_assert_cmpstr (adc_settings_get (force->settings, "note", NULL), ==, "");
}

/* Never a file that could not be read again. */
static void
test_unsound_is_not_saved (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  g_autofree char *long_name = g_strnfill (201, 'x');

  for (guint i = 0; i < 6; i++) {
    static const char * const expected[] = {
      "The scenario cannot be saved: the attribute “count” of <force> is unknown or has a wrong "
      "value",
      "The scenario cannot be saved: the force “first” stands twice",
      "The scenario cannot be saved: the content of <title> is not what it should be",
      "The scenario cannot be saved: there is no force “nobody”",
      "The scenario cannot be saved: die number 4 was rolled again, but never rolled",
      "The scenario cannot be saved: <side> is missing",
    };
    g_autoptr(AdcScenario) copy = adc_scenario_copy (scenario);
    g_autofree char *contents = NULL;
    g_autoptr(GError) error = NULL;

    if (i == 0)
      adc_scenario_find_force (copy, "first", NULL)->count = 100;
    else if (i == 1)
      adc_scenario_add_force (adc_scenario_find_side (copy, "blues"), "first");
    else if (i == 2)
      adc_scenario_find_force (copy, "first", NULL)->name = adc_text_new ("fr", long_name);
    else if (i == 3)
      adc_scenario_add_shot (copy, 1, "nobody", "wall");
    else if (i == 4)
      adc_scenario_shot_add_reroll (adc_scenario_get_log (copy)->pdata[0], 3, 1);
    else
      g_ptr_array_set_size (adc_scenario_get_sides (copy), 0);

    g_assert_false (adc_scenario_save (copy, fixture->path, &error));
    g_assert_cmpstr (error->message, ==, expected[i]);
    contents = scenario_read (fixture->path);
    g_assert_cmpstr (contents, ==, scenario_sound);
  }
}

static guint
count_files (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* A limit on the size of files stands in for a full disk, which root could not be refused. */
static void
test_full_disk (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  g_autofree char *contents = NULL;
  g_autoptr(GError) error = NULL;
  struct rlimit before, small;
  gboolean saved;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = 100; /* bytes */
  adc_scenario_set_rule (scenario, "bottom");
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  saved = adc_scenario_save (scenario, fixture->path, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_false (saved);
  g_assert_nonnull (error);
  g_assert_null (strchr (error->message, '\n'));
  contents = scenario_read (fixture->path);
  g_assert_cmpstr (contents, ==, scenario_sound);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
test_unwritable (ScenarioFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcScenario) scenario = scenario_load_text (fixture, scenario_sound);
  g_autofree char *below_file = g_build_filename (fixture->path, "a", "b.xml", NULL);
  g_autofree char *expected = g_strdup_printf ("The folder “%s/a” cannot be made", fixture->path);
  g_autoptr(GError) error = NULL;

  g_assert_false (adc_scenario_save (scenario, below_file, &error));
  g_assert_cmpstr (error->message, ==, expected);
  g_clear_error (&error);
  g_assert_false (adc_scenario_save (scenario, fixture->folder, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
add (const char *path, void (*test) (ScenarioFixture *, gconstpointer))
{
  g_test_add (path, ScenarioFixture, NULL, scenario_fixture_set_up, test,
              scenario_fixture_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/scenario-save/round-trip", test_round_trip);
  add ("/scenario-save/sorted", test_sorted);
  add ("/scenario-save/other-language", test_other_language);
  add ("/scenario-save/odd-texts", test_odd_texts);
  add ("/scenario-save/unsound-is-not-saved", test_unsound_is_not_saved);
  add ("/scenario-save/full-disk", test_full_disk);
  add ("/scenario-save/unwritable", test_unwritable);

  return g_test_run ();
}
