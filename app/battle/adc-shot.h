/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-distribution.h"
#include "adc-reason.h"

/* One force shooting at another, before the dice: what they need, why, and what will probably come of it. */

typedef struct {
  char            *from;      /* ids of forces; the target may also be a place its engine names */
  char            *at;
  gboolean         known;     /* FALSE: a value is missing, and what follows is empty */
  gboolean         possible;  /* FALSE: no die is thrown; the last reason says why */
  int              threshold; /* a die hits when it is at most this (or, at 0, as the rule of 0 says) */
  gboolean         is_at_least; /* the other way round: it hits when it is at least the threshold */
  guint            needed;    /* the highest face that hits, or the lowest when IS_AT_LEAST; 0 when none does */
  guint            n_dice;
  guint            n_faces;   /* of each die; 6 unless the engine says otherwise */
  double           chance;    /* of one die */
  AdcDistribution *hits;      /* without rerolls */
  AdcDistribution *rerolled;  /* with all the rerolls the side has left spent on it; NULL when it has none */
  AdcDistribution *losses;    /* units the target would lose to it alone */
  GPtrArray       *reasons;   /* of AdcReason; the values add up to the threshold */
} AdcShot;

AdcShot *adc_shot_new  (const char *from, const char *at);
void     adc_shot_free (AdcShot *self);

/* How many faces of a die hit, by what it needs. */
guint    adc_faces_count_hitting (guint n_faces, guint needed, gboolean is_at_least);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcShot, adc_shot_free)
