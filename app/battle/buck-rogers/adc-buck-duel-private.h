/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-camp.h"
#include "adc-buck-duel.h"

enum { ADC_BUCK_FIRST, ADC_BUCK_SECOND }; /* to fire, of the two */

struct _AdcBuckDuel {
  const AdcBuckFight *fight;
  const AdcBuckAims  *aims;
  const AdcBuckWatch *watch;
  AdcBuckCamp         camps[2];
  AdcBuckPositions   *positions;
  AdcBuckVolley       volley;
  GArray             *shares; /* of AdcBuckShare: points that the one who goes by a policy leaves of the other */

  double *values[2];  /* of a state, to each side that is best: by ranks of the second and the first */

  /* When the second is best: by rank of what is left of it, escort of the first, point of the first, shooters. */
  double *answers[2];

  /* The first side's fire in one state: by point of the second and shooters, … */
  double *fire[2];
  double *after[2];   /* … and when all have fired, by point of the second */
  double *returns[2]; /* chances that nobody hits any more, by shooters of each */
  gsize   state;      /* that the fire is about */

  /* What is reached, moment by moment; all 0 between calls. */
  double *masses;     /* by point of one and shooters of the other */
  double *ended;      /* by point */
  GArray *lists[2];   /* of gsize */

  guint64 n_nodes;
};

#define NO_STATE G_MAXSIZE

static inline double *
adc_buck_duel_get (AdcBuckDuel *self, guint which, guint first, guint second)
{
  const AdcBuckCamp *camps = self->camps;
  const gsize row = camps[ADC_BUCK_SECOND].ranks[second];

  g_assert (camps[ADC_BUCK_FIRST].ranks[first] >= 0 && camps[ADC_BUCK_SECOND].ranks[second] >= 0);
  return &self->values[which][row * camps[ADC_BUCK_FIRST].n_ranks +
                              camps[ADC_BUCK_FIRST].ranks[first]];
}

/* The answers of the second with so much left of it, by point of the first and shooters. */
static inline double *
adc_buck_duel_get_answers (AdcBuckDuel *self, guint which, guint second, gboolean is_escorted)
{
  const AdcBuckCamp *camps = self->camps;
  const gsize row = camps[ADC_BUCK_SECOND].ranks[second] * 2 + (is_escorted ? 1 : 0);

  g_assert (camps[ADC_BUCK_SECOND].ranks[second] >= 0);
  return self->answers[which] +
         row * camps[ADC_BUCK_FIRST].n_points * camps[ADC_BUCK_SECOND].n_points;
}

/* The best attack, by the values that its results have to the camp: by point of the other side and shooters. NULL:
 * none. */
const AdcBuckAttack *adc_buck_duel_choose (const AdcBuckCamp *camp, const AdcBuckCamp *at, guint point,
                                           gboolean is_escorted, guint shooters, const double *values, double *best);

/* What a camp that goes by its policy may leave of the other. */
void   adc_buck_duel_fill_shares    (AdcBuckDuel *self, const AdcBuckCamp *camp, const AdcBuckCamp *at, guint point,
                                     gboolean is_escorted, guint shooters);

/* By these shares: with so much left of the second, which goes by a policy, when the next round begins; with what
 * the first, which goes by a policy, leaves of the second. */
double adc_buck_duel_average_first  (AdcBuckDuel *self, guint second);
double adc_buck_duel_average_second (AdcBuckDuel *self);

/* What it is worth that so much is left of the second when all of the first have fired: the second answers, as the
 * round began. */
void   adc_buck_duel_fill_after     (AdcBuckDuel *self, guint first, guint second, guint left);

/* States of fewer pieces must have been solved. */
void   adc_buck_duel_solve_state    (AdcBuckDuel *self, guint first, guint second);
void   adc_buck_duel_recall         (AdcBuckDuel *self, guint first, guint second); /* the moments of its round */
