/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "star-scenario.h"

#include "line-scenario.h"

#include <string.h>

AdcScenario *
star_scenario (const char *text)
{
  return line_scenario ("starcraft", text);
}

AdcStarClash *
star_fight_scenario (AdcScenario *scenario)
{
  return ADC_STAR_CLASH (shipped_fight (scenario));
}

AdcStarClash *
star_fight_line (const char *text)
{
  g_autoptr(AdcScenario) scenario = star_scenario (text);

  return star_fight_scenario (scenario);
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
      g_assert_true (rule == NULL || adc_game_lookup (shipped_get_game (), rule) != NULL);
      return TRUE;
    }
  }

  return FALSE;
}
