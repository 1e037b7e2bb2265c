/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-distribution.h"
#include "adc-reason.h"

/* How a battle will probably end. It never changes once made. */

typedef struct {
  char     *id;        /* "attacker": who wins */
  char     *label;
  double    chance;
  GArray   *by_round;  /* of double: the chance that it comes in each round, the first being first_round */
} AdcOutcome;

typedef struct {
  char            *force;
  AdcDistribution *units; /* left at the end */
} AdcSurvivors;

/* What a force should shoot at next. */
typedef struct {
  char   *from;
  char   *at;
  double  chance;        /* that its side wins if it does */
  char   *simple;        /* what the simple choice would be */
  double  simple_chance; /* and the chance then */
} AdcAdvice;

typedef struct {
  gboolean   exact;
  double     error;        /* of the chances: half the width of a 95 % interval when simulated, else the bound of what
                            * was left out, usually 0 */
  guint64    n_trials;     /* when simulated */
  guint      first_round;
  guint      n_rounds;
  GPtrArray *outcomes;     /* of AdcOutcome; their chances sum to 1 */
  GPtrArray *survivors;    /* of AdcSurvivors, in the order of the scenario */
  GPtrArray *extras;       /* of AdcSurvivors: other things counted, such as buildings destroyed; may be empty */
  GPtrArray *advice;       /* of AdcAdvice; empty unless a side plays its best */
  GPtrArray *assumptions;  /* of AdcReason, without values */
} AdcForecast;

AdcForecast  *adc_forecast_new           (void); /* everything empty */
AdcForecast  *adc_forecast_ref           (AdcForecast *self);
void          adc_forecast_unref         (AdcForecast *self);
AdcOutcome   *adc_forecast_add_outcome   (AdcForecast *self, const char *id, const char *label);
AdcSurvivors *adc_forecast_add_survivors (AdcForecast *self, const char *force, AdcDistribution *units); /* takes it */
double        adc_forecast_get_chance    (AdcForecast *self, const char *outcome);
char         *adc_forecast_format_exactness (AdcForecast *self); /* "exact" or "simulated, ± 0.1 %" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcForecast, adc_forecast_unref)
