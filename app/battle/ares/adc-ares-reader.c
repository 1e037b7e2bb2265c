/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-reader.h"

#include "adc-settings-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* From a scenario, which is only words, to the figures of a line. */

guint
adc_ares_reader_get_choice (AdcAresReader *self, GHashTable *settings, const char *name,
                            const char * const *choices, const char *force)
{
  return adc_settings_read_choice (settings, name, choices, self->faults, self->file_line, force);
}

int
adc_ares_reader_get_number (AdcAresReader *self, GHashTable *settings, const char *name,
                            int fallback, int min, int max, const char *force)
{
  return adc_settings_read_number (settings, name, min, max, fallback, self->faults,
                                   self->file_line, force);
}

void
adc_ares_reader_refuse_strangers (AdcAresReader *self, GHashTable *settings,
                                  const char * const *known, const char *force)
{
  adc_settings_refuse_strangers (settings, known, self->battle->scenario, self->faults,
                                 self->file_line, force);
}

static void
read_settings (AdcAresReader *self)
{
  static const char * const known[] = { "attack", "place", "frontier", "round", "empty-buildings",
                                        NULL };
  static const char * const attacks[] = { "normal", "deep", "raid", NULL };
  static const char * const places[] = { "frontier", "base", NULL };
  static const char * const raid_places[] = { "base", NULL };
  static const char * const owners[] = { "unknown", "neutral", "attacker", "defender", NULL };
  AdcScenario *scenario = self->battle->scenario;
  GHashTable *settings = adc_scenario_get_settings (scenario);
  AdcAresLine *line = &self->battle->line;
  AdcAresOwner owner;
  AdcAresGoal goal;
  guint frontier;

  adc_ares_reader_refuse_strangers (self, settings, known, NULL);
  self->file_line = adc_scenario_get_line (scenario, "attack");
  self->battle->attack = adc_ares_reader_get_choice (self, settings, "attack", attacks, NULL);
  self->file_line = adc_scenario_get_line (scenario, "place");
  self->battle->is_at_base =
      self->battle->attack == ADC_ARES_NORMAL
          ? adc_ares_reader_get_choice (self, settings, "place", places, NULL) == 1
          : adc_ares_reader_get_choice (self, settings, "place", raid_places, NULL) == 0;
  line->is_raid = self->battle->attack == ADC_ARES_RAID;
  line->has_base_cards = self->battle->is_at_base && !line->is_raid;
  line->n_rounds = self->battle->attack == ADC_ARES_NORMAL ? 6 : 3;
  self->file_line = adc_scenario_get_line (scenario, "round");
  line->round = adc_ares_reader_get_number (self, settings, "round", 1, 1, line->n_rounds, NULL);
  self->file_line = adc_scenario_get_line (scenario, "empty-buildings");
  line->n_empty_buildings =
      adc_ares_reader_get_number (self, settings, "empty-buildings", 0, 0, 40, NULL);

  self->file_line = adc_scenario_get_line (scenario, "frontier");
  frontier = adc_ares_reader_get_choice (self, settings, "frontier", owners, NULL);
  if (frontier == 0)
    return;

  owner = frontier - 1;
  goal = adc_ares_get_goal (owner, self->battle->attack);
  if (goal == ADC_ARES_GOAL_NONE)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, self->file_line, NULL, RULE_ATTACK,
                       _("whoever holds the Frontier cannot strike deep"));
  else if (self->battle->attack == ADC_ARES_NORMAL &&
           (goal == ADC_ARES_GOAL_BASE) != self->battle->is_at_base)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, self->file_line, NULL, RULE_ATTACK,
                       self->battle->is_at_base
                           ? _("a normal attack reaches the Base only from the Frontier")
                           : _("nobody fights over the Frontier unless the defender holds it"));
}

static void
read_types (AdcAresReader *self)
{
  AdcAresBattle *battle = self->battle;
  GListModel *types = adc_game_get_entries (self->game, ADC_KIND_UNIT_TYPE);
  GListModel *stats = adc_game_get_stats (self->game, ADC_KIND_UNIT);

  battle->n_types = MIN (g_list_model_get_n_items (types), ADC_ARES_MAX_TYPES);
  battle->line.building_type = ADC_ARES_MAX_TYPES;
  for (guint i = 0; i < battle->n_types; i++) {
    g_autoptr(AdcEntry) type = g_list_model_get_item (types, i);
    AdcAresType *to = &battle->types[i];

    to->id = g_strdup (adc_entry_get_id (type));
    to->title = g_strdup (adc_entry_get_title (type));
    if (g_str_equal (to->id, "building"))
      battle->line.building_type = i;
    for (guint j = 0; j < g_list_model_get_n_items (stats); j++) {
      g_autoptr(AdcStat) stat = g_list_model_get_item (stats, j);

      if (adc_stat_get_role (stat) == ADC_ROLE_SCORE &&
          g_strcmp0 (adc_stat_get_versus (stat), to->id) == 0 && to->score_stat == NULL) {
        to->score_stat = g_strdup (adc_stat_get_id (stat));
        to->score_title = g_strdup (adc_stat_get_title (stat));
      }
    }
  }
}

static void
read_side (AdcAresReader *self, const AdcScenarioSide *from, AdcAresSide side)
{
  static const char * const known[] = { "policy", "reserves", "rerolls", "modifier", "retreat",
                                        "hand", NULL };
  static const char * const policies[] = { "highest", "losses", "best", NULL };
  static const char * const reserves[] = { "stay", "reinforce", NULL };
  AdcAresLine *line = &self->battle->line;
  int modifier;

  self->file_line = from->line;
  adc_ares_reader_refuse_strangers (self, from->settings, known, NULL);
  line->policy[side] = adc_ares_reader_get_choice (self, from->settings, "policy", policies, NULL);
  line->reserves[side] =
      adc_ares_reader_get_choice (self, from->settings, "reserves", reserves, NULL);
  line->rerolls[side] =
      adc_ares_reader_get_number (self, from->settings, "rerolls", 0, 0, 20, NULL);
  line->retreat[side] =
      adc_ares_reader_get_number (self, from->settings, "retreat", 0, 0, line->n_rounds, NULL);
  modifier = adc_ares_reader_get_number (self, from->settings, "modifier", 0, -9, 9, NULL);
  if (side == ADC_ARES_DEFENDER)
    self->battle->hand = adc_ares_reader_get_number (self, from->settings, "hand", 3, 0, 20, NULL);
  for (guint i = 0; i < from->forces->len; i++) {
    if (line->n_forces == ADC_ARES_MAX_FORCES) {
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, NULL,
                         _("there are more than %d forces"), ADC_ARES_MAX_FORCES);
      return;
    }
    adc_ares_reader_read_force (self, from->forces->pdata[i], side, modifier);
  }
}

static guint
find_card (AdcAresReader *self, const char *id)
{
  for (guint i = 0; i < self->battle->line.n_forces; i++)
    if (g_str_equal (self->battle->cards[i].id, id))
      return i;

  return ADC_ARES_NOWHERE;
}

/* Targets can be read only once every force is known. */
static void
read_targets (AdcAresReader *self, const AdcScenarioForce *from)
{
  const guint index = find_card (self, from->id);
  AdcAresForce *force = &self->battle->line.forces[index];

  for (guint i = 0; i < from->targets->len && force->n_targets < ADC_ARES_MAX_TARGETS; i++) {
    const char *id = from->targets->pdata[i];
    guint at = find_card (self, id);

    if (g_str_equal (id, "base-left"))
      at = ADC_ARES_BASE_LEFT;
    else if (g_str_equal (id, "base-right"))
      at = ADC_ARES_BASE_RIGHT;

    if (at == ADC_ARES_NOWHERE ||
        (at < ADC_ARES_MAX_FORCES && self->battle->line.forces[at].side == force->side))
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_TARGET,
                         _("“%s” is no force of the enemy"), id);
    else if (at >= ADC_ARES_MAX_FORCES &&
             (!self->battle->line.has_base_cards || force->side != ADC_ARES_ATTACKER))
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id,
                         RULE_BASE_CARDS,
                         _("only the attacker of a Base shoots at Base cards, and not in a raid"));
    else
      force->targets[force->n_targets++] = at;
  }
}

static void
read_arrival (AdcAresReader *self, const AdcScenarioArrival *arrival, AdcAresSide side,
              guint *n_cards)
{
  AdcAresBattle *battle = self->battle;
  const guint index = find_card (self, arrival->force);
  const AdcAresCard *card = index < ADC_ARES_MAX_FORCES ? &battle->cards[index] : NULL;
  const char *reason = NULL;

  if (side != ADC_ARES_DEFENDER || !battle->is_at_base)
    reason = _("emergency defence is for the defender of a Base");
  else if (battle->line.is_raid)
    reason = _("there is no emergency defence in a raid");
  else if (card == NULL || battle->line.forces[index].side != side)
    reason = _("emergency defence builds units of one’s own");
  else if (!card->is_base_defence && card->has_all_abilities)
    reason = _("emergency defence builds base defence units only");
  else if (arrival->round > battle->line.n_rounds)
    reason = _("the battle does not last that long");
  if (reason != NULL) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, arrival->line, arrival->force,
                       RULE_ARRIVALS, "%s", reason);
    return;
  }

  if (arrival->round < battle->line.round)
    return; /* over and done with */
  if (!card->has_cost) {
    adc_ares_reader_ask_cost (self, card, arrival->line, RULE_ARRIVALS);
  } else {
    *n_cards += card->cost * arrival->count;
  }
  battle->line.forces[index].arrivals[arrival->round] =
      MIN (battle->line.forces[index].arrivals[arrival->round] + arrival->count,
           ADC_ARES_MAX_UNITS);
}

static void
read_arrivals (AdcAresReader *self, const AdcScenarioSide *from, AdcAresSide side)
{
  guint n_cards = 0;

  for (guint i = 0; i < from->arrivals->len; i++)
    read_arrival (self, from->arrivals->pdata[i], side, &n_cards);
  if (n_cards > self->battle->hand)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, RULE_ARRIVALS,
                       /* Translators: numbers of cards */
                       _("emergency defence for %u is too much for a hand of %u"), n_cards,
                       self->battle->hand);
}

/* Units that wait in their base come along when their force is called; those never called keep out of it. */
static void
sort_out_waiting (AdcAresBattle *self)
{
  for (guint i = 0; i < self->line.n_forces; i++) {
    AdcAresForce *force = &self->line.forces[i];
    guint round = 1;

    if (adc_ares_layout_has (&self->line.layout, i))
      continue;

    while (round <= ADC_ARES_MAX_ROUNDS && force->arrivals[round] == 0)
      round++;
    if (round > ADC_ARES_MAX_ROUNDS) {
      self->cards[i].n_waiting = adc_ares_force_count_units (force, force->hits);
    } else {
      force->arrivals[round] = MIN (force->arrivals[round] +
                                        adc_ares_force_count_units (force, force->hits),
                                    ADC_ARES_MAX_UNITS);
    }
    force->hits = 0;
  }
}

gboolean
adc_ares_battle_read (AdcAresBattle *self, AdcGame *game, GPtrArray *faults)
{
  static const char * const ids[] = { "attacker", "defender" };
  AdcAresReader reader = { .battle = self, .game = game, .faults = faults };
  GPtrArray *sides = adc_scenario_get_sides (self->scenario);
  const guint n_faults = faults->len;

  memset (self->line.layout.column, ADC_ARES_NOWHERE, sizeof self->line.layout.column);
  read_types (&reader);
  read_settings (&reader);
  for (guint i = 0; i < sides->len; i++) {
    const AdcScenarioSide *side = sides->pdata[i];

    if (!g_str_equal (side->id, ids[0]) && !g_str_equal (side->id, ids[1]))
      adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, side->line, NULL, NULL,
                         _("the sides are “attacker” and “defender”, not “%s”"), side->id);
  }
  for (AdcAresSide side = 0; side < 2; side++) {
    const AdcScenarioSide *from = adc_scenario_find_side (self->scenario, ids[side]);

    if (from != NULL)
      read_side (&reader, from, side);
  }
  if (faults->len > n_faults)
    for (guint i = n_faults; i < faults->len; i++)
      if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE)
        return FALSE;

  for (AdcAresSide side = 0; side < 2; side++) {
    const AdcScenarioSide *from = adc_scenario_find_side (self->scenario, ids[side]);

    for (guint i = 0; from != NULL && i < from->forces->len; i++)
      read_targets (&reader, from->forces->pdata[i]);
    if (from != NULL)
      read_arrivals (&reader, from, side);
  }
  adc_ares_layout_compact (&self->line, &self->line.layout);
  sort_out_waiting (self);
  return TRUE;
}
