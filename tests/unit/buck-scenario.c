/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-scenario.h"

#include "adc-library-loader.h"
#include "adc-scenario-file.h"

#include <string.h>

static AdcLibrary *library;
static AdcGame    *game;
static GPtrArray  *scenarios;

void
buck_shipped_load (void)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *folder = adc_dup_data_path ("games", "buck-rogers", NULL);

  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "buck-rogers");
  g_assert_nonnull (game);
  scenarios = adc_scenario_load_shipped (folder, problems);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *text = adc_problem_format (problems->pdata[i]);

    g_error ("%s", text);
  }
}

void
buck_shipped_unload (void)
{
  g_clear_pointer (&scenarios, g_ptr_array_unref);
  g_clear_object (&library);
}

AdcGame *
buck_shipped_get_game (void)
{
  return game;
}

GPtrArray *
buck_shipped_get_all (void)
{
  return scenarios;
}

AdcScenario *
buck_shipped_copy (const char *id)
{
  for (guint i = 0; i < scenarios->len; i++)
    if (g_str_equal (adc_scenario_get_id (scenarios->pdata[i]), id))
      return adc_scenario_copy (scenarios->pdata[i]);

  g_error ("no battle “%s” ships", id);
}

/* "owner=b" */
static void
read_setting (const char *word, char **name, char **value)
{
  const char *equals = strchr (word, '=');

  g_assert_nonnull (equals);
  *name = g_strndup (word, equals - word);
  *value = g_strdup (equals + 1);
  g_strdelimit (*value, "+", ' ');
}

/* "8 trooper" or "2 battler/orbit" */
static void
read_force (AdcScenarioSide *side, const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", 2);
  g_auto(GStrv) parts = g_strsplit (words[1], "/", 2);
  g_autofree char *id = parts[1] != NULL
                          ? g_strdup_printf ("%s-%s-%s", side->id, parts[0], parts[1])
                          : g_strdup_printf ("%s-%s", side->id, parts[0]);
  AdcScenarioForce *force = adc_scenario_add_force (side, id);

  force->unit = g_strdup (parts[0]);
  force->count = (guint) g_ascii_strtoull (words[0], NULL, 10);
  force->place = g_strdup (parts[1] != NULL ? parts[1] : "zone");
}

static void
read_side (AdcScenario *scenario, const char *text)
{
  g_auto(GStrv) halves = g_strsplit (text, ":", 2);
  g_auto(GStrv) words = g_strsplit (g_strstrip (halves[0]), " ", -1);
  g_auto(GStrv) forces = g_strsplit (halves[1] != NULL ? halves[1] : "", ",", -1);
  AdcScenarioSide *side = adc_scenario_add_side (scenario, words[0]);

  for (guint i = 1; words[i] != NULL; i++) {
    g_autofree char *name = NULL;
    g_autofree char *value = NULL;

    read_setting (words[i], &name, &value);
    adc_settings_set (side->settings, name, value);
  }
  for (guint i = 0; forces[i] != NULL; i++)
    if (*g_strstrip (forces[i]) != '\0')
      read_force (side, forces[i]);
}

AdcScenario *
buck_scenario (const char *text)
{
  g_auto(GStrv) parts = g_strsplit (text, ";", -1);
  g_auto(GStrv) words = g_strsplit (parts[0], " ", -1);
  AdcScenario *scenario = adc_scenario_new ("buck-rogers");

  adc_scenario_set (scenario, "kind", words[0]);
  for (guint i = 1; words[i] != NULL; i++) {
    g_autofree char *name = NULL;
    g_autofree char *value = NULL;

    read_setting (words[i], &name, &value);
    adc_scenario_set (scenario, name, value);
  }
  for (guint i = 1; parts[i] != NULL; i++)
    read_side (scenario, parts[i]);

  return scenario;
}

void
buck_throw (AdcScenario *scenario, guint round, const char *from, const char *at, const char *dice)
{
  AdcScenarioShot *shot = adc_scenario_add_shot (scenario, round, from, at);
  g_auto(GStrv) faces = g_strsplit (dice, " ", -1);

  for (guint i = 0; faces[i] != NULL; i++)
    if (*faces[i] != '\0')
      adc_scenario_shot_add_die (shot, (guint) g_ascii_strtoull (faces[i], NULL, 10));
}

GPtrArray *
buck_list_faults (AdcScenario *scenario)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
  gboolean is_impossible = FALSE;

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    is_impossible |= fault->kind == ADC_FAULT_IMPOSSIBLE;
    g_assert_true (fault->message != NULL && *fault->message != '\0');
    g_assert_true (fault->rule == NULL || adc_game_lookup (game, fault->rule) != NULL);
  }
  g_assert_true (is_impossible == (battle == NULL));

  return faults;
}

AdcBuckBattle *
buck_fight_scenario (AdcScenario *scenario)
{
  g_autoptr(GPtrArray) faults =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  AdcBattle *battle = adc_battle_new (game, scenario, faults);

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      g_error ("line %d: %s", fault->line, fault->message);
  }
  g_assert_true (ADC_IS_BUCK_BATTLE (battle));

  return ADC_BUCK_BATTLE (battle);
}

AdcBuckBattle *
buck_fight_line (const char *text)
{
  g_autoptr(AdcScenario) scenario = buck_scenario (text);

  return buck_fight_scenario (scenario);
}

AdcForecast *
buck_forecast (AdcBuckBattle *battle)
{
  g_autoptr(GError) error = NULL;
  AdcForecast *forecast = adc_battle_forecast (ADC_BATTLE (battle), NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (forecast);
  return forecast;
}

const AdcShot *
buck_find_shot (GPtrArray *shots, const char *from, const char *at)
{
  for (guint i = 0; i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];

    if (g_str_equal (shot->from, from) && g_str_equal (shot->at, at))
      return shot;
  }

  return NULL;
}

const AdcDistribution *
buck_find_left (AdcForecast *forecast, const char *force)
{
  GPtrArray *lists[] = { forecast->survivors, forecast->extras };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; j < lists[i]->len; j++) {
      const AdcSurvivors *left = lists[i]->pdata[j];

      if (g_str_equal (left->force, force))
        return left->units;
    }

  g_error ("nothing on what is left of %s", force);
}
