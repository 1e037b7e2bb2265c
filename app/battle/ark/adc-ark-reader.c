/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-reader.h"

#include "adc-battle-report.h"
#include "adc-card.h"
#include "adc-faction.h"
#include "adc-settings-reader.h"
#include "adc-unit.h"

#include <glib/gi18n-lib.h>

/* From a scenario, which is only words, to the numbers of a fight. */

#define MAX_CUBES 12
#define MAX_GAIN  20
#define N_UNITS   6 /* of a faction */
#define N_HARA    9 /* of the Hara on side B */
#define HARA      "hara"
#define FACTION_UNIT "unite-faction"

static const char * const no_names[] = { NULL };

char *
adc_ark_reader_dup_name (AdcArkReader *self, const AdcScenarioForce *force)
{
  return adc_scenario_dup_force_name (self->game, self->scenario, force->id);
}

void
adc_ark_reader_refuse_values (AdcArkReader *self, const AdcScenarioForce *force,
                              const char * const *known)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, force->values);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name))
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                         /* Translators: the id of a stat */
                         _("a value for “%s” makes no sense here"), (char *) name);
}

static void
refuse_settings (AdcArkReader *self, const AdcScenarioForce *force, const char * const *known)
{
  adc_settings_refuse_strangers (force->settings, known, self->scenario, self->faults, force->line,
                                 force->id);
}

static guint
read_choice (AdcArkReader *self, const char *name, const char * const *choices)
{
  return adc_settings_read_choice (adc_scenario_get_settings (self->scenario), name, choices,
                                   self->faults, adc_scenario_get_line (self->scenario, name),
                                   NULL);
}

static void
read_settings (AdcArkReader *self)
{
  static const char * const known[] = { "mode", "variant", "viewpoint", "powers",
                                        "critical-powers", NULL };
  static const char * const modes[] = { "normal", "first-mission", NULL };
  static const char * const variants[] = { "none", "side-b", "advanced-2", NULL };

  adc_settings_refuse_strangers (adc_scenario_get_settings (self->scenario), known, self->scenario,
                                 self->faults, 0, NULL);
  self->fight->combat.has_artifacts = read_choice (self, "mode", modes) == 0;
  self->fight->variant = read_choice (self, "variant", variants);
  self->fight->viewpoint = read_choice (self, "viewpoint", adc_ark_side_ids);
}

static int
read_number (AdcArkReader *self, const AdcScenarioSide *side, const char *name, int max,
             int fallback)
{
  return adc_settings_read_number (side->settings, name, 0, max, fallback, self->faults, side->line,
                                   NULL);
}

static void
read_faction (AdcArkReader *self, AdcArkParty *party, const AdcScenarioSide *from)
{
  if (from->faction == NULL)
    return;

  party->is_hara = g_str_equal (from->faction, HARA);
  if (!ADC_IS_FACTION (adc_game_lookup (self->game, from->faction)))
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, NULL,
                       _("there is no faction “%s”"), from->faction);
}

static void
read_side (AdcArkReader *self, AdcArkSide side, const AdcScenarioSide *from)
{
  static const char * const known[] = { "arsenal", "defence", "cubes", "unseen", "plays", NULL };
  static const char * const plays[] = { "random", "highest", "reply", NULL };
  AdcArkParty *party = &self->fight->parties[side];

  adc_settings_refuse_strangers (from->settings, known, self->scenario, self->faults, from->line,
                                 NULL);
  if (from->arrivals->len > 0)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE,
                       ((AdcScenarioArrival *) from->arrivals->pdata[0])->line, NULL, RULE_COMBAT,
                       _("nobody joins a battle once it has begun"));
  read_faction (self, party, from);
  party->line = from->line;
  party->name = g_strdup (adc_scenario_get_side_name (self->game, from));
  party->arsenal = read_number (self, from, "arsenal", ADC_ARK_MAX_ARSENAL, ADC_ARK_UNKNOWN);
  party->defence = read_number (self, from, "defence", ADC_ARK_MAX_DEFENCE, ADC_ARK_UNKNOWN);
  party->unseen = read_number (self, from, "unseen", ADC_ARK_MAX_HAND - 1, ADC_ARK_UNKNOWN);
  party->cubes = read_number (self, from, "cubes", MAX_CUBES, 0);
  party->plays = adc_settings_read_choice (from->settings, "plays", plays, self->faults,
                                           from->line, NULL);
}

static void
read_troop (AdcArkReader *self, AdcArkSide side, const AdcScenarioForce *force, gboolean is_wounded)
{
  static const char * const settings[] = { "control", NULL };
  static const char * const controls[] = { "own", "shared", "both", NULL };
  AdcArkTroop troop = { .count = force->count, .is_wounded = is_wounded };

  if (force->unit == NULL || !ADC_IS_UNIT (adc_game_lookup (self->game, force->unit))) {
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_COMBAT,
                       _("only units fight in the room: artifacts are in a hand, played or seen"));
    return;
  }

  troop.is_neutral = !g_str_equal (force->unit, FACTION_UNIT);
  refuse_settings (self, force, troop.is_neutral ? settings : no_names);
  adc_ark_reader_refuse_values (self, force, no_names);
  troop.control = adc_settings_read_choice (force->settings, "control", controls, self->faults,
                                            force->line, force->id);
  troop.id = g_strdup (force->id);
  troop.name = adc_ark_reader_dup_name (self, force);
  g_array_append_val (self->fight->parties[side].troops, troop);
}

static void
read_bonus (AdcArkReader *self, AdcArkSide side, const AdcScenarioForce *force)
{
  static const char * const names[] = {
    [ADC_ARK_GAIN_PER_UNIT] = "defence-per-unit",
    [ADC_ARK_GAIN_FIXED] = "defence",
    [ADC_ARK_GAIN_COMBAT_UNIT] = "combat-per-unit",
    [ADC_ARK_GAIN_COMBAT_CUBE] = "combat-per-cube",
    NULL,
  };
  AdcArkBonus bonus = { .name = adc_ark_reader_dup_name (self, force) };

  refuse_settings (self, force, names);
  adc_ark_reader_refuse_values (self, force, no_names);
  for (guint i = 0; i < ADC_ARK_N_GAINS; i++)
    bonus.gains[i] = adc_settings_read_number (force->settings, names[i], 0, MAX_GAIN, 0,
                                               self->faults, force->line, force->id);
  g_array_append_val (self->fight->parties[side].bonuses, bonus);
}

static void
read_force (AdcArkReader *self, AdcArkSide side, const AdcScenarioForce *force)
{
  const char *place = force->place;

  if (force->targets->len > 0)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, RULE_COMBAT,
                       _("nobody chooses a target in this game"));
  if (place == NULL || force->count == 0)
    return;

  if (g_str_equal (place, "room") || g_str_equal (place, "wounded"))
    read_troop (self, side, force, g_str_equal (place, "wounded"));
  else if (g_str_equal (place, "bonus"))
    read_bonus (self, side, force);
  else if (g_str_equal (place, "hand") || g_str_equal (place, "played"))
    adc_ark_reader_read_card (self, side, force, g_str_equal (place, "played"));
  else if (g_str_equal (place, "seen"))
    adc_ark_reader_read_seen (self, force);
  else
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, force->line, force->id, NULL,
                       /* Translators: a place as written in the file; do not translate the words in
                          quotation marks */
                       _("“%s” is no place here: units are in the “room” or “wounded”, artifacts "
                         "in a “hand”, “played” or “seen”, and whatever else helps is a “bonus”"),
                       place);
}

/* No more of anything than there is. */
static void
check_units (AdcArkReader *self, const AdcScenarioSide * const *sides)
{
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    const AdcArkParty *party = &self->fight->parties[side];
    const gboolean is_large = self->fight->variant == ADC_ARK_VARIANT_SIDE_B &&
                              (party->is_hara || sides[side]->faction == NULL);
    const guint max = is_large ? N_HARA : N_UNITS;
    guint n = 0;

    for (guint i = 0; i < party->troops->len; i++)
      if (!adc_ark_troop (self->fight, side, i)->is_neutral)
        n += adc_ark_troop (self->fight, side, i)->count;
    if (n > max)
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, party->line, NULL, RULE_UNITS,
                         /* Translators: the name of a side, how many units it has here, how many
                            there are */
                         _("%s has %u units here, and there are only %u"), party->name, n, max);
  }
}

static void
check_neutrals (AdcArkReader *self, const AdcScenarioSide * const *sides, const char *unit)
{
  AdcEntry *entry = adc_game_lookup (self->game, unit);
  const AdcValue *copies = ADC_IS_PIECE (entry) ? adc_piece_get_value (ADC_PIECE (entry), "copies")
                                                : NULL;
  int max;
  int n = 0;

  if (copies == NULL || !adc_value_get_integer (copies, &max))
    return;

  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    for (guint i = 0; i < sides[side]->forces->len; i++) {
      const AdcScenarioForce *force = sides[side]->forces->pdata[i];

      if (force->place != NULL && g_strcmp0 (force->unit, unit) == 0)
        n += force->count;
    }
  if (n > max)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, 0, NULL, RULE_NEUTRALS,
                       /* Translators: the name of a unit, how many are in the room, how many there
                          are */
                       _("%s: %d in the room, and there are only %d"), adc_entry_get_title (entry),
                       n, max);
}

/* Both of them, in either order in the file. */
static gboolean
find_sides (AdcArkReader *self, const AdcScenarioSide **sides)
{
  GPtrArray *all = adc_scenario_get_sides (self->scenario);
  gboolean is_right = TRUE;

  for (guint i = 0; i < all->len; i++) {
    const AdcScenarioSide *side = all->pdata[i];

    if (g_strv_contains (adc_ark_side_ids, side->id))
      continue;

    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, side->line, NULL, NOTE_OPPONENTS,
                       /* Translators: do not translate “attacker” and “defender” */
                       _("the sides are called “attacker” and “defender”, not “%s”: two opponents "
                         "are fought one after the other"),
                       side->id);
    is_right = FALSE;
  }
  for (guint i = 0; i < ADC_ARK_N_SIDES; i++) {
    sides[i] = adc_scenario_find_side (self->scenario, adc_ark_side_ids[i]);
    if (sides[i] != NULL)
      continue;

    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, 0, NULL, RULE_COMBAT,
                       i == ADC_ARK_ATTACKER ? _("there is no attacker")
                                             : _("there is no defender"));
    is_right = FALSE;
  }

  return is_right;
}

gboolean
adc_ark_fight_read (AdcArkFight *self, AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  AdcArkReader reader = { self, game, scenario, faults };
  const AdcScenarioSide *sides[ADC_ARK_N_SIDES] = { NULL };
  GPtrArray *log = adc_scenario_get_log (scenario);
  const guint n_faults = faults->len;

  if (log->len > 0)
    adc_faults_append (faults, ADC_FAULT_IMPOSSIBLE, ((AdcScenarioShot *) log->pdata[0])->line,
                       NULL, RULE_COMBAT, _("no dice are thrown in this game"));
  read_settings (&reader);
  if (!find_sides (&reader, sides))
    return FALSE;

  adc_ark_reader_read_pool (&reader);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    read_side (&reader, side, sides[side]);
    for (guint i = 0; i < sides[side]->forces->len; i++)
      read_force (&reader, side, sides[side]->forces->pdata[i]);
    adc_ark_reader_finish_hand (&reader, side, sides[side]);
  }
  check_units (&reader, sides);
  check_neutrals (&reader, sides, "robot");
  check_neutrals (&reader, sides, "espece-683");

  return !adc_faults_forbid (faults, n_faults);
}
