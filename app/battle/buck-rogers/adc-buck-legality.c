/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-battle-private.h"

#include "adc-map.h"

#include <glib/gi18n-lib.h>

/* What the rules forbid in a battle before its first die, and what must be known before it can
 * be fought. */

#define MAX_COLOURS 3 /* that one player can have */

static void
refuse (GPtrArray *faults, const AdcBuckForce *force, const char *rule, const char *message)
{
  adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, force->file_line, force->id, rule,
                     /* Translators: the name of a force, then what is wrong with it */
                     _("%s: %s"), force->name, message);
}

static void
check_in_zone (AdcBuckBattle *self, const AdcBuckForce *force, GPtrArray *faults)
{
  const AdcBuckZone zone = self->fight.zone;

  switch (force->piece) {
  case ADC_BUCK_TROOPER:
  case ADC_BUCK_GENNIE:
    if (zone != ADC_BUCK_TERRITORY)
      refuse (faults, force, force->piece == ADC_BUCK_TROOPER ? RULE_TROOPERS : RULE_GENNIES,
              _("they stand on territories"));
    break;
  case ADC_BUCK_BATTLER:
    if (zone == ADC_BUCK_TERRITORY)
      refuse (faults, force, RULE_BATTLERS, _("they never land: they are in the orbit above"));
    break;
  case ADC_BUCK_SATELLITE:
    if (zone != ADC_BUCK_NEAR_ORBIT)
      refuse (faults, force, RULE_SATELLITES, _("its place is a near orbit"));
    break;
  case ADC_BUCK_MARKER:
    if (zone != ADC_BUCK_TERRITORY)
      refuse (faults, force, RULE_MARKERS, _("it lies on a territory"));
    else if (!self->is_advanced)
      refuse (faults, force, RULE_MARKERS, _("it fights only with the advanced table"));
    else if ((int) force->side != self->fight.owner)
      refuse (faults, force, RULE_MARKERS, _("another side owns the zone"));
    else if (force->count > 1)
      refuse (faults, force, RULE_MARKERS, _("there is one in a zone"));
    break;
  case ADC_BUCK_FACTORY:
    if (zone != ADC_BUCK_TERRITORY)
      refuse (faults, force, RULE_FACTORIES, _("it stands on a territory, or it is aboard"));
    else if ((int) force->side != self->fight.owner)
      refuse (faults, force, RULE_FACTORIES, _("only the owner of the zone has some here"));
    break;
  default:
    break;
  }
}

/* Whether battlers can be above the territory that the scenario names. */
static gboolean
has_near_orbit (AdcBuckBattle *self, AdcGame *game)
{
  AdcMap *map = adc_game_get_map (game);
  const char *id = adc_settings_get (adc_scenario_get_settings (self->scenario), "zone", NULL);
  AdcZone *zone = map != NULL && id != NULL ? adc_map_find_zone (map, id) : NULL;
  const char * const *touches = zone != NULL ? adc_zone_get_touches (zone) : NULL;

  for (guint i = 0; touches != NULL && touches[i] != NULL; i++) {
    AdcZone *other = adc_map_find_zone (map, touches[i]);

    if (other != NULL && (adc_zone_get_zone_kind (other) == ADC_ZONE_KIND_NEAR_ORBIT ||
                          adc_zone_get_zone_kind (other) == ADC_ZONE_KIND_ONLY_ORBIT))
      return TRUE;
  }

  return touches == NULL;
}

static void
check_in_orbit (AdcBuckBattle *self, AdcGame *game, const AdcBuckForce *force, GPtrArray *faults)
{
  if (self->fight.zone != ADC_BUCK_TERRITORY)
    refuse (faults, force, RULE_BOMBS,
            _("only a battle on a territory has an orbit above it"));
  else if (force->piece != ADC_BUCK_BATTLER && force->piece != ADC_BUCK_SATELLITE &&
           force->piece != ADC_BUCK_LEADER)
    refuse (faults, force, RULE_BOMBS,
            _("of what is in the orbit above, only battlers, a killer satellite and leaders "
              "matter here"));
  else if (!has_near_orbit (self, game))
    refuse (faults, force, NOTE_ORBITS, _("no near orbit touches this territory"));
}

static void
check_aboard (AdcBuckBattle *self, const AdcBuckForce *force, GPtrArray *faults)
{
  if (self->fight.zone == ADC_BUCK_TERRITORY)
    refuse (faults, force, RULE_LOADING, _("nothing is aboard on a territory"));
  else if (self->capacity[force->piece] == 0)
    refuse (faults, force, RULE_CARGO, _("transports carry troopers, or a factory"));
}

/* Each transport carries one kind, and is filled before the next is loaded. */
static void
check_cargo (AdcBuckBattle *self, guint side, GPtrArray *faults)
{
  const guint n_transports = self->fight.sides[side].pieces[ADC_BUCK_TRANSPORT];
  guint n_needed = 0;

  for (guint piece = 0; piece < ADC_BUCK_N_PIECES; piece++) {
    const AdcBuckForce *force = adc_buck_battle_of (self, side, piece, ADC_BUCK_ABOARD);
    const guint capacity = self->capacity[piece];

    if (force == NULL || capacity == 0)
      continue;

    n_needed += (force->count + capacity - 1) / capacity;
    if (force->count > 0 && n_needed > n_transports) {
      adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, force->file_line, force->id, RULE_LOADING,
                         /* Translators: the name of a force, then two numbers of transports */
                         _("%s: all that is aboard needs %u transports, and there are %u"),
                         force->name, n_needed, n_transports);
      return;
    }
  }
}

static guint
count_all (AdcBuckBattle *self, guint side, guint piece)
{
  guint n = 0;

  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    if (force->side == side && force->piece == piece && force->place != ADC_BUCK_AWAY)
      n += force->count;
  }

  return n;
}

static const AdcBuckForce *
find_any (AdcBuckBattle *self, guint side, guint piece)
{
  for (AdcBuckPlace place = 0; place < ADC_BUCK_N_PLACES; place++) {
    const AdcBuckForce *force = adc_buck_battle_of (self, side, piece, place);

    if (force != NULL && force->count > 0)
      return force;
  }

  return NULL;
}

/* A player who leads several armies has the pieces of several colours. */
static void
check_supply (AdcBuckBattle *self, AdcGame *game, guint side, GPtrArray *faults)
{
  for (guint piece = 0; piece < ADC_BUCK_N_PIECES; piece++) {
    const int supply = adc_buck_get_stat (game, piece, "supply");
    const guint n = count_all (self, side, piece);
    const AdcBuckForce *force = find_any (self, side, piece);

    if (force == NULL)
      continue;

    if (n > ADC_BUCK_MAX_PIECES || (supply >= 0 && n > MAX_COLOURS * (guint) supply))
      adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, force->file_line, force->id, RULE_CONTENTS,
                         _("%s: nobody has %u of them"), force->name, n);
    else if (supply >= 0 && n > (guint) supply && piece != ADC_BUCK_LEADER)
      adc_faults_append (faults, ADC_FAULT_MOMENTARY, force->file_line, force->id, RULE_CONTENTS,
                         /* Translators: the name of a force, then how many pieces one army has */
                         _("%s: more than the %d that one colour has"), force->name, supply);
  }
}

/* What comes from the bank is there for all sides together. */
static void
check_bank (AdcBuckBattle *self, AdcGame *game, GPtrArray *faults)
{
  for (guint piece = 0; piece < ADC_BUCK_N_PIECES; piece++) {
    const int bank = adc_buck_get_stat (game, piece, "bank");
    guint n = 0;

    for (guint side = 0; bank >= 0 && side < self->fight.n_sides; side++) {
      const guint before = n;

      n += count_all (self, side, piece);
      if (n > (guint) bank && before <= (guint) bank) {
        const AdcBuckForce *force = find_any (self, side, piece);

        adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, force->file_line, force->id,
                           RULE_CONTENTS,
                           /* Translators: the name of a force, then a number of pieces */
                           _("%s: there are %d of them in the whole game"), force->name, bank);
      }
    }
  }
}

static void
check_satellites (AdcBuckBattle *self, GPtrArray *faults)
{
  guint n = 0;

  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    if (force->piece != ADC_BUCK_SATELLITE || force->place == ADC_BUCK_AWAY || force->count == 0)
      continue;

    n += force->count;
    if (n > 1)
      refuse (faults, force, RULE_SATELLITES, _("there is at most one in a zone"));
  }
}

static gboolean
is_present (const AdcBuckSide *side)
{
  return adc_buck_side_count (side) > 0 || side->n_leaders > 0;
}

/* A leader may not come alone to where enemies are. They may come to where it is, though. */
static void
check_leader (AdcBuckBattle *self, guint side, GPtrArray *faults)
{
  const AdcBuckForce *force = adc_buck_battle_of (self, side, ADC_BUCK_LEADER, ADC_BUCK_IN_ZONE);
  gboolean is_late = FALSE;
  gboolean is_early = FALSE;

  if (force == NULL || force->count == 0 || adc_buck_side_count (&self->fight.sides[side]) > 0)
    return;

  for (guint i = 0; i < self->fight.n_sides; i++)
    if (i != side && adc_buck_side_count (&self->fight.sides[i]) > 0) {
      is_late |= i < side;
      is_early |= i > side;
    }
  if (is_late)
    refuse (faults, force, RULE_LEADERS_MOVE,
            _("a leader never ends its move alone with enemies, and some moved before it"));
  else if (is_early)
    adc_faults_append (faults, ADC_FAULT_MOMENTARY, force->file_line, force->id, RULE_LEADERS,
                       /* Translators: the name of a force */
                       _("%s: alone with enemies, it dies before the first die is thrown"),
                       force->name);
}

static void
check_sides (AdcBuckBattle *self, GPtrArray *faults)
{
  guint n_present = 0;

  for (guint i = 0; i < self->fight.n_sides; i++)
    n_present += is_present (&self->fight.sides[i]);
  if (n_present == 0)
    adc_faults_append (faults, ADC_FAULT_MOMENTARY, 0, NULL, RULE_COMBAT,
                       _("nobody is in the zone yet"));
  else if (n_present == 1)
    adc_faults_append (faults, ADC_FAULT_MOMENTARY, 0, NULL, RULE_COMBAT,
                       _("only one side is in the zone: there is no battle"));
}

void
adc_buck_battle_check (AdcBuckBattle *self, AdcGame *game, GPtrArray *faults)
{
  for (guint i = 0; i < self->fight.n_sides && self->fight.owner < 0; i++)
    if (self->is_advanced && self->fight.sides[i].pieces[ADC_BUCK_MARKER] > 0)
      self->fight.owner = i; /* whose marker lies there */

  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    if (force->count == 0)
      continue;

    if (force->place == ADC_BUCK_IN_ZONE)
      check_in_zone (self, force, faults);
    else if (force->place == ADC_BUCK_IN_ORBIT)
      check_in_orbit (self, game, force, faults);
    else if (force->place == ADC_BUCK_ABOARD)
      check_aboard (self, force, faults);
  }

  check_satellites (self, faults);
  check_bank (self, game, faults);
  for (guint side = 0; side < self->fight.n_sides; side++) {
    check_cargo (self, side, faults);
    check_supply (self, game, side, faults);
    check_leader (self, side, faults);
  }
  check_sides (self, faults);
}

static void
ask (AdcBuckBattle *self, const AdcBuckForce *force, const char *stat, const char *rule,
     GPtrArray *faults, const char *message)
{
  AdcFault *fault = adc_fault_new (ADC_FAULT_MISSING, force->file_line, force->id, rule, message);

  fault->stat = g_strdup (stat);
  g_ptr_array_add (faults, fault);
  self->is_missing = TRUE;
}

/* Whether another side has something of that type where the force could aim at it. */
static gboolean
meets (AdcBuckBattle *self, const AdcBuckForce *force, guint target)
{
  for (guint i = 0; i < self->fight.n_sides; i++) {
    const AdcBuckForce *enemy = adc_buck_battle_of (self, i, target, force->place);

    if (i != force->side && enemy != NULL && adc_buck_force_count (self, enemy) > 0)
      return TRUE;
  }

  return FALSE;
}

static void
ask_numbers (AdcBuckBattle *self, const AdcBuckForce *force, GPtrArray *faults)
{
  for (guint target = 0; target < ADC_BUCK_N_TYPES; target++)
    if (self->numbers[force->piece][target] < 0 && meets (self, force, target)) {
      g_autofree char *message =
          /* Translators: the name of a force, then that of a piece */
          g_strdup_printf (_("%s: nobody knows what it needs against %s"), force->name,
                           self->unit_names[target]);

      ask (self, force, adc_buck_stats[target], RULE_TABLE, faults, message);
    }
}

/* Values that matter to what is left of the battle. */
void
adc_buck_battle_ask (AdcBuckBattle *self, GPtrArray *faults)
{
  for (guint i = 0; i < self->forces->len && !self->is_over; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    if (adc_buck_force_count (self, force) == 0)
      continue;

    if (force->piece == ADC_BUCK_LEADER && self->lacks_bonus[force->side] &&
        force->place != ADC_BUCK_ABOARD) {
      g_autofree char *message =
          /* Translators: the name of a force */
          g_strdup_printf (_("%s: nobody knows what it adds to the dice"), force->name);

      ask (self, force, self->is_advanced ? "bonus-advanced" : "bonus", NOTE_ADVANCED, faults,
           message);
    } else if (force->piece < ADC_BUCK_N_TYPES &&
               (force->place == ADC_BUCK_IN_ZONE || force->piece == ADC_BUCK_SATELLITE)) {
      ask_numbers (self, force, faults);
    }
  }
}
