/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-powers.h"

#include "adc-ark-combat.h"
#include "adc-scenario-edit.h"
#include "adc-error.h"

#include <glib/gi18n-lib.h>

#define CARD "ordinary-artifacts"

static const char * const names[ADC_ARK_N_POWERS] = { "powers", "critical-powers" };

const char *
adc_ark_powers_get_name (guint list)
{
  g_return_val_if_fail (list < ADC_ARK_N_POWERS, NULL);

  return names[list];
}

AdcPiece *
adc_ark_powers_get_card (AdcGame *game)
{
  AdcEntry *entry = adc_game_lookup (game, CARD);

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

gboolean
adc_ark_powers_are_own (AdcScenario *scenario)
{
  GHashTable *settings = adc_scenario_get_settings (scenario);

  return g_hash_table_contains (settings, names[0]) || g_hash_table_contains (settings, names[1]);
}

char *
adc_ark_powers_dup (AdcBattleSession *session, guint list)
{
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  AdcPiece *card = adc_ark_powers_get_card (adc_battle_session_get_game (session));
  const AdcValue *value = card != NULL ? adc_piece_get_value (card, names[list]) : NULL;

  g_return_val_if_fail (list < ADC_ARK_N_POWERS, NULL);

  if (adc_ark_powers_are_own (scenario))
    return g_strdup (adc_settings_get (adc_scenario_get_settings (scenario), names[list], ""));

  return g_strdup (value != NULL ? value->text : "");
}

void
adc_ark_powers_forget (AdcBattleSession *session)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  for (guint i = 0; i < ADC_ARK_N_POWERS; i++)
    adc_scenario_set (copy, names[i], NULL);
  adc_scenario_edit_finish (session, copy);
}

char *
adc_ark_powers_normalise (const char *text, GError **error)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\n,;", -1);
  g_autoptr(GPtrArray) powers = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++) {
    gint64 power;

    if (*words[i] == '\0')
      continue;
    if (!g_ascii_string_to_signed (words[i], 10, 0, ADC_ARK_MAX_POWER, &power, NULL)) {
      g_set_error (error, ADC_ERROR, ADC_ERROR_INVALID,
                   /* Translators: what was typed, and the greatest power */
                   _("“%s” is no power: type numbers from 0 to %d, with spaces between them."),
                   words[i], ADC_ARK_MAX_POWER);
      return NULL;
    }
    g_ptr_array_add (powers, words[i]);
  }
  g_ptr_array_add (powers, NULL);
  return g_strjoinv (" ", (GStrv) powers->pdata);
}
