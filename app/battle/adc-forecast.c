/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-forecast.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static void
free_outcome (gpointer data)
{
  AdcOutcome *outcome = data;

  g_free (outcome->id);
  g_free (outcome->label);
  g_array_unref (outcome->by_round);
  g_free (outcome);
}

static void
free_survivors (gpointer data)
{
  AdcSurvivors *survivors = data;

  g_free (survivors->force);
  g_clear_pointer (&survivors->units, adc_distribution_unref);
  g_free (survivors);
}

static void
free_advice (gpointer data)
{
  AdcAdvice *advice = data;

  g_free (advice->from);
  g_free (advice->at);
  g_free (advice->simple);
  g_free (advice);
}

static void
free_contest (gpointer data)
{
  AdcContest *contest = data;

  g_free (contest->id);
  g_free (contest->label);
  g_ptr_array_unref (contest->outcomes);
  g_free (contest);
}

static void
free_plan_step (gpointer data)
{
  AdcPlanStep *step = data;

  g_free (step->from);
  g_free (step->at);
  g_free (step);
}

static void
free_plan (gpointer data)
{
  AdcPlan *plan = data;

  g_free (plan->side);
  g_ptr_array_unref (plan->steps);
  g_free (plan);
}

static void
free_stake (gpointer data)
{
  AdcStake *stake = data;

  g_free (stake->side);
  g_free (stake);
}

static void
clear_forecast (gpointer data)
{
  AdcForecast *self = data;

  g_ptr_array_unref (self->outcomes);
  g_ptr_array_unref (self->survivors);
  g_ptr_array_unref (self->extras);
  g_ptr_array_unref (self->advice);
  g_ptr_array_unref (self->contests);
  g_ptr_array_unref (self->plans);
  g_ptr_array_unref (self->balance);
  g_ptr_array_unref (self->assumptions);
}

/* One digit and a power of ten, rounded up: a bound must stay one. */
static char *
format_bound (double bound)
{
  int exponent = (int) floor (log10 (bound));
  int digit = (int) ceil (bound / pow (10, exponent) - 1e-9); /* 1e-12 is to stay 1e-12 */

  if (digit > 9) {
    digit = 1;
    exponent++;
  }

  return g_strdup_printf ("%de%d", digit, exponent);
}

/* Two digits that mean something, and no zeros after them. */
static char *
format_percent (double percent)
{
  int n_decimals = 0;

  if (percent > 0)
    n_decimals = CLAMP (1 - (int) floor (log10 (percent)), 0, 9);
  while (n_decimals > 0 && fmod (round (percent * pow (10, n_decimals)), 10) == 0)
    n_decimals--;

  return g_strdup_printf ("%.*f", n_decimals, percent);
}

AdcForecast *
adc_forecast_new (void)
{
  AdcForecast *self = g_atomic_rc_box_new0 (AdcForecast);

  self->outcomes = g_ptr_array_new_with_free_func (free_outcome);
  self->survivors = g_ptr_array_new_with_free_func (free_survivors);
  self->extras = g_ptr_array_new_with_free_func (free_survivors);
  self->advice = g_ptr_array_new_with_free_func (free_advice);
  self->contests = g_ptr_array_new_with_free_func (free_contest);
  self->plans = g_ptr_array_new_with_free_func (free_plan);
  self->balance = g_ptr_array_new_with_free_func (free_stake);
  self->assumptions = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);

  return self;
}

AdcForecast *
adc_forecast_ref (AdcForecast *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
adc_forecast_unref (AdcForecast *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, clear_forecast);
}

static AdcOutcome *
add_outcome (GPtrArray *outcomes, const char *id, const char *label)
{
  AdcOutcome *outcome = g_new0 (AdcOutcome, 1);

  outcome->id = g_strdup (id);
  outcome->label = g_strdup (label);
  outcome->by_round = g_array_new (FALSE, TRUE, sizeof (double));
  g_ptr_array_add (outcomes, outcome);

  return outcome;
}

AdcOutcome *
adc_forecast_add_outcome (AdcForecast *self, const char *id, const char *label)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return add_outcome (self->outcomes, id, label);
}

AdcSurvivors *
adc_forecast_add_survivors (AdcForecast *self, const char *force, AdcDistribution *units)
{
  AdcSurvivors *survivors;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (force != NULL, NULL);
  g_return_val_if_fail (units != NULL, NULL);

  survivors = g_new0 (AdcSurvivors, 1);
  survivors->force = g_strdup (force);
  survivors->units = units;
  g_ptr_array_add (self->survivors, survivors);

  return survivors;
}

AdcContest *
adc_forecast_add_contest (AdcForecast *self, const char *id, const char *label)
{
  AdcContest *contest;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  contest = g_new0 (AdcContest, 1);
  contest->id = g_strdup (id);
  contest->label = g_strdup (label);
  contest->outcomes = g_ptr_array_new_with_free_func (free_outcome);
  g_ptr_array_add (self->contests, contest);

  return contest;
}

AdcOutcome *
adc_contest_add_outcome (AdcContest *self, const char *id, const char *label)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return add_outcome (self->outcomes, id, label);
}

AdcPlan *
adc_forecast_add_plan (AdcForecast *self, const char *side)
{
  AdcPlan *plan;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (side != NULL, NULL);

  plan = g_new0 (AdcPlan, 1);
  plan->side = g_strdup (side);
  plan->steps = g_ptr_array_new_with_free_func (free_plan_step);
  g_ptr_array_add (self->plans, plan);

  return plan;
}

void
adc_plan_add_step (AdcPlan *self, const char *from, const char *at)
{
  AdcPlanStep *step;

  g_return_if_fail (self != NULL);
  g_return_if_fail (at != NULL);

  step = g_new0 (AdcPlanStep, 1);
  step->from = g_strdup (from);
  step->at = g_strdup (at);
  g_ptr_array_add (self->steps, step);
}

void
adc_forecast_add_stake (AdcForecast *self, const char *side, double lost)
{
  AdcStake *stake;

  g_return_if_fail (self != NULL);
  g_return_if_fail (side != NULL);

  stake = g_new0 (AdcStake, 1);
  stake->side = g_strdup (side);
  stake->lost = lost;
  g_ptr_array_add (self->balance, stake);
}

double
adc_forecast_get_chance (AdcForecast *self, const char *outcome)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (outcome != NULL, 0);

  for (guint i = 0; i < self->outcomes->len; i++) {
    const AdcOutcome *candidate = self->outcomes->pdata[i];

    if (g_str_equal (candidate->id, outcome))
      return candidate->chance;
  }

  return 0;
}

char *
adc_forecast_format_exactness (AdcForecast *self)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->exact && self->error <= 0)
    /* Translators: said of the chances of a battle. */
    return g_strdup (_("exact"));

  if (self->exact) {
    number = format_bound (self->error);
    /* Translators: said of the chances of a battle; %s is their possible error, such as 1e-12. */
    return g_strdup_printf (_("exact but for %s"), number);
  }

  number = format_percent (100 * self->error);
  /* Translators: said of the chances of a battle; %s is their possible error, such as 0.11. */
  return g_strdup_printf (_("simulated, ±%s %%"), number);
}

char *
adc_plan_format_worth (const AdcPlan *self)
{
  const double worth = ABS (self->worth) < 0.005 ? 0 : self->worth; /* no “−0.00” */

  return g_strdup_printf ("%s%.2f", worth < 0 ? "−" : worth > 0 ? "+" : "", ABS (worth));
}
