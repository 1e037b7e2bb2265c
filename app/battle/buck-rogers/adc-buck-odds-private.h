/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds.h"
#include "adc-buck-unfold.h"

/* What an exact answer may cost before the fight is simulated instead: a number of steps, not of seconds, so that the
 * same fight is always answered the same way. About a second on one core. */
#define ADC_BUCK_BUDGET 400000000

typedef enum {
  ADC_BUCK_DONE,
  ADC_BUCK_TOO_MUCH,  /* steps or memory */
  ADC_BUCK_CANCELLED,
} AdcBuckResult;

/* Where the work is heard of. */
typedef struct {
  AdcProgress   progress;
  gpointer      data;
  GCancellable *cancellable;
  double        from; /* the part of the whole that was done when this began */
  double        to;
} AdcBuckWatch;

void          adc_buck_watch_tell (const AdcBuckWatch *self, double part);
AdcBuckWatch  adc_buck_watch_part (const AdcBuckWatch *self, double from, double to); /* of this one */

typedef struct _AdcBuckDuel AdcBuckDuel;

/* How an exact answer is worked out. */
typedef struct {
  guint64        budget;      /* steps, or G_MAXUINT64 */
  gboolean       with_rounds; /* FALSE: the ends alone, which is cheaper */
  AdcBuckChooser chooser;     /* of every throw; or NULL: sides go by their policies, and who wants the best by value */
  gpointer       data;
  AdcBuckDuel   *duel;        /* or NULL; it plays the rounds, the chooser is for what comes before them */
} AdcBuckTask;

AdcBuckResult adc_buck_solve      (const AdcBuckFight *fight, const AdcBuckTask *task, const AdcBuckWatch *watch,
                                   AdcBuckOdds *odds);

/* No trials: until the error is small enough. */
AdcBuckResult adc_buck_simulate   (const AdcBuckFight *fight, guint64 n_trials, const AdcBuckWatch *watch,
                                   AdcBuckOdds *odds);

/* Exactly or by simulation, as the method says; sides that want the best get the most valuable, or the best. */
AdcBuckResult adc_buck_answer      (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials,
                                    const AdcBuckWatch *watch, AdcBuckOdds *odds);
AdcBuckResult adc_buck_answer_best (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials,
                                    const AdcBuckWatch *watch, AdcBuckOdds *odds);
