/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-meeting.h"

/* Nothing in it leads out of its arrays. */
gboolean      adc_star_battle_is_sound (const AdcStarBattle *battle);

/* Every order of the cards in its turn, for pools that are almost empty. */
AdcStarAnswer adc_star_enumerate (const AdcStarBattle *battle, AdcStarTable **tables, AdcStarOdds *odds,
                                  const AdcStarWatch *watch);

/* N_TRIALS: 0 for as many as a small error takes. */
AdcStarAnswer adc_star_simulate (const AdcStarBattle *battle, AdcStarTable **tables, guint64 n_trials,
                                 AdcStarOdds *odds, const AdcStarWatch *watch);

typedef enum {
  ADC_STAR_METHOD_ANY, /* exact, unless that is too much */
  ADC_STAR_METHOD_EXACT,
  ADC_STAR_METHOD_SIMULATE,
} AdcStarMethod;

/* WORK, if not NULL: the elementary steps that it takes exactly. */
AdcStarAnswer adc_star_odds_answer (const AdcStarBattle *battle, AdcStarMethod method, guint64 n_trials,
                                    AdcStarOdds *odds, const AdcStarWatch *watch, double *work);

/* The error that belongs to an answer other than ADC_STAR_DONE. */
void          adc_star_answer_set_error (AdcStarAnswer answer, GCancellable *cancellable, GError **error);
