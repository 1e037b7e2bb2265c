/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-block.h"

/* One step of a sequence, with the steps inside it. */

#define ADC_TYPE_STEP (adc_step_get_type ())
G_DECLARE_FINAL_TYPE (AdcStep, adc_step, ADC, STEP, GObject)

AdcStep    *adc_step_new          (const char *id, const char *rule, AdcText *title);
const char *adc_step_get_id       (AdcStep *self); /* unique in its sequence */
const char *adc_step_get_rule     (AdcStep *self); /* id, or NULL */
const char *adc_step_get_title    (AdcStep *self);
AdcText    *adc_step_get_title_text (AdcStep *self);
GPtrArray  *adc_step_get_blocks   (AdcStep *self);
GListModel *adc_step_get_children (AdcStep *self);
void        adc_step_take_block   (AdcStep *self, AdcBlock *block);
void        adc_step_add_child    (AdcStep *self, AdcStep *child);
