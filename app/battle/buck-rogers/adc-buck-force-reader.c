/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-reader.h"

#include "adc-battle-report.h"
#include "adc-map.h"
#include "adc-piece.h"

#include <glib/gi18n-lib.h>

#define NOT_KNOWN -1

static const char * const units[ADC_BUCK_N_PIECES] = {
  "trooper", "gennie", "fighter", "battler", "transport", "killer-satellite", "control-marker",
  "factory", "leader",
};

const char * const adc_buck_stats[ADC_BUCK_N_TYPES] = {
  "vs-trooper", "vs-gennie", "vs-fighter", "vs-battler", "vs-transport", "vs-satellite",
  "vs-marker",
};

const char *
adc_buck_get_unit (guint piece)
{
  g_return_val_if_fail (piece < ADC_BUCK_N_PIECES, NULL);

  return units[piece];
}

gboolean
adc_buck_find_unit (const char *unit, guint *piece)
{
  for (guint i = 0; i < ADC_BUCK_N_PIECES; i++)
    if (g_strcmp0 (units[i], unit) == 0) {
      *piece = i;
      return TRUE;
    }

  return FALSE;
}

static AdcPiece *
find_piece (AdcGame *game, guint piece)
{
  AdcEntry *entry = adc_game_lookup (game, units[piece]);

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

/* What a scenario says of its force, or else the game of the unit; NULL when nobody knows. */
static const char *
get_text (AdcBuckReader *self, const AdcScenarioForce *from, guint piece, const char *stat)
{
  const char *text = from != NULL ? g_hash_table_lookup (from->values, stat) : NULL;
  AdcPiece *unit = find_piece (self->game, piece);
  const AdcValue *value = unit != NULL ? adc_piece_get_value (unit, stat) : NULL;

  if (text != NULL)
    return text;

  return value != NULL ? value->text : NULL;
}

int
adc_buck_get_stat (AdcGame *game, guint piece, const char *stat)
{
  AdcPiece *unit = find_piece (game, piece);
  const AdcValue *value = unit != NULL ? adc_piece_get_value (unit, stat) : NULL;
  guint64 number;

  if (value == NULL || !g_ascii_string_to_unsigned (value->text, 10, 0, G_MAXINT, &number, NULL))
    return NOT_KNOWN;

  return number;
}

void
adc_buck_reader_read_units (AdcBuckReader *self)
{
  AdcMap *map = adc_game_get_map (self->game);
  GPtrArray *capacities = map != NULL ? adc_map_get_capacities (map) : NULL;

  for (guint i = 0; i < ADC_BUCK_N_PIECES; i++) {
    AdcEntry *unit = adc_game_lookup (self->game, units[i]);

    self->battle->unit_names[i] = g_strdup (unit != NULL ? adc_entry_get_title (unit) : units[i]);
  }
  for (guint i = 0; capacities != NULL && i < capacities->len; i++) {
    const AdcCapacity *capacity = capacities->pdata[i];
    guint piece;

    if (g_str_equal (capacity->carrier, units[ADC_BUCK_TRANSPORT]) &&
        adc_buck_find_unit (capacity->load, &piece))
      self->battle->capacity[piece] = capacity->count;
  }
}

static gboolean
parse_place (const char *text, AdcBuckPlace *place)
{
  static const char * const names[] = { "zone", "orbit", "aboard" };

  *place = ADC_BUCK_AWAY;
  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], text))
      *place = i;

  return text == NULL || *place != ADC_BUCK_AWAY;
}

/* Adds the pieces of a force to the fight. */
static void
place_force (AdcBuckReader *self, const AdcBuckForce *force)
{
  AdcBuckFight *fight = &self->battle->fight;
  AdcBuckSide *side = &fight->sides[force->side];

  if (force->place == ADC_BUCK_IN_ZONE) {
    if (force->piece == ADC_BUCK_TRANSPORT)
      self->battle->n_transports[force->side] = force->count;
    if (force->piece < ADC_BUCK_N_TYPES)
      side->pieces[force->piece] = force->count;
    else if (force->piece == ADC_BUCK_FACTORY)
      side->n_factories = force->count;
    else
      side->n_leaders = force->count;
  } else if (force->place == ADC_BUCK_IN_ORBIT) {
    if (force->piece == ADC_BUCK_BATTLER)
      side->orbit_battlers = force->count;
    else if (force->piece == ADC_BUCK_SATELLITE)
      side->orbit_satellite = force->count;
    else if (force->piece == ADC_BUCK_LEADER)
      side->orbit_leaders = force->count;
  }
}

static void
read_force (AdcBuckReader *self, const AdcScenarioForce *from, guint side)
{
  static const char * const known[] = { NULL };
  AdcBuckForce force = { .side = side, .count = from->count, .file_line = from->line };

  adc_buck_reader_refuse_strangers (self, from->settings, known, from->line, from->id);
  if (from->targets->len > 0)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                       _("a side has one order of targets, not one for each force"));
  if (!adc_buck_find_unit (from->unit, &force.piece)) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_CONTENTS,
                       _("“%s” is no piece of this game"),
                       from->unit != NULL ? from->unit : from->id);
    return;
  }
  if (!parse_place (from->place, &force.place)) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                       _("“%s” is no place here: a force is in the zone, in the orbit above or "
                         "aboard"),
                       from->place);
    return;
  }
  if (force.place != ADC_BUCK_AWAY &&
      adc_buck_battle_of (self->battle, side, force.piece, force.place) != NULL) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                       /* Translators: the name of a piece */
                       _("%s: a side has one force of them in one place"),
                       self->battle->unit_names[force.piece]);
    return;
  }
  if (force.count > ADC_BUCK_MAX_PIECES) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_CONTENTS,
                       /* Translators: the name of a piece, then a number */
                       _("%s: no army has %u of them"), self->battle->unit_names[force.piece],
                       force.count);
    return;
  }

  force.id = g_strdup (from->id);
  force.name = adc_scenario_dup_force_name (self->game, self->battle->scenario, from->id);
  g_array_append_val (self->battle->forces, force);
  place_force (self, &force);
}

/* What a leader adds. With the advanced table nobody knows, unless it is typed in. */
static void
read_bonus (AdcBuckReader *self, const AdcScenarioForce *from, guint side)
{
  const char *stat = self->battle->is_advanced ? "bonus-advanced" : "bonus";
  const char *text = get_text (self, from, ADC_BUCK_LEADER, stat);
  guint64 bonus = 0;

  if (text == NULL)
    self->battle->lacks_bonus[side] = TRUE;
  else if (!g_ascii_string_to_unsigned (text, 10, 0, ADC_BUCK_N_FACES - 1, &bonus, NULL))
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, NULL,
                       _("“%s” is no bonus of a leader"), text);
  self->battle->fight.sides[side].bonus = MAX (self->battle->fight.sides[side].bonus, bonus);
}

void
adc_buck_reader_read_forces (AdcBuckReader *self, const AdcScenarioSide *from, guint side)
{
  for (guint i = 0; i < from->forces->len; i++) {
    const AdcScenarioForce *force = from->forces->pdata[i];

    read_force (self, force, side);
    if (g_strcmp0 (force->unit, units[ADC_BUCK_LEADER]) == 0 && force->place != NULL &&
        force->count > 0)
      read_bonus (self, force, side);
  }
}

/* A cell of the combat table: a number, X or B. */
static int
parse_number (AdcBuckReader *self, const AdcScenarioForce *from, const char *text)
{
  guint64 number;

  if (text == NULL)
    return NOT_KNOWN;
  if (g_ascii_strcasecmp (text, "X") == 0)
    return ADC_BUCK_NEVER;
  if (g_ascii_strcasecmp (text, "B") == 0)
    return ADC_BUCK_BOMB;
  if (g_ascii_string_to_unsigned (text, 10, 1, ADC_BUCK_N_FACES, &number, NULL))
    return number;

  adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from != NULL ? from->line : 0,
                     from != NULL ? from->id : NULL, RULE_TABLE,
                     _("“%s” is no number of the combat table"), text);
  return NOT_KNOWN;
}

/* All pieces of a type fire alike: what a scenario says of one force must be said of all of
 * them. */
static void
read_numbers (AdcBuckReader *self, const AdcScenarioForce *from, guint attacker, gboolean is_first)
{
  AdcBuckBattle *battle = self->battle;

  for (guint target = 0; target < ADC_BUCK_N_TYPES; target++) {
    const char *text = get_text (self, from, attacker, adc_buck_stats[target]);
    const int number = parse_number (self, from, text);

    if (is_first)
      battle->numbers[attacker][target] = number;
    else if (battle->numbers[attacker][target] != number)
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, from->id, RULE_TABLE,
                         /* Translators: two names of pieces */
                         _("%s at %s: the combat table is the same for all sides"),
                         battle->unit_names[attacker], battle->unit_names[target]);
  }
}

void
adc_buck_reader_fill_table (AdcBuckReader *self)
{
  AdcBuckBattle *battle = self->battle;

  for (guint attacker = 0; attacker < ADC_BUCK_N_TYPES; attacker++) {
    gboolean is_first = TRUE;

    for (guint i = 0; i < battle->forces->len; i++) {
      const AdcBuckForce *force = &g_array_index (battle->forces, AdcBuckForce, i);

      if (force->piece == attacker && force->place != ADC_BUCK_AWAY && force->count > 0) {
        read_numbers (self, adc_scenario_find_force (battle->scenario, force->id, NULL), attacker,
                      is_first);
        is_first = FALSE;
      }
    }
    if (is_first)
      read_numbers (self, NULL, attacker, TRUE);

    for (guint target = 0; target < ADC_BUCK_N_TYPES; target++) {
      const int number = battle->numbers[attacker][target];

      /* Whoever has a number that nobody knows still has his turn. */
      battle->fight.table.number[attacker][target] = number == NOT_KNOWN ? ADC_BUCK_N_FACES
                                                     : number == ADC_BUCK_BOMB ? ADC_BUCK_NEVER
                                                                               : number;
    }
  }
}
