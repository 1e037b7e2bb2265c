/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-fight-private.h"

#include <glib/gi18n-lib.h>

/* What happens, in sentences. */

static char * G_GNUC_PRINTF (1, 0)
format (const char *text, va_list arguments)
{
  return g_strdup_vprintf (text, arguments);
}

void
adc_ark_say (GPtrArray *reasons, const char *rule, const char *text, ...)
{
  g_autofree char *label = NULL;
  va_list arguments;

  va_start (arguments, text);
  label = format (text, arguments);
  va_end (arguments);

  g_ptr_array_add (reasons, adc_reason_new (label, rule));
}

void
adc_ark_count (GPtrArray *reasons, const char *rule, int value, const char *text, ...)
{
  g_autofree char *label = NULL;
  va_list arguments;

  va_start (arguments, text);
  label = format (text, arguments);
  va_end (arguments);

  g_ptr_array_add (reasons, adc_reason_new_value (label, value, rule));
}

char *
adc_ark_format_card (const AdcArkHeld *card)
{
  g_autofree char *power = card->card.power == ADC_ARK_UNKNOWN
                             ? g_strdup ("?")
                             : g_strdup_printf ("%d", card->card.power);

  if (card->card.critical == ADC_ARK_ICON_YES)
    /* Translators: the name of an artifact and its power; it has that icon */
    return g_strdup_printf (_("%s (%s, critical mass)"), card->name, power);

  return g_strdup_printf ("%s (%s)", card->name, power);
}

static void
say_wounded (AdcArkFight *self, AdcArkSide side, GPtrArray *reasons)
{
  const AdcArkParty *party = &self->parties[side];

  if (party->units.n_own > 0)
    adc_ark_say (reasons, RULE_END,
                 /* Translators: the name of a side, how many units */
                 ngettext ("%s: %u unit goes to the sickbay, wounded",
                           "%s: %u units go to the sickbay, wounded", party->units.n_own),
                 party->name, party->units.n_own);
  for (guint i = 0; i < party->troops->len; i++) {
    const AdcArkTroop *troop = adc_ark_troop (self, side, i);

    if (troop->is_neutral && !troop->is_wounded && troop->control != ADC_ARK_CONTROL_BOTH)
      /* Translators: the name of neutral units, how many */
      adc_ark_say (reasons, RULE_NEUTRALS, _("%s ×%u: back to their own room, wounded"),
                   troop->name, troop->count);
  }
}

static void
say_arsenal (AdcArkFight *self, AdcArkOutcome outcome, GPtrArray *reasons)
{
  const int before = self->combat.arsenals[ADC_ARK_ATTACKER];
  const int after = adc_ark_combat_get_left (&self->combat, ADC_ARK_ATTACKER, outcome);
  const char *name = self->parties[ADC_ARK_ATTACKER].name;

  if (outcome == ADC_ARK_BOTH_LOSE)
    adc_ark_say (reasons, NOTE_CRITICAL, _("Nobody wins, so nobody’s arsenal falls"));
  else if (outcome == ADC_ARK_DEFENDER_WINS)
    adc_ark_say (reasons, RULE_END, _("The defender wins, so nobody’s arsenal falls"));
  else if (after == ADC_ARK_UNKNOWN)
    /* Translators: the name of a side */
    adc_ark_say (reasons, RULE_END, _("%s: the arsenal falls by the defence"), name);
  else
    /* Translators: the name of a side; its arsenal before, the defence, its arsenal after */
    adc_ark_say (reasons, RULE_END, _("%s: the arsenal falls from %d by %d, to %d"), name, before,
                 self->combat.defence, after);
}

static void
say_discarded (AdcArkFight *self, AdcArkSide side, int card, GPtrArray *reasons)
{
  if (card < 0)
    return;

  adc_ark_say (reasons, adc_ark_held (self, side, card)->is_pen ? CARD_PEN : RULE_WINNER,
               adc_ark_held (self, side, card)->is_pen
                 /* Translators: the name of a side, the name of an artifact */
                 ? _("%s takes %s back")
                 /* Translators: the name of a side, the name of an artifact */
                 : _("%s discards %s"),
               self->parties[side].name, adc_ark_held (self, side, card)->name);
}

void
adc_ark_list_results (AdcArkFight *self, AdcArkOutcome outcome, int attacker, int defender,
                      GPtrArray *reasons)
{
  const gboolean is_lost = adc_ark_combat_get_start (&self->combat) == ADC_ARK_START_LOST;

  if (outcome == ADC_ARK_UNDECIDED)
    return;

  if (outcome == ADC_ARK_BOTH_LOSE) {
    adc_ark_say (reasons, NOTE_CRITICAL,
                 _("The rulebook does not say whether the two artifacts are discarded"));
  } else if (!is_lost) {
    say_discarded (self, ADC_ARK_ATTACKER, attacker, reasons);
    say_discarded (self, ADC_ARK_DEFENDER, defender, reasons);
  }
  if (outcome != ADC_ARK_ATTACKER_WINS)
    say_wounded (self, ADC_ARK_ATTACKER, reasons);
  if (outcome != ADC_ARK_DEFENDER_WINS)
    say_wounded (self, ADC_ARK_DEFENDER, reasons);
  say_arsenal (self, outcome, reasons);
}

/* The total of a side; 0 for the power in the First Mission. */
static int
get_total (AdcArkFight *self, AdcArkSide side, int card)
{
  const int strength = adc_ark_combat_get_strength (&self->combat, side);
  const int power = card >= 0 ? adc_ark_held (self, side, card)->card.power
                    : self->combat.has_artifacts ? ADC_ARK_UNKNOWN
                                                 : 0;

  return strength == ADC_ARK_UNKNOWN || power == ADC_ARK_UNKNOWN ? ADC_ARK_UNKNOWN
                                                                  : strength + power;
}

static void
say_total (AdcArkFight *self, AdcArkSide side, int card, GPtrArray *reasons)
{
  const int strength = adc_ark_combat_get_strength (&self->combat, side);
  const int total = get_total (self, side, card);
  const char *name = self->parties[side].name;
  g_autofree char *artifact = card >= 0 ? adc_ark_format_card (adc_ark_held (self, side, card))
                                        : NULL;

  if (total == ADC_ARK_UNKNOWN)
    /* Translators: the name of a side */
    adc_ark_say (reasons, RULE_CAPACITY, _("Combat capacity of %s: ?"), name);
  else if (artifact != NULL)
    /* Translators: the name of a side, its strength, the name of an artifact with its power */
    adc_ark_count (reasons, RULE_CAPACITY, total, _("Combat capacity of %s: %d and %s"), name,
                   strength, artifact);
  else
    /* Translators: the name of a side */
    adc_ark_count (reasons, RULE_CAPACITY, total, _("Combat capacity of %s"), name);
}

void
adc_ark_list_winner (AdcArkFight *self, AdcArkOutcome outcome, int attacker, int defender,
                     GPtrArray *reasons)
{
  const char *winner;

  if (outcome == ADC_ARK_UNDECIDED)
    return;

  winner = self->parties[outcome == ADC_ARK_ATTACKER_WINS ? ADC_ARK_ATTACKER
                                                          : ADC_ARK_DEFENDER].name;
  if (get_total (self, ADC_ARK_ATTACKER, attacker) == get_total (self, ADC_ARK_DEFENDER, defender))
    /* Translators: the name of a side */
    adc_ark_say (reasons, RULE_WINNER, _("A tie: %s wins, as the defender"), winner);
  else
    /* Translators: the name of a side */
    adc_ark_say (reasons, RULE_WINNER, _("%s wins"), winner);
}

GPtrArray *
adc_ark_fight_list_account (AdcArkFight *self, int attacker, int defender)
{
  GPtrArray *reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  AdcArkOutcome outcome;

  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), reasons);

  outcome = adc_ark_fight_get_outcome (self, attacker, defender);
  if (adc_ark_combat_get_start (&self->combat) == ADC_ARK_START_LOST) {
    /* Translators: the name of a side; its arsenal; the other side's defence */
    adc_ark_say (reasons, RULE_START, _("%s loses at once: the arsenal of %d is below %d"),
                 self->parties[ADC_ARK_ATTACKER].name, self->combat.arsenals[ADC_ARK_ATTACKER],
                 self->combat.defence);
  } else if (outcome == ADC_ARK_BOTH_LOSE) {
    adc_ark_say (reasons, RULE_CRITICAL, _("Critical mass on both artifacts: both players lose"));
  } else {
    say_total (self, ADC_ARK_ATTACKER, attacker, reasons);
    say_total (self, ADC_ARK_DEFENDER, defender, reasons);
    adc_ark_list_winner (self, outcome, attacker, defender, reasons);
  }
  adc_ark_list_results (self, outcome, attacker, defender, reasons);

  return reasons;
}
