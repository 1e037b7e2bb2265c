/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-map.h"

/* A sketch somebody works on, with everything done and undone. Change the map, then commit: that is one step to undo.
 * "changed" is emitted after each step, and after undoing and doing again. */

#define ADC_TYPE_GRID_SESSION (adc_grid_session_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridSession, adc_grid_session, ADC, GRID_SESSION, GObject)

AdcGridSession *adc_grid_session_new       (AdcGame *game); /* which has a grid */
AdcGridMap     *adc_grid_session_get_map   (AdcGridSession *self);

gboolean        adc_grid_session_commit    (AdcGridSession *self); /* FALSE: nothing has changed */
void            adc_grid_session_undo      (AdcGridSession *self);
void            adc_grid_session_redo      (AdcGridSession *self);
gboolean        adc_grid_session_can_undo  (AdcGridSession *self);
gboolean        adc_grid_session_can_redo  (AdcGridSession *self);

/* What is kept across restarts. What is no sketch is left alone: FALSE. */
GVariant       *adc_grid_session_get_state (AdcGridSession *self);
gboolean        adc_grid_session_restore   (AdcGridSession *self, GVariant *state);
