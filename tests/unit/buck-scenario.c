/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-scenario.h"

#include <string.h>

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

AdcBuckBattle *
buck_fight_scenario (AdcScenario *scenario)
{
  return ADC_BUCK_BATTLE (shipped_fight (scenario));
}

AdcBuckBattle *
buck_fight_line (const char *text)
{
  g_autoptr(AdcScenario) scenario = buck_scenario (text);

  return buck_fight_scenario (scenario);
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
