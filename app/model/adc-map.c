/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map.h"

struct _AdcMap {
  GObject      parent_instance;
  AdcText     *title;
  AdcMapRules  rules;
  GPtrArray   *zones;
  GHashTable  *by_id;      /* id -> AdcZone */
  GHashTable  *positions;  /* AdcZone -> its place in zones */
  GPtrArray   *neighbours; /* by position: GPtrArray of AdcZone, whatever the turn */
  GPtrArray   *orbits;
  GPtrArray   *bodies;
  GPtrArray   *capacities;
  GPtrArray   *voyages;
};

static GType
adc_map_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ADC_TYPE_ZONE;
}

static guint
adc_map_get_n_items (GListModel *model)
{
  return ADC_MAP (model)->zones->len;
}

static gpointer
adc_map_get_item (GListModel *model, guint position)
{
  GPtrArray *zones = ADC_MAP (model)->zones;

  return position < zones->len ? g_object_ref (zones->pdata[position]) : NULL;
}

/* Not a GListStore: that one remembers where it was last asked, so no two threads may read it. */
static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = adc_map_get_item_type;
  iface->get_n_items = adc_map_get_n_items;
  iface->get_item = adc_map_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcMap, adc_map, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
free_orbit (gpointer data)
{
  AdcOrbit *orbit = data;

  g_free (orbit->id);
  adc_text_unref (orbit->title);
  g_free (orbit->colour);
  g_ptr_array_unref (orbit->zones);
  g_free (orbit->inner);
  g_free (orbit);
}

static void
free_body (gpointer data)
{
  AdcBody *body = data;

  g_free (body->id);
  adc_text_unref (body->title);
  g_free (body->colour);
  g_free (body->orbit);
  g_free (body->around);
  g_clear_object (&body->gate);
  g_ptr_array_unref (body->zones);
  g_free (body);
}

static void
free_capacity (gpointer data)
{
  AdcCapacity *capacity = data;

  g_free (capacity->carrier);
  g_free (capacity->load);
  g_free (capacity->rule);
  g_free (capacity);
}

static void
adc_map_finalize (GObject *object)
{
  AdcMap *self = ADC_MAP (object);

  adc_text_unref (self->title);
  g_free (self->rules.ground);
  g_free (self->rules.flight);
  g_free (self->rules.gate);
  g_hash_table_unref (self->by_id);
  g_hash_table_unref (self->positions);
  g_ptr_array_unref (self->neighbours);
  g_ptr_array_unref (self->bodies);
  g_ptr_array_unref (self->orbits);
  g_ptr_array_unref (self->capacities);
  g_ptr_array_unref (self->voyages);
  g_ptr_array_unref (self->zones);
  G_OBJECT_CLASS (adc_map_parent_class)->finalize (object);
}

static void
adc_map_class_init (AdcMapClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_map_finalize;
}

static void
adc_map_init (AdcMap *self)
{
  self->zones = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->positions = g_hash_table_new (NULL, NULL);
  self->neighbours = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->orbits = g_ptr_array_new_with_free_func (free_orbit);
  self->bodies = g_ptr_array_new_with_free_func (free_body);
  self->capacities = g_ptr_array_new_with_free_func (free_capacity);
  self->voyages = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_voyage_free);
}

AdcMap *
adc_map_new (AdcText *title)
{
  AdcMap *self = g_object_new (ADC_TYPE_MAP, NULL);

  self->title = adc_text_ref (title);

  return self;
}

const char *
adc_map_get_title (AdcMap *self)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return adc_text_get (self->title);
}

GListModel *
adc_map_get_zones (AdcMap *self)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return G_LIST_MODEL (self);
}

AdcZone *
adc_map_find_zone (AdcMap *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return id != NULL ? g_hash_table_lookup (self->by_id, id) : NULL;
}

GPtrArray *
adc_map_get_orbits (AdcMap *self)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return self->orbits;
}

GPtrArray *
adc_map_get_bodies (AdcMap *self)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return self->bodies;
}

AdcBody *
adc_map_find_body (AdcMap *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  for (guint i = 0; i < self->bodies->len; i++) {
    AdcBody *body = self->bodies->pdata[i];

    if (g_strcmp0 (body->id, id) == 0)
      return body;
  }

  return NULL;
}

GPtrArray *
adc_map_get_capacities (AdcMap *self)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return self->capacities;
}

GPtrArray *
adc_map_get_voyages (AdcMap *self)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return self->voyages;
}

const AdcMapRules *
adc_map_get_rules (AdcMap *self)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  return &self->rules;
}

guint
adc_map_get_position (AdcMap *self, AdcZone *zone)
{
  gpointer position;

  g_return_val_if_fail (ADC_IS_MAP (self), G_MAXUINT);

  return g_hash_table_lookup_extended (self->positions, zone, NULL, &position)
           ? GPOINTER_TO_UINT (position)
           : G_MAXUINT;
}

const char *
adc_orbit_get_title (const AdcOrbit *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return adc_text_get (self->title);
}

const char *
adc_body_get_title (const AdcBody *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return adc_text_get (self->title);
}

AdcZone *
adc_map_locate (AdcMap *self, const AdcBody *body, guint turn)
{
  const GPtrArray *zones;

  g_return_val_if_fail (ADC_IS_MAP (self), NULL);
  g_return_val_if_fail (body != NULL, NULL);

  zones = body->path->zones;
  return zones->pdata[(body->start + turn % zones->len) % zones->len];
}

GPtrArray *
adc_map_list_bodies_at (AdcMap *self, AdcZone *zone, guint turn)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (ADC_IS_MAP (self), found);

  for (guint i = 0; i < self->bodies->len; i++)
    if (adc_map_locate (self, self->bodies->pdata[i], turn) == zone)
      g_ptr_array_add (found, self->bodies->pdata[i]);

  return found;
}

/* Keeps the zones in the order of the map. */
static void
insert_zone (AdcMap *self, GPtrArray *zones, AdcZone *zone)
{
  const guint position = adc_map_get_position (self, zone);
  guint i = zones->len;

  while (i > 0 && adc_map_get_position (self, zones->pdata[i - 1]) > position)
    i--;
  if (i == 0 || zones->pdata[i - 1] != zone)
    g_ptr_array_insert (zones, i, zone);
}

GPtrArray *
adc_map_get_neighbours (AdcMap *self, AdcZone *zone)
{
  const guint position = adc_map_get_position (self, zone);

  g_return_val_if_fail (position < self->neighbours->len, NULL);

  return self->neighbours->pdata[position];
}

GPtrArray *
adc_map_list_touching (AdcMap *self, AdcZone *zone, guint turn)
{
  GPtrArray *found = g_ptr_array_new ();
  const GPtrArray *neighbours = adc_map_get_neighbours (self, zone);

  g_return_val_if_fail (neighbours != NULL, found);

  for (guint i = 0; i < neighbours->len; i++)
    g_ptr_array_add (found, neighbours->pdata[i]);

  for (guint i = 0; i < self->bodies->len; i++) {
    const AdcBody *body = self->bodies->pdata[i];

    if (body->gate == NULL)
      continue;
    if (body->gate == zone)
      insert_zone (self, found, adc_map_locate (self, body, turn));
    else if (adc_map_locate (self, body, turn) == zone)
      insert_zone (self, found, body->gate);
  }

  return found;
}

guint
adc_map_get_year (AdcMap *self, const AdcBody *body)
{
  g_return_val_if_fail (ADC_IS_MAP (self), 0);
  g_return_val_if_fail (body != NULL, 0);

  return body->path->zones->len;
}

void
adc_map_set_rules (AdcMap *self, const char *ground, const char *flight, const char *gate)
{
  g_return_if_fail (ADC_IS_MAP (self));
  g_return_if_fail (self->rules.ground == NULL && self->rules.flight == NULL &&
                    self->rules.gate == NULL);

  self->rules = (AdcMapRules) { g_strdup (ground), g_strdup (flight), g_strdup (gate) };
}

gboolean
adc_map_add_zone (AdcMap *self, AdcZone *zone)
{
  g_return_val_if_fail (ADC_IS_MAP (self), FALSE);
  g_return_val_if_fail (ADC_IS_ZONE (zone), FALSE);

  if (adc_map_find_zone (self, adc_entry_get_id (ADC_ENTRY (zone))) != NULL)
    return FALSE;

  g_hash_table_insert (self->by_id, (char *) adc_entry_get_id (ADC_ENTRY (zone)), zone);
  g_hash_table_insert (self->positions, zone, GUINT_TO_POINTER (self->zones->len));
  g_ptr_array_add (self->zones, g_object_ref (zone));
  return TRUE;
}

AdcOrbit *
adc_map_add_orbit (AdcMap *self, const char *id, AdcText *title, const char *colour)
{
  AdcOrbit *orbit;

  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  if (adc_map_find_orbit (self, id) != NULL)
    return NULL;

  orbit = g_new0 (AdcOrbit, 1);
  orbit->id = g_strdup (id);
  orbit->title = adc_text_ref (title);
  orbit->colour = g_strdup (colour);
  orbit->zones = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->orbits, orbit);

  return orbit;
}

AdcBody *
adc_map_add_body (AdcMap *self, const char *id, AdcText *title, const char *colour)
{
  AdcBody *body;

  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  if (adc_map_find_body (self, id) != NULL)
    return NULL;

  body = g_new0 (AdcBody, 1);
  body->id = g_strdup (id);
  body->title = adc_text_ref (title);
  body->colour = g_strdup (colour);
  body->zones = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->bodies, body);

  return body;
}

AdcOrbit *
adc_map_find_orbit (AdcMap *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_MAP (self), NULL);

  for (guint i = 0; i < self->orbits->len; i++) {
    AdcOrbit *orbit = self->orbits->pdata[i];

    if (g_strcmp0 (orbit->id, id) == 0)
      return orbit;
  }

  return NULL;
}

void
adc_map_add_capacity (AdcMap *self, const char *carrier, const char *load, guint count,
                      const char *rule)
{
  AdcCapacity *capacity = g_new0 (AdcCapacity, 1);

  capacity->carrier = g_strdup (carrier);
  capacity->load = g_strdup (load);
  capacity->count = count;
  capacity->rule = g_strdup (rule);
  g_ptr_array_add (self->capacities, capacity);
}

void
adc_map_take_voyage (AdcMap *self, AdcVoyage *voyage)
{
  g_return_if_fail (ADC_IS_MAP (self));

  g_ptr_array_add (self->voyages, voyage);
}

void
adc_map_connect (AdcMap *self)
{
  g_return_if_fail (ADC_IS_MAP (self));

  g_ptr_array_set_size (self->neighbours, 0);
  for (guint i = 0; i < self->zones->len; i++) {
    const char * const *touches = adc_zone_get_touches (self->zones->pdata[i]);
    GPtrArray *neighbours = g_ptr_array_new ();

    for (guint j = 0; touches[j] != NULL; j++) {
      AdcZone *other = adc_map_find_zone (self, touches[j]);

      if (other != NULL)
        insert_zone (self, neighbours, other);
    }
    g_ptr_array_add (self->neighbours, neighbours);
  }
}
