/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-tally.h"

#define ENDS_PER_LOOK 4096 /* whether it was cancelled */

void
adc_star_tally_add (AdcStarOdds *odds, const AdcStarBattle *battle, const AdcStarEnd *end,
                    double chance)
{
  odds->ends[end->kind] += chance;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    guint n_living = 0;

    for (guint i = 0; i < battle->sides[side].n_units; i++) {
      const AdcStarUnitEnd unit = end->units[side][i];

      if (unit == ADC_STAR_UNIT_STANDS)
        odds->stands[side][i] += chance;
      if (!adc_star_unit_end_is_loss (unit)) {
        odds->lives[side][i] += chance;
        n_living++;
      }
    }
    odds->n_living[side][n_living] += chance;
    odds->lost[side] += chance * end->lost[side];
  }
}

gboolean
adc_star_end_is_held (AdcStarEndKind kind, guint side)
{
  const gboolean is_taken = kind == ADC_STAR_END_ATTACKER || kind == ADC_STAR_END_DEFENDER_RETREATS;

  return side == ADC_STAR_ATTACKER ? is_taken : !is_taken;
}

AdcStarAnswer
adc_star_ends_visit (const AdcStarEnds *self, const AdcStarBattle *battle, AdcStarTable **tables,
                     const double *wanted, AdcStarEndFunc func, gpointer data,
                     const AdcStarWatch *watch)
{
  AdcStarResult results[ADC_STAR_MAX_SKIRMISHES];
  guint digits[ADC_STAR_MAX_SKIRMISHES] = { 0 };

  for (guint i = 0; i < self->n_skirmishes; i++)
    results[i] = g_array_index (tables[i]->results, AdcStarResult, 0);

  for (gsize number = 0; number < self->n; number++) {
    if (number % ENDS_PER_LOOK == 0 && adc_star_watch_is_cancelled (watch))
      return ADC_STAR_CANCELLED;

    if (wanted == NULL || wanted[number] != 0) {
      AdcStarEnd end;

      adc_star_battle_finish (battle, results, &end);
      func (number, &end, data);
    }

    for (guint i = self->n_skirmishes; i-- > 0;) {
      digits[i] = (digits[i] + 1) % self->sizes[i];
      results[i] = g_array_index (tables[i]->results, AdcStarResult, digits[i]);
      if (digits[i] != 0)
        break;
    }
  }

  return ADC_STAR_DONE;
}
