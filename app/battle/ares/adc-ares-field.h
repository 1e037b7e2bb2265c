/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-line.h"

/* A layout with everything that follows from it alone, worked out once: who may shoot at what with which threshold. */

typedef struct {
  AdcAresLayout layout;
  gint16        thresholds[ADC_ARES_MAX_FORCES][ADC_ARES_MAX_FORCES + 2];
  guint8        n_ranked[ADC_ARES_MAX_FORCES];
  guint8        ranked[ADC_ARES_MAX_FORCES][ADC_ARES_MAX_FORCES]; /* enemies, the highest threshold first */
  guint         n_emptied; /* buildings that lost their units in this battle and can be destroyed */
  guint         n_order[ADC_ARES_MAX_FORCES];                      /* for each group: */
  guint8        order[ADC_ARES_MAX_FORCES][ADC_ARES_MAX_FORCES];   /* who fires, in which order */
} AdcAresField;

/* The chance of each number of hits of so many dice that hit on so many faces; filled once for each computation. */
typedef struct {
  double hits[6][ADC_ARES_MAX_UNITS + 1][ADC_ARES_MAX_UNITS + 1];     /* faces, dice, hits */
  double at_least[6][ADC_ARES_MAX_UNITS + 1][ADC_ARES_MAX_UNITS + 1]; /* so many hits or more */
} AdcAresOdds;

/* One shot of a group. */
typedef struct {
  guint8 from;
  guint8 at;
  guint8 n_dice;
  guint8 needed;
} AdcAresFire;

void     adc_ares_odds_fill       (AdcAresOdds *odds);
void     adc_ares_field_fill      (AdcAresField *field, const AdcAresLine *line, const AdcAresLayout *layout);

/* What a force that has so many units shoots at, given what everybody can still take; FALSE when it does not shoot. */
gboolean adc_ares_choose          (const AdcAresField *field, const AdcAresLine *line, const AdcAresOdds *odds,
                                   guint from, guint n_units, const guint8 *hits, guint n_destroyed, AdcAresFire *fire);
gboolean adc_ares_fire_at         (const AdcAresField *field, guint from, guint at, guint n_units, AdcAresFire *fire);

/* TRUE when that choice is the same whatever the numbers, as long as everybody in the layout stands. */
gboolean adc_ares_choice_is_fixed (const AdcAresField *field, const AdcAresLine *line, guint from);
double   adc_ares_expect_losses   (const AdcAresLine *line, const AdcAresOdds *odds, const AdcAresFire *fire,
                                   guint hits_of_target);
gboolean adc_ares_can_destroy     (const AdcAresField *field, const AdcAresLine *line, guint n_destroyed);

/* Layouts met in one computation, each once. */
typedef struct _AdcAresFields AdcAresFields;

AdcAresFields *adc_ares_fields_new    (const AdcAresLine *line);
void           adc_ares_fields_free   (AdcAresFields *self);
guint          adc_ares_fields_intern (AdcAresFields *self, const AdcAresLayout *layout);
AdcAresField  *adc_ares_fields_get    (AdcAresFields *self, guint index);
guint          adc_ares_fields_get_n  (AdcAresFields *self);
guint          adc_ares_fields_after  (AdcAresFields *self, guint index, guint32 lost); /* once these are gone */
guint          adc_ares_fields_reorganise (AdcAresFields *self, guint index, guint32 newcomers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcAresFields, adc_ares_fields_free)
