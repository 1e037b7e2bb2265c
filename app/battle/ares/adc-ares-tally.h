/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-field.h"

/* How battles ended, added up with their chances. */

typedef struct {
  double  wins[2][ADC_ARES_MAX_ROUNDS + 1];                   /* by side and round */
  double  survivors[ADC_ARES_MAX_FORCES][ADC_ARES_MAX_UNITS + 1];
  double  destroyed[ADC_ARES_MAX_FORCES * ADC_ARES_MAX_ROUNDS + 1]; /* empty buildings */
  double  dropped;  /* what was too unlikely to follow */
  guint64 n_trials; /* when simulated */
} AdcAresTally;

/* What a forecast may cost before it is simulated instead: a number of steps, not of seconds, so that the same battle is
 * always answered the same way. */
#define ADC_ARES_BUDGET 300000000

/* Whether the battle is over at the end of a round, and who has won it. */
gboolean adc_ares_is_over     (const AdcAresLine *line, const AdcAresLayout *layout, guint round, AdcAresSide *winner);
void     adc_ares_tally_add   (AdcAresTally *self, const AdcAresLine *line, guint round, AdcAresSide winner,
                               const guint8 *hits, guint n_destroyed, double chance);
double   adc_ares_tally_get_wins (const AdcAresTally *self, AdcAresSide side);

/* Units that join forces at the start of a round; returns the forces that were not in the line. */
guint32  adc_ares_arrive      (const AdcAresLine *line, const AdcAresLayout *layout, guint round, guint8 *hits);

/* All three leave FALSE when the work was cancelled or, but for the simulation, too much. The second holds for any
 * policy; the first, much faster, for those that look at thresholds and losses only. */
gboolean adc_ares_solve       (const AdcAresLine *line, GCancellable *cancellable, AdcAresTally *tally);
gboolean adc_ares_solve_best  (const AdcAresLine *line, AdcProgress progress, gpointer data,
                               GCancellable *cancellable, AdcAresTally *tally,
                               GArray *choices); /* of AdcAresChoice */
gboolean adc_ares_simulate    (const AdcAresLine *line, guint64 n_trials, guint32 seed, AdcProgress progress,
                               gpointer data, GCancellable *cancellable, AdcAresTally *tally);

/* How often its side wins when a force of the group that is to fire shoots at something first. */
typedef struct {
  guint  from;
  guint  at;
  double chance;
} AdcAresChoice;
