/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-skirmish.h"
#include "adc-star-stance.h"

#include <string.h>

static void
note_cancelled (GArray *steps, int card)
{
  const AdcStarStep step = {
    .kind = ADC_STAR_STEP_CANCELLED,
    .card = card,
    .unit = ADC_STAR_NONE,
  };

  g_array_append_val (steps, step);
}

/* Once more with what the enemy does to it, in words. */
static void
explain (const AdcStarBattle *battle, guint skirmish, guint side, int card, int reinforcement,
         const AdcStarStance *enemy, GArray *steps)
{
  AdcStarStance stance;

  adc_star_stance_fill (&stance, battle, skirmish, side, card, reinforcement,
                        !enemy->ignores_support, steps);
}

void
adc_star_skirmish_resolve (const AdcStarBattle *battle, guint skirmish,
                           const int cards[ADC_STAR_N_SIDES],
                           const int reinforcements[ADC_STAR_N_SIDES], AdcStarResult *result,
                           GArray *steps[ADC_STAR_N_SIDES])
{
  AdcStarStance stances[ADC_STAR_N_SIDES];
  int standard[ADC_STAR_N_SIDES], second[ADC_STAR_N_SIDES];
  gboolean all_known = TRUE;
  guint victim = ADC_STAR_ATTACKER;
  AdcStarCancelled cancelled = ADC_STAR_LOSES_NOTHING;

  memset (result, 0, sizeof *result);
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    result->sides[side].target = ADC_STAR_NONE;
    result->sides[side].loss = ADC_STAR_NONE;
    result->sides[side].is_known = cards[side] >= 0 && reinforcements[side] != ADC_STAR_UNKNOWN;
    all_known = all_known && result->sides[side].is_known;
    standard[side] = cards[side];
    second[side] = reinforcements[side];
    adc_star_stance_fill (&stances[side], battle, skirmish, side, standard[side], second[side],
                          TRUE, NULL);
  }

  if (all_known)
    cancelled = adc_star_stances_cancel (stances, &victim);
  if (cancelled != ADC_STAR_LOSES_NOTHING) {
    int *lost = cancelled == ADC_STAR_LOSES_CARD ? &standard[victim] : &second[victim];

    if (steps != NULL)
      note_cancelled (steps[victim], *lost);
    *lost = ADC_STAR_NONE;
    adc_star_stance_fill (&stances[victim], battle, skirmish, victim, standard[victim],
                          second[victim], TRUE, NULL);
    if (cancelled == ADC_STAR_LOSES_CARD) {
      result->sides[victim].card_is_cancelled = TRUE;
      result->sides[victim].is_known = FALSE;
      all_known = FALSE;
    }
  }

  if (all_known)
    adc_star_stances_meet (stances, battle, skirmish, result);
  else
    for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
      adc_star_stance_measure (&stances[side], &stances[!side], &result->sides[side]);
  if (steps != NULL)
    for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
      explain (battle, skirmish, side, standard[side], second[side], &stances[!side], steps[side]);
}
