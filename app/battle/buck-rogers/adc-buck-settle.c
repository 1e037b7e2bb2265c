/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-battle-private.h"

/* As the round leaves it, if it ended now. */
static guint
count_settled (AdcBuckBattle *self, const AdcBuckForce *force)
{
  const guint n = adc_buck_force_count (self, force);

  if (force->place == ADC_BUCK_AWAY)
    return force->count;
  if (force->place != ADC_BUCK_IN_ZONE || force->piece >= ADC_BUCK_N_TYPES)
    return n;

  return n - MIN (n, self->fight.sides[force->side].hit[force->piece]);
}

/* What is aboard goes down with its transports: as much stays as the rest can carry. */
static void
unload (AdcBuckBattle *self, AdcScenario *scenario, guint side)
{
  const AdcBuckForce *transports = adc_buck_battle_of (self, side, ADC_BUCK_TRANSPORT,
                                                       ADC_BUCK_IN_ZONE);
  guint n_free = transports != NULL ? count_settled (self, transports) : 0;

  for (guint piece = 0; piece < ADC_BUCK_N_PIECES; piece++) {
    const AdcBuckForce *force = adc_buck_battle_of (self, side, piece, ADC_BUCK_ABOARD);
    AdcScenarioForce *to = force != NULL ? adc_scenario_find_force (scenario, force->id, NULL)
                                         : NULL;
    const guint capacity = self->capacity[piece];

    if (to == NULL || capacity == 0)
      continue;

    to->count = MIN (force->count, n_free * capacity);
    n_free -= (to->count + capacity - 1) / capacity;
  }
}

/* At least one: a battle that has stopped is not begun again by a change. */
static guint
count_rounds_left (AdcBuckBattle *self)
{
  const guint round = adc_buck_battle_get_round (self);
  gboolean is_begun = FALSE;
  guint n_done;

  for (guint i = 0; i < self->fight.n_sides; i++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      is_begun |= self->fight.sides[i].fired[type] > 0;
  n_done = round > 0 ? round - !is_begun : 0;

  return self->fight.last_round > n_done ? self->fight.last_round - n_done : 1;
}

void
adc_buck_battle_settle (AdcBuckBattle *self, AdcScenario *scenario)
{
  g_return_if_fail (ADC_IS_BUCK_BATTLE (self));
  g_return_if_fail (ADC_IS_SCENARIO (scenario));

  if (adc_scenario_get_log (scenario)->len == 0)
    return;

  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);
    AdcScenarioForce *to = adc_scenario_find_force (scenario, force->id, NULL);

    if (to != NULL && force->place != ADC_BUCK_ABOARD)
      to->count = count_settled (self, force);
  }
  for (guint side = 0; side < self->fight.n_sides; side++)
    unload (self, scenario, side);

  adc_scenario_set (scenario, "opening", "no");
  if (self->fight.last_round > 0) {
    g_autofree char *rounds = g_strdup_printf ("%u", count_rounds_left (self));

    adc_scenario_set (scenario, "rounds", rounds);
  }
  g_ptr_array_set_size (adc_scenario_get_log (scenario), 0);
}
