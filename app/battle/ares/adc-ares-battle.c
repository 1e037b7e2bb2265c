/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include "adc-error.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define N_TRIALS 250000 /* within 0.2 % */
#define SEED     20110622 /* any will do, as long as it is always the same */

static const char * const side_ids[] = { "attacker", "defender" };

static void battle_iface_init (AdcBattleInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcAresBattle, adc_ares_battle, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

static GPtrArray *
copy_reasons (GPtrArray *reasons)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  for (guint i = 0; i < reasons->len; i++) {
    const AdcReason *reason = reasons->pdata[i];

    g_ptr_array_add (copy, adc_reason_new (reason->label, reason->rule));
  }

  return copy;
}

static GPtrArray *
list_shots (AdcBattle *battle)
{
  return adc_ares_battle_list_shots (ADC_ARES_BATTLE (battle));
}

static GPtrArray *
list_notes (AdcBattle *battle)
{
  return copy_reasons (ADC_ARES_BATTLE (battle)->notes);
}

static const char *
get_target_id (AdcAresBattle *self, guint at)
{
  return at == ADC_ARES_BASE_LEFT    ? "base-left"
         : at == ADC_ARES_BASE_RIGHT ? "base-right"
                                     : self->cards[at].id;
}

/* From what each choice is worth to a piece of advice for each force. */
static void
add_advice (AdcAresBattle *self, AdcForecast *forecast, GArray *choices)
{
  AdcAresLine line = self->line;
  AdcAresField field;
  AdcAresOdds odds;

  line.policy[0] = line.policy[1] = ADC_ARES_HIGHEST;
  adc_ares_odds_fill (&odds);
  adc_ares_field_fill (&field, &line, &line.layout);
  for (guint i = 0; i < choices->len;) {
    const AdcAresChoice *best = &g_array_index (choices, AdcAresChoice, i);
    const guint from = best->from;
    AdcAdvice *advice = g_new0 (AdcAdvice, 1);
    AdcAresFire simple = { .at = best->at };

    adc_ares_choose (&field, &line, &odds, from, line.units[from], line.hits, line.n_destroyed,
                     &simple);
    for (; i < choices->len && g_array_index (choices, AdcAresChoice, i).from == from; i++) {
      const AdcAresChoice *choice = &g_array_index (choices, AdcAresChoice, i);

      if (choice->at == simple.at)
        advice->simple_chance = choice->chance;
      if (choice->chance > best->chance + 1e-13)
        best = choice;
    }
    advice->from = g_strdup (self->cards[from].id);
    advice->at = g_strdup (get_target_id (self, best->at));
    advice->chance = best->chance;
    advice->simple = g_strdup (get_target_id (self, simple.at));
    g_ptr_array_add (forecast->advice, advice);
  }
}

/* Tells the tally as a forecast. */
static void
fill_forecast (AdcAresBattle *self, AdcForecast *forecast, const AdcAresTally *tally)
{
  const char *labels[] = { _("Attacker wins"), _("Defender wins") };
  const AdcAresLine *line = &self->line;

  forecast->first_round = line->round;
  forecast->n_rounds = line->n_rounds;
  forecast->exact = tally->n_trials == 0;
  forecast->n_trials = tally->n_trials;
  for (AdcAresSide side = 0; side < 2; side++) {
    AdcOutcome *outcome = adc_forecast_add_outcome (forecast, side_ids[side], labels[side]);

    outcome->chance = adc_ares_tally_get_wins (tally, side);
    for (guint round = line->round; round <= line->n_rounds; round++)
      g_array_append_val (outcome->by_round, tally->wins[side][round]);
  }
  forecast->error = tally->dropped;
  if (!forecast->exact) {
    const double p = adc_forecast_get_chance (forecast, side_ids[0]);

    /* Two standard deviations; at the edges as if one battle had gone the other way. */
    forecast->error = 1.96 * sqrt (MAX (p * (1 - p), 1.0 / tally->n_trials) / tally->n_trials);
  }

  for (guint i = 0; i < line->n_forces; i++)
    adc_forecast_add_survivors (forecast, self->cards[i].id,
                                adc_distribution_new (tally->survivors[i],
                                                      ADC_ARES_MAX_UNITS + 1));
  if (tally->destroyed[0] < 1 - 1e-9) {
    AdcSurvivors *extra = g_new0 (AdcSurvivors, 1);
    guint n = G_N_ELEMENTS (tally->destroyed);

    while (n > 1 && tally->destroyed[n - 1] <= 0)
      n--;
    extra->force = g_strdup ("empty-buildings");
    extra->units = adc_distribution_new (tally->destroyed, n);
    g_ptr_array_add (forecast->extras, extra);
  }
}

/* Exactly if it can be had for the price, with dice otherwise. */
static gboolean
compute (const AdcAresLine *line, AdcProgress progress, gpointer data, GCancellable *cancellable,
         AdcAresTally *tally)
{
  if (adc_ares_solve (line, cancellable, tally))
    return TRUE;

  return !g_cancellable_is_cancelled (cancellable) &&
         adc_ares_simulate (line, N_TRIALS, SEED, progress, data, cancellable, tally);
}

/* A battle too large to look for the best: what comes of insisting on each target until it is gone. */
static void
weigh_plans (AdcAresBattle *self, AdcProgress progress, gpointer data, GCancellable *cancellable,
             GArray *choices)
{
  AdcAresField field;

  adc_ares_field_fill (&field, &self->line, &self->line.layout);
  if (self->line.group >= self->line.n_initiatives)
    return;

  for (guint i = 0; i < field.n_order[self->line.group]; i++) {
    const guint from = field.order[self->line.group][i];
    const AdcAresSide side = self->line.forces[from].side;

    if (self->line.policy[side] != ADC_ARES_BEST || (self->line.has_fired & (1u << from)))
      continue;

    for (guint j = 0; j < field.n_ranked[from]; j++) {
      AdcAresLine line = self->line;
      AdcAresChoice choice = { from, field.ranked[from][j], 0 };
      AdcAresTally tally;

      for (AdcAresSide k = 0; k < 2; k++)
        if (line.policy[k] == ADC_ARES_BEST)
          line.policy[k] = ADC_ARES_HIGHEST;
      line.forces[from].n_targets = 1;
      line.forces[from].targets[0] = choice.at;
      if (!compute (&line, progress, data, cancellable, &tally))
        return;
      choice.chance = adc_ares_tally_get_wins (&tally, side);
      g_array_append_val (choices, choice);
    }
  }
}

static gboolean
compute_best (AdcAresBattle *self, AdcProgress progress, gpointer data, GCancellable *cancellable,
              AdcAresTally *tally, AdcForecast *forecast)
{
  g_autoptr(GArray) choices = g_array_new (FALSE, FALSE, sizeof (AdcAresChoice));
  AdcAresLine line = self->line;

  if (adc_ares_solve_best (&line, cancellable, tally, choices)) {
    add_advice (self, forecast, choices);
    return TRUE;
  }
  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;

  g_array_set_size (choices, 0);
  weigh_plans (self, progress, data, cancellable, choices);
  add_advice (self, forecast, choices);
  for (AdcAresSide side = 0; side < 2; side++)
    if (line.policy[side] == ADC_ARES_BEST)
      line.policy[side] = ADC_ARES_HIGHEST;
  g_ptr_array_add (forecast->assumptions,
                   adc_reason_new (_("This battle is too large to look for the best of all choices: "
                                     "the highest threshold stands for it, and the advice is "
                                     "what comes of insisting on one target until it is gone"),
                                   RULE_TARGET));
  return compute (&line, progress, data, cancellable, tally);
}

static AdcForecast *
forecast (AdcBattle *battle, AdcProgress progress, gpointer data, GCancellable *cancellable,
          GError **error)
{
  AdcAresBattle *self = ADC_ARES_BATTLE (battle);
  g_autoptr(AdcForecast) result = adc_forecast_new ();
  AdcAresTally tally = { 0 };
  gboolean is_done = TRUE;

  if (self->is_missing) {
    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID,
                         _("values are missing that this battle depends on"));
    return NULL;
  }

  g_ptr_array_unref (result->assumptions);
  result->assumptions = copy_reasons (self->assumptions);
  if (self->is_over)
    adc_ares_tally_add (&tally, &self->line, MIN (self->line.round, self->line.n_rounds),
                        self->winner, self->line.hits, self->line.n_destroyed, 1);
  else if (self->line.policy[0] == ADC_ARES_BEST || self->line.policy[1] == ADC_ARES_BEST)
    is_done = compute_best (self, progress, data, cancellable, &tally, result);
  else
    is_done = compute (&self->line, progress, data, cancellable, &tally);
  if (!is_done) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The forecast was cancelled"));
    return NULL;
  }

  fill_forecast (self, result, &tally);
  return g_steal_pointer (&result);
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_shots = list_shots;
  iface->list_notes = list_notes;
  iface->forecast = forecast;
}

static void
adc_ares_battle_finalize (GObject *object)
{
  AdcAresBattle *self = ADC_ARES_BATTLE (object);

  for (guint i = 0; i < self->line.n_forces; i++) {
    g_free (self->cards[i].id);
    g_free (self->cards[i].name);
    g_free (self->cards[i].unit);
  }
  for (guint i = 0; i < self->n_types; i++) {
    g_free (self->types[i].id);
    g_free (self->types[i].score_stat);
    g_free (self->types[i].score_title);
    g_free (self->types[i].title);
  }
  g_array_unref (self->records);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->assumptions);
  g_clear_object (&self->scenario);
  G_OBJECT_CLASS (adc_ares_battle_parent_class)->finalize (object);
}

static void
adc_ares_battle_class_init (AdcAresBattleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_ares_battle_finalize;
}

static void
adc_ares_battle_init (AdcAresBattle *self)
{
  self->records = g_array_new (FALSE, FALSE, sizeof (AdcAresRecord));
  self->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  self->assumptions = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
}

static gboolean
is_impossible (GPtrArray *faults, guint first)
{
  for (guint i = first; i < faults->len; i++)
    if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE)
      return TRUE;

  return FALSE;
}

static AdcBattle *
prepare (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  g_autoptr(AdcAresBattle) self = g_object_new (ADC_TYPE_ARES_BATTLE, NULL);
  const guint n_faults = faults->len;

  self->scenario = adc_scenario_copy (scenario);
  if (!adc_ares_battle_read (self, game, faults))
    return NULL;

  adc_ares_battle_check (self, faults);
  if (is_impossible (faults, n_faults))
    return NULL;

  adc_ares_line_start (&self->line);
  if (!adc_ares_battle_replay (self, faults))
    return NULL;

  adc_ares_battle_check_moment (self, faults);
  adc_ares_battle_ask (self, faults);
  adc_ares_battle_note (self);
  adc_ares_battle_state_assumptions (self);
  return ADC_BATTLE (g_steal_pointer (&self));
}

static const char *
get_name (const char *id)
{
  static const struct {
    const char *id;
    const char *name;
  } names[] = {
    { "base-left", N_("Base card, left") },
    { "base-right", N_("Base card, right") },
    { "empty-buildings", N_("Empty buildings destroyed") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].id, id))
      return _(names[i].name);

  return NULL;
}

const AdcEngine adc_ares_engine = { "ares", prepare, get_name };

guint
adc_ares_battle_get_n_columns (AdcAresBattle *self)
{
  return self->line.layout.n_columns;
}

guint
adc_ares_battle_get_n_forces (AdcAresBattle *self)
{
  return self->line.n_forces;
}

void
adc_ares_battle_get_force (AdcAresBattle *self, guint index, AdcAresForceInfo *info)
{
  const AdcAresLine *line = &self->line;
  const AdcAresForce *force;
  const AdcAresCard *card;
  gboolean is_in_group;
  guint hits;

  g_return_if_fail (ADC_IS_ARES_BATTLE (self));
  g_return_if_fail (index < line->n_forces);

  force = &line->forces[index];
  card = &self->cards[index];
  hits = line->hits[index];
  is_in_group = !self->is_over && card->has_initiative && line->group < line->n_initiatives &&
                line->initiatives[line->group] == force->initiative;
  *info = (AdcAresForceInfo) {
    .id = card->id,
    .name = card->name,
    .unit = card->unit,
    .type = card->has_type ? self->types[force->type].id : NULL,
    .side = force->side,
    .position = adc_ares_layout_get_position (line, &line->layout, index),
    .column = line->layout.column[index],
    .rank = line->layout.rank[index],
    .n_units = adc_ares_force_count_units (force, hits),
    .is_damaged = force->hits_per_unit == 2 && MIN (hits, force->body) % 2 == 1,
    .shield = hits > force->body ? hits - force->body : 0,
    .n_hits = hits,
    .has_initiative = card->has_initiative,
    .initiative = force->initiative,
  };
  if (info->position == ADC_ARES_AWAY) {
    info->n_units += card->n_waiting;
    return;
  }

  info->has_fired = (line->has_fired & (1u << index)) ||
                    (card->has_initiative && (line->group >= line->n_initiatives ||
                                              force->initiative > line->initiatives[line->group]));
  info->is_firing = is_in_group && !info->has_fired && line->retreat[force->side] != line->round;
}

gboolean
adc_ares_battle_find_force (AdcAresBattle *self, const char *id, AdcAresForceInfo *info)
{
  g_return_val_if_fail (ADC_IS_ARES_BATTLE (self), FALSE);

  for (guint i = 0; i < self->line.n_forces; i++)
    if (g_strcmp0 (self->cards[i].id, id) == 0) {
      adc_ares_battle_get_force (self, i, info);
      return TRUE;
    }

  return FALSE;
}

const char *
adc_ares_battle_get_force_at (AdcAresBattle *self, AdcAresSide side, guint column, guint rank)
{
  guint index;

  g_return_val_if_fail (ADC_IS_ARES_BATTLE (self), NULL);

  index = adc_ares_layout_find (&self->line, &self->line.layout, side, column, rank);
  return index != ADC_ARES_NOWHERE ? self->cards[index].id : NULL;
}

gboolean
adc_ares_battle_has_base_cards (AdcAresBattle *self)
{
  return self->line.has_base_cards;
}

guint
adc_ares_battle_get_round (AdcAresBattle *self)
{
  return self->line.round;
}

guint
adc_ares_battle_get_n_rounds (AdcAresBattle *self)
{
  return self->line.n_rounds;
}

guint
adc_ares_battle_get_rerolls (AdcAresBattle *self, AdcAresSide side)
{
  return self->line.rerolls[side];
}

guint
adc_ares_battle_get_recon (AdcAresBattle *self, AdcAresSide side)
{
  const gboolean is_placed = self->line.layout.n_columns > 0; /* before, everybody waits and counts */
  guint recon = 0;

  for (guint i = 0; i < self->line.n_forces; i++)
    if (self->line.forces[i].side == side &&
        (is_placed ? adc_ares_layout_has (&self->line.layout, i) : self->cards[i].n_waiting > 0))
      recon += self->line.forces[i].recon;

  return recon;
}

guint
adc_ares_battle_get_n_destroyed (AdcAresBattle *self)
{
  return self->line.n_destroyed;
}

gboolean
adc_ares_battle_is_over (AdcAresBattle *self, const char **winner)
{
  if (winner != NULL)
    *winner = self->is_over ? side_ids[self->winner] : NULL;

  return self->is_over;
}

gboolean
adc_ares_battle_can_retreat (AdcAresBattle *self, AdcAresSide side, AdcReason **why_not)
{
  const gboolean is_forbidden = side == ADC_ARES_DEFENDER && self->line.has_base_cards;

  if (is_forbidden && why_not != NULL)
    *why_not = adc_reason_new (_("The defender of a Base cannot retreat, except in a raid"),
                               RULE_RETREAT);

  return !is_forbidden;
}

guint
adc_ares_battle_get_n_records (AdcAresBattle *self)
{
  return self->records->len;
}

void
adc_ares_battle_get_record (AdcAresBattle *self, guint index, AdcAresRecord *record)
{
  g_return_if_fail (index < self->records->len);

  *record = g_array_index (self->records, AdcAresRecord, index);
}
