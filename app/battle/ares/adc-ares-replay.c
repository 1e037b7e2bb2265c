/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The battle as far as its dice have been rolled. A shot closes every group and round before its own. */

static guint
find_force (AdcAresBattle *self, const char *id)
{
  if (g_str_equal (id, "base-left"))
    return ADC_ARES_BASE_LEFT;
  if (g_str_equal (id, "base-right"))
    return ADC_ARES_BASE_RIGHT;

  for (guint i = 0; i < self->line.n_forces; i++)
    if (g_str_equal (self->cards[i].id, id))
      return i;

  return ADC_ARES_NOWHERE;
}

static void
enter_group (AdcAresLine *line, guint group)
{
  line->group = group;
  line->has_fired = 0;
  for (guint i = 0; i < line->n_forces; i++)
    line->units[i] = adc_ares_force_count_units (&line->forces[i], line->hits[i]);
}

/* Removes the losses of the group. */
static void
close_group (AdcAresBattle *self)
{
  AdcAresLine *line = &self->line;
  guint32 lost = 0;

  for (guint i = 0; i < line->n_forces; i++)
    if (line->hits[i] == 0 && adc_ares_layout_has (&line->layout, i))
      lost |= 1u << i;
  adc_ares_layout_remove (line, &line->layout, lost);
  enter_group (line, line->group + 1);
}

static void
begin_round (AdcAresBattle *self)
{
  AdcAresLine *line = &self->line;
  const guint32 newcomers = adc_ares_arrive (line, &line->layout, line->round, line->hits);

  for (guint i = 0; i < line->n_forces; i++) {
    self->hand -= MIN (self->hand, line->forces[i].arrivals[line->round] * self->cards[i].cost);
    line->forces[i].hits = MAX (line->forces[i].hits, line->hits[i]);
  }
  adc_ares_line_grow (line, line->round);
  adc_ares_layout_reorganise (line, &line->layout, newcomers);
  for (guint i = 0; i < line->n_forces; i++)
    line->forces[i].arrivals[line->round] = 0;
  enter_group (line, 0);
}

/* Closes groups until the given one, and perhaps the round; FALSE when the battle is over. */
static gboolean
advance (AdcAresBattle *self, guint round, guint group)
{
  AdcAresLine *line = &self->line;

  while (!self->is_over && (line->round < round || line->group < group)) {
    if (line->group < line->n_initiatives) {
      close_group (self);
      continue;
    }
    if (line->round == round)
      return TRUE;

    if (adc_ares_is_over (line, &line->layout, line->round, &self->winner)) {
      self->is_over = TRUE;
    } else {
      line->round++;
      begin_round (self);
    }
  }

  return !self->is_over;
}

static gboolean
can_fire (AdcAresBattle *self, guint from)
{
  const AdcAresLine *line = &self->line;
  const guint last = line->has_base_cards ? ADC_ARES_BASE_RIGHT : line->n_forces - 1;

  if (!adc_ares_layout_has (&line->layout, from) || (line->has_fired & (1u << from)) ||
      line->retreat[line->forces[from].side] == line->round)
    return FALSE;

  for (guint at = 0; at <= last; at++) {
    const gboolean is_force = at < line->n_forces;
    int total;

    if (is_force ? line->forces[at].side == line->forces[from].side ||
                       !adc_ares_layout_has (&line->layout, at)
                 : at < ADC_ARES_BASE_LEFT || line->forces[from].side != ADC_ARES_ATTACKER)
      continue;
    total = adc_ares_get_threshold (line, &line->layout, from, at).total;
    if (total == ADC_ARES_UNKNOWN || adc_ares_get_n_dice (total, line->units[from]) > 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
group_is_waiting (AdcAresBattle *self)
{
  const AdcAresLine *line = &self->line;

  for (guint i = 0; i < line->n_forces; i++)
    if (line->forces[i].initiative == line->initiatives[line->group] && can_fire (self, i))
      return TRUE;

  return FALSE;
}

/* Nobody waits for a group in which everybody has fired. */
static void
close_what_is_over (AdcAresBattle *self)
{
  AdcAresLine *line = &self->line;

  while (!self->is_over && (line->group >= line->n_initiatives || !group_is_waiting (self))) {
    if (line->group < line->n_initiatives)
      close_group (self);
    else
      advance (self, line->round + 1, 0);
  }
}

static gboolean
refuse (const AdcScenarioShot *shot, GPtrArray *faults, const char *rule, const char *message)
{
  adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, shot->line, shot->from, rule, "%s", message);
  return FALSE;
}

/* Final faces, each die thrown again at most once. */
static guint
count_hits (const AdcScenarioShot *shot, guint needed)
{
  guint n_hits = 0;

  for (guint i = 0; i < shot->dice->len; i++) {
    guint face = g_array_index (shot->dice, guint, i);

    for (guint j = 0; j < shot->rerolls->len; j++) {
      const AdcScenarioReroll *reroll = &g_array_index (shot->rerolls, AdcScenarioReroll, j);

      if (reroll->die == i)
        face = reroll->result;
    }
    n_hits += face <= needed;
  }

  return n_hits;
}

static gboolean
has_good_faces (const AdcScenarioShot *shot)
{
  for (guint i = 0; i < shot->dice->len; i++)
    if (g_array_index (shot->dice, guint, i) > 6)
      return FALSE;
  for (guint i = 0; i < shot->rerolls->len; i++)
    if (g_array_index (shot->rerolls, AdcScenarioReroll, i).result > 6)
      return FALSE;

  return TRUE;
}

static gboolean
check_shooter (AdcAresBattle *self, const AdcScenarioShot *shot, guint from, GPtrArray *faults)
{
  AdcAresLine *line = &self->line;
  guint group = 0;

  while (group < line->n_initiatives && line->initiatives[group] != line->forces[from].initiative)
    group++;
  if (shot->round < line->round || shot->round > line->n_rounds ||
      (shot->round == line->round && group < line->group))
    return refuse (shot, faults, RULE_ORDER, _("its time to shoot was over"));
  if (!advance (self, shot->round, group))
    return refuse (shot, faults, RULE_WINNER, _("the battle was over before this shot"));
  if (!adc_ares_layout_has (&line->layout, from))
    return refuse (shot, faults, RULE_TARGET, _("a force that is not in the line does not shoot"));
  if (line->has_fired & (1u << from))
    return refuse (shot, faults, RULE_ORDER, _("a force shoots once in a round"));
  if (line->retreat[line->forces[from].side] == line->round)
    return refuse (shot, faults, RULE_RETREAT, _("a side that retreats does not shoot"));

  return TRUE;
}

/* A logged shot falls again. FALSE when it could not have happened, or when it cannot be told. */
static gboolean
replay_shot (AdcAresBattle *self, const AdcScenarioShot *shot, GPtrArray *faults)
{
  AdcAresLine *line = &self->line;
  const guint from = find_force (self, shot->from);
  const guint at = find_force (self, shot->at);
  AdcAresRecord record = { .shot = shot };
  AdcAresThreshold threshold;
  AdcAresSide side;
  guint needed;

  if (from >= line->n_forces || !self->cards[from].has_initiative)
    return refuse (shot, faults, RULE_TARGET, _("it is not known who shoots, or when"));
  if (!check_shooter (self, shot, from, faults))
    return FALSE;

  side = line->forces[from].side;
  if (at == ADC_ARES_NOWHERE ||
      (at < ADC_ARES_MAX_FORCES
           ? line->forces[at].side == side || !adc_ares_layout_has (&line->layout, at)
           : !line->has_base_cards || side != ADC_ARES_ATTACKER))
    return refuse (shot, faults, RULE_TARGET, _("what it shoots at is no target"));

  threshold = adc_ares_get_threshold (line, &line->layout, from, at);
  if (threshold.total == ADC_ARES_UNKNOWN)
    return refuse (shot, faults, RULE_THRESHOLD,
                   _("its dice cannot be read: the score is not known"));
  record.threshold = threshold.total;
  record.n_dice = adc_ares_get_n_dice (threshold.total, line->units[from]);
  if (record.n_dice == 0)
    return refuse (shot, faults, RULE_ZERO, _("it cannot shoot at that"));
  if (shot->dice->len != record.n_dice) {
    adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, shot->line, shot->from, RULE_THRESHOLD,
                       _("it throws %u dice, not %u"), record.n_dice, shot->dice->len);
    return FALSE;
  }
  if (!has_good_faces (shot))
    return refuse (shot, faults, RULE_THRESHOLD, _("a die has six faces"));
  if (shot->rerolls->len > line->rerolls[side])
    return refuse (shot, faults, RULE_REROLLS, _("its side has not so many rerolls left"));

  line->rerolls[side] -= shot->rerolls->len;
  line->has_fired |= 1u << from;
  needed = adc_ares_get_needed (threshold.total);
  record.expected = record.n_dice * needed / 6.0;
  record.n_hits = count_hits (shot, needed);
  if (at < ADC_ARES_MAX_FORCES) {
    const guint n_before = adc_ares_force_count_units (&line->forces[at], line->hits[at]);

    line->hits[at] -= MIN (record.n_hits, line->hits[at]);
    record.n_lost = n_before - adc_ares_force_count_units (&line->forces[at], line->hits[at]);
  } else if (record.n_hits > 0) {
    line->n_destroyed++;
  }
  g_array_append_val (self->records, record);
  return TRUE;
}

gboolean
adc_ares_battle_replay (AdcAresBattle *self, GPtrArray *faults)
{
  GPtrArray *log = adc_scenario_get_log (self->scenario);

  /* Emergency defence of this very round comes before its dice. */
  for (guint i = 0; i < self->line.n_forces; i++)
    if (self->line.forces[i].arrivals[self->line.round] > 0) {
      begin_round (self);
      break;
    }

  for (guint i = 0; i < log->len; i++)
    if (!replay_shot (self, log->pdata[i], faults))
      return FALSE;
  if (log->len > 0)
    close_what_is_over (self);
  return TRUE;
}
