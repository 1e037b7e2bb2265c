/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-distribution.h"

#include <math.h>
#include <string.h>

struct _AdcDistribution {
  gatomicrefcount references;
  guint           maximum;
  double          chances[]; /* of 0 … maximum */
};

G_DEFINE_BOXED_TYPE (AdcDistribution, adc_distribution, adc_distribution_ref,
                     adc_distribution_unref)

/* All chances are 0 at first. */
static AdcDistribution *
create (guint maximum)
{
  AdcDistribution *self = g_malloc0 (sizeof *self + ((gsize) maximum + 1) * sizeof (double));

  g_atomic_ref_count_init (&self->references);
  self->maximum = maximum;

  return self;
}

/* The ratios of neighbours are simple, so everything follows from the likeliest value, which is set
 * to 1: nothing overflows, and only what is negligible beside it underflows. Dividing by the sum
 * makes chances of it. The extra digits of long double keep the roundings out of the result. */
static void
fill_binomial (double *chances, guint n_dice, double chance)
{
  g_autofree long double *weights = NULL;
  long double sum = 1;
  long double odds;
  guint mode;

  if (chance <= 0 || chance >= 1) {
    memset (chances, 0, ((gsize) n_dice + 1) * sizeof *chances);
    chances[chance <= 0 ? 0 : n_dice] = 1;
    return;
  }

  weights = g_new (long double, (gsize) n_dice + 1);
  odds = chance / (1.0L - chance);
  mode = (guint) MIN (n_dice, (n_dice + 1.0) * chance);
  weights[mode] = 1;
  for (guint k = mode; k < n_dice; k++) {
    weights[k + 1] = weights[k] * (n_dice - k) / (k + 1.0L) * odds;
    sum += weights[k + 1];
  }
  for (guint k = mode; k > 0; k--) {
    weights[k - 1] = weights[k] * k / (n_dice - k + 1.0L) / odds;
    sum += weights[k - 1];
  }

  for (gsize k = 0; k <= n_dice; k++)
    chances[k] = (double) (weights[k] / sum);
}

AdcDistribution *
adc_distribution_new (const double *chances, guint n_values)
{
  AdcDistribution *self;

  g_return_val_if_fail (chances != NULL, NULL);
  g_return_val_if_fail (n_values > 0, NULL);

  self = create (n_values - 1);
  memcpy (self->chances, chances, n_values * sizeof *chances);

  return self;
}

AdcDistribution *
adc_distribution_new_certain (guint value)
{
  AdcDistribution *self = create (value);

  self->chances[value] = 1;

  return self;
}

AdcDistribution *
adc_distribution_new_binomial (guint n_dice, double chance)
{
  AdcDistribution *self;

  g_return_val_if_fail (chance >= 0 && chance <= 1, NULL);

  self = create (n_dice);
  fill_binomial (self->chances, n_dice, chance);

  return self;
}

AdcDistribution *
adc_distribution_ref (AdcDistribution *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
adc_distribution_unref (AdcDistribution *self)
{
  g_return_if_fail (self != NULL);

  if (g_atomic_ref_count_dec (&self->references))
    g_free (self);
}

guint
adc_distribution_get_maximum (const AdcDistribution *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->maximum;
}

double
adc_distribution_get_chance (const AdcDistribution *self, guint value)
{
  g_return_val_if_fail (self != NULL, 0);

  return value <= self->maximum ? self->chances[value] : 0;
}

double
adc_distribution_get_at_least (const AdcDistribution *self, guint value)
{
  long double sum = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (gsize k = value; k <= self->maximum; k++)
    sum += self->chances[k];

  return (double) sum;
}

double
adc_distribution_get_mean (const AdcDistribution *self)
{
  long double sum = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (gsize k = 1; k <= self->maximum; k++)
    sum += k * (long double) self->chances[k];

  return (double) sum;
}

double
adc_distribution_get_deviation (const AdcDistribution *self)
{
  double mean;
  long double sum = 0;

  g_return_val_if_fail (self != NULL, 0);

  mean = adc_distribution_get_mean (self);
  for (gsize k = 0; k <= self->maximum; k++)
    sum += ((long double) k - mean) * ((long double) k - mean) * self->chances[k];

  return sqrt ((double) sum);
}

AdcDistribution *
adc_distribution_convolve (const AdcDistribution *a, const AdcDistribution *b)
{
  AdcDistribution *self;

  g_return_val_if_fail (a != NULL, NULL);
  g_return_val_if_fail (b != NULL, NULL);
  g_return_val_if_fail (a->maximum <= G_MAXUINT - b->maximum, NULL);

  self = create (a->maximum + b->maximum);
  for (gsize i = 0; i <= a->maximum; i++)
    for (gsize j = 0; j <= b->maximum; j++)
      self->chances[i + j] += a->chances[i] * b->chances[j];

  return self;
}

AdcDistribution *
adc_distribution_cap (const AdcDistribution *self, guint maximum)
{
  AdcDistribution *capped;

  g_return_val_if_fail (self != NULL, NULL);

  capped = create (MIN (maximum, self->maximum));
  memcpy (capped->chances, self->chances, ((gsize) capped->maximum + 1) * sizeof (double));
  capped->chances[capped->maximum] = adc_distribution_get_at_least (self, capped->maximum);

  return capped;
}

AdcDistribution *
adc_distribution_new_rerolled (guint n_dice, double chance, guint n_rerolls)
{
  g_autoptr(AdcDistribution) first = NULL;
  g_autofree double *second = NULL;
  AdcDistribution *self;

  g_return_val_if_fail (chance >= 0 && chance <= 1, NULL);

  n_rerolls = MIN (n_rerolls, n_dice);
  first = adc_distribution_new_binomial (n_dice, chance);
  second = g_new (double, (gsize) n_rerolls + 1);
  fill_binomial (second, n_rerolls, chance);

  self = create (n_dice);
  for (gsize hits = 0; hits <= n_dice; hits++) {
    const guint n_misses = n_dice - hits;
    const guint n_again = MIN (n_rerolls, n_misses);

    /* With fewer misses than rerolls, each further hit leaves one die less to throw again. */
    if (n_misses < n_rerolls)
      fill_binomial (second, n_again, chance);

    for (gsize more = 0; more <= n_again; more++)
      self->chances[hits + more] += first->chances[hits] * second[more];
  }

  return self;
}

double
adc_ways_to_choose (guint n, guint k)
{
  double ways = 1;

  if (k > n)
    return 0;
  for (guint i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i;

  return ways;
}
