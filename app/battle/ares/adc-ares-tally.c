/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-tally.h"

static gboolean
has_forces (const AdcAresLine *line, const AdcAresLayout *layout, AdcAresSide side)
{
  for (guint i = 0; i < line->n_forces; i++)
    if (line->forces[i].side == side && adc_ares_layout_has (layout, i))
      return TRUE;

  return FALSE;
}

gboolean
adc_ares_is_over (const AdcAresLine *line, const AdcAresLayout *layout, guint round,
                  AdcAresSide *winner)
{
  const gboolean attacker_stands = has_forces (line, layout, ADC_ARES_ATTACKER);

  *winner = ADC_ARES_DEFENDER;
  if (line->retreat[ADC_ARES_ATTACKER] == round)
    return TRUE;
  if (line->retreat[ADC_ARES_DEFENDER] == round) {
    *winner = ADC_ARES_ATTACKER;
    return TRUE;
  }
  if (attacker_stands && !has_forces (line, layout, ADC_ARES_DEFENDER)) {
    *winner = ADC_ARES_ATTACKER;
    return TRUE;
  }

  return !attacker_stands || round >= line->n_rounds;
}

void
adc_ares_tally_add (AdcAresTally *self, const AdcAresLine *line, guint round, AdcAresSide winner,
                    const guint8 *hits, guint n_destroyed, double chance)
{
  self->wins[winner][round] += chance;
  for (guint i = 0; i < line->n_forces; i++)
    self->survivors[i][adc_ares_force_count_units (&line->forces[i], hits[i])] += chance;
  self->destroyed[MIN (n_destroyed, G_N_ELEMENTS (self->destroyed) - 1)] += chance;
}

double
adc_ares_tally_get_wins (const AdcAresTally *self, AdcAresSide side)
{
  double wins = 0;

  for (guint round = 0; round <= ADC_ARES_MAX_ROUNDS; round++)
    wins += self->wins[side][round];

  return wins;
}

guint32
adc_ares_arrive (const AdcAresLine *line, const AdcAresLayout *layout, guint round, guint8 *hits)
{
  guint32 newcomers = 0;

  for (guint i = 0; i < line->n_forces; i++) {
    const AdcAresForce *force = &line->forces[i];
    const guint n_units = adc_ares_force_count_units (force, hits[i]);
    const guint n_new = MIN (force->arrivals[round], ADC_ARES_MAX_UNITS - n_units);

    hits[i] += n_new * force->hits_per_unit;
    if (n_new > 0 && !adc_ares_layout_has (layout, i))
      newcomers |= 1u << i;
  }

  return newcomers;
}
