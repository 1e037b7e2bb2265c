/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-works.h"

/* Between adc-works.c (what is ordered) and adc-works-state.c (what is kept). */

struct _AdcWorks {
  GObject               parent_instance;
  AdcGame              *game;
  AdcMuster            *muster;  /* of the game */
  const AdcMusterTable *table;   /* of the muster */
  guint                 n_turns;
  GPtrArray            *units;   /* ids */
  GHashTable           *in_play; /* id of a unit → count, where it is not what the armies begin with */
  GHashTable           *others;  /* likewise */
  GPtrArray            *makers;  /* ids of those in play now */
  GHashTable           *plans;   /* id of a maker → AdcMakerPlan */
};
