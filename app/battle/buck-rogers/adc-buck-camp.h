/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-aim.h"

/* One of two sides, and everything that may be left of it: points, numbered so that whatever is left of a point
 * has a lower number. A point also stands for pieces that are still to fire. */

typedef struct {
  guint8 attacker;
  guint8 target;
  guint  spent; /* what the shooters' number loses by firing, … */
  guint  down;  /* … and the target's by being hit */
  double chance;
} AdcBuckAttack;

typedef struct {
  guint         side;
  gboolean      is_best;
  gboolean      has_leader;
  guint         n_points;
  guint         weights[ADC_BUCK_N_TYPES];
  guint8      (*counts)[ADC_BUCK_N_TYPES]; /* of each point */
  guint8       *has_escort;
  guint        *firsts;  /* of each point, and one more: where its parts begin among … */
  guint        *parts;   /* … all points that may be left of each, in ascending order, itself included */
  guint         n_ranks; /* points that a round may begin with, in ascending order, and their ranks; or -1 */
  guint        *ranked;
  int          *ranks;
  guint         n_attacks; /* at the other side: in the order of the rows, the most valuable target first */
  AdcBuckAttack attacks[ADC_BUCK_N_TYPES * ADC_BUCK_N_TYPES];
} AdcBuckCamp;

/* FALSE: it has too many points. */
gboolean adc_buck_camp_init   (AdcBuckCamp *self, const AdcBuckFight *fight, guint side);
void     adc_buck_camp_clear  (AdcBuckCamp *self);
void     adc_buck_camp_arm    (AdcBuckCamp *self, const AdcBuckAims *aims, const AdcBuckCamp *at);

/* Finds out what a round may begin with, once both are armed. */
void     adc_buck_camp_rank   (AdcBuckCamp *self, const AdcBuckFight *fight, const AdcBuckAims *aims,
                               const AdcBuckCamp *enemy);

guint    adc_buck_camp_find   (const AdcBuckCamp *self, const guint8 *pieces); /* the point */
