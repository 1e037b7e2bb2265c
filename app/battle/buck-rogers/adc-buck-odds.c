/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-odds-private.h"

#include <glib/gi18n-lib.h>

#define PART_OF_EXACT 0.1 /* of the progress, when a simulation may have to follow */

void
adc_buck_watch_tell (const AdcBuckWatch *self, double part)
{
  if (self->progress != NULL)
    self->progress (self->from + (self->to - self->from) * CLAMP (part, 0, 1), self->data);
}

AdcBuckWatch
adc_buck_watch_part (const AdcBuckWatch *self, double from, double to)
{
  AdcBuckWatch part = *self;

  part.from = self->from + (self->to - self->from) * from;
  part.to = self->from + (self->to - self->from) * to;
  return part;
}

/* Nothing in it leads out of the tables of the odds. */
static gboolean
is_sound (const AdcBuckFight *fight)
{
  if (fight->n_sides > ADC_BUCK_MAX_SIDES || fight->owner >= (int) fight->n_sides ||
      fight->turn > fight->n_sides)
    return FALSE;

  for (guint i = 0; i < fight->n_sides; i++) {
    const AdcBuckSide *side = &fight->sides[i];

    if (side->n_factories > ADC_BUCK_MAX_PIECES || side->orbit_battlers > ADC_BUCK_MAX_PIECES)
      return FALSE;
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      const guint n_ships = fight->zone == ADC_BUCK_TERRITORY ? side->orbit_battlers
                                                              : side->pieces[type];

      if (side->pieces[type] > ADC_BUCK_MAX_PIECES || side->hit[type] > side->pieces[type] ||
          side->fired[type] > side->pieces[type] || fight->shots_left[i][type] > n_ships)
        return FALSE;
    }
  }

  return TRUE;
}

AdcBuckResult
adc_buck_answer (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials,
                 const AdcBuckWatch *watch, AdcBuckOdds *odds)
{
  const AdcBuckWatch first = adc_buck_watch_part (watch, 0, PART_OF_EXACT);
  const AdcBuckWatch second = adc_buck_watch_part (watch, PART_OF_EXACT, 1);
  const AdcBuckTask task = {
    .budget = method == ADC_BUCK_METHOD_EXACT ? G_MAXUINT64 : ADC_BUCK_BUDGET,
    .with_rounds = TRUE,
  };
  AdcBuckResult result = ADC_BUCK_TOO_MUCH;

  if (method != ADC_BUCK_METHOD_SIMULATE)
    result = adc_buck_solve (fight, &task, &first, odds);
  if (result == ADC_BUCK_TOO_MUCH && method != ADC_BUCK_METHOD_EXACT)
    result = adc_buck_simulate (fight, n_trials, &second, odds);

  return result;
}

gboolean
adc_buck_odds_compute (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials,
                       AdcBuckOdds *odds, AdcProgress progress, gpointer data,
                       GCancellable *cancellable, GError **error)
{
  const AdcBuckWatch watch = { progress, data, cancellable, 0, 1 };
  gboolean wants_best = FALSE, has_choice = FALSE;
  AdcBuckResult result;

  g_return_val_if_fail (fight != NULL && is_sound (fight), FALSE);
  g_return_val_if_fail (odds != NULL, FALSE);

  for (guint i = 0; i < fight->n_sides; i++) {
    if (fight->sides[i].aim == ADC_BUCK_AIM_BEST) {
      wants_best = TRUE;
      has_choice = has_choice || fight->sides[i].orbit_battlers > 0 ||
                   adc_buck_side_count (&fight->sides[i]) > 0;
    }
  }
  result = has_choice ? adc_buck_answer_best (fight, method, n_trials, &watch, odds)
                      : adc_buck_answer (fight, method, n_trials, &watch, odds);
  if (!has_choice)
    odds->best_is_adaptive = wants_best;

  if (result == ADC_BUCK_TOO_MUCH)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                         _("This battle is too large to be worked out exactly"));
  else if (result == ADC_BUCK_CANCELLED)
    g_cancellable_set_error_if_cancelled (cancellable, error);
  return result == ADC_BUCK_DONE;
}
