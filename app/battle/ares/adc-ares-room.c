/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-room.h"

#include <string.h>

#define MAX_DIGITS (1 << 24) /* bytes: above, dividing is slower but smaller */
#define MAX_STATES (1 << 22)

static guint
get_radix (const AdcAresForce *force)
{
  guint hits = force->hits;

  for (guint round = 0; round <= ADC_ARES_MAX_ROUNDS; round++)
    hits += force->arrivals[round] * force->hits_per_unit;

  return hits + 1;
}

static void
fill_digits (AdcAresRoom *self)
{
  guint8 count[ADC_ARES_MAX_FORCES] = { 0 };
  guint8 *digit;

  if (self->n_forces == 0 || self->n_states > MAX_DIGITS / self->n_forces)
    return;

  self->digits = digit = g_malloc (self->n_states * self->n_forces);
  for (guint64 number = 0; number < self->n_states; number++, digit += self->n_forces) {
    memcpy (digit, count, self->n_forces);
    for (guint i = 0; i < self->n_forces && ++count[i] == self->radix[self->forces[i]]; i++)
      count[i] = 0;
  }
}

AdcAresRoom *
adc_ares_room_new (const AdcAresLine *line, AdcAresField *field, guint max_destroyed)
{
  AdcAresRoom *self = g_new0 (AdcAresRoom, 1);
  guint64 weight = 1;

  self->field = field;
  for (guint i = 0; i < line->n_forces; i++)
    if (adc_ares_layout_has (&field->layout, i)) {
      self->slot[i] = self->n_forces;
      self->forces[self->n_forces++] = i;
      self->weight[i] = weight;
      self->radix[i] = get_radix (&line->forces[i]);
      weight = MIN (weight * self->radix[i], MAX_STATES + 1);
    }
  for (AdcAresSide side = 0; side < 2; side++) {
    self->weight_rerolls[side] = weight;
    self->radix_rerolls[side] = line->rerolls[side] + 1;
    weight = MIN (weight * self->radix_rerolls[side], MAX_STATES + 1);
  }
  self->weight_destroyed = weight;
  self->n_states = MIN (weight * (max_destroyed + 1), MAX_STATES + 1);
  if (self->n_states > MAX_STATES) {
    g_free (self);
    return NULL;
  }

  fill_digits (self);
  self->now = adc_states_new (self->n_states);
  self->next = adc_states_new (self->n_states);
  self->spare = adc_states_new (self->n_states);
  self->other = adc_states_new (self->n_states);
  return self;
}

void
adc_ares_room_free (AdcAresRoom *self)
{
  if (self == NULL)
    return;

  adc_states_free (self->now);
  adc_states_free (self->next);
  adc_states_free (self->spare);
  adc_states_free (self->other);
  g_free (self->digits);
  g_free (self);
}

guint64
adc_ares_room_pack (const AdcAresRoom *self, const AdcAresState *state)
{
  guint64 number = state->rerolls[0] * self->weight_rerolls[0] +
                   state->rerolls[1] * self->weight_rerolls[1] +
                   state->n_destroyed * self->weight_destroyed;

  for (guint i = 0; i < self->n_forces; i++)
    number += state->hits[self->forces[i]] * self->weight[self->forces[i]];

  return number;
}

void
adc_ares_room_unpack (const AdcAresRoom *self, const AdcAresLine *line, guint64 number,
                      AdcAresState *state)
{
  memset (state->hits, 0, sizeof state->hits);
  for (guint i = 0; i < self->n_forces; i++) {
    const guint force = self->forces[i];

    state->hits[force] = adc_ares_room_get_hits (self, number, force);
    state->units[force] = adc_ares_force_count_units (&line->forces[force], state->hits[force]);
  }
  for (AdcAresSide side = 0; side < 2; side++)
    state->rerolls[side] = number / self->weight_rerolls[side] % self->radix_rerolls[side];
  state->n_destroyed = number / self->weight_destroyed;
}

gboolean
adc_ares_room_has_losses (const AdcAresRoom *self, guint64 number)
{
  for (guint i = 0; i < self->n_forces; i++)
    if (adc_ares_room_get_hits (self, number, self->forces[i]) == 0)
      return TRUE;

  return FALSE;
}
