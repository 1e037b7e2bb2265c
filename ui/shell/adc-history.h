/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* Where the reader has been: locations ("game/kind/id", or "game/view"), with the way back and forward. */

#define ADC_TYPE_HISTORY (adc_history_get_type ())
G_DECLARE_FINAL_TYPE (AdcHistory, adc_history, ADC, HISTORY, GObject)

AdcHistory *adc_history_new            (void);
void        adc_history_visit          (AdcHistory *self, const char *location);
void        adc_history_replace        (AdcHistory *self, const char *location); /* the current one by it */
const char *adc_history_get_current    (AdcHistory *self); /* or NULL */
gboolean    adc_history_can_go_back    (AdcHistory *self);
gboolean    adc_history_can_go_forward (AdcHistory *self);
const char *adc_history_go_back        (AdcHistory *self); /* the new current one, or NULL */
const char *adc_history_go_forward     (AdcHistory *self);
