/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-scenario.h"

#include "adc-library-loader.h"
#include "adc-scenario-file.h"

#include <string.h>

static AdcLibrary *library;
static AdcGame    *game;
static GPtrArray  *scenarios;

void
star_shipped_load (void)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *folder = adc_dup_data_path ("games", "starcraft", NULL);

  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "starcraft");
  g_assert_nonnull (game);
  scenarios = adc_scenario_load_shipped (folder, problems);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *text = adc_problem_format (problems->pdata[i]);

    g_error ("%s", text);
  }
}

void
star_shipped_unload (void)
{
  g_clear_pointer (&scenarios, g_ptr_array_unref);
  g_clear_object (&library);
}

AdcGame *
star_shipped_get_game (void)
{
  return game;
}

GPtrArray *
star_shipped_get_all (void)
{
  return scenarios;
}

AdcScenario *
star_shipped_copy (const char *id)
{
  for (guint i = 0; i < scenarios->len; i++)
    if (g_str_equal (adc_scenario_get_id (scenarios->pdata[i]), id))
      return adc_scenario_copy (scenarios->pdata[i]);

  g_error ("no battle “%s” ships", id);
}

/* "limit=3" */
static void
read_setting (GHashTable *settings, const char *word)
{
  const char *equals = strchr (word, '=');
  g_autofree char *name = NULL;
  g_autofree char *value = NULL;

  if (*word == '\0')
    return;

  g_assert_nonnull (equals);
  name = g_strndup (word, equals - word);
  value = g_strdup (equals + 1);
  adc_settings_set (settings, name, g_strdelimit (value, "+", ' '));
}

/* What stands between two brackets, if they are there. */
static void
read_bracket (GHashTable *settings, const char *text, char open, char close)
{
  const char *start = strchr (text, open);
  const char *end = start != NULL ? strchr (start, close) : NULL;
  g_autofree char *inside = end != NULL ? g_strndup (start + 1, end - start - 1) : NULL;
  g_auto(GStrv) words = inside != NULL ? g_strsplit (inside, " ", -1) : NULL;

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    read_setting (settings, words[i]);
}

static void
read_force (AdcScenarioSide *side, const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", 3);
  g_autofree char *id = g_strdup_printf ("%c%u", side->id[0], side->forces->len + 1);
  AdcScenarioForce *force = adc_scenario_add_force (side, id);

  force->line = side->forces->len;
  if (!g_str_equal (words[0], "-"))
    force->unit = g_strdup (words[0]);
  if (words[1] != NULL && !g_str_equal (words[1], "-"))
    force->place = g_strdup (words[1]);
  read_bracket (force->settings, text, '(', ')');
  read_bracket (force->values, text, '{', '}');
}

static void
read_side (AdcScenario *scenario, const char *text)
{
  g_auto(GStrv) halves = g_strsplit (text, ": ", 2);
  g_auto(GStrv) words = g_strsplit (g_strstrip (halves[0]), " ", -1);
  g_auto(GStrv) forces = g_strsplit (halves[1] != NULL ? halves[1] : "", ",", -1);
  AdcScenarioSide *side = adc_scenario_add_side (scenario, words[0]);

  for (guint i = 1; words[i] != NULL; i++)
    if (strchr (words[i], '=') != NULL)
      read_setting (side->settings, words[i]);
    else
      side->faction = g_strdup (words[i]);
  for (guint i = 0; forces[i] != NULL; i++)
    if (*g_strstrip (forces[i]) != '\0')
      read_force (side, forces[i]);
}

AdcScenario *
star_scenario (const char *text)
{
  g_auto(GStrv) parts = g_strsplit (text, ";", -1);
  g_auto(GStrv) words = g_strsplit (parts[0], " ", -1);
  AdcScenario *scenario = adc_scenario_new ("starcraft");

  for (guint i = 0; words[i] != NULL; i++)
    read_setting (adc_scenario_get_settings (scenario), words[i]);
  for (guint i = 1; parts[i] != NULL; i++)
    read_side (scenario, parts[i]);

  return scenario;
}

GPtrArray *
star_list_faults (AdcScenario *scenario)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
  gboolean is_impossible = FALSE;

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    is_impossible |= fault->kind == ADC_FAULT_IMPOSSIBLE;
    g_assert_true (fault->message != NULL && *fault->message != '\0');
    g_assert_true ((fault->stat != NULL) == (fault->kind == ADC_FAULT_MISSING));
    if (fault->rule != NULL && adc_game_lookup (game, fault->rule) == NULL)
      g_error ("there is no entry “%s”", fault->rule);
  }
  g_assert_true (is_impossible == (battle == NULL));

  return faults;
}

AdcStarClash *
star_fight_scenario (AdcScenario *scenario)
{
  g_autoptr(GPtrArray) faults =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  AdcBattle *battle = adc_battle_new (game, scenario, faults);

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      g_error ("line %d: %s", fault->line, fault->message);
  }
  g_assert_true (ADC_IS_STAR_CLASH (battle));

  return ADC_STAR_CLASH (battle);
}

AdcStarClash *
star_fight_line (const char *text)
{
  g_autoptr(AdcScenario) scenario = star_scenario (text);

  return star_fight_scenario (scenario);
}

AdcForecast *
star_forecast (AdcStarClash *clash)
{
  g_autoptr(GError) error = NULL;
  AdcForecast *forecast = adc_battle_forecast (ADC_BATTLE (clash), NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (forecast);
  return forecast;
}

const AdcStarCamp *
star_get_camp (AdcStarClash *clash, guint skirmish, guint side)
{
  return &adc_star_clash_get_skirmish (clash, skirmish)->camps[side];
}

gboolean
star_says (GPtrArray *reasons, const char *words, const char *rule)
{
  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    if (strstr (reason->label, words) != NULL && g_strcmp0 (reason->rule, rule) == 0) {
      g_assert_true (rule == NULL || adc_game_lookup (game, rule) != NULL);
      return TRUE;
    }
  }

  return FALSE;
}

const AdcDistribution *
star_find_left (AdcForecast *forecast, const char *force)
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
