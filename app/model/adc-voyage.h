/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "adc-text.h"

/* A voyage that somebody wants to make over a map, step by step: the diagrams of a rulebook are of this kind. Whether
 * the rules allow it is not said here. */

typedef enum {
  ADC_VOYAGE_GO,     /* to a zone */
  ADC_VOYAGE_LOAD,   /* so many of a unit */
  ADC_VOYAGE_UNLOAD,
  ADC_VOYAGE_WAIT,   /* until the next turn */
} AdcVoyageStepKind;

typedef struct {
  AdcVoyageStepKind  kind;
  char              *target; /* id of a zone, or of a unit; NULL for waiting */
  guint              count;
} AdcVoyageStep;

typedef struct {
  char      *id;
  AdcText   *title;
  AdcText   *summary; /* or NULL */
  char      *rule;    /* id of the entry it illustrates, or NULL */
  char      *unit;    /* that travels */
  char      *from;    /* id of a zone */
  guint      turn;
  GPtrArray *steps;   /* of AdcVoyageStep */
} AdcVoyage;

void       adc_voyage_free     (AdcVoyage *self);

/* For the loader and for tests; the summary and the rule are filled in by hand. */
AdcVoyage *adc_voyage_new      (const char *id, AdcText *title, const char *unit, const char *from, guint turn);
void       adc_voyage_add_step (AdcVoyage *self, AdcVoyageStepKind kind, const char *target, guint count);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcVoyage, adc_voyage_free)
