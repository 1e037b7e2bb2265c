/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "line-scenario.h"

#include <string.h>

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
  char *count = strchr (words[0], '*');

  force->line = side->forces->len;
  if (count != NULL) {
    force->count = g_ascii_strtoull (count + 1, NULL, 10);
    *count = '\0';
  }
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
line_scenario (const char *game, const char *text)
{
  g_auto(GStrv) parts = g_strsplit (text, ";", -1);
  g_auto(GStrv) words = g_strsplit (parts[0], " ", -1);
  AdcScenario *scenario = adc_scenario_new (game);

  for (guint i = 0; words[i] != NULL; i++)
    read_setting (adc_scenario_get_settings (scenario), words[i]);
  for (guint i = 1; parts[i] != NULL; i++)
    read_side (scenario, parts[i]);

  return scenario;
}
