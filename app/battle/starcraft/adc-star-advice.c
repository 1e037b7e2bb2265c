/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-adviser.h"

#include <string.h>

static int
compare_plans (gconstpointer a, gconstpointer b, gpointer adviser)
{
  return adc_star_adviser_compare (adviser, a, b);
}

void
adc_star_advice_clear (AdcStarAdvice *self)
{
  g_clear_pointer (&self->plans, g_array_unref);
}

gboolean
adc_star_advise (const AdcStarBattle *battle, guint side, AdcStarAim aim, guint n,
                 AdcStarAdvice *advice, AdcProgress progress, gpointer data,
                 GCancellable *cancellable, GError **error)
{
  const AdcStarWatch watch = { progress, data, cancellable, 0, 1 };
  g_auto(AdcStarAdviser) adviser = { 0 };
  AdcStarAnswer answer;

  g_return_val_if_fail (battle != NULL && adc_star_battle_is_sound (battle), FALSE);
  g_return_val_if_fail (side < ADC_STAR_N_SIDES, FALSE);
  g_return_val_if_fail (advice != NULL, FALSE);

  memset (advice, 0, sizeof *advice);
  advice->plans = g_array_new (FALSE, FALSE, sizeof (AdcStarPlan));
  adc_star_adviser_init (&adviser, battle, side, aim);
  answer = adc_star_survey (&adviser, n, advice, &watch);
  if (answer == ADC_STAR_TOO_MUCH)
    answer = adc_star_try_plans (&adviser, advice, &watch);

  if (answer != ADC_STAR_DONE) {
    adc_star_advice_clear (advice);
    adc_star_answer_set_error (answer, cancellable, error);
    return FALSE;
  }
  g_array_sort_with_data (advice->plans, compare_plans, &adviser);
  g_array_set_size (advice->plans, MIN (advice->plans->len, n));
  adc_star_watch_tell (&watch, 1);
  return TRUE;
}
