/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include <glib/gi18n-lib.h>

/* What the rules forbid in a battle line, and what must be known before it can be fought. A card whose abilities we do
 * not all know is never called illegal for lacking one. */

static void
refuse (GPtrArray *faults, const AdcAresCard *card, const char *rule, const char *message)
{
  adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, card->file_line, card->id, rule,
                     /* Translators: the name of a force, then what is wrong with it */
                     _("%s: %s"), card->name, message);
}

static gboolean
is_of_type (AdcAresBattle *self, guint force, const char *type)
{
  const guint index = self->line.forces[force].type;

  return index < self->n_types && g_str_equal (self->types[index].id, type);
}

static void
check_participation (AdcAresBattle *self, guint index, GPtrArray *faults)
{
  const AdcAresCard *card = &self->cards[index];
  const gboolean attacks = self->line.forces[index].side == ADC_ARES_ATTACKER;
  const gboolean may_raid = !card->has_type || is_of_type (self, index, "infantry") ||
                            is_of_type (self, index, "armour");

  if (card->is_base_defence && (attacks || !self->is_at_base))
    refuse (faults, card, RULE_BASE_DEFENCE,
            attacks ? _("base defence forces never attack")
                    : _("base defence forces do not go to the Frontier"));
  else if (self->attack == ADC_ARES_DEEP && attacks && !card->is_deep_striker &&
           card->has_all_abilities)
    refuse (faults, card, RULE_DEEP_STRIKE, _("it has not the ability to strike deep"));
  else if (self->attack == ADC_ARES_RAID && attacks && !may_raid)
    refuse (faults, card, RULE_RAID, _("only infantry and armour lead a raid"));
  else if (self->attack == ADC_ARES_RAID && !attacks && !may_raid && !card->is_base_defence &&
           card->has_all_abilities)
    refuse (faults, card, RULE_RAID,
            _("only infantry, armour and base defence stand against a raid"));
}

static void
check_raid (AdcAresBattle *self, GPtrArray *faults)
{
  guint n[2] = { 0, 0 };

  for (guint i = 0; i < self->line.n_forces; i++) {
    const AdcAresSide side = self->line.forces[i].side;

    if (adc_ares_layout_has (&self->line.layout, i) && ++n[side] == 2)
      refuse (faults, &self->cards[i], RULE_RAID, _("each side has a single force in a raid"));
  }
}

static void
check_retreats (AdcAresBattle *self, GPtrArray *faults)
{
  static const char * const ids[] = { "attacker", "defender" };
  guint *retreat = self->line.retreat;

  if (retreat[ADC_ARES_DEFENDER] > 0 && self->line.has_base_cards) {
    const AdcScenarioSide *side = adc_scenario_find_side (self->scenario, ids[ADC_ARES_DEFENDER]);

    adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, side->line, NULL, RULE_RETREAT,
                       _("the defender of a Base cannot retreat, except in a raid"));
  }
  for (AdcAresSide side = 0; side < 2; side++)
    if (retreat[side] > 0 && retreat[side] < self->line.round)
      adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE,
                         adc_scenario_find_side (self->scenario, ids[side])->line, NULL,
                         RULE_RETREAT, _("a retreat in round %u would have ended the battle"),
                         retreat[side]);

  /* The attacker declares first, and the defender then has no reason to. */
  if (retreat[ADC_ARES_ATTACKER] == retreat[ADC_ARES_DEFENDER])
    retreat[ADC_ARES_DEFENDER] = 0;
}

void
adc_ares_battle_check_moment (AdcAresBattle *self, GPtrArray *faults)
{
  const AdcAresLine *line = &self->line;
  gboolean is_unengaged[2] = { FALSE, FALSE };

  for (guint i = 0; i < line->n_forces; i++) {
    const AdcAresPosition position = adc_ares_layout_get_position (line, &line->layout, i);
    guint front;

    is_unengaged[line->forces[i].side] |= position == ADC_ARES_UNOPPOSED ||
                                          position == ADC_ARES_FLANKING;
    if (position != ADC_ARES_FLANKING)
      continue;

    front = adc_ares_layout_find (line, &line->layout, line->forces[i].side,
                                  line->layout.column[i], 0);
    if (adc_ares_layout_get_position (line, &line->layout, front) == ADC_ARES_UNOPPOSED)
      adc_faults_append (faults, ADC_FAULT_MOMENTARY, self->cards[i].file_line,
                         self->cards[i].id, RULE_BEHIND,
                         _("%s stands behind an unopposed force, which is allowed only until the "
                           "next reorganisation and gives no +1"),
                         self->cards[i].name);
  }

  if (is_unengaged[0] && is_unengaged[1])
    adc_faults_append (faults, ADC_FAULT_MOMENTARY, 0, NULL, RULE_BOTH_SIDES,
                       _("both sides have unengaged forces: the next reorganisation puts them face "
                         "to face"));
}

void
adc_ares_battle_check (AdcAresBattle *self, GPtrArray *faults)
{
  for (guint i = 0; i < self->line.n_forces; i++) {
    if (!adc_ares_layout_has (&self->line.layout, i))
      continue;

    check_participation (self, i, faults);
    if (self->line.forces[i].no_flanking && self->line.layout.rank[i] > 0)
      refuse (faults, &self->cards[i], RULE_NO_FLANKING,
              _("a force without reinforcement cannot stand behind another"));
  }
  if (self->line.is_raid)
    check_raid (self, faults);
  check_retreats (self, faults);
}

static void
ask (AdcAresBattle *self, guint index, const char *stat, const char *message, GPtrArray *faults)
{
  const AdcAresCard *card = &self->cards[index];
  AdcFault *fault = adc_fault_new (ADC_FAULT_MISSING, card->file_line, card->id, NULL, message);

  fault->stat = g_strdup (stat);
  g_ptr_array_add (faults, fault);
  self->is_missing = TRUE;
}

/* Forces that fight, now or later. */
static gboolean
takes_part (AdcAresBattle *self, guint index)
{
  for (guint round = 0; round <= ADC_ARES_MAX_ROUNDS; round++)
    if (self->line.forces[index].arrivals[round] > 0)
      return TRUE;

  return adc_ares_layout_has (&self->line.layout, index);
}

static gboolean
meets_type (AdcAresBattle *self, guint index, guint type)
{
  const AdcAresForce *force = &self->line.forces[index];

  for (guint i = 0; i < self->line.n_forces; i++)
    if (self->line.forces[i].side != force->side && takes_part (self, i) &&
        self->line.forces[i].type == type)
      return TRUE;
  for (guint i = 0; i < force->n_targets; i++)
    if (force->targets[i] >= ADC_ARES_MAX_FORCES && type == self->line.building_type)
      return TRUE;

  return FALSE;
}

void
adc_ares_battle_ask (AdcAresBattle *self, GPtrArray *faults)
{
  if (self->line.layout.n_columns == 0 && !self->is_over) {
    adc_faults_append (faults, ADC_FAULT_MISSING, 0, NULL, NULL, "%s",
                       _("There is nobody in the battle line"));
    self->is_missing = TRUE;
  }
  for (guint i = 0; i < self->line.n_forces; i++) {
    const AdcAresCard *card = &self->cards[i];

    if (!takes_part (self, i))
      continue;

    if (!card->has_type) {
      /* Translators: the name of a unit */
      g_autofree char *message = g_strdup_printf (_("The type of %s is not known"), card->name);

      ask (self, i, "type", message, faults);
    }
    if (!card->has_initiative) {
      /* Translators: the name of a unit */
      g_autofree char *message = g_strdup_printf (_("The initiative of %s is not known"),
                                                  card->name);

      ask (self, i, "initiative", message, faults);
    }
    for (guint j = 0; j < self->n_types; j++)
      if (self->line.forces[i].scores[j] == ADC_ARES_UNKNOWN &&
          self->types[j].score_stat != NULL && meets_type (self, i, j)) {
        /* Translators: the name of a unit, then a stat such as “Against infantry” */
        g_autofree char *message = g_strdup_printf (_("%s: “%s” is not known"), card->name,
                                                    self->types[j].score_title);

        ask (self, i, self->types[j].score_stat, message, faults);
      }
  }
}
