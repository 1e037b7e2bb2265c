/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map-plan-private.h"

const AdcVoyage *
adc_map_plan_find_voyage (AdcMapPlan *self, const char *id)
{
  GPtrArray *voyages = adc_map_get_voyages (self->map);

  for (guint i = 0; i < voyages->len; i++) {
    const AdcVoyage *voyage = voyages->pdata[i];

    if (g_strcmp0 (voyage->id, id) == 0)
      return voyage;
  }

  return NULL;
}

void
adc_map_plan_read_lines (AdcMapPlan *self)
{
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  if (self->voyage != NULL)
    self->lines = adc_voyage_check (self->voyage, self->game);
  self->n_lines = self->lines != NULL ? self->lines->len : 0;
}

static void
add_leg (GArray *route, guint turn, guint move, AdcZone *zone)
{
  const AdcLeg leg = { turn, move, zone };

  if (zone != NULL)
    g_array_append_val (route, leg);
}

/* Only what the rules let it do. */
static void
add_voyage (AdcMapPlan *self, GArray *route)
{
  GPtrArray *steps = self->voyage->steps;

  add_leg (route, self->voyage->turn, 0, adc_map_find_zone (self->map, self->voyage->from));
  for (guint i = 0; i < MIN (self->n_lines, steps->len); i++) {
    const AdcVoyageStep *step = steps->pdata[i];
    const AdcVoyageLine *line = self->lines->pdata[i];

    if (step->kind == ADC_VOYAGE_GO && line->is_allowed)
      add_leg (route, line->turn, line->moves, adc_map_find_zone (self->map, step->target));
  }
}

/* The bodies are where they are in the turn of the last line that is shown, and what is looked at
 * is where the voyage has come to. */
static AdcMapAspects
follow_lines (AdcMapPlan *self)
{
  const guint turn = self->n_lines > 0
                       ? ((const AdcVoyageLine *) self->lines->pdata[self->n_lines - 1])->turn
                       : self->voyage->turn;
  AdcMapAspects aspects = 0;
  GArray *route;

  g_clear_pointer (&self->route, g_array_unref);
  route = adc_map_plan_get_route (self);
  if (self->turn != MIN (turn, ADC_MAP_MAX_TURN)) {
    self->turn = MIN (turn, ADC_MAP_MAX_TURN);
    aspects |= ADC_MAP_ASPECT_TURN;
  }
  if (route->len > 0 && self->zone != g_array_index (route, AdcLeg, route->len - 1).zone) {
    self->zone = g_array_index (route, AdcLeg, route->len - 1).zone;
    aspects |= ADC_MAP_ASPECT_ZONE;
  }

  return aspects;
}

void
adc_map_plan_set_voyage (AdcMapPlan *self, const AdcVoyage *voyage)
{
  AdcMapAspects aspects = ADC_MAP_ASPECT_VOYAGE;

  g_return_if_fail (ADC_IS_MAP_PLAN (self));

  if (self->voyage == voyage)
    return;

  self->voyage = voyage;
  adc_map_plan_read_lines (self);
  if (voyage != NULL)
    aspects |= follow_lines (self);
  adc_map_plan_announce (self, aspects);
}

const AdcVoyage *
adc_map_plan_get_voyage (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->voyage;
}

GPtrArray *
adc_map_plan_get_lines (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->lines;
}

void
adc_map_plan_set_n_lines (AdcMapPlan *self, guint n_lines)
{
  g_return_if_fail (ADC_IS_MAP_PLAN (self));
  g_return_if_fail (self->lines != NULL && n_lines <= self->lines->len);

  if (self->n_lines == n_lines)
    return;

  self->n_lines = n_lines;
  adc_map_plan_announce (self, ADC_MAP_ASPECT_VOYAGE | follow_lines (self));
}

guint
adc_map_plan_get_n_lines (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), 0);

  return self->n_lines;
}

GArray *
adc_map_plan_get_route (AdcMapPlan *self)
{
  const AdcJourney *journey;

  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  if (self->route != NULL)
    return self->route;

  self->route = g_array_new (FALSE, FALSE, sizeof (AdcLeg));
  if (self->voyage != NULL) {
    add_voyage (self, self->route);
  } else if ((journey = adc_map_plan_get_journey (self, 0)) != NULL) {
    g_array_append_vals (self->route, journey->legs->data, journey->legs->len);
  }

  return self->route;
}
