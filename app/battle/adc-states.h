/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* How likely each state of a battle is at one moment. A state is a number its engine makes up; chances added to the
 * same state merge. Whoever knows that all his numbers are small says so, and gets a table instead of a hash.
 *
 * The same additions in the same order give the same states in the same order and the same sums to the last bit. */

typedef struct _AdcStates AdcStates;

#define ADC_STATES_ANY G_MAXUINT64 /* nothing is known of the numbers, but that none is this one */

AdcStates *adc_states_new       (guint64 n_states); /* every state is below it, or ADC_STATES_ANY */
void       adc_states_free      (AdcStates *self);
void       adc_states_clear     (AdcStates *self); /* keeps the memory */
void       adc_states_add       (AdcStates *self, guint64 state, double chance);
double     adc_states_get       (AdcStates *self, guint64 state);
double     adc_states_get_total (AdcStates *self);
gsize      adc_states_get_n     (AdcStates *self);

/* Walks over every state whose chance is not 0: start at position 0. Nothing may be added meanwhile. */
gboolean   adc_states_next      (AdcStates *self, gsize *position, guint64 *state, double *chance);

/* Forgets every state less likely than the bound, and returns the sum of what was forgotten. */
double     adc_states_prune     (AdcStates *self, double bound);

/* One step of a battle: for each state of FROM, the function adds what may become of it to TO. Between two states it
 * looks whether the work was cancelled, and then returns FALSE. */
typedef void (*AdcTransition) (guint64 state, double chance, AdcStates *to, gpointer data);
gboolean   adc_states_propagate (AdcStates *from, AdcStates *to, AdcTransition transition, gpointer data,
                                 GCancellable *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcStates, adc_states_free)
