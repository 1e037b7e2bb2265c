/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* The exact chances of getting 0, 1, 2, … of something: hits, losses, survivors. It never changes once made, so any
 * thread may read it. */

typedef struct _AdcDistribution AdcDistribution;

#define ADC_TYPE_DISTRIBUTION (adc_distribution_get_type ())

GType            adc_distribution_get_type      (void);
AdcDistribution *adc_distribution_new           (const double *chances, guint n_values);
AdcDistribution *adc_distribution_new_certain   (guint value);
AdcDistribution *adc_distribution_new_binomial  (guint n_dice, double chance);
AdcDistribution *adc_distribution_ref           (AdcDistribution *self);
void             adc_distribution_unref         (AdcDistribution *self);

guint            adc_distribution_get_maximum   (const AdcDistribution *self); /* the last value, its chance may be 0 */
double           adc_distribution_get_chance    (const AdcDistribution *self, guint value); /* 0 beyond the maximum */
double           adc_distribution_get_at_least  (const AdcDistribution *self, guint value);
double           adc_distribution_get_mean      (const AdcDistribution *self);
double           adc_distribution_get_deviation (const AdcDistribution *self); /* the standard one */

AdcDistribution *adc_distribution_convolve      (const AdcDistribution *a, const AdcDistribution *b); /* of the sum */
AdcDistribution *adc_distribution_cap           (const AdcDistribution *self, guint maximum); /* the excess is lost */

/* Hits of dice thrown once, of which up to n_rerolls misses are thrown a second time, never a third. */
AdcDistribution *adc_distribution_new_rerolled  (guint n_dice, double chance, guint n_rerolls);

/* In how many ways K of N things can be taken; 0 when there are not so many. */
double           adc_ways_to_choose              (guint n, guint k);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDistribution, adc_distribution_unref)
