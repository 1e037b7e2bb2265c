/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-fight-private.h"

#include <glib/gi18n-lib.h>

/* How a combat goes, in the seven steps of the rulebook and the resolution. */

#define AFTERWARDS -1

enum { STEP_DEFENCE = 1, STEP_START, STEP_ARTIFACTS, STEP_CRITICAL, STEP_CAPACITY, STEP_WINNER };

static AdcStage *
add_stage (AdcResolution *resolution, int number, const char *title)
{
  /* Translators: the number of a step of the rulebook, then what it is */
  g_autofree char *label = number > 0 ? g_strdup_printf (_("%d. %s"), number, title)
                                      : g_strdup (title);

  return adc_resolution_add_stage (resolution, number, label);
}

/* One happening for each line, with its value where it has one. */
static void
tell_reasons (AdcStage *stage, const char *kind, GPtrArray *reasons, const char *from)
{
  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];
    g_autofree char *value = adc_reason_format_value (reason, FALSE);
    g_autofree char *text = reason->has_value
                              /* Translators: what is added, and how much: “Arsenal: +4” */
                              ? g_strdup_printf (_("%s: %s"), reason->label, value)
                              : g_strdup (reason->label);
    AdcHappening *happening = adc_stage_add (stage, kind, text, reason->rule);

    happening->from = g_strdup (from);
    if (reason->has_value && reason->value >= 0)
      happening->amount = reason->value;
  }
}

static void
tell_defence (AdcArkFight *self, AdcResolution *resolution)
{
  AdcStage *stage = add_stage (resolution, STEP_DEFENCE, _("Defence"));
  const int defence = self->combat.defence;
  g_autofree char *text = defence == ADC_ARK_UNKNOWN
                            ? g_strdup_printf (_("Defence of %s: ?"),
                                               self->parties[ADC_ARK_DEFENDER].name)
                            /* Translators: the name of a side, a number */
                            : g_strdup_printf (_("Defence of %s: %d"),
                                               self->parties[ADC_ARK_DEFENDER].name, defence);
  AdcHappening *sum;

  tell_reasons (stage, "defence", self->defence_steps, NULL);
  sum = adc_stage_add (stage, "sum", text, RULE_DEFENCE);
  sum->strength = defence;
}

static void
tell_start (AdcArkFight *self, AdcResolution *resolution)
{
  AdcStage *stage = add_stage (resolution, STEP_START, _("May it begin?"));
  const AdcArkStart start = adc_ark_combat_get_start (&self->combat);
  const AdcArkParty *attacker = &self->parties[ADC_ARK_ATTACKER];
  AdcHappening *happening;
  g_autofree char *text = NULL;

  if (start == ADC_ARK_START_LOST)
    /* Translators: the name of a side; its arsenal; the other side's defence */
    text = g_strdup_printf (_("%s loses at once: the arsenal of %d is below %d"), attacker->name,
                            attacker->arsenal, self->combat.defence);
  else if (start == ADC_ARK_START_UNKNOWN)
    /* Translators: the name of a side */
    text = g_strdup_printf (_("Whether the arsenal of %s is enough is not known"), attacker->name);
  else
    text = g_strdup_printf (self->combat.defence == ADC_ARK_UNKNOWN
                              /* Translators: the name of a side; its arsenal */
                              ? _("The arsenal of %s, %d, is enough against any defence")
                              /* Translators: the name of a side; its arsenal; a defence */
                              : _("The arsenal of %s, %d, is enough against %d"),
                            attacker->name, attacker->arsenal, self->combat.defence);

  happening = adc_stage_add (stage, "start", text, RULE_START);
  happening->strength = attacker->arsenal;
}

/* What it takes to win, before anything is revealed. */
static void
tell_needs (AdcArkFight *self, AdcStage *stage)
{
  const char *attacker = self->parties[ADC_ARK_ATTACKER].name;
  const char *defender = self->parties[ADC_ARK_DEFENDER].name;
  g_autofree char *text = NULL;
  int lead;

  if (!adc_ark_combat_get_lead (&self->combat, &lead))
    return;

  if (lead > 0)
    text = g_strdup_printf (
      /* Translators: the names of both sides, by how much one power must be greater */
      _("Critical mass apart, %s wins with a power greater than that of %s by %d or more"),
      attacker, defender, lead);
  else
    text = g_strdup_printf (
      /* Translators: the names of both sides, by how much one power must be greater */
      _("Critical mass apart, %s is ahead: %s wins only with a power greater by %d or more"),
      attacker, defender, 1 - lead);
  adc_stage_add (stage, "need", text, RULE_WINNER);
}

static char *
format_outcome (AdcArkFight *self, AdcArkOutcome outcome)
{
  const int left = adc_ark_combat_get_left (&self->combat, ADC_ARK_ATTACKER, outcome);

  switch (outcome) {
  case ADC_ARK_ATTACKER_WINS:
    if (left == ADC_ARK_UNKNOWN)
      /* Translators: the name of a side */
      return g_strdup_printf (_("won by %s"), self->parties[ADC_ARK_ATTACKER].name);

    /* Translators: the name of a side, what is left of its arsenal */
    return g_strdup_printf (_("won by %s, arsenal left %d"), self->parties[ADC_ARK_ATTACKER].name,
                            left);
  case ADC_ARK_DEFENDER_WINS:
    return g_strdup_printf (_("won by %s"), self->parties[ADC_ARK_DEFENDER].name);
  case ADC_ARK_BOTH_LOSE:
    return g_strdup (_("critical mass, both lose"));
  case ADC_ARK_UNDECIDED:
    break;
  }

  return g_strdup ("?");
}

static void
tell_pair (AdcArkFight *self, AdcStage *stage, guint i, guint j)
{
  const AdcArkHeld *attacker = adc_ark_held (self, ADC_ARK_ATTACKER, i);
  const AdcArkHeld *defender = adc_ark_held (self, ADC_ARK_DEFENDER, j);
  const AdcArkOutcome outcome = adc_ark_fight_get_outcome (self, i, j);
  g_autofree char *first = adc_ark_format_card (attacker);
  g_autofree char *second = adc_ark_format_card (defender);
  g_autofree char *end = format_outcome (self, outcome);
  /* Translators: two artifacts, and how it ends */
  g_autofree char *text = g_strdup_printf (_("%s against %s: %s"), first, second, end);
  AdcHappening *pair = adc_stage_add (stage, "pair", text,
                                      outcome == ADC_ARK_BOTH_LOSE ? RULE_CRITICAL : RULE_WINNER);

  pair->from = g_strdup (attacker->force != NULL ? attacker->force : CARD_PEN);
  pair->at = g_strdup (defender->force != NULL ? defender->force : CARD_PEN);
  pair->amount = adc_ark_combat_get_left (&self->combat, ADC_ARK_ATTACKER, outcome);
}

static void
tell_played (AdcArkFight *self, AdcStage *stage, AdcArkSide side)
{
  const AdcArkParty *party = &self->parties[side];
  const AdcArkHeld *held = adc_ark_held (self, side, party->played);
  g_autofree char *card = adc_ark_format_card (held);
  /* Translators: the name of a side, an artifact with its power */
  g_autofree char *text = g_strdup_printf (_("%s plays %s"), party->name, card);
  AdcHappening *happening = adc_stage_add (stage, "card", text, RULE_ARTIFACTS);

  happening->from = g_strdup (held->force);
  happening->strength = held->card.power;
}

static void
tell_artifacts (AdcArkFight *self, AdcResolution *resolution)
{
  AdcStage *stage = add_stage (resolution, STEP_ARTIFACTS, _("Artifacts"));
  gboolean is_open = FALSE;

  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    if (self->parties[side].played >= 0)
      tell_played (self, stage, side);
    else
      is_open = TRUE;
  if (!is_open)
    return;

  tell_needs (self, stage);
  for (guint i = 0; i < self->parties[ADC_ARK_ATTACKER].cards->len; i++)
    for (guint j = 0; j < self->parties[ADC_ARK_DEFENDER].cards->len; j++)
      if ((self->parties[ADC_ARK_ATTACKER].played < 0 ||
           adc_ark_held (self, ADC_ARK_ATTACKER, i)->is_played) &&
          (self->parties[ADC_ARK_DEFENDER].played < 0 ||
           adc_ark_held (self, ADC_ARK_DEFENDER, j)->is_played))
        tell_pair (self, stage, i, j);
}

static void
tell_critical (AdcResolution *resolution, AdcArkOutcome end)
{
  AdcStage *stage = add_stage (resolution, STEP_CRITICAL, _("Critical mass"));

  if (end == ADC_ARK_BOTH_LOSE)
    adc_stage_add (stage, "critical", _("Critical mass on both artifacts: both players lose"),
                   RULE_CRITICAL);
  else if (end != ADC_ARK_UNDECIDED)
    adc_stage_add (stage, "critical", _("Not on both artifacts: the combat goes on"),
                   RULE_CRITICAL);
  else
    adc_stage_add (stage, "critical", _("Whether it is on both artifacts is not known"),
                   RULE_CRITICAL);
}

static char *
format_total (AdcArkFight *self, AdcArkSide side, int total)
{
  const char *name = self->parties[side].name;
  const gboolean is_whole = !self->combat.has_artifacts || self->parties[side].played >= 0;

  if (total == ADC_ARK_UNKNOWN)
    /* Translators: the name of a side */
    return g_strdup_printf (_("Combat capacity of %s: ?"), name);

  return g_strdup_printf (is_whole
                            /* Translators: the name of a side, a number */
                            ? _("Combat capacity of %s: %d")
                            /* Translators: the name of a side, a number */
                            : _("Combat capacity of %s, before the artifact: %d"),
                          name, total);
}

static void
tell_side_capacity (AdcArkFight *self, AdcStage *stage, AdcArkSide side)
{
  const AdcArkParty *party = &self->parties[side];
  const AdcArkHeld *held = party->played >= 0 ? adc_ark_held (self, side, party->played) : NULL;
  const int strength = adc_ark_combat_get_strength (&self->combat, side);
  const int power = held != NULL ? held->card.power : 0;
  const int total = strength == ADC_ARK_UNKNOWN || power == ADC_ARK_UNKNOWN ? ADC_ARK_UNKNOWN
                                                                            : strength + power;
  g_autofree char *text = format_total (self, side, total);
  AdcHappening *sum;

  tell_reasons (stage, "capacity", party->steps, adc_ark_side_ids[side]);
  if (held != NULL) {
    g_autofree char *card = power == ADC_ARK_UNKNOWN ? g_strdup_printf (_("%s: ?"), held->name)
                                                     /* Translators: the name of an artifact */
                                                     : g_strdup_printf (_("%s: +%d"), held->name,
                                                                        power);
    AdcHappening *happening = adc_stage_add (stage, "power", card, RULE_POWER);

    happening->from = g_strdup (held->force);
    happening->amount = power;
  }
  sum = adc_stage_add (stage, "sum", text, RULE_CAPACITY);
  sum->from = g_strdup (adc_ark_side_ids[side]);
  sum->strength = total;
}

static void
tell_capacity (AdcArkFight *self, AdcResolution *resolution)
{
  AdcStage *stage = add_stage (resolution, STEP_CAPACITY, _("Combat capacity"));

  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    tell_side_capacity (self, stage, side);
}

static void
tell_winner (AdcArkFight *self, AdcResolution *resolution, AdcArkOutcome end)
{
  AdcStage *stage = add_stage (resolution, STEP_WINNER, _("The winner"));
  g_autoptr(GPtrArray) reasons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  adc_ark_list_winner (self, end, self->parties[ADC_ARK_ATTACKER].played,
                       self->parties[ADC_ARK_DEFENDER].played, reasons);
  tell_reasons (stage, "winner", reasons,
                adc_ark_side_ids[end == ADC_ARK_ATTACKER_WINS ? ADC_ARK_ATTACKER
                                                              : ADC_ARK_DEFENDER]);
}

static void
tell_end (AdcArkFight *self, AdcResolution *resolution, AdcArkOutcome end)
{
  AdcStage *stage = add_stage (resolution, AFTERWARDS, _("Resolution"));
  g_autoptr(GPtrArray) results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  adc_ark_list_results (self, end, self->parties[ADC_ARK_ATTACKER].played,
                        self->parties[ADC_ARK_DEFENDER].played, results);
  tell_reasons (stage, "result", results, NULL);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    const gboolean has_won = end == (side == ADC_ARK_ATTACKER ? ADC_ARK_ATTACKER_WINS
                                                              : ADC_ARK_DEFENDER_WINS);
    const int before = self->combat.arsenals[side];
    const int after = adc_ark_combat_get_left (&self->combat, side, end);

    for (guint i = 0; i < self->parties[side].troops->len; i++) {
      const AdcArkTroop *troop = adc_ark_troop (self, side, i);

      if (troop->is_wounded || troop->control == ADC_ARK_CONTROL_BOTH)
        continue;

      g_ptr_array_add (has_won ? resolution->survivors : resolution->losses, g_strdup (troop->id));
      if (!has_won)
        g_ptr_array_add (stage->losses, g_strdup (troop->id));
    }
    if (before != ADC_ARK_UNKNOWN && after != ADC_ARK_UNKNOWN)
      adc_resolution_add_total (resolution, adc_ark_side_ids[side], _("Arsenal"), before, after);
  }
}

/* Where a card or a bonus is, which its name does not say. */
static void
name_forces (AdcArkFight *self, AdcResolution *resolution)
{
  for (guint i = 0; i < self->seen->len; i++) {
    const AdcArkHeld *seen = &g_array_index (self->seen, AdcArkHeld, i);
    g_autofree char *card = adc_ark_format_card (seen);
    /* Translators: an artifact with its power, and how many of them were seen: nobody holds them */
    g_autofree char *name = g_strdup_printf (_("seen: %s ×%u"), card, seen->count);

    adc_resolution_set_name (resolution, seen->force, name);
  }
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    for (guint i = 0; i < self->parties[side].cards->len; i++) {
      const AdcArkHeld *held = adc_ark_held (self, side, i);
      g_autofree char *name = adc_ark_format_card (held);

      if (held->force != NULL)
        adc_resolution_set_name (resolution, held->force, name);
    }
    for (guint i = 0; i < self->parties[side].troops->len; i++) {
      const AdcArkTroop *troop = adc_ark_troop (self, side, i);
      /* Translators: a force and how many units it has */
      g_autofree char *name = g_strdup_printf (_("%s ×%u"), troop->name, troop->count);

      adc_resolution_set_name (resolution, troop->id, name);
    }
  }
}

AdcResolution *
adc_ark_fight_tell (AdcArkFight *self)
{
  AdcResolution *resolution = adc_resolution_new ();
  const AdcArkOutcome end = adc_ark_fight_get_end (self);
  const gboolean is_lost = adc_ark_combat_get_start (&self->combat) == ADC_ARK_START_LOST;
  const gboolean is_revealed = !self->combat.has_artifacts ||
                               (self->parties[ADC_ARK_ATTACKER].played >= 0 &&
                                self->parties[ADC_ARK_DEFENDER].played >= 0);

  resolution->is_open = end == ADC_ARK_UNDECIDED;
  name_forces (self, resolution);
  if (self->obstacle != NULL)
    return resolution;

  tell_defence (self, resolution);
  tell_start (self, resolution);
  if (!is_lost && self->combat.has_artifacts)
    tell_artifacts (self, resolution);
  if (!is_lost && self->combat.has_artifacts && is_revealed)
    tell_critical (resolution, end);
  if (!is_lost && end != ADC_ARK_BOTH_LOSE)
    tell_capacity (self, resolution);
  if (!is_lost && end != ADC_ARK_BOTH_LOSE && end != ADC_ARK_UNDECIDED)
    tell_winner (self, resolution, end);
  if (end != ADC_ARK_UNDECIDED)
    tell_end (self, resolution, end);

  return resolution;
}
