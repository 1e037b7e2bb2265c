/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-sequence.h"

/* Which steps are done, kept in the settings across restarts. Only steps without steps inside them
 * are ticked: one with others inside is done when they all are. */

#define ADC_TYPE_TICKS (adc_ticks_get_type ())
G_DECLARE_FINAL_TYPE (AdcTicks, adc_ticks, ADC, TICKS, GObject)

typedef enum {
  ADC_DONE_NOT,
  ADC_DONE_PARTLY,
  ADC_DONE_ALL,
} AdcDone;

AdcTicks *adc_ticks_new          (GSettings *settings);
void      adc_ticks_set_sequence (AdcTicks *self, AdcSequence *sequence); /* or NULL */
AdcDone   adc_ticks_get          (AdcTicks *self, AdcStep *step);
void      adc_ticks_set          (AdcTicks *self, AdcStep *step, gboolean done); /* and inside it */
void      adc_ticks_count        (AdcTicks *self, guint *n_done, guint *n_steps);

/* Where one is: after the last ticked step, or at the first one left over; NULL: all is done. */
AdcStep  *adc_ticks_get_current  (AdcTicks *self);

/* All that is ticked, of every sequence of every game: what a reset can be undone with. */
GStrv     adc_ticks_dup_all      (AdcTicks *self);
void      adc_ticks_restore      (AdcTicks *self, const char * const *all);
