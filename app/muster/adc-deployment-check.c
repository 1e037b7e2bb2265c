/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deployment-private.h"

#include "adc-muster-units.h"

#include <glib/gi18n-lib.h>

void
adc_deployment_fault_free (AdcDeploymentFault *self)
{
  if (self == NULL)
    return;

  g_free (self->zone);
  g_free (self->unit);
  g_free (self->message);
  g_free (self->rule);
  g_free (self->repair);
  g_free (self);
}

static const char *
get_title (AdcPlace *place)
{
  return adc_entry_get_title (ADC_ENTRY (place->zone));
}

/* Takes the message and the repair. */
static AdcDeploymentFault *
add_fault (AdcDeployment *self, GPtrArray *faults, AdcDeploymentFaultKind kind, AdcPlace *place,
           char *message, char *repair)
{
  AdcDeploymentFault *fault = g_new0 (AdcDeploymentFault, 1);

  fault->kind = kind;
  fault->zone = place != NULL ? g_strdup (adc_entry_get_id (ADC_ENTRY (place->zone))) : NULL;
  fault->message = message;
  fault->rule = g_strdup (self->table->rule);
  fault->repair = repair;
  g_ptr_array_add (faults, fault);

  return fault;
}

static char *
dup_take_away (guint n)
{
  return g_strdup_printf (ngettext ("Take %u piece away", "Take %u pieces away", n), n);
}

static void
check_zones (AdcDeployment *self, GPtrArray *faults)
{
  guint n_dealt = 0, n_empty = 0, n_over;

  for (guint i = 0; i < self->places->len; i++) {
    AdcPlace *place = self->places->pdata[i];

    n_dealt += place->is_dealt;
    n_empty += place->is_dealt && adc_deployment_count_place (self, place) == 0;
  }
  if (n_dealt <= self->table->n_zones)
    return;

  n_over = n_dealt - self->table->n_zones;
  add_fault (self, faults, ADC_DEPLOYMENT_ZONES, NULL,
             g_strdup_printf (ngettext ("You are dealt %u zone, and %u are marked as yours.",
                                        "You are dealt %u zones, and %u are marked as yours.",
                                        self->table->n_zones),
                              self->table->n_zones, n_dealt),
             n_empty >= n_over ? g_strdup_printf (ngettext ("Remove %u empty zone",
                                                            "Remove %u empty zones", n_over),
                                                  n_over)
                               : NULL);
}

static void
check_dealt (AdcDeployment *self, GPtrArray *faults, AdcPlace *place)
{
  guint n_dealt = 0;

  if (place->is_dealt)
    return;

  for (guint i = 0; i < self->places->len; i++)
    n_dealt += ((AdcPlace *) self->places->pdata[i])->is_dealt;
  add_fault (self, faults, ADC_DEPLOYMENT_NOT_DEALT, place,
             /* Translators: the name of a zone */
             g_strdup_printf (_("%s is not among the zones you are dealt: no piece of yours begins "
                                "there."),
                              get_title (place)),
             n_dealt < self->table->n_zones
               ? g_strdup (_("Mark it as dealt to you"))
               : dup_take_away (adc_deployment_count_place (self, place)));
}

static void
check_realm (AdcDeployment *self, GPtrArray *faults, AdcPlace *place)
{
  if (adc_zone_get_realm (place->zone) != ADC_REALM_GROUND) {
    add_fault (self, faults, ADC_DEPLOYMENT_REALM, place,
               /* Translators: the name of a zone */
               g_strdup_printf (_("%s is not on the ground: at the set-up pieces stand on the "
                                  "ground only."),
                                get_title (place)),
               dup_take_away (adc_deployment_count_place (self, place)));
    return;
  }

  for (guint u = 0; u < self->units->len; u++) {
    const char *unit = self->units->pdata[u];
    AdcDeploymentFault *fault;
    guint n = 0;

    for (guint a = 0; a < self->max_armies; a++)
      n += *adc_deployment_at (self, place, a, u);
    if (n == 0 || (adc_muster_unit_get_realms (self->game, unit) & ADC_REALM_GROUND) != 0)
      continue;

    fault = add_fault (self, faults, ADC_DEPLOYMENT_REALM, place,
                       /* Translators: the name of a zone, then of a unit */
                       g_strdup_printf (_("%s: a %s cannot be on the ground."), get_title (place),
                                        adc_muster_unit_get_title (self->game, unit)),
                       dup_take_away (n));
    fault->unit = g_strdup (unit);
  }
}

static void
check_limit (AdcDeployment *self, GPtrArray *faults, AdcPlace *place)
{
  const guint n = adc_deployment_count_place (self, place);
  const guint limit = self->table->limit;

  if (limit == 0 || n <= limit)
    return;

  add_fault (self, faults, ADC_DEPLOYMENT_LIMIT, place,
             /* Translators: the name of a zone, how many pieces it has, how many it may have */
             g_strdup_printf (ngettext ("%s has %u pieces: no more than %u may begin in a zone.",
                                        "%s has %u pieces: no more than %u may begin in a zone.",
                                        limit),
                              get_title (place), n, limit),
             dup_take_away (n - limit));
}

static gboolean
is_mixed (AdcDeployment *self, AdcPlace *place)
{
  guint n_armies = 0;

  for (guint a = 0; a < self->max_armies; a++)
    n_armies += adc_deployment_count_army (self, place, a) > 0;

  return n_armies > 1;
}

static void
check_colours (AdcDeployment *self, GPtrArray *faults, AdcPlace *place)
{
  const char *zone = adc_entry_get_id (ADC_ENTRY (place->zone));
  guint army, n;

  if (!is_mixed (self, place))
    return;

  army = adc_deployment_get_army (self, zone);
  n = adc_deployment_count_place (self, place) - adc_deployment_count_army (self, place, army - 1);
  add_fault (self, faults, ADC_DEPLOYMENT_COLOURS, place,
             /* Translators: the name of a zone */
             g_strdup_printf (_("%s has pieces of different armies: at the set-up a zone holds one "
                                "colour only."),
                              get_title (place)),
             dup_take_away (n));
}

static void
check_armies (AdcDeployment *self, GPtrArray *faults)
{
  for (guint a = self->table->n_armies; a < self->max_armies; a++) {
    AdcDeploymentFault *fault;
    guint n = 0;

    for (guint u = 0; u < self->units->len; u++)
      n += adc_deployment_count_unit (self, a, u);
    if (n == 0)
      continue;

    fault = add_fault (self, faults, ADC_DEPLOYMENT_ARMY, NULL,
                       /* Translators: the number of an army, then how many players there are */
                       g_strdup_printf (ngettext ("You have no army %u in a game of %u player.",
                                                  "You have no army %u in a game of %u players.",
                                                  self->table->n_players),
                                        a + 1, self->table->n_players),
                       dup_take_away (n));
    fault->army = a + 1;
  }
}

static void
check_beyond (AdcDeployment *self, GPtrArray *faults, guint army, guint unit)
{
  const guint start = adc_deployment_get_start (self, unit);
  const guint n = adc_deployment_count_unit (self, army, unit);
  const char *title = adc_muster_unit_get_title (self->game, self->units->pdata[unit]);
  AdcDeploymentFault *fault;
  char *message;

  if (n <= start)
    return;

  if (start == 0)
    /* Translators: the name of a unit */
    message = g_strdup_printf (_("%s: an army does not begin with any."), title);
  else if (self->table->n_armies > 1)
    /* Translators: the name of a unit, the number of an army, how many it has, how many are put
     * down */
    message = g_strdup_printf (_("%s: army %u begins with %u, and %u are placed."), title, army + 1,
                               start, n);
  else
    /* Translators: the name of a unit, how many an army has, how many are placed */
    message = g_strdup_printf (_("%s: your army begins with %u, and %u are placed."), title, start,
                               n);

  fault = add_fault (self, faults, ADC_DEPLOYMENT_BEYOND, NULL, message, dup_take_away (n - start));
  fault->army = army + 1;
  fault->unit = g_strdup (self->units->pdata[unit]);
}

static void
add_batch_fault (AdcDeployment *self, GPtrArray *faults, AdcPlace *place, guint army, guint n)
{
  const guint batch = adc_muster_get_batch (self->muster);
  AdcDeploymentFault *fault =
    add_fault (self, faults, ADC_DEPLOYMENT_BATCH, place,
               /* Translators: the name of a zone, how many pieces it has, how many are put down at
                * a time */
               g_strdup_printf (ngettext ("%s has %u piece: they are put down %u at a time, all in "
                                          "one zone, and too few are left to make up the number.",
                                          "%s has %u pieces: they are put down %u at a time, all "
                                          "in one zone, and too few are left to make up the number.",
                                          n),
                                get_title (place), n, batch),
               dup_take_away (n % batch));

  fault->army = army + 1;
}

/* A batch goes into one zone, so each zone ends with a multiple of it; only the last batch of an
 * army whose pieces do not divide evenly is short. What is left makes up the zones in their order,
 * as far as it goes. */
static void
check_batches (AdcDeployment *self, GPtrArray *faults, guint army)
{
  const guint batch = adc_muster_get_batch (self->muster);
  const guint room = self->table->limit > 0 ? self->table->limit : G_MAXUINT;
  guint left = adc_deployment_army_left (self, army);
  guint last;

  if (batch < 2)
    return;

  last = adc_deployment_army_size (self) % batch;
  for (guint i = 0; i < self->places->len; i++) {
    AdcPlace *place = self->places->pdata[i];
    const guint n = adc_deployment_count_army (self, place, army);
    const guint missing = (batch - n % batch) % batch;

    /* What another check refuses already is not counted in batches as well. */
    if (missing == 0 || n > room || is_mixed (self, place))
      continue;

    if (missing <= left && n + missing <= room) {
      left -= missing;
    } else if (last > 0 && n % batch <= last && last - n % batch <= left &&
               n + (last - n % batch) <= room) {
      left -= last - n % batch;
      last = 0;
    } else {
      add_batch_fault (self, faults, place, army, n);
    }
  }
}

static void
check_room (AdcDeployment *self, GPtrArray *faults)
{
  const guint room = adc_deployment_zone_room (self);
  guint n_used = 0, n_needed = 0, n_left = 0;

  for (guint i = 0; i < self->places->len; i++)
    n_used += adc_deployment_count_place (self, self->places->pdata[i]) > 0;

  for (guint a = 0; a < self->table->n_armies; a++) {
    guint left = adc_deployment_army_left (self, a);
    gboolean has_zone = FALSE;

    n_left += left;
    for (guint i = 0; i < self->places->len; i++) {
      const guint n = adc_deployment_count_army (self, self->places->pdata[i], a);

      if (n == 0)
        continue;
      has_zone = TRUE;
      if (room != ADC_NO_LIMIT)
        left -= MIN (left, room - MIN (room, n));
    }
    if (room != ADC_NO_LIMIT)
      n_needed += (left + room - 1) / room;
    else
      n_needed += left > 0 && !has_zone;
  }

  if (n_needed > self->table->n_zones - MIN (self->table->n_zones, n_used))
    add_fault (self, faults, ADC_DEPLOYMENT_ROOM, NULL,
               g_strdup_printf (ngettext ("The %u piece left finds no room: it would take more "
                                          "zones than you are dealt.",
                                          "The %u pieces left find no room: they would take more "
                                          "zones than you are dealt.",
                                          n_left),
                                n_left),
               NULL);
}

GPtrArray *
adc_deployment_check (AdcDeployment *self)
{
  GPtrArray *faults;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), NULL);

  faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_deployment_fault_free);
  check_zones (self, faults);
  for (guint i = 0; i < self->places->len; i++) {
    AdcPlace *place = self->places->pdata[i];

    if (adc_deployment_count_place (self, place) == 0)
      continue;
    check_dealt (self, faults, place);
    check_realm (self, faults, place);
    check_limit (self, faults, place);
    check_colours (self, faults, place);
  }
  check_armies (self, faults);
  for (guint a = 0; a < self->table->n_armies; a++) {
    for (guint u = 0; u < self->units->len; u++)
      check_beyond (self, faults, a, u);
    check_batches (self, faults, a);
  }
  check_room (self, faults);

  return faults;
}
