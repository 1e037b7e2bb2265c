/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-language.h"
#include "adc-scenario.h"

#include <string.h>

/* Something of everything a scenario can hold. */
static AdcScenario *
create_full (void)
{
  AdcScenario *scenario = adc_scenario_new ("tiny");
  AdcScenarioSide *reds = adc_scenario_add_side (scenario, "reds");
  AdcScenarioSide *blues = adc_scenario_add_side (scenario, "blues");
  AdcScenarioForce *first = adc_scenario_add_force (reds, "first");
  AdcScenarioForce *second = adc_scenario_add_force (reds, "second");
  AdcScenarioForce *wall = adc_scenario_add_force (blues, "wall");
  AdcText *title = adc_text_new ("fr", "Deux lignes");
  AdcScenarioShot *shot;

  adc_text_add (title, "en", "Two lines");
  adc_scenario_take_title (scenario, title);
  adc_scenario_take_summary (scenario, adc_text_new ("fr", "Une bataille."));
  adc_scenario_set_file (scenario, "/somewhere/two-lines.xml");
  adc_scenario_set_rule (scenario, "top");
  adc_scenario_set (scenario, "attack", "normal");
  adc_scenario_set_line (scenario, "attack", 7);

  reds->faction = g_strdup ("crimson");
  reds->name = adc_text_new ("fr", "Alice");
  adc_settings_set (reds->settings, "rerolls", "2");
  first->unit = g_strdup ("soldier");
  first->count = 3;
  first->place = g_strdup ("1");
  first->line = 12;
  adc_settings_set (first->values, "score", "4");
  adc_settings_set (first->settings, "damage", "1");
  g_ptr_array_add (first->targets, g_strdup ("wall"));
  g_ptr_array_add (first->targets, g_strdup ("base-left"));
  second->unit = g_strdup ("soldier");
  adc_scenario_add_arrival (reds, 3, "second", 2);
  adc_scenario_add_arrival (reds, 4, "first", 1);
  wall->name = adc_text_new ("fr", "Mur");
  g_ptr_array_add (wall->targets, g_strdup ("first"));

  shot = adc_scenario_add_shot (scenario, 1, "first", "wall");
  adc_scenario_shot_add_die (shot, 2);
  adc_scenario_shot_add_die (shot, 6);
  adc_scenario_shot_add_reroll (shot, 1, 5);
  adc_scenario_add_shot (scenario, 1, "wall", "first");
  adc_scenario_add_shot (scenario, 2, "second", "wall");

  return scenario;
}

static AdcScenarioForce *
first_of (AdcScenario *scenario)
{
  return adc_scenario_find_force (scenario, "first", NULL);
}

static AdcScenarioSide *
reds_of (AdcScenario *scenario)
{
  return adc_scenario_find_side (scenario, "reds");
}

static AdcScenarioShot *
shot_of (AdcScenario *scenario)
{
  return adc_scenario_get_log (scenario)->pdata[0];
}

static void
set_string (char **string, const char *value)
{
  g_free (*string);
  *string = g_strdup (value);
}

static void
change_title (AdcScenario *scenario)
{
  adc_scenario_take_title (scenario, adc_text_new ("fr", "Deux lignes"));
}

static void
change_summary (AdcScenario *scenario)
{
  adc_scenario_take_summary (scenario, NULL);
}

static void
change_rule (AdcScenario *scenario)
{
  adc_scenario_set_rule (scenario, NULL);
}

static void
change_setting (AdcScenario *scenario)
{
  adc_scenario_set (scenario, "attack", "raid");
}

static void
swap_setting (AdcScenario *scenario)
{
  adc_scenario_set (scenario, "attack", NULL);
  adc_scenario_set (scenario, "place", "normal");
}

static void
add_side (AdcScenario *scenario)
{
  adc_scenario_add_side (scenario, "greens");
}

static void
change_side_id (AdcScenario *scenario)
{
  set_string (&reds_of (scenario)->id, "greens");
}

static void
change_faction (AdcScenario *scenario)
{
  set_string (&reds_of (scenario)->faction, NULL);
}

static void
change_side_name (AdcScenario *scenario)
{
  g_clear_pointer (&reds_of (scenario)->name, adc_text_unref);
}

static void
change_side_setting (AdcScenario *scenario)
{
  adc_settings_set (reds_of (scenario)->settings, "rerolls", "3");
}

static void
change_arrival_round (AdcScenario *scenario)
{
  ((AdcScenarioArrival *) reds_of (scenario)->arrivals->pdata[0])->round++;
}

static void
change_arrival_force (AdcScenario *scenario)
{
  set_string (&((AdcScenarioArrival *) reds_of (scenario)->arrivals->pdata[0])->force, "first");
}

static void
change_arrival_count (AdcScenario *scenario)
{
  ((AdcScenarioArrival *) reds_of (scenario)->arrivals->pdata[0])->count++;
}

static void
remove_arrival (AdcScenario *scenario)
{
  g_ptr_array_set_size (reds_of (scenario)->arrivals, 1);
}

static void
add_force (AdcScenario *scenario)
{
  adc_scenario_add_force (reds_of (scenario), "third");
}

static void
change_force_id (AdcScenario *scenario)
{
  set_string (&first_of (scenario)->id, "premier");
}

static void
change_unit (AdcScenario *scenario)
{
  set_string (&first_of (scenario)->unit, "tank");
}

static void
change_force_name (AdcScenario *scenario)
{
  first_of (scenario)->name = adc_text_new ("en", "Night watch");
}

static void
change_count (AdcScenario *scenario)
{
  first_of (scenario)->count--;
}

static void
change_place (AdcScenario *scenario)
{
  set_string (&first_of (scenario)->place, NULL);
}

static void
change_value (AdcScenario *scenario)
{
  adc_settings_set (first_of (scenario)->values, "cost", "4");
}

static void
change_force_setting (AdcScenario *scenario)
{
  adc_settings_set (first_of (scenario)->settings, "damage", NULL);
}

static void
change_targets (AdcScenario *scenario)
{
  g_ptr_array_remove_index (first_of (scenario)->targets, 0);
}

static void
change_shot_round (AdcScenario *scenario)
{
  shot_of (scenario)->round++;
}

static void
change_shooter (AdcScenario *scenario)
{
  set_string (&shot_of (scenario)->from, "second");
}

static void
change_target (AdcScenario *scenario)
{
  set_string (&shot_of (scenario)->at, "base-left");
}

static void
change_die (AdcScenario *scenario)
{
  g_array_index (shot_of (scenario)->dice, guint, 1) = 1;
}

static void
add_die (AdcScenario *scenario)
{
  adc_scenario_shot_add_die (shot_of (scenario), 1);
}

static void
change_reroll (AdcScenario *scenario)
{
  g_array_index (shot_of (scenario)->rerolls, AdcScenarioReroll, 0).die = 0;
}

static void
add_reroll (AdcScenario *scenario)
{
  adc_scenario_shot_add_reroll (shot_of (scenario), 0, 1);
}

static void
add_shot (AdcScenario *scenario)
{
  adc_scenario_add_shot (scenario, 2, "first", "wall");
}

static const struct {
  const char *name;
  void (*change) (AdcScenario *scenario);
} changes[] = {
  { "title", change_title },
  { "summary", change_summary },
  { "rule", change_rule },
  { "setting", change_setting },
  { "other-setting", swap_setting },
  { "side", add_side },
  { "side-id", change_side_id },
  { "faction", change_faction },
  { "side-name", change_side_name },
  { "side-setting", change_side_setting },
  { "arrival-round", change_arrival_round },
  { "arrival-force", change_arrival_force },
  { "arrival-count", change_arrival_count },
  { "arrival", remove_arrival },
  { "force", add_force },
  { "force-id", change_force_id },
  { "unit", change_unit },
  { "force-name", change_force_name },
  { "count", change_count },
  { "place", change_place },
  { "value", change_value },
  { "force-setting", change_force_setting },
  { "targets", change_targets },
  { "shot-round", change_shot_round },
  { "shooter", change_shooter },
  { "target", change_target },
  { "die", change_die },
  { "dice", add_die },
  { "reroll", change_reroll },
  { "rerolls", add_reroll },
  { "shot", add_shot },
};

/* A copy is the same until it is changed, and then only the copy is. */
static void
test_copy (gconstpointer data)
{
  void (*change) (AdcScenario *) = changes[GPOINTER_TO_UINT (data)].change;
  g_autoptr(AdcScenario) scenario = create_full ();
  g_autoptr(AdcScenario) same = create_full ();
  g_autoptr(AdcScenario) copy = adc_scenario_copy (scenario);

  g_assert_true (adc_scenario_equal (scenario, copy));
  change (copy);
  g_assert_false (adc_scenario_equal (scenario, copy));
  g_assert_false (adc_scenario_equal (copy, scenario));
  g_assert_true (adc_scenario_equal (scenario, same));
}

/* Where a scenario comes from is kept, and is no difference. */
static void
test_origin (void)
{
  g_autoptr(AdcScenario) scenario = create_full ();
  g_autoptr(AdcScenario) copy = adc_scenario_copy (scenario);
  g_autoptr(AdcScenario) other_game = adc_scenario_new ("other");
  g_autoptr(AdcScenario) game = adc_scenario_new ("tiny");

  g_assert_cmpstr (adc_scenario_get_file (copy), ==, "/somewhere/two-lines.xml");
  g_assert_cmpstr (adc_scenario_get_id (copy), ==, "two-lines");
  g_assert_cmpint (adc_scenario_get_line (copy, "attack"), ==, 7);
  g_assert_cmpint (first_of (copy)->line, ==, 12);

  adc_scenario_set_file (copy, "/elsewhere/battle");
  adc_scenario_set_line (copy, "attack", 0);
  first_of (copy)->line = 0;
  shot_of (copy)->line = 99;
  g_assert_true (adc_scenario_equal (scenario, copy));
  g_assert_cmpstr (adc_scenario_get_id (copy), ==, "battle");
  adc_scenario_set_file (copy, adc_scenario_get_file (copy));
  g_assert_cmpstr (adc_scenario_get_file (copy), ==, "/elsewhere/battle");
  adc_scenario_set_file (copy, NULL);
  g_assert_null (adc_scenario_get_id (copy));

  g_assert_false (adc_scenario_equal (game, other_game));
}

static void
test_settings (void)
{
  g_autoptr(AdcScenario) scenario = adc_scenario_new ("tiny");
  GHashTable *settings = adc_scenario_get_settings (scenario);

  g_assert_cmpstr (adc_settings_get (settings, "round", "1"), ==, "1");
  adc_scenario_set (scenario, "round", "2");
  adc_scenario_set_line (scenario, "round", 5);
  g_assert_cmpstr (adc_settings_get (settings, "round", "1"), ==, "2");
  adc_scenario_set (scenario, "round", adc_settings_get (settings, "round", NULL));
  g_assert_cmpstr (adc_settings_get (settings, "round", "1"), ==, "2");
  adc_scenario_set (scenario, "round", NULL);
  g_assert_cmpstr (adc_settings_get (settings, "round", NULL), ==, NULL);
  g_assert_cmpint (adc_scenario_get_line (scenario, "round"), ==, 0);
}

static void
test_title (void)
{
  g_autoptr(AdcScenario) scenario = create_full ();
  g_autoptr(AdcScenario) untitled = adc_scenario_new ("tiny");

  adc_language_set_current ("en");
  g_assert_cmpstr (adc_scenario_get_title (scenario), ==, "Two lines");
  g_assert_cmpstr (adc_scenario_get_summary (scenario), ==, "Une bataille.");
  adc_language_set_current ("fr");
  g_assert_cmpstr (adc_scenario_get_title (scenario), ==, "Deux lignes");
  g_assert_null (adc_scenario_get_title (untitled));
  g_assert_null (adc_scenario_get_summary (untitled));
}

/* Nothing may speak of a force that is gone. */
static void
test_remove_force (void)
{
  g_autoptr(AdcScenario) scenario = create_full ();
  AdcScenarioSide *reds = reds_of (scenario);
  AdcScenarioForce *wall;

  adc_scenario_remove_force (scenario, first_of (scenario)->id);
  g_assert_null (first_of (scenario));
  g_assert_cmpuint (reds->forces->len, ==, 1);
  wall = adc_scenario_find_force (scenario, "wall", NULL);
  g_assert_cmpuint (wall->targets->len, ==, 0);
  g_assert_cmpuint (reds->arrivals->len, ==, 1);
  g_assert_cmpstr (((AdcScenarioArrival *) reds->arrivals->pdata[0])->force, ==, "second");
  g_assert_cmpuint (adc_scenario_get_log (scenario)->len, ==, 1);
  g_assert_cmpstr (shot_of (scenario)->from, ==, "second");

  adc_scenario_remove_force (scenario, "wall");
  g_assert_cmpuint (adc_scenario_get_log (scenario)->len, ==, 0);
  adc_scenario_remove_force (scenario, "nobody");
  g_assert_nonnull (adc_scenario_find_force (scenario, "second", NULL));
}

static void
test_free_id (void)
{
  static const struct {
    const char *stem;
    const char *expected;
  } cases[] = {
    { "third", "third" },
    { "first", "first-2" },
    { "Tour de guet n° 2", "tour-de-guet-n-2" },
    { "--Élite!--", "elite" },
    { "  ", "force" },
    { "\xff", "force" },
    { "機", "force" },
  };
  g_autoptr(AdcScenario) scenario = create_full ();
  AdcScenarioSide *reds = reds_of (scenario);
  g_autofree char *long_stem = g_strnfill (300, 'a');

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *id = adc_scenario_dup_free_id (scenario, cases[i].stem);

    g_assert_cmpstr (id, ==, cases[i].expected);
  }

  /* However many there are, each gets one of its own, and none grows too long. */
  long_stem[61] = ' ';
  for (guint i = 0; i < 120; i++) {
    g_autofree char *id = adc_scenario_dup_free_id (scenario, long_stem);

    g_assert_cmpuint (strlen (id), <=, 64);
    g_assert_null (strstr (id, "--"));
    g_assert_null (adc_scenario_find_force (scenario, id, NULL));
    adc_scenario_add_force (reds, id);
  }
}

static void
test_find (void)
{
  g_autoptr(AdcScenario) scenario = create_full ();
  AdcScenarioSide *side = NULL;

  g_assert_nonnull (adc_scenario_find_force (scenario, "wall", &side));
  g_assert_cmpstr (side->id, ==, "blues");
  g_assert_null (adc_scenario_find_force (scenario, "nobody", &side));
  g_assert_null (adc_scenario_find_side (scenario, "first"));
  g_assert_cmpuint (adc_scenario_get_sides (scenario)->len, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/copy/%s", changes[i].name);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_copy);
  }
  g_test_add_func ("/scenario/origin", test_origin);
  g_test_add_func ("/scenario/settings", test_settings);
  g_test_add_func ("/scenario/title", test_title);
  g_test_add_func ("/scenario/remove-force", test_remove_force);
  g_test_add_func ("/scenario/free-id", test_free_id);
  g_test_add_func ("/scenario/find", test_find);

  return g_test_run ();
}
