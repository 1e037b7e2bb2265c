/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map-plan-private.h"

#include "adc-map-memory.h"
#include "adc-mobility.h"

G_DEFINE_FINAL_TYPE (AdcMapPlan, adc_map_plan, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *
get_id (gpointer entry)
{
  return entry != NULL ? adc_entry_get_id (entry) : "";
}

static void
save (AdcMapPlan *self)
{
  const AdcMapMemory memory = { self->turn,
                                get_id (self->zone),
                                get_id (self->from),
                                get_id (self->to),
                                get_id (self->unit),
                                self->voyage != NULL ? self->voyage->id : "" };

  adc_map_memory_save (self->settings, adc_game_get_id (self->game), &memory);
}

static void
forget (AdcMapPlan *self, AdcMapAspects aspects)
{
  g_clear_pointer (&self->route, g_array_unref);
  if (aspects & (ADC_MAP_ASPECT_TURN | ADC_MAP_ASPECT_TRIP)) {
    for (guint i = 0; i < ADC_MAP_LATER; i++)
      g_clear_pointer (&self->journeys[i], adc_journey_free);
    self->are_journeys_known = FALSE;
    g_clear_pointer (&self->reach, g_hash_table_unref);
  }
}

void
adc_map_plan_announce (AdcMapPlan *self, AdcMapAspects aspects)
{
  forget (self, aspects);
  save (self);
  g_signal_emit (self, signals[CHANGED], 0, aspects);
}

static void
collect_units (AdcMapPlan *self)
{
  GListModel *units = adc_game_get_entries (self->game, ADC_KIND_UNIT);
  g_autoptr(GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);

    if (adc_piece_get_moves (unit) > 0 && adc_piece_get_realms (unit) != 0)
      g_ptr_array_add (found, g_steal_pointer (&unit));
  }
  g_list_store_splice (self->units, 0, g_list_model_get_n_items (G_LIST_MODEL (self->units)),
                       found->pdata, found->len);
}

static AdcPiece *
find_unit (AdcMapPlan *self, const char *id)
{
  AdcEntry *unit = adc_game_lookup (self->game, id);

  if (unit != NULL && ADC_IS_PIECE (unit) && g_list_store_find (self->units, unit, NULL))
    return ADC_PIECE (unit);

  return NULL;
}

/* What was kept may be of another version of the game: what is not there any more is left out. */
static void
load (AdcMapPlan *self)
{
  AdcMapMemory memory;
  g_autoptr(GVariant) kept = adc_map_memory_load (self->settings, adc_game_get_id (self->game),
                                                  &memory);

  self->turn = MIN (memory.turn, ADC_MAP_MAX_TURN);
  self->zone = adc_map_find_zone (self->map, memory.zone);
  self->from = adc_map_find_zone (self->map, memory.from);
  self->to = adc_map_find_zone (self->map, memory.to);
  self->unit = find_unit (self, memory.unit);
  if (self->unit == NULL)
    self->unit = adc_game_get_traveller (self->game);
  self->voyage = adc_map_plan_find_voyage (self, memory.voyage);
  adc_map_plan_read_lines (self);
}

/* How far a unit goes may be one of the values a user has typed in. */
static void
unit_changed_cb (AdcMapPlan *self)
{
  collect_units (self);
  if (self->unit == NULL || !g_list_store_find (self->units, self->unit, NULL))
    self->unit = adc_game_get_traveller (self->game);
  adc_map_plan_announce (self, ADC_MAP_ASPECT_TRIP);
}

static void
watch_units (AdcMapPlan *self, gboolean watches)
{
  GListModel *units = adc_game_get_entries (self->game, ADC_KIND_UNIT);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);

    if (watches)
      g_signal_connect_object (unit, "value-changed", G_CALLBACK (unit_changed_cb), self,
                               G_CONNECT_SWAPPED);
    else
      g_signal_handlers_disconnect_by_func (unit, unit_changed_cb, self);
  }
}

static void
find_journeys (AdcMapPlan *self)
{
  if (self->are_journeys_known)
    return;

  self->are_journeys_known = TRUE;
  if (self->from == NULL || self->to == NULL || self->unit == NULL)
    return;

  for (guint i = 0; i < ADC_MAP_LATER; i++)
    self->journeys[i] = adc_journey_find (self->map, self->from, self->to, self->turn + i,
                                          adc_map_plan_get_n_moves (self),
                                          adc_piece_get_realms (self->unit));
}

static void
adc_map_plan_dispose (GObject *object)
{
  AdcMapPlan *self = ADC_MAP_PLAN (object);

  forget (self, ADC_MAP_ASPECT_ALL);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_object (&self->units);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_map_plan_parent_class)->dispose (object);
}

static void
adc_map_plan_class_init (AdcMapPlanClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_map_plan_dispose;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_MAP_PLAN, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
adc_map_plan_init (AdcMapPlan *self)
{
  self->units = g_list_store_new (ADC_TYPE_PIECE);
}

AdcMapPlan *
adc_map_plan_new (GSettings *settings)
{
  AdcMapPlan *self = g_object_new (ADC_TYPE_MAP_PLAN, NULL);

  self->settings = g_object_ref (settings);
  return self;
}

void
adc_map_plan_set_game (AdcMapPlan *self, AdcGame *game)
{
  g_return_if_fail (ADC_IS_MAP_PLAN (self));
  g_return_if_fail (ADC_IS_GAME (game) && adc_game_get_map (game) != NULL);

  if (self->game == game)
    return;

  if (self->game != NULL)
    watch_units (self, FALSE);
  g_set_object (&self->game, game);
  watch_units (self, TRUE);
  forget (self, ADC_MAP_ASPECT_ALL);
  self->map = adc_game_get_map (game);
  collect_units (self);
  load (self);
  g_signal_emit (self, signals[CHANGED], 0, ADC_MAP_ASPECT_ALL);
}

AdcGame *
adc_map_plan_get_game (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->game;
}

AdcMap *
adc_map_plan_get_map (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->map;
}

void
adc_map_plan_set_turn (AdcMapPlan *self, guint turn)
{
  g_return_if_fail (ADC_IS_MAP_PLAN (self));

  turn = MIN (turn, ADC_MAP_MAX_TURN);
  if (self->turn == turn || self->game == NULL)
    return;

  self->turn = turn;
  adc_map_plan_announce (self, ADC_MAP_ASPECT_TURN);
}

guint
adc_map_plan_get_turn (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), 0);

  return self->turn;
}

static void
set_one (AdcMapPlan *self, AdcZone **place, AdcZone *zone, AdcMapAspects aspects)
{
  if (*place == zone || self->game == NULL)
    return;

  *place = zone;
  if ((aspects & ADC_MAP_ASPECT_TRIP) && self->voyage != NULL) {
    self->voyage = NULL;
    adc_map_plan_read_lines (self);
    aspects |= ADC_MAP_ASPECT_VOYAGE;
  }
  adc_map_plan_announce (self, aspects);
}

void
adc_map_plan_set_zone (AdcMapPlan *self, AdcZone *zone)
{
  g_return_if_fail (ADC_IS_MAP_PLAN (self));

  set_one (self, &self->zone, zone, ADC_MAP_ASPECT_ZONE);
}

AdcZone *
adc_map_plan_get_zone (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->zone;
}

void
adc_map_plan_set_from (AdcMapPlan *self, AdcZone *zone)
{
  g_return_if_fail (ADC_IS_MAP_PLAN (self));

  set_one (self, &self->from, zone, ADC_MAP_ASPECT_TRIP);
}

void
adc_map_plan_set_to (AdcMapPlan *self, AdcZone *zone)
{
  g_return_if_fail (ADC_IS_MAP_PLAN (self));

  set_one (self, &self->to, zone, ADC_MAP_ASPECT_TRIP);
}

void
adc_map_plan_swap (AdcMapPlan *self)
{
  AdcZone *to;

  g_return_if_fail (ADC_IS_MAP_PLAN (self));

  to = self->to;
  self->to = self->from;
  set_one (self, &self->from, to, ADC_MAP_ASPECT_TRIP);
}

AdcZone *
adc_map_plan_get_from (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->from;
}

AdcZone *
adc_map_plan_get_to (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->to;
}

GListModel *
adc_map_plan_get_units (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return G_LIST_MODEL (self->units);
}

void
adc_map_plan_set_unit (AdcMapPlan *self, AdcPiece *unit)
{
  g_return_if_fail (ADC_IS_MAP_PLAN (self));
  g_return_if_fail (ADC_IS_PIECE (unit) && g_list_store_find (self->units, unit, NULL));

  if (self->unit == unit)
    return;

  self->unit = unit;
  adc_map_plan_announce (self, ADC_MAP_ASPECT_TRIP);
}

AdcPiece *
adc_map_plan_get_unit (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  return self->unit;
}

guint
adc_map_plan_get_n_moves (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), 0);

  return self->unit != NULL ? adc_piece_get_moves (self->unit) : 0;
}

const AdcJourney *
adc_map_plan_get_journey (AdcMapPlan *self, guint later)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);
  g_return_val_if_fail (later < ADC_MAP_LATER, NULL);

  find_journeys (self);
  return self->journeys[later];
}

GHashTable *
adc_map_plan_get_reach (AdcMapPlan *self)
{
  g_return_val_if_fail (ADC_IS_MAP_PLAN (self), NULL);

  if (self->reach == NULL && self->from != NULL && self->unit != NULL)
    self->reach = adc_journey_reach (self->map, self->from, self->turn,
                                     adc_map_plan_get_n_moves (self),
                                     adc_piece_get_realms (self->unit));
  return self->voyage == NULL ? self->reach : NULL;
}
