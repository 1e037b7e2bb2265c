/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-buck-slot.h"

#include "adc-map.h"

#define MAX_COLOURS 3 /* that one player leads, when there are two of them */

static const AdcBuckSlot slots[] = {
  { "trooper", "zone" },
  { "gennie", "zone" },
  { "fighter", "zone" },
  { "battler", "zone" },
  { "transport", "zone" },
  { "trooper", "aboard" },
  { "factory", "aboard" },
  { "killer-satellite", "zone" },
  { "control-marker", "zone" },
  { "leader", "zone" },
  { "factory", "zone" },
  { "battler", "orbit" },
  { "killer-satellite", "orbit" },
  { "leader", "orbit" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (slots) == ADC_BUCK_N_SLOTS);

static const char * const kinds[] = { "territory", "near-orbit", "far-orbit", "space" };

const AdcBuckSlot *
adc_buck_slot_get (guint index)
{
  g_return_val_if_fail (index < ADC_BUCK_N_SLOTS, NULL);

  return &slots[index];
}

const AdcBuckSlot *
adc_buck_slot_find (const char *unit, const char *place)
{
  for (guint i = 0; i < ADC_BUCK_N_SLOTS; i++)
    if (g_strcmp0 (slots[i].unit, unit) == 0 && g_strcmp0 (slots[i].place, place) == 0)
      return &slots[i];

  return NULL;
}

AdcPiece *
adc_buck_slot_get_piece (const AdcBuckSlot *self, AdcGame *game)
{
  AdcEntry *entry = adc_game_lookup (game, self->unit);

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

static gboolean
is_unit (const AdcBuckSlot *self, const char *unit)
{
  return g_str_equal (self->unit, unit);
}

static gboolean
is_at (const AdcBuckSlot *self, const char *place)
{
  return g_str_equal (self->place, place);
}

/* L-4, L-5 and Deimos touch the far orbit alone: nothing above them can bomb them. */
static gboolean
has_orbit_above (AdcGame *game, AdcScenario *scenario)
{
  AdcMap *map = adc_game_get_map (game);
  const char *id = adc_settings_get (adc_scenario_get_settings (scenario), "zone", NULL);
  AdcZone *zone = map != NULL && id != NULL ? adc_map_find_zone (map, id) : NULL;
  const char * const *touches = zone != NULL ? adc_zone_get_touches (zone) : NULL;

  if (zone == NULL)
    return TRUE;

  for (guint i = 0; touches[i] != NULL; i++) {
    AdcZone *other = adc_map_find_zone (map, touches[i]);

    if (other != NULL && (adc_zone_get_zone_kind (other) == ADC_ZONE_KIND_NEAR_ORBIT ||
                          adc_zone_get_zone_kind (other) == ADC_ZONE_KIND_ONLY_ORBIT))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_owner (AdcScenario *scenario, const AdcScenarioSide *side)
{
  return g_strcmp0 (adc_buck_scenario_get_owner (scenario), side->id) == 0;
}

/* One zone has one satellite, whoever controls it. */
static gboolean
is_satellite_free (const AdcBuckSlot *self, AdcScenario *scenario, const AdcScenarioSide *side)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  for (guint i = 0; i < sides->len; i++)
    if (sides->pdata[i] != side && adc_buck_slot_count (self, sides->pdata[i]) > 0)
      return FALSE;

  return TRUE;
}

static gboolean
is_open_on_ground (const AdcBuckSlot *self, AdcGame *game, AdcScenario *scenario,
                   const AdcScenarioSide *side)
{
  if (is_at (self, "aboard"))
    return FALSE; /* whoever lands gets out */
  if (is_at (self, "orbit"))
    return has_orbit_above (game, scenario) &&
           (!is_unit (self, "killer-satellite") || is_satellite_free (self, scenario, side));
  if (is_unit (self, "factory"))
    return is_owner (scenario, side);
  if (is_unit (self, "control-marker"))
    return adc_buck_scenario_is_advanced (scenario) && is_owner (scenario, side);

  return !is_unit (self, "battler") && !is_unit (self, "killer-satellite");
}

static gboolean
is_open_above (const AdcBuckSlot *self, AdcScenario *scenario, const AdcScenarioSide *side)
{
  if (is_at (self, "orbit"))
    return FALSE;
  if (is_at (self, "aboard"))
    return adc_buck_slot_count (adc_buck_slot_find ("transport", "zone"), side) > 0;
  if (is_unit (self, "killer-satellite"))
    return adc_buck_scenario_get_zone (scenario) == ADC_BUCK_NEAR_ORBIT &&
           is_satellite_free (self, scenario, side);

  return is_unit (self, "fighter") || is_unit (self, "battler") || is_unit (self, "transport") ||
         is_unit (self, "leader");
}

gboolean
adc_buck_slot_is_open (const AdcBuckSlot *self, AdcGame *game, AdcScenario *scenario,
                       const AdcScenarioSide *side)
{
  return adc_buck_scenario_get_zone (scenario) == ADC_BUCK_TERRITORY
             ? is_open_on_ground (self, game, scenario, side)
             : is_open_above (self, scenario, side);
}

/* What the piece's card says, or 0. */
static guint
get_number (AdcPiece *piece, const char *stat)
{
  const AdcValue *value = piece != NULL ? adc_piece_get_value (piece, stat) : NULL;
  int number;

  return value != NULL && adc_value_get_integer (value, &number) && number > 0 ? number : 0;
}

guint
adc_buck_slot_get_supply (const AdcBuckSlot *self, AdcGame *game)
{
  AdcPiece *piece = adc_buck_slot_get_piece (self, game);
  const guint supply = get_number (piece, "supply");

  return supply > 0 ? supply : get_number (piece, "bank");
}

static guint
get_capacity (AdcGame *game, const char *load)
{
  AdcMap *map = adc_game_get_map (game);
  GPtrArray *capacities = map != NULL ? adc_map_get_capacities (map) : NULL;

  for (guint i = 0; capacities != NULL && i < capacities->len; i++) {
    const AdcCapacity *capacity = capacities->pdata[i];

    if (g_str_equal (capacity->carrier, "transport") && g_str_equal (capacity->load, load))
      return capacity->count;
  }

  return 0;
}

/* Transports that carry the one thing are lost to the other. */
static guint
get_room (const AdcBuckSlot *self, AdcGame *game, const AdcScenarioSide *side)
{
  const char *other = is_unit (self, "trooper") ? "factory" : "trooper";
  const guint n_transports = adc_buck_slot_count (adc_buck_slot_find ("transport", "zone"), side);
  const guint n_others = adc_buck_slot_count (adc_buck_slot_find (other, "aboard"), side);
  const guint other_capacity = MAX (get_capacity (game, other), 1);
  const guint n_taken = (n_others + other_capacity - 1) / other_capacity;

  return n_taken < n_transports ? (n_transports - n_taken) * get_capacity (game, self->unit) : 0;
}

guint
adc_buck_slot_get_limit (const AdcBuckSlot *self, AdcGame *game, const AdcScenarioSide *side)
{
  const guint supply = adc_buck_slot_get_supply (self, game);

  if (is_at (self, "aboard"))
    return get_room (self, game, side);
  if (is_unit (self, "killer-satellite") || is_unit (self, "control-marker"))
    return 1;
  if (is_unit (self, "factory"))
    return MIN (supply, ADC_BUCK_MAX_PIECES);

  return MIN (supply * MAX_COLOURS, ADC_BUCK_MAX_PIECES);
}

guint
adc_buck_slot_count (const AdcBuckSlot *self, const AdcScenarioSide *side)
{
  guint count = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (adc_buck_slot_find (force->unit, force->place) == self)
      count += force->count;
  }

  return count;
}

AdcBuckZone
adc_buck_scenario_get_zone (AdcScenario *scenario)
{
  const char *kind = adc_settings_get (adc_scenario_get_settings (scenario), "kind", kinds[0]);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i], kind))
      return i;

  return ADC_BUCK_TERRITORY;
}

gboolean
adc_buck_scenario_is_advanced (AdcScenario *scenario)
{
  return g_str_equal (adc_settings_get (adc_scenario_get_settings (scenario), "table", "basic"),
                      "advanced");
}

const char *
adc_buck_scenario_get_owner (AdcScenario *scenario)
{
  return adc_settings_get (adc_scenario_get_settings (scenario), "owner", NULL);
}
