/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-field.h"
#include "adc-states.h"

/* One layout with the states it is in, each a number with one digit for the hits every force can still take, one for the
 * rerolls every side has left, one for the buildings destroyed. */

typedef struct {
  AdcAresField *field;
  guint         n_forces;
  guint8        forces[ADC_ARES_MAX_FORCES];
  guint64       weight[ADC_ARES_MAX_FORCES]; /* of each force's digit */
  guint         radix[ADC_ARES_MAX_FORCES];
  guint64       weight_rerolls[2];
  guint         radix_rerolls[2];
  guint64       weight_destroyed;
  guint64       n_states;
  AdcStates    *now;
  AdcStates    *next;
  AdcStates    *spare;  /* for those that are firing */
  AdcStates    *other;
  guint8       *digits; /* of every state, when there are not too many */
  guint8        slot[ADC_ARES_MAX_FORCES]; /* of each force's digit among those of a state */
} AdcAresRoom;

/* One state taken apart. */
typedef struct {
  guint8 hits[ADC_ARES_MAX_FORCES];
  guint8 units[ADC_ARES_MAX_FORCES]; /* with which each force fires */
  guint  rerolls[2];
  guint  n_destroyed;
} AdcAresState;

/* NULL when there would be more states than either budget or memory could bear. */
AdcAresRoom *adc_ares_room_new    (const AdcAresLine *line, AdcAresField *field, guint max_destroyed);
void         adc_ares_room_free   (AdcAresRoom *self); /* which may be NULL */
guint64      adc_ares_room_pack   (const AdcAresRoom *self, const AdcAresState *state);
void         adc_ares_room_unpack (const AdcAresRoom *self, const AdcAresLine *line, guint64 number,
                                   AdcAresState *state);
gboolean     adc_ares_room_has_losses (const AdcAresRoom *self, guint64 number); /* somebody has no units left */

/* The digit of a force. */
static inline guint
adc_ares_room_get_hits (const AdcAresRoom *self, guint64 number, guint force)
{
  return self->digits != NULL ? self->digits[number * self->n_forces + self->slot[force]]
                              : number / self->weight[force] % self->radix[force];
}
