/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-scenario.h"

/* Between the files that make, read and write scenarios. */

/* The limits of format 1 that a schema cannot say. */
#define ADC_SCENARIO_MAX_SIDES 6
#define ADC_SCENARIO_MAX_FORCES 80 /* of one side */
#define ADC_SCENARIO_MAX_SHOTS 400
#define ADC_SCENARIO_MAX_DICE 60 /* of one shot */
#define ADC_SCENARIO_MAX_ID 64   /* characters */

/* In all their languages; NULL when there is none. */
AdcText            *adc_scenario_get_title_text   (AdcScenario *self);
AdcText            *adc_scenario_get_summary_text (AdcScenario *self);

AdcScenarioForce   *adc_scenario_force_new     (const char *id);
AdcScenarioForce   *adc_scenario_force_copy    (const AdcScenarioForce *self);
void                adc_scenario_force_free    (AdcScenarioForce *self);

AdcScenarioSide    *adc_scenario_side_new      (const char *id);
AdcScenarioSide    *adc_scenario_side_copy     (const AdcScenarioSide *self);
gboolean            adc_scenario_side_equal    (const AdcScenarioSide *self, const AdcScenarioSide *other);
void                adc_scenario_side_free     (AdcScenarioSide *self);

AdcScenarioArrival *adc_scenario_arrival_new   (guint round, const char *force, guint count);
void                adc_scenario_arrival_free  (AdcScenarioArrival *self);

AdcScenarioShot    *adc_scenario_shot_new      (guint round, const char *from, const char *at);
AdcScenarioShot    *adc_scenario_shot_copy     (const AdcScenarioShot *self);
gboolean            adc_scenario_shot_equal    (const AdcScenarioShot *self, const AdcScenarioShot *other);
void                adc_scenario_shot_free     (AdcScenarioShot *self);

/* Lists of any of the above. */
GPtrArray          *adc_scenario_copy_list     (GPtrArray *list, GBoxedCopyFunc copy, GDestroyNotify free_func);
gboolean            adc_scenario_equal_lists   (GPtrArray *a, GPtrArray *b, GEqualFunc equal);

gboolean            adc_scenario_equal_texts   (const AdcText *a, const AdcText *b); /* either may be NULL */

GHashTable         *adc_settings_new           (void);
GHashTable         *adc_settings_copy          (GHashTable *settings);
gboolean            adc_settings_equal         (GHashTable *a, GHashTable *b);
