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

/* One of several things a battle is made of, with its own outcomes: a skirmish. */
typedef struct {
  char      *id;       /* "1" */
  char      *label;
  GPtrArray *outcomes; /* of AdcOutcome; their chances sum to 1 */
} AdcContest;

/* One thing to do: a card of the hand and the place it is laid at. */
typedef struct {
  char *from; /* id of a force, or NULL for what is taken unseen */
  char *at;   /* a place, as the engine spells it */
} AdcPlanStep;

/* What a side could do next, all of it. */
typedef struct {
  char      *side;
  GPtrArray *steps;  /* of AdcPlanStep */
  double     worth;  /* value destroyed minus value lost, on average */
  double     chance; /* that the side has what it fights for */
} AdcPlan;

/* What a side loses on average. */
typedef struct {
  char   *side;
  double  lost; /* value of its units */
} AdcStake;

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
  GPtrArray *contests;     /* of AdcContest; may be empty */
  GPtrArray *plans;        /* of AdcPlan, the best first, which is the one foreseen; may be empty */
  GPtrArray *balance;      /* of AdcStake; may be empty */
  GPtrArray *assumptions;  /* of AdcReason, without values */
} AdcForecast;

AdcForecast  *adc_forecast_new           (void); /* everything empty */
AdcForecast  *adc_forecast_ref           (AdcForecast *self);
void          adc_forecast_unref         (AdcForecast *self);
AdcOutcome   *adc_forecast_add_outcome   (AdcForecast *self, const char *id, const char *label);
AdcSurvivors *adc_forecast_add_survivors (AdcForecast *self, const char *force, AdcDistribution *units); /* takes it */
AdcContest   *adc_forecast_add_contest   (AdcForecast *self, const char *id, const char *label);
AdcOutcome   *adc_contest_add_outcome    (AdcContest *self, const char *id, const char *label);
AdcPlan      *adc_forecast_add_plan      (AdcForecast *self, const char *side);
void          adc_plan_add_step          (AdcPlan *self, const char *from, const char *at);
void          adc_forecast_add_stake     (AdcForecast *self, const char *side, double lost);
double        adc_forecast_get_chance    (AdcForecast *self, const char *outcome);
char         *adc_plan_format_worth      (const AdcPlan *self); /* "+4.73", "−0.50", "0.00" */
char         *adc_forecast_format_exactness (AdcForecast *self); /* "exact" or "simulated, ± 0.1 %" */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcForecast, adc_forecast_unref)
