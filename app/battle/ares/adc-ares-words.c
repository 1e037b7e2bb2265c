/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include <glib/gi18n-lib.h>

/* What a battle has to say to its reader: the steps of each threshold, what was worked out besides, what is assumed. */

static void
add_score (AdcAresBattle *self, AdcShot *shot, guint type, const AdcAresThreshold *threshold)
{
  const char *title = type < self->n_types && self->types[type].score_title != NULL
                          ? self->types[type].score_title
                          : _("Attack score");

  if (threshold->score == ADC_ARES_UNKNOWN || threshold->score == ADC_ARES_NEVER)
    g_ptr_array_add (shot->reasons, adc_reason_new (title, RULE_THRESHOLD));
  else
    g_ptr_array_add (shot->reasons, adc_reason_new_value (title, threshold->score, RULE_THRESHOLD));
}

/* Why a force that stands behind another has its +1, or has it not. */
static void
add_flanking (AdcAresBattle *self, AdcShot *shot, guint from, const AdcAresThreshold *threshold)
{
  const AdcAresLine *line = &self->line;
  guint front;

  if (adc_ares_layout_get_position (line, &line->layout, from) != ADC_ARES_FLANKING)
    return;

  if (threshold->flanking != 0) {
    g_ptr_array_add (shot->reasons,
                     adc_reason_new_value (_("In reinforcement"), threshold->flanking,
                                           RULE_BEHIND));
    return;
  }

  front = adc_ares_layout_find (line, &line->layout, line->forces[from].side,
                                line->layout.column[from], 0);
  if (line->forces[front].no_flanking)
    g_ptr_array_add (shot->reasons,
                     adc_reason_new_value (_("Behind a force that cannot be reinforced"), 0,
                                           RULE_NO_FLANKING));
  else
    g_ptr_array_add (shot->reasons,
                     adc_reason_new_value (_("Behind an unopposed force"), 0, RULE_BEHIND));
}

/* One line for each column that costs something. */
static void
add_position (AdcAresBattle *self, AdcShot *shot, guint from, guint at)
{
  const AdcAresLine *line = &self->line;
  const AdcAresLayout *layout = &line->layout;
  const AdcAresSide enemy = adc_ares_other (line->forces[from].side);
  const int start = layout->column[from];
  const int end = at == ADC_ARES_BASE_LEFT    ? -1
                  : at == ADC_ARES_BASE_RIGHT ? layout->n_columns
                                              : layout->column[at];
  const int step = end > start ? 1 : -1;

  for (int column = start; column != end; column += step) {
    const guint jumped = adc_ares_layout_find (line, layout, enemy, column, 0);

    if (jumped != ADC_ARES_NOWHERE) {
      /* Translators: the name of a force over whose column another one shoots */
      g_autofree char *label = g_strdup_printf (_("Jumping %s"), self->cards[jumped].name);

      g_ptr_array_add (shot->reasons, adc_reason_new_value (label, -1, RULE_POSITION));
    }
  }
}

static void
add_verdict (AdcShot *shot, guint n_units)
{
  const char *label = NULL;

  if (shot->threshold < 0)
    label = _("Below 0: it cannot shoot");
  else if (shot->threshold == 0 && n_units < 2)
    label = _("At 0 a lone unit cannot shoot");
  else if (shot->threshold == 0)
    label = _("At 0: one die for two units, which hits on a 1");
  else if (shot->threshold >= 6)
    label = _("A 6 always misses");

  if (label != NULL)
    g_ptr_array_add (shot->reasons,
                     adc_reason_new (label, shot->threshold > 0 ? RULE_THRESHOLD : RULE_ZERO));
}

static AdcDistribution *
get_losses (const AdcAresForce *target, guint hits_left, AdcDistribution *hits)
{
  const guint n_units = adc_ares_force_count_units (target, hits_left);
  double chances[ADC_ARES_MAX_UNITS + 1] = { 0 };

  for (guint n = 0; n <= adc_distribution_get_maximum (hits); n++) {
    const guint left = adc_ares_force_count_units (target, hits_left - MIN (n, hits_left));

    chances[n_units - left] += adc_distribution_get_chance (hits, n);
  }

  return adc_distribution_new (chances, n_units + 1);
}

static AdcShot *
make_shot (AdcAresBattle *self, guint from, guint at)
{
  const AdcAresLine *line = &self->line;
  const AdcAresForce *shooter = &line->forces[from];
  const AdcAresThreshold threshold = adc_ares_get_threshold (line, &line->layout, from, at);
  const gboolean is_base = at >= ADC_ARES_MAX_FORCES;
  const gboolean enters = shooter->initiative == line->initiatives[MIN (line->group,
                                                                        line->n_initiatives - 1)];
  const guint n_units = enters ? line->units[from]
                               : adc_ares_force_count_units (shooter, line->hits[from]);
  AdcShot *shot = adc_shot_new (self->cards[from].id,
                                is_base ? at == ADC_ARES_BASE_LEFT ? "base-left" : "base-right"
                                        : self->cards[at].id);

  add_score (self, shot, is_base ? line->building_type : line->forces[at].type, &threshold);
  add_flanking (self, shot, from, &threshold);
  add_position (self, shot, from, at);
  if (threshold.modifier != 0)
    g_ptr_array_add (shot->reasons, adc_reason_new_value (_("Other modifiers"), threshold.modifier,
                                                          RULE_THRESHOLD));
  shot->known = threshold.total != ADC_ARES_UNKNOWN;
  if (!shot->known || threshold.total == ADC_ARES_NEVER) {
    if (shot->known)
      g_ptr_array_add (shot->reasons,
                       adc_reason_new (_("An X: it never shoots at this type"), RULE_NEVER));
    shot->hits = adc_distribution_new_certain (0);
    shot->losses = adc_distribution_new_certain (0);
    return shot;
  }

  shot->threshold = threshold.total;
  shot->needed = adc_ares_get_needed (threshold.total);
  shot->n_dice = line->retreat[shooter->side] == line->round
                     ? 0
                     : adc_ares_get_n_dice (threshold.total, n_units);
  shot->possible = shot->n_dice > 0;
  shot->chance = shot->needed / 6.0;
  shot->hits = adc_distribution_new_binomial (shot->n_dice, shot->chance);
  if (line->rerolls[shooter->side] > 0 && shot->possible)
    shot->rerolled = adc_distribution_new_rerolled (shot->n_dice, shot->chance,
                                                    line->rerolls[shooter->side]);
  if (is_base) {
    g_ptr_array_add (shot->reasons, adc_reason_new (_("One hit or more destroys an empty building"),
                                                    RULE_BASE_CARDS));
    shot->losses = adc_distribution_cap (shot->hits, 1);
  } else {
    shot->losses = get_losses (&line->forces[at], line->hits[at], shot->hits);
  }
  add_verdict (shot, n_units);
  if (line->retreat[shooter->side] == line->round)
    g_ptr_array_add (shot->reasons,
                     adc_reason_new (_("Its side retreats and does not shoot"), RULE_RETREAT));
  return shot;
}

GPtrArray *
adc_ares_battle_list_shots (AdcAresBattle *self)
{
  GPtrArray *shots = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_shot_free);
  const AdcAresLine *line = &self->line;

  for (guint from = 0; from < line->n_forces; from++) {
    if (!adc_ares_layout_has (&line->layout, from))
      continue;

    for (guint at = 0; at < line->n_forces; at++)
      if (line->forces[at].side != line->forces[from].side &&
          adc_ares_layout_has (&line->layout, at))
        g_ptr_array_add (shots, make_shot (self, from, at));
    if (line->has_base_cards && line->forces[from].side == ADC_ARES_ATTACKER) {
      g_ptr_array_add (shots, make_shot (self, from, ADC_ARES_BASE_LEFT));
      g_ptr_array_add (shots, make_shot (self, from, ADC_ARES_BASE_RIGHT));
    }
  }

  return shots;
}

static void
add_note (GPtrArray *notes, const char *rule, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
add_note (GPtrArray *notes, const char *rule, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_ptr_array_add (notes, adc_reason_new (text, rule));
}

static void
note_opening (AdcAresBattle *self)
{
  const guint attacker = adc_ares_battle_get_recon (self, ADC_ARES_ATTACKER);
  const guint defender = adc_ares_battle_get_recon (self, ADC_ARES_DEFENDER);
  guint n_opening, n_answer;
  AdcAresSide opens;

  if (self->line.is_raid)
    return;

  adc_ares_get_opening (attacker, defender, &opens, &n_opening, &n_answer);
  add_note (self->notes, RULE_RECON,
            opens == ADC_ARES_ATTACKER
                /* Translators: numbers of points and of forces */
                ? _("Reconnaissance %u to %u: the attacker opens with %u, the defender answers "
                    "with %u")
                : _("Reconnaissance %u to %u: the defender opens with %u, the attacker answers "
                    "with %u"),
            attacker, defender, n_opening, n_answer);
}

static void
note_attack_card (AdcAresBattle *self)
{
  static const char * const owners[] = { "neutral", "attacker", "defender", NULL };
  const char *frontier = adc_settings_get (adc_scenario_get_settings (self->scenario), "frontier",
                                           NULL);

  for (guint i = 0; frontier != NULL && owners[i] != NULL; i++)
    if (g_str_equal (owners[i], frontier))
      add_note (self->notes, RULE_CARD_OWNER, "%s",
                i == ADC_ARES_NOBODY ? _("Nobody keeps the attack card: the Frontier is neutral")
                : i == ADC_ARES_PLAYER_ATTACKER
                    ? _("The attacker keeps the attack card: he holds the Frontier")
                : self->attack == ADC_ARES_DEEP
                    ? _("The defender keeps the attack card, unless he was guarding the Frontier: "
                        "surprise gives it to the attacker")
                    : _("The defender keeps the attack card: he holds the Frontier"));
}

static void
note_arrivals (AdcAresBattle *self)
{
  const AdcScenarioSide *side = adc_scenario_find_side (self->scenario, "defender");

  for (guint i = 0; side != NULL && i < side->arrivals->len; i++) {
    const AdcScenarioArrival *arrival = side->arrivals->pdata[i];

    for (guint j = 0; j < self->line.n_forces; j++)
      if (g_str_equal (self->cards[j].id, arrival->force) && self->cards[j].has_cost)
        add_note (self->notes, RULE_ARRIVALS,
                  /* Translators: round, number of units, their name, number of cards */
                  _("Emergency defence in round %u: %u × %s; cards to pay: %u"), arrival->round,
                  arrival->count, self->cards[j].name, self->cards[j].cost * arrival->count);
  }
  if (side != NULL && side->arrivals->len > 0)
    add_note (self->notes, RULE_ARRIVALS, _("Cards in hand now: %u"), self->hand);
}

void
adc_ares_battle_note (AdcAresBattle *self)
{
  note_opening (self);
  note_attack_card (self);
  note_arrivals (self);
  if (self->attack == ADC_ARES_RAID)
    add_note (self->notes, "raid-recompenses",
              _("If the attacker wins he takes two of three: a score card, three bonus resources, "
                "an empty building"));
  else if (self->is_at_base)
    add_note (self->notes, "resultats-bataille",
              _("If the attacker wins he conquers the Base"));
  else
    add_note (self->notes, "resultats-bataille",
              _("If the attacker wins he takes the Frontier"));
}

static void
assume_targets (AdcAresBattle *self)
{
  static const char * const texts[2][3] = {
    { N_("The attacker shoots at the highest threshold"),
      N_("The attacker shoots where he expects to destroy most units"),
      N_("The attacker shoots so as to win most often, and throws misses again only when it pays") },
    { N_("The defender shoots at the highest threshold"),
      N_("The defender shoots where he expects to destroy most units"),
      N_("The defender shoots so as to win most often, and throws misses again only when it pays") },
  };
  gboolean has_named = FALSE;

  for (guint i = 0; i < self->line.n_forces; i++)
    has_named |= self->line.forces[i].n_targets > 0;
  if (has_named)
    add_note (self->assumptions, RULE_TARGET, "%s",
              _("Forces with targets of their own shoot at these first"));
  for (AdcAresSide side = 0; side < 2; side++)
    add_note (self->assumptions, RULE_TARGET, "%s", _(texts[side][self->line.policy[side]]));
  if (self->line.policy[0] != ADC_ARES_BEST || self->line.policy[1] != ADC_ARES_BEST)
    add_note (self->assumptions, RULE_ORDER, "%s",
              _("Other targets of an initiative group are chosen before its first die; of equal "
                "ones the nearest, then the left one"));
}

static void
assume_reserves (AdcAresBattle *self)
{
  static const char * const texts[2][2] = {
    { N_("The attacker’s unengaged forces stay where they are as long as the rules allow"),
      N_("The attacker’s unengaged forces reinforce the nearest engaged one") },
    { N_("The defender’s unengaged forces stay where they are as long as the rules allow"),
      N_("The defender’s unengaged forces reinforce the nearest engaged one") },
  };

  if (self->line.is_raid)
    return;

  for (AdcAresSide side = 0; side < 2; side++)
    add_note (self->assumptions, RULE_REORGANISE, "%s",
              _(texts[side][self->line.reserves[side]]));
  add_note (self->assumptions, RULE_BOTH_SIDES, "%s",
            _("When both sides have unengaged forces they are put face to face from left to right"));
}

static void
assume_retreats (AdcAresBattle *self)
{
  if (self->line.retreat[ADC_ARES_ATTACKER] > 0)
    add_note (self->assumptions, RULE_RETREAT, _("The attacker retreats in round %u"),
              self->line.retreat[ADC_ARES_ATTACKER]);
  if (self->line.retreat[ADC_ARES_DEFENDER] > 0)
    add_note (self->assumptions, RULE_RETREAT, _("The defender retreats in round %u"),
              self->line.retreat[ADC_ARES_DEFENDER]);
  if (self->line.retreat[0] == 0 && self->line.retreat[1] == 0)
    add_note (self->assumptions, RULE_RETREAT, "%s", _("Nobody retreats"));
}

void
adc_ares_battle_state_assumptions (AdcAresBattle *self)
{
  const AdcAresLine *line = &self->line;
  gboolean shoots_at_base = FALSE, knows_all = TRUE, has_greedy_rerolls = FALSE;

  for (guint i = 0; i < line->n_forces; i++) {
    knows_all &= self->cards[i].has_all_abilities || !adc_ares_layout_has (&line->layout, i);
    for (guint j = 0; j < line->forces[i].n_targets; j++)
      shoots_at_base |= line->forces[i].targets[j] >= ADC_ARES_MAX_FORCES;
  }
  for (AdcAresSide side = 0; side < 2; side++)
    has_greedy_rerolls |= line->rerolls[side] > 0 && line->policy[side] != ADC_ARES_BEST;

  assume_targets (self);
  assume_reserves (self);
  assume_retreats (self);
  if (has_greedy_rerolls)
    add_note (self->assumptions, RULE_REROLLS, "%s",
              _("Rerolls go to the first misses, as long as the target can take another hit"));
  if (line->has_base_cards) {
    add_note (self->assumptions, RULE_ARRIVALS, "%s",
              _("There is no emergency defence but what is laid down here"));
    if (!shoots_at_base)
      add_note (self->assumptions, RULE_BASE_CARDS, "%s", _("Nobody shoots at Base cards"));
  }
  if (!knows_all)
    add_note (self->assumptions, "capacites", "%s",
              _("Abilities that are not known of a card are taken to be absent"));
  add_note (self->assumptions, RULE_WINNER, "%s",
            line->is_raid ? _("If both are wiped out, or time is up, the defender wins")
                          : _("If both sides are wiped out, or the rounds are over, the defender "
                              "wins"));
}
