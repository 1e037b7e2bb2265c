/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-battle-private.h"

#include "adc-error.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define N_TRIALS 250000   /* within 0.2 % */
#define SEED     20110622 /* any will do, as long as it is always the same */

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
    AdcOutcome *outcome =
        adc_forecast_add_outcome (forecast, adc_ares_side_ids[side], labels[side]);

    outcome->chance = adc_ares_tally_get_wins (tally, side);
    for (guint round = line->round; round <= line->n_rounds; round++)
      g_array_append_val (outcome->by_round, tally->wins[side][round]);
  }
  forecast->error = tally->dropped;
  if (!forecast->exact) {
    const double p = adc_forecast_get_chance (forecast, adc_ares_side_ids[0]);

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

/* What the side that plays its best would win without. */
static gboolean
compare_with_simple (const AdcAresLine *line, AdcAresSide side, const AdcAresTally *best,
                     GCancellable *cancellable, AdcForecast *forecast)
{
  const double chance = adc_ares_tally_get_wins (best, side);
  AdcAresLine simple = *line;
  g_autofree char *text = NULL;
  AdcAresTally tally;
  double other;

  simple.policy[side] = ADC_ARES_HIGHEST;
  if (!compute (&simple, NULL, NULL, cancellable, &tally))
    return FALSE;

  other = adc_ares_tally_get_wins (&tally, side);
  text = g_strdup_printf (side == ADC_ARES_ATTACKER
                              /* Translators: chances in percent, then their difference */
                              ? _("By the highest threshold alone the attacker would win %.1f %% "
                                  "instead of %.1f %%: %.1f points less")
                              : _("By the highest threshold alone the defender would win %.1f %% "
                                  "instead of %.1f %%: %.1f points less"),
                          100 * other, 100 * chance, MAX (100 * (chance - other), 0));
  g_ptr_array_add (forecast->assumptions, adc_reason_new (text, RULE_TARGET));
  return TRUE;
}

static gboolean
compute_best (AdcAresBattle *self, AdcProgress progress, gpointer data, GCancellable *cancellable,
              AdcAresTally *tally, AdcForecast *forecast)
{
  g_autoptr(GArray) choices = g_array_new (FALSE, FALSE, sizeof (AdcAresChoice));
  AdcAresLine line = self->line;

  if (adc_ares_solve_best (&line, progress, data, cancellable, tally, choices)) {
    add_advice (self, forecast, choices);
    for (AdcAresSide side = 0; side < 2; side++)
      if (line.policy[side] == ADC_ARES_BEST &&
          line.policy[adc_ares_other (side)] != ADC_ARES_BEST)
        return compare_with_simple (&line, side, tally, cancellable, forecast);
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

AdcForecast *
adc_ares_battle_forecast (AdcAresBattle *self, AdcProgress progress, gpointer data,
                          GCancellable *cancellable, GError **error)
{
  g_autoptr(AdcForecast) result = adc_forecast_new ();
  AdcAresTally tally = { 0 };
  gboolean is_done = TRUE;

  if (self->is_missing) {
    g_set_error_literal (error, ADC_ERROR, ADC_ERROR_INVALID,
                         _("values are missing that this battle depends on"));
    return NULL;
  }

  g_ptr_array_unref (result->assumptions);
  result->assumptions = adc_reason_copy_list (self->assumptions);
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
