/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-fire.h"

#include "adc-battle-report.h"

#include <glib/gi18n-lib.h>

/* What to call the side in the luck log, whatever the language then. */
static const char *
get_side_key (AdcScenario *scenario, const char *force)
{
  AdcScenarioSide *side = NULL;

  adc_scenario_find_force (scenario, force, &side);
  if (side == NULL)
    return "";
  if (side->name != NULL)
    return adc_text_get (side->name);

  return side->faction != NULL ? side->faction : side->id;
}

static AdcLuckEntry *
create_luck_entry (AdcBattleSession *session, const AdcThrow *throw, const char *from,
                   const char *at, AdcDiceCup *cup)
{
  AdcGame *game = adc_battle_session_get_game (session);
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  g_autofree char *from_name = adc_scenario_dup_force_name (game, scenario, from);
  g_autofree char *at_name = adc_scenario_dup_force_name (game, scenario, at);
  g_autofree char *dice = adc_dice_cup_format (cup);

  return adc_luck_entry_new (g_get_real_time () / G_USEC_PER_SEC, adc_game_get_id (game),
                             get_side_key (scenario, from), from_name, at_name, throw->threshold,
                             dice, adc_dice_cup_count_throws (cup),
                             adc_throw_get_chance (throw), adc_dice_cup_count_hits (cup));
}

/* What the engine has against the throw, or NULL. */
static char *
find_obstacle (AdcGame *game, AdcScenario *thrown)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, thrown, faults);

  if (battle != NULL)
    return NULL;

  for (guint i = 0; i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      return g_strdup (fault->message);
  }

  return g_strdup (_("The battle is impossible as it stands."));
}

char *
adc_fire (AdcBattleSession *session, const AdcThrow *throw, const char *from, const char *at,
          AdcDiceCup *cup, AdcLuck *luck)
{
  g_autoptr(AdcScenario) thrown = NULL;
  char *obstacle;

  g_return_val_if_fail (ADC_IS_BATTLE_SESSION (session), NULL);
  g_return_val_if_fail (throw != NULL && from != NULL && at != NULL, NULL);
  g_return_val_if_fail (ADC_IS_DICE_CUP (cup) && !adc_dice_cup_is_waiting (cup), NULL);
  g_return_val_if_fail (luck == NULL || ADC_IS_LUCK (luck), NULL);

  thrown = adc_scenario_copy (adc_battle_session_get_scenario (session));
  adc_dice_cup_write (cup, adc_scenario_add_shot (thrown, throw->round, from, at));
  obstacle = find_obstacle (adc_battle_session_get_game (session), thrown);
  if (obstacle != NULL)
    return obstacle;

  if (luck != NULL) {
    g_autoptr(AdcLuckEntry) entry = create_luck_entry (session, throw, from, at, cup);

    adc_luck_record (luck, entry, session, thrown);
  } else {
    adc_battle_session_edit (session, thrown);
  }

  return NULL;
}
