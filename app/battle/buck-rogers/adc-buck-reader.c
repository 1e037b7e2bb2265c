/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-reader.h"

#include "adc-map.h"
#include "adc-settings-reader.h"

#include <glib/gi18n-lib.h>

/* From a scenario, which is only words, to the figures of a fight. */

#define BOMB_NUMBER     7
#define SABOTAGE_NUMBER 7
#define MAX_ROUNDS      99

/* What is worth most comes first. A transport is a target in a battle only when nobody of its
 * side escorts it, so that between two sides its place here matters to bombs alone. */
static const guint8 value_order[] = {
  ADC_BUCK_FACTORY, ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER,
  ADC_BUCK_TRANSPORT, ADC_BUCK_GENNIE, ADC_BUCK_TROOPER, ADC_BUCK_MARKER,
};
static const guint8 value_order_of_many[] = {
  ADC_BUCK_FACTORY, ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER,
  ADC_BUCK_GENNIE, ADC_BUCK_TROOPER, ADC_BUCK_MARKER, ADC_BUCK_TRANSPORT,
};

G_STATIC_ASSERT (G_N_ELEMENTS (value_order) == ADC_BUCK_N_TARGETS);
G_STATIC_ASSERT (G_N_ELEMENTS (value_order_of_many) == ADC_BUCK_N_TARGETS);

static guint
get_choice (AdcBuckReader *self, GHashTable *settings, const char *name,
            const char * const *choices, int line)
{
  return adc_settings_read_choice (settings, name, choices, self->faults, line, NULL);
}

void
adc_buck_reader_refuse_strangers (AdcBuckReader *self, GHashTable *settings,
                                  const char * const *known, int line, const char *force)
{
  adc_settings_refuse_strangers (settings, known, self->battle->scenario, self->faults, line,
                                 force);
}

static gboolean
is_of_kind (AdcZone *zone, AdcBuckZone kind)
{
  switch (adc_zone_get_zone_kind (zone)) {
  case ADC_ZONE_KIND_SURFACE:
  case ADC_ZONE_KIND_SATELLITE:
  case ADC_ZONE_KIND_ASTEROID:
    return kind == ADC_BUCK_TERRITORY;
  case ADC_ZONE_KIND_NEAR_ORBIT:
  case ADC_ZONE_KIND_ONLY_ORBIT:
    return kind == ADC_BUCK_NEAR_ORBIT;
  case ADC_ZONE_KIND_FAR_ORBIT:
    return kind == ADC_BUCK_FAR_ORBIT;
  case ADC_ZONE_KIND_SPACE:
  default:
    return kind == ADC_BUCK_SPACE;
  }
}

static void
read_zone (AdcBuckReader *self, GHashTable *settings)
{
  AdcMap *map = adc_game_get_map (self->game);
  const char *id = adc_settings_get (settings, "zone", NULL);
  const int line = adc_scenario_get_line (self->battle->scenario, "zone");
  AdcZone *zone;

  if (id == NULL)
    return;

  zone = map != NULL ? adc_map_find_zone (map, id) : NULL;
  if (zone == NULL)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, line, NULL, NULL,
                       _("there is no zone “%s”"), id);
  else if (!is_of_kind (zone, self->battle->fight.zone))
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, line, NULL, NULL,
                       /* Translators: the name of a zone, then what kind it is */
                       _("%s is of another kind: %s"), adc_entry_get_title (ADC_ENTRY (zone)),
                       adc_zone_get_kind_title (zone));
  else
    self->battle->zone_title = g_strdup (adc_entry_get_title (ADC_ENTRY (zone)));
}

static void
read_rounds (AdcBuckReader *self, GHashTable *settings)
{
  const char *text = adc_settings_get (settings, "rounds", NULL);
  const int line = adc_scenario_get_line (self->battle->scenario, "rounds");
  guint64 n_rounds;

  if (text == NULL)
    return;

  if (!g_ascii_string_to_unsigned (text, 10, 1, MAX_ROUNDS, &n_rounds, NULL))
    adc_settings_refuse_value ("rounds", text, self->faults, line, NULL);
  else if (self->battle->fight.zone == ADC_BUCK_TERRITORY)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, line, NULL, RULE_BATTLE,
                       _("on a territory they fight to the end"));
  else
    self->battle->fight.last_round = n_rounds;
}

static void
read_owner (AdcBuckReader *self, GHashTable *settings)
{
  GPtrArray *sides = adc_scenario_get_sides (self->battle->scenario);
  const char *owner = adc_settings_get (settings, "owner", NULL);
  const int line = adc_scenario_get_line (self->battle->scenario, "owner");

  self->battle->fight.owner = -1;
  if (owner == NULL)
    return;

  for (guint i = 0; i < MIN (sides->len, ADC_BUCK_MAX_SIDES); i++)
    if (g_str_equal (((AdcScenarioSide *) sides->pdata[i])->id, owner))
      self->battle->fight.owner = i;
  if (self->battle->fight.owner < 0)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, line, NULL, NULL,
                       _("there is no side “%s”"), owner);
  else if (self->battle->fight.zone != ADC_BUCK_TERRITORY)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, line, NULL, RULE_MARKERS,
                       _("control markers lie on territories: nobody owns this zone"));
}

static void
read_settings (AdcBuckReader *self)
{
  static const char * const known[] = { "kind", "zone", "table", "rounds", "owner", "sabotage",
                                        "opening", NULL };
  static const char * const kinds[] = { "territory", "near-orbit", "far-orbit", "space", NULL };
  static const char * const tables[] = { "basic", "advanced", NULL };
  static const char * const sabotages[] = { "try", "no", NULL };
  static const char * const openings[] = { "yes", "no", NULL };
  AdcBuckBattle *battle = self->battle;
  AdcScenario *scenario = battle->scenario;
  GHashTable *settings = adc_scenario_get_settings (scenario);

  adc_buck_reader_refuse_strangers (self, settings, known, 0, NULL);
  battle->fight.zone = get_choice (self, settings, "kind", kinds,
                                   adc_scenario_get_line (scenario, "kind"));
  battle->is_advanced = get_choice (self, settings, "table", tables,
                                    adc_scenario_get_line (scenario, "table")) == 1;
  battle->fight.sabotages = get_choice (self, settings, "sabotage", sabotages,
                                        adc_scenario_get_line (scenario, "sabotage")) == 0;
  battle->has_opening = get_choice (self, settings, "opening", openings,
                                    adc_scenario_get_line (scenario, "opening")) == 0;
  battle->fight.table.bomb = BOMB_NUMBER;
  battle->fight.table.sabotage = SABOTAGE_NUMBER;
  read_zone (self, settings);
  read_rounds (self, settings);
  read_owner (self, settings);
}

static gboolean
has_target (const guint8 *order, guint n, guint target)
{
  for (guint i = 0; i < n; i++)
    if (order[i] == target)
      return TRUE;

  return FALSE;
}

/* What is not named comes after it, by its value. */
static void
read_order (AdcBuckReader *self, const AdcScenarioSide *from, guint side, guint n_sides)
{
  const char *text = adc_settings_get (from->settings, "order", "");
  const guint8 *rest = n_sides > 2 ? value_order_of_many : value_order;
  guint8 *order = self->battle->fight.sides[side].order;
  g_auto(GStrv) words = g_strsplit_set (text, " \t\r\n,", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++) {
    guint target;

    if (*words[i] == '\0')
      continue;
    if (!adc_buck_find_unit (words[i], &target) || target >= ADC_BUCK_N_TARGETS) {
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, RULE_BATTLE,
                         _("“%s” is nothing to aim at"), words[i]);
    } else if (has_target (order, n, target)) {
      adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, NULL,
                         _("“%s” is in the order of targets twice"), words[i]);
    } else {
      order[n++] = target;
    }
  }

  self->battle->n_ordered[side] = n;
  for (guint i = 0; i < ADC_BUCK_N_TARGETS; i++)
    if (!has_target (order, n, rest[i]))
      order[n++] = rest[i];
}

static void
read_side (AdcBuckReader *self, const AdcScenarioSide *from, guint side, guint n_sides)
{
  static const char * const known[] = { "targets", "order", NULL };
  static const char * const policies[] = { "value", "easiest", "order", "best", NULL };
  AdcBuckBattle *battle = self->battle;

  if (from->id[0] < 'a' || from->id[0] >= 'a' + ADC_BUCK_MAX_SIDES || from->id[1] != '\0')
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE, from->line, NULL, NULL,
                       _("the sides are called “a” to “f”, not “%s”"), from->id);
  adc_buck_reader_refuse_strangers (self, from->settings, known, from->line, NULL);
  if (from->arrivals->len > 0)
    adc_faults_append (self->faults, ADC_FAULT_IMPOSSIBLE,
                       ((AdcScenarioArrival *) from->arrivals->pdata[0])->line, NULL, RULE_COMBAT,
                       _("nobody joins a battle once it has begun"));

  battle->side_ids[side] = g_strdup (from->id);
  battle->side_names[side] = adc_buck_dup_side_name (self->game, from);
  battle->side_lines[side] = from->line;
  battle->fight.sides[side].aim = get_choice (self, from->settings, "targets", policies,
                                              from->line);
  read_order (self, from, side, n_sides);
  adc_buck_reader_read_forces (self, from, side);
}

gboolean
adc_buck_battle_read (AdcBuckBattle *self, AdcGame *game, GPtrArray *faults)
{
  AdcBuckReader reader = { .battle = self, .game = game, .faults = faults };
  GPtrArray *sides = adc_scenario_get_sides (self->scenario);
  const guint n_faults = faults->len;

  read_settings (&reader);
  adc_buck_reader_read_units (&reader);
  self->fight.n_sides = MIN (sides->len, ADC_BUCK_MAX_SIDES);
  for (guint i = 0; i < self->fight.n_sides; i++)
    read_side (&reader, sides->pdata[i], i, self->fight.n_sides);
  adc_buck_reader_fill_table (&reader);

  for (guint i = n_faults; i < faults->len; i++)
    if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE)
      return FALSE;

  return TRUE;
}
