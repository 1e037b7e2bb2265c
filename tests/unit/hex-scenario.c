/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-scenario.h"

#include "adc-language.h"

#include <string.h>

int
hex_scenario_run (int argc, char *argv[], const HexTest *tests, guint n_tests)
{
  adc_language_set_current ("en");
  return hex_tiles_run (argc, argv, tests, n_tests);
}

static void
add_sides (AdcScenario *scenario, const char *armies)
{
  const gboolean is_alliance = strchr (armies, '+') != NULL;
  g_auto(GStrv) teams = g_strsplit (armies, " ", -1);

  for (guint i = 0; teams[i] != NULL; i++) {
    g_auto(GStrv) members = g_strsplit (teams[i], "+", -1);

    for (guint j = 0; members[j] != NULL; j++) {
      AdcScenarioSide *side = adc_scenario_add_side (scenario, members[j]);

      side->faction = g_strdup (members[j]);
      if (is_alliance)
        adc_settings_set (side->settings, "team", i == 0 ? "1" : "2");
    }
  }
}

static AdcScenarioSide *
find_side (AdcScenario *scenario, const char *unit)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  for (guint i = 0; i < sides->len; i++)
    if (g_str_has_prefix (unit, ((AdcScenarioSide *) sides->pdata[i])->id))
      return sides->pdata[i];

  return sides->pdata[0];
}

static void
add_tile (AdcScenario *scenario, const char *text)
{
  g_autoptr(GRegex) regex = g_regex_new ("^([a-z0-9]+):([a-z0-9-]+)(?:@([^/]+))?(?:/(.+))?$", 0, 0,
                                         NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_auto(GStrv) parts = NULL;
  g_autofree char *id = NULL;
  AdcScenarioForce *force;
  guint n_parts;

  if (!g_regex_match (regex, text, 0, &match))
    g_error ("“%s” is no tile", text);

  parts = g_match_info_fetch_all (match);
  n_parts = g_strv_length (parts);
  id = adc_scenario_dup_free_id (scenario, parts[2]);
  force = adc_scenario_add_force (find_side (scenario, parts[2]), id);
  force->unit = g_strdup (parts[2]);
  if (g_str_equal (parts[1], "hand") || g_str_equal (parts[1], "discard"))
    adc_settings_set (force->settings, "pile", parts[1]);
  else
    force->place = g_strdup (parts[1]);
  if (n_parts > 3 && *parts[3] != '\0')
    adc_settings_set (force->settings, "rotation", parts[3]);
  if (n_parts > 4)
    adc_settings_set (force->settings,
                      g_str_has_suffix (parts[2], "-hq") ? "points" : "wounds", parts[4]);
}

AdcScenario *
hex_scenario (const char *armies, const char *tiles)
{
  AdcScenario *scenario = adc_scenario_new ("neuroshima-hex");
  g_auto(GStrv) words = g_strsplit (tiles, " ", -1);

  adc_scenario_take_title (scenario, adc_text_new ("en", "A board"));
  add_sides (scenario, armies);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      add_tile (scenario, words[i]);

  return scenario;
}

void
hex_scenario_set (AdcScenario *scenario, const char *force, const char *setting, const char *value)
{
  adc_settings_set (adc_scenario_find_force (scenario, force, NULL)->settings, setting, value);
}

AdcHexBattle *
hex_scenario_fight (AdcScenario *scenario)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  AdcBattle *battle = adc_battle_new (hex_tiles_get_game (), scenario, faults);

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      g_error ("%s", fault->message);
  }
  g_assert_true (ADC_IS_HEX_BATTLE (battle));

  return ADC_HEX_BATTLE (battle);
}

AdcHexBattle *
hex_fight (const char *armies, const char *tiles)
{
  g_autoptr(AdcScenario) scenario = hex_scenario (armies, tiles);

  return hex_scenario_fight (scenario);
}

static gboolean
append_title (const GMatchInfo *match, GString *out, gpointer data G_GNUC_UNUSED)
{
  g_autofree char *id = g_match_info_fetch (match, 1);
  AdcEntry *entry = adc_game_lookup (hex_tiles_get_game (), id);

  if (entry == NULL)
    g_error ("nothing has the id “%s”", id);

  g_string_append (out, adc_entry_get_title (entry));
  return FALSE;
}

char *
hex_fill_in (const char *text)
{
  g_autoptr(GRegex) regex = g_regex_new ("\\{([a-z0-9-]+)\\}", 0, 0, NULL);

  return g_regex_replace_eval (regex, text, -1, 0, 0, append_title, NULL, NULL);
}

void
hex_assert_is (const char *text, const char *wanted)
{
  g_autofree char *whole = hex_fill_in (wanted);

  g_assert_cmpstr (text, ==, whole);
}

void
hex_assert_contains (const char *text, const char *wanted)
{
  g_autofree char *part = hex_fill_in (wanted);

  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

static void
append_phase (GString *log, AdcHexBattle *battle, const AdcHexPhase *phase)
{
  for (guint i = 0; i < phase->n_events; i++) {
    const char *rule = NULL;
    g_autofree char *text = adc_hex_battle_describe_event (battle, phase, &phase->events[i], &rule);

    g_assert_nonnull (rule);
    g_string_append_printf (log, "%u %s\n", phase->initiative, text);
  }
}

char *
hex_record_dup_log (const AdcHexRecord *record, AdcHexBattle *battle)
{
  GString *log = g_string_new (NULL);

  for (guint i = 0; i < record->phases->len; i++)
    append_phase (log, battle, record->phases->pdata[i]);

  return g_string_free (log, FALSE);
}

char *
hex_battle_dup_log (AdcHexBattle *battle)
{
  return hex_record_dup_log (adc_hex_battle_get_record (battle), battle);
}
