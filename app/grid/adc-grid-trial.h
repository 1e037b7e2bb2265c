/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-line.h"
#include "adc-grid-map.h"

/* The steps of an example, judged one after the other: a group of units leaves a place for another with one move,
 * however many they are. What is refused moves nobody and costs nothing. */

typedef struct {
  GPtrArray *lines; /* of AdcGridLine: one for each step */
  guint      left[ADC_GRID_MAX_MOVES];
  guint     *units; /* in each cell, at the end */
} AdcGridTrial;

AdcGridTrial *adc_grid_trial_new      (AdcGridMap *map, const AdcGridSketch *sketch);
char         *adc_grid_trial_dup_left (const AdcGridTrial *self, AdcGridMap *map); /* “MOVE 4, TELEPORT 0” */
void          adc_grid_trial_free     (AdcGridTrial *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcGridTrial, adc_grid_trial_free)
