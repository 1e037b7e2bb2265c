/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "shipped.h"

#include "adc-library-loader.h"
#include "adc-scenario-file.h"

static AdcLibrary *library;
static AdcGame    *game;
static GPtrArray  *scenarios;

void
shipped_load (const char *id)
{
  g_autoptr(GPtrArray) problems =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  g_autofree char *folder = adc_dup_data_path ("games", id, NULL);

  library = adc_library_load (NULL);
  game = adc_library_get_game (library, id);
  g_assert_nonnull (game);
  scenarios = adc_scenario_load_shipped (folder, problems);
  for (guint i = 0; i < problems->len; i++) {
    g_autofree char *text = adc_problem_format (problems->pdata[i]);

    g_error ("%s", text);
  }
}

void
shipped_unload (void)
{
  g_clear_pointer (&scenarios, g_ptr_array_unref);
  g_clear_object (&library);
}

AdcGame *
shipped_get_game (void)
{
  return game;
}

GPtrArray *
shipped_get_all (void)
{
  return scenarios;
}

AdcScenario *
shipped_copy (const char *id)
{
  for (guint i = 0; i < scenarios->len; i++)
    if (g_str_equal (adc_scenario_get_id (scenarios->pdata[i]), id))
      return adc_scenario_copy (scenarios->pdata[i]);

  g_error ("no battle “%s” ships", id);
}

AdcBattle *
shipped_fight (AdcScenario *scenario)
{
  g_autoptr(GPtrArray) faults =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  AdcBattle *battle = adc_battle_new (game, scenario, faults);

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      g_error ("line %d: %s", fault->line, fault->message);
  }
  g_assert_nonnull (battle);

  return battle;
}

AdcForecast *
shipped_forecast (gpointer battle)
{
  g_autoptr(GError) error = NULL;
  AdcForecast *forecast = adc_battle_forecast (battle, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (forecast);
  return forecast;
}

GPtrArray *
shipped_list_faults (AdcScenario *scenario)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);
  gboolean is_impossible = FALSE;

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    is_impossible |= fault->kind == ADC_FAULT_IMPOSSIBLE;
    g_assert_true (fault->message != NULL && *fault->message != '\0');
    g_assert_true ((fault->stat != NULL || fault->setting != NULL) ==
                   (fault->kind == ADC_FAULT_MISSING));
    if (fault->rule != NULL && adc_game_lookup (game, fault->rule) == NULL)
      g_error ("there is no entry “%s”", fault->rule);
  }
  g_assert_true (is_impossible == (battle == NULL));

  return faults;
}

const AdcDistribution *
shipped_find_left (AdcForecast *forecast, const char *force)
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
