/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-roll.h"

/* The throws of a game, the newest first: a list model of AdcRoll. It also knows how the next one is to be thrown. */

#define ADC_TYPE_ROLL_LOG (adc_roll_log_get_type ())
G_DECLARE_FINAL_TYPE (AdcRollLog, adc_roll_log, ADC, ROLL_LOG, GObject)

#define ADC_ROLL_LOG_MAX 100

AdcRollLog        *adc_roll_log_new      (const AdcDieKind *usual); /* or NULL */
const AdcRollPlan *adc_roll_log_get_plan (AdcRollLog *self);
void               adc_roll_log_set_plan (AdcRollLog *self, const AdcRollPlan *plan); /* is mended if need be */
AdcRoll           *adc_roll_log_throw    (AdcRollLog *self, GRand *random, gint64 time); /* the log keeps it */
GPtrArray         *adc_roll_log_clear    (AdcRollLog *self); /* what was there, to put back */
void               adc_roll_log_put_back (AdcRollLog *self, GPtrArray *rolls); /* below what came since */

/* As it is kept across restarts; what makes no sense in it is left out, and FALSE: it is no such thing. */
#define ADC_ROLL_LOG_VARIANT "(uuubua" ADC_ROLL_VARIANT ")"
GVariant          *adc_roll_log_write    (AdcRollLog *self);
gboolean           adc_roll_log_read     (AdcRollLog *self, GVariant *kept);
