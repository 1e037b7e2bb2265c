/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-aim.h"
#include "adc-buck-battle-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The battle as far as its dice have been thrown. A shot closes every stage, round and turn
 * before its own. */

static gboolean
refuse (const AdcScenarioShot *shot, GPtrArray *faults, const char *rule, const char *message)
{
  adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, shot->line, shot->from, rule, "%s", message);
  return FALSE;
}

void
adc_buck_pass (AdcBuckFight *fight)
{
  AdcBuckSide *side = &fight->sides[MIN (fight->turn, ADC_BUCK_MAX_SIDES - 1)];

  if (fight->stage == ADC_BUCK_SATELLITES)
    memset (fight->shots_left, 0, sizeof fight->shots_left);
  else if (fight->stage == ADC_BUCK_BOMBS)
    side->orbit_bombed = side->orbit_battlers;
  else
    memcpy (side->fired, side->pieces, sizeof side->fired);
}

/* The stage in which a force would throw these dice; FALSE: it never would. */
static gboolean
find_stage (const AdcScenarioShot *shot, const AdcBuckForce *from, AdcBuckStage *stage)
{
  if (from->piece >= ADC_BUCK_N_TYPES || from->place == ADC_BUCK_ABOARD ||
      from->place == ADC_BUCK_AWAY)
    return FALSE;
  if (shot->round > 0) {
    *stage = ADC_BUCK_ROUNDS;
    return from->place == ADC_BUCK_IN_ZONE;
  }

  *stage = from->piece == ADC_BUCK_SATELLITE ? ADC_BUCK_SATELLITES : ADC_BUCK_BOMBS;
  return from->piece == ADC_BUCK_SATELLITE ||
         (from->piece == ADC_BUCK_BATTLER && from->place == ADC_BUCK_IN_ORBIT);
}

/* Before, at or after the moment when that side has its turn. */
static int
compare_moment (const AdcBuckFight *fight, AdcBuckStage stage, guint round, guint side)
{
  if (fight->stage != stage)
    return fight->stage < stage ? -1 : 1;
  if (stage == ADC_BUCK_ROUNDS && fight->round != round)
    return fight->round < round ? -1 : 1;

  return fight->turn < side ? -1 : fight->turn > side;
}

/* Until the side has its turn. FALSE when that moment never came. */
static gboolean
advance (AdcBuckBattle *self, const AdcScenarioShot *shot, const AdcBuckForce *from,
         AdcBuckStage stage, GPtrArray *faults)
{
  AdcBuckFight *fight = &self->fight;
  int order;

  while (!self->is_over && (order = compare_moment (fight, stage, shot->round, from->side)) != 0) {
    if (order > 0)
      return refuse (shot, faults, RULE_BATTLE, _("it was not its turn to throw dice"));

    adc_buck_pass (fight);
    self->is_over = adc_buck_fight_settle (fight);
  }
  if (self->is_over)
    return refuse (shot, faults, RULE_END, _("the battle was over before this shot"));

  return TRUE;
}

/* Where something must be to be aimed at. */
static gboolean
is_in_reach (AdcBuckBattle *self, const AdcBuckForce *from, const AdcBuckForce *at,
             AdcBuckStage stage)
{
  const AdcBuckPlace place = stage == ADC_BUCK_BOMBS ? ADC_BUCK_IN_ZONE : from->place;

  return at->side != from->side && at->place == place &&
         at->piece < (stage == ADC_BUCK_BOMBS ? ADC_BUCK_N_TARGETS : ADC_BUCK_N_TYPES) &&
         adc_buck_force_count (self, at) > 0;
}

static gboolean
check_aim (AdcBuckBattle *self, const AdcScenarioShot *shot, const AdcBuckForce *from,
           const AdcBuckForce *at, GPtrArray *faults)
{
  const AdcBuckFight *fight = &self->fight;
  const gboolean is_bomb = fight->stage == ADC_BUCK_BOMBS;

  if (at == NULL || !is_in_reach (self, from, at, fight->stage))
    return refuse (shot, faults, RULE_BATTLE, _("what it aims at is no target"));
  if (!is_bomb && self->numbers[from->piece][at->piece] < 0)
    return refuse (shot, faults, RULE_TABLE,
                   _("its dice cannot be read: the number is not known"));
  if (!is_bomb && self->lacks_bonus[from->side] && adc_buck_battle_has_leader (self, from))
    return refuse (shot, faults, NOTE_ADVANCED,
                   _("its dice cannot be read: the bonus of the leader is not known"));
  if (adc_buck_fight_get_number (fight, from->side, from->piece, at->piece) == ADC_BUCK_NEVER)
    return refuse (shot, faults, is_bomb ? RULE_BOMBS : RULE_TABLE,
                   _("it can never hit that"));
  if (adc_buck_fight_may_aim (fight, from->side, at->side, at->piece))
    return TRUE;

  if (fight->stage == ADC_BUCK_ROUNDS && at->piece == ADC_BUCK_TRANSPORT &&
      adc_buck_has_escort (fight->sides[at->side].pieces))
    return refuse (shot, faults, RULE_ESCORT, _("an escorted transport is no target"));
  if (fight->stage == ADC_BUCK_SATELLITES)
    return refuse (shot, faults, RULE_SATELLITES, _("it fires once at each enemy ship"));

  return refuse (shot, faults, RULE_BATTLE, _("all it could aim at there was hit already"));
}

static gboolean
check_dice (AdcBuckBattle *self, const AdcScenarioShot *shot, const AdcBuckForce *from,
            const AdcBuckForce *at, GPtrArray *faults)
{
  const AdcBuckFight *fight = &self->fight;
  const gboolean is_satellite = fight->stage == ADC_BUCK_SATELLITES;
  const guint n_ready = is_satellite ? fight->shots_left[at->side][at->piece]
                                     : adc_buck_fight_count_ready (fight, from->side, from->piece);

  if (shot->rerolls->len > 0)
    return refuse (shot, faults, RULE_BATTLE, _("no die is thrown a second time"));
  if (shot->dice->len == 0)
    return refuse (shot, faults, RULE_BATTLE, _("no die was thrown"));
  if (shot->dice->len > n_ready) {
    adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, shot->line, shot->from,
                       is_satellite ? RULE_SATELLITES : RULE_BATTLE,
                       /* Translators: numbers of dice */
                       _("it throws %u dice at most, not %u"), n_ready, shot->dice->len);
    return FALSE;
  }
  for (guint i = 0; i < shot->dice->len; i++)
    if (g_array_index (shot->dice, guint, i) < 1 ||
        g_array_index (shot->dice, guint, i) > ADC_BUCK_N_FACES)
      return refuse (shot, faults, RULE_DICE, _("a die has ten faces"));

  return TRUE;
}

/* Dice that fell after the last target was hit were nobody's attack. */
static void
note_idle_dice (AdcBuckBattle *self, const AdcScenarioShot *shot, const AdcBuckForce *from,
                const AdcBuckForce *at, guint n_idle)
{
  g_autofree char *who = g_strdup_printf ("%s → %s", from->name, at->name);
  g_autofree char *text = NULL;

  if (shot->round > 0)
    /* Translators: a number of a round, then who aims at whom, then a number of dice */
    text = g_strdup_printf (ngettext ("Round %u, %s: %u die fell when all were hit already and "
                                      "does not count",
                                      "Round %u, %s: %u dice fell when all were hit already and "
                                      "do not count",
                                      n_idle),
                            shot->round, who, n_idle);
  else
    /* Translators: who aims at whom, then a number of dice */
    text = g_strdup_printf (ngettext ("Opening, %s: %u die fell when all were hit already and "
                                      "does not count",
                                      "Opening, %s: %u dice fell when all were hit already and "
                                      "do not count",
                                      n_idle),
                            who, n_idle);
  g_ptr_array_add (self->notes, adc_reason_new (text, RULE_DECLARE));
}

/* A logged shot falls again. FALSE when it could not have happened, or when it cannot be told. */
static gboolean
replay_shot (AdcBuckBattle *self, const AdcScenarioShot *shot, GPtrArray *faults)
{
  AdcBuckFight *fight = &self->fight;
  const AdcBuckForce *from = adc_buck_battle_lookup (self, shot->from);
  const AdcBuckForce *at = adc_buck_battle_lookup (self, shot->at);
  AdcBuckStage stage;
  guint number, n_used;

  if (from == NULL || !find_stage (shot, from, &stage))
    return refuse (shot, faults, shot->round > 0 ? RULE_BATTLE : RULE_ORDER,
                   shot->round > 0
                       ? _("it never attacks in a battle here")
                       : _("before the first round only satellites fire and battlers bomb"));
  if (!advance (self, shot, from, stage, faults))
    return FALSE;
  if (adc_buck_fight_count_ready (fight, from->side, from->piece) == 0)
    return refuse (shot, faults, RULE_BATTLE, _("all of them have attacked already"));
  if (!check_aim (self, shot, from, at, faults) || !check_dice (self, shot, from, at, faults))
    return FALSE;

  number = adc_buck_fight_get_number (fight, from->side, from->piece, at->piece);
  for (n_used = 0; n_used < shot->dice->len; n_used++) {
    if (!adc_buck_fight_may_aim (fight, from->side, at->side, at->piece))
      break;
    adc_buck_fight_throw (fight, from->side, from->piece, at->side, at->piece,
                          g_array_index (shot->dice, guint, n_used) >= number);
  }
  if (n_used < shot->dice->len)
    note_idle_dice (self, shot, from, at, shot->dice->len - n_used);
  self->is_over = adc_buck_fight_settle (fight);

  return TRUE;
}

gboolean
adc_buck_battle_replay (AdcBuckBattle *self, GPtrArray *faults)
{
  GPtrArray *log = adc_scenario_get_log (self->scenario);
  guint round = 0;

  adc_buck_fight_start (&self->fight);
  self->is_over = adc_buck_fight_settle (&self->fight);
  while (!self->has_opening && !self->is_over && self->fight.stage != ADC_BUCK_ROUNDS) {
    adc_buck_pass (&self->fight);
    self->is_over = adc_buck_fight_settle (&self->fight);
  }
  self->start = self->fight;

  for (guint i = 0; i < log->len; i++) {
    const AdcScenarioShot *shot = log->pdata[i];

    if (shot->round > round + 1 || shot->round < round) {
      adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, shot->line, shot->from, RULE_BATTLE,
                         /* Translators: numbers of rounds */
                         _("round %u does not follow round %u"), shot->round, round);
      return FALSE;
    }
    if (!replay_shot (self, shot, faults))
      return FALSE;
    round = shot->round;
  }

  return TRUE;
}
