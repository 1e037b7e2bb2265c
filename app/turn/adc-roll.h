/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-counter.h"

/* How dice are thrown: how many, of what sort, and what they need. */
typedef struct {
  guint    n_dice;
  guint    n_faces;
  guint    threshold;   /* 0: hits are not counted */
  gboolean is_at_least; /* a face hits that is not below the threshold; otherwise one that is not above it */
  guint    never;       /* the face that never hits, or 0 */
} AdcRollPlan;

#define ADC_ROLL_MAX_DICE 40

gboolean adc_roll_plan_is_sound (const AdcRollPlan *self);
void     adc_roll_plan_mend     (AdcRollPlan *self); /* nothing in it is out of bounds any more */
guint    adc_roll_plan_count    (const AdcRollPlan *self); /* faces that hit */

/* One throw of dice, as they fell. It never changes. */

#define ADC_TYPE_ROLL (adc_roll_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoll, adc_roll, ADC, ROLL, GObject)

AdcRoll           *adc_roll_new        (const AdcRollPlan *plan, GRand *random, gint64 time);
const AdcRollPlan *adc_roll_get_plan   (AdcRoll *self);
gint64             adc_roll_get_time   (AdcRoll *self); /* seconds since 1970 */
guint              adc_roll_get_face   (AdcRoll *self, guint die);
gboolean           adc_roll_is_hit     (AdcRoll *self, guint die);
guint              adc_roll_count_hits (AdcRoll *self);
guint              adc_roll_get_total  (AdcRoll *self);
char              *adc_roll_dup_faces  (AdcRoll *self); /* “2 5 1” */

/* As it is kept; reading gives NULL when it makes no sense. */
#define ADC_ROLL_VARIANT "(xuubuay)"
GVariant          *adc_roll_write      (AdcRoll *self);
AdcRoll           *adc_roll_read       (GVariant *kept);
