/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deployment-private.h"

#include "adc-muster-units.h"

G_DEFINE_FINAL_TYPE (AdcDeployment, adc_deployment, G_TYPE_OBJECT)

static void
free_place (gpointer data)
{
  AdcPlace *place = data;

  g_free (place->counts);
  g_free (place);
}

static guint
find_unit (AdcDeployment *self, const char *unit)
{
  guint position;

  return unit != NULL &&
             g_ptr_array_find_with_equal_func (self->units, unit, g_str_equal, &position)
           ? position
           : G_MAXUINT;
}

AdcPlace *
adc_deployment_find_place (AdcDeployment *self, const char *zone)
{
  for (guint i = 0; i < self->places->len; i++) {
    AdcPlace *place = self->places->pdata[i];

    if (g_strcmp0 (adc_entry_get_id (ADC_ENTRY (place->zone)), zone) == 0)
      return place;
  }

  return NULL;
}

guint *
adc_deployment_at (AdcDeployment *self, AdcPlace *place, guint army, guint unit)
{
  return &place->counts[army * self->units->len + unit];
}

guint
adc_deployment_get_start (AdcDeployment *self, guint unit)
{
  GPtrArray *pieces = adc_muster_get_pieces (self->muster);

  return unit < pieces->len ? ((const AdcMusterPiece *) pieces->pdata[unit])->count : 0;
}

guint
adc_deployment_count_army (AdcDeployment *self, AdcPlace *place, guint army)
{
  guint sum = 0;

  for (guint u = 0; u < self->units->len; u++)
    sum += *adc_deployment_at (self, place, army, u);

  return sum;
}

guint
adc_deployment_count_place (AdcDeployment *self, AdcPlace *place)
{
  guint sum = 0;

  for (guint a = 0; a < self->max_armies; a++)
    sum += adc_deployment_count_army (self, place, a);

  return sum;
}

guint
adc_deployment_count_unit (AdcDeployment *self, guint army, guint unit)
{
  guint sum = 0;

  for (guint i = 0; i < self->places->len; i++)
    sum += *adc_deployment_at (self, self->places->pdata[i], army, unit);

  return sum;
}

guint
adc_deployment_army_size (AdcDeployment *self)
{
  guint sum = 0;

  for (guint u = 0; u < self->units->len; u++)
    sum += adc_deployment_get_start (self, u);

  return sum;
}

guint
adc_deployment_army_left (AdcDeployment *self, guint army)
{
  guint sum = 0;

  for (guint u = 0; u < self->units->len; u++) {
    const guint start = adc_deployment_get_start (self, u);

    sum += start - MIN (start, adc_deployment_count_unit (self, army, u));
  }

  return sum;
}

guint
adc_deployment_zone_room (AdcDeployment *self)
{
  const guint batch = adc_muster_get_batch (self->muster);

  if (self->table->limit == 0)
    return ADC_NO_LIMIT;

  return batch > 0 && self->table->limit >= batch ? self->table->limit / batch * batch
                                                  : self->table->limit;
}

static void
adc_deployment_finalize (GObject *object)
{
  AdcDeployment *self = ADC_DEPLOYMENT (object);

  g_ptr_array_unref (self->units);
  g_ptr_array_unref (self->places);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_deployment_parent_class)->finalize (object);
}

static void
adc_deployment_class_init (AdcDeploymentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_deployment_finalize;
}

static void
adc_deployment_init (AdcDeployment *self)
{
  self->units = g_ptr_array_new_with_free_func (g_free);
  self->places = g_ptr_array_new_with_free_func (free_place);
}

AdcDeployment *
adc_deployment_new (AdcGame *game)
{
  AdcDeployment *self;
  AdcMuster *muster;
  GPtrArray *pieces, *tables;
  GListModel *units;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  muster = adc_game_get_muster (game);
  g_return_val_if_fail (muster != NULL && adc_game_get_map (game) != NULL, NULL);
  tables = adc_muster_get_tables (muster);
  g_return_val_if_fail (tables->len > 0, NULL);

  self = g_object_new (ADC_TYPE_DEPLOYMENT, NULL);
  self->game = g_object_ref (game);
  self->muster = muster;
  self->table = tables->pdata[tables->len - 1];
  for (guint i = 0; i < tables->len; i++)
    self->max_armies = MAX (self->max_armies,
                            ((const AdcMusterTable *) tables->pdata[i])->n_armies);

  pieces = adc_muster_get_pieces (muster);
  for (guint i = 0; i < pieces->len; i++)
    g_ptr_array_add (self->units, g_strdup (((const AdcMusterPiece *) pieces->pdata[i])->unit));
  units = adc_game_get_entries (game, ADC_KIND_UNIT);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcEntry) unit = g_list_model_get_item (units, i);

    if (find_unit (self, adc_entry_get_id (unit)) == G_MAXUINT)
      g_ptr_array_add (self->units, g_strdup (adc_entry_get_id (unit)));
  }

  return self;
}

AdcGame *
adc_deployment_get_game (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), NULL);

  return self->game;
}

guint
adc_deployment_get_n_players (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return self->table->n_players;
}

gboolean
adc_deployment_set_n_players (AdcDeployment *self, guint n_players)
{
  const AdcMusterTable *table;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);

  table = adc_muster_find_table (self->muster, n_players);
  if (table == NULL)
    return FALSE;

  self->table = table;
  return TRUE;
}

guint
adc_deployment_get_n_armies (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return self->table->n_armies;
}

guint
adc_deployment_get_n_dealt (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return self->table->n_zones;
}

guint
adc_deployment_get_n_to_win (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return self->table->n_to_win;
}

guint
adc_deployment_get_n_free (AdcDeployment *self)
{
  GListModel *zones;
  guint n_ground = 0;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  zones = adc_map_get_zones (adc_game_get_map (self->game));
  for (guint i = 0; i < g_list_model_get_n_items (zones); i++) {
    g_autoptr(AdcZone) zone = g_list_model_get_item (zones, i);

    n_ground += adc_zone_get_realm (zone) == ADC_REALM_GROUND;
  }

  return n_ground - MIN (n_ground, self->table->n_players * self->table->n_zones);
}

guint
adc_deployment_get_limit (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return self->table->limit;
}

guint
adc_deployment_get_n_pieces (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return adc_deployment_army_size (self) * self->table->n_armies;
}

/* Whole batches, rounded up: the last one of an army may be short. */
static guint
count_batches (AdcDeployment *self, guint n_pieces)
{
  const guint batch = MAX (1, adc_muster_get_batch (self->muster));

  return (n_pieces + batch - 1) / batch;
}

guint
adc_deployment_get_n_batches (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return count_batches (self, adc_deployment_army_size (self)) * self->table->n_armies;
}

guint
adc_deployment_get_n_needed (AdcDeployment *self)
{
  guint room, size;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  room = adc_deployment_zone_room (self);
  size = adc_deployment_army_size (self);
  if (size == 0)
    return 0;

  return self->table->n_armies * (room == ADC_NO_LIMIT ? 1 : (size + room - 1) / room);
}

const char *
adc_deployment_get_rule (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), NULL);

  return self->table->rule;
}

guint
adc_deployment_get_n_zones (AdcDeployment *self)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  return self->places->len;
}

AdcZone *
adc_deployment_get_zone (AdcDeployment *self, guint position)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), NULL);
  g_return_val_if_fail (position < self->places->len, NULL);

  return ((AdcPlace *) self->places->pdata[position])->zone;
}

gboolean
adc_deployment_has_zone (AdcDeployment *self, const char *zone)
{
  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);

  return adc_deployment_find_place (self, zone) != NULL;
}

gboolean
adc_deployment_add_zone (AdcDeployment *self, const char *zone)
{
  AdcZone *found;
  AdcPlace *place;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);
  g_return_val_if_fail (zone != NULL, FALSE);

  found = adc_map_find_zone (adc_game_get_map (self->game), zone);
  if (found == NULL || self->places->len >= ADC_DEPLOYMENT_MAX_ZONES ||
      adc_deployment_find_place (self, zone) != NULL)
    return FALSE;

  place = g_new0 (AdcPlace, 1);
  place->zone = found;
  place->is_dealt = TRUE;
  place->counts = g_new0 (guint, MAX (1, self->max_armies * self->units->len));
  g_ptr_array_add (self->places, place);
  return TRUE;
}

gboolean
adc_deployment_remove_zone (AdcDeployment *self, const char *zone)
{
  AdcPlace *place;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);

  place = adc_deployment_find_place (self, zone);
  return place != NULL && g_ptr_array_remove (self->places, place);
}

gboolean
adc_deployment_is_dealt (AdcDeployment *self, const char *zone)
{
  AdcPlace *place;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);

  place = adc_deployment_find_place (self, zone);
  return place != NULL && place->is_dealt;
}

void
adc_deployment_set_dealt (AdcDeployment *self, const char *zone, gboolean is_dealt)
{
  AdcPlace *place;

  g_return_if_fail (ADC_IS_DEPLOYMENT (self));

  place = adc_deployment_find_place (self, zone);
  if (place != NULL)
    place->is_dealt = is_dealt;
}

guint
adc_deployment_get_count (AdcDeployment *self, const char *zone, guint army, const char *unit)
{
  AdcPlace *place;
  guint position;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  place = adc_deployment_find_place (self, zone);
  position = find_unit (self, unit);
  if (place == NULL || position == G_MAXUINT || army < 1 || army > self->max_armies)
    return 0;

  return *adc_deployment_at (self, place, army - 1, position);
}

gboolean
adc_deployment_set_count (AdcDeployment *self, const char *zone, guint army, const char *unit,
                          guint count)
{
  AdcPlace *place;
  guint position;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), FALSE);

  place = adc_deployment_find_place (self, zone);
  position = find_unit (self, unit);
  if (place == NULL || position == G_MAXUINT || army < 1 || army > self->max_armies ||
      count > ADC_DEPLOYMENT_MAX_COUNT)
    return FALSE;

  *adc_deployment_at (self, place, army - 1, position) = count;
  return TRUE;
}

guint
adc_deployment_get_army (AdcDeployment *self, const char *zone)
{
  AdcPlace *place;
  guint most = 0, army = 0;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  place = adc_deployment_find_place (self, zone);
  for (guint a = 0; place != NULL && a < self->max_armies; a++) {
    const guint n = adc_deployment_count_army (self, place, a);

    if (n > most) {
      most = n;
      army = a + 1;
    }
  }

  return army;
}

void
adc_deployment_move_to_army (AdcDeployment *self, const char *zone, guint army)
{
  AdcPlace *place;

  g_return_if_fail (ADC_IS_DEPLOYMENT (self));
  g_return_if_fail (army >= 1 && army <= self->max_armies);

  place = adc_deployment_find_place (self, zone);
  for (guint u = 0; place != NULL && u < self->units->len; u++) {
    guint sum = 0;

    for (guint a = 0; a < self->max_armies; a++) {
      sum += *adc_deployment_at (self, place, a, u);
      *adc_deployment_at (self, place, a, u) = 0;
    }
    *adc_deployment_at (self, place, army - 1, u) = MIN (sum, ADC_DEPLOYMENT_MAX_COUNT);
  }
}

guint
adc_deployment_get_total (AdcDeployment *self, const char *zone)
{
  AdcPlace *place;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  place = adc_deployment_find_place (self, zone);
  return place != NULL ? adc_deployment_count_place (self, place) : 0;
}

guint
adc_deployment_get_left (AdcDeployment *self, guint army, const char *unit)
{
  guint position, start;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  position = find_unit (self, unit);
  if (position == G_MAXUINT || army < 1 || army > self->table->n_armies)
    return 0;

  start = adc_deployment_get_start (self, position);
  return start - MIN (start, adc_deployment_count_unit (self, army - 1, position));
}

guint
adc_deployment_get_n_left (AdcDeployment *self)
{
  guint sum = 0;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  for (guint a = 0; a < self->table->n_armies; a++)
    sum += adc_deployment_army_left (self, a);

  return sum;
}

guint
adc_deployment_get_n_batches_left (AdcDeployment *self)
{
  guint sum = 0;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), 0);

  for (guint a = 0; a < self->table->n_armies; a++)
    sum += count_batches (self, adc_deployment_army_left (self, a));

  return sum;
}

static void
add_counts (AdcDeployment *self, AdcPlace *place, GVariantBuilder *builder)
{
  for (guint a = 0; a < self->max_armies; a++)
    for (guint u = 0; u < self->units->len; u++) {
      const guint count = *adc_deployment_at (self, place, a, u);

      if (count > 0)
        g_variant_builder_add (builder, "(usu)", a + 1, self->units->pdata[u], count);
    }
}

GVariant *
adc_deployment_to_variant (AdcDeployment *self)
{
  GVariantBuilder builder;

  g_return_val_if_fail (ADC_IS_DEPLOYMENT (self), NULL);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sba(usu))"));
  for (guint i = 0; i < self->places->len; i++) {
    AdcPlace *place = self->places->pdata[i];
    GVariantBuilder counts;

    g_variant_builder_init (&counts, G_VARIANT_TYPE ("a(usu)"));
    add_counts (self, place, &counts);
    g_variant_builder_add (&builder, "(sba(usu))", adc_entry_get_id (ADC_ENTRY (place->zone)),
                           place->is_dealt, &counts);
  }

  return g_variant_new ("(ua(sba(usu)))", self->table->n_players, &builder);
}

void
adc_deployment_restore (AdcDeployment *self, GVariant *variant)
{
  g_autoptr(GVariantIter) zones = NULL;
  GVariantIter *counts;
  const char *zone;
  gboolean is_dealt;
  guint n_players;

  g_return_if_fail (ADC_IS_DEPLOYMENT (self));
  g_return_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE (ADC_DEPLOYMENT_VARIANT)));

  g_ptr_array_set_size (self->places, 0);
  g_variant_get (variant, "(ua(sba(usu)))", &n_players, &zones);
  adc_deployment_set_n_players (self, n_players);
  while (g_variant_iter_next (zones, "(&sba(usu))", &zone, &is_dealt, &counts)) {
    const char *unit;
    guint army, count;

    if (adc_deployment_add_zone (self, zone)) {
      adc_deployment_set_dealt (self, zone, is_dealt);
      while (g_variant_iter_next (counts, "(u&su)", &army, &unit, &count))
        adc_deployment_set_count (self, zone, army, unit, count);
    }
    g_variant_iter_free (counts);
  }
}
