/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-works.h"

/* What comes of the orders, turn by turn. It never changes once worked out. */

typedef enum {
  ADC_CELL_ABSENT,     /* not made yet, made in this very turn, or gone */
  ADC_CELL_IDLE,       /* makes nothing */
  ADC_CELL_WAITING,    /* cannot make anything where it is */
  ADC_CELL_BEGINS,     /* the first turn of several */
  ADC_CELL_CONTINUES,  /* one between the first and the last */
  ADC_CELL_MAKES,      /* it comes out at the end of this turn */
  ADC_CELL_REFUSED,
  ADC_CELL_DISMANTLED,
} AdcCellKind;

typedef struct {
  AdcCellKind  kind;
  char        *unit;    /* id of what is made, begun or refused, or NULL */
  guint        count;
  char        *message; /* why it is refused, or what to know; or NULL */
  char        *rule;    /* id of an entry, or NULL */
} AdcWorksCell;

typedef struct {
  char         *maker;
  guint         number; /* from 1, in the order they come into play */
  guint         born;   /* the turn it is made in; 0: in play now */
  AdcWorksCell  cells[ADC_WORKS_MAX_TURNS];
} AdcWorksRow;

typedef struct {
  guint out;     /* come out in this turn */
  guint in_play; /* at its end */
  guint making;  /* half made at its end: pieces of the supply, too */
  guint left;    /* in the supply; ADC_NO_LIMIT: any number */
} AdcWorksCount;

typedef struct {
  guint          n_turns;
  GPtrArray     *rows;   /* of AdcWorksRow */
  AdcWorksRow   *market; /* NULL when the game has none */
  AdcWorksCount *counts; /* by turn, then by unit, in the order of adc_works_get_units () */
  guint          n_units;
} AdcWorksResult;

AdcWorksResult      *adc_works_compute           (AdcWorks *works);
void                 adc_works_result_free       (AdcWorksResult *self);
const AdcWorksRow   *adc_works_result_find       (AdcWorksResult *self, const char *maker); /* the market, too; or NULL */
const AdcWorksCount *adc_works_result_get_count  (AdcWorksResult *self, guint turn, guint unit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcWorksResult, adc_works_result_free)
