/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Everything done to something and undone again, as states of it: whoever has them takes the states from it and shows
 * them again. */

typedef struct _AdcSteps AdcSteps;

AdcSteps *adc_steps_new       (GVariant *state); /* floating ones are sunk, here and below */
void      adc_steps_free      (AdcSteps *self);
GVariant *adc_steps_get_state (AdcSteps *self); /* as of the last step */

gboolean  adc_steps_add       (AdcSteps *self, GVariant *state); /* FALSE: nothing has changed */
void      adc_steps_restart   (AdcSteps *self, GVariant *state); /* there is nothing to undo any more */

/* FALSE: there is nothing to undo, or to do again. Otherwise there is another state to be shown. */
gboolean  adc_steps_undo      (AdcSteps *self);
gboolean  adc_steps_redo      (AdcSteps *self);
gboolean  adc_steps_can_undo  (AdcSteps *self);
gboolean  adc_steps_can_redo  (AdcSteps *self);
