/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-board-words.h"

#include <glib/gi18n-lib.h>

AdcArkFight *
adc_ark_session_get_fight (AdcBattleSession *session)
{
  AdcBattle *battle = adc_battle_session_get_battle (session);

  return ADC_IS_ARK_FIGHT (battle) ? ADC_ARK_FIGHT (battle) : NULL;
}

const char *
adc_ark_side_get_id (AdcArkSide side)
{
  return side == ADC_ARK_ATTACKER ? "attacker" : "defender";
}

const char *
adc_ark_side_get_role (AdcArkSide side)
{
  return side == ADC_ARK_ATTACKER ? _("Attacker") : _("Defender");
}

int
adc_ark_side_get_number (AdcScenario *scenario, AdcArkSide side, const char *setting, int fallback)
{
  AdcScenarioSide *found = adc_scenario_find_side (scenario, adc_ark_side_get_id (side));
  const char *text = found != NULL ? adc_settings_get (found->settings, setting, NULL) : NULL;
  gint64 number;

  if (text == NULL || !g_ascii_string_to_signed (text, 10, 0, G_MAXINT, &number, NULL))
    return fallback;

  return (int) number;
}

static gboolean
is_named (AdcScenario *scenario, const AdcArkHeld *card)
{
  AdcScenarioForce *force = card->force != NULL
                              ? adc_scenario_find_force (scenario, card->force, NULL)
                              : NULL;

  return card->unit != NULL || (force != NULL && force->name != NULL);
}

char *
adc_ark_card_dup_title (AdcScenario *scenario, const AdcArkHeld *card)
{
  g_autofree char *power = card->card.power != ADC_ARK_UNKNOWN
                             ? g_strdup_printf ("%d", card->card.power)
                             : g_strdup ("?");

  if (is_named (scenario, card))
    /* Translators: the name of an artifact and its power, a number or “?” */
    return g_strdup_printf (C_("artifact", "%s (%s)"), card->name, power);

  /* Translators: an artifact without a name: its power, a number or “?” */
  return g_strdup_printf (_("Power %s"), power);
}

char *
adc_ark_card_describe (AdcScenario *scenario, const AdcArkHeld *card)
{
  g_autofree char *title = adc_ark_card_dup_title (scenario, card);

  if (card->card.critical == ADC_ARK_ICON_YES)
    /* Translators: an artifact that has the icon of the critical mass */
    return g_strdup_printf (_("%s, critical mass"), title);
  if (card->card.critical == ADC_ARK_ICON_UNKNOWN && !card->is_pen)
    /* Translators: an artifact of which nobody knows whether it has the icon */
    return g_strdup_printf (_("%s, critical mass unknown"), title);

  return g_steal_pointer (&title);
}

char *
adc_ark_fight_dup_headline (AdcArkFight *self)
{
  const AdcArkCombat *combat;
  int arsenal;

  if (self == NULL)
    return g_strdup (_("There can be no combat like this"));
  if (adc_ark_fight_get_obstacle (self) != NULL)
    return g_strdup (adc_ark_fight_get_obstacle (self));

  combat = adc_ark_fight_get_combat (self);
  arsenal = combat->arsenals[ADC_ARK_ATTACKER];
  switch (adc_ark_combat_get_start (combat)) {
  case ADC_ARK_START_OPEN:
    /* Translators: the attacker’s arsenal and the defender’s defence */
    return g_strdup_printf (_("The attack may start: arsenal %d ≥ defence %d"), arsenal,
                            combat->defence);
  case ADC_ARK_START_LOST:
    /* Translators: the attacker’s arsenal and the defender’s defence */
    return g_strdup_printf (_("The attacker loses at once: arsenal %d < defence %d"), arsenal,
                            combat->defence);
  case ADC_ARK_START_UNKNOWN:
  default:
    return g_strdup (_("Whether the attack may start is not known yet"));
  }
}

char *
adc_ark_fight_dup_need (AdcArkFight *self, AdcArkSide side)
{
  const gboolean is_attacker = side == ADC_ARK_ATTACKER;
  int lead;

  if (!adc_ark_fight_get_combat (self)->has_artifacts ||
      !adc_ark_combat_get_lead (adc_ark_fight_get_combat (self), &lead))
    return NULL;

  /* A tie is the defender's. */
  if (!is_attacker)
    lead = 1 - lead;
  if (lead > 0)
    return g_strdup_printf (is_attacker
                              ? _("The attacker wins with an artifact stronger by at least %d")
                              : _("The defender wins with an artifact stronger by at least %d"),
                            lead);
  if (lead == 0)
    return g_strdup (is_attacker ? _("The attacker wins with an artifact that is as strong")
                                 : _("The defender wins with an artifact that is as strong"));

  return g_strdup_printf (is_attacker
                            ? _("The attacker wins even with an artifact weaker by up to %d")
                            : _("The defender wins even with an artifact weaker by up to %d"),
                          -lead);
}

char *
adc_ark_fight_dup_end (AdcArkFight *self, AdcArkOutcome outcome)
{
  const int left = adc_ark_combat_get_left (adc_ark_fight_get_combat (self), ADC_ARK_ATTACKER,
                                            outcome);

  switch (outcome) {
  case ADC_ARK_ATTACKER_WINS:
    return left != ADC_ARK_UNKNOWN
             ? g_strdup_printf (_("The attacker wins and keeps an arsenal of %d"), left)
             : g_strdup (_("The attacker wins"));
  case ADC_ARK_DEFENDER_WINS:
    return g_strdup (_("The defender wins; no arsenal changes"));
  case ADC_ARK_BOTH_LOSE:
    return g_strdup (_("Critical mass: both lose, no arsenal changes"));
  case ADC_ARK_UNDECIDED:
  default:
    return g_strdup (_("Who wins is not known: a value is missing"));
  }
}

char *
adc_ark_fight_dup_left (AdcArkFight *self, AdcArkOutcome outcome)
{
  const int left = adc_ark_combat_get_left (adc_ark_fight_get_combat (self), ADC_ARK_ATTACKER,
                                            outcome);

  if (outcome == ADC_ARK_UNDECIDED || left == ADC_ARK_UNKNOWN)
    return NULL;

  /* Translators: what the attacker has after the combat */
  return g_strdup_printf (_("arsenal %d"), left);
}

char *
adc_ark_fight_dup_change (AdcArkFight *self, AdcArkOutcome outcome)
{
  const AdcArkCombat *combat = adc_ark_fight_get_combat (self);
  const int before = combat->arsenals[ADC_ARK_ATTACKER];
  const int left = adc_ark_combat_get_left (combat, ADC_ARK_ATTACKER, outcome);

  if (outcome == ADC_ARK_UNDECIDED || before == ADC_ARK_UNKNOWN || left == ADC_ARK_UNKNOWN ||
      left == before)
    return adc_ark_fight_dup_left (self, outcome);

  /* Translators: what the attacker has before and after the combat */
  return g_strdup_printf (_("arsenal %d → %d"), before, left);
}

static const char *
get_verdict (AdcArkOutcome outcome)
{
  switch (outcome) {
  case ADC_ARK_ATTACKER_WINS:
    return _("the attacker wins");
  case ADC_ARK_DEFENDER_WINS:
    return _("the defender wins");
  case ADC_ARK_BOTH_LOSE:
    return _("critical mass, both lose");
  case ADC_ARK_UNDECIDED:
  default:
    return _("not known, a value is missing");
  }
}

char *
adc_ark_fight_describe_pair (AdcArkFight *self, AdcScenario *scenario, guint attacker,
                             guint defender)
{
  const AdcArkOutcome outcome = adc_ark_fight_get_outcome (self, (int) attacker,
                                                           (int) defender);
  g_autofree char *mine =
    adc_ark_card_dup_title (scenario, adc_ark_fight_get_card (self, ADC_ARK_ATTACKER, attacker));
  g_autofree char *theirs =
    adc_ark_card_dup_title (scenario, adc_ark_fight_get_card (self, ADC_ARK_DEFENDER, defender));
  g_autofree char *left = adc_ark_fight_dup_change (self, outcome);

  if (left == NULL)
    /* Translators: the attacker’s artifact, the defender’s, and who wins */
    return g_strdup_printf (_("%s against %s: %s"), mine, theirs, get_verdict (outcome));

  /* Translators: the attacker’s artifact, the defender’s, who wins, and the attacker’s arsenal */
  return g_strdup_printf (_("%s against %s: %s, %s"), mine, theirs, get_verdict (outcome), left);
}
