/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-aim.h"

/* Every position that was met, once, under a number; and what becomes of it when somebody's fire hits. */

typedef struct _AdcBuckPositions AdcBuckPositions;

typedef struct {
  int    after;  /* the position when it hits; or ADC_BUCK_NO_TARGET */
  guint8 number; /* that the die must reach */
} AdcBuckShot;

#define ADC_BUCK_NO_TARGET (-1)

/* The aims stay the caller’s. */
AdcBuckPositions      *adc_buck_positions_new     (const AdcBuckAims *aims);
void                   adc_buck_positions_free    (AdcBuckPositions *self);

guint                  adc_buck_positions_intern  (AdcBuckPositions *self, const AdcBuckPosition *position);
const AdcBuckPosition *adc_buck_positions_get     (AdcBuckPositions *self, guint index); /* until one is interned */
guint                  adc_buck_positions_get_n   (AdcBuckPositions *self);

/* What a piece fires at by its side's policy, worked out once. */
AdcBuckShot            adc_buck_positions_fire    (AdcBuckPositions *self, guint index, guint side,
                                                   AdcBuckType attacker);

/* What is left, as the next round begins with it. */
guint                  adc_buck_positions_renew   (AdcBuckPositions *self, guint index);
guint                  adc_buck_positions_count   (AdcBuckPositions *self, guint index); /* pieces of all sides */
guint                  adc_buck_positions_fighting (AdcBuckPositions *self, guint index); /* sides, a bit each */

/* There are more than is good for the memory: it goes on, but one had better not. */
gboolean               adc_buck_positions_is_full (AdcBuckPositions *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcBuckPositions, adc_buck_positions_free)
