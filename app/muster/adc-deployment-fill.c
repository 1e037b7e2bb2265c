/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deployment-private.h"

#include "adc-muster-units.h"

/* Takes so many pieces out of a zone, each time one of the unit that has the most there. */
static void
take_from (AdcDeployment *self, AdcPlace *place, guint army, guint n)
{
  for (; n > 0; n--) {
    guint *most = adc_deployment_at (self, place, army, 0);

    for (guint u = 1; u < self->units->len; u++)
      if (*adc_deployment_at (self, place, army, u) > *most)
        most = adc_deployment_at (self, place, army, u);
    if (*most == 0)
      return;
    (*most)--;
  }
}

static void
empty_place (AdcDeployment *self, AdcPlace *place)
{
  for (guint i = 0; i < self->max_armies * self->units->len; i++)
    place->counts[i] = 0;
}

static void
empty_armies_but (AdcDeployment *self, AdcPlace *place, guint army)
{
  for (guint a = 0; a < self->max_armies; a++)
    for (guint u = 0; a != army && u < self->units->len; u++)
      *adc_deployment_at (self, place, a, u) = 0;
}

/* The pieces placed last go first. */
static void
take_unit (AdcDeployment *self, guint army, const char *unit)
{
  guint position, n;

  if (!g_ptr_array_find_with_equal_func (self->units, unit, g_str_equal, &position))
    return;

  n = adc_deployment_count_unit (self, army, position);
  n -= MIN (n, adc_deployment_get_start (self, position));
  for (guint i = self->places->len; i > 0 && n > 0; i--) {
    guint *count = adc_deployment_at (self, self->places->pdata[i - 1], army, position);
    const guint taken = MIN (n, *count);

    *count -= taken;
    n -= taken;
  }
}

static void
remove_empty_zones (AdcDeployment *self)
{
  guint n_dealt = 0;

  for (guint i = 0; i < self->places->len; i++)
    n_dealt += ((AdcPlace *) self->places->pdata[i])->is_dealt;
  for (guint i = self->places->len; i > 0 && n_dealt > self->table->n_zones; i--) {
    AdcPlace *place = self->places->pdata[i - 1];

    if (place->is_dealt && adc_deployment_count_place (self, place) == 0) {
      g_ptr_array_remove_index (self->places, i - 1);
      n_dealt--;
    }
  }
}

static void
repair_dealt (AdcDeployment *self, AdcPlace *place)
{
  guint n_dealt = 0;

  for (guint i = 0; i < self->places->len; i++)
    n_dealt += ((AdcPlace *) self->places->pdata[i])->is_dealt;
  if (n_dealt < self->table->n_zones)
    place->is_dealt = TRUE;
  else
    empty_place (self, place);
}

static void
repair_realm (AdcDeployment *self, AdcPlace *place, const char *unit)
{
  guint position;

  if (unit == NULL) {
    empty_place (self, place);
    return;
  }
  if (g_ptr_array_find_with_equal_func (self->units, unit, g_str_equal, &position))
    for (guint a = 0; a < self->max_armies; a++)
      *adc_deployment_at (self, place, a, position) = 0;
}

static void
repair_limit (AdcDeployment *self, AdcPlace *place)
{
  for (guint a = self->max_armies; a > 0; a--) {
    const guint n = adc_deployment_count_place (self, place);

    if (n > self->table->limit)
      take_from (self, place, a - 1, n - self->table->limit);
  }
}

static gboolean
repair_place (AdcDeployment *self, AdcPlace *place, const AdcDeploymentFault *fault)
{
  const guint batch = MAX (1, adc_muster_get_batch (self->muster));

  switch (fault->kind) {
  case ADC_DEPLOYMENT_NOT_DEALT:
    repair_dealt (self, place);
    return TRUE;
  case ADC_DEPLOYMENT_REALM:
    repair_realm (self, place, fault->unit);
    return TRUE;
  case ADC_DEPLOYMENT_LIMIT:
    repair_limit (self, place);
    return TRUE;
  case ADC_DEPLOYMENT_COLOURS:
    empty_armies_but (self, place, adc_deployment_get_army (self, fault->zone) - 1);
    return TRUE;
  case ADC_DEPLOYMENT_BATCH:
    take_from (self, place, fault->army - 1,
               adc_deployment_count_army (self, place, fault->army - 1) % batch);
    return TRUE;
  case ADC_DEPLOYMENT_ZONES:
  case ADC_DEPLOYMENT_ARMY:
  case ADC_DEPLOYMENT_BEYOND:
  case ADC_DEPLOYMENT_ROOM:
  default:
    return FALSE;
  }
}

gboolean
adc_deployment_repair (AdcDeployment *self, const AdcDeploymentFault *fault)
{
  AdcPlace *place;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);
  g_return_val_if_fail (fault != NULL, FALSE);

  if (fault->repair == NULL || fault->army > self->max_armies ||
      (fault->army == 0 && (fault->kind == ADC_DEPLOYMENT_BATCH || fault->zone == NULL) &&
       fault->kind != ADC_DEPLOYMENT_ZONES))
    return FALSE;

  place = adc_deployment_find_place (self, fault->zone);
  if (place != NULL)
    return repair_place (self, place, fault);

  switch (fault->kind) {
  case ADC_DEPLOYMENT_ZONES:
    remove_empty_zones (self);
    return TRUE;
  case ADC_DEPLOYMENT_BEYOND:
    take_unit (self, fault->army - 1, fault->unit);
    return TRUE;
  case ADC_DEPLOYMENT_ARMY:
    for (guint i = 0; i < self->places->len; i++)
      for (guint u = 0; u < self->units->len; u++)
        *adc_deployment_at (self, self->places->pdata[i], fault->army - 1, u) = 0;
    return TRUE;
  case ADC_DEPLOYMENT_NOT_DEALT:
  case ADC_DEPLOYMENT_REALM:
  case ADC_DEPLOYMENT_LIMIT:
  case ADC_DEPLOYMENT_COLOURS:
  case ADC_DEPLOYMENT_BATCH:
  case ADC_DEPLOYMENT_ROOM:
  default:
    return FALSE;
  }
}

/* Zones to fill, of AdcPlace. */
static GPtrArray *
list_grounds (AdcDeployment *self)
{
  GPtrArray *grounds = g_ptr_array_new ();

  for (guint i = 0; i < self->places->len; i++) {
    AdcPlace *place = self->places->pdata[i];

    if (place->is_dealt && adc_zone_get_realm (place->zone) == ADC_REALM_GROUND)
      g_ptr_array_add (grounds, place);
  }

  return grounds;
}

/* Each army has every n-th zone; the first ones have one more when they do not divide evenly. */
static guint
count_grounds (guint n_grounds, guint n_armies, guint army)
{
  return n_grounds / n_armies + (army < n_grounds % n_armies);
}

gboolean
adc_deployment_can_fill (AdcDeployment *self)
{
  g_autoptr(GPtrArray) grounds = NULL;
  guint n_armies, n_dealt = 0;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);

  n_armies = self->table->n_armies;
  grounds = list_grounds (self);
  for (guint i = 0; i < self->places->len; i++)
    n_dealt += ((AdcPlace *) self->places->pdata[i])->is_dealt;
  for (guint u = 0; u < self->units->len; u++)
    if (adc_deployment_get_start (self, u) > 0 &&
        (adc_muster_unit_get_realms (self->game, self->units->pdata[u]) & ADC_REALM_GROUND) == 0)
      return FALSE;

  return n_dealt <= self->table->n_zones && adc_deployment_army_size (self) > 0 &&
         (self->table->limit == 0 || self->table->limit >= adc_muster_get_batch (self->muster)) &&
         count_grounds (grounds->len, n_armies, n_armies - 1) * n_armies >=
           adc_deployment_get_n_needed (self);
}

/* How many pieces each of the army's zones takes: batch after batch, zone after zone. */
static guint *
share_out (AdcDeployment *self, guint n_zones)
{
  const guint batch = MAX (1, adc_muster_get_batch (self->muster));
  guint *shares = g_new0 (guint, n_zones);
  guint left = adc_deployment_army_size (self);

  for (guint z = 0; left > 0; z = (z + 1) % n_zones) {
    const guint n = MIN (batch, left);

    shares[z] += n;
    left -= n;
  }

  return shares;
}

static void
fill_army (AdcDeployment *self, GPtrArray *grounds, guint army)
{
  const guint n_zones = count_grounds (grounds->len, self->table->n_armies, army);
  g_autofree guint *shares = share_out (self, n_zones);
  guint z = 0;

  /* One unit after the other and zone after zone, so that two of a kind stand apart. */
  for (guint u = 0; u < self->units->len; u++)
    for (guint i = 0; i < adc_deployment_get_start (self, u); i++) {
      while (shares[z] == 0)
        z = (z + 1) % n_zones;
      shares[z]--;
      (*adc_deployment_at (self, grounds->pdata[army + z * self->table->n_armies], army, u))++;
      z = (z + 1) % n_zones;
    }
}

gboolean
adc_deployment_fill (AdcDeployment *self)
{
  g_autoptr(GPtrArray) grounds = NULL;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);

  if (!adc_deployment_can_fill (self))
    return FALSE;

  adc_deployment_clear (self);
  grounds = list_grounds (self);
  for (guint a = 0; a < self->table->n_armies; a++)
    fill_army (self, grounds, a);

  return TRUE;
}

void
adc_deployment_clear (AdcDeployment *self)
{
  g_return_if_fail (ADC_IS_DEPLOYMENT (self));

  for (guint i = 0; i < self->places->len; i++)
    empty_place (self, self->places->pdata[i]);
}
