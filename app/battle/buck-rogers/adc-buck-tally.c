/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-tally.h"

#include "adc-buck-aim.h"
#include "adc-distribution.h"

#include <string.h>

#define NEGLIGIBLE 1e-13 /* what is left after a round that is not worth a round of its own */

guint
adc_buck_finish_get_end (const AdcBuckFinish *self, guint n_sides)
{
  guint end = ADC_BUCK_END_NOBODY;

  for (guint side = 0; side < n_sides; side++) {
    gboolean is_present = self->leaders & (1u << side);

    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      is_present = is_present || self->left[side][type] > 0;
    if (is_present)
      end = end == ADC_BUCK_END_NOBODY ? side : ADC_BUCK_END_SEVERAL;
  }

  return end;
}

double
adc_buck_get_value (const AdcBuckFight *fight, const double *ends, guint side)
{
  return ends[side] + (fight->owner == (int) side ? ends[ADC_BUCK_END_NOBODY] : 0);
}

guint
adc_buck_keep_leaders (guint leaders, guint fighting)
{
  if (fighting != 0)
    return leaders & fighting;

  return (leaders & (leaders - 1)) == 0 ? leaders : 0; /* one alone, with nobody against him */
}

void
adc_buck_tally_begin (AdcBuckOdds *odds)
{
  memset (odds, 0, sizeof *odds);
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    odds->advice[type].at_side = odds->advice[type].target = -1;
}

static void
add_factories (AdcBuckOdds *odds, const AdcBuckFight *from, guint n_left, guint end, double chance)
{
  const AdcBuckSide *owner = from->owner >= 0 ? &from->sides[from->owner] : NULL;
  const guint n_bombed = owner != NULL ? owner->n_factories - n_left : 0;
  const gboolean is_taken = owner != NULL && end < ADC_BUCK_MAX_SIDES && (int) end != from->owner;
  const double sabotage = is_taken && from->sabotages && owner->has_defended
                            ? adc_buck_get_chance (from->table.sabotage)
                            : 0;
  g_autoptr(AdcDistribution) sabotaged = NULL;

  odds->factories[ADC_BUCK_FACTORY_BOMBED][n_bombed] += chance;
  odds->factories[ADC_BUCK_FACTORY_KEPT][is_taken ? 0 : n_left] += chance;
  if (!is_taken || n_left == 0) {
    odds->factories[ADC_BUCK_FACTORY_SABOTAGED][0] += chance;
    odds->factories[ADC_BUCK_FACTORY_TAKEN][0] += chance;
    return;
  }

  sabotaged = adc_distribution_new_binomial (n_left, sabotage);
  for (guint n = 0; n <= n_left; n++) {
    const double part = chance * adc_distribution_get_chance (sabotaged, n);

    odds->factories[ADC_BUCK_FACTORY_SABOTAGED][n] += part;
    odds->factories[ADC_BUCK_FACTORY_TAKEN][n_left - n] += part;
  }
}

void
adc_buck_tally_add (AdcBuckOdds *odds, const AdcBuckFight *from, const AdcBuckFinish *finish,
                    double chance)
{
  const guint end = adc_buck_finish_get_end (finish, from->n_sides);

  odds->ends[end] += chance;
  for (guint side = 0; side < from->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      odds->survivors[side][type][finish->left[side][type]] += chance;
    if (from->sides[side].n_leaders > 0 && !(finish->leaders & (1u << side)))
      odds->leader_dies[side] += chance;
  }
  add_factories (odds, from, finish->n_factories, end, chance);
}

void
adc_buck_tally_add_round (AdcBuckOdds *odds, guint end, guint round, double chance)
{
  odds->ends_by_round[end][MIN (round, ADC_BUCK_ODDS_ROUNDS)] += chance;
}

void
adc_buck_tally_add_orbit (AdcBuckOdds *odds, const AdcBuckFight *from, const AdcBuckFight *opened,
                          double chance)
{
  for (guint side = 0; side < from->n_sides; side++) {
    odds->orbit_battlers[side][opened->sides[side].orbit_battlers] += chance;
    if (from->sides[side].orbit_leaders > 0 && opened->sides[side].orbit_leaders == 0)
      odds->orbit_leader_dies[side] += chance;
  }
}

/* The first round after which next to nothing is left, what no round holds being later than all of them. */
static guint
find_last_round (const AdcBuckOdds *odds)
{
  long double later = 0;

  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++) {
    later += odds->ends[end];
    for (guint round = 0; round <= ADC_BUCK_ODDS_ROUNDS; round++)
      later -= odds->ends_by_round[end][round];
  }

  for (guint round = ADC_BUCK_ODDS_ROUNDS; round > 0; round--) {
    for (guint end = 0; end < ADC_BUCK_N_ENDS; end++)
      later += odds->ends_by_round[end][round];
    if (later >= NEGLIGIBLE)
      return round;
  }

  return 0;
}

void
adc_buck_tally_end (AdcBuckOdds *odds, const AdcBuckFight *from)
{
  const guint last = find_last_round (odds);

  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++) {
    double *by_round = odds->ends_by_round[end];
    long double before = 0;

    for (guint round = 0; round < last; round++)
      before += by_round[round];
    memset (by_round + last, 0, (ADC_BUCK_ODDS_ROUNDS + 1 - last) * sizeof *by_round);
    by_round[last] = MAX ((double) (odds->ends[end] - before), 0);
  }

  for (guint side = 0; side < from->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      long double mean = 0;

      for (guint n = 1; n <= ADC_BUCK_MAX_PIECES; n++)
        mean += n * (long double) odds->survivors[side][type][n];
      odds->expected_losses[side][type] = MAX ((double) (from->sides[side].pieces[type] - mean), 0);
    }
  }
}
