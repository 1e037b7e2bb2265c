/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-line.h"
#include "adc-grid-map.h"

/* What is to be said of a sketch as a whole: squares and jumps that should not be, places that are left, rooms that are
 * cut off from the others. */

typedef struct {
  guint      n_rooms; /* jumps included */
  guint      n_jumps;
  guint      n_tokens;
  guint      n_room_spots; /* next to the explored room, or to any if none is */
  guint      n_jump_spots;
  GArray    *cut_off; /* of guint: the rooms of all groups but the largest */
  GPtrArray *lines;   /* of AdcGridLine */
} AdcGridSurvey;

AdcGridSurvey *adc_grid_survey_new  (AdcGridMap *map);
void           adc_grid_survey_free (AdcGridSurvey *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcGridSurvey, adc_grid_survey_free)
