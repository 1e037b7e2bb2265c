/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-battle-report.h"

static const char *
get_plain_name (AdcGame *game, const AdcScenarioForce *force)
{
  AdcEntry *unit = force->unit != NULL ? adc_game_lookup (game, force->unit) : NULL;

  if (force->name != NULL)
    return adc_text_get (force->name);

  return unit != NULL ? adc_entry_get_title (unit) : force->id;
}

/* How many forces of that name there are, and which of them the force is, from 1. */
static guint
count_namesakes (AdcGame *game, AdcScenario *scenario, const AdcScenarioForce *force, guint *number)
{
  const char *name = get_plain_name (game, force);
  GPtrArray *sides = adc_scenario_get_sides (scenario);
  guint n_forces = 0;

  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    for (guint j = 0; j < side->forces->len; j++) {
      const AdcScenarioForce *other = side->forces->pdata[j];

      if (g_str_equal (get_plain_name (game, other), name))
        n_forces++;
      if (other == force)
        *number = n_forces;
    }
  }

  return n_forces;
}

/* What is no force has the name its engine gives it; a side may simply be a faction. */
static const char *
get_engine_name (AdcGame *game, const char *id)
{
  const AdcEngine *engine = adc_engine_find (adc_game_get_id (game));
  const char *name = engine != NULL && engine->get_name != NULL ? engine->get_name (id) : NULL;
  AdcEntry *entry = name == NULL ? adc_game_lookup (game, id) : NULL;

  if (entry != NULL && adc_entry_get_kind (entry) == ADC_KIND_FACTION)
    return adc_entry_get_title (entry);

  return name != NULL ? name : id;
}

const char *
adc_battle_get_side_name (AdcGame *game, const char *side)
{
  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (side != NULL, NULL);

  return get_engine_name (game, side);
}

const char *
adc_scenario_get_side_name (AdcGame *game, const AdcScenarioSide *side)
{
  const AdcEngine *engine;
  AdcEntry *faction;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (side != NULL, NULL);

  if (side->name != NULL)
    return adc_text_get (side->name);

  engine = adc_engine_find (adc_game_get_id (game));
  faction = side->faction != NULL ? adc_game_lookup (game, side->faction) : NULL;
  if (engine != NULL && engine->sides_are_factions && faction != NULL)
    return adc_entry_get_title (faction);

  return get_engine_name (game, side->id);
}

/* Forces that are called the same have an epithet, or are numbered in the order of the scenario. */
char *
adc_scenario_dup_force_name (AdcGame *game, AdcScenario *scenario, const char *force)
{
  const AdcEngine *engine;
  const AdcScenarioForce *found;
  AdcScenarioSide *side = NULL;
  guint number = 0;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (ADC_IS_SCENARIO (scenario), NULL);
  g_return_val_if_fail (force != NULL, NULL);

  engine = adc_engine_find (adc_game_get_id (game));
  found = adc_scenario_find_force (scenario, force, &side);
  if (found != NULL) {
    if (count_namesakes (game, scenario, found, &number) == 1)
      return g_strdup (get_plain_name (game, found));
    if (engine != NULL && engine->dup_epithet != NULL) {
      g_autofree char *epithet = engine->dup_epithet (game, side, found);

      return g_strdup_printf ("%s (%s)", get_plain_name (game, found), epithet);
    }

    return g_strdup_printf ("%s (%u)", get_plain_name (game, found), number);
  }

  return g_strdup (get_engine_name (game, force));
}
